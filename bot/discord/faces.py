"""What a table looks like: pure functions from a table, a viewer and a voice to a page.

A public page is made from the public view alone; a hand's page from its owner's. Only the latter carries actions.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from bot.discord.ids import ButtonId
from bot.discord.page import (
    IN_ROW,
    LABEL,
    MENU_OPTIONS,
    MENU_TEXT,
    PLACEHOLDER,
    ROWS,
    Button,
    Choosable,
    Menu,
    Page,
    Row,
    Tone,
    in_rows,
)
from bot.i18n import Voice
from bot.render import (
    Frame,
    Rendered,
    Seated,
    candidate_button,
    choice_line,
    clip,
    hand_panel,
    lobby_message,
    option_button,
    plain_names,
    result_message,
    seat_company,
    seat_label,
    shown_names,
    table_message,
)
from bot.tables.model import Holder, Person, Table, TableState
from bot.tables.pausing import undecided
from bot.tables.timing import given_answer
from engine.cards import Seat
from engine.game import Act, Choice, DealDue, Option, PickOne, PickSome
from engine.match import DealLine, Match

BEGUN: Final = frozenset({TableState.PLAYING, TableState.PAUSED})
CARD_ROWS: Final = 3
LINKS: Final = "https://discord.com/channels"
BUTTONS_OF_A_GROUP: Final = 2 * IN_ROW
"""More answers of one kind are a menu, where there are others beside them."""
SEATS_TO_CHOOSE: Final = 3
"""From so many seats on it matters who sits where."""


def frame_of(table: Table, *, live: bool = True) -> Frame:
    """The table around its scene; what is over counts no time."""
    counting = live and table.state is TableState.PLAYING and table.deadline is not None
    return Frame(
        game=table.game,
        seated=tuple(_seated(holder, table) for holder in table.holders),
        pace=table.pace.value,
        preset=table.preset,
        options=table.options,
        deadline=int(table.deadline.timestamp()) if counting and table.deadline is not None else None,
    )


def names_of(table: Table, voice: Voice) -> tuple[str, ...]:
    """What the players are called where there is no markdown: labels, menus, completions."""
    return plain_names(frame_of(table).seated, voice)


def deals_of(table: Table) -> int:
    """How many deals of the present match have begun."""
    return sum(isinstance(line, DealLine) for line in table.match.log) if table.match is not None else 0


def shows(table: Table) -> str:
    """Which of a table's public messages is due: its lobby, one of its deals, a result, or its end."""
    if table.state in BEGUN:
        return f"deal {table.match_number}.{deals_of(table)}"
    if table.state is TableState.FINISHED:
        return f"result {table.match_number}"
    return table.state.value


def dealing(table: Table) -> bool:
    """Whether the table waits for the next deal."""
    return table.state is TableState.PLAYING and table.match is not None and isinstance(table.match.turn, DealDue)


def link_to(table: Table, message: int | None) -> str:
    """The address of the table's message, or of its channel."""
    place = table.place
    address = f"{LINKS}/{place.guild if place.guild is not None else '@me'}/{place.channel}"
    return f"{address}/{message}" if message is not None else address


def public_page(table: Table, voice: Voice, *, live: bool = True) -> Page:
    """What the channel sees; without buttons when it is no longer the table's present message."""
    if table.state in BEGUN:
        rows = in_rows(_table_buttons(table, voice)) if live else ()
        return Page(_picture(table, voice, live=live), rows=tuple(rows))
    if table.state is TableState.FINISHED:
        if not live:
            return Page(_result(replace(table, agreed=frozenset()), voice))
        return Page(_result(table, voice), rows=(_result_buttons(table, voice),))
    if table.state is TableState.LOBBY:
        expires = int(table.deadline.timestamp()) if table.deadline is not None else None
        lobby = lobby_message(frame_of(table), voice, expires=expires if live else None)
        return Page(lobby, rows=_lobby_buttons(table, voice) if live else ())
    return _closed_page(table, voice)


def deal_page(table: Table, voice: Voice) -> Page:
    """What the channel keeps of a deal when the next message has come: how it ended."""
    return Page(_picture(table, voice, live=False))


def _closed_page(table: Table, voice: Voice) -> Page:
    """A table that is no more, as it was last."""
    if table.match is None:
        shown = lobby_message(frame_of(table), voice)
    elif table.match.over:
        shown = _result(table, voice)
    else:
        shown = _picture(table, voice, live=False)
    return Page(shown, content=voice.text("discord-expired" if table.expired else _end_key(table)))


def _picture(table: Table, voice: Voice, *, live: bool) -> Rendered:
    """The match as the public sees it."""
    assert table.match is not None, "it is played, or was"
    scene = table.match.game.picture(table.match.view(None))
    notices = pause_notices(table, voice) if live else ()
    return table_message(scene, frame_of(table, live=live), voice, final=not live, notices=notices)


def pause_notices(table: Table, voice: Voice) -> tuple[str, ...]:
    """Who asks for a pause; or that the match waits, until when, and who is ready to go on."""
    lines = []
    agreed = [person for person in table.people if person.id in table.agreed]
    who = called(table, agreed, voice)
    if table.state is TableState.PAUSED:
        closes = int(table.deadline.timestamp()) if table.deadline is not None else 0
        lines.append(f"**{voice.text('pause-on')}** {voice.text('pause-closes', time=f'<t:{closes}:R>')}")
        if agreed:
            missing = called(table, undecided(table), voice)
            lines.append(voice.text("pause-ready", who=who, missing=missing))
    elif agreed:
        lines.append(f"**{voice.text('pause-wanted', who=who, count=len(agreed))}**")
    return tuple(lines)


def called(table: Table, people: Sequence[Person], voice: Voice) -> str:
    """These persons by the names that messages give them."""
    names = shown_names(frame_of(table).seated, voice)
    seats = [table.seat_of(person.id) for person in people]
    return voice.several([names[seat] for seat in seats if seat is not None])


def _result(table: Table, voice: Voice) -> Rendered:
    """How the match ended."""
    assert table.match is not None, "it is over"
    sheet = table.match.game.sheet(table.match.view(None))
    again = [seat for user in table.agreed if (seat := table.seat_of(user)) is not None]
    return result_message(table.match.standings, sheet, frame_of(table), voice, again=sorted(again))


def hand_page(
    table: Table,
    seat: Seat,
    voice: Voice,
    *,
    place: str = "",
    url: str | None = None,
    notice: str = "",
    picked: Sequence[str] = (),
) -> Page:
    """What one player sees: his hand, one click from being played, and all that he may answer.

    `picked`: what he has picked where several are to be picked, and not yet made final.
    """
    match = table.match
    if match is None or table.state not in {*BEGUN, TableState.FINISHED}:
        key = "discord-hand-later" if table.state is TableState.LOBBY else _end_key(table)
        return Page(content="\n".join(part for part in (notice, voice.text(key)) if part))
    view = match.view(seat)
    choice = match.game.choice(view)
    line = choice_line(choice, frame_of(table), voice) or _only_answer(table, match, seat, voice)
    if table.state is TableState.PAUSED:
        line = voice.text("pause-on")
    rendered = hand_panel(
        match.game.picture(view),
        frame_of(table),
        voice,
        seat=seat,
        notice="\n".join(part for part in (notice, line) if part),
        place=place,
        url=url,
    )
    if table.state is TableState.FINISHED:
        return Page(rendered, rows=(_result_buttons(table, voice),))
    if table.state is TableState.PAUSED:
        return Page(rendered, rows=(_paused_buttons(table, seat, voice),))
    rows: list[Row] = [] if dealing(table) else _answers(table, seat, choice, voice, picked)
    return Page(rendered, rows=(*rows[: ROWS - 1], _hand_buttons(table, seat, choice, voice)))


def _only_answer(table: Table, match: Match, seat: Seat, voice: Voice) -> str:
    """That the table is about to answer for the player, where there is nothing to choose."""
    holder = table.holders[seat]
    if table.state is not TableState.PLAYING or dealing(table) or holder is None or holder.autopilot:
        return ""
    given = match.turn == Act(seat) and given_answer(match) is not None
    return voice.text("panel-only-answer") if given else ""


def _end_key(table: Table) -> str:
    return "discord-suspended" if table.state is TableState.SUSPENDED else "discord-closed"


def _seated(holder: Holder | None, table: Table) -> Seated | None:
    if holder is None:
        return None
    if holder.person is None:
        left = holder.left.name if holder.left is not None else ""
        return Seated(computer=holder.computer, instead_of=left)
    return Seated(name=holder.person.name, autopilot=holder.autopilot, host=holder.person.id == table.host)


def _public(
    table: Table, verb: str, label: str, voice: Voice, *, tone: Tone = Tone.PLAIN, shut: bool = False
) -> Button:
    made = ButtonId(verb, table.id, revision=table.revision)
    return Button(clip(voice.text(label), LABEL), str(made), tone=tone, shut=shut)


def seats_offered(table: Table, wanted: Callable[[Holder | None], bool], voice: Voice) -> list[Choosable]:
    """The seats whose holders are wanted, as lines of a list; the value is the number that is shown."""
    frame = frame_of(table)
    return [
        Choosable(
            seat_label(frame, Seat(seat), voice),
            str(seat + 1),
            description=seat_company(frame, Seat(seat), voice) or None,
        )
        for seat, holder in enumerate(table.holders)
        if wanted(holder)
    ]


def free_seat(holder: Holder | None) -> bool:
    """The seats where nobody sits."""
    return holder is None


def seat_menu(
    table: Table, voice: Voice, *, wanted: Callable[[Holder | None], bool] = free_seat, what: str = ""
) -> Menu | None:
    """The seats at which one can sit down; None where there are none."""
    options = seats_offered(table, wanted, voice)
    if not options:
        return None
    made = ButtonId("sit", table.id, what=what)
    return Menu(str(made), clip(voice.text("menu-seat"), PLACEHOLDER), tuple(options[:MENU_OPTIONS]))


def _lobby_buttons(table: Table, voice: Voice) -> tuple[Row, ...]:
    full = None not in table.holders
    buttons = (
        _public(table, "join", "button-join", voice, shut=full),
        _public(table, "leave", "button-leave", voice),
        _public(table, "computer", "button-add-computer", voice, shut=full),
        _public(table, "options", "button-options", voice),
        _public(table, "start", "button-start", voice, tone=Tone.FORWARD),
    )
    if len(table.holders) < SEATS_TO_CHOOSE:
        return (buttons,)
    menu = seat_menu(table, voice)
    seats = (_public(table, "seats", "button-seats", voice),)
    return (buttons, seats) if menu is None else (buttons, menu, seats)


def _table_buttons(table: Table, voice: Voice) -> tuple[Button, ...]:
    buttons = [
        _public(table, "hand", "button-hand", voice),
        _public(table, "score", "button-score", voice),
        _public(table, "rules", "button-rules", voice),
    ]
    paused = table.state is TableState.PAUSED
    if not paused and any(holder is not None and holder.autopilot for holder in table.holders):
        buttons.append(_public(table, "back", "button-back", voice))
    if dealing(table):
        buttons.append(_public(table, "next", "button-next-deal", voice))
    if paused:
        buttons.append(_public(table, "continue", "button-continue", voice, tone=Tone.FORWARD))
    else:
        buttons.append(_public(table, "pause", "button-pause", voice))
    return tuple(buttons)


def _paused_buttons(table: Table, seat: Seat, voice: Voice) -> tuple[Button, ...]:
    """A hand can be looked at in a pause; nothing can be played."""
    return (
        Button(voice.text("button-continue"), _own(table, seat, "continue"), tone=Tone.FORWARD),
        Button(voice.text("button-score"), _own(table, seat, "score")),
        Button(voice.text("button-rules"), _own(table, seat, "rules")),
    )


def _result_buttons(table: Table, voice: Voice) -> tuple[Button, ...]:
    buttons = [_public(table, "rematch", "button-rematch", voice, tone=Tone.FORWARD)]
    if len(table.holders) >= SEATS_TO_CHOOSE:
        buttons.append(_public(table, "seats", "button-change-seats", voice))
    buttons.append(_public(table, "score", "button-score", voice))
    buttons.append(_public(table, "record", "button-record", voice))
    buttons.append(_public(table, "leave", "button-leave", voice))
    return tuple(buttons)


def _own(table: Table, seat: Seat, verb: str, what: str = "") -> str:
    return str(ButtonId(verb, table.id, seat, table.revision_of(seat), what))


def _hand_buttons(table: Table, seat: Seat, choice: Choice, voice: Voice) -> tuple[Button, ...]:
    """The last row: what is always there, then what is there at times."""
    buttons = []
    if dealing(table):
        buttons.append(Button(voice.text("button-next-deal"), _own(table, seat, "next"), tone=Tone.FORWARD))
    holder = table.holders[seat]
    if holder is not None and holder.autopilot:
        buttons.append(Button(voice.text("button-back"), _own(table, seat, "back"), tone=Tone.FORWARD))
    if isinstance(choice, PickOne) and choice.legal and any(not option.open for option in choice.options):
        buttons.append(Button(voice.text("button-why"), _own(table, seat, "why")))
    buttons.append(Button(voice.text("button-score"), _own(table, seat, "score")))
    buttons.append(Button(voice.text("button-rules"), _own(table, seat, "rules")))
    return tuple(buttons)


def _answers(table: Table, seat: Seat, choice: Choice, voice: Voice, picked: Sequence[str] = ()) -> list[Row]:
    """The rows of cards, then the words in the rows that are left; or the menu to pick several from.

    Where several groups of words find no room, cards that are all shut make way: they stand in the panel's text.
    """
    names = names_of(table, voice)
    if isinstance(choice, PickSome):
        return _pick_some(table, seat, choice, names, voice, picked)
    seen: set[str] = set()
    cards: list[Button] = []
    words: list[Option] = []
    for option in choice.options:
        if option.text in seen:
            continue
        seen.add(option.text)
        if option.card is None:
            words.append(option)
        else:
            cards.append(_answer(table, seat, option, names, voice))
    groups = [[*group] for _, group in groupby(words, key=lambda option: option.group)]
    rows: list[Row] = [*in_rows(cards)[:CARD_ROWS]]
    spoken = _word_rows(table, seat, groups, ROWS - 1 - len(rows), names, voice)
    if spoken is None and len(groups) > 1 and all(card.shut for card in cards):
        rows, spoken = [], _word_rows(table, seat, groups, ROWS - 1, names, voice)
    return [*rows, *(spoken if spoken is not None else [_words_menu(table, seat, words, names, voice)])]


def _word_rows(
    table: Table, seat: Seat, groups: Sequence[Sequence[Option]], left: int, names: Sequence[str], voice: Voice
) -> list[Row] | None:
    """The answers as buttons, a large group as a menu; each group has rows of its own, if there are enough of them.

    None where the rows that are left do not hold them.
    """
    rows: list[Row] = []
    for number, group in enumerate(groups):
        if len(groups) > 1 and len(group) > BUTTONS_OF_A_GROUP:
            rows.append(_words_menu(table, seat, group, names, voice, what=str(number)))
        else:
            rows += in_rows([_answer(table, seat, option, names, voice) for option in group])
    if len(rows) <= left:
        return rows
    words = [option for group in groups for option in group]
    if len(words) > left * IN_ROW:
        return None
    return [*in_rows([_answer(table, seat, option, names, voice) for option in words])]


def _answer(table: Table, seat: Seat, option: Option, names: Sequence[str], voice: Voice) -> Button:
    return Button(
        option_button(option, names, voice), _own(table, seat, "do", option.text), shut=option.refusal is not None
    )


def _words_menu(
    table: Table, seat: Seat, options: Sequence[Option], names: Sequence[str], voice: Voice, *, what: str = ""
) -> Row:
    """More answers than there is room for buttons: a menu of those that are open. `what` tells it from others."""
    offered = [option for option in options if option.open][:MENU_OPTIONS]
    labels = [clip(voice.say(option.label, names), MENU_TEXT) for option in offered]
    several = voice.text("menu-group", first=labels[0], last=labels[-1]) if what and labels else ""
    return Menu(
        _own(table, seat, "choose", what),
        clip(several or voice.text("menu-answer"), PLACEHOLDER),
        tuple(Choosable(label, option.text) for label, option in zip(labels, offered, strict=True))
        or (Choosable(voice.text("menu-nothing"), "-"),),
        shut=not offered,
    )


def _pick_some(
    table: Table, seat: Seat, choice: PickSome, names: Sequence[str], voice: Voice, picked: Sequence[str]
) -> list[Row]:
    """One menu for all, and a button that makes what was picked final; what no menu holds is typed with `/play`."""
    if not choice.most or len(choice.candidates) > MENU_OPTIONS:
        return []
    chosen = [one for one in choice.candidates if one in (picked or choice.must)]
    labels = {one: candidate_button(one, names, voice) for one in choice.candidates}
    options = tuple(Choosable(labels[one], one, chosen=one in chosen) for one in choice.candidates)
    menu = Menu(
        _own(table, seat, "pick", choice.verb),
        voice.text("menu-pick"),
        options,
        least=max(1, choice.least),
        most=choice.most,
    )
    buttons = []
    if chosen:
        label = clip(voice.text("button-confirm", chosen=voice.several([labels[one] for one in chosen])), LABEL)
        final = _own(table, seat, "do", " ".join([choice.verb, *chosen]))
        enough = choice.least <= len(chosen) <= choice.most and set(choice.must) <= set(chosen)
        buttons.append(Button(label, final, tone=Tone.FORWARD, shut=not enough))
    if not choice.least:
        key = "button-nobody" if choice.candidates[0].isdecimal() else "button-none"
        buttons.append(Button(voice.text(key), _own(table, seat, "do", f"{choice.verb} none")))
    return [menu, tuple(buttons)] if buttons else [menu]
