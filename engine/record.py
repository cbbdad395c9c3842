"""Match records: JSON Lines, one object a line (the notation's file form), read and written.

Reading is strict. A line outside the notation is malformed, and the fault names the line; a line that this position
does not allow is illegal, and the fault names the rule. A reader gets the longest valid prefix, then the fault.

>>> from engine.registry import game
>>> match = Match.start(game("klaberjass"), seats=2, dealer=Seat(1))
>>> write(match)
'{"stich":1,"game":"klaberjass","seats":2,"dealer":1}\\n'
>>> [match] = read(write(match).encode())
>>> match.header.dealer
1
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.cards import CARD_TEXTS, Card, Seat, parse_card
from engine.choice import PickOne
from engine.game import AnyGame, Chance, IllegalAction, Malformed
from engine.match import DEFAULT_PRESET, ActLine, DealLine, EndLine, Header, Line, Match, Seal, TakeBackLine
from engine.message import Message
from engine.turn import Act, DealDue, Over

FORMAT_VERSION: Final = 1
ACTORS: Final = frozenset({"player", "autopilot", "computer"})
"""The values of `by`."""
LONGEST_NUMBER: Final = 300
"""Digits; longer numbers, and lists of them, could be replayed but not be told in words."""
LONGEST_ID: Final = 64
AGREED: Final = "agreed"
"""Why a match ends before its agreed length."""
SALT_DIGITS: Final = range(32, 129)
HASH_DIGITS: Final = range(64, 65)
HEX_DIGITS: Final = frozenset("0123456789abcdef")


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with line `number` (from 1): the refusing paragraph, or None when the line is malformed."""

    number: int
    rule: str | None
    message: Message


def _malformed(key: str) -> Malformed:
    return Malformed(Message(key))


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise _malformed("record-key-twice")
    return found


def _constant(_: str) -> Any:
    raise _malformed("record-not-json")


def _whole_number(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise _malformed("record-long-number")
    return int(digits)


# Made once: `json.loads` and `json.dumps` make theirs anew for every line.
_READER: Final = json.JSONDecoder(object_pairs_hook=_unique, parse_constant=_constant, parse_int=_whole_number)
_WRITER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def parse_object(text: str) -> dict[str, Any]:
    """The JSON object that a line of a record is.

    Raises:
        Malformed: it is none, or names a key twice.
    """
    if not text.strip():
        raise _malformed("record-blank-line")
    try:
        found = _READER.decode(text)
    except (ValueError, RecursionError):
        raise _malformed("record-not-json") from None
    if not isinstance(found, dict):
        raise _malformed("record-not-object")
    return found


def _keys(found: dict[str, Any], required: frozenset[str], optional: frozenset[str]) -> None:
    if found.keys() - required - optional:
        raise _malformed("record-unknown-key")
    if required - found.keys():
        raise _malformed("record-missing-key")


def read_first_line(text: str) -> Match:
    """The match that a record's first line starts.

    Raises:
        Malformed: the line is not a first line of this format.
    """
    found = parse_object(text)
    _keys(found, frozenset({"stich", "game", "seats", "dealer"}), frozenset({"preset", "options", "match"}))
    if type(found["stich"]) is not int or found["stich"] != FORMAT_VERSION:
        raise _malformed("record-version")
    game, preset, options = found["game"], found.get("preset", DEFAULT_PRESET), found.get("options", {})
    if not isinstance(game, str):
        raise _malformed("engine-bad-game")
    if not isinstance(preset, str):
        raise _malformed("engine-bad-preset")
    if not isinstance(options, dict):
        raise _malformed("engine-bad-option")
    if type(found["seats"]) is not int:
        raise _malformed("engine-bad-seats")
    if type(found["dealer"]) is not int:
        raise _malformed("engine-bad-dealer")
    return Match.start(
        game,
        seats=found["seats"],
        dealer=Seat(found["dealer"]),
        preset=preset,
        options=options,
        match_id=_match_id(found),
    )


def _match_id(found: dict[str, Any]) -> str:
    if "match" not in found:
        return ""
    text = found["match"]
    if not isinstance(text, str) or len(text) > LONGEST_ID or not text.isascii() or not text.replace("-", "").isalnum():
        raise _malformed("record-bad-match")
    return text


def _read_pack(text: Any) -> tuple[Card, ...]:
    if not isinstance(text, str):
        raise _malformed("engine-bad-pack")
    try:
        return tuple(parse_card(word) for word in text.split(" "))
    except ValueError:
        raise _malformed("engine-bad-pack") from None


def _read_seal(found: dict[str, Any]) -> Seal | None:
    """Salt and hash of a deal, in lower case, so that there is one way to write them; both or neither."""
    if "salt" not in found and "hash" not in found:
        return None
    salt, hash = _hex(found.get("salt"), SALT_DIGITS), _hex(found.get("hash"), HASH_DIGITS)
    return Seal(salt, hash)


def _hex(text: Any, digits: range) -> str:
    if not isinstance(text, str) or len(text) not in digits or not set(text) <= HEX_DIGITS:
        raise _malformed("record-bad-seal")
    return text


def read_line(text: str, game: AnyGame, seats: int) -> DealLine | ActLine | EndLine:
    """A deal, an action or the agreed end of this game, as a later line of a record writes it.

    Raises:
        Malformed: it is none of them.
    """
    return _line(parse_object(text), game, seats)


def read_log_line(text: str, game: AnyGame, seats: int) -> Line:
    """A line of a log: one of a record, or that a seat takes actions back; raises as `read_line` does."""
    found = parse_object(text)
    if "takeback" not in found:
        return _line(found, game, seats)
    _keys(found, frozenset({"seat", "takeback"}), frozenset())
    if type(found["takeback"]) is not int:
        raise _malformed("record-bad-action")
    return TakeBackLine(_seat(found["seat"], seats), found["takeback"])


def _line(found: dict[str, Any], game: AnyGame, seats: int) -> DealLine | ActLine | EndLine:
    if "end" in found:
        _keys(found, frozenset({"end"}), frozenset())
        if found["end"] != AGREED:
            raise _malformed("record-bad-end")
        return EndLine()
    if "deal" in found:
        _keys(found, frozenset({"deal", *game.chance_words}), frozenset({"salt", "hash"}))
        words = tuple((name, found[name]) for name in game.chance_words)
        if not all(isinstance(word, str) for _, word in words):
            raise _malformed("engine-bad-chance")
        # In either case; but no foreign letter of which an upper-case one of ours is made.
        written = tuple((name, word.upper() if word.isascii() else word) for name, word in words)
        return DealLine(Chance(_read_pack(found["deal"]), written), _read_seal(found))
    _keys(found, frozenset({"seat", "act"}), frozenset({"at", "by"}))
    seat, action, at, by = _seat(found["seat"], seats), found["act"], found.get("at"), found.get("by")
    if not isinstance(action, str):
        raise _malformed("record-bad-action")
    if "at" in found and not isinstance(at, str):
        raise _malformed("record-bad-mark")
    if "by" in found and (not isinstance(by, str) or by not in ACTORS):
        raise _malformed("record-bad-mark")
    return ActLine(seat, game.parse(action), at, by)


def _seat(number: Any, seats: int) -> Seat:
    if type(number) is not int or not 0 <= number < seats:
        raise _malformed("record-no-such-seat")
    return Seat(number)


def read(data: bytes) -> Iterator[Match | Fault]:
    """The match after every line of a record, in order; a fault ends it."""
    match: Match | None = None
    lines = data.split(b"\n")
    if len(lines) > 1 and not lines[-1]:
        lines.pop()
    for number, raw in enumerate(lines, start=1):
        found = read_next(match, number, raw)
        yield found
        if isinstance(found, Fault):
            return
        match = found


def read_next(match: Match | None, number: int, raw: bytes) -> Match | Fault:
    """The match after line `number` of a record, where `match` stood before it (None: it is the first)."""
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        return Fault(number, None, Message("record-not-utf8"))
    try:
        if match is None:
            return read_first_line(text)
        after, _ = match.follow(read_line(text, match.game, match.header.seats))
    except Malformed as problem:
        return Fault(number, None, problem.message)
    except IllegalAction as problem:
        return Fault(number, problem.refusal.rule, problem.refusal.message)
    return after


def header_json(header: Header) -> dict[str, Any]:
    """The first line of a record; what is the default is left out."""
    line: dict[str, Any] = {"stich": FORMAT_VERSION, "game": header.game}
    if header.preset != DEFAULT_PRESET:
        line["preset"] = header.preset
    if header.options:
        line["options"] = dict(header.options)
    line |= {"seats": header.seats, "dealer": header.dealer}
    return line | {"match": header.match_id} if header.match_id else line


def line_json(line: Line) -> dict[str, Any]:
    """A later line of a record, or of a log."""
    if isinstance(line, TakeBackLine):
        return {"seat": line.seat, "takeback": line.count}
    if isinstance(line, EndLine):
        return {"end": AGREED}
    if isinstance(line, DealLine):
        dealt = {"deal": " ".join(CARD_TEXTS[one] for one in line.chance.pack), **dict(line.chance.words)}
        return dealt if line.seal is None else {**dealt, "salt": line.seal.salt, "hash": line.seal.hash}
    found: dict[str, Any] = {"seat": line.seat, "act": str(line.action)}
    if line.at is not None:
        found["at"] = line.at
    if line.by is not None:
        found["by"] = line.by
    return found


def dump(line: dict[str, Any]) -> str:
    """One line of JSON, as the format writes it."""
    return _WRITER.encode(line)


def write(match: Match) -> str:
    """The whole record of a match, as text; without what was taken back."""
    lines: Sequence[dict[str, Any]] = [header_json(match.header), *map(line_json, match.effective)]
    return "".join(dump(line) + "\n" for line in lines)


def position(match: Match, number: int) -> dict[str, Any]:
    """What `stich replay --json` says of the position after line `number`: turn, decision, scores, ranking."""
    found: dict[str, Any] = {"n": number}
    match match.turn:
        case DealDue():
            found["turn"] = "deal"
        case Over():
            found["turn"] = "over"
        case Act(seat):
            found["turn"] = seat
            found |= _decision(match, seat)
    standings = match.standings
    found["scores"] = list(standings.scores)
    found |= dict(standings.figures)
    if standings.ranking is not None:
        found["ranking"] = [list(group) for group in standings.ranking]
    return found


def _decision(match: Match, seat: Seat) -> dict[str, Any]:
    choice = match.choice(seat)
    if isinstance(choice, PickOne):
        return {"legal": sorted(choice.legal)}
    pick: dict[str, Any] = {
        "act": choice.verb,
        "from": [int(one) if one.isdecimal() else one for one in choice.candidates],
        "min": choice.minimum,
        "max": choice.maximum,
    }
    if choice.must:
        pick["must"] = [int(one) if one.isdecimal() else one for one in choice.must]
    return {"pick": pick}
