"""The bids of an auction from low to high: which are still open, and which one stands."""

from engine.registry import game
from tests.conformance import walks

GAME = game("vira")


def test_what_is_over_the_standing_bid_is_higher_in_rank() -> None:
    seen = 0
    for moment in walks.moments("vira"):
        view = GAME.view(moment.after, None)
        scene = GAME.scene(view)
        if not scene.ladder:
            assert type(view).__name__ != "BiddingView"
            continue
        assert len(scene.ladder) == 40
        standing = [number for number, rung in enumerate(scene.ladder) if rung.standing]
        over = [number for number, rung in enumerate(scene.ladder) if rung.over]
        assert over == [*range(standing[0] + 1 if standing else 0, 40)]
        assert len(standing) == (view.deal.standing is not None)
        if standing:
            name = scene.ladder[standing[0]].bid
            assert name.key == f"vira-bid-{view.deal.standing.bid.row.key}"
        seen += bool(standing)
    assert seen > 20
