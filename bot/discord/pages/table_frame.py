"""What the renderer needs to know of a table beside its scene: who sits there, under which names, and its options."""

from dataclasses import replace

from bot.tables.model import PERSONS_TO_RATE, Holder, Table, TableState
from bot.tables.results import computer_to_the_end
from bot.text.i18n import Voice
from bot.text.render import NO_CLOCK, Frame, Seated, cast_member, plain_names
from engine.cards import Seat
from engine.fairness import SHORT, seal_of


def frame_of(table: Table, *, live: bool = True, now: bool = False) -> Frame:
    """What the renderer needs to know of the table beside its scene; `live`: with the time that is left.

    `now`: who has the seats now, also where a computer played a match to its end in the seat.
    """
    counting = live and table.state is TableState.PLAYING and table.deadline is not None
    return Frame(
        game=table.game,
        seated=tuple(_seated(holder, Seat(seat), table, now=now) for seat, holder in enumerate(table.holders)),
        pace=table.pace.value if table.clocked or table.state is TableState.LOBBY else NO_CLOCK,
        preset=table.preset,
        options=table.options,
        deadline=int(table.deadline.timestamp()) if counting and table.deadline is not None else None,
        rating=_rating(table),
        deal_hash=_deal_hash(table),
        digest=table.digest or "",
    )


def _deal_hash(table: Table) -> str:
    seal = seal_of(table.match) if table.match is not None else None
    return "" if seal is None else seal.hash[:SHORT]


def _rating(table: Table) -> str:
    """Whether the match is rated, or why it is not, as in `Frame.rating`."""
    if table.match is None:  # in a direct message nobody else can join, so nobody asks
        return "" if table.place.guild is None else _rating_to_be(table)
    if table.rated or not table.wants_rated:
        return "rated" if table.rated else "casual"
    # It may also be a match that an earlier version began, which rated none.
    return "alone" if len({*table.people, *table.left}) < PERSONS_TO_RATE else "none"


def _rating_to_be(table: Table) -> str:
    if not table.wants_rated:
        return "casual"
    return "rated" if table.may_be_rated else "alone"


def names_of(table: Table, voice: Voice) -> tuple[str, ...]:
    """The players' names where Discord shows no markdown: labels, menus, completions."""
    return plain_names(frame_of(table, now=True).seated, voice)


def typed_names_of(table: Table, voice: Voice) -> tuple[tuple[str, ...], ...]:
    """The players' names that may be typed: in the reader's language, then in every other.

    Computers have other names there, and the reader may have seen those of the server's language.
    """
    languages = dict.fromkeys((voice.language, *voice.localiser.languages))
    return tuple(names_of(table, replace(voice, language=language)) for language in languages)


def _seated(holder: Holder | None, seat: Seat, table: Table, *, now: bool) -> Seated | None:
    if holder is None:
        return None
    if not now and computer_to_the_end(table, seat):
        return Seated(computer=table.level, cast=cast_member(table.id, seat))
    if holder.person is None:
        left = holder.left.name if holder.left is not None else None
        return Seated(computer=holder.computer, cast=cast_member(table.id, seat), instead_of=left)
    plays = holder.autopilot and not (table.state is TableState.PAUSED and table.deserted)
    return Seated(name=holder.person.name, autopilot=plays, host=holder.person.id == table.host)
