"""The delays of the table, which the host may change (setting `pauses`)."""

from datetime import timedelta

from bot.tables.model import Delays


def test_every_delay_is_multiplied() -> None:
    usual, slow = Delays(), Delays().times(2)
    assert slow.next_deal == 2 * usual.next_deal
    assert slow.computer == tuple(2 * span for span in usual.computer)
    assert slow.forced == tuple(2 * span for span in usual.forced)


def test_without_delays_computers_answer_at_once() -> None:
    none = Delays().times(0)
    assert none.computer == none.forced == (timedelta(0), timedelta(0))
    assert none.next_deal == timedelta(0)


def test_idle_tables_stay_open_as_long_as_ever() -> None:
    assert Delays().times(0).idle == Delays().idle
