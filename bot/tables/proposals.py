"""Proposals: one person proposes something during a match, the others agree or decline; and kicking somebody out.

A proposal has no time limit. It is decided as soon as the answers suffice, and dropped when its proposer leaves, or
when there is nothing left to decide. Each function gives the next table.
"""

from dataclasses import replace
from typing import Final, Literal

from bot.tables import lobby, newcomers, playing, taking_back
from bot.tables.lobby import host_only, refuse, seat_at, with_holder
from bot.tables.model import Holder, News, Person, Proposal, ProposalKind, Refused, Table, TableState, UserId
from bot.tables.playing import Transition
from engine.cards import Seat
from engine.turn import DealDue

IN_PLAY: Final = frozenset({TableState.PLAYING, TableState.PAUSED})
GONE: Final = frozenset({"left", "kicked", "kicked-rated", "voted-out", "put-out"})
"""The news that somebody has left the match."""
LEAST_VOTES: Final = 2
"""Without so many votes nobody is voted out, unless only one other person is there."""
NO_CAUSE: Final = 0
"""Where it is only asked whether something may be proposed."""


def asked(table: Table) -> tuple[Person, ...]:
    """The persons whose answers to the proposal count, in seat order: those present, or all but whom it is about."""
    proposal = table.proposal
    if proposal is None:
        return ()
    if proposal.what is ProposalKind.KICK:
        return _others(table, proposal.seat)
    return _present(table)


def undecided(table: Table) -> tuple[Person, ...]:
    """The persons who are asked and have not answered yet, in seat order."""
    if table.proposal is None:
        return ()
    answered = table.proposal.agreed | table.proposal.declined
    return tuple(person for person in asked(table) if person.id not in answered)


def needed(table: Table) -> int:
    """How many have to agree to the proposal, its proposer counted."""
    proposal = table.proposal
    if proposal is not None and proposal.what is ProposalKind.KICK:
        return votes_needed(table, proposal.seat)
    return len(asked(table))


def votes_needed(table: Table, seat: Seat | None) -> int:
    """More than half of the other persons, at least two; the only other one alone, if this seat is on autopilot."""
    others = len(_others(table, seat))
    if others == 1 and _holder(table, seat).autopilot:
        return 1
    return max(LEAST_VOTES, others // 2 + 1)


def agreeing(table: Table) -> int:
    """How many of those who are asked have agreed to the proposal."""
    return sum(table.proposal is not None and person.id in table.proposal.agreed for person in asked(table))


def proposed(
    table: Table, by: UserId, what: ProposalKind, cause: int, seat: Seat | None = None, seen: Table | None = None
) -> Table:
    """The person proposes this, about who holds the seat as they saw it (`seen`: as in `lobby.as_seen`).

    Who proposes what somebody has proposed already agrees to it. A proposal that waits for somebody who is on autopilot
    gives way to it. `cause` is the id of the interaction, which changes nothing if it is what has proposed something
    last, even where that was declined.

    Raises:
        Refused: it cannot be proposed now, or another proposal is open.
    """
    if cause == table.last_proposed:
        return table
    own = seat_at(table, by)
    _in_match(table)
    if what is ProposalKind.FINISH and (table.match is None or not table.match.game.ends_by_agreement):
        refuse("tables-no-finish")
    if what is ProposalKind.KICK:
        _may_be_voted_out(table if seat is None else lobby.as_seen(table, seen, seat), by, seat)
    if (present := table.proposal) is not None:
        if (present.what, present.seat) == (what, seat):
            return agreed(table, by)
        if _waits_for_present(table, present):
            refuse("tables-proposal-open")
    table = replace(_with_presence(table, own), last_proposed=cause)
    return _answered(table, Proposal(what, by, seat, frozenset({by}), cause=cause))


def agreed(table: Table, user: UserId) -> Table:
    """The person agrees to the proposal, which is carried out if enough have."""
    table, proposal = _answering(table, user)
    agreed_by, declined_by = proposal.agreed | {user}, proposal.declined - {user}
    return _answered(table, replace(proposal, agreed=agreed_by, declined=declined_by))


def declined(table: Table, user: UserId) -> Table:
    """The person declines the proposal, or withdraws the own; it is dropped if it cannot succeed any more."""
    table, proposal = _answering(table, user)
    if user == proposal.by:
        return _dropped(table, News("withdrawn", _person(table, user)))
    if proposal.what is ProposalKind.END:
        return _dropped(table, News("end-declined", _person(table, user)))
    if proposal.what is ProposalKind.TAKE_BACK:
        return _dropped(table, News("take-back-declined", _person(table, user)))
    if proposal.what is ProposalKind.FINISH:
        return _dropped(table, News("finish-declined", _person(table, user)))
    answered = replace(proposal, agreed=proposal.agreed - {user}, declined=proposal.declined | {user})
    after = settled(replace(table, proposal=answered))
    if after.proposal is None:
        return _dropped(after, News("kick-declined", _whom(table, proposal.seat)))
    return after


def settled(table: Table) -> Table:
    """Carries the proposal out once enough have agreed; drops it where there is nothing left to decide."""
    proposal = table.proposal
    if proposal is None:
        return table
    if table.state not in IN_PLAY or not _present(table):
        return replace(table, proposal=None)
    if table.seat_of(proposal.by) is None:
        return _dropped_by_leaving(table)
    if proposal.what is ProposalKind.KICK:
        return _after_votes(table, proposal)
    if proposal.what is ProposalKind.TAKE_BACK:
        return _after_consents(table, proposal)
    if proposal.what is ProposalKind.FINISH:
        return playing.finished(table) if _may_finish(table) else table
    return table if undecided(table) else _ended(table, proposal)


def will_finish(table: Table) -> bool:
    """Whether all have agreed that the match ends with the deal under way."""
    return table.proposal is not None and table.proposal.what is ProposalKind.FINISH and not undecided(table)


def _may_finish(table: Table) -> bool:
    """Whether the match ends now, as all have agreed: its deal is over, and it is not paused."""
    match = table.match
    over = match is not None and match.deals > 0 and isinstance(match.turn, DealDue)
    return will_finish(table) and over and table.state is TableState.PLAYING


def taken_back(table: Table, user: UserId, cause: int) -> Transition:
    """The user takes their last move back; where others would lose theirs by it, they propose it.

    Raises:
        Refused: it cannot be taken back, or another proposal is open.
    """
    if cause == table.last_proposed:
        return Transition(table)
    seat = seat_at(table, user)
    actions = taking_back.checked(table, seat)
    if taking_back.at_once(table, seat, actions):
        return Transition(taking_back.without(table, seat, actions), (), seat)
    return Transition(proposed(table, user, ProposalKind.TAKE_BACK, cause, seat))


def removed(table: Table, by: UserId, seat: Seat) -> Table:
    """The host kicks a person out of a match, or turns away who waits for a seat; before and after one, see
    `lobby.removed`.

    Raises:
        Refused: only the others together can do so (`may_kick`).
    """
    holder = table.holders[seat] if 0 <= seat < len(table.holders) else None
    if holder is not None and holder.waiting is not None:
        seat_at(table, by)
        return newcomers.turned_away(table, by, seat)
    if table.state not in IN_PLAY or not 0 <= seat < len(table.holders):
        return lobby.removed(table, by, seat)
    seat_at(table, by)
    if holder is None or holder.person is None:
        refuse("tables-kick-person")
    host_only(table, by)
    if holder.person.id == by:
        refuse("tables-kick-self")
    if not may_kick(table, by, seat):
        refuse("tables-kick-absent")
    costs = costs_host(table, seat)
    return _out(table, seat, "kicked-rated" if costs else "kicked", by if costs else None)


def put_out(table: Table, user: UserId, by: UserId, reason: str = "") -> Table:
    """The user, whom the server excludes, has nothing to do with the table any more; `by` decided it, for this reason.

    In a match it is as if the host had kicked them out. A match that waits for nobody else closes.
    """
    seat = table.seat_of(user)
    if seat is None:
        if newcomers.awaited(table, user) is not None:
            return newcomers.left(table, user)
        seat = table.left_by(user)
        if seat is None:
            return table
        after = with_holder(table, seat, replace(_holder(table, seat), kicked=True))
    elif table.state in IN_PLAY or table.state is TableState.SUSPENDED:
        after = _out(table, seat, "put-out", by if costs_host(table, seat) else None, reason)
    else:
        return lobby.left(table, user, "put-out", reason)
    waited_for = any(after.left_by(person.id) is not None for person in after.left)
    return after if after.people or after.waiting or waited_for else lobby.closed(after)


def ended(table: Table, by: Person, *, force: bool, reason: str = "") -> Table:
    """The host closes the table; with `force`, an admin of the server, for this reason.

    Raises:
        Refused: only all who are present together can do so (`may_end`).
    """
    if not force:
        host_only(table, by.id)
        if not may_end(table, by.id):
            refuse("tables-end-rated")
    return replace(lobby.closed(table), news=News("ended", by, reason=reason))


def may_kick(table: Table, by: UserId, seat: Seat) -> bool:
    """Whether this person may kick the one at this seat out of the match without asking the others.

    The host may; of a match of two, only who is on autopilot: a host who is losing does not get rid of the opponent.
    """
    holder = table.holders[seat]
    if table.host != by or holder is None or holder.person is None or holder.person.id == by:
        return False
    return holder.autopilot or len(table.people) > 2


def costs_host(table: Table, seat: Seat) -> bool:
    """Whether a host who kicks the person at this seat out alone may only lose by the match: it is rated, and they are
    there. Otherwise the host could kick out whoever is about to win."""
    holder = table.holders[seat]
    return table.rated and holder is not None and holder.person is not None and not holder.autopilot


def may_end(table: Table, by: UserId) -> bool:
    """Whether this person may end the match, or close the table, without asking the others.

    The host may. Of a rated match nobody who is losing may take the result from those who are there to win it.
    """
    return table.host == by and not (
        table.rated and table.state in IN_PLAY and any(person.id != by for person in _present(table))
    )


def may_propose(table: Table, by: UserId, what: ProposalKind, seat: Seat | None = None) -> bool:
    """Whether this person may propose this now, or agree to it where it is proposed already."""
    try:
        proposed(table, by, what, NO_CAUSE, seat)
    except Refused:
        return False
    return True


def _in_match(table: Table) -> None:
    if table.state is TableState.SUSPENDED:
        refuse("tables-suspended")
    if table.state not in IN_PLAY or table.match is None:
        refuse("tables-not-playing")
    if table.deserted and table.state is TableState.PAUSED:
        refuse("tables-deserted")


def _may_be_voted_out(table: Table, by: UserId, seat: Seat | None) -> None:
    holder = table.holders[seat] if seat is not None and 0 <= seat < len(table.holders) else None
    if holder is None or holder.person is None:
        refuse("tables-kick-person")
    if holder.person.id == by:
        refuse("tables-kick-self")
    if votes_needed(table, seat) > len(_others(table, seat)):
        refuse("tables-kick-absent")


def _waits_for_present(table: Table, proposal: Proposal) -> bool:
    """Whether its proposer is present, and those who are present may still decide it."""
    present = _present(table)
    could = sum(person in present for person in undecided(table))
    return proposal.by in {person.id for person in present} and agreeing(table) + could >= needed(table)


def _answering(table: Table, user: UserId) -> tuple[Table, Proposal]:
    """The table where this person, who answers the proposal, is present."""
    seat = seat_at(table, user)
    proposal = table.proposal
    if proposal is None:
        refuse("tables-proposal-over")
    if proposal.what is ProposalKind.KICK and proposal.seat == seat:
        refuse("tables-proposal-about-you")
    return _with_presence(table, seat), proposal


def _with_presence(table: Table, seat: Seat) -> Table:
    """Who proposes or answers is present: the autopilot ends."""
    holder = table.holders[seat]
    assert holder is not None
    return with_holder(table, seat, replace(holder, autopilot=False, misses=0)) if holder.autopilot else table


def _answered(table: Table, proposal: Proposal) -> Table:
    """With these answers to the proposal; if they decide it, what was told before has not led to it."""
    after = settled(replace(table, proposal=proposal, news=None))
    return replace(after, news=after.news or table.news)


def _after_votes(table: Table, proposal: Proposal) -> Table:
    seat, whom = proposal.seat, _holder(table, proposal.seat).person
    if seat is None or whom is None:  # has left
        return replace(table, proposal=None)
    if agreeing(table) >= needed(table):
        return _because(table.news, _out(table, seat, "voted-out", None))
    if agreeing(table) + len(undecided(table)) < needed(table):
        return _dropped_by_leaving(table)  # if it was declined, that becomes the news
    return table


def _after_consents(table: Table, proposal: Proposal) -> Table:
    """The move is taken back once all agree; nothing is left to decide once it belongs to an earlier trick."""
    seat = proposal.seat
    actions = taking_back.undone(table, seat) if seat is not None else ()
    if seat is None or not actions or table.seat_of(proposal.by) != seat:
        return replace(table, proposal=None)
    return table if undecided(table) else _because(table.news, taking_back.without(table, seat, actions))


def _ended(table: Table, proposal: Proposal) -> Table:
    together = len(asked(table)) > 1
    news = News("ended-together" if together else "ended", _person(table, proposal.by))
    return _because(table.news, replace(lobby.closed(table), proposal=None, news=news))


def _out(
    table: Table,
    seat: Seat,
    what: Literal["voted-out", "kicked", "kicked-rated", "put-out"],
    kicked_by: UserId | None,
    reason: str = "",
) -> Table:
    """The person at this seat leaves the match and cannot come back to it; `kicked_by` as in `Holder`."""
    about_them = table.proposal is not None and (table.proposal.what, table.proposal.seat) == (ProposalKind.KICK, seat)
    proposal = None if about_them else table.proposal
    after = lobby.left(replace(table, proposal=proposal), _whom(table, seat).id, what, reason)
    return with_holder(after, seat, replace(_holder(after, seat), kicked=True, kicked_by=kicked_by))


def _because(led_by: News | None, after: Table) -> Table:
    """With the news of what was decided, who has decided it by leaving: that was told just before."""
    if led_by is None or led_by.what not in GONE or after.news is None:
        return after
    return replace(after, news=replace(after.news, because=led_by))


def _dropped_by_leaving(table: Table) -> Table:
    """Without the proposal, since somebody whom it needed has left."""
    if table.news is None or table.news.what not in GONE:
        return replace(table, proposal=None)
    return _because(table.news, _dropped(table, News("dropped", table.news.person)))


def _dropped(table: Table, news: News) -> Table:
    return replace(table, proposal=None, news=news)


def _others(table: Table, seat: Seat | None) -> tuple[Person, ...]:
    """The persons at the other seats."""
    return tuple(person for person in table.people if table.seat_of(person.id) != seat)


def _present(table: Table) -> tuple[Person, ...]:
    return tuple(person for person in table.people if not _holder(table, table.seat_of(person.id)).autopilot)


def _holder(table: Table, seat: Seat | None) -> Holder:
    holder = table.holders[seat] if seat is not None else None
    assert holder is not None, "in a match every seat is held"
    return holder


def _whom(table: Table, seat: Seat | None) -> Person:
    """The person at this seat."""
    person = _holder(table, seat).person
    assert person is not None, "a proposal ends when the person whom it is about leaves"
    return person


def _person(table: Table, user: UserId) -> Person:
    return next(person for person in table.people if person.id == user)
