"""Former players: who had their data deleted. A table where they played remembers nothing of them but that there was
somebody."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.tables import newcomers
from bot.tables.lobby import closed
from bot.tables.model import Holder, News, Person, Proposal, Table, TableState, UserId
from bot.tables.newcomers import awaited

FORMER: Final = Person(UserId(1), "")
"""Stands at an open table for anybody whose data were deleted; no user has this id, and no person an empty name."""
_UNDER_WAY: Final = frozenset({TableState.PLAYING, TableState.PAUSED, TableState.SUSPENDED})


def knows(table: Table, user: UserId) -> bool:
    """Whether the table, as it is now, has the id or the name of this user."""
    proposal = table.proposal
    return (
        user in {table.host, *table.agreed, *(person.id for person in _told(table.news, table.earlier_news))}
        or any(user in _of_holder(holder) for holder in table.holders if holder is not None)
        or (proposal is not None and user in {proposal.by, *proposal.agreed, *proposal.declined})
        or any(change.user == user for change in table.rating_changes)
    )


def forgotten(table: Table, user: UserId) -> Table:
    """The table that the user has left, as by `newcomers.left`, and that knows nothing of them any more.

    A match for which nobody but former players could come back closes.
    """
    if table.seat_of(user) is not None or awaited(table, user) is not None:
        table = newcomers.left(table, user)
    after = renamed(table, user)
    comes_back = any(person != FORMER for person in (*after.people, *after.waiting, *after.left))
    return after if comes_back or after.state not in _UNDER_WAY else closed(after)


def renamed(table: Table, user: UserId) -> Table:
    """The table with a former player in place of this user, for example a past state of it that is drawn once more."""
    if not knows(table, user):
        return table
    return replace(
        table,
        host=FORMER.id if table.host == user else table.host,
        holders=tuple(holder and _without(holder, user) for holder in table.holders),
        agreed=table.agreed - {user},
        proposal=_answers_without(table.proposal, user),
        news=_news_without(table.news, user),
        earlier_news=_news_without(table.earlier_news, user),
        rating_changes=tuple(change for change in table.rating_changes if change.user != user),
    )


def _of_holder(holder: Holder) -> set[UserId | None]:
    people = (holder.person, holder.left, holder.waiting, *holder.out)
    return {holder.kicked_by, *(person.id for person in people if person is not None)}


def _told(*news: News | None) -> Iterable[Person]:
    """The persons of whom these news tell."""
    for it in news:
        if it is not None:
            yield from (person for person in (it.person, it.host, *it.others) if person is not None)
            yield from _told(it.because)


def _without(holder: Holder, user: UserId) -> Holder:
    """Without the user. Nobody can come back to a seat that they have left, so it is open as after a kick."""
    return replace(
        holder,
        person=holder.person and _former(holder.person, user),
        left=holder.left and _former(holder.left, user),
        waiting=holder.waiting and _former(holder.waiting, user),
        kicked=holder.kicked or (holder.left is not None and holder.left.id == user),
        kicked_by=FORMER.id if holder.kicked_by == user else holder.kicked_by,
        out=tuple(_former(person, user) for person in holder.out),
    )


def _former(person: Person, user: UserId) -> Person:
    return FORMER if person.id == user else person


def _answers_without(proposal: Proposal | None, user: UserId) -> Proposal | None:
    """Without the answer of somebody who has left; their own proposal is dropped as when they leave."""
    if proposal is None:
        return None
    by = FORMER.id if proposal.by == user else proposal.by
    return replace(proposal, by=by, agreed=proposal.agreed - {user}, declined=proposal.declined - {user})


def _news_without(news: News | None, user: UserId) -> News | None:
    if news is None:
        return None
    return replace(
        news,
        person=_former(news.person, user),
        host=news.host and _former(news.host, user),
        others=tuple(_former(person, user) for person in news.others),
        because=_news_without(news.because, user),
    )
