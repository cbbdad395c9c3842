"""Lays out a hand's rows of buttons and menus from the choice of its owner and what they have selected.

A card or a word is a button that answers at once. An answer with a meaning (`Option.meaning`: what it commits to) is
selected first, which shows the meaning, and confirmed by a button of its own; a titled group of such answers is a
menu. A pick of several candidates is also selected first and then confirmed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Final

from bot.discord.custom_id import ButtonId
from bot.discord.pages.pick_masks import mask_of
from bot.discord.pages.selections import Selection, picked_of, says_none
from bot.discord.pages.widgets import (
    IN_ROW,
    LABEL,
    MENU_OPTIONS,
    MENU_TEXT,
    PLACEHOLDER,
    ROWS,
    Button,
    Menu,
    Row,
    SelectOption,
    Tone,
    in_rows,
)
from bot.tables.model import Table
from bot.text.i18n import Voice
from bot.text.render import (
    candidate_button,
    candidate_emoji,
    candidate_index,
    clip,
    nothing_key,
    option_button,
    option_emoji,
    picks_fit,
    suits_as_text,
)
from bot.text.typed_picks import action_of
from engine.cards import SUIT_LETTERS, Card, Seat, Suit, parse_suit, suit_of
from engine.choice import Choice, Option, PickOne, PickSome
from engine.message import Message

NO_CARD: Final = "–"
"""Stands in the slot of the card that was just played."""
UNQUEUE: Final = "none"
"""Stands for no card in the id of a button that queues one."""
CARDS_IN_ROW: Final = 4
"""A phone has room for so many cards in letters beside each other; Discord would break a row of five into two lines."""
DRAWN_IN_ROW: Final = 5
"""The same for cards that are emoji without letters."""
CARD_ROWS: Final = 3
"""The most rows of five cards, where there is no room for rows of four."""
SHARED: Final = 4
"""So many buttons share a row also where there is room for two: a phone breaks it into two lines if it has to."""
CHOSEN: Final = 16
"""The most characters of what a button confirms: on a phone it stands beside *Back*."""
BUTTONS_OF_A_GROUP: Final = 4
"""The most buttons of one group beside other groups; a larger group is a menu, which takes less room on a phone."""

Group = Sequence[Option]
"""Answers of one kind, such as bids (`Option.group`)."""


@dataclass(frozen=True, slots=True, repr=False)
class Layout:
    """The rows of a hand; `whole`: whether all answers can be given with them; `cards`: whether they hold the cards."""

    rows: tuple[Row, ...]
    whole: bool = True
    cards: bool = False


def own_id(table: Table, seat: Seat, verb: str, what: str = "") -> str:
    """The id of a button or menu in this seat's own hand."""
    return str(ButtonId(verb, table.id, seat, table.revision_of(seat), what))


@dataclass(frozen=True, slots=True, repr=False)
class Prompt:
    """Whose hand is laid out: table, seat, voice, the players' plain names by seat, and the owner's selection.

    `hand`: the cards in the order in which their buttons stand; `trump`: the suit whose cards are marked. `gap`: the
    slot of the card that the owner played last, which holds no other card until they play again. `queue_in`: the number
    of the deal in which the owner may queue a card now; None: they may not, or do not want to. `claims`: the owner
    wants to be offered the rest where it is certain; `beginner`: and has a beginner's hand; `few`: which lacks answers.
    """

    table: Table
    seat: Seat
    voice: Voice
    names: tuple[str, ...]
    selection: Selection | None = None
    hand: tuple[Card, ...] = ()
    trump: Suit | None = None
    gap: int | None = None
    queue_in: int | None = None
    claims: bool = True
    beginner: bool = False
    few: bool = False

    def id(self, verb: str, what: str = "") -> str:
        """The id of a button or menu in this hand."""
        return own_id(self.table, self.seat, verb, what)


def lay_out(prompt: Prompt, choice: Choice, last: tuple[Button, ...]) -> Layout:
    """All rows of a hand. Its cards are among them while any can be played; until then the panel's text lists them.

    `last`: the buttons that are in every hand, the most important first; where room is short, only the first of them.
    """
    if isinstance(choice, PickSome):
        return _pick_some(prompt, choice, last)
    options = list({option.text: option for option in choice.options}.values())
    place = {card: number for number, card in enumerate(prompt.hand)}
    held = [option for option in options if option.card is not None]
    held.sort(key=lambda option: len(place) if option.card is None else place.get(option.card, len(place)))
    words = [option for option in options if option.card is None]
    playable = any(option.open for option in held)
    cards = [_answer(prompt, option) for option in held] if playable else _queue_buttons(prompt, held)
    if prompt.gap is not None and cards:
        cards.insert(prompt.gap, Button(NO_CARD, prompt.id("weigh", "-"), disabled=True))
    if not greys_out(choice):
        last = _without_why(prompt, last)
    groups = [[*group] for _, group in groupby(words, key=lambda option: option.group)]
    if prompt.selection is not None and (
        chosen := [option for option in options if (option.text,) == prompt.selection.chosen]
    ):
        return _selected(prompt, chosen[0], cards, groups, last)
    return _all_answers(prompt, cards, groups, last)


def greys_out(choice: Choice) -> bool:
    """Whether a disabled answer is shown: a word, or a card beside others that can be played."""
    if not isinstance(choice, PickOne):
        return False
    playable = any(option.open for option in choice.options if option.card is not None)
    return any(not option.open for option in choice.options if playable or option.card is None)


def _all_answers(prompt: Prompt, cards: Sequence[Button], groups: Sequence[Group], last: tuple[Button, ...]) -> Layout:
    """The rows of cards, then the words in the rows that are left.

    Where the words do not fit, menus come first, and buttons share the last row.
    """
    rows: list[Row] = [*_card_rows(cards)]
    words = [option for group in groups for option in group]
    spoken = _word_rows(prompt, groups, ROWS - 1 - len(rows))
    if spoken is None:
        rows = [*in_rows(cards)[:CARD_ROWS]]
        spoken = _word_rows(prompt, groups, ROWS - 1 - len(rows))
    if spoken is not None:
        return Layout((*rows, *spoken, last), cards=bool(cards))
    if not any(_has_meanings(group) for group in groups):
        return Layout((*rows, _menu(prompt, words), last), whole=_open(words) <= MENU_OPTIONS, cards=bool(cards))
    return replace(_sharing([*rows, *_menus(prompt, groups)], _buttons(prompt, groups), last), cards=bool(cards))


def _selected(
    prompt: Prompt, chosen: Option, cards: Sequence[Button], groups: Sequence[Group], last: tuple[Button, ...]
) -> Layout:
    """The rows while an answer is selected, with a button that confirms it and one that goes back.

    The other answers stay in their places, so that a second press on one of them confirms nothing.
    """
    # No id may occur twice: in its place the selected answer is highlighted and has another id than the final button.
    final_id = prompt.id("do", chosen.text)
    weighed = replace(_answer(prompt, chosen), id=prompt.id("weigh", chosen.text), tone=Tone.FORWARD, disabled=False)
    both = cards, _buttons(prompt, groups)
    shown, words = ([weighed if one.id in (final_id, weighed.id) else one for one in buttons] for buttons in both)
    menus: list[Row] = [*_menus(prompt, groups), *in_rows(words)]
    rows = _card_rows(shown)
    kept: list[Row] = [*(rows if len(rows) + len(menus) < ROWS - 1 else in_rows(shown)[:CARD_ROWS]), *menus]
    label = _confirm(prompt.voice, option_button(chosen, prompt.names, prompt.voice))
    final = Button(label, final_id, tone=Tone.FORWARD, disabled=not chosen.open)
    if len(kept) == ROWS and words:
        # Where the words were, *Confirm* comes after as many buttons as there were words.
        between = max(1, len(words) - 1)
        empty = [Button(NO_CARD, prompt.id("weigh", f"-{place}"), disabled=True) for place in range(between)]
        row = (_back(prompt), *[*last, *empty][:between], final)
        return Layout((*kept[: ROWS - 1], row), cards=bool(cards))
    # *Back* comes first: a second press on the button that was in this place must not confirm anything.
    return replace(_sharing(kept, [_back(prompt), final], ()), cards=bool(cards))


def _confirm(voice: Voice, chosen: str) -> str:
    """The label of the button that makes something final; the panel's text says what, where that is long."""
    long = len(chosen) > CHOSEN
    return voice.text("button-confirm-short") if long else clip(voice.text("button-confirm", chosen=chosen), LABEL)


def _details_only(prompt: Prompt, last: tuple[Button, ...]) -> tuple[Button, ...]:
    """Leaves room for the buttons that confirm a selection; the others are back after *Back*."""
    return tuple(button for button in last if button.id == prompt.id("details"))


def _without_why(prompt: Prompt, last: tuple[Button, ...]) -> tuple[Button, ...]:
    """Leaves out *Why?* where no button is disabled."""
    return tuple(button for button in last if button.id != prompt.id("why"))


def _back(prompt: Prompt) -> Button:
    return Button(prompt.voice.text("button-draft-back"), prompt.id("drop"))


def _sharing(rows: Sequence[Row], buttons: Sequence[Button], last: tuple[Button, ...]) -> Layout:
    """The buttons in rows of their own; few buttons, or where there is no room, in one row with the first of `last`."""
    if len(buttons) + len(last) <= SHARED and len(rows) < ROWS:
        return Layout((*rows, (*buttons, *last)))
    own = in_rows(buttons)
    if len(rows) + len(own) < ROWS:
        return Layout((*rows, *own, last))
    kept, shared = rows[: ROWS - 1], (*buttons, *last)[:IN_ROW]
    return Layout((*kept, shared), whole=len(kept) == len(rows) and len(buttons) <= IN_ROW)


def _has_meanings(group: Group) -> bool:
    """Whether every answer of the group has a meaning."""
    return all(option.meaning is not None for option in group)


def _is_menu(prompt: Prompt, group: Group, groups: Sequence[Group]) -> bool:
    """Whether a group is a menu: titled and with meanings, or too large for buttons beside other groups."""
    titled = prompt.voice.has(_title_key(prompt, group))
    return (titled and _has_meanings(group)) or (len(groups) > 1 and len(group) > BUTTONS_OF_A_GROUP)


def _buttons(prompt: Prompt, groups: Sequence[Group]) -> list[Button]:
    """The open answers of the groups that are no menus."""
    return [
        _answer(prompt, option)
        for group in groups
        if not _is_menu(prompt, group, groups)
        for option in group
        if option.open
    ]


def _title_key(prompt: Prompt, group: Group) -> str:
    return f"{prompt.table.game}-group-{group[0].group}"


def _open(options: Iterable[Option]) -> int:
    return sum(option.open for option in options)


def _word_rows(prompt: Prompt, groups: Sequence[Group], left: int) -> list[Row] | None:
    """The answers as buttons or menus in `left` rows, each group in rows of its own if they are enough.

    None where they do not fit.
    """
    rows: list[Row] = []
    for number, group in enumerate(groups):
        if _is_menu(prompt, group, groups):
            rows += _group_menus(prompt, group, number)
        else:
            rows += in_rows([_answer(prompt, option) for option in group])
    if len(rows) <= left:
        return rows
    words = [option for group in groups for option in group]
    if any(_has_meanings(group) for group in groups) or len(words) > left * IN_ROW:
        return None
    return [*in_rows([_answer(prompt, option) for option in words])]


def _answer(prompt: Prompt, option: Option) -> Button:
    verb = "do" if option.meaning is None else "weigh"
    label, emoji, beside = _label(prompt, option)
    id = prompt.id(verb, option.text)
    return Button(label, id, disabled=option.refusal is not None, emoji=emoji, beside=beside)


def _label(prompt: Prompt, option: Option) -> tuple[str, str, str]:
    """The words of an answer; the emoji that says the same, if there is one, with the words beside it."""
    voice, names = prompt.voice, prompt.names
    trump = option.card is not None and suit_of(option.card) == prompt.trump
    label, emoji, beside = option_button(option, names, voice), option_emoji(option, names, voice, trump=trump), ""
    if trump:
        mark = "button-trump-spoken" if voice.spoken else "button-trump"
        label = voice.text(mark, card=label)
        if not emoji and (emoji := option_emoji(option, names, voice)):
            beside = voice.text(mark, card="")
    return label, emoji, beside


def _card_rows(cards: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """The cards in rows that fit on a phone."""
    drawn = all(card.emoji or card.label == NO_CARD for card in cards)
    return in_rows(cards, DRAWN_IN_ROW if drawn else CARDS_IN_ROW)


def _queue_buttons(prompt: Prompt, held: Group) -> list[Button]:
    """The cards of a player who is not on turn, each to be queued; the queued one is marked, and taken back by a press.

    Their ids stay the same during the deal: the hand is redrawn with each card of the others, and a press on a button
    that has just been replaced would fail.
    """
    if prompt.queue_in is None:
        return []
    table, voice, holder = prompt.table, prompt.voice, prompt.table.holders[prompt.seat]
    queued = holder.queued if holder is not None else None
    buttons = []
    for option in held:
        (label, emoji, beside), what, tone = _label(prompt, option), option.text.removeprefix("play "), Tone.PLAIN
        if option.card == queued:
            mark = "button-queued-spoken" if voice.spoken else "button-queued"
            label, beside = voice.text(mark, card=label), voice.text(mark, card=beside).lstrip()
            what, tone = UNQUEUE, Tone.FORWARD
        id = ButtonId("queue", table.id, prompt.seat, table.match_revision, f"{prompt.queue_in}.{what}")
        buttons.append(Button(label, str(id), tone=tone, emoji=emoji, beside=beside))
    return buttons


# --------------------------------------------------------------------------------------------------------------- menus


def _menus(prompt: Prompt, groups: Sequence[Group]) -> list[Row]:
    return [
        menu
        for number, group in enumerate(groups)
        if _is_menu(prompt, group, groups)
        for menu in _group_menus(prompt, group, number)
    ]


def _group_menus(prompt: Prompt, group: Group, number: int) -> list[Row]:
    """The open answers of a group in one menu, or several where one is too small; disabled if there are none."""
    offered = [option for option in group if option.open]
    parts = [offered[start : start + MENU_OPTIONS] for start in range(0, len(offered), MENU_OPTIONS)] or [offered]
    key = _title_key(prompt, group)
    title = prompt.voice.text(key) if prompt.voice.has(key) else ""
    return [
        _menu(prompt, part, what=f"{number}.{place}", title=title, several=len(parts) > 1 or not title)
        for place, part in enumerate(parts)
    ]


def _menu(prompt: Prompt, options: Group, *, what: str = "", title: str = "", several: bool = False) -> Menu:
    """A menu of the open answers. `what` distinguishes its id, `title` names its answers."""
    voice = prompt.voice.plain  # a label holds no emoji, and one voice for all finds what was said before
    offered = [option for option in options if option.open][:MENU_OPTIONS]
    labels = [meaning_said(voice, option.label, prompt.names) for option in offered]
    if labels and several:
        span = voice.text("menu-group", first=labels[0], last=labels[-1])
        title = voice.text("menu-group-part", title=title, span=span) if title else span
    lines = tuple(_line(prompt, option, label) for option, label in zip(offered, labels, strict=True))
    return Menu(
        prompt.id("choose", what),
        clip(title or voice.text("menu-answer"), PLACEHOLDER),
        lines or (SelectOption(voice.text("menu-nothing"), "-"),),
        disabled=not offered,
    )


@lru_cache(maxsize=4096)
def meaning_said(voice: Voice, said: Message, names: tuple[str, ...]) -> str:
    """A line of a menu, cached: every auction of Vira has the same forty."""
    return clip(voice.say(said, names), MENU_TEXT)


def _line(prompt: Prompt, option: Option, label: str) -> SelectOption:
    meaning = meaning_said(prompt.voice.plain, option.meaning, prompt.names) if option.meaning is not None else None
    chosen = prompt.selection is not None and prompt.selection.chosen == (option.text,)
    return SelectOption(label, option.text, chosen=chosen, description=meaning)


# ------------------------------------------------------------------------------------------------------------- picking


def _pick_some(prompt: Prompt, choice: PickSome, last: tuple[Button, ...]) -> Layout:
    """The menus to pick from; a button for the empty pick, or once something is picked, *Back* and one that confirms.

    The empty pick of players is final at once; that of cards is selected and confirmed, like every pick.
    """
    if not choice.maximum:
        return Layout((last,))
    picked, voice = picked_of(choice, prompt.selection), prompt.voice
    menus = _pick_menus(prompt, choice, picked)
    if menus is None:
        return Layout((last,), whole=False)
    buttons: list[Button] = []
    if picked or says_none(prompt.selection):
        advised = prompt.selection is not None and prompt.selection.advised is not None
        # *Back* takes the slot of the button for the empty pick, which must not be beside the one that confirms.
        buttons += [_back(prompt)] if advised or not choice.minimum else []
        buttons.append(_final(prompt, choice, picked))
        last = _details_only(prompt, last)
    elif not choice.minimum:
        none = prompt.id("do", action_of(choice, ())) if choice.of_seats else prompt.id("none")
        buttons.append(Button(voice.text(nothing_key(choice)), none))
    return _sharing(menus, buttons, last)


def _final(prompt: Prompt, choice: PickSome, picked: Sequence[str]) -> Button:
    """The button that confirms the pick; disabled until the pick fits the choice."""
    voice, none = prompt.voice, says_none(prompt.selection)
    fits = picks_fit(choice, picked)
    labels = [candidate_button(candidate, prompt.names, voice) for candidate in picked]
    chosen = voice.text(nothing_key(choice)) if none else voice.several(labels)
    if not fits and not choice.of_seats:
        wanted = choice.minimum if len(picked) < choice.minimum else choice.maximum
        chosen = voice.text("choice-number", count=len(picked), wanted=wanted)
    id = prompt.id("do", action_of(choice, picked)) if choice.of_seats else prompt.id("final", mask_of(choice, picked))
    # Of players, the text does not say who is picked.
    label = clip(voice.text("button-confirm", chosen=chosen), LABEL) if choice.of_seats else _confirm(voice, chosen)
    return Button(label, id, tone=Tone.FORWARD, disabled=not fits)


def _pick_menus(prompt: Prompt, choice: PickSome, picked: Sequence[str]) -> list[Row] | None:
    """One menu for all candidates, or one for each suit of too many cards; None where neither is possible."""
    if len(choice.candidates) <= MENU_OPTIONS:
        parts = {"": list(choice.candidates)}
    elif choice.of_seats:
        return None
    else:
        parts = {suit: [card for card in choice.candidates if card[-1] == suit] for suit in SUIT_LETTERS}
    return [_pick_menu(prompt, choice, part, cards, picked) for part, cards in parts.items() if cards]


def _pick_menu(prompt: Prompt, choice: PickSome, part: str, offered: Sequence[str], picked: Sequence[str]) -> Menu:
    """The menu of all candidates (`part` is empty), or of one suit, in which nothing has to be picked."""
    voice = prompt.voice
    lines = tuple(
        SelectOption(
            candidate_button(candidate, prompt.names, voice),
            candidate,
            chosen=candidate in picked,
            emoji=candidate_emoji(candidate, voice),
            beside=candidate_index(candidate, voice),
        )
        for candidate in offered
    )
    what = f"{part}.{mask_of(choice, picked)}" if part else choice.verb
    title = voice.text("menu-pick")
    if part:
        title = suits_as_text(voice.text("menu-pick-suit", suit=voice.plain.suit(parse_suit(part))))
    minimum = 0 if part else max(1, choice.minimum)
    return Menu(prompt.id("pick", what), clip(title, PLACEHOLDER), lines, minimum, min(choice.maximum, len(offered)))


def option_of(choice: Choice, text: str) -> Option | None:
    """The answer with this text; None if the choice has none."""
    options = choice.options if isinstance(choice, PickOne) else ()
    return next((option for option in options if option.text == text), None)
