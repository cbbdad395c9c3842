"""An open proposal on the table's message: who proposes what, how many agree, and the buttons to answer."""

from bot.discord.custom_id import ButtonId
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.widgets import LABEL, Button, Row
from bot.tables.model import Table, TableState
from bot.tables.proposals import agreeing, needed, undecided, will_finish
from bot.text.i18n import Voice
from bot.text.render import clip, shown_names
from engine.cards import Seat


def proposal_line(table: Table, voice: Voice) -> str:
    """What is proposed, by whom, and how many agree; empty where nothing is."""
    proposal = table.proposal
    by = table.seat_of(proposal.by) if proposal is not None else None
    if proposal is None or by is None:
        return ""
    names = shown_names(frame_of(table).seated, voice)
    whom = names[proposal.seat] if proposal.seat is not None else ""
    agreed, enough = agreeing(table), needed(table)
    if will_finish(table):
        return voice.text("proposal-finish-agreed")
    return voice.text(f"proposal-{proposal.what}", who=names[by], whom=whom, agreed=agreed, needed=enough)


def proposal_notices(table: Table, voice: Voice) -> tuple[str, ...]:
    """The line about the open proposal; none where there is none."""
    line = proposal_line(table, voice)
    return (f"**{line}**",) if line else ()


def question_line(table: Table, seat: Seat, voice: Voice, url: str | None) -> str:
    """That the table's message, at this address, asks whoever sits here; empty once they have answered."""
    holder = table.holders[seat]
    person = holder.person if holder is not None else None
    pause = table.state is TableState.PLAYING and table.agreed
    if person is None or not (person in undecided(table) or (pause and person.id not in table.agreed)):
        return ""
    return voice.text("panel-question", url=url or "")


def proposal_rows(table: Table, voice: Voice) -> tuple[Row, ...]:
    """*Agree* and *Decline*, which carry the proposal, so that they answer no other one."""
    proposal = table.proposal
    if proposal is None:
        return ()
    return (
        tuple(
            Button(
                clip(voice.text(f"button-{verb}"), LABEL),
                str(ButtonId(verb, table.id, revision=table.match_revision, what=proposal.key)),
            )
            for verb in ("agree", "decline")
        ),
    )
