"""How often one person, and everybody in one channel or server, may do what costs others something.

A channel shows about one message a second, and the bot may send 40 requests a second in all: what one person takes of
them, others wait for. Moves have no limit, since a table lets one of them through at a time.
"""

from collections import OrderedDict, deque
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.tables.model import Refused
from bot.tables.ports import Clock
from engine.message import message


@dataclass(frozen=True, slots=True)
class Limit:
    """So many times within this time; `key` is the text that says so, with the seconds (and minutes) until the next."""

    key: str
    times: int
    within: timedelta


MINUTE: Final = timedelta(minutes=1)
OPENED: Final = Limit("limit-opened", 8, MINUTE)
"""Tables that one person opens: their messages take 8 seconds of a channel. Trying all games takes four of them."""
OPENED_IN_CHANNEL: Final = Limit("limit-opened-in-channel", 30, MINUTE)
"""Tables that all open in a channel: half of what it can show, so that matches go on being drawn."""
OPENED_IN_SERVER: Final = Limit("limit-opened-in-server", 300, MINUTE)
"""Tables that all open in a server: an eighth of the bot's requests. A club evening of a thousand fits into it."""
SHOWN: Final = Limit("limit-shown", 3, MINUTE)
"""Table messages that one person posts anew: they wait for no pace, and push up what others read."""
SHOWN_IN_CHANNEL: Final = Limit("limit-shown", 12, MINUTE)
"""The same by everybody in a channel."""
HOUR: Final = timedelta(hours=1)
INVITES: Final = Limit("limit-invites", 12, HOUR)
"""Invitations of one person: a table of the largest game three times."""
INVITED: Final = Limit("limit-invited", 6, HOUR)
"""Invitations to one person: each of them is a direct message."""
PROPOSED: Final = Limit("limit-proposed", 3, 10 * MINUTE)
"""Proposals of one person: each asks all others at the table."""
SHARED: Final = Limit("limit-shared", 5, 5 * MINUTE)
"""Moments of replays that one person puts into channels: each is as high as a screen of a phone."""
SHARED_IN_CHANNEL: Final = Limit("limit-shared", 15, 5 * MINUTE)
"""The same by everybody in a channel."""
TABLES_IN_CHANNEL: Final = 8
"""Open tables of one person in a channel where they open another: left alone, all of them play on by autopilot."""
AT_ONCE: Final = 10
"""Commands and clicks of one person that are answered at the same time: ten fingers. More are answered with that."""
KEPT: Final = 10_000
"""Of how many persons, channels and servers the times are remembered; the least recent are forgotten."""


class Limits:
    """Counts what was done; a restart forgets it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._done: OrderedDict[tuple[Limit, int], deque[datetime]] = OrderedDict()
        """When each person, channel or server (by id) did what is limited, the last times alone."""

    def forget_user(self, user: int) -> None:
        """Forget what this user did."""
        for key in [key for key in self._done if key[1] == user]:
            del self._done[key]

    def count(self, *counted: tuple[Limit, int]) -> None:
        """Count one more time for each of these ids.

        Raises:
            Refused: it would be too often for one of them; then it counts for none.
        """
        now = self._clock.now()
        for limit, who in counted:
            times = self._done.get((limit, who))
            if (
                times is not None
                and len(times) == limit.times
                # After a clock was set back, times of the future count no more.
                and timedelta(0) < (wait := times[0] + limit.within - now) <= limit.within
            ):
                seconds = wait // timedelta(seconds=1) + 1
                raise Refused(message(limit.key, seconds=seconds, minutes=-(-wait // MINUTE)))
        for limit, who in counted:
            self._done.setdefault((limit, who), deque(maxlen=limit.times)).append(now)
            self._done.move_to_end((limit, who))
        while len(self._done) > KEPT:
            self._done.popitem(last=False)
