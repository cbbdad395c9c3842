"""Seals of deals: a hash of all that chance decided, which is shown before anybody acts and can be checked afterwards.

The hash of a deal also covers a random salt, the match, the number of the deal and the hash of the deal before (of the
first deal: that of the match's first line), so a deal can be neither exchanged, moved, left out nor taken from another
match. Without the salt, which is revealed with the record, the hash tells nothing of the pack. docs/records.md gives
the hashed bytes.

>>> from engine.cards import Seat
>>> from engine.match import Match
>>> match = Match.start("klaberjass", seats=2, dealer=Seat(1), match_id="example-1")
>>> chance = Chance(match.game.pack)
>>> match, _ = match.deal(chance, seal(match, chance, salt="00" * SALT_BYTES))
>>> seal_of(match).hash[:SHORT]
'4555bd67eaf5'
>>> [deal.holds for deal in sealed_deals(match)]
[True]
"""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from engine.cards import CARD_TEXTS, Rank, Seat, rank_of
from engine.game import AnyGame, Chance, Hidden
from engine.match import DealLine, Header, Match, Seal
from engine.record import dump, header_json, line_json

SALT_BYTES: Final = 16
"""The random bytes of a salt."""
DRAW_BYTES: Final = 24
"""Those of the first deal's salt where the first dealer was drawn: the draw follows from it."""
SHORT: Final = 12
"""The digits of a hash that stand at the table."""
_MATCH, _DEAL, _DRAW = "stich/match/1", "stich/deal/1", "stich/draw/1"
"""What the hashed texts begin with, so that none is ever the text of something else; the number is their version."""


@dataclass(frozen=True, slots=True, repr=False)
class SealedDeal(Hidden):
    """A deal of a match, counted from 1, with its seal; `holds`: whether the hash is that of the deal."""

    number: int
    seal: Seal | None
    holds: bool


@dataclass(frozen=True, slots=True)
class Draw:
    """How the first dealer was drawn; `ranks`: of the cards that each seat drew, round by round, where cards decide."""

    dealer: Seat
    ranks: tuple[tuple[Rank, ...], ...] = ()


def drawn(game: AnyGame, seats: int, salt: str) -> Draw:
    """The draw that follows from a salt: each seat draws a card, and the lowest deals; equal ranks draw again.

    Where the game leaves the first dealer to chance alone, the salt names a seat.
    """
    if not game.draws_dealer:
        return Draw(Seat(int(_sha256(_DRAW, salt), 16) % seats))
    order = sorted(game.pack, key=lambda card: _sha256(_DRAW, salt, CARD_TEXTS[card]))
    rounds: list[tuple[Rank, ...]] = []
    for start in range(0, len(order) - seats + 1, seats):
        ranks = tuple(rank_of(card) for card in order[start : start + seats])
        rounds.append(ranks)
        if ranks.count(max(ranks)) == 1:
            break
    return Draw(Seat(rounds[-1].index(max(rounds[-1]))), tuple(rounds))


def first_draw(match: Match) -> Draw | None:
    """How the first dealer of the match was drawn; None where nobody can know: another deal came before, or no salt."""
    first = next((line.seal for line in match.log if isinstance(line, DealLine)), None)
    if first is None or len(first.salt) != 2 * DRAW_BYTES:
        return None
    draw = drawn(match.game, match.header.seats, first.salt)
    return draw if draw.dealer == match.header.dealer else None


def seal(match: Match, chance: Chance, salt: str) -> Seal | None:
    """The seal of the next deal; None where an earlier deal of the match has none.

    Args:
        salt: hexadecimal digits in lower case, `SALT_BYTES` or more at random.
    """
    last = seal_of(match)
    if match.deals and last is None:
        return None
    before = _first(match.header) if last is None else last.hash
    return Seal(salt, _hash(match.header, match.deals + 1, before, chance, salt))


def seal_of(match: Match) -> Seal | None:
    """The seal of the present or last deal; None before the first, and where it has none."""
    return next((line.seal for line in reversed(match.log) if isinstance(line, DealLine)), None)


def sealed_deals(match: Match) -> Iterator[SealedDeal]:
    """All deals of a match, each checked against the hash of the one before as the log has it."""
    before = _first(match.header)
    for number, line in enumerate((line for line in match.log if isinstance(line, DealLine)), start=1):
        found = line.seal
        holds = found is not None and found.hash == _hash(match.header, number, before, line.chance, found.salt)
        yield SealedDeal(number, found, holds)
        before = "" if found is None else found.hash


def digest(record: bytes) -> str:
    """The closing digest of a finished match: the SHA-256 of the file that its record is."""
    return sha256(record).hexdigest()


def _first(header: Header) -> str:
    """The hash before the first deal."""
    return _sha256(_MATCH, dump(header_json(header)))


def _hash(header: Header, number: int, before: str, chance: Chance, salt: str) -> str:
    line = {**line_json(DealLine(chance)), "salt": salt}
    return _sha256(_DEAL, header.match_id, str(number), before, dump(line))


def _sha256(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()
