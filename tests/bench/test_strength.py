"""The measure of strength: its statistics by hand, its samples kept once and for the code that made them."""

import json
import re

import pytest

from engine import registry
from tests.bench.bench_strength import asked, collect, missing, remaining, report
from tests.bench.strength import kinds
from tests.bench.strength.bars import BARS, Bar, reached
from tests.bench.strength.kept import EXPLAINS, ROOT, Kept, digest, sources
from tests.bench.strength.kinds import KINDS, Sample
from tests.bench.strength.measures import CHALLENGE, WANTED, Measure
from tests.bench.strength.statistics import lower_bound, student

# ---------------------------------------------------------------------------------------------------------- statistics


@pytest.mark.parametrize(
    ("confidence", "freedom", "quantile"),
    [(0.95, 3, 2.353), (0.95, 9, 1.833), (0.95, 99, 1.660), (0.99, 9, 2.821), (0.99, 59, 2.391)],
)
def test_quantiles_are_those_of_the_printed_tables(confidence, freedom, quantile):
    assert student(confidence, freedom) == pytest.approx(quantile, abs=0.02)


def test_a_lower_bound_is_the_mean_less_the_quantile_times_the_standard_error():
    samples = [4, 6] * 8  # mean 5, squared deviations 16, variance 16 / 15, standard error sqrt(1 / 15)
    figure, least = lower_bound(samples, confidence=0.95)
    assert figure == 5
    assert least == pytest.approx(5 - 1.753 * (1 / 15) ** 0.5, abs=0.001)


def test_a_share_without_a_loss_is_not_certain():
    figure, least = lower_bound([1.0] * 98, confidence=0.95, share=True)
    assert figure == 1
    assert 0.96 < least < 0.985  # of a hundred with one loss; exactly 0.05 ** (1 / 98) = 0.97


# ---------------------------------------------------------------------------------------------------------------- bars


def measured(name, wanted=4):
    return Measure(name, "barbu", wanted, lambda number: Sample(float(number)))


def of(*leads):
    return {number: Sample(ahead) for number, ahead in enumerate(leads) if ahead is not None}


ONE, OTHER = measured("one"), measured("other")


def test_terms_are_added_by_number_where_all_have_one():
    less = Bar("less", ((1, ONE), (-1, OTHER)))
    come = reached(less, {"one": of(5, 7, 100, 3), "other": of(1, 5, None, -1, 100)})
    assert come.samples == 3
    assert come.figure == pytest.approx((4 + 2 + 4) / 3)


@pytest.mark.parametrize(("aim", "verdict"), [(None, ""), (4, "met"), (9.5, "not shown"), (10.5, "missed")])
def test_a_bar_is_met_where_its_lower_bound_reaches_it(aim, verdict):
    come = reached(Bar("bar", ((1, ONE),), aim), {"one": of(9, 11, 9, 11)})
    assert come.figure == 10
    assert 8.5 < come.least < 9
    assert come.verdict == verdict


def test_one_sample_is_too_few():
    assert reached(Bar("bar", ((1, ONE),)), {"one": of(9)}) is None


def test_the_names_of_bars_and_measures_are_theirs_alone():
    assert len({bar.name for bar in BARS}) == len(BARS)
    told = {(measure.name, measure.game, measure.wanted, measure.play.args) for bar in BARS for measure in bar.measures}
    assert len({name for name, *_ in told}) == len(told)
    assert {game for _, game, *_ in told} == set(registry.game_keys())
    assert WANTED.keys() == {*KINDS, CHALLENGE}


# ------------------------------------------------------------------------------------------------------- what is played


def test_every_side_has_the_player_once_with_the_same_packs(monkeypatch):
    seen = []

    def scores(kind, number, names, timed, sample):
        seen.append(names)
        return [9 if name == "strong" else 1 for name in names]

    monkeypatch.setattr(kinds, "_scores", scores)
    sample = kinds.play(KINDS["barbu-match"], "strong", "careful", 3)
    assert [names.index("strong") for names in seen] == [0, 1, 2, 3]
    assert all(names.count("careful") == 3 for names in seen)
    assert (sample.ahead, sample.won) == (8, 1)


def test_points_are_those_ahead_of_the_mean_of_the_others(monkeypatch):
    played = iter([(-6, -12, 0, -8), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)])
    monkeypatch.setattr(kinds, "_scores", lambda *_: next(played))
    sample = kinds.play(KINDS["barbu-NQ"], "strong", "careful", 3)
    assert sample.ahead == pytest.approx((-6 + 20 / 3) / 4)
    assert sample.won == 1


def test_nothing_ahead_is_nothing_won(monkeypatch):
    """Once the player has the king and is behind by 20, three times another has it: 20 / 3 each."""
    played = iter([(-20, 0, 0, 0), (0, 0, -20, 0), (0, -20, 0, 0), (0, -20, 0, 0)])
    monkeypatch.setattr(kinds, "_scores", lambda *_: next(played))
    sample = kinds.play(KINDS["barbu-NK"], "strong", "careful", 3)
    assert (sample.ahead, sample.won) == (0, 0.5)


def test_a_first_place_is_shared_by_equals(monkeypatch):
    monkeypatch.setattr(kinds, "_scores", lambda *_: (10, 10, 0, -20))
    assert kinds.play(KINDS["barbu-match"], "strong", "careful", 3).won == 0.25  # two halves in four seats


def test_a_pair_of_deals_is_won_as_a_whole(monkeypatch):
    played = iter([(100, 57), (90, 67)])
    monkeypatch.setattr(kinds, "_scores", lambda *_: next(played))
    sample = kinds.play(KINDS["schieber-tournament"], "strong", "careful", 3)
    assert (sample.ahead, sample.won) == ((43 - 23) / 2, 1)


@pytest.mark.parametrize("kind", ["klaberjass-match", "barbu-NQ", "vira", "schieber"])
def test_a_number_is_always_played_alike_and_others_are_not(kind):
    first, again, other = (kinds.play(KINDS[kind], "careful", "random", number) for number in (1, 1, 2))
    assert first == again
    assert first != other


# ------------------------------------------------------------------------------------------------------ what is kept


DIGESTS = dict.fromkeys(registry.game_keys(), "as it is")


def fill(folder, measures, *, part=(1, 1), most=4, digests=DIGESTS, seconds=60.0):
    """Do what is missing, and return the numbers that were played, by measure."""
    kept = Kept(folder, "{}-of-{}".format(*part), digests)
    work = list(missing(measures, kept.samples(), most, part))
    collect(kept, iter(work), seconds)
    return [(measure.name, number) for measure, number in work]


def test_what_is_kept_is_not_played_again(tmp_path):
    assert fill(tmp_path, [ONE], most=2) == [("one", 0), ("one", 1)]
    assert fill(tmp_path, [ONE], most=2) == []
    assert fill(tmp_path, [ONE], most=3) == [("one", 2)]
    samples = Kept(tmp_path, "1-of-1", DIGESTS).samples()["one"]
    assert {number: sample.ahead for number, sample in samples.items()} == {0: 0, 1: 1, 2: 2}


def test_two_processes_play_different_numbers_and_read_all(tmp_path):
    assert fill(tmp_path, [ONE], part=(1, 2)) == [("one", 0), ("one", 2)]
    assert fill(tmp_path, [ONE], part=(2, 2)) == [("one", 1), ("one", 3)]
    assert sorted(Kept(tmp_path, "2-of-2", DIGESTS).samples()["one"]) == [0, 1, 2, 3]
    assert fill(tmp_path, [ONE]) == []


def test_a_number_kept_twice_counts_once(tmp_path):
    kept = Kept(tmp_path, "1-of-1", DIGESTS)
    for ahead in (5.0, 7.0):
        kept.add(ONE, 0, Sample(ahead))
    assert kept.samples() == {"one": {0: Sample(5.0)}}


def test_samples_of_other_code_do_not_count(tmp_path):
    fill(tmp_path, [ONE], most=2)
    changed = {**DIGESTS, "barbu": "otherwise"}
    assert Kept(tmp_path, "1-of-1", changed).samples() == {}
    assert fill(tmp_path, [ONE], most=2, digests=changed) == [("one", 0), ("one", 1)]
    assert len(Kept(tmp_path, "1-of-1", DIGESTS).samples()["one"]) == 2
    assert len(Kept(tmp_path, "1-of-1", {**DIGESTS, "vira": "otherwise"}).samples()["one"]) == 2


def test_half_a_line_is_left_out_and_ended(tmp_path):
    fill(tmp_path, [ONE], most=2)
    file = tmp_path / "1-of-1.jsonl"
    file.write_text(file.read_text("utf-8")[:-20], "utf-8")
    assert fill(tmp_path, [ONE], most=3) == [("one", 1), ("one", 2)]
    assert sorted(Kept(tmp_path, "1-of-1", DIGESTS).samples()["one"]) == [0, 1, 2]
    whole = [line for line in file.read_text("utf-8").splitlines() if line.endswith("}}")]
    assert [json.loads(line)["number"] for line in whole] == [0, 1, 2]


def test_no_sample_begins_after_the_time(tmp_path):
    fill(tmp_path, [ONE], seconds=0.0)
    assert Kept(tmp_path, "1-of-1", DIGESTS).samples() == {}


def test_measures_advance_alike():
    work = missing([measured("one", 2), measured("other", 4)], {}, 4, (1, 1))
    assert [(measure.name, number) for measure, number in work] == [
        ("other", 0),
        ("one", 0),
        ("other", 1),
        ("other", 2),
        ("one", 1),
        ("other", 3),
    ]


def test_the_time_that_is_left_is_that_of_the_missing_samples():
    have = {"one": {0: Sample(seconds=1800), 1: Sample(seconds=5400)}}
    assert remaining([ONE, OTHER], have) == 2


# --------------------------------------------------------------------------------------------------------- what is told


def test_the_report_tells_figure_bound_number_and_verdict(capsys):
    bars = [Bar("points", ((1, ONE),), 4), Bar("won", ((1, ONE),), 0.99, "won"), Bar("none", ((1, OTHER),), 4)]
    report(bars, {"one": {number: Sample(ahead=9 + number % 2 * 2, won=1.0) for number in range(4)}})
    points, won, none = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"points +10.00 at least +8.64 \(95 %, N = 4\)  aim 4: met", points)
    assert re.fullmatch(r"won +100.00 at least +\d\d.\d\d \(95 %, N = 4\)  aim 99: not shown", won)
    assert re.fullmatch(r"none +too few samples", none)


def test_the_report_tells_the_time_of_decisions_against_careful(capsys):
    times = {"cards": [2.0] * 98 + [13.0] * 2, "others": [1.0] * 99}
    report([], {"vira strong careful": {0: Sample(**times)}, "vira strong random": {0: Sample(cards=[99.0] * 100)}})
    (line,) = capsys.readouterr().out.splitlines()
    assert line == "vira: strong, a card, M loops: median 2.00 (aim 5: met), p99 13.00 (aim 12: missed), N = 100"


# ------------------------------------------------------------------------------------------------------------- digests


@pytest.fixture
def tree(tmp_path):
    """The sources of a game in a folder that a test may change."""
    for path in sources("barbu"):
        copy = tmp_path / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    return tmp_path


@pytest.mark.parametrize("name", ["engine/players/search.py", "engine/games/barbu/kernel.py", "tests/bench/seer.py"])
def test_a_digest_changes_with_the_code_and_not_with_its_words(tree, name):
    before, file = digest("barbu", tree), tree / name
    assert before == digest("barbu")
    text = file.read_text("utf-8")
    file.write_text(text.replace('"""', '"""Said otherwise. ', 1) + "# A remark.\n", "utf-8")
    assert digest("barbu", tree) == before
    file.write_text(text + "FURTHER = 1\n", "utf-8")
    assert digest("barbu", tree) != before


def test_a_digest_is_of_one_game():
    names = {str(path.relative_to(ROOT)) for path in sources("barbu")}
    assert {"engine/players/belief.py", "engine/games/barbu/player/guide.py", "engine/tricks/follow.py"} <= names
    assert "tests/bench/neutral/barbu.py" in names
    assert not [name for name in names if "vira" in name or "klaberjass" in name]


def test_what_only_explains_is_imported_by_no_player():
    """Otherwise a change of it would change moves, and the digest would not tell."""
    explains = re.compile(r"^from engine\S*\.(reasons\w*|scene|advice)(\.\S+)? import", re.MULTILINE)
    importing = {
        str(path.relative_to(ROOT))
        for game in registry.game_keys()
        for path in sources(game)
        if explains.search(path.read_text("utf-8"))
    }
    games = {f"engine/games/{game}/__init__.py" for game in registry.game_keys()}
    assert importing <= games | {"engine/game.py", "engine/tricks/plain/game.py", "engine/tricks/four_players.py"}
    assert EXPLAINS


# -------------------------------------------------------------------------------------------------------- command line


def test_the_command_line():
    args = asked(["30", "--keep", "figures", "--part", "2/3", "--bars", "vira", "level"])
    assert (args.deals, str(args.keep), args.part, args.bars) == (30, "figures", (2, 3), ["vira", "level"])
    assert asked([]).part == (1, 1)
    with pytest.raises(SystemExit):
        asked(["--part", "3/2"])
