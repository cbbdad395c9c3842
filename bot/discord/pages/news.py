"""What the table's message tells of its players: who has left or come, who is the host now, who is about to come."""

from collections.abc import Sequence
from typing import Final

from bot.discord.custom_id import ButtonId
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.widgets import LABEL, Button
from bot.tables.model import News, Person, Table, TableState
from bot.tables.newcomers import open_seats
from bot.tables.rematch import absent
from bot.text.i18n import Voice
from bot.text.render import clip, draw_lines, escape, person_name, shown_names
from engine.fairness import first_draw

CLOSING: Final = frozenset({"ended", "ended-together", "put-out"})
"""The news that stay as they are where they close the table; who is told anything else there has left it last."""


def news_of(table: Table, voice: Voice) -> str:
    """Who has left, come, come back or closed the table, why, and who is the host by it; empty without news."""
    news = table.news
    if news is None:
        return ""
    elsewise = table.state is TableState.CLOSED and news.what not in CLOSING
    if table.expired or (elsewise and table.people):  # it was closed by something else
        return ""
    key = "left-last" if elsewise else news.what
    before = _told(news.because, news.because.what, voice) if news.because is not None else ()
    return " ".join((*before, *_told(news, key, voice)))


def _told(news: News, key: str, voice: Voice) -> tuple[str, ...]:
    """The sentences of this news: what has happened, and who is the host by it."""
    people = (news.person, *news.others)
    who = voice.several([person_name(person.name, voice) for person in people])
    line = voice.text(f"news-{key}", who=who, count=len(people))
    if news.reason and key == news.what:
        line = voice.text(f"news-{key}-reason", who=who, reason=escape(news.reason))
    return (line,) if news.host is None else (line, voice.text("news-host", host=person_name(news.host.name, voice)))


def draw_notices(table: Table, voice: Voice) -> tuple[str, ...]:
    """How the first dealer was drawn, during the first deal; empty where they were not, and later."""
    match = table.match
    draw = first_draw(match) if match is not None and match.deals == 1 and not match.over else None
    if draw is None:
        return ()
    return (" ".join(draw_lines(draw, shown_names(frame_of(table).seated, voice), voice)),)


def newcomer_notices(table: Table, voice: Voice) -> tuple[str, ...]:
    """Who plays from the next deal or, after the match, whether they want the rematch; empty where nobody waits."""
    if table.state is not TableState.FINISHED:
        return _about("newcomer-waits", table.waiting, voice)
    asked = [person for person in table.waiting if person.id not in table.agreed]
    ready = [person for person in table.waiting if person.id in table.agreed]
    return (*_about("newcomer-rematch", ready, voice), *_about("newcomer-asked", asked, voice))


def absent_notices(table: Table, voice: Voice) -> tuple[str, ...]:
    """For whom the rematch does not wait; empty where all are there."""
    return _about("rematch-absent", absent(table), voice)


def _about(key: str, people: Sequence[Person], voice: Voice) -> tuple[str, ...]:
    who = voice.several([person_name(person.name, voice) for person in people])
    return (voice.text(key, who=who, count=len(people)),) if people else ()


def newcomer_button(table: Table, voice: Voice) -> tuple[Button, ...]:
    """*Join*, while a computer holds a seat that somebody may wait for; in a direct message nobody is there to join."""
    if table.place.guild is None or not open_seats(table):
        return ()
    id = ButtonId("join", table.id, revision=table.match_revision)
    return (Button(clip(voice.text("button-join"), LABEL), str(id)),)
