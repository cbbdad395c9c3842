"""Barbu's score sheet, read from the page, and worked out from the log by the second reading of the rule sheet."""

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
    r", declared by (?P<dealer>.+?) · (?P<doubles>.+) · check (?P<check>-?\d+)"
)
ACCOUNT = re.compile(r"(?P<player>.+): (?P<scored>-?\d+) ← (?P<entries>.+)")
BASE = re.compile(r".+ (?P<amount>-?\d+)")
PAYMENT = re.compile(r"(?P<way>from|to) (?P<other>.+) (?P<amount>-?\d+)(?P<twice> \(×2\))?")
Payments: TypeAlias = Mapping[str, tuple[int, int]]
"""By the other player what he paid (or what was paid to him, as a minus), and how often the difference counted."""


@dataclass(frozen=True, slots=True)
class Deal:
    """One paragraph of the sheet; players by name."""

    contract: str
    dealer: str
    doubles: Mapping[str, frozenset[str]]
    check: int
    base: Mapping[str, int]
    payments: Mapping[str, Payments]
    scored: Mapping[str, int]
    totals: Mapping[str, int]


def worked_out(text: str, names: Sequence[str]) -> list[Deal]:
    """BAR-2.6, from the log: what was taken, by the second reading; the payments of each pair, sums and totals here."""
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
                    name: frozenset(names[other] for one, other in row["doubles"] if one == seat)
                    for seat, name in enumerate(names)
                },
                check=barbu.SUMS[row["contract"]],
                base=dict(zip(names, row["base"], strict=True)),
                payments={
                    name: {names[other]: paid for (one, other), paid in payments.items() if one == seat}
                    for seat, name in enumerate(names)
                },
                scored=dict(zip(names, scored, strict=True)),
                totals=dict(zip(names, totals, strict=True)),
            )
        )
    return deals


def _payments(row: Mapping[str, Any]) -> dict[tuple[int, int], tuple[int, int]]:
    """What each of a pair gets from the other, and how often the difference of their scores counts."""
    found = {}
    for one, other in combinations(range(barbu.SEATS), 2):
        times = row["doubles"].count((one, other)) + row["doubles"].count((other, one))
        if amount := times * (row["base"][one] - row["base"][other]):
            found[one, other] = amount, times
            found[other, one] = -amount, times
    return found


def shown(text: str, names: Sequence[str]) -> list[Deal]:
    """What the pages of the sheet say, deal by deal; a line that is none of a sheet fails."""
    deals = []
    for number, block in enumerate(re.split(r"\n+(?=Deal \d)", text), start=1):
        # A suit has a sign and a word; here the word is enough.
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
                check=int(head["check"]),
                base={name: int(_found(BASE, first)["amount"]) for name, (first, *_) in entries.items()},
                payments={name: _paid(paid) for name, (_, *paid) in entries.items()},
                scored={account["player"]: int(account["scored"]) for account in accounts if account},
                totals=_totals(lines[len(names)], names),
            )
        )
    return deals


def _found(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    found = pattern.fullmatch(text)
    assert found is not None, text
    return found


def _doubled(name: str, dealer: str, said: str, names: Sequence[str]) -> frozenset[str]:
    """Whom a player doubled, by the headline, which has the dealer in brackets."""
    doubles = dict(one.split(" doubled ", 1) for one in said.split(" · ") if one != "no doubles")
    whom = doubles.get(name, "")
    if whom == "all":
        return frozenset(names) - {name}
    assert (f"({dealer})" in whom) == (dealer in whom), "the dealer's double is marked"
    return frozenset(one for one in names if one in whom)


def _paid(entries: Sequence[str]) -> Payments:
    found = {}
    for entry in entries:
        payment = _found(PAYMENT, entry)
        amount = int(payment["amount"])
        assert (amount > 0) == (payment["way"] == "from"), entry
        found[payment["other"]] = amount, 2 if payment["twice"] else 1
    return found


def _totals(line: str, names: Sequence[str]) -> Mapping[str, int]:
    said = line.removeprefix("Score: ").split(" · ")
    return {name: int(one.removeprefix(name).replace(",", "")) for name, one in zip(names, said, strict=True)}
