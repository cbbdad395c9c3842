"""The lines that Vira's score sheet must show: every payment, computed from the log by the second reading."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.text.i18n import Localiser
from tests.independent import record, vira_money
from tests.independent.vira_cards import PARTNER, guards
from tests.independent.vira_money import BET, CLASSES
from tests.independent.vira_play import bare_passers, defenders, result, row_of

WORDS = Localiser()
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
SIGN = re.compile("[♠♥♦♣]\ufe0e? ?")
"""The sign of a suit; its word follows, which is enough."""
Table: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Payment:
    """A payment between two seats; None is the pot."""

    kind: str
    payer: int | None
    receiver: int | None
    amount: int

    def of(self, seat: int) -> int:
        """The amount for this seat: positive if it receives, negative if it pays."""
        return self.amount * ((self.receiver == seat) - (self.payer == seat))


@dataclass(frozen=True, slots=True)
class Deal:
    """A finished deal of the second reading, with its payments in order."""

    number: int
    table: Table
    outcome: str
    column: str
    payments: tuple[Payment, ...]
    pots: tuple[int, int]
    """The pot before the deal, and after it but before the pot is shared."""

    def scored(self, seat: int) -> int:
        """The sum of the deal's payments for a seat."""
        return sum(payment.of(seat) for payment in self.payments)


def expected_deals(text: str) -> list[Deal]:
    """VIR-4: the finished deals of a log, whose payments must add up to the second reading's balances and pot."""
    head, *lines = text.splitlines()
    table = record.start(head)
    pot, dealer = table["pot"], table["dealer"]
    balances = [0] * table["seats"]
    deals: list[Deal] = []
    for line in lines:
        if "deal" in record.read_object(line):
            dealer = table["dealer"]
        record.follow(table, line)
        if table["deals"] > len(deals):
            deals.append(_ended({**table, "dealer": dealer}, pot, balances))
            pot = table["pot"]
            balances = [balance + deals[-1].scored(seat) for seat, balance in enumerate(balances)]
            assert balances == table["scores"]
            assert sum(balances) + pot == 0, "balances and pot add up to zero"
    return deals


def _ended(table: Table, pot: int, balances: Sequence[int]) -> Deal:
    outcome, column = result(table)
    payments = tuple(_payments(table, outcome, column, pot))
    after = pot - sum(payment.of(seat) for payment in payments for seat in range(table["seats"]))
    if table["deals"] == 1:
        payments = (*_from_all(table, "ante"), *payments)
    if table["phase"] == "over":
        before = [balance + sum(payment.of(seat) for payment in payments) for seat, balance in enumerate(balances)]
        shared = vira_money.shared(before, after, table["options"]["potUnit"], table["dealer"])
        payments += tuple(Payment("share", None, seat, shared[seat] - before[seat]) for seat in range(table["seats"]))
    return Deal(table["deals"], table, outcome, column, payments, (pot, after))


def _payments(table: Table, outcome: str, column: str, pot: int) -> Iterator[Payment]:
    """4.3, 4.4, 4.5: the payments in order, including those of nothing."""
    row, declarer, others = row_of(table), table["declarer"], defenders(table)
    if table["again"]:
        fee = vira_money.points(row, vira_money.column_of(table["first_trump"], table["preference"]))
        yield from (Payment("fee", declarer, other, fee) for other in others)
    bare = bare_passers(table, outcome)
    yield from (Payment("penalty", seat, None, BET) for seat in bare)
    pot += BET * len(bare)
    amount, points = row["re" if table["again"] else "pot"][CLASSES.index(outcome)], vira_money.points(row, column)
    if outcome != "win":
        yield Payment("pot", declarer, None, amount)
        yield from (Payment("points", declarer, other, points) for other in others)
        return
    while pot < amount:
        yield from _from_all(table, "refill")
        pot += BET * table["seats"]
    yield Payment("pot", None, declarer, amount)
    yield from (Payment("points", other, declarer, points) for other in others)
    if pot == amount:
        yield from _from_all(table, "refill")


def _from_all(table: Table, kind: str) -> Iterator[Payment]:
    return (Payment(kind, seat, None, BET) for seat in range(table["seats"]))


# --------------------------------------------------------------------------------------------------- the page's lines


def expected_lines(deal: Deal, names: Sequence[str], language: str) -> list[str]:
    """The lines of a deal's statement in a language, without formatting."""
    return [
        line.replace("*", "")
        for line in (
            _headline(deal, names, language),
            *_accounts(deal, names, language),
            *_after(deal, names, language),
        )
    ]


def shown_lines(text: str) -> list[str]:
    """The lines of the pages' text, without the signs of suits."""
    return [SIGN.sub("", line) for line in text.splitlines() if line]


def _headline(deal: Deal, names: Sequence[str], language: str) -> str:
    table, say = deal.table, Texts(language)
    contract = say(f"vira-bid-{table['key']}")
    if table["qualifier"]:
        contract = say(f"vira-bid-in-{('colour', 'preference')[table['qualifier'] - 1]}", bid=contract)
    if table["misere"]:
        contract = say("vira-bid-misere", bid=contract)
    parts = [say("vira-sheet-contract", contract=contract, player=names[table["declarer"]])]
    if table["trump"]:
        parts.append(say("vira-sheet-trumps", suit=say.suit(table["trump"])))
    if table["again"]:
        parts.append(say("vira-sheet-again"))
    ended = say("vira-sheet-surrendered") if table["laid_down"] else say("vira-sheet-tricks", tricks=table["tricks"])
    parts += [ended, say(f"vira-sheet-{deal.outcome}")]
    return say("sheet-deal", number=deal.number, headline=say("separator").join(parts))


def _accounts(deal: Deal, names: Sequence[str], language: str) -> Iterator[str]:
    say = Texts(language)
    for seat, name in enumerate(names):
        yield say("sheet-side", side=name, scored=_signed(deal.scored(seat), say))
        for payment in deal.payments:
            if amount := payment.of(seat):
                yield say("sheet-item", entry=_entry(deal, payment, amount, names, say))


def _entry(deal: Deal, paid: Payment, amount: int, names: Sequence[str], say: "Texts") -> str:
    other = paid.receiver if amount < 0 else paid.payer
    key, values = f"vira-sheet-{paid.kind}", {}
    if other is not None or paid.kind == "pot":
        key += "-to" if amount < 0 else "-from"
    if other is not None:
        values = {"player": names[other]}
    reason, details = say(key, **values), _details(deal, paid, say)
    signed = _signed(amount, say)
    if not details:
        return say("sheet-entry", reason=reason, amount=signed)
    return say("sheet-entry-detailed", reason=reason, amount=signed, details=WORDS.several(say.language, details))


def _signed(amount: int, say: "Texts") -> int | str:
    return say("sheet-gain", amount=amount) if amount > 0 else amount


def _details(deal: Deal, paid: Payment, say: "Texts") -> list[str]:
    table = deal.table
    match paid.kind:
        case "points":
            return [_column(table, deal.column, table["trump"], say)]
        case "fee":
            trump = table["first_trump"]
            return [_column(table, vira_money.column_of(trump, table["preference"]), trump, say)]
        case "penalty":
            return [say("vira-sheet-unguarded")]
        case "pot":
            lost = [] if deal.outcome == "win" else [say(f"vira-sheet-{deal.outcome}")]
            return [*lost, *([say("vira-sheet-again")] if table["again"] else [])]
    return []


def _column(table: Table, column: str, trump: str | None, say: "Texts") -> str:
    word, preference = say(f"vira-column-{column}"), table["preference"]
    suit = {"pref": preference, "second": PARTNER[preference], "other": trump}[column]
    if suit is None:
        return say("vira-column-alone", column=word)
    return say("vira-column-suit", column=word, suit=say.suit(suit))


def _after(deal: Deal, names: Sequence[str], language: str) -> Iterator[str]:
    """The balances and the pot, the guards of those who passed a won gök, and the pot before and after."""
    say, table = Texts(language), deal.table
    scores = [say("table-score", side=name, score=score) for name, score in zip(names, table["scores"], strict=True)]
    figure = say("table-figure", name=say("vira-figure-pot"), amount=table["pot"])
    yield say("table-scores", scores=say("separator").join([*scores, figure]))
    if table["key"] == "gok" and deal.outcome == "win":
        for seat in table["faced"]:
            if suits := guards(table["dealt"][seat]):
                yield say("vira-guarded", player=names[seat], suit=say.suit(suits[0]))
    if deal.outcome == "win" and not any(payment.kind == "pot" and payment.amount for payment in deal.payments):
        yield say("vira-pot-unpaid")
    before, after = deal.pots
    yield say("vira-pot-line" + "-shared" * (table["phase"] == "over"), before=before, after=after)


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of a language."""

    language: str

    def __call__(self, key: str, **values: str | int) -> str:
        return WORDS.text(self.language, key, **values)

    def suit(self, suit: str) -> str:
        """The word for a suit."""
        return self(f"card-french-suit-{SUITS[suit]}")
