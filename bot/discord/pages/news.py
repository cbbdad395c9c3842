"""What the table's message tells of its players: who has left or come, who is the host now, who is about to come."""

from bot.discord.custom_id import ButtonId
from bot.discord.pages.widgets import LABEL, Button
from bot.tables.model import Table, TableState
from bot.tables.newcomers import open_seats
from bot.text.i18n import Voice
from bot.text.render import clip, escape


def news_of(table: Table, voice: Voice) -> str:
    """Who has left, come, come back or closed the table, why, and who is the host by it; empty without news."""
    news = table.news
    if news is None:
        return ""
    elsewise = table.state is TableState.CLOSED and news.what not in {"ended", "ended-together"}
    if elsewise and table.people:  # it was closed by something else
        return ""
    key = "left-last" if elsewise else news.what
    people = (news.person, *news.others)
    who = voice.several([escape(person.name) for person in people])
    line = voice.text(f"news-{key}", who=who, count=len(people))
    if news.reason:
        line = voice.text("news-ended-reason", who=escape(news.person.name), reason=escape(news.reason))
    host = voice.text("news-host", host=escape(news.host.name)) if news.host is not None else ""
    return " ".join(part for part in (line, host) if part)


def newcomer_notices(table: Table, voice: Voice) -> tuple[str, ...]:
    """Who plays from the next deal or, after the match, in the next one; empty where nobody waits."""
    if not table.waiting:
        return ()
    who = voice.several([escape(person.name) for person in table.waiting])
    key = "newcomer-rematch" if table.state is TableState.FINISHED else "newcomer-waits"
    return (voice.text(key, who=who, count=len(table.waiting)),)


def newcomer_button(table: Table, voice: Voice) -> tuple[Button, ...]:
    """*Join*, while a computer holds a seat that somebody may wait for; in a direct message nobody is there to join."""
    if table.place.guild is None or not open_seats(table):
        return ()
    id = ButtonId("join", table.id, revision=table.match_revision)
    return (Button(clip(voice.text("button-join"), LABEL), str(id)),)
