"""The row of a deal in the grid: whom each player doubled, and the sum by which a mistake is found."""

from engine.games.barbu.contracts import CONTRACT_KEYS
from engine.match import ActLine, DealLine
from engine.registry import game
from tests.conformance import walks

GAME = game("barbu")
SUMS = {"NT": -26, "NQ": -24, "NL": -30, "NH": -30, "NK": -20, "TR": 65}
"""Of the scores of a deal, by BAR-1.3; dominoes by the option `dominoScores`."""


def test_the_grid_has_the_doubles_of_the_log_and_the_sum_of_the_contract() -> None:
    rows = 0
    for walk in walks.walks("barbu"):
        doubles, by_deal, contracts = dict[int, tuple[int, ...]](), list[dict[int, tuple[int, ...]]](), list[str]()
        for moment in walk.moments:
            if isinstance(moment.line, DealLine):
                doubles = {}
                by_deal.append(doubles)
            elif isinstance(moment.line, ActLine):
                verb, *rest = str(moment.line.action).split()
                if verb == "double":
                    doubles[moment.line.seat] = tuple(sorted(int(seat) for seat in rest if seat != "none"))
                elif verb == "declare":
                    contracts.append(rest[0])
        for deal in GAME.sheet(walk.end.view(None)):
            assert deal.row is not None
            assert deal.row.doubled == tuple(by_deal[deal.number - 1].get(seat, ()) for seat in range(4))
            contract = contracts[deal.number - 1]
            assert contract in CONTRACT_KEYS
            expected = SUMS.get(contract, sum(map(int, str(walk.start.options.dominoScores).split())))
            assert deal.row.check in {expected, 0}, "nobody doubled: such a deal may be skipped"
            assert deal.row.check == sum(deal.scored)
            rows += 1
    assert rows > 100
