"""Renders a scene as the public message of the table, and as each player's own panel."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.text.i18n import Voice
from bot.text.render.frame import (
    END_COLOUR,
    TURN_COLOUR,
    WAIT_COLOUR,
    Figures,
    Frame,
    computer_mark,
    figure_texts,
    game_name,
    joined,
    partners_of,
    rules_line,
    shown_names,
    side_name,
    sides_of,
)
from bot.text.render.labels import candidate_name
from bot.text.render.rendered import Field, Rendered, embed, escape, lined_fields
from engine.cards import SUITS, Card, Seat, rank_of, suit_of
from engine.game import Choice, PickOne, PickSome
from engine.message import Message
from engine.scene import CardGroup, Lane, Scene, SeatScene, TrickScene

AUCTION: Final = 12
"""The number of an auction's last calls that are shown; hardly any auction is longer."""


def table_message(
    scene: Scene, frame: Frame, voice: Voice, *, final: bool = False, notices: Sequence[str] = ()
) -> Rendered:
    """The public message of a deal; a `final` one shows no turn, since nothing will change it any more.

    `notices` are lines about the table itself, shown below the line that says what it waits for.

    Raises:
        ValueError: the scene is a player's own, not the public one.
    """
    if scene.hand:
        raise ValueError("a player's own scene must not be shown to the table")
    names = shown_names(frame.seated, voice)
    if final:
        scene = replace(scene, seats=tuple(replace(seat, to_act=False) for seat in scene.seats))
    fields = _table_fields(scene, frame, names, voice)
    lines = _standing(scene, frame, names, voice)
    if not final:
        lines.append(_prompt(scene, frame, names, voice))
    lines += notices
    acting = any(seat.to_act for seat in scene.seats)
    return embed(
        _title(scene, frame, names, voice),
        "\n".join(lines),
        tuple(fields),
        footer=rules_line(frame, voice),
        colour=WAIT_COLOUR if acting else END_COLOUR,
    )


def hand_panel(
    scene: Scene,
    frame: Frame,
    voice: Voice,
    *,
    seat: Seat,
    notice: str = "",
    asked: Sequence[str] = (),
    place: str = "",
    url: str | None = None,
) -> Rendered:
    """One player's own panel: the hand by suits, the cards on the table, what each player has said and won.

    `notice` (text, already in the player's language) comes first. `asked`, a heading and the lines below it about the
    answer, comes last, near the buttons: the top of a long panel may be out of sight. `place` is the server's name as
    its owner wrote it; `url` leads to the table.
    """
    names = shown_names(frame.seated, voice)
    own_turn = scene.seats[seat].to_act
    lines = [notice] if notice else []
    lines += _standing(scene, frame, names, voice)
    lines.append(_prompt(scene, frame, names, voice))
    if own_turn:
        lines.append(voice.text("panel-your-turn"))
    fields = []
    if scene.seats[seat].sits_out:
        lines.append(voice.text("panel-sits-out"))
    elif scene.hand or not scene.result:
        fields.append(Field(voice.text("panel-hand", count=len(scene.hand)), hand_lines(scene.hand, voice)))
    fields += _table_fields(scene, frame, names, voice, viewer=seat)
    if asked:
        fields += lined_fields(asked[0], asked[1:])
    game = game_name(frame.game, voice)
    title = (
        voice.text("panel-title-at", game=game, place=escape(place)) if place else voice.text("panel-title", game=game)
    )
    return embed(title, "\n".join(lines), tuple(fields), colour=TURN_COLOUR if own_turn else WAIT_COLOUR, url=url)


def hand_lines(hand: Sequence[Card], voice: Voice) -> str:
    """A hand, with a line for each suit in it, in pack order."""
    lines = []
    for suit in SUITS:
        held = sorted(card for card in hand if suit_of(card) == suit)
        if held:
            ranks = " ".join(voice.rank_index(rank_of(card)) for card in held)
            lines.append(voice.text("panel-suit", suit=voice.suit(suit), ranks=ranks))
    return "\n".join(lines) or voice.text("panel-no-cards")


def why(choice: Choice, frame: Frame, voice: Voice) -> Rendered:
    """Why answers are disabled: each reason once, with the cards or answers that it forbids."""
    names = shown_names(frame.seated, voice)
    disabled: dict[str, list[str]] = {}
    if isinstance(choice, PickOne):
        for option in choice.options:
            if option.refusal is not None:
                reason = voice.text(
                    "why-reason", reason=voice.say(option.refusal.message, names), rule=option.refusal.rule
                )
                label = voice.card(option.card) if option.card is not None else voice.say(option.label, names)
                labels = disabled.setdefault(reason, [])
                if label not in labels:
                    labels.append(label)
    lines = [voice.text("why-line", options=" ".join(labels), reason=reason) for reason, labels in disabled.items()]
    return embed(voice.text("why-title"), "\n".join(lines) or voice.text("why-nothing"))


def choice_line(choice: Choice, frame: Frame, voice: Voice) -> str:
    """What a pick asks: its label, how many to pick, and which must be among them; empty for a choice of one."""
    if not isinstance(choice, PickSome):
        return ""
    names = shown_names(frame.seated, voice)
    label = voice.say(choice.label, names) if choice.label is not None else ""
    of = "players" if choice.of_seats else "cards"
    if choice.minimum == choice.maximum:
        bounds = voice.text("choice-exactly", count=choice.minimum, of=of)
    elif not choice.minimum:
        bounds = voice.text("choice-at-most", maximum=choice.maximum, of=of)
    else:
        bounds = voice.text("choice-bounds", minimum=choice.minimum, maximum=choice.maximum, of=of)
    must = voice.several([candidate_name(candidate, names, voice) for candidate in choice.must])
    return joined([label, bounds, voice.text("choice-must", must=must) if must else ""], voice)


def _title(scene: Scene, frame: Frame, names: Sequence[str], voice: Voice) -> str:
    heading = _texts(scene.heading[:1], names, voice)
    return joined([game_name(frame.game, voice), *heading], voice)


def _standing(scene: Scene, frame: Frame, names: Sequence[str], voice: Voice) -> list[str]:
    """Heading, scores, outcome."""
    lines = [
        joined(_texts(scene.heading[1:], names, voice), voice),
        score_line(scene.scores, scene.figures, frame, names, voice),
    ]
    lines.append(joined(_texts(scene.dialogue, names, voice), voice))
    lines += _texts(scene.result, names, voice)
    return [line for line in lines if line]


def _prompt(scene: Scene, frame: Frame, names: Sequence[str], voice: Voice) -> str:
    """What the table waits for, and the deadline."""
    prompt = voice.say(scene.prompt, names)
    if frame.deadline is not None:
        prompt = voice.text("table-deadline", prompt=prompt, time=f"<t:{frame.deadline}:R>")
    return f"**{prompt}**"


def score_line(scores: Sequence[int], figures: Figures, frame: Frame, names: Sequence[str], voice: Voice) -> str:
    """The score of the match: each side with its total, then the amounts beside the scores."""
    parts = [
        voice.text("table-score", side=side_name(seats, names, voice), score=score)
        for seats, score in zip(sides_of(frame), scores, strict=True)
    ]
    return voice.text("table-scores", scores=joined([*parts, *figure_texts(frame.game, figures, voice)], voice))


def _texts(messages: Sequence[Message], names: Sequence[str], voice: Voice) -> list[str]:
    return [voice.say(message, names) for message in messages]


def _table_fields(
    scene: Scene, frame: Frame, names: Sequence[str], voice: Voice, *, viewer: Seat | None = None
) -> list[Field]:
    """The players, the auction and the cards; what matters now comes last, near the buttons.

    Once cards are played, the auction comes before the players: after a long auction, players and trick would
    otherwise be out of sight.
    """
    players = _seat_fields(scene, frame, names, voice, viewer=viewer)
    auction: list[Field] = []
    if scene.auction:
        auction = lined_fields(voice.text("table-auction"), _auction_lines(scene.auction, names, voice))
    played = scene.trick is not None or scene.last_trick is not None
    before = [*auction, *players] if played else [*players, *auction]
    return before + _play_fields(scene, names, voice)


def _seat_fields(
    scene: Scene, frame: Frame, names: Sequence[str], voice: Voice, *, viewer: Seat | None = None
) -> list[Field]:
    partners = partners_of(frame, viewer) if viewer is not None else ()
    lines = [_seat_line(seat, frame, names, voice, partner=seat.seat in partners) for seat in scene.seats]
    return lined_fields(voice.text("table-players"), lines)


def _seat_line(scene: SeatScene, frame: Frame, names: Sequence[str], voice: Voice, *, partner: bool) -> str:
    """One seat: the mark of the turn, name and roles, calls, number of cards, tricks and points."""
    parts = [mark] if (mark := computer_mark(frame.seated[scene.seat], voice)) else []
    parts += [voice.text("seat-partner")] if partner else []
    parts += _texts(scene.parts, names, voice)
    name = f"**{names[scene.seat]}**"
    facts = [voice.text("seat-parts", name=name, parts=joined(parts, voice)) if parts else name]
    seated = frame.seated[scene.seat]
    if seated is not None and seated.autopilot:
        facts.append(voice.text("seat-autopilot"))
    if seated is not None and seated.instead_of:
        facts.append(voice.text("seat-instead", name=escape(seated.instead_of)))
    if scene.sits_out:
        facts.append(voice.text("seat-sits-out"))
    facts += _texts(scene.said, names, voice)
    if scene.cards_held:
        facts.append(voice.text("seat-cards", count=scene.cards_held))
    if scene.tricks:
        facts.append(voice.text("seat-tricks", count=scene.tricks))
    if scene.points is not None:
        facts.append(voice.text("seat-points", points=scene.points))
    line = joined(facts, voice)
    return voice.text("seat-to-act", line=line) if scene.to_act else line


def _play_fields(scene: Scene, names: Sequence[str], voice: Voice) -> list[Field]:
    """The cards on the table: the trick and the previous one, dominoes, open cards."""
    fields: list[Field] = []
    if scene.trick is not None:
        name = voice.text("table-trick", number=scene.trick.number)
        fields.append(Field(name, _open_trick(scene.trick, names, voice)))
    if scene.last_trick is not None:
        fields.append(Field(voice.text("table-last-trick"), _done_trick(scene.last_trick, names, voice)))
    if scene.lanes:
        fields += lined_fields(voice.text("table-lanes"), [_lane_line(lane, voice) for lane in scene.lanes])
    if scene.groups:
        groups = [_group_line(group, names, voice) for group in scene.groups]
        fields += lined_fields(voice.text("table-open-cards"), groups)
    return fields


def _auction_lines(auction: Sequence[Message], names: Sequence[str], voice: Voice) -> list[str]:
    """The calls, a line each; of a very long auction the last calls, and the number of the others."""
    earlier = len(auction) - AUCTION
    before = [voice.text("table-auction-earlier", count=earlier)] if earlier > 0 else []
    return before + _texts(auction[-AUCTION:], names, voice)


def _group_line(group: CardGroup, names: Sequence[str], voice: Voice) -> str:
    cards = " ".join(voice.card(card) for card in group.cards) or voice.text("panel-no-cards")
    return voice.text("table-group", label=voice.say(group.label, names), cards=cards)


def _lane_line(lane: Lane, voice: Voice) -> str:
    """A suit's line with its ends, and the ranks that fit next."""
    suit = voice.suit(lane.suit)
    following = voice.text("table-lane-or").join(voice.rank_index(rank) for rank in lane.next)
    if lane.low is None or lane.high is None:
        line = voice.text("table-lane-empty", suit=suit)
    elif lane.low == lane.high:
        line = voice.text("table-lane-one", suit=suit, rank=voice.rank_index(lane.low))
    else:
        low, high = voice.rank_index(lane.low), voice.rank_index(lane.high)
        line = voice.text("table-lane", suit=suit, low=low, high=high)
    return voice.text("table-lane-next", line=line, next=following) if following else line


def _open_trick(trick: TrickScene, names: Sequence[str], voice: Voice) -> str:
    """A line for each card, in order of play; the card that would take the trick is marked in bold and in words."""
    lines = []
    for laid in trick.cards:
        best = laid.seat == trick.winner and len(trick.cards) > 1
        key = "trick-best" if best else "trick-card"
        line = voice.text(key, name=names[laid.seat], card=voice.card(laid.card))
        lines.append(_with_reason(line, trick, voice) if best else line)
    return "\n".join(lines) or voice.text("trick-empty")


def _done_trick(trick: TrickScene, names: Sequence[str], voice: Voice) -> str:
    """The finished trick in one line: each player's card, the winner, and the points."""
    cards = []
    for laid in trick.cards:
        card = voice.card(laid.card)
        if laid.seat == trick.winner:
            card = f"**{card}**"
        cards.append(voice.text("trick-laid", name=names[laid.seat], card=card))
    line = joined(cards, voice)
    if trick.winner is None:
        return line
    winner = names[trick.winner]
    if trick.points is None:
        taken = voice.text("trick-taken", cards=line, winner=winner)
    else:
        taken = voice.text("trick-taken-for", cards=line, winner=winner, points=trick.points)
    return _with_reason(taken, trick, voice)


def _with_reason(line: str, trick: TrickScene, voice: Voice) -> str:
    """The line, and why the trick is the winner's."""
    return line if trick.why is None else voice.text("trick-why", line=line, why=voice.say(trick.why))
