"""Catalogues: the texts of one language as Fluent files, which are found by listing folders.

The bot's own texts are in `bot/text/locale/<language>.ftl`; what any game may say (cards, lists, refusals) is in
`engine/locale/<language>.ftl`; the texts of a game are in `engine/games/<game>/locale/<language>.ftl`, where every key
begins with the game's name. Lessons have catalogues of their own, in `lessons/<language>.ftl` of a game and of the
engine, where every key begins with `<game>-lessons`. A new catalogue needs no change of code. A variant of a language
(`de-CH`) is a catalogue of the texts that differ; it takes over all others, in its own spelling.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

import engine.games

REFERENCE: Final = "en"
"""The language that is always complete, and the last of every fallback chain."""
BOT: Final = ""
"""The owner of the bot's own catalogue, where a game's key is the owner of the game's."""
ENGINE: Final = "engine"
"""The owner of the catalogue with what any game may say."""
LESSONS: Final = "lessons"
"""The folder of the lessons of a game, or of the engine, and their texts; the end of the name of their owner."""

SPELLINGS: Final[Mapping[str, Mapping[int, str]]] = {"de-CH": str.maketrans({"ß": "ss", "„": "«", "“": "»"})}
"""How a variant of a language writes the texts that it takes over: German in Switzerland has no ß."""

Sources: TypeAlias = Mapping[str, Mapping[str, str | Path]]
"""Catalogues by language, then owner (`BOT`, `ENGINE` or a game's key): a file, or the text itself."""


def find_catalogues() -> dict[str, dict[str, Path]]:
    """Lists every catalogue file, by language, then owner; what the bot does not speak itself is left out."""
    files = _files_in("locale")
    for language, owners in _files_in(LESSONS, suffix=f"-{LESSONS}").items():
        files.get(language, {}).update(owners)
    return files


def folders() -> dict[str, Path]:
    """The folders of the bot's texts, the engine and the games, by owner."""
    games = [folder for root in engine.games.__path__ for folder in sorted(Path(root).iterdir())]
    return {BOT: Path(__file__).parent, ENGINE: Path(engine.__file__).parent, **{game.name: game for game in games}}


def _files_in(subfolder: str, *, suffix: str = "") -> dict[str, dict[str, Path]]:
    files: dict[str, dict[str, Path]] = {}
    for owner, folder in folders().items():
        for file in sorted((folder / subfolder).glob("*.ftl")):
            files.setdefault(file.stem, {})[f"{owner}{suffix}"] = file
    return files


def language_beneath(language: str) -> str | None:
    """The language of which this is a variant, `de` for `de-CH`; None for a language of its own."""
    return language.partition("-")[0] if language in SPELLINGS else None


def layers(sources: Sources, language: str) -> dict[str, list[tuple[str | Path, Mapping[int, str]]]]:
    """What is read for each owner, in this order, each with a spelling: a variant covers the language beneath it."""
    beneath = language_beneath(language)
    taken_over = sources.get(beneath, {}) if beneath is not None else {}
    own = sources[language]
    return {
        owner: [
            *([(taken_over[owner], SPELLINGS[language])] if owner in taken_over else []),
            *([(own[owner], {})] if owner in own else []),
        ]
        for owner in {**taken_over, **own}
    }


@cache
def _parsed(text: str) -> Resource:
    """Parses a catalogue, which takes long, once for all localisers of a process.

    Where each part begins and ends in the file would take a third more time, and memory for good.
    """
    return FluentParser(with_spans=False).parse(text)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The texts of one language.

    `bundle` holds the texts that were read; `unread` the sources that were not, by owner, each in its layers.
    """

    bundle: FluentBundle
    unread: dict[str, list[tuple[str | Path, Mapping[int, str]]]]

    def read(self, owner: str) -> None:
        """Reads the owner's texts, unless they are read already or there are none."""
        for source, spelling in self.unread.pop(owner, ()):
            text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source
            self.bundle.add_resource(_parsed(text.translate(spelling)), allow_overrides=True)

    def read_all(self) -> None:
        """Reads the texts of every owner."""
        for owner in tuple(self.unread):
            self.read(owner)

    def has(self, key: str) -> bool:
        """Whether there is a text of this key; reads as few sources as possible, the bot's own, the largest, last."""
        if self.bundle.has_message(key):
            return True
        game, _, rest = key.partition("-")
        for owner in (game, f"{game}-{rest.partition('-')[0]}", ENGINE, BOT):
            self.read(owner)
            if self.bundle.has_message(key):
                return True
        return False
