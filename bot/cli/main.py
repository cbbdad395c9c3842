"""The `stich` command. Imports what a subcommand needs only when it runs, since `stich replay` must start fast."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.cli.arguments import Parser, Version, terminal_voice, with_whole_digest

if TYPE_CHECKING:
    from argparse import Namespace
    from pathlib import Path

    from bot.cli.play import Box

CANNOT = 1
"""Exit status: the command cannot do its work; a line on stderr says why."""
DECKS = ("french", "french-two-colours", "swiss")
"""`bot.pictures.atlas.LOOKS`, whose import takes the time of a short replay."""
MOST_PROCESSES = 16
"""Of the bot, for `stich play`: each is a whole bot."""
MOST_SERVERS = 100
"""`sandbox.MOST_SERVERS`, whose import takes as long."""
INTERRUPTED = 130
"""Exit status: Ctrl-C came before the command could end by itself."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command with these arguments (None: those of the process), and returns its exit status."""
    args = _parser().parse_args(with_whole_digest(sys.argv[1:] if arguments is None else arguments))
    if args.command == "replay":
        # Called for thousands of records: has its own messages and loads no settings.
        return int(args.run(args))
    from bot.app.settings import CannotRun

    try:
        return int(args.run(args))
    except CannotRun as problem:
        sys.stderr.write(f"stich: {terminal_voice().text(problem.key, **problem.values)}\n")
        return CANNOT
    except KeyboardInterrupt:
        return INTERRUPTED


def _parser() -> Parser:
    from bot.cli import replay

    parser = Parser(prog="stich", description="usage-stich")
    parser.add_argument("--version", action=Version, nargs=0, help="usage-version")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    run = commands.add_parser("run", help="usage-run")
    run.set_defaults(run=_run)

    play = commands.add_parser("play", help="usage-play")
    play.add_argument("game", nargs="?", help="usage-play-game")
    play.add_argument("--data", metavar="FILE", help="usage-play-data")
    play.add_argument("--port", type=_port, default=0, metavar="N", help="usage-play-port")
    play.add_argument("--servers", type=_servers, default=1, metavar="N", help="usage-play-servers")
    play.add_argument("--processes", type=_processes, default=1, metavar="N", help="usage-play-processes")
    play.add_argument("--database-url", metavar="URL", help="usage-play-database-url")
    play.add_argument("--no-open", action="store_true", help="usage-play-no-open")
    play.add_argument("--language", help="usage-play-language")
    play.set_defaults(run=_play)

    replays = commands.add_parser("replay", help="usage-replay")
    replay.add_arguments(replays)
    replays.set_defaults(run=replay.replay)

    simulation = commands.add_parser("simulate", help="usage-simulate")
    simulation.add_argument("game", help="usage-simulate-game")
    simulation.add_argument("--matches", type=int, default=100, metavar="N", help="usage-simulate-matches")
    simulation.add_argument("--players", default="careful,random", metavar="A,B", help="usage-simulate-players")
    simulation.add_argument("--seed", type=int, metavar="N", help="usage-simulate-seed")
    simulation.set_defaults(run=_simulate)

    config = commands.add_parser("config", help="usage-config")
    config.set_defaults(run=_config)

    health = commands.add_parser("health", help="usage-health")
    health.set_defaults(run=_health)

    backup = commands.add_parser("backup", help="usage-backup")
    backup.add_argument("file", metavar="FILE", help="usage-backup-file")
    backup.set_defaults(run=_backup)

    migrate = commands.add_parser("migrate", help="usage-migrate")
    migrate.add_argument("file", metavar="FILE", help="usage-migrate-file")
    migrate.set_defaults(run=_migrate)

    privacy = commands.add_parser("privacy", help="usage-privacy").add_subparsers(required=True, metavar="COMMAND")
    delete = privacy.add_parser("delete", help="usage-privacy-delete")
    delete.add_argument("user", type=_user, metavar="USER_ID", help="usage-privacy-user")
    delete.set_defaults(run=_delete_person)
    privacy.add_parser("repeat", help="usage-privacy-repeat").set_defaults(run=_repeat_deletions)

    ratings = commands.add_parser("ratings", help="usage-ratings").add_subparsers(
        dest="action", required=True, metavar="COMMAND"
    )
    for name, about in (("check", "usage-ratings-check"), ("rebuild", "usage-ratings-rebuild")):
        action = ratings.add_parser(name, help=about)
        action.add_argument("--database", metavar="FILE", help="usage-ratings-database")
        action.set_defaults(run=_ratings)

    deck = commands.add_parser("deck", help="usage-deck").add_subparsers(required=True, metavar="COMMAND")
    preview = deck.add_parser("preview", help="usage-deck-preview")
    preview.add_argument("file", metavar="FILE", help="usage-deck-preview-file")
    preview.add_argument("--deck", choices=DECKS, default=DECKS[0], help="usage-deck-which")
    preview.set_defaults(run=_preview)

    emoji = commands.add_parser("emoji", help="usage-emoji").add_subparsers(required=True, metavar="COMMAND")
    emoji.add_parser("sync", help="usage-emoji-sync").set_defaults(run=_sync_emoji)
    return parser


def _port(text: str) -> int:
    from argparse import ArgumentTypeError

    if text.isascii() and text.isdecimal() and int(text) <= 65535:
        return int(text)
    raise ArgumentTypeError(terminal_voice().text("cli-no-port"))


def _servers(text: str) -> int:
    from argparse import ArgumentTypeError

    if text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_SERVERS:
        return int(text)
    raise ArgumentTypeError(terminal_voice().text("cli-no-servers", most=MOST_SERVERS))


def _processes(text: str) -> int:
    from argparse import ArgumentTypeError

    if text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_PROCESSES:
        return int(text)
    raise ArgumentTypeError(terminal_voice().text("cli-no-processes", most=MOST_PROCESSES))


def _user(text: str) -> int:
    from argparse import ArgumentTypeError

    if text.isascii() and text.isdecimal() and 0 < int(text) < 2**63:
        return int(text)
    raise ArgumentTypeError(terminal_voice().text("cli-no-user"))


def _run(_: "Namespace") -> int:
    from bot.app.supervisor import run
    from bot.app.wiring import run_bot

    run(run_bot)
    return 0


def _play(args: "Namespace") -> int:
    from functools import partial
    from pathlib import Path

    from bot.app.settings import CannotRun
    from bot.app.supervisor import RunBot
    from bot.app.wiring import run_bot
    from bot.cli.play import PlayArguments, run
    from bot.discord.assembly import DEFAULT_GAME
    from engine.registry import game_keys

    voice = terminal_voice()
    if args.language is not None and args.language not in voice.localiser.languages:
        raise CannotRun("cli-no-such-language", language=args.language, languages=", ".join(voice.localiser.languages))
    if args.game is not None and args.game not in game_keys():
        raise CannotRun("cli-no-such-game", game=args.game, games=", ".join(game_keys()))
    arguments = PlayArguments(
        voice=terminal_voice(args.language),
        data=Path(args.data) if args.data is not None else None,
        port=args.port,
        browser=not args.no_open,
        database_url=_database_url(args.database_url, args.processes),
    )

    async def open_box(*, state: "Path | None", port: int) -> "Box":
        """Sets the language of a new sandbox; a stored sandbox keeps its own, unless `--language` is given."""
        fresh = state is None or not state.exists()
        language = arguments.voice.language if fresh or args.language is not None else None
        return await _open_sandbox(state, port, args.servers, language)

    bot: RunBot = partial(run_bot, game=args.game) if args.game is not None else run_bot
    if args.processes > 1:
        from bot.cli.play_processes import Processes

        shards = max(args.processes, args.servers)
        bot = Processes(args.processes, shards, args.game or DEFAULT_GAME, arguments.voice)
    run(arguments, open_box=open_box, run_bot=bot)
    return 0


def _database_url(given: str | None, processes: int) -> str | None:
    """The address of the PostgreSQL database for `stich play`; None: it has a file of its own.

    Raises:
        CannotRun: there are several processes, or an address is given, and it is not that of a PostgreSQL database.
    """
    from bot.app.settings import CannotRun, database_place, load
    from bot.storage.address import PostgresqlAddress

    if given is None and processes == 1:
        return None
    address = given if given is not None else load().database
    if not isinstance(database_place(address), PostgresqlAddress):
        raise CannotRun("cli-play-needs-postgresql")
    return address


async def _open_sandbox(state: "Path | None", port: int, servers: int, language: str | None) -> "Box":
    """Opens the sandbox; raises CannotRun when the port or the file cannot be used."""
    import errno
    import secrets

    from bot.app.settings import CannotRun
    from bot.text.catalogues import language_beneath
    from sandbox import DEFAULT_PEOPLE, Sandbox, UnusableState

    # A fixed token would show all hands to every other user of this machine.
    token = f"sandbox.{secrets.token_hex(4)}.{secrets.token_hex(16)}"
    box = Sandbox(state=state, port=port, servers=servers, token=token)
    try:
        await box.start()
    except UnusableState:
        raise CannotRun("cli-data-unusable", path=str(state)) from None
    except OSError as problem:
        if problem.errno not in {errno.EADDRINUSE, errno.EACCES}:
            raise
        raise CannotRun("cli-port-taken", port=str(port)) from None
    if language is not None:
        # Discord has English and Swedish only with a region, and German only without.
        locale = {"en": "en-US", "sv": "sv-SE"}.get(language, language_beneath(language) or language)
        await box.set_guild_locale(locale)
        await box.set_locale(DEFAULT_PEOPLE[0].name, locale)
    return box


def _simulate(args: "Namespace") -> int:
    from bot.cli.simulate import SimulateArguments, simulate

    simulate(SimulateArguments(args.game, tuple(args.players.split(",")), args.matches, args.seed), terminal_voice())
    return 0


def _config(_: "Namespace") -> int:
    from bot.app.settings import load

    sys.stdout.writelines(f"{name}={value}\n" for name, value in load().shown().items())
    return 0


def _health(_: "Namespace") -> int:
    from bot.app.health import ask
    from bot.app.settings import CannotRun, load

    voice = terminal_voice()
    if lacks := ask(load()):
        reasons = {
            "database": "cli-health-no-database",
            "ownership": "cli-health-no-ownership",
            "ticker": "cli-health-no-ticker",
        }
        part, _space, shard = lacks[0].partition(" ")
        key = reasons.get(part, "cli-health-not-connected")
        raise CannotRun("cli-health-shard", shard=shard, reason=voice.text(key)) if shard else CannotRun(key)
    sys.stdout.write(voice.text("cli-health-well") + "\n")
    return 0


def _backup(args: "Namespace") -> int:
    from bot.cli.backup import backup

    return backup(args)


def _migrate(args: "Namespace") -> int:
    from bot.cli.migrate import migrate

    return migrate(args)


def _delete_person(args: "Namespace") -> int:
    from bot.cli.privacy import delete

    return delete(args)


def _repeat_deletions(args: "Namespace") -> int:
    from bot.cli.privacy import repeat

    return repeat(args)


def _ratings(args: "Namespace") -> int:
    from bot.cli.ratings import ratings

    return ratings(args)


def _preview(args: "Namespace") -> int:
    from bot.cli.deck import preview

    return preview(args)


def _sync_emoji(_: "Namespace") -> int:
    from bot.cli.emoji import sync

    return sync()
