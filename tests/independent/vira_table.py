"""The bid table of `../shared/rules/vira.md`, section 2, copied a second time.

Written as in the sheet, without the names of the bids, which records do not have. `-` is not applicable; ranges are
minimum and maximum; `hands` are the cards in play with trumps and without; `open` is when the declarer's hand is shown
(of a Gask only in misère); `pot` and `re` are the payments for won, lost and lost double; `points` are for preference,
second preference, other.
"""

COLUMNS = (
    """key family level qualifiable turned first re_needs re_cards target lose hands open pot re points surrender"""
)
TABLE = """
six            buy       6  yes 0 0-13  1  1-talon 6  no     13/-  no         8/8/16   0/24/40   1/0/0     single
turne6         turne     6  no  1 1-13  2  1-talon 6  no     13/-  no         8/8/16   0/24/40   1/0/0     single
seven          buy       7  yes 0 0-13  1  1-talon 7  no     13/-  no         8/8/16   0/24/40   1/0/0     single
vingel6        vingel    6  no  2 2-13  3  2-talon 6  no     13/-  no         8/16/32  0/48/80   1/1/0     single
gask0          gask      0  yes 0 13-13 -  -       7  choice 13/11 no         8/8/16   -         1/0/0     single
gok            gok       -  no  0 13-13 -  -       -  only   -/13  first_card 8/16/32  -         -/-/0     single
turne7         turne     7  no  1 1-13  2  1-talon 7  no     13/-  no         8/8/16   0/24/40   1/1/0     single
kopmisar1      kopmisar  1  no  0 1-1   1  1-1     -  only   -/11  no         8/8/16   0/24/40   -/-/0     single
gask1          gask      1  yes 0 13-13 -  -       8  choice 13/12 no         8/8/16   -         1/0/0     single
eight          buy       8  yes 0 0-13  1  1-talon 8  no     13/-  no         8/8/16   0/24/40   1/1/0     single
vingel7        vingel    7  no  2 2-13  3  2-talon 7  no     13/-  no         8/16/32  0/48/80   3/1/1     single
turne8         turne     8  no  1 1-13  2  1-talon 8  no     13/-  no         16/8/16  0/24/40   3/1/1     single
kopmisar2      kopmisar  2  no  0 2-2   2  2-2     -  only   -/12  no         8/8/16   0/24/40   -/-/0     single
gask2          gask      2  yes 0 13-13 -  -       9  choice 13/13 no         8/8/16   -         1/1/0     single
solo6          solo      6  yes 0 0-0   -  -       6  no     13/-  no         8/8/16   -         1/1/0     double
vingel8        vingel    8  no  2 2-13  3  2-talon 8  no     13/-  no         16/16/32 0/48/80   5/3/1     single
kopmisar3      kopmisar  3  no  0 3-3   3  3-3     -  only   -/12  no         8/8/16   0/24/40   -/-/0     single
gask3          gask      3  yes 0 13-13 -  -       10 choice 13/12 lead       8/8/16   -         2/1/0     single
nine           buy       9  yes 0 0-13  1  1-talon 9  no     13/-  no         8/8/16   0/24/40   3/1/1     single
kopmisar4      kopmisar  4  no  0 4-4   4  4-4     -  only   -/12  no         8/8/16   0/24/40   -/-/1     single
gask4          gask      4  yes 0 13-13 -  -       11 choice 13/13 lead       8/8/16   -         3/1/1     single
tringel9       tringel   9  no  3 3-13  4  3-talon 9  no     13/-  no         24/24/48 8/72/120  11/5/3    single
kopmisar5      kopmisar  5  no  0 5-5   5  5-5     -  only   -/12  no         8/8/16   0/24/40   -/-/1     single
gask6          gask      6  yes 0 13-13 -  -       12 no     13/-  no         8/8/16   -         4/2/1     single
solo7          solo      7  yes 0 0-0   -  -       7  no     13/-  no         8/8/16   -         2/1/0     double
kopmisar6      kopmisar  6  no  0 6-6   6  6-6     -  only   -/12  no         8/8/16   0/24/40   -/-/1     single
gask5          gask      5  yes 0 13-13 -  -       12 no     13/-  no         8/8/16   -         5/3/1     single
solo8          solo      8  yes 0 0-0   -  -       8  no     13/-  no         8/8/16   -         4/2/1     double
vira           vira      13 yes 0 13-13 -  -       13 no     13/-  no         8/8/16   -         8/4/2     single
petite         solomisar -  no  0 0-0   -  -       -  only   -/12  no         8/8/16   -         -/-/2     double
solo9          solo      9  yes 0 0-0   -  -       9  no     13/-  no         8/8/16   -         8/4/2     double
grande         solomisar -  no  0 0-0   -  -       -  only   -/13  no         8/8/16   -         -/-/4     double
solo10         solo      10 yes 0 0-0   -  -       10 no     13/-  no         8/8/16   -         16/8/4    double
petite_ouverte solomisar -  no  0 0-0   -  -       -  only   -/12  lead       8/8/16   -         -/-/8     double
petite_royale  solomisar -  no  0 0-0   -  -       -  only   -/12  exchange   8/8/16   -         -/-/16    double
solo11         solo      11 yes 0 0-0   -  -       11 no     13/-  no         8/8/16   -         32/16/8   double
grande_ouverte solomisar -  no  0 0-0   -  -       -  only   -/13  lead       8/8/16   -         -/-/24    double
grande_royale  solomisar -  no  0 0-0   -  -       -  only   -/13  exchange   8/8/16   -         -/-/32    double
solo12         solo      12 yes 0 0-0   -  -       12 no     13/-  no         8/8/16   -         64/32/16  double
solo_vira      solo      13 yes 0 0-0   -  -       13 no     13/-  no         8/8/16   -         128/64/32 double
"""


def number(text):
    return int(text) if text.isdigit() else None


def numbers(text, between):
    """The numbers of a cell; none for an empty cell."""
    return None if text == "-" else [number(part) for part in text.split(between)]


def row(rank, line):
    cells = dict(zip(COLUMNS.split(), line.split(), strict=True))
    plain = {name: number(cells[name]) for name in ("level", "turned", "re_needs", "target")}
    listed = {name: numbers(cells[name], "/") for name in ("hands", "pot", "re", "points")}
    ranges = {name: numbers(cells[name], "-") for name in ("first", "re_cards")}
    return {**cells, **plain, **listed, **ranges, "rank": rank, "qualifiable": cells["qualifiable"] == "yes"}


ROWS = {line.split()[0]: row(rank, line) for rank, line in enumerate(TABLE.strip().splitlines(), start=1)}
KEYS = list(ROWS)
