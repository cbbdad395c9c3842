"""The frame around a scene: the players and their seats, the deadline of the turn, the rules in force."""

import dataclasses
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

from bot.text.i18n import Voice
from bot.text.patterns import MINUS, in_digits
from bot.text.render.cast import cast_names
from bot.text.render.rendered import NAMES, REMEMBERED, escape, short_name, tidy_name
from engine.cards import CARD_TEXTS, Seat, parse_card
from engine.match import DEFAULT_PRESET
from engine.options import make_options, variant_in_force
from engine.registry import game as find_game

Figures: TypeAlias = Sequence[tuple[str, int]]
"""Amounts beside the scores, by name: a pot."""
NEGATIVE: Final = re.compile(r"(?<!\w)-(?=\d)")
"""The hyphen before a negative number in the value of an option."""
NO_CLOCK: Final = "none"
"""The pace of a table where one person plays with computers."""
MATCH: Final = "match"
"""The group of the options that decide how long a match is and how it ends; its first option is the most important."""
TURN_COLOUR, WAIT_COLOUR, END_COLOUR = 0x2E8B57, 0x5865F2, 0xC9A227
"""The colours of an embed's edge: your turn, somebody else's, the end. The text always says the same in words."""


@dataclass(frozen=True, slots=True)
class Seated:
    """The holder of a seat: a person by `name`, or the computer player of the kind `computer`.

    `cast`: the number of the computer's name (`cast_member`). `autopilot`: the computer plays for the person.
    `instead_of`: the name of the person who left this seat to the computer during the match (see `person_name`).
    """

    name: str = ""
    computer: str | None = None
    cast: int = 0
    autopilot: bool = False
    host: bool = False
    instead_of: str | None = None


@dataclass(frozen=True, slots=True)
class Frame:
    """A table around its scene.

    `seated` is in seat order; None is an empty seat, in the lobby only. `options` are those that differ from the
    preset. `pace`: how much time a turn has, or `NO_CLOCK`; empty where nothing is said of it. `deadline` is the end of
    the turn in Unix seconds. `rating`: whether the match is rated, and why not: the end of a key `rating-…`, empty
    where nothing is said of it.
    `deal_hash`: the first digits of the hash of the present deal; `digest`: that of the finished match's record; empty
    where there is none.
    """

    game: str
    seated: tuple[Seated | None, ...]
    pace: str
    preset: str = DEFAULT_PRESET
    options: tuple[tuple[str, Any], ...] = ()
    deadline: int | None = None
    rating: str = ""
    deal_hash: str = ""
    digest: str = ""


def with_short_names(frame: Frame) -> Frame:
    """The frame with the names of people in little room."""
    seated = tuple(
        held
        and dataclasses.replace(
            held, name=held.name and short_name(held.name), instead_of=held.instead_of and short_name(held.instead_of)
        )
        for held in frame.seated
    )
    return dataclasses.replace(frame, seated=seated)


def plain_names(seated: Sequence[Seated | None], voice: Voice) -> tuple[str, ...]:
    """The names of the players for places without markdown: buttons, footers, autocomplete.

    Equal names of people get the numbers of their seats; a computer has a name of its own.
    """
    return _names(tuple(seated), voice, tidy_name)


def shown_names(seated: Sequence[Seated | None], voice: Voice) -> tuple[str, ...]:
    """The names of the players for messages, escaped: a name makes no markdown, mention or link."""
    return _names(tuple(seated), voice, escape)


@lru_cache(NAMES)
def _names(seated: tuple[Seated | None, ...], voice: Voice, shown: Callable[[str], str]) -> tuple[str, ...]:
    members = {Seat(seat): held.cast for seat, held in enumerate(seated) if held and held.computer is not None}
    taken = [name for held in seated if held for name in (held.name, held.instead_of) if name]
    computers = cast_names(members, taken, voice) if members else {}
    names = [computers.get(Seat(seat)) or _name(held, voice, shown) for seat, held in enumerate(seated)]
    count = Counter(names)
    return tuple(
        voice.text("seat-numbered", name=name, seat=str(seat)) if count[name] > 1 else name
        for seat, name in enumerate(names, start=1)
    )


def person_name(name: str | None, voice: Voice) -> str:
    """The name of a person for messages, escaped; nobody's name (empty, or None) is that of a former player."""
    return escape(name) if name else voice.text("former-player")


def forget_names() -> None:
    """Forget all names that were shown; the next page remembers its own again."""
    for remembered in (_names, *REMEMBERED):
        remembered.cache_clear()


def _name(seated: Seated | None, voice: Voice, shown: Callable[[str], str]) -> str:
    if seated is None:
        return voice.text("seat-empty")
    return shown(seated.name) if seated.name else voice.text("former-player")


def computer_mark(seated: Seated | None, voice: Voice) -> str:
    """The word that tells a computer from a person where the players are listed; empty for a person."""
    return voice.text(f"seat-mark-{seated.computer}") if seated is not None and seated.computer is not None else ""


def marked(name: str, seated: Seated | None, voice: Voice) -> str:
    """The name of a player in a list of the players: that of a computer is marked."""
    mark = computer_mark(seated, voice)
    return voice.text("seat-parts", name=name, parts=mark) if mark else name


def game_name(game: str, voice: Voice) -> str:
    """The game's name."""
    return voice.text(f"{game}-name")


def hand_title(game: str, place: str, voice: Voice) -> str:
    """The title of a hand: the game and, if it has a name, the server `place`, written as its owner wrote it."""
    name = game_name(game, voice)
    return (
        voice.text("panel-title-at", game=name, place=escape(place)) if place else voice.text("panel-title", game=name)
    )


def preset_name(game: str, preset: str, voice: Voice) -> str:
    """The name of a preset or variant."""
    is_variant = preset in find_game(game).variants
    return voice.text(f"{game}-variant-{preset}" if is_variant else f"{game}-preset-{preset}")


def option_label(game: str, field: str, voice: Voice) -> str:
    """The name of an option."""
    return voice.text(f"{game}-option-{field}")


def option_value(game: str, field: str, value: Any, voice: Voice) -> str:
    """The name of an option's value; a number is shown as it is, of a list each value, and each number in a text.

    The text of a value that is a card gets the card in the words of the reader's deck.
    """
    if isinstance(value, tuple):
        return " ".join(option_value(game, field, part, voice) for part in value)
    if isinstance(value, str) and " " not in value:
        card = {"card": voice.plain.card(parse_card(value))} if value in CARD_TEXTS else {}
        return voice.text(f"{game}-option-{field}-{value}", **card)
    return in_digits(value) if isinstance(value, int) else NEGATIVE.sub(MINUS, str(value))


def rules_in_force(frame: Frame) -> tuple[str, tuple[tuple[str, Any], ...]]:
    """The name of the rules and the options that differ from them: a variant without options, or else the preset."""
    variant = variant_in_force(find_game(frame.game), frame.preset, frame.options)
    return (frame.preset, frame.options) if variant is None else (variant, ())


def changed_options(frame: Frame, voice: Voice) -> list[str]:
    """The options that differ from the variant or preset in force, in words."""
    return _option_texts(frame, rules_in_force(frame)[1], voice)


def _option_texts(frame: Frame, options: Iterable[tuple[str, Any]], voice: Voice) -> list[str]:
    return [
        voice.text(
            "rules-option",
            label=option_label(frame.game, field, voice),
            value=option_value(frame.game, field, value, voice),
        )
        for field, value in options
    ]


def essential_options(frame: Frame, voice: Voice) -> list[str]:
    """What players ask before a match: the option that decides its length, then those that differ from the rules."""
    game = find_game(frame.game)
    differing = dict(rules_in_force(frame)[1])
    ending = [field.name for field in dataclasses.fields(game.options_type) if field.metadata["group"] == MATCH][:1]
    if ending:
        options = make_options(game, frame.preset, dict(frame.options), len(frame.seated))
        differing = {name: getattr(options, name) for name in ending} | differing
    return _option_texts(frame, differing.items(), voice)


def rules_line(frame: Frame, voice: Voice) -> str:
    """The name of the rules, the options that differ from them, the pace, and whether it is rated, in one line."""
    name = preset_name(frame.game, rules_in_force(frame)[0], voice)
    rating = voice.text(f"rating-{frame.rating}") if frame.rating else ""
    pace = voice.text(f"pace-{frame.pace}") if frame.pace else ""
    return joined([name, *changed_options(frame, voice), pace, rating], voice)


def joined(parts: Sequence[str], voice: Voice) -> str:
    """The parts that are not empty, in one line, with a dot between them."""
    return voice.text("separator").join(part for part in parts if part)


def after_one_another(parts: Sequence[str], voice: Voice) -> str:
    """The parts that are not empty, in one line: a sentence follows a sentence, and a dot comes after anything else."""
    line = ""
    for part in parts:
        if line and part:
            line += voice.text("step-parts" if ends_sentence(line) else "separator")
        line += part
    return line


def ends_sentence(text: str) -> bool:
    """Whether the text ends like a sentence, so that another may follow it."""
    return text.endswith(tuple(".!?。"))


def figure_texts(game: str, figures: Figures, voice: Voice) -> list[str]:
    """The amounts beside the scores: the pot and what is in it."""
    named = [(f"{voice.chip_emoji()} {figure_name(game, name, voice)}".lstrip(), amount) for name, amount in figures]
    return [voice.text("table-figure", name=name, amount=amount) for name, amount in named]


def figure_name(game: str, name: str, voice: Voice) -> str:
    """The name of an amount beside the scores."""
    return voice.text(f"{game}-figure-{name}")


def sides_of(frame: Frame) -> tuple[tuple[Seat, ...], ...]:
    """The sides that score, each with its seats."""
    return find_game(frame.game).sides(len(frame.seated))


def side_name(seats: Sequence[Seat], names: Sequence[str], voice: Voice) -> str:
    """The name of a side: that of the player, or those of all partners of a team."""
    return voice.several([names[seat] for seat in seats])


def partners_of(frame: Frame, seat: Seat) -> tuple[Seat, ...]:
    """The partners of this seat; empty in a game without teams."""
    (side,) = [seats for seats in sides_of(frame) if seat in seats]
    return tuple(partner for partner in side if partner != seat)


def in_teams(frame: Frame) -> bool:
    """Whether several seats score together."""
    return any(len(seats) > 1 for seats in sides_of(frame))
