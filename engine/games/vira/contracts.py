"""VIR-2: the forty bids. Everything else about a contract follows from its row and its family."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias

from engine.games.vira.bid_families import EITHER, FAMILIES, TO_WIN, Family, Losing
from engine.games.vira.cards import HAND

BidKey: TypeAlias = str
Column: TypeAlias = Literal["pref", "second", "other"]
"""VIR-0: the column of player points, by trump suit; `other` for misères."""
COLUMNS: Final[tuple[Column, ...]] = ("pref", "second", "other")
Outcome: TypeAlias = Literal["win", "single", "double"]
Opened: TypeAlias = Literal["no", "own_first_card", "before_lead", "before_defender_exchange"]

LESS_AGAIN: Final = 16
"""VIR-4.3: how much less the pot pays for a contract after a re-exchange, down to nothing."""
LOSSES: Final[dict[Literal["single", "double"], int]] = {"single": 1, "double": 2}
LOSSES_AGAIN: Final[dict[Literal["single", "double"], int]] = {"single": 3, "double": 5}
"""VIR-4.3: how many times its loss a lost contract pays to the pot, without and with a re-exchange."""

# target: tricks to win (in a gask: with trumps); lose: cards in hand for a misère; open: when that hand is shown; win,
# loss: pot points; pref, second, other: player points of each defender, by column.
_TABLE: Final = """
rank key             family    level target lose open                     win loss pref second other
1    six             buy       6     6      -    no                         8    8    1      0     0
2    turne6          turne     6     6      -    no                         8    8    1      0     0
3    seven           buy       7     7      -    no                         8    8    1      0     0
4    vingel6         vingel    6     6      -    no                         8   16    1      1     0
5    gask0           gask      0     7      11   no                         8    8    1      0     0
6    gok             gok       -     -      13   own_first_card             8   16    -      -     0
7    turne7          turne     7     7      -    no                         8    8    1      1     0
8    kopmisar1       kopmisar  1     -      11   no                         8    8    -      -     0
9    gask1           gask      1     8      12   no                         8    8    1      0     0
10   eight           buy       8     8      -    no                         8    8    1      1     0
11   vingel7         vingel    7     7      -    no                         8   16    3      1     1
12   turne8          turne     8     8      -    no                        16    8    3      1     1
13   kopmisar2       kopmisar  2     -      12   no                         8    8    -      -     0
14   gask2           gask      2     9      13   no                         8    8    1      1     0
15   solo6           solo      6     6      -    no                         8    8    1      1     0
16   vingel8         vingel    8     8      -    no                        16   16    5      3     1
17   kopmisar3       kopmisar  3     -      12   no                         8    8    -      -     0
18   gask3           gask      3     10     12   before_lead                8    8    2      1     0
19   nine            buy       9     9      -    no                         8    8    3      1     1
20   kopmisar4       kopmisar  4     -      12   no                         8    8    -      -     1
21   gask4           gask      4     11     13   before_lead                8    8    3      1     1
22   tringel9        tringel   9     9      -    no                        24   24   11      5     3
23   kopmisar5       kopmisar  5     -      12   no                         8    8    -      -     1
24   gask6           gask      6     12     -    no                         8    8    4      2     1
25   solo7           solo      7     7      -    no                         8    8    2      1     0
26   kopmisar6       kopmisar  6     -      12   no                         8    8    -      -     1
27   gask5           gask      5     12     -    no                         8    8    5      3     1
28   solo8           solo      8     8      -    no                         8    8    4      2     1
29   vira            vira      13    13     -    no                         8    8    8      4     2
30   petite          solomisar -     -      12   no                         8    8    -      -     2
31   solo9           solo      9     9      -    no                         8    8    8      4     2
32   grande          solomisar -     -      13   no                         8    8    -      -     4
33   solo10          solo      10    10     -    no                         8    8   16      8     4
34   petite_ouverte  solomisar -     -      12   before_lead                8    8    -      -     8
35   petite_royale   solomisar -     -      12   before_defender_exchange   8    8    -      -    16
36   solo11          solo      11    11     -    no                         8    8   32     16     8
37   grande_ouverte  solomisar -     -      13   before_lead                8    8    -      -    24
38   grande_royale   solomisar -     -      13   before_defender_exchange   8    8    -      -    32
39   solo12          solo      12    12     -    no                         8    8   64     32    16
40   solo_vira       solo      13    13     -    no                         8    8  128     64    32
"""


@dataclass(frozen=True)
class Row:
    """One bid of the table; None stands for its empty fields.

    `level`: the number in its name; `target`: tricks to win; `lose`: cards in hand for a misère; `open`: when that hand
    is shown; `win`, `loss`: pot points; `points`: player points of each defender, by column.
    """

    rank: int
    key: BidKey
    family: Family
    level: int | None
    target: int | None
    lose: int | None
    open: Opened
    win: int
    loss: int
    points: tuple[int | None, int | None, int | None]

    @cached_property
    def loses(self) -> Losing:
        """Whether every trick is to be lost; the stronger gasks leave no choice."""
        return TO_WIN if self.family.loses == EITHER and self.lose is None else self.family.loses

    @cached_property
    def minimum(self) -> int:
        """VIR-1.5: the fewest cards of the first exchange; thirteen where the whole talon is taken."""
        if self.family.whole_talon:
            return HAND
        return self.number if self.family.key == "kopmisar" else self.family.turned

    @cached_property
    def maximum(self) -> int:
        """VIR-1.5: the most cards of the first exchange."""
        if self.family.key == "kopmisar":
            return self.number
        return HAND if self.family.exchanges else 0

    @cached_property
    def again_needs(self) -> int | None:
        """VIR-1.5: how many cards the talon must hold for a re-exchange; None: this bid has no re-exchange."""
        if not self.family.again:
            return None
        return self.family.turned + 1 if self.family.turned else self.again_least

    @cached_property
    def again_least(self) -> int:
        """VIR-1.5: the fewest cards of a re-exchange."""
        return max(1, self.minimum)

    def again_most(self, talon: int) -> int:
        """VIR-1.5: the most cards of a re-exchange: the rest of the talon; in köpmisär its number.

        `talon`: how many cards are left in it.
        """
        return self.number if self.family.key == "kopmisar" else talon

    def outcome(self, tricks: int, *, lose: bool) -> Outcome:
        """VIR-4.1: the outcome when the declarer took this number of tricks; `lose`: in a misère."""
        missing = tricks if lose else self.tricks_to_win - tricks
        return "win" if missing <= 0 else "single" if missing == 1 else "double"

    def pot(self, outcome: Outcome, *, again: bool) -> int:
        """VIR-4.3: the pot points that the declarer gets for a win or pays for a loss; `again`: after a re-exchange."""
        if outcome == "win":
            return max(0, self.win - LESS_AGAIN) if again else self.win
        return (LOSSES_AGAIN if again else LOSSES)[outcome] * self.loss

    def points_in(self, column: Column) -> int:
        """VIR-4.3: the player points between the declarer and each defender.

        Raises:
            ValueError: the bid has no points in this column.
        """
        points = self.points[COLUMNS.index(column)]
        if points is None:
            raise ValueError(column)
        return points

    def sheds(self) -> int:
        """VIR-1.5: how many of thirteen cards are discarded before the play of a misère."""
        return HAND - self.cards_to_lose

    @cached_property
    def number(self) -> int:
        """The number in its name; only of families whose bids have one."""
        assert self.level is not None
        return self.level

    @cached_property
    def tricks_to_win(self) -> int:
        """How many tricks win the contract; only of bids that can be played to win."""
        assert self.target is not None
        return self.target

    @cached_property
    def cards_to_lose(self) -> int:
        """How many cards are in hand in a misère; only of bids that can be played as one."""
        assert self.lose is not None
        return self.lose


def _amount(text: str) -> int | None:
    return None if text == "-" else int(text)


def _rows(table: str) -> tuple[Row, ...]:
    rows = []
    for line in table.strip().splitlines()[1:]:
        rank, key, family, level, target, lose, opened, win, loss, *points = line.split()
        pref, second, other = map(_amount, points)
        rows.append(
            Row(
                rank=int(rank),
                key=key,
                family=FAMILIES[family],  # type: ignore[index]  # the table names families
                level=_amount(level),
                target=_amount(target),
                lose=_amount(lose),
                open=opened,  # type: ignore[arg-type]  # the table names moments
                win=int(win),
                loss=int(loss),
                points=(pref, second, other),
            )
        )
    return tuple(rows)


ROWS: Final = _rows(_TABLE)
"""The bids in the order of their strength."""
BY_KEY: Final[dict[BidKey, Row]] = {row.key: row for row in ROWS}


def sharper(row: Row) -> tuple[Row, ...]:
    """VIR-1.4: the bids that may be announced instead of one that was won: the stronger ones of its family."""
    if not row.family.sharpens:
        return ()
    return tuple(other for other in ROWS if other.family is row.family and other.rank > row.rank)
