"""How strong the computer players are, beside the bars: `python -m tests.bench strength --keep FOLDER`.

It plays what the folder does not have yet and then prints every bar: the figure, its lower bound, the number of
samples, and whether the bar is met. A whole measurement takes many hours; it may be stopped at any time, and goes on
where it was stopped as long as the code of a game and its players is the same. Two processes share the work by numbers:

    python -m tests.bench strength --keep FOLDER --part 1/2 --seconds 3600
    python -m tests.bench strength --keep FOLDER --part 2/2 --seconds 3600
    python -m tests.bench strength --keep FOLDER --seconds 0

The last line only prints. Without a folder a few deals are played, by default two of each kind.
"""

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from engine.registry import game_keys
from tests.bench.rivals import Unavailable
from tests.bench.strength.bars import BARS, Bar, reached
from tests.bench.strength.kept import Kept, Samples, digest
from tests.bench.strength.kinds import TIMED, Sample
from tests.bench.strength.measures import Measure

FEW: Final = 2
SPEEDS: Final = dict(zip(TIMED, ((5.0, 12.0, 12.0), (1.0, 2.4, 2.4)), strict=True))
"""Aims in millions of loops: a card, median and p99; another decision, p99."""
DECISIONS: Final = 100
"""The fewest decisions of which one in a hundred is spoken of."""


def missing(
    measures: Sequence[Measure], have: Samples, most: int, part: tuple[int, int]
) -> Iterator[tuple[Measure, int]]:
    """The samples to play: all measures advance alike, in shares of what they want.

    `part`: the number of this process, from 1, and of all processes.
    """
    place, of = part
    plan = [
        ((number + 0.5) / measure.wanted, order, number)
        for order, measure in enumerate(measures)
        for number in range(min(most, measure.wanted))
        if number % of == place - 1
    ]
    for _, order, number in sorted(plan):
        if number not in have.get(measures[order].name, {}):
            yield measures[order], number


def collect(kept: Kept, work: Iterator[tuple[Measure, int]], seconds: float) -> None:
    """Play until there is no work left, or the time is over."""
    end, without = time.monotonic() + seconds, set[str]()
    for measure, number in work:
        if time.monotonic() >= end:
            return
        if measure.name in without:
            continue
        began = time.process_time()
        try:
            sample = measure.play(number)
        except Unavailable as reason:
            print(f"NOT MEASURED: {measure.name} ({reason})", flush=True)
            without.add(measure.name)
            continue
        sample.seconds = time.process_time() - began
        kept.add(measure, number, sample)


def report(bars: Sequence[Bar], samples: Samples) -> None:
    """Print every bar, and the time of the decisions."""
    for bar in bars:
        come, unit = reached(bar, samples), 100 if bar.field == "won" else 1
        if come is None:
            print(f"{bar.name:<52} too few samples")
            continue
        aim = "" if bar.aim is None else f"aim {unit * bar.aim:g}: {come.verdict}"
        print(
            f"{bar.name:<52} {unit * come.figure:>8.2f} at least {unit * come.least:>8.2f} "
            f"({100 * bar.confidence:.0f} %, N = {come.samples})  {aim}".rstrip(),
            flush=True,
        )
    for player, aims in SPEEDS.items():
        for game in game_keys():
            _speed(game, player, aims, samples)


def remaining(measures: Sequence[Measure], samples: Samples) -> float:
    """The processor time, in hours, of the samples still wanted, of measures that have at least one."""
    seconds = 0.0
    for measure in measures:
        if have := samples.get(measure.name):
            each = statistics.mean(sample.seconds for sample in have.values())
            seconds += each * max(0, measure.wanted - len(have))
    return seconds / 3600


def _speed(game: str, player: str, aims: tuple[float, float, float], samples: Samples) -> None:
    """The time of the player's decisions against *careful* in all deals and matches of this game."""
    played: list[Sample] = [
        sample
        for name, by_number in samples.items()
        if name.startswith(game) and name.endswith(f" {player} careful")
        for sample in by_number.values()
    ]
    cards = [spent for sample in played for spent in sample.cards]
    others = [spent for sample in played for spent in sample.others]
    median, most, most_of_others = aims
    for what, spent, bounds in (
        ("a card", cards, (median, most)),
        ("another decision", others, (None, most_of_others)),
    ):
        if len(spent) >= DECISIONS:
            found = statistics.median(spent), statistics.quantiles(spent, n=100, method="inclusive")[-1]
            figures = (
                f"{name} {value:.2f}{'' if aim is None else f' (aim {aim:g}: {_within(value, aim)})'}"
                for name, value, aim in zip(("median", "p99"), found, bounds, strict=True)
            )
            print(f"{game}: {player}, {what}, M loops: {', '.join(figures)}, N = {len(spent)}", flush=True)


def _within(value: float, aim: float) -> str:
    return "met" if value <= aim else "missed"


def asked(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench strength", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("deals", type=int, nargs="?", help="the most samples of each measure")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where the samples are kept")
    parser.add_argument("--bars", nargs="+", default=[""], metavar="TEXT", help="only bars whose names begin so")
    parser.add_argument("--part", default="1/1", type=_part, metavar="1/2", help="the share of this process")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no sample after this time")
    return parser.parse_args(words)


def _part(text: str) -> tuple[int, int]:
    place, of = map(int, text.split("/"))
    if not 1 <= place <= of:
        raise ValueError(text)
    return place, of


def main() -> int:
    """Play and print what is asked for."""
    args = asked(sys.argv[1:])
    bars = [bar for bar in BARS if bar.name.startswith(tuple(args.bars))]
    measures = list({measure.name: measure for bar in bars for measure in bar.measures}.values())
    with tempfile.TemporaryDirectory(prefix="stich-strength-") as thrown_away:
        most = args.deals if args.deals is not None else FEW if args.keep is None else max(m.wanted for m in measures)
        digests = {key: digest(key) for key in game_keys()}
        kept = Kept(args.keep or Path(thrown_away), "{}-of-{}".format(*args.part), digests)
        collect(kept, missing(measures, kept.samples(), most, args.part), args.seconds)
        samples = kept.samples()
        report(bars, samples)
        begun = sum(measure.name in samples for measure in measures)
        print(f"still wanted: {remaining(measures, samples):.1f} h, by {begun} of {len(measures)} measures")
    return 0


if __name__ == "__main__":
    sys.exit(main())
