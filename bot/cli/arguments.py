"""The words of the command line: helps are keys of the catalogues, which are read only when somebody asks for help."""

import os
from argparse import Action, ArgumentParser, HelpFormatter
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.text.i18n import Voice


def terminal_voice(language: str | None = None) -> "Voice":
    """The language asked for, else the terminal's, as far as there is a catalogue."""
    from bot.text.catalogues import REFERENCE
    from bot.text.i18n import Localiser, Voice
    from bot.text.preferences import language_of

    localiser = Localiser()
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    spoken = language or language_of(said.partition(".")[0], localiser.languages) or REFERENCE
    return Voice(localiser, spoken)


class Spoken(HelpFormatter):
    """Says in the terminal's language what the keys mean."""

    @cached_property
    def _voice(self) -> "Voice":
        return terminal_voice()

    def _get_help_string(self, action: Action) -> str | None:
        return action.help and self._voice.text(action.help)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return super()._fill_text(self._voice.text(text), width, indent)


class Parser(ArgumentParser):
    """A parser, with those of its commands, whose description and helps are keys."""

    def __init__(self, **given: Any) -> None:
        super().__init__(formatter_class=Spoken, add_help=False, **given)
        self.add_argument("-h", "--help", action="help", help="usage-help")


class Version(Action):
    """Print the version and leave."""

    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        """The version of the package that is installed."""
        # Imported late: it would take a fifth of the time of a short replay.
        from importlib.metadata import version

        parser.exit(message=f"stich {version('stich')}\n")
