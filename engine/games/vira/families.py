"""VIR-1.5: the families of bids: the steps of a declarer before the play, and how many cards he may exchange.

A step that asks nothing is passed over: sharpening where nothing stronger is left, keeping none, discarding none.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

FamilyKey: TypeAlias = Literal[
    "buy", "turne", "vingel", "tringel", "gask", "gok", "vira", "kopmisar", "solo", "solomisar"
]
StepName: TypeAlias = Literal["sharpen", "turn", "trump", "exchange", "decide", "keep", "discard", "plan", "shed"]
"""sharpen: a stronger contract of the family; turn: cards of the talon are turned up; trump: name the suit; exchange:
discard, then draw as many; decide: stand, surrender or exchange again; keep: so many of the dealt cards, the others are
discarded for the whole talon; discard: down to thirteen; plan: trumps, misère or surrender; shed: down to the cards
that are played."""

Losing: TypeAlias = Literal["no", "only", "choice"]
"""Whether every trick is to be lost."""
TO_WIN: Final = "no"
TO_LOSE: Final = "only"
EITHER: Final = "choice"


@dataclass(frozen=True, slots=True)
class Family:
    """What the bids of a family have in common.

    `rule`: its paragraph; `steps`: those of its declarer, `again` those of a re-exchange (none: there is no such);
    `turned`: cards turned up for trumps; `qualifiable`: may be bid in colour and in preference (VIR-3.2).
    """

    key: FamilyKey
    rule: str
    steps: tuple[StepName, ...]
    again: tuple[StepName, ...] = ()
    turned: int = 0
    qualifiable: bool = False
    loses: Losing = TO_WIN

    @property
    def sharpens(self) -> bool:
        """VIR-1.4: whether a stronger contract of the family may be announced."""
        return "sharpen" in self.steps

    @property
    def whole_talon(self) -> bool:
        """Whether the declarer takes all thirteen cards of the talon."""
        return "discard" in self.steps

    @property
    def exchanges(self) -> bool:
        """Whether the declarer exchanges cards with the talon."""
        return "exchange" in self.steps or self.whole_talon

    @property
    def surrenders(self) -> Literal["single", "double"]:
        """VIR-4.1: how a surrender counts."""
        return "single" if self.exchanges else "double"


_BOUGHT: Final[tuple[StepName, ...]] = ("trump", "exchange", "decide")
_TURNED: Final[tuple[StepName, ...]] = ("turn", *_BOUGHT)

FAMILIES: Final[dict[FamilyKey, Family]] = {
    one.key: one
    for one in (
        Family("buy", "VIR-1.5.A", _BOUGHT, ("exchange", "decide"), qualifiable=True),
        Family("turne", "VIR-1.5.B", _TURNED, _TURNED, turned=1),
        Family("vingel", "VIR-1.5.B", _TURNED, _TURNED, turned=2),
        Family("tringel", "VIR-1.5.B", _TURNED, _TURNED, turned=3),
        Family("gask", "VIR-1.5.C", ("sharpen", "keep", "discard", "plan", "shed"), qualifiable=True, loses=EITHER),
        Family("gok", "VIR-1.5.D", ("discard", "decide"), loses=TO_LOSE),
        Family("vira", "VIR-1.5.E", ("discard", "plan"), qualifiable=True),
        Family(
            "kopmisar", "VIR-1.5.F", ("sharpen", "exchange", "decide", "shed"), ("exchange", "decide"), loses=TO_LOSE
        ),
        Family("solo", "VIR-1.5.G", ("sharpen", "plan"), qualifiable=True),
        Family("solomisar", "VIR-1.5.H", ("decide", "shed"), loses=TO_LOSE),
    )
}
