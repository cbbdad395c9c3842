"""Whether what is shown is in a language, and in no other: told by its script, or by the words of the catalogues."""

import re
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from bot.text.i18n import Localiser
from tests.discord.house import text_of
from tests.i18n.catalogues import OTHERS, vocabulary

KANA = re.compile(r"[ぁ-んァ-ヶ一-龯]")
LATIN = re.compile(r"[A-Za-zÀ-ÿŒœ]{2,}")
NOT_WORDS = re.compile(
    r"<t:\d+:R>|https://\S+|<@\d+>|[A-Z]{3}-\d[\d.]*|(?<![A-Za-z])[AKQJ](?![A-Za-z])|\b[0-9a-f]{12,64}\b"
)
NAMES = {"Anna", "Ben", "Boss", "Card", "Carla", "Club", "cards", "Deutsch", "Discord", "English"} | {
    "Français",
    "Svenska",
}
"""People, the server and its channel, and names that are the same in every language."""
SWISS = {"Buur", "Nell", "Obenabe", "Undenufe"}
"""Swiss words that no language translates, with which Jass is played everywhere."""
LOANS = {"CPU"}
"""Words that Japanese players write in Latin letters: computer players are called so in games."""
SAYS = Localiser(strict=True)

Check = Callable[..., None]


def latin(text: str) -> set[str]:
    """The words in Latin letters of a text, names apart."""
    return set(LATIN.findall(NOT_WORDS.sub(" ", text))) - NAMES - SWISS - LOANS


def japanese(*messages: Any) -> None:
    """Every message is in Japanese and has no word in Latin letters."""
    for message in messages:
        text = text_of(message)
        assert KANA.search(text), text
        assert not latin(text), text


@cache
def _only(language: str, other: str) -> frozenset[str]:
    """The words that players of one language read, and those of the other do not."""
    return vocabulary(language) - vocabulary(other)


def _spoken(language: str, other: str, *messages: Any) -> None:
    for message in messages:
        text = text_of(message)
        words = {word.lower() for word in latin(text)}
        assert words & _only(language, other), text
        assert not words & _only(other, language), (words & _only(other, language), text)
        assert not KANA.search(text), text


def german(*messages: Any) -> None:
    """Every message has words that only German has, none that only English has, and nothing Japanese."""
    _spoken("de", "en", *messages)


def english(*messages: Any) -> None:
    """Every message has words that only English has, none that only German has, and nothing Japanese."""
    _spoken("en", "de", *messages)


CHECKS: dict[str, Check] = {language: partial(_spoken, language, "en") for language in OTHERS} | {"ja": japanese}
"""The checks of all languages but English, which are told from English."""
