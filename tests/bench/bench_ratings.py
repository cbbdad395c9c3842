"""Ratings: how well they forecast matches, by the luck that they reckon with, and how strong the computer players are.

`python -m tests.bench ratings` reads the recorded matches of tests/bench/ratings and prints, for each game, the
log-loss of the forecasts (less is better), and the strengths of the levels. `--record` plays what is missing of the
records.
"""

import argparse
from typing import Final

from engine.players import LEVELS
from engine.registry import game as find_game
from engine.registry import game_keys
from tests.bench.ratings.crowd import CROWD, MATCHES, record, recorded
from tests.bench.ratings.forecast import forecast
from tests.bench.ratings.levels import MEASURED, strength

LUCKS: Final = (25 / 6, 6.0, 8.0, 10.0, 12.5, 15.0, 20.0, 25.0, 35.0, 50.0)
"""The values of beta that are compared; the first is that of openskill."""


def main() -> None:
    """Print the figures of all games; with `--record` complete the records first."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--record", action="store_true")
    parser.add_argument("number", nargs="?")  # what the other benches play of each kind
    if parser.parse_args().record:
        for game, matches in MATCHES.items():
            for _ in record(game, matches):
                pass
    for game in game_keys():
        show_forecasts(game)
        show_levels(game)


def show_forecasts(key: str) -> None:
    """Print the log-loss of the forecasts by each luck; the game's own is marked."""
    game, matches = find_game(key), recorded(key)
    if not matches:
        print(f"{key}: no matches are recorded")
        return
    print(f"{key}: {len(matches)} matches of {CROWD} players; the game has luck {game.luck:g}")
    print(f"{'luck':>8} {'log-loss':>9} {'second half':>12} {'equals':>8} {'order':>7}")
    for luck in sorted({*LUCKS, game.luck}):
        by = forecast(game, matches, luck)
        mark = " <" if luck == game.luck else ""
        print(f"{luck:>8.2f} {by.loss:>9.4f} {by.late:>12.4f} {by.coin:>8.4f} {by.order:>7.3f}{mark}", flush=True)


def show_levels(key: str) -> None:
    """Print the strength of each level by what was measured, beside the one that ratings use."""
    game = find_game(key)
    for level in ("random", *LEVELS):
        if (measured := MEASURED.get(key, {}).get(level)) is not None:
            used = game.strengths.get(level)
            print(
                f"{level:>8} {measured.chance:>8.1%} of matches, mu {strength(game, measured.chance):>6.1f}"
                f" (used {used}): {measured.source}"
            )


if __name__ == "__main__":
    main()
