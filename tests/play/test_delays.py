"""What was seen in the page against the log: a late, a replaced, a missing, an older and a foreign text are noticed."""

from typing import Any

from tests.play.delays import Step, compared

STEPS = [Step(float(at), frozenset({text})) for at, text in enumerate(("deal", "Annaleads", "Benplays", "Anna'strick"))]


def seen(*shown: tuple[float, str]) -> list[dict[str, Any]]:
    return [{"at": at, "text": text} for at, text in shown]


def test_the_delay_of_each_step() -> None:
    delays = compared(STEPS, seen((0, "deal"), (1.5, "Anna leads"), (4, "**Ben** plays"), (7, "Anna's trick")))
    assert delays.waiting == [0, 0.5, 2, 4]
    assert delays.slowest.startswith("step 3")
    assert (delays.unseen, delays.skipped, delays.back, delays.unknown) == (0, 0, [], [])


def test_a_step_that_a_later_one_replaces_is_shown_by_it() -> None:
    delays = compared(STEPS, seen((0, "deal"), (3, "Anna's trick")))
    assert delays.waiting == [0, 2, 1, 0]
    assert (delays.unseen, delays.skipped) == (0, 2)


def test_a_step_that_never_comes() -> None:
    delays = compared(STEPS, seen((0, "deal"), (1, "Anna leads")))
    assert delays.unseen == 2


def test_an_older_state_after_a_newer_one() -> None:
    delays = compared(STEPS, seen((0, "deal"), (2, "Ben plays"), (2.5, "Anna leads"), (3, "Anna's trick")))
    assert len(delays.back) == 1


def test_a_text_that_no_state_has_except_what_its_reader_selects() -> None:
    assert compared(STEPS, seen((0, "deal"), (1, "Chie leads"))).unknown == ["Chieleads"]
    asked = [Step(0, frozenset({"Yourturn"}), asks=True), *STEPS[1:]]
    assert not compared(asked, seen((0, "Your turn"), (0.5, "Your turn: a card is selected"))).unknown


def test_the_readers_own_turns_are_apart() -> None:
    asked = [STEPS[0], Step(1, frozenset({"Yourturn"}), asks=True)]
    delays = compared(asked, seen((0, "deal"), (1.25, "Your turn")))
    assert (delays.waiting, delays.own) == ([0], [0.25])
