"""What a picture of a table shows, in the words of its viewer, and the text for those who do not see it."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.pictures.atlas import Look
from bot.pictures.parts import OpenCards
from bot.pictures.table import Place, Step, TableDrawing
from bot.pictures.type import has_all
from bot.text.i18n import SWISS_DECK, Voice
from bot.text.render.frame import Frame, Seated, computer_mark, joined, plain_names
from bot.text.render.held_cards import hand_line
from bot.text.render.rendered import clip
from bot.text.render.table import score_line
from engine.cards import RANKS_IN_SUIT, Card, Rank, Seat, card
from engine.scene import Lane, Scene, SeatScene, TrickScene

BOLD: Final = "**"
SEAT_LETTERS: Final = "ABCD"
DESCRIPTION: Final = 1024
"""Discord's limit on the description of a file."""


def look_of(voice: Voice, faces: Path | None = None) -> Look:
    """The cards of the viewer's deck, with the letters of their language; `faces`: the folder of the host's own."""
    return Look("swiss" if voice.deck == SWISS_DECK else "french", voice.rank_indices(), faces)


def drawing_of(scene: Scene, frame: Frame, seat: Seat, voice: Voice) -> TableDrawing:
    """The table as this seat sees it: `scene` is its own, and everything comes from there."""
    trick = scene.trick if scene.trick is not None and scene.trick.cards else scene.last_trick
    title = spoken(voice).say(scene.prompt, drawn_names(frame, voice))
    drawing = _drawing(scene, frame, seat, voice, trick, title, _trick_name(scene, trick, voice))
    if not scene.hand:
        return drawing
    own, *others = drawing.places
    marked = replace(own, facts=joined([voice.text("picture-you"), *([own.facts] if own.facts else [])], voice))
    return replace(drawing, places=(marked, *others))


def drawing_of_trick(scene: Scene, frame: Frame, voice: Voice) -> TableDrawing:
    """The trick that was finished last; before the first one the table as the bidding has left it. For all to see."""
    trick, names = None if scene.covered else scene.last_trick, drawn_names(frame, voice)
    if scene.lanes:
        held = sum(seat.cards_held for seat in scene.seats)
        title = voice.text("picture-rows", count=len(scene.seats) * RANKS_IN_SUIT - held)
    elif trick is None or trick.winner is None:
        title = voice.text("picture-begun")
    else:
        title = voice.text("picture-trick", number=trick.number, player=names[trick.winner])
    resting = replace(scene, seats=tuple(replace(seat, to_act=False) for seat in scene.seats))
    return _drawing(resting, frame, Seat(0), voice, trick, title)


def _drawing(
    scene: Scene,
    frame: Frame,
    seat: Seat,
    voice: Voice,
    trick: TrickScene | None,
    title: str,
    named: Sequence[str] = (),
) -> TableDrawing:
    """`named`: what the lines say of the trick."""
    voice = spoken(voice)
    names = drawn_names(frame, voice)
    order = (*scene.seats[seat:], *scene.seats[:seat])
    marks = [computer_mark(held, voice) for held in frame.seated]
    places = tuple(
        _place(shown, trick, names, marks[shown.seat], portrait_of(frame.seated[shown.seat]), voice)
        for shown in order
        if not shown.sits_out
    )
    return TableDrawing(
        title=title,
        lines=lines_of(scene, frame, names, voice, named),
        beside=names_in_words(frame, voice),
        places=places,
        trump=scene.trump,
        trump_label=voice.text("picture-trump"),
        groups=tuple(
            OpenCards(voice.say(group.label, names), group.cards) for group in scene.groups if not group.aside
        ),
        rows=tuple(OpenCards(voice.suit_word(lane.suit), laid_out(lane)) for lane in scene.lanes),
        hand=scene.hand,
        ladder=tuple(
            Step(voice.say(rung.bid, names), voice.say(rung.aim, names), rung.over, rung.standing)
            for rung in scene.ladder
        ),
    )


def lines_of(
    scene: Scene, frame: Frame, names: Sequence[str], voice: Voice, named: Sequence[str] = ()
) -> tuple[str, ...]:
    """The heading, the score, and what the deal has brought."""
    heading = [voice.say(message, names) for message in scene.heading]
    lines = (
        joined([*heading, *named], voice),
        score_line(scene.scores, scene.figures, frame, names, voice).replace(BOLD, ""),
        *(voice.say(message, names) for message in scene.result),
    )
    idle = [names[seat.seat] for seat in scene.seats if seat.sits_out]
    absent = [voice.text("seat-parts", name=name, parts=voice.text("seat-sits-out")) for name in idle]
    return tuple(line for line in (*lines, *absent) if line)


def spoken(voice: Voice) -> Voice:
    """The voice of all pictures: the font has not every sign that texts have, and beside cards words read well."""
    return replace(voice, spoken=True, emoji=None)


def drawn_names(frame: Frame, voice: Voice) -> tuple[str, ...]:
    """The names of the players; where the font lacks a character of one, the letter of the seat."""
    names = plain_names(frame.seated, voice)
    return tuple(name if has_all(name) else letter for letter, name in zip(SEAT_LETTERS, names, strict=False))


def names_in_words(frame: Frame, voice: Voice) -> tuple[str, ...]:
    """The names that the picture lacks, each after the letter of its seat, for the words beside it."""
    names = zip(SEAT_LETTERS, plain_names(frame.seated, voice), strict=False)
    return tuple(voice.text("picture-says", label=letter, what=name) for letter, name in names if not has_all(name))


def described(drawing: TableDrawing, voice: Voice) -> str:
    """The whole picture in words: what the viewer knows, and no more, since it is made of the same values."""
    lines = [drawing.title, *drawing.lines, *drawing.beside]
    if drawing.trump is not None:
        lines.append(voice.text("picture-says", label=drawing.trump_label, what=voice.suit_word(drawing.trump)))
    laid = sorted((place for place in drawing.places if place.card is not None), key=lambda place: place.before)
    for place in laid:
        assert place.card is not None
        played = joined([voice.card_in_words(place.card), *place.notes], voice)
        lines.append(voice.text("picture-says", label=place.name, what=played))
    for group in (*drawing.groups, *drawing.rows):
        lines.append(voice.text("picture-says", label=group.label, what=spoken_cards(group.cards, voice)))
    if higher := [step.bid for step in drawing.ladder if step.over]:
        lines.append(voice.text("picture-says", label=voice.text("picture-higher"), what=joined(higher, voice)))
    if drawing.hand:
        label = voice.text("panel-hand", count=len(drawing.hand))
        lines.append(voice.text("picture-says", label=label, what=spoken_cards(drawing.hand, voice)))
    for place in drawing.places:
        if place.facts:
            lines.append(voice.text("picture-says", label=place.name, what=place.facts))
    return clip("\n".join(lines), DESCRIPTION)


def laid_out(lane: Lane) -> tuple[Card, ...]:
    """The cards of a row of dominoes, from its low end to its high one."""
    if lane.low is None or lane.high is None:
        return ()
    return tuple(card(lane.suit, Rank(rank)) for rank in range(lane.low, lane.high - 1, -1))


def spoken_cards(cards: Sequence[Card], voice: Voice) -> str:
    """The cards suit by suit, as short as can be: the description of a file has little room."""
    return hand_line(cards, None, replace(voice, spoken=True)).replace(BOLD, "")


def _trick_name(scene: Scene, trick: TrickScene | None, voice: Voice) -> list[str]:
    """Which trick is shown."""
    if trick is None:
        return []
    if trick is scene.last_trick and scene.result:
        return [voice.text("table-trick", number=trick.number)]
    return [voice.text("table-last-trick" if trick is scene.last_trick else "table-trick", number=trick.number)]


def portrait_of(held: Seated | None) -> int | None:
    """Which face the holder of a seat has; None: a person, who has the first letter of their name."""
    return held.cast if held is not None and held.computer is not None else None


def _place(
    shown: SeatScene, trick: TrickScene | None, names: Sequence[str], mark: str, portrait: int | None, voice: Voice
) -> Place:
    """A player with the card in the trick; the number of tricks comes first, since what comes last may be cut."""
    counted = [voice.text("seat-tricks", count=shown.tricks)] if trick is not None else []
    facts = [*counted, *(voice.say(message, names) for message in (*shown.parts, *shown.said)), mark]
    laid = trick.cards if trick is not None else ()
    before = next((number for number, one in enumerate(laid) if one.seat == shown.seat), None)
    takes = trick is not None and before is not None and trick.winner == shown.seat and len(laid) > 1
    notes = [voice.text("picture-led")] if before == 0 else []
    if takes:
        notes.append(voice.text("picture-takes" if trick is not None and not trick.complete else "picture-took"))
    return Place(
        name=names[shown.seat],
        facts=joined(facts, voice),
        card=laid[before].card if before is not None else None,
        before=before or 0,
        notes=tuple(notes),
        takes=takes,
        to_act=shown.to_act,
        portrait=portrait,
    )
