"""Leaving and closing a table: first a private question that names the table and what follows, then the deed."""

from typing import Final

from bot.discord.actions import newcomer_actions, which_table
from bot.discord.actions.table_actions import seat_of
from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.limits import PROPOSED
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.table_pages import BEGUN, called
from bot.discord.pages.widgets import ANSWER, Button, Page, Question, Tone
from bot.tables import rematch
from bot.tables.lobby import host_only, left
from bot.tables.model import Person, ProposalKind, Refused, Table, TableState
from bot.tables.newcomers import awaited
from bot.tables.pausing import LEFT_PER_PERSON, given_up, settled
from bot.tables.proposals import may_end, may_propose, undecided, will_finish
from bot.text.i18n import Voice
from bot.text.render import clip, escape, game_name, shown_names
from engine.cards import Seat
from engine.message import Message

RUNNING: Final = BEGUN | {TableState.SUSPENDED}
"""The states in which a match is under way, be it readable or not."""
MOVES_ON: Final = {
    (TableState.PLAYING, TableState.PAUSED): "pauses",
    (TableState.PAUSED, TableState.PLAYING): "continues",
    (TableState.FINISHED, TableState.LOBBY): "reopens",
}
"""What else happens when the only player leaves for whom the others were waiting, by the states before and after."""


async def leave(context: Context, table: Table, told: str = "") -> None:
    """Give the seat up, once the player has confirmed what follows.

    `told`: what the button that confirms it has told; empty: nothing was told yet. If something else follows by now,
    the player is asked again.
    """
    if awaited(table, context.person.id) is not None:
        await newcomer_actions.withdraw(context, table, told, named(table, await context.voice()))
        return
    seat_of(context, table)
    follows = _follows_leaving(context, table)
    if told != follows:
        await _ask(context, table, "leave", follows)
        return
    table = await context.tables.leave(table.id, context.person.id)
    back = Button(await context.text("button-seat-back"), str(ButtonId("join", table.id)))
    rows = ((back,),) if table.left_by(context.person.id) is not None else ()
    await context.update(Page(content=await context.text(f"discord-left-{_left(table, follows)}"), rows=rows))


def _left(table: Table, follows: str) -> str:
    """What has become of the table that the player has left, and of their match (`follows`: what they were told)."""
    if table.state is TableState.CLOSED:
        return "closes"
    if table.state is TableState.PAUSED and table.deserted:
        return "waits"
    return follows if follows in {"lost", "newcomer"} else "free"


async def end(context: Context, table: Table, told: str = "") -> None:
    """Close the table, as its host or with the right to manage the server, once it is confirmed (`told`: as above).

    Who manages the server gives a reason, in a form. All others at the table propose it to those who are there; so does
    the host of a rated match.
    """
    votes = _decides_with_others(context, table)
    if not (votes or manages(context, table)):
        host_only(table, context.person.id)
    running = "vote" if votes else "match"
    follows = running if table.state in RUNNING else "over" if table.state is TableState.FINISHED else "table"
    if told != follows:
        await _ask(context, table, "end", follows)
        return
    if votes:
        after = await propose(context, table, ProposalKind.END)
        key = "discord-ended" if after.state is TableState.CLOSED else "discord-proposed"
        missing = called(after, undecided(after), await context.voice())
        await context.update(Page(content=await context.text(key, missing=missing)))
        return
    if table.host != context.person.id:
        voice, form = await context.voice(), str(ButtonId("because", table.id))
        question = Question(form, voice.text("button-end-sure"), voice.text("ask-end-reason"), "")
        if not await context.ask(question):
            await context.say("discord-failed")
        return
    await context.tables.end(table.id, context.person)
    await context.update(Page(content=await context.text("discord-ended")))


async def finish(context: Context, table: Table) -> None:
    """Propose that the match ends with the deal under way, and counts; where nobody else is there, it is decided."""
    after = await propose(context, table, ProposalKind.FINISH)
    if after.state is TableState.FINISHED:
        key = "discord-finished"
    else:
        key = "discord-finishing" if will_finish(after) else "discord-proposed"
    missing = called(after, undecided(after), await context.voice())
    await context.update(Page(content=await context.text(key, missing=missing)))


def _decides_with_others(context: Context, table: Table) -> bool:
    """Whether the match ends by the consent of all who are present: not for who may end it alone."""
    user = context.person.id
    host = table.host == user
    if table.state not in BEGUN or table.seat_of(user) is None or may_end(table, user):
        return False
    return host or not manages(context, table)


async def propose(context: Context, table: Table, what: ProposalKind, seat: Seat | None = None) -> Table:
    """Propose this to the others; limited, since everybody's table message shows it."""
    if table.proposal is None:
        context.services.limits.count((PROPOSED, context.person.id))
    return context.at(await context.tables.propose(table.id, context.person.id, what, context.cause, seat, table))


async def end_because(context: Context, table: Table, reason: str) -> None:
    """Close the table of others with the right to manage the server, for this reason."""
    if not manages(context, table):
        raise Refused(Message("settings-server-only"))
    said = clip(" ".join(reason.split()), ANSWER)
    await context.services.administration.end(table.id, context.person, said, context.cause)
    await context.update(Page(content=await context.text("discord-ended")))


def may_ask_for_end(context: Context, table: Table) -> bool:
    """Whether the user sits at the table, and may close it or propose its end, or manages its server."""
    return table.seat_of(context.person.id) is not None or manages(context, table)


def manages(context: Context, table: Table) -> bool:
    """Whether the user manages the server of the table, and asks from there."""
    return context.place.guild == table.place.guild and context.interaction.permissions.manage_guild


async def stay(context: Context) -> None:
    """Change nothing."""
    await context.update(Page(content=await context.text("discord-stayed")))


def _follows_leaving(context: Context, table: Table) -> str:
    """What leaving brings about: for the table if no other person is there, else for the match and the seat."""
    taken_over = table.waiting and table.state is not TableState.SUSPENDED
    if not (_others(context, table) or taken_over):
        if table.state in RUNNING:
            return "waits" if table.state in BEGUN else "uncounted"
        return "closes-over" if table.state is TableState.FINISHED else "closes"
    if table.state in BEGUN:
        holder = table.holders[seat_of(context, table)]
        return "newcomer" if holder is not None and holder.newcomer else "lost"
    return table.state.value if table.state in {TableState.SUSPENDED, TableState.FINISHED} else "free"


def _others(context: Context, table: Table) -> list[Person]:
    return [person for person in table.people if person.id != context.person.id]


def _leaving_lines(context: Context, table: Table, voice: Voice) -> list[str]:
    """What becomes of the others when this player leaves them: what they were waiting for, and who will be the host."""
    after = rematch.settled(settled(left(table, context.person.id)))
    lines = []
    if after.state in BEGUN and after.people and after.deserted:
        lines.append(voice.text("ask-leave-deserted"))
    elif after.people and (moves := MOVES_ON.get((table.state, after.state))) is not None:
        lines.append(voice.text(f"ask-leave-{moves}"))
    if after.state in BEGUN and not after.people and not after.waiting:
        left_alone = given_up(context.person.id, context.tables.left_by(context.person.id), LEFT_PER_PERSON - 1)
        lines += [voice.text("ask-leave-gives-up", table=named(first, voice)) for first in left_alone]
    if after.news is not None and after.news.host is not None:
        lines.append(voice.text("ask-leave-host", host=escape(after.news.host.name)))
    return lines


async def _ask(context: Context, table: Table, deed: str, follows: str) -> None:
    """Name the table, what follows and who is told, with a button for the deed and one against it."""
    context.at(table)
    voice, others = await context.voice(), _others(context, table)
    asked = "ask-propose-end" if follows == "vote" else f"ask-{deed}"
    lines = [voice.text(asked, table=named(table, voice)), voice.text(f"ask-{deed}-{follows}")]
    if deed == "end" and table.seat_of(context.person.id) is None:
        lines.append(voice.text("ask-end-stranger"))
    if deed == "leave":
        lines += _leaving_lines(context, table, voice)
    if others:
        lines.append(voice.text("ask-told", names=called(table, others, voice)))
    sure = voice.text("button-propose" if follows == "vote" else f"button-{deed}-sure")
    buttons = [
        Button(voice.text("button-stay" if deed == "leave" else "button-no"), str(ButtonId("stay", table.id))),
        Button(sure, str(ButtonId(deed, table.id, what=follows)), tone=Tone.FORWARD),
    ]
    if deed == "end" and may_propose(table, context.person.id, ProposalKind.FINISH):
        lines.append(voice.text("ask-end-finish"))
        finishes = ButtonId("finish", table.id, revision=table.match_revision)
        buttons.append(Button(voice.text("button-finish"), str(finishes)))
    instead = which_table.instead(context, table, deed, voice) if deed == "leave" else ()
    await context.show(Page(content="\n".join(lines), rows=(tuple(buttons), *instead)))


def named(table: Table, voice: Voice) -> str:
    """The game, the channel or thread, and the players of the table."""
    frame = frame_of(table)
    names = [name for name, holder in zip(shown_names(frame.seated, voice), table.holders, strict=True) if holder]
    game, players = game_name(table.game, voice), voice.several(names)
    if table.place.guild is None:
        return voice.text("ask-table-private", game=game, players=players)
    return voice.text("ask-table", game=game, players=players, channel=f"<#{table.place.shown}>")
