"""What a match says of the contracts of its deals is what its score sheet says."""

from collections import Counter

import pytest

from bot.text.i18n import Localiser, Voice
from engine.registry import game, game_keys
from engine.sheet import DealScore
from tests.conformance import walks

LOCALISER = Localiser(strict=True)


@pytest.mark.parametrize("key", game_keys())
def test_contracts_are_those_that_the_game_names(key: str) -> None:
    the_game, undertaken, won = game(key), Counter[str](), Counter[str]()
    for walk in walks.walks(key):
        assert the_game.contracts(walk.start.state) == ()
        after = walk.moments[-1].after
        contracts = the_game.contracts(after)
        assert {contract.contract for contract in contracts} <= set(the_game.contract_keys)
        undertaken.update(contract.contract for contract in contracts)
        won.update(contract.contract for contract in contracts if contract.won)
    assert len(undertaken) >= len(the_game.contract_keys) / 2, "many kinds are undertaken in so many matches"
    assert len(won) >= len(the_game.contract_keys) / 3, "many of them are won"
    for language in LOCALISER.languages:
        names = [Voice(LOCALISER, language).say(the_game.contract_name(key)) for key in the_game.contract_keys]
        assert len(set(names)) == len(names)


def finished(key: str) -> list[tuple[tuple[DealScore, ...], dict[int, list[tuple[str, bool, int]]]]]:
    """Of each match: its sheet, and what was undertaken by seat."""
    the_game, matches = game(key), []
    for walk in walks.walks(key):
        after = walk.moments[-1].after
        by_seat: dict[int, list[tuple[str, bool, int]]] = {}
        for contract in the_game.contracts(after):
            by_seat.setdefault(contract.seat, []).append((contract.contract, contract.won, contract.scored))
        matches.append((the_game.sheet(the_game.view(after, None)), by_seat))
    return matches


def test_the_maker_wins_by_the_headline_of_the_deal() -> None:
    for sheet, by_seat in finished("klaberjass"):
        played = [deal for deal in sheet if len(deal.headline) > 1]
        for seat in (0, 1):
            wanted = []
            for deal in played:
                (maker,) = [word.seat for name, word in deal.headline[1].values if name == "player"]
                made = deal.headline[0].key == "klaberjass-deal-made"
                part = "maker" if maker == seat else "defender"
                wanted.append((part, made == (maker == seat), deal.scored[seat]))
            assert by_seat.get(seat, []) == wanted


def test_a_declarer_of_barbu_wins_by_more_than_the_others_had_on_average() -> None:
    for sheet, by_seat in finished("barbu"):
        played = [deal for deal in sheet if all(entry.reason.key != "barbu-sheet-skipped" for entry in deal.entries)]
        for seat in range(4):
            wanted = []
            for deal in played:
                assert deal.row is not None
                if deal.row.declarer == seat:
                    own = deal.scored[seat]
                    wanted.append((own > (sum(deal.scored) - own) / 3, own))
            assert [(won, scored) for _, won, scored in by_seat.get(seat, [])] == wanted


def test_a_declarer_of_vira_wins_by_the_outcome_in_the_headline() -> None:
    for sheet, by_seat in finished("vira"):
        wanted: dict[int, list[bool]] = {}
        for deal in sheet:
            (declarer,) = [word.seat for name, word in deal.headline[0].values if name == "player"]
            wanted.setdefault(declarer, []).append(deal.headline[-1].key == "vira-sheet-win")
        assert {seat: [won for _, won, _ in lines] for seat, lines in by_seat.items()} == wanted


def test_the_chooser_of_schieber_wins_with_more_points_than_the_other_team() -> None:
    for sheet, by_seat in finished("schieber"):
        wanted: dict[int, list[tuple[bool, int]]] = {}
        for deal in sheet:
            (chooser,) = [word.seat for name, word in deal.headline[0].values if name == "player"]
            own = chooser % 2
            wanted.setdefault(chooser, []).append((deal.scored[own] > deal.scored[1 - own], deal.scored[own]))
        assert {seat: [line[1:] for line in lines] for seat, lines in by_seat.items()} == wanted
