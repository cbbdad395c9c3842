"""The parser of the command line. Its helps are keys of the catalogues, which are read only when help is printed."""

import os
import string
from argparse import Action, ArgumentParser, HelpFormatter
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from bot.text.i18n import Voice

DIGITS: Final = 64
"""Of a digest."""
HEXADECIMAL: Final = frozenset(string.hexdigits)


def terminal_voice(language: str | None = None) -> "Voice":
    """A voice in this language, else in that of the terminal, else in English."""
    from bot.text.catalogues import REFERENCE
    from bot.text.i18n import Localiser, Voice
    from bot.text.preferences import language_of

    localiser = Localiser()
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return Voice(localiser, language or language_of(locale.partition(".")[0], localiser.languages) or REFERENCE)


def with_whole_digest(arguments: Sequence[str]) -> list[str]:
    """The arguments, with a digest in groups, as the result shows it and people copy it, joined to one of them.

    >>> with_whole_digest(["--digest", "ab" * 16, "cd" * 16, "file"]) == ["--digest", "ab" * 16 + "cd" * 16, "file"]
    True
    """
    joined: list[str] = []
    for argument in arguments:
        after = joined[-2:-1] == ["--digest"] and len(joined[-1]) + len(argument) <= DIGITS
        if after and HEXADECIMAL.issuperset(joined[-1] + argument):
            joined[-1] += argument
        else:
            joined.append(argument)
    return joined


class TranslatedHelp(HelpFormatter):
    """Formats helps, which are keys of the catalogues, in the language of the terminal."""

    @cached_property
    def _voice(self) -> "Voice":
        return terminal_voice()

    def _get_help_string(self, action: Action) -> str | None:
        return action.help and self._voice.text(action.help)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return super()._fill_text(self._voice.text(text), width, indent)


class Parser(ArgumentParser):
    """A parser of the command or a subcommand, whose description and helps are keys of the catalogues."""

    def __init__(self, **given: Any) -> None:
        super().__init__(formatter_class=TranslatedHelp, add_help=False, **given)
        self.add_argument("-h", "--help", action="help", help="usage-help")


class Version(Action):
    """Prints the version and exits."""

    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        """Prints the version of the installed package."""
        # Imported late: it would take a fifth of the time of a short replay.
        from importlib.metadata import version

        parser.exit(message=f"stich {version('stich')}\n")
