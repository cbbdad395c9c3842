"""Understands and gives answers that are typed: in the notation, in words or as they were offered."""

from collections.abc import Sequence
from typing import Any, Final

from bot.discord.actions.table_actions import seat_of
from bot.discord.context import Context
from bot.discord.guard import say_refusal
from bot.discord.pages.hand_rows import option_of
from bot.discord.pages.selections import Selection
from bot.discord.pages.table_frame import frame_of, names_of, typed_names_of
from bot.tables.model import Table
from bot.tables.playing import playing
from bot.text.i18n import EXAMPLE, Voice
from bot.text.render import shown_names
from bot.text.typed_answers import by_name, card_meant, find, meant
from bot.text.typed_picks import picked
from engine.cards import card_text
from engine.choice import Option, PickOne, PickSome
from engine.game import Malformed, Refusal

ANSWERS_TOLD: Final = 8
"""How many answers are named, of those that a text leaves open."""


async def play_typed(context: Context, table: Table, typed: str) -> None:
    """Give an answer that was typed.

    Picked cards, and an answer that commits to something and was not named in full, are shown first: typed once more,
    or with the panel's button, they are final.
    """
    seat_of(context, table)
    action = await _understood(context, table, typed)
    if action is None:
        return
    selection = await _to_be_shown(context, table, typed, action)
    user = context.person.id
    with context.hands.answering(table.id, user):
        if selection is not None and context.hands.selections.of(table, user) != selection:
            context.hands.selections.keep(table, user, selection)
            await context.hands.open(context, table)
            return
        change = await context.tables.act(table.id, user, action, revision=None, cause=context.cause)
        await context.hands.open(context, context.at(change.table))


async def _to_be_shown(context: Context, table: Table, typed: str, action: str) -> Selection | None:
    """The answer as a selection, where it is shown before it is final; None where it is given at once, or refused."""
    match, seat = playing(table), seat_of(context, table)
    choice = match.choice(seat)
    if isinstance(choice, PickOne):
        voice = await context.voice()
        option = option_of(choice, action)
        if option is None or not option.open or option.meaning is None:
            return None
        named = by_name(option, typed, voice, names_of(table, voice))
        return None if named else Selection((action,), typed=True)
    if choice.of_seats or not choice.maximum:
        return None
    try:
        allowed = match.game.refusal(match.view(seat), match.game.parse(action)) is None
    except Malformed:
        return None
    return Selection(_in_order(choice, action.split()[1:]), typed=True) if allowed else None


def _in_order(choice: PickSome, chosen: list[str]) -> tuple[str, ...]:
    """The candidates that were named, in the order of the menus; `none` as it is."""
    named = {text.upper() for text in chosen}
    return tuple(card for card in choice.candidates if card in named) or tuple(chosen)


async def _understood(context: Context, table: Table, typed: str) -> str | None:
    """The action that was typed, in the notation; None when the player was told why there is none."""
    seat = seat_of(context, table)
    match = playing(table)
    voice = await context.voice()
    view, names = match.view(seat), names_of(table, voice)
    choice = match.game.choice(view)
    if isinstance(choice, PickSome):
        return await _picked(context, table, choice, typed)
    option = meant(choice.options, typed, voice, names)
    refusal = option.refusal if option is not None else _refusal(table, view, typed, voice)
    if refusal is not None:
        await say_refusal(context, refusal.message, refusal.rule)
        return None
    if option is not None:
        return option.text
    if not choice.legal:
        await context.say("engine-not-your-turn")
        return None
    await _ask_again(context, table, [option for option in find(choice.options, typed, voice, names) if option.open])
    return None


async def _ask_again(context: Context, table: Table, meant_by: Sequence[Option]) -> None:
    """Tell which answers a text may mean that names none of them; where there are none, how to answer."""
    voice = await context.voice()
    if not meant_by:
        await _not_understood(context)
        return
    names = shown_names(frame_of(table).seated, voice)
    if len(meant_by) == 1:
        await context.say("discord-say-whole", answer=voice.plain.say(meant_by[0].label, names))
        return
    told = voice.text("separator").join(voice.plain.say(option.label, names) for option in meant_by[:ANSWERS_TOLD])
    await context.say("discord-say-more", answers=told, more=max(0, len(meant_by) - ANSWERS_TOLD))


async def _picked(context: Context, table: Table, choice: PickSome, typed: str) -> str | None:
    """The action that picks several; None when the player was told a rule against it, or how to answer."""
    voice = await context.voice()
    for names in typed_names_of(table, voice):
        if (action := picked(choice, typed, voice, names)) is not None:
            return action
    refusal = _refusal(table, playing(table).view(seat_of(context, table)), typed, voice)
    if refusal is not None:
        await say_refusal(context, refusal.message, refusal.rule)
        return None
    if not choice.of_seats and not _is_action(table, typed):
        await _not_understood(context)
        return None
    return typed


async def _not_understood(context: Context) -> None:
    """Tell how to answer."""
    voice = await context.voice()
    await context.say("discord-not-understood", card=voice.plain.card(EXAMPLE), spoken=voice.card_in_words(EXAMPLE))


def _is_action(table: Table, typed: str) -> bool:
    """Whether the text is an action of the game, in the notation."""
    try:
        playing(table).game.parse(typed)
    except Malformed:
        return False
    return True


def _refusal(table: Table, view: Any, typed: str, voice: Voice) -> Refusal | None:
    """The rule against a card, a saying of the game or an action in the notation that is no option of the choice."""
    game = playing(table).game
    card, said = card_meant(typed, voice), meant(game.sayings, typed, voice)
    text = f"play {card_text(card)}" if card is not None else said.text if said is not None else typed
    try:
        action = game.parse(text)
    except Malformed:
        return None
    return game.refusal(view, action)
