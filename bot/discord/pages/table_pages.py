"""The pages of a table: pure functions from a table, a viewer and a voice to a page.

A public page is made from the public view alone; a hand's page from its owner's. Only the latter holds answers.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.discord.custom_id import ButtonId
from bot.discord.pages.beginner import few_first
from bot.discord.pages.hand_rows import Layout, Prompt, greys_out, lay_out, own_id
from bot.discord.pages.news import absent_notices, draw_notices, newcomer_button, newcomer_notices, news_of
from bot.discord.pages.proposal import proposal_notices, proposal_rows, question_line
from bot.discord.pages.queue_line import given_lines, queue_line
from bot.discord.pages.replay import replay_button
from bot.discord.pages.result_notices import result_notices
from bot.discord.pages.seat_menu import seat_menu
from bot.discord.pages.selections import Selection, picked_of, says_none
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.table_menu import table_button
from bot.discord.pages.widgets import (
    IN_ROW,
    LABEL,
    Button,
    Page,
    Row,
    Tone,
    in_rows,
)
from bot.tables.automatic import claim, may_queue
from bot.tables.model import Person, Table, TableState
from bot.tables.pausing import undecided
from bot.tables.taking_back import undone
from bot.tables.timing import automatic_answer, forced_answer, given_answer
from bot.text.i18n import Voice
from bot.text.render import (
    Frame,
    Rendered,
    account_lines,
    choice_line,
    clip,
    draft_lines,
    hand_panel,
    lobby_message,
    order_lines,
    plain_names,
    result_message,
    shown_names,
    table_message,
    with_short_names,
)
from engine.cards import Seat, card_text
from engine.choice import Choice, PickOne, PickSome
from engine.match import Match
from engine.turn import Act, DealDue, Over

BEGUN: Final = frozenset({TableState.PLAYING, TableState.PAUSED})
LINKS: Final = "https://discord.com/channels"
ON_PHONE: Final = 3
"""So many buttons of the last row of a hand are beside each other on a phone."""
SEATS_TO_CHOOSE: Final = 3
"""With this many seats or more it matters who sits where."""


def deals_of(table: Table) -> int:
    """How many deals of the present match have begun."""
    return table.match.deals if table.match is not None else 0


def shows(table: Table) -> str:
    """Which public message the table has now: its lobby, one of its deals, a result, or its end."""
    if table.state in BEGUN:
        return f"deal {table.match_number}.{deals_of(table)}"
    if table.state is TableState.FINISHED:
        return f"result {table.match_number}"
    return table.state.value


def dealing(table: Table) -> bool:
    """Whether the table waits for the next deal."""
    return table.state is TableState.PLAYING and table.match is not None and isinstance(table.match.turn, DealDue)


def link_to(table: Table, message: int | None) -> str:
    """The address of the table's message, or of its channel or thread."""
    place = table.place
    address = f"{LINKS}/{place.guild if place.guild is not None else '@me'}/{place.shown}"
    return f"{address}/{message}" if message is not None else address


def public_page(table: Table, voice: Voice, *, live: bool = True, pictures: bool = False) -> Page:
    """What the channel sees; without buttons (`live` False) once another message shows the table.

    `pictures`: whoever wants to may ask for a picture.
    """
    if table.state in BEGUN:
        rows = (*in_rows(_table_buttons(table, voice, pictures=pictures)), *proposal_rows(table, voice)) if live else ()
        return Page(_picture(table, voice, live=live), rows=rows)
    if table.state is TableState.FINISHED:
        if not live:
            return Page(_result(replace(table, agreed=frozenset()), voice), rows=((replay_button(table, voice),),))
        notices = (news_of(table, voice), *newcomer_notices(table, voice), *absent_notices(table, voice))
        told = "\n".join(line for line in notices if line)
        return Page(_result(table, voice), content=told, rows=_result_buttons(table, voice))
    if table.state is TableState.LOBBY:
        expires = int(table.deadline.timestamp()) if table.deadline is not None else None
        lobby = lobby_message(frame_of(table), voice, expires=expires if live else None, starts_full=table.starts_full)
        if not live:
            return Page(lobby)
        return Page(lobby, content=news_of(table, voice), rows=_lobby_buttons(table, voice))
    return _closed_page(table, voice)


def deal_page(table: Table, voice: Voice) -> Page:
    """What the channel keeps of a deal below which the next message was posted: how it ended."""
    return Page(_picture(table, voice, live=False))


def _closed_page(table: Table, voice: Voice) -> Page:
    """A closed table, as it was last; a match that is over can be replayed for good."""
    over = table.match is not None and table.match.over
    if table.match is None:
        shown = lobby_message(frame_of(table), voice, closed=True)
    else:
        shown = _result(table, voice) if over else _picture(table, voice, live=False)
    news, end = news_of(table, voice), voice.text("discord-expired" if table.expired else _end_key(table))
    both = table.state is TableState.SUSPENDED or (table.news is not None and table.news.what == "put-out")
    content = f"{news} {end}".strip() if both else news or end
    return Page(shown, content=content, rows=((replay_button(table, voice),),) if over else ())


def _picture(table: Table, voice: Voice, *, live: bool) -> Rendered:
    """The match as the public sees it."""
    assert table.match is not None, "it is played, or was"
    scene = table.match.game.scene(table.match.view(None))
    news = news_of(table, voice)
    asked = (*proposal_notices(table, voice), *pause_notices(table, voice))
    told = (*((news,) if news else ()), *draw_notices(table, voice), *newcomer_notices(table, voice), *asked)
    notices = (*(told if live else ()), *_account(table, frame_of(table), voice))
    return table_message(scene, frame_of(table, live=live), voice, final=not live, notices=notices)


def _account(table: Table, frame: Frame, voice: Voice, *, title: bool = False) -> list[str]:
    """The account of the deal that has just ended, until the next deal begins; empty at any other time."""
    match = table.match
    if match is None or not isinstance(match.turn, DealDue | Over):
        return []
    sheet = match.game.sheet(match.view(None))
    lines = account_lines(sheet[-1], frame, voice) if sheet else []
    return [voice.text("account-title"), *lines] if lines and title else lines


def pause_notices(table: Table, voice: Voice) -> tuple[str, ...]:
    """Who asks for a pause; or that the match is paused, until when, and who is ready to go on."""
    lines = []
    agreed = [person for person in table.people if person.id in table.agreed]
    who = called(table, agreed, voice) if agreed else ""
    if table.state is TableState.PAUSED:
        closes = int(table.deadline.timestamp()) if table.deadline is not None else 0
        key = pause_key(table)
        lines.append(f"**{voice.text(f'{key}-on')}** {voice.text(f'{key}-closes', time=f'<t:{closes}:R>')}")
        if agreed:
            missing = called(table, undecided(table), voice)
            lines.append(voice.text("pause-ready", who=who, missing=missing))
    elif agreed:
        lines.append(f"**{voice.text('pause-wanted', who=who, count=len(agreed))}**")
    return tuple(lines)


def pause_key(table: Table) -> str:
    """How the keys of the texts about a pause begin: one that was agreed on, or one because nobody was there."""
    return "deserted" if table.deserted else "pause"


def called(table: Table, people: Sequence[Person], voice: Voice, *, short: bool = False) -> str:
    """These persons by the names that messages give them, or (`short`) hands."""
    frame = frame_of(table)
    names = shown_names((with_short_names(frame) if short else frame).seated, voice)
    seats = [table.seat_of(person.id) for person in people]
    return voice.several([names[seat] for seat in seats if seat is not None])


def _result(table: Table, voice: Voice) -> Rendered:
    """How the match ended."""
    assert table.match is not None, "it is over"
    sheet = table.match.game.sheet(table.match.view(None))
    again = [seat for user in table.agreed if (seat := table.seat_of(user)) is not None]
    notices = result_notices(table, voice)
    return result_message(table.match.standings, sheet, frame_of(table), voice, again=sorted(again), notices=notices)


def hand_page(
    table: Table,
    seat: Seat,
    voice: Voice,
    *,
    place: str = "",
    url: str | None = None,
    notice: str = "",
    selection: Selection | None = None,
    gap: int | None = None,
    queues: bool = False,
    claims: bool = True,
    beginner: bool = False,
    widened: bool = False,
) -> Page:
    """What one player sees: the own hand with the buttons to play it, and what else may be answered.

    `selection`: what the player has chosen and not yet made final. `gap`: the slot of the card that the player played
    last. `queues`: the player wants to queue cards; `claims`: to be offered the rest where it is certain. `beginner`:
    they have a beginner's hand; `widened`: they want to see all answers all the same.
    """
    match = table.match
    if match is None or table.state not in {*BEGUN, TableState.FINISHED}:
        key = "discord-hand-later" if table.state is TableState.LOBBY else _end_key(table)
        closed = news_of(table, voice) if table.state is TableState.CLOSED else ""
        return Page(content="\n".join(part for part in (notice, closed or voice.text(key)) if part))
    view = match.view(seat)
    scene, choice = match.game.scene(view), match.game.choice(view)
    frame = with_short_names(frame_of(table))
    names, queue_in = plain_names(frame.seated, voice), deals_of(table) if queues and may_queue(table, seat) else None
    few = few_first(table, seat, choice, selection) if beginner and not widened else None
    prompt = Prompt(
        table, seat, voice, names, selection, scene.hand, scene.trump, gap, queue_in, claims, beginner, few is not None
    )
    layout = _layout(prompt, few or choice)
    paused = voice.text(f"{pause_key(table)}-on") if table.state is TableState.PAUSED else ""
    lines = [notice, paused, "" if layout.whole else voice.text("panel-by-command")]
    queued = queue_line(table, seat, voice)
    orders = beginner and not scene.seats[seat].sits_out
    rendered = hand_panel(
        scene,
        replace(frame, deadline=None) if queued and match.turn != Act(seat) else frame,  # it is another player's
        voice,
        seat=seat,
        notice="\n".join(part for part in lines if part),
        question=question_line(table, seat, voice, url),
        instead=_waiting(prompt, match) or queued or _asked_below(prompt, match, choice),
        asked=asked_lines(prompt, choice, frame) or _account(table, frame, voice, title=True),
        place=place,
        url=url,
        hand=not (layout.cards or sorts_hand(prompt, choice)),
        reminder=(
            *given_lines(table, seat, voice),
            *(order_lines(scene, voice) if orders else ()),
            *([voice.text("panel-few")] if few is not None else ()),
        ),
        players=selection is None or scene.trick is not None or bool(scene.lanes) or _of_players(choice),
    )
    return Page(rendered, rows=layout.rows)


def _of_players(choice: Choice) -> bool:
    """Whether players are picked: who of them has said what matters to it."""
    return isinstance(choice, PickSome) and choice.of_seats


def sorts_hand(prompt: Prompt, choice: Choice) -> bool:
    """Whether the lines about a pick list the whole hand: the cards that are picked and those that are not."""
    if not isinstance(choice, PickSome) or prompt.table.state is TableState.PAUSED:
        return False
    begun = bool(picked_of(choice, prompt.selection)) or says_none(prompt.selection)
    return begun and {card_text(card) for card in prompt.hand} <= set(choice.candidates)


def _layout(prompt: Prompt, choice: Choice) -> Layout:
    """The rows of a hand: the answers; or, between deals, in a pause and at the end, what there is to do then."""
    table, seat, voice = prompt.table, prompt.seat, prompt.voice
    if table.state is TableState.FINISHED:
        return Layout(_result_buttons(table, voice))
    if table.state is TableState.PAUSED:
        return Layout((_paused_buttons(table, seat, voice),))
    last = _hand_buttons(prompt, choice)
    return Layout((last,)) if dealing(table) else lay_out(prompt, choice, last)


def asked_lines(prompt: Prompt, choice: Choice, frame: Frame) -> list[str]:
    """What is asked and what is selected, under a heading; empty where the buttons say it all."""
    table, voice, selection = prompt.table, prompt.voice, prompt.selection
    if table.state is TableState.PAUSED:
        return []
    chosen = selection.chosen if selection is not None else ()
    if isinstance(choice, PickSome):
        chosen = picked_of(choice, selection)
    shown = selection or Selection(())
    lines = draft_lines(
        choice,
        chosen,
        none=says_none(selection),
        advised=shown.advised,
        others=shown.others,
        frame=frame,
        voice=voice,
    )
    if shown.typed:
        lines.append(voice.text("draft-typed"))
    short = shown.advised is not None and _of_players(choice)  # beside the players there is no room to explain again
    question = "" if short else choice_line(choice, frame, voice)
    question = question or (voice.text("draft-open") if lines else "")
    return [question, *lines] if question else []


def _waiting(prompt: Prompt, match: Match) -> str:
    """That the table is about to give the only answer there is, or the queued card; empty where it does not."""
    table, seat, voice = prompt.table, prompt.seat, prompt.voice
    holder = table.holders[seat]
    if table.state is not TableState.PLAYING or dealing(table) or holder is None or holder.autopilot:
        return ""
    if match.turn != Act(seat) or automatic_answer(table) is None:
        return ""
    return voice.text("panel-queued-answer" if given_answer(match) is None else "panel-only-answer")


def _asked_below(prompt: Prompt, match: Match, choice: Choice) -> str:
    """That it is the player's turn, where what is asked is the heading above the hand; empty where it is not."""
    asked = isinstance(choice, PickSome) and choice.label is not None and prompt.table.state is not TableState.PAUSED
    return prompt.voice.text("panel-turn-asked") if asked and match.turn == Act(prompt.seat) else ""


def _end_key(table: Table) -> str:
    return "discord-suspended" if table.state is TableState.SUSPENDED else "discord-closed"


def _public(
    table: Table, verb: str, label: str, voice: Voice, *, tone: Tone = Tone.PLAIN, disabled: bool = False
) -> Button:
    """A button of a public message: the same in every drawing of a match, so that no click on it is outdated."""
    id = ButtonId(verb, table.id, revision=table.match_revision)
    return Button(clip(voice.text(label), LABEL), str(id), tone=tone, disabled=disabled)


def _lobby_buttons(table: Table, voice: Voice) -> tuple[Row, ...]:
    full = None not in table.holders
    # In a direct message nobody is there to join.
    joining = () if table.place.guild is None else (_public(table, "join", "button-join", voice, disabled=full),)
    buttons = (
        *joining,
        _public(table, "leave", "button-leave", voice),
        _public(table, "computer", "button-add-computer", voice, disabled=full),
        _public(table, "options", "button-options", voice),
        _public(table, "start", "button-start", voice, tone=Tone.FORWARD),
    )
    inviting = () if table.place.guild is None else (_public(table, "invite", "button-invite", voice, disabled=full),)
    if len(table.holders) < SEATS_TO_CHOOSE:
        # Without a panel of seats the way to hand over is here, once there is somebody to hand over to.
        more = (table_button(table, voice),) if inviting and len(table.people) > 1 else ()
        return (buttons, (*inviting, *more)) if inviting else (buttons,)
    menu = seat_menu(table, voice)
    seats = (_public(table, "seats", "button-seats", voice), *inviting)
    return (buttons, seats) if menu is None else (buttons, menu, seats)


def hand_button(table: Table, voice: Voice) -> Button:
    """*My hand*: shows the hand of whoever presses it, to them alone."""
    return _public(table, "hand", "button-hand", voice)


def _table_buttons(table: Table, voice: Voice, *, pictures: bool) -> tuple[Button, ...]:
    buttons = [
        hand_button(table, voice),
        _public(table, "score", "button-score", voice),
        _public(table, "rules", "button-rules", voice),
    ]
    paused = table.state is TableState.PAUSED
    if not paused and any(holder is not None and holder.autopilot for holder in table.holders):
        buttons.append(_public(table, "back", "button-back", voice))
    if dealing(table):
        id = ButtonId("next", table.id, revision=table.revision)
        buttons.append(Button(clip(voice.text("button-next-deal"), LABEL), str(id)))
    if paused:
        buttons.append(_public(table, "continue", "button-continue", voice, tone=Tone.FORWARD))
    else:
        buttons.append(_public(table, "pause", "button-pause", voice))
    if len(buttons) < IN_ROW:  # it makes the message no higher
        buttons += newcomer_button(table, voice)
    if pictures and (len(buttons) < IN_ROW or dealing(table)):  # then there is a whole deal to look at
        buttons.append(_public(table, "look", "button-picture", voice))
    return tuple(buttons)


def _paused_buttons(table: Table, seat: Seat, voice: Voice) -> tuple[Button, ...]:
    """What there is to do in a pause: look at the hand, but play nothing."""
    return (
        Button(voice.text("button-continue"), own_id(table, seat, "continue"), tone=Tone.FORWARD),
        Button(voice.text("button-score"), own_id(table, seat, "score")),
        Button(voice.text("button-details"), own_id(table, seat, "details")),
    )


def _result_buttons(table: Table, voice: Voice) -> tuple[Row, ...]:
    again = _public(table, "rematch", "button-rematch", voice, tone=Tone.FORWARD)
    choosing = len(table.holders) >= SEATS_TO_CHOOSE
    seats = (_public(table, "seats", "button-change-seats", voice),) if choosing else ()
    record, leave = (_public(table, verb, f"button-{verb}", voice) for verb in ("record", "leave"))
    return (again, *seats, _public(table, "score", "button-score", voice)), (replay_button(table, voice), record, leave)


def _may_be_advised(table: Table, seat: Seat, choice: Choice) -> bool:
    """Whether there may be a suggestion: to the player on turn with more than one answer, unless the match is rated.

    The suggestion itself is made when the button is pressed.
    """
    match = table.match
    on_turn = match is not None and match.turn == Act(seat)
    return on_turn and not table.rated and forced_answer(choice) is None


def _hand_buttons(prompt: Prompt, choice: Choice) -> tuple[Button, ...]:
    """The last row: what comes and goes, then *Details*, and if there is room for it *Take back*, or else *Score*."""
    table, seat, voice = prompt.table, prompt.seat, prompt.voice
    buttons = []
    if table.reading and table.state is TableState.PLAYING:
        buttons.append(Button(voice.text("button-next-trick"), own_id(table, seat, "read"), tone=Tone.FORWARD))
    if prompt.few:
        buttons.append(Button(voice.text("button-more-answers"), own_id(table, seat, "more")))
    if dealing(table):
        buttons.append(Button(voice.text("button-next-deal"), own_id(table, seat, "next"), tone=Tone.FORWARD))
    holder = table.holders[seat]
    if holder is not None and holder.autopilot:
        buttons.append(Button(voice.text("button-back"), own_id(table, seat, "back"), tone=Tone.FORWARD))
    if prompt.claims and claim(table, seat):
        buttons.append(Button(voice.text("button-claim"), own_id(table, seat, "claim"), tone=Tone.FORWARD))
    elif _may_be_advised(table, seat, choice):
        tone = Tone.FORWARD if prompt.beginner else Tone.PLAIN
        buttons.append(Button(voice.text("button-advice"), own_id(table, seat, "advice"), tone=tone))
    if isinstance(choice, PickOne) and choice.legal and greys_out(choice):
        buttons.append(Button(voice.text("button-why"), own_id(table, seat, "why")))
    buttons.append(Button(voice.text("button-details"), own_id(table, seat, "details")))
    if len(buttons) < ON_PHONE and undone(table, seat):
        buttons.append(Button(voice.text("button-take-back"), own_id(table, seat, "takeback")))
    elif len(buttons) < ON_PHONE:
        buttons.append(Button(voice.text("button-score"), own_id(table, seat, "score")))
    return tuple(buttons)
