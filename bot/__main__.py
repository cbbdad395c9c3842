"""The `stich` command. It imports what a subcommand needs when it runs: workers import this module once more."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from pathlib import Path

    from bot.i18n import Voice
    from bot.play import Box

CANNOT = 1
"""Exit status: the command cannot do its work, and one line says why."""
INTERRUPTED = 130
"""Exit status: Ctrl-C came before the command could end by itself."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (those of the process); its exit status."""
    args = _parser().parse_args(arguments)
    if args.command == "replay":
        # Called for thousands of records: it has its own messages and loads no settings.
        return int(args.run(args))
    from bot.settings import CannotRun

    try:
        return int(args.run(args))
    except CannotRun as problem:
        sys.stderr.write(f"stich: {_voice().text(problem.key, **problem.values)}\n")
        return CANNOT
    except KeyboardInterrupt:
        return INTERRUPTED


def _parser() -> "ArgumentParser":
    from argparse import Action, ArgumentParser

    from bot import replay

    class Version(Action):
        def __call__(self, parser: ArgumentParser, *_: object) -> None:
            # Imported late: it would take a fifth of the time of a short replay.
            from importlib.metadata import version

            parser.exit(message=f"stich {version('stich')}\n")

    parser = ArgumentParser(prog="stich", description="European trick-taking card games on Discord.")
    parser.add_argument("--version", action=Version, nargs=0, help="show the version and exit")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    run = commands.add_parser("run", help="run the bot on Discord (DISCORD_TOKEN=… stich run)")
    run.set_defaults(run=_run)

    play = commands.add_parser("play", help="play in the browser, without a Discord account")
    play.add_argument("game", nargs="?", help="the game that the Play button offers first")
    play.add_argument("--data", metavar="FILE", help="keep tables in this database, messages in FILE.sandbox")
    play.add_argument("--port", type=_port, default=0, metavar="N", help="the port of the page (any free one)")
    play.add_argument("--no-open", action="store_true", help="print the address and open no browser")
    play.add_argument("--language", help="the language of the server and of the first player (the terminal's)")
    play.set_defaults(run=_play)

    replays = commands.add_parser("replay", help="replay a match record")
    replay.add_arguments(replays)
    replays.set_defaults(run=replay.replay)

    simulation = commands.add_parser("simulate", help="let computer players play against each other")
    simulation.add_argument("game", help="the game")
    simulation.add_argument("--matches", type=int, default=100, metavar="N", help="how many (100)")
    simulation.add_argument("--players", default="careful,random", metavar="A,B", help="one for each seat")
    simulation.add_argument("--seed", type=int, metavar="N", help="the same seed plays the same matches")
    simulation.set_defaults(run=_simulate)

    config = commands.add_parser("config", help="print the settings in force, secrets masked")
    config.set_defaults(run=_config)

    health = commands.add_parser("health", help="ask the running bot whether it is connected; exit status 0 if so")
    health.set_defaults(run=_health)
    return parser


def _port(text: str) -> int:
    from argparse import ArgumentTypeError

    if text.isascii() and text.isdecimal() and int(text) <= 65535:
        return int(text)
    raise ArgumentTypeError("a port is a number from 0 to 65535")


def _voice(language: str | None = None) -> "Voice":
    """The language asked for, else the terminal's, as far as there is a catalogue."""
    import os

    from bot.i18n import REFERENCE, Localiser, Voice, language_of

    localiser = Localiser()
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    spoken = language or language_of(said.partition(".")[0], localiser.languages) or REFERENCE
    return Voice(localiser, spoken)


def _run(_: "Namespace") -> int:
    from bot.running import run
    from bot.wiring import run_bot

    run(run_bot)
    return 0


def _play(args: "Namespace") -> int:
    from functools import partial
    from pathlib import Path

    from bot.play import Asked, run
    from bot.settings import CannotRun
    from bot.wiring import run_bot
    from engine.registry import game_keys

    voice = _voice()
    if args.language is not None and args.language not in voice.localiser.languages:
        raise CannotRun("cli-no-such-language", language=args.language, languages=", ".join(voice.localiser.languages))
    if args.game is not None and args.game not in game_keys():
        raise CannotRun("cli-no-such-game", game=args.game, games=", ".join(game_keys()))
    asked = Asked(
        voice=_voice(args.language),
        data=Path(args.data) if args.data is not None else None,
        port=args.port,
        browser=not args.no_open,
    )

    async def open_box(*, state: "Path | None", port: int) -> "Box":
        """A new server speaks the language of the command; one that was kept goes on as it is, unless told."""
        fresh = state is None or not state.exists()
        return await _open_sandbox(state, port, asked.voice.language if fresh or args.language is not None else None)

    run(asked, open_box=open_box, run_bot=partial(run_bot, game=args.game) if args.game is not None else run_bot)
    return 0


async def _open_sandbox(state: "Path | None", port: int, language: str | None) -> "Box":
    """The sandbox, open; raises CannotRun when the port or the file cannot be used."""
    import errno

    from bot.settings import CannotRun
    from sandbox import DEFAULT_PEOPLE, Sandbox, UnusableState

    box = Sandbox(state=state, port=port)
    try:
        await box.start()
    except UnusableState:
        raise CannotRun("cli-data-unusable", path=str(state)) from None
    except OSError as problem:
        if problem.errno not in {errno.EADDRINUSE, errno.EACCES}:
            raise
        raise CannotRun("cli-port-taken", port=str(port)) from None
    if language is not None:
        # Discord has no plain English or Swedish.
        locale = {"en": "en-US", "sv": "sv-SE"}.get(language, language)
        await box.set_guild_locale(locale)
        await box.set_locale(DEFAULT_PEOPLE[0].name, locale)
    return box


def _simulate(args: "Namespace") -> int:
    from bot.simulate import Asked, simulate

    simulate(Asked(args.game, tuple(args.players.split(",")), args.matches, args.seed), _voice())
    return 0


def _config(_: "Namespace") -> int:
    from bot.settings import load

    sys.stdout.writelines(f"{name}={value}\n" for name, value in load().shown().items())
    return 0


def _health(_: "Namespace") -> int:
    from bot.health import ask
    from bot.settings import CannotRun, load

    if not ask(load()):
        raise CannotRun("cli-health-not-connected")
    sys.stdout.write(_voice().text("cli-health-well") + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
