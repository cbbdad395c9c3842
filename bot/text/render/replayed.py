"""Renders a position of a match that is over: the table as it was, with every hand or as one seat saw it then."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.text.i18n import Voice
from bot.text.render.frame import Frame, joined, shown_names
from bot.text.render.held_cards import hand_line
from bot.text.render.rendered import Field, Rendered, embed, lined_fields, outlined
from bot.text.render.sheet import account_lines
from bot.text.render.table import table_message
from engine.cards import Seat
from engine.game import Event
from engine.match import DealLine, Match
from engine.scene import Scene
from engine.turn import Act


def replayed_message(
    match: Match,
    events: Sequence[Event],
    frame: Frame,
    voice: Voice,
    *,
    viewer: Seat | None = None,
    whole: bool = False,
    reader: Seat | None = None,
) -> Rendered:
    """The table in this position, below what has just happened.

    Args:
        match: the match in that position.
        events: what happened in the last step.
        viewer: from which seat the table is seen; None: as all could see it.
        whole: all hands are shown, and what each player alone was told.
        reader: the seat that the reader had. Only to them the table says "you".
    """
    names = shown_names(frame.seated, voice)
    scene = _scene(match, viewer, reader, whole=whole)
    dialogue, result = ([voice.say(line, names) for line in lines] for lines in (scene.dialogue, scene.result))
    told = [
        line
        for line in _told(match, events, names, voice, viewer=viewer, whole=whole)
        if line not in dialogue and not line.startswith(tuple(result))
    ]
    # In the order in which it happened: the last card, then what it brought.
    notices = [*told, *result, *_account(match, frame, voice)]
    table = table_message(replace(scene, result=()), frame, voice, notices=notices)
    fields = (*table.fields, *_hand_fields(match, viewer, names, voice, whole=whole))
    lines = [table.description]
    if voice.spoken:
        lines, fields = [*lines, *outlined(fields)], ()
    footer = table.footer if isinstance(match.log[-1], DealLine) else ""  # above the buttons there is little room
    return embed(table.title, "\n".join(lines), fields, footer=footer, colour=table.colour)


def _scene(match: Match, viewer: Seat | None, reader: Seat | None, *, whole: bool) -> Scene:
    """The table as it is drawn: without the viewer's hand, which stands beside those of the others."""
    public = match.game.scene(match.view(None))
    if whole:  # whoever sees all hands needs no count
        return replace(public, seats=tuple(replace(seat, cards_held=0) for seat in public.seats))
    if viewer is None:
        return public
    scene = match.game.scene(match.view(viewer))
    return replace(scene, hand=(), prompt=scene.prompt if viewer == reader else public.prompt)


def _told(
    match: Match, events: Sequence[Event], names: Sequence[str], voice: Voice, *, viewer: Seat | None, whole: bool
) -> Iterator[str]:
    """What happened in the step, a line each, as far as it is to be seen."""
    for event in events:
        part = event.public if whole else event.seen_by(viewer)
        if part is not None:
            yield voice.say(match.game.describe(part), names)
        # A deal tells each player their hand, which is shown anyway.
        for seat, told in event.private if whole and not isinstance(match.log[-1], DealLine) else ():
            text = voice.say(match.game.describe(told), names)
            yield voice.text("moment-told", player=names[seat], text=text)


def _account(match: Match, frame: Frame, voice: Voice) -> list[str]:
    """What the deal brought that has just ended; who won the match, the scene says."""
    sheet = () if isinstance(match.turn, Act) else match.game.sheet(match.view(None))
    return account_lines(sheet[-1], frame, voice) if sheet else []


def _hand_fields(
    match: Match, viewer: Seat | None, names: Sequence[str], voice: Voice, *, whole: bool
) -> Iterable[Field]:
    """The hands that are shown, a line each, in the order of the game; none where nobody shown has a card.

    Where they do not fit one field, each has its own, under its player's name: emoji are long in Discord's text.
    """
    shown: Iterable[Seat] = map(Seat, range(match.header.seats)) if whole else () if viewer is None else (viewer,)
    scenes = [(seat, match.game.scene(match.view(seat))) for seat in shown]
    hands = [(names[seat], hand_line(scene.hand, scene.trump, voice)) for seat, scene in scenes if scene.hand]
    if not hands:
        return ()
    lines = [voice.text("table-row", label=name, cards=cards) for name, cards in hands]
    fields = lined_fields(voice.text("moment-hands" if whole else "moment-hand"), lines)
    return fields if len(fields) == 1 else [field for name, cards in hands for field in lined_fields(name, [cards])]


def position_line(voice: Voice, *, deal: int, deals: int, step: int, steps: int, view: str) -> str:
    """Which position it is, and who sees it."""
    deal_part = voice.text("moment-deal", deal=deal, deals=deals)
    return joined([f"**{deal_part}**", voice.text("moment-step", step=step, steps=steps), view], voice)
