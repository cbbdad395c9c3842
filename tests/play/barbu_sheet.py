"""Barbu's score sheet, as the page shows it and as the second reading of the rule sheet computes it from the log."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypeAlias

from tests.independent import barbu, record

CONTRACTS = {
    "No tricks": "NT", "No queens": "NQ", "No last two": "NL", "No hearts": "NH", "No king of hearts": "NK",
    "Trumps": "TR", "Dominoes": "DO",
}  # fmt: skip
HEADLINE = re.compile(
    rf"Deal (?P<number>\d+) · (?P<contract>{'|'.join(CONTRACTS)})(?: from the \w+| spades| hearts| diamonds| clubs)?"
    r", declared by (?P<dealer>.+?) · (?P<doubles>.+) · check: the four scores add up to (?P<check>−?\d+)"
)
ACCOUNT = re.compile(r"(?P<player>.+): (?P<scored>−?\d+) ← (?P<entries>.+)")
BASE = re.compile(r".+ (?P<amount>−?\d+)")
PAYMENT = re.compile(r"(?P<way>from|to) (?P<other>.+) (?P<amount>−?\d+)(?P<twice> \(×2\))?")
Payments: TypeAlias = Mapping[str, tuple[int, int]]
"""By the other player: the amount that they paid (negative: received), and how often the difference counted."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal of the sheet, with players by name."""

    contract: str
    dealer: str
    doubles: Mapping[str, frozenset[str]]
    check: int
    base: Mapping[str, int]
    payments: Mapping[str, Payments]
    scored: Mapping[str, int]
    totals: Mapping[str, int]


def expected_deals(text: str, names: Sequence[str]) -> list[Deal]:
    """BAR-2.6: the deals of a log: base scores by the second reading, payments, sums and totals computed here."""
    _, table = record.answers(text.splitlines())
    totals = [0] * len(names)
    deals = []
    for row in table["sheet"]:
        scored, payments = list(row["base"]), _payments(row)
        for (seat, _), (amount, _) in payments.items():
            scored[seat] += amount
        totals = [total + brought for total, brought in zip(totals, scored, strict=True)]
        deals.append(
            Deal(
                contract=row["contract"],
                dealer=names[row["dealer"]],
                doubles={
                    name: frozenset(names[other] for doubler, other in row["doubles"] if doubler == seat)
                    for seat, name in enumerate(names)
                },
                check=barbu.SUMS[row["contract"]],
                base=dict(zip(names, row["base"], strict=True)),
                payments={
                    name: {names[other]: paid for (payee, other), paid in payments.items() if payee == seat}
                    for seat, name in enumerate(names)
                },
                scored=dict(zip(names, scored, strict=True)),
                totals=dict(zip(names, totals, strict=True)),
            )
        )
    return deals


def _payments(row: Mapping[str, Any]) -> dict[tuple[int, int], tuple[int, int]]:
    """For each pair (payee, payer): the amount, and how often the difference of their scores counts."""
    payments = {}
    for first, second in combinations(range(barbu.SEATS), 2):
        times = row["doubles"].count((first, second)) + row["doubles"].count((second, first))
        if amount := times * (row["base"][first] - row["base"][second]):
            payments[first, second] = amount, times
            payments[second, first] = -amount, times
    return payments


def read_deals(text: str, names: Sequence[str]) -> list[Deal]:
    """The deals in the text of the sheet's pages; a line that does not belong in a sheet fails."""
    deals = []
    for number, block in enumerate(re.split(r"\n+(?=Deal \d)", text), start=1):
        # A suit is written as a sign and a word; the word is enough.
        headline, *lines = [re.sub(r"[♠♥♦♣]\ufe0e? ", "", line) for line in block.splitlines()]
        head = HEADLINE.fullmatch(headline)
        assert head is not None, headline
        assert int(head["number"]) == number
        accounts = [ACCOUNT.fullmatch(line) for line in lines[: len(names)]]
        assert [account and account["player"] for account in accounts] == list(names), block
        entries = {account["player"]: account["entries"].split(" · ") for account in accounts if account}
        deals.append(
            Deal(
                contract=CONTRACTS[head["contract"]],
                dealer=head["dealer"],
                doubles={name: _doubled(name, head["dealer"], head["doubles"], names) for name in names},
                check=_number(head["check"]),
                base={account["player"]: _base(account) for account in accounts if account},
                payments={name: _paid(paid) for name, (_, *paid) in entries.items()},
                scored={account["player"]: _number(account["scored"]) for account in accounts if account},
                totals=_totals(lines[len(names)], names),
            )
        )
    return deals


def _base(account: re.Match[str]) -> int:
    """The score before payments; an account without payments says it only once, as the score of the deal."""
    first, *paid = account["entries"].split(" · ")
    return _number(_matched(BASE, first)["amount"] if paid else account["scored"])


def _number(text: str) -> int:
    return int(text.replace("−", "-"))


def _matched(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    match = pattern.fullmatch(text)
    assert match is not None, text
    return match


def _doubled(name: str, dealer: str, headline: str, names: Sequence[str]) -> frozenset[str]:
    """The players whom a player doubled, by the doubles of a headline, where the dealer is "the declarer"."""
    doubles = dict(part.split(" doubled ", 1) for part in headline.split(" · ") if part != "no doubles")
    whom = doubles.get(name, "")
    if whom == "everybody":
        return frozenset(names) - {name}
    assert dealer not in whom, "the dealer is told as the declarer"
    return frozenset(other for other in names if other in whom or (other == dealer and "the declarer" in whom))


def _paid(entries: Sequence[str]) -> Payments:
    payments = {}
    for entry in entries:
        payment = _matched(PAYMENT, entry)
        amount = _number(payment["amount"])
        assert (amount > 0) == (payment["way"] == "from"), entry
        payments[payment["other"]] = amount, 2 if payment["twice"] else 1
    return payments


def _totals(line: str, names: Sequence[str]) -> Mapping[str, int]:
    parts = line.removeprefix("Score: ").split(" · ")
    return {name: _number(part.removeprefix(name).strip()) for name, part in zip(names, parts, strict=True)}
