"""`stich replay FILE [--json] [--view SEAT|public]`: replays a record with the engine; `--verify`: checks its seals.

Other programs run it for thousands of records, so with `--json` it imports the engine alone, and reads the catalogues
only for an error.
"""

import io
import json
import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.cards import Seat
from engine.export import plain
from engine.match import Match
from engine.record import Fault, position, read
from engine.turn import Act

if TYPE_CHECKING:
    from bot.text.i18n import Voice
    from bot.text.narration import Account

PUBLIC: Final = "public"
"""The `--view` of the public."""

LONGEST_SHOWN: Final = 200
"""Characters of an argument, a file name or a seat, that an error message repeats."""

LARGEST: Final = 16 << 20
"""Bytes of the largest file that is read: hundreds of times the longest match. A device may have no end."""

REFUSED: Final = 1
"""Exit status: a line of the record is illegal or malformed, or it was not verified."""
UNREADABLE: Final = 2
"""Exit status: there is no such file, view or digest, so nothing was replayed."""
INTERRUPTED: Final = 130
"""Exit status: Ctrl-C."""
READER_GONE: Final = 141
"""Exit status: the reader of the output closed it; a shell shows the same for a program ended by SIGPIPE."""


def add_arguments(parser: ArgumentParser) -> None:
    """Adds the arguments of `stich replay`."""
    catalogues = Path(__file__).parents[1] / "text" / "locale"
    languages = sorted(catalogue.stem for catalogue in catalogues.glob("*.ftl"))
    parser.add_argument("file", metavar="FILE", help="usage-replay-file")
    parser.add_argument("--json", action="store_true", help="usage-replay-json")
    parser.add_argument("--view", metavar="SEAT", help="usage-replay-view")
    parser.add_argument("--verify", action="store_true", help="usage-replay-verify")
    parser.add_argument("--digest", metavar="HEX", help="usage-replay-digest")
    parser.add_argument("--language", choices=languages, default="en", help="usage-replay-language")


def replay(args: Namespace) -> int:
    """Prints the record line by line; returns the exit status, 0 when every line is legal."""
    try:
        with Path(args.file).open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as problem:
        return _complain(args, _unreadable(problem), file=args.file)
    if len(data) > LARGEST:
        return _complain(args, "replay-too-large", file=args.file)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    verifies = args.verify or args.digest is not None
    try:
        status = _verify(args, data) if verifies else _replay(args, data)
        sys.stdout.flush()
    except BrokenPipeError:
        # The buffered rest has no reader either; without this the interpreter would complain at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _replay(args: Namespace, data: bytes) -> int:
    account = None if args.json else _account(args)
    before: Match | None = None
    for number, result in enumerate(read(data), start=1):
        if isinstance(result, Match) and before is None and not _is_view(args.view, result.header.seats):
            return _complain(args, "replay-no-such-view", view=args.view)
        for line in account.tell(number, before, result) if account else [_json_line(args, number, result)]:
            sys.stdout.write(line + "\n")
        if isinstance(result, Fault):
            return REFUSED
        before = result
    if account and before:
        sys.stdout.write(account.end(before) + "\n")
    return 0


def _verify(args: Namespace, data: bytes) -> int:
    from bot.cli.verify import digest_given, verified  # lazily: it needs the catalogues

    if args.json or args.view is not None:
        return _complain(args, "verify-alone")
    shown = None if args.digest is None else digest_given(args.digest)
    if args.digest is not None and shown is None:
        return _complain(args, "verify-no-digest", digest=args.digest)
    holds, lines = verified(data, shown, _voice(args))
    sys.stdout.writelines(line + "\n" for line in lines)
    return 0 if holds else REFUSED


def _account(args: Namespace) -> "Account":
    from bot.text.narration import Account  # lazily: it needs the catalogues

    return Account(_voice(args), _viewer(args.view), whole=args.view is None)


def _json_line(args: Namespace, number: int, result: Match | Fault) -> str:
    if isinstance(result, Fault):
        line = _error(result, args)
    elif args.view is None:
        line = position(result, number)
    else:
        line = seen_position(result, number, _viewer(args.view))
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def seen_position(match: Match, number: int, viewer: Seat | None) -> dict[str, Any]:
    """The position after line `number` as this viewer (None: the public) may know it, with the view."""
    seen = position(match, number)
    view = match.view(viewer)
    if isinstance(view.turn, Act):
        seen["turn"] = view.turn.seat
        if view.turn.seat != viewer:
            seen.pop("legal", None)
            seen.pop("pick", None)
    seen["view"] = plain(view)
    return seen


def _is_view(text: str | None, seats: int) -> bool:
    return text is None or text == PUBLIC or text in map(str, range(seats))


def _viewer(text: str | None) -> Seat | None:
    return Seat(int(text)) if text is not None and len(text) == 1 and text.isdecimal() else None


def _error(fault: Fault, args: Namespace) -> dict[str, Any]:
    from bot.text.narration import reason  # lazily: it needs the catalogues

    return {"n": fault.number, "error": {"rule": fault.rule, "message": reason(fault, _voice(args))}}


def _voice(args: Namespace) -> "Voice":
    from bot.text.i18n import Localiser, Voice  # lazily: `--json` needs no texts while the record is legal

    return Voice(Localiser(), args.language)


def _unreadable(problem: OSError | ValueError) -> str:
    match problem:
        case FileNotFoundError():
            return "replay-no-such-file"
        case IsADirectoryError():
            return "replay-is-directory"
        case PermissionError():
            return "replay-not-permitted"
    return "replay-cannot-read"


def _complain(args: Namespace, key: str, **values: str) -> int:
    printable = {name: _on_one_line(value) for name, value in values.items()}
    sys.stderr.write(_voice(args).text(key, **printable) + "\n")
    return UNREADABLE


def _on_one_line(text: str) -> str:
    escaped = text.encode("unicode_escape").decode() if not text.isprintable() else text
    return escaped if len(escaped) <= LONGEST_SHOWN else "…" + escaped[-LONGEST_SHOWN:]
