"""Each check of the endurance run finds what was planted for it, in evidence that is without fault otherwise."""

import dataclasses
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.storage.rows import proposal_text
from bot.tables.model import REVISIONS_A_MATCH, Proposal, ProposalKind, UserId
from bot.tables.playing import shuffled
from engine.cards import Seat, each
from engine.choice import PickOne
from engine.match import ActLine, DealLine, Header, Match
from engine.record import line_json
from engine.registry import game
from engine.turn import Act, DealDue
from tests.soak import checks
from tests.soak.__main__ import violations
from tests.soak.evidence import (
    MICROSECONDS,
    Deadline,
    Evidence,
    Kill,
    Memory,
    Move,
    Press,
    Queued,
    Standing,
    Stillness,
    TableSeen,
    Vote,
    Wait,
)
from tests.soak.faults import Weather
from tests.soak.log_file import LogFile, proposal_of
from tests.soak.run import Asked, Run, first_answers

TABLE, LINES = "t1", 12
BEGAN = 1_790_000_000.0


class Played:
    """A short match whose every answer was somebody's press."""

    def __init__(self) -> None:
        chance = random.Random(1)
        match = Match.start(game("klaberjass"), seats=2, dealer=Seat(0))
        self.header = match.header
        self.moves: list[Move] = []
        self.presses: list[Press] = []
        while len(self.moves) < LINES:
            number = len(self.moves) + 1
            if isinstance(match.turn, DealDue):
                line, cause = DealLine(shuffled(match.game, chance)), None
            else:
                assert isinstance(match.turn, Act)
                seat = match.turn.seat
                choice = match.choice(seat)
                assert isinstance(choice, PickOne)
                line, cause = ActLine(seat, match.game.parse(choice.legal[0]), None, None), number
            before, (match, _) = match, match.follow(line)
            stored = Move(f"{TABLE}-1", number, json.dumps(line_json(line)), cause)
            self.moves.append(stored)
            if isinstance(line, ActLine):
                pressed, shown = (state.revision_of(line.seat) + REVISIONS_A_MATCH for state in (before, match))
                self.presses.append(
                    Press(
                        number, TABLE, line.seat, pressed, "do", str(line.action), BEGAN + number,
                        BEGAN + number + 0.1, "done", seen=shown, stored=stored, lines=number,
                    )
                )  # fmt: skip

    @property
    def headers(self) -> dict[str, Header]:
        """The first lines, as they are stored."""
        return {f"{TABLE}-1": self.header}

    def lost(self) -> list[str]:
        """What the check says."""
        return checks.lost(self.presses, self.moves, checks.fold(self.headers, self.moves))

    def doubled(self, starters: tuple[int, ...] = ()) -> list[str]:
        """What the check says."""
        return checks.doubled(self.presses, self.moves, starters)


@pytest.fixture
def played() -> Played:
    return Played()


def test_a_log_without_fault_passes(played: Played) -> None:
    assert len(played.presses) > LINES // 2
    assert not played.lost()
    assert not played.doubled()
    assert not checks.unanswered(played.presses)


@pytest.mark.parametrize("removed", [-1, 5])
def test_a_removed_row_is_a_lost_move(played: Played, removed: int) -> None:
    del played.moves[removed]
    assert played.lost()


def test_a_hand_that_shows_more_than_the_log_had_then_is_a_lost_move(played: Played) -> None:
    last = played.presses[-1]
    last.stored, last.lines = None, last.lines - 1
    assert played.lost()


def test_a_press_after_which_only_somebody_elses_move_was_stored_is_not_lost(played: Played) -> None:
    played.presses[-1].stored = None
    assert not played.lost()


def test_a_row_that_was_changed_is_a_lost_move(played: Played) -> None:
    played.moves[-1] = played.moves[-1]._replace(line=played.moves[-2].line)
    assert played.lost()


def test_a_press_that_moved_twice_is_doubled(played: Played) -> None:
    played.moves[-1] = played.moves[-1]._replace(cause=played.moves[-2].cause)
    assert played.doubled()


def test_a_press_that_also_began_a_match_is_doubled(played: Played) -> None:
    assert played.doubled(starters=(played.presses[0].interaction,))


def test_a_press_that_another_answer_was_stored_for_is_found(played: Played) -> None:
    played.presses[-1].action = "pass" if played.presses[-1].action != "pass" else "take"
    assert played.doubled()


def test_a_move_by_an_interaction_that_nobody_began_is_found(played: Played) -> None:
    played.moves[-1] = played.moves[-1]._replace(cause=999)
    assert played.doubled()


def test_a_claim_for_another_seat_is_found(played: Played) -> None:
    last = played.presses[-1]
    last.verb, last.action = "claim", ""
    assert not played.doubled()
    last.seat = 1 - last.seat
    assert played.doubled()


def test_a_stored_proposal_is_known_by_what_its_buttons_carry() -> None:
    proposal = Proposal(ProposalKind.KICK, UserId(11), Seat(2), frozenset({UserId(11)}), cause=77)
    stored = json.loads(proposal_text(proposal, 77) or "")
    assert proposal_of(stored) == (proposal.key, 2, {11})
    assert proposal_of(json.loads(proposal_text(None, 77) or "")) == proposal_of({}) == ("", None, set())


STOOD = Standing(
    "playing", 1, 11, 4, 30, "", None, frozenset(), {11: 0}, frozenset({12}), frozenset(), frozenset(), {}
)  # fmt: skip
"""Of a table at which user 11 sits and user 12 waits."""


@pytest.mark.parametrize(
    ("now", "ended"),
    [
        (STOOD, ""),
        (STOOD._replace(people={11: 0, 12: 1}, waiting=frozenset(), deals=5), "seated"),
        (STOOD._replace(waiting=frozenset(), left=frozenset({12}), deals=5), "seated"),
        (STOOD._replace(state="closed", waiting=frozenset()), "the table was closed"),
        (None, "the table was closed"),
    ],
)
def test_who_waits_for_a_seat_and_has_it_with_the_next_deal_is_well(now: Standing | None, ended: str) -> None:
    wait = Wait(1, TABLE, 12, deals=4)
    wait.see(now)
    assert wait.ended == ended
    assert not checks.seated([wait])


@pytest.mark.parametrize("now", [STOOD._replace(waiting=frozenset()), STOOD._replace(deals=5)])
def test_who_waits_and_is_forgotten_or_passed_over_is_found(now: Standing) -> None:
    wait = Wait(1, TABLE, 12, deals=4)
    wait.see(now)
    assert checks.seated([wait])


def test_who_gives_up_waiting_is_not_forgotten() -> None:
    wait = Wait(1, TABLE, 12, deals=4, gives_up=True)
    wait.see(STOOD._replace(waiting=frozenset()))
    assert not checks.seated([wait])


@pytest.mark.parametrize("agrees", [True, False])
def test_an_answer_that_a_proposal_does_not_know_of_is_found(agrees: bool) -> None:
    assert not checks.counted([Vote(1, TABLE, agrees, agreed=agrees)])
    assert checks.counted([Vote(1, TABLE, agrees, agreed=not agrees)])


class Queueing:
    """The two hands of a deal in which cards are played, and one of them queues a card."""

    def __init__(self) -> None:
        chance = random.Random(1)
        match = Match.start(game("klaberjass"), seats=2, dealer=Seat(0))
        self.headers, self.moves = {f"{TABLE}-1": match.header}, list[Move]()
        line: DealLine | ActLine
        while isinstance(match.turn, DealDue) or match.game.kernel(match.state) is None:
            if isinstance(match.turn, DealDue):
                line = DealLine(shuffled(match.game, chance))
            else:
                assert isinstance(match.turn, Act)
                choice = match.choice(match.turn.seat)
                assert isinstance(choice, PickOne)
                line = ActLine(match.turn.seat, match.game.parse(choice.legal[0]), None, None)
            match, _ = match.follow(line)
            self.moves.append(Move(f"{TABLE}-1", len(self.moves) + 1, json.dumps(line_json(line)), None))
        assert isinstance(match.turn, Act)
        self.turn = match.turn.seat
        seat = Seat(1 - self.turn)
        card = next(iter(each(match.view(seat).hand)))
        self.press = Queued(1, f"{TABLE}-1", len(self.moves), match.deals, seat, card, card, self.turn, read="")

    def check(self, **changed: object) -> list[str]:
        """What the check says of the press, with these changes."""
        return checks.queued([dataclasses.replace(self.press, **changed)], self.headers, self.moves)


def test_a_queued_card_that_is_not_kept_is_found() -> None:
    queueing = Queueing()
    assert not queueing.check()
    assert queueing.check(stored=None)
    assert not queueing.check(stored=None, seat=queueing.turn), "on turn nothing is queued"
    assert not queueing.check(stored=None, deal=queueing.press.deal - 1), "the button of an earlier deal"


def test_a_queued_card_that_somebody_else_could_read_is_found_with_the_text() -> None:
    queueing = Queueing()
    (said,) = queueing.check(read="your card")
    assert said.endswith("in: your card")
    assert queueing.check(read="your card", other=None)
    assert not queueing.check(read="your card", other=queueing.press.seat), "who holds it may know it"


@pytest.mark.parametrize("old", [False, True])
def test_a_press_without_an_answer_is_found_unless_the_bot_was_away(played: Played, old: bool) -> None:
    press = dataclasses.replace(played.presses[-1], state="failed", why="no_answer", old=old)
    (told,) = checks.unanswered([press])
    assert ("old button" in told) is old
    assert not checks.unanswered([dataclasses.replace(press, excused="the bot was away")])


def test_an_answer_after_three_seconds_is_found(played: Played) -> None:
    press = played.presses[-1]
    press.answered = press.sent + 3.1
    assert checks.unanswered([press])
    assert checks.unanswered([press], [(press.sent, press.sent + 0.9), (press.sent - 5, press.sent - 1)])
    assert not checks.unanswered([press], [(press.sent + 0.5, press.sent + 2.5)]), "the run itself stood still"


SEEN = TableSeen(TABLE, BEGAN, still=20.0, overdue=-30.0, awaited="turn", sleeping=False)


def test_a_table_stands_still_from_its_last_line_and_from_the_end_of_a_pause() -> None:
    stillness = Stillness()
    assert stillness.look({"plays": (1, 5), "pauses": (1, 7)}, 100.0) == {"plays": 0.0, "pauses": 0.0}
    assert stillness.look({"plays": (1, 5)}, 130.0) == {"plays": 30.0}
    assert stillness.look({"plays": (1, 5), "pauses": (1, 7)}, 700.0) == {"plays": 600.0, "pauses": 0.0}
    assert stillness.look({"plays": (1, 6), "pauses": (1, 7)}, 750.0) == {"plays": 0.0, "pauses": 50.0}
    assert stillness.look({"plays": (2, 6), "pauses": (1, 7)}, 760.0, ["pauses"]) == {"plays": 0.0, "pauses": 0.0}


def test_a_table_that_waits_for_its_clock_is_not_stuck() -> None:
    assert not checks.stuck([SEEN, dataclasses.replace(SEEN, still=120.0, sleeping=True)])


@pytest.mark.parametrize("fault", [{"still": 46.0}, {"overdue": 5.5}, {"overdue": 5.5, "sleeping": True}])
def test_a_table_that_stands_still_is_stuck(fault: dict[str, float]) -> None:
    assert checks.stuck([SEEN, dataclasses.replace(SEEN, **fault)])


def killed(extension: float) -> Kill:
    """A kill 10 seconds after the last sign of life, with a downtime of 3 seconds."""
    before = Deadline("turn", int((BEGAN + 45) * MICROSECONDS), 7, 12)
    after = before._replace(at=before.at + int(extension * MICROSECONDS))
    return Kill(BEGAN, BEGAN - 10, {TABLE: before}, BEGAN + 1, BEGAN + 3, BEGAN + 3.5, after={TABLE: after})


@pytest.mark.parametrize("extension", [3.0, 8.0, 13.0])
def test_an_extension_by_the_downtime_and_the_time_since_the_last_sign_passes(extension: float) -> None:
    assert not checks.deadlines([killed(extension)])
    assert checks.compared([killed(extension)]) == 1


@pytest.mark.parametrize("extension", [0.0, 2.8, 13.2, 60.0])
def test_a_deadline_that_was_extended_by_less_or_by_more_is_found(extension: float) -> None:
    assert checks.deadlines([killed(extension)])


def test_a_bot_that_left_no_sign_of_life_for_long_is_found() -> None:
    kill = killed(3.0)
    kill.sign = BEGAN - 70
    assert checks.deadlines([kill])


def memory(growth: float) -> list[Memory]:
    """A process of 100 MiB which grows by this many kibibytes each second, after a loud beginning."""
    return [
        Memory(1, age, int(100_000 + max(0.0, age - checks.WARM) * growth - (30_000 if age < 10 else 0)))
        for age in range(120)
    ]


def test_memory_that_stays_or_was_measured_too_shortly_passes() -> None:
    assert not checks.grown(memory(5))
    assert checks.growths(memory(5))
    assert not checks.growths(memory(500)[:30])


def test_memory_that_grows_on_is_found() -> None:
    assert checks.grown(memory(200))


@pytest.mark.parametrize("line", ['{"event": "played ♣K"}', '{"exception": "Traceback (most recent call last)"}'])
def test_a_card_and_a_traceback_in_the_log_are_found(line: str) -> None:
    quiet = '{"event": "connected", "guilds": 1}'
    assert not checks.told(quiet)
    (told,) = checks.told(f"{quiet}\n{line}")
    assert "♣" not in told


def test_a_run_without_kills_has_no_first_answers() -> None:
    assert list(first_answers(Evidence())) == []


async def test_a_part_of_the_run_that_fails_is_found_and_the_rest_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(weather: Weather, ending: Callable[[], bool]) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Weather, "blow", fail)
    outcome = await Run(Asked(seconds=4, kills=0, seed=3, tables=1), tmp_path).go()
    (broken,) = violations(outcome)["run"]
    assert "ZeroDivisionError" in broken
    assert outcome.evidence.presses


async def test_a_short_run_with_a_kill_finds_nothing_and_finds_the_row_that_was_removed(tmp_path: Path) -> None:
    outcome = await Run(Asked(seconds=15, kills=1, seed=3, tables=4), tmp_path).go()
    # How soon presses are answered is not asked here, where the machine may be busy with other tests.
    bad = violations(outcome)
    assert not [*bad["lost"], *bad["doubled"], *bad["deadlines"], *bad["log"], *bad["run"]]
    assert len(outcome.evidence.kills) == 1
    stored = [press.stored for press in outcome.evidence.presses if press.stored is not None]
    with sqlite3.connect(tmp_path / "stich.db") as database:
        database.execute("DELETE FROM move WHERE match_id = ? AND seq = ?", stored[-1][:2])
    outcome.moves = LogFile(tmp_path / "stich.db").moves()
    assert violations(outcome)["lost"]
