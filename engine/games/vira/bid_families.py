"""VIR-1.5: the families of bids: the steps of their declarer before the play, and whether they are misères.

A step without a question is skipped: sharpening where nothing stronger is left, keeping or discarding no cards.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

FamilyKey: TypeAlias = Literal[
    "buy", "turne", "vingel", "tringel", "gask", "gok", "vira", "kopmisar", "solo", "solomisar"
]
StepName: TypeAlias = Literal["sharpen", "turn", "trump", "exchange", "decide", "keep", "discard", "plan", "shed"]
"""sharpen: announce a stronger contract of the family; turn: cards of the talon are turned up; trump: name the suit;
exchange: discard, then draw as many; decide: stand, surrender or exchange again; keep: a number of the dealt cards, and
exchange the others for the whole talon; discard: down to thirteen; plan: trumps, misère or surrender; shed: down to the
cards of a misère."""

Losing: TypeAlias = Literal["no", "only", "choice"]
"""Whether every trick is to be lost: no, only so, or by choice of the declarer."""
TO_WIN: Final = "no"
TO_LOSE: Final = "only"
EITHER: Final = "choice"


@dataclass(frozen=True, slots=True)
class Family:
    """What the bids of a family have in common.

    `rule`: its paragraph; `steps`: of the declarer; `again`: the steps of a re-exchange (empty: there is none);
    `turned`: how many cards are turned up for trumps; `qualifiable`: may be bid in colour and in preference (VIR-3.2).
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
    family.key: family
    for family in (
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
