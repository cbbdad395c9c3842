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
    after_one_another,
    computer_mark,
    figure_texts,
    game_name,
    hand_title,
    joined,
    partners_of,
    person_name,
    rules_line,
    shown_names,
    side_name,
    sides_of,
)
from bot.text.render.held_cards import hand_line, hand_lines
from bot.text.render.labels import candidate_name
from bot.text.render.rendered import Field, Rendered, embed, lined_fields, outlined, run_on
from engine.cards import SUITS, Card, Seat
from engine.choice import Choice, PickOne, PickSome
from engine.message import Message
from engine.scene import CardGroup, Lane, Scene, SeatScene, TrickScene

STOPS: Final = ".。"
"""What a sentence ends with; not before the time that follows it."""
AUCTION: Final = 12
"""The number of an auction's last calls that are shown; hardly any auction is longer."""


def table_message(
    scene: Scene, frame: Frame, voice: Voice, *, final: bool = False, notices: Sequence[str] = ()
) -> Rendered:
    """The public message of a deal; a `final` one shows no turn, since nothing will change it any more.

    `notices` are lines about the table itself, shown below the scores.

    Raises:
        ValueError: the scene is a player's own, not the public one.
    """
    scene = scene if voice.points else scene.uncounted
    if scene.hand:
        raise ValueError("a player's own scene must not be shown to the table")
    names = shown_names(frame.seated, voice)
    if final:
        scene = replace(scene, seats=tuple(replace(seat, to_act=False) for seat in scene.seats))
    fields = _table_fields(scene, frame, names, voice)
    lines = [] if final else [_prompt(voice.say(scene.prompt, names), scene, frame, voice)]
    lines += _standing(scene, frame, names, voice)
    lines += notices
    return embed(
        _title(scene, frame, names, voice),
        "\n".join(lines),
        tuple(fields),
        footer=joined([rules_line(frame, voice), _hash_mark(frame, voice)], voice),
        colour=WAIT_COLOUR if any(seat.to_act for seat in scene.seats) else END_COLOUR,
    )


def hand_panel(
    scene: Scene,
    frame: Frame,
    voice: Voice,
    *,
    seat: Seat,
    notice: str = "",
    question: str = "",
    instead: str = "",
    asked: Sequence[str] = (),
    place: str = "",
    url: str | None = None,
    hand: bool = True,
    players: bool = True,
    waits: bool = True,
    reminder: Sequence[str] = (),
) -> Rendered:
    """One player's own panel: the turn, what is played, the players with their cards in the trick, and the hand.

    It has room on the screen of a phone, above its buttons; what is left out is in `details`.

    `notice` (text, already in the player's language) comes first, or, where there is one, `instead` in the place of
    what the table waits for and `question`, what the table asks, in the place of the standing. `asked`, a heading and
    the lines below it about the answer, comes last, near the buttons. `place` is the server's name as its owner wrote
    it; `url` leads to the table. `hand`: whether to list the hand; not where the buttons or the lines of `asked` do.
    `players`: whether to list the players; not while the lines of `asked`
    need their place. Neither is listed once the deal is over. `waits`: whether to say what the table waits for; not
    where nothing comes. `reminder`: what a beginner is told of the cards.
    """
    scene = scene if voice.points else scene.uncounted
    names = shown_names(frame.seated, voice)
    own_turn = scene.seats[seat].to_act
    lines = [notice] if notice else []
    prompt = voice.say(scene.prompt, names)
    waits_for = instead or (voice.text("panel-turn", prompt=prompt) if own_turn else prompt)
    if waits:
        lines.append(_prompt(waits_for, scene, frame, voice))
    lines += [*([question] if question else _standing(scene, frame, names, voice)), *reminder]
    if scene.seats[seat].sits_out and not scene.result:
        lines.append(voice.text("panel-sits-out"))
    if players and not scene.result:
        fields = _seat_fields(scene, frame, names, voice, viewer=seat)
    else:
        fields = []
        lines += [joined(_texts(scene.heading[1:], names, voice), voice), *_last_lines(scene, names, voice)]
    shown = hand and not scene.seats[seat].sits_out and not scene.result
    held = [hand_line(scene.hand, scene.trump, voice)] if shown else []
    last = []
    if asked or held:
        last = lined_fields(asked[0] if asked else voice.text("panel-hand", count=len(scene.hand)), [*held, *asked[1:]])
    fields += last
    if voice.spoken:
        lines, fields = [*lines, *outlined(fields)], []
    elif len(last) > 1:  # between two fields of one list would be a gap
        lines, fields = [*lines, *run_on(fields)], []
    colour = TURN_COLOUR if own_turn else WAIT_COLOUR
    return embed(hand_title(frame.game, place, voice), "\n".join(lines), tuple(fields), colour=colour, url=url)


def details(scene: Scene, frame: Frame, voice: Voice, *, seat: Seat, public: Voice | None = None) -> Rendered:
    """All that a player may know of the deal: what has no room in the panel, and what stands there in short.

    `public`: the voice of what all see, if it may be another one; where its deck is, it is told which suit is which.
    """
    scene = scene if voice.points else scene.uncounted
    names = shown_names(frame.seated, voice)
    partners = partners_of(frame, seat)
    lines = _texts((*scene.heading[1:], *scene.aside), names, voice)
    lines.append(score_line(scene.scores, scene.figures, frame, names, voice))
    if public is not None and public.deck != voice.deck:
        theirs = replace(voice, deck=public.deck)
        words = [voice.text("rules-deck-suit", usual=theirs.suit(suit), own=voice.suit(suit)) for suit in SUITS]
        lines.append(voice.text("details-deck", words=joined(words, voice)))
    fields = list[Field]()
    if scene.hand:
        fields += lined_fields(voice.text("panel-hand", count=len(scene.hand)), hand_lines(scene.hand, voice))
    seats = [_seat_line(shown, frame, names, voice, partner=shown.seat in partners) for shown in scene.seats]
    fields += lined_fields(voice.text("table-players"), seats)
    fields += _auction_fields(scene, names, voice)
    if scene.last_trick is not None:
        fields.append(Field(voice.text("table-last-trick"), _done_trick(scene.last_trick, names, voice)))
    fields += _lane_fields(scene, voice)
    fields += _open_cards(scene, names, voice, aside=True)
    if voice.spoken:
        lines, fields = [*lines, *outlined(fields)], []
    title = joined([voice.text("details-title"), *_texts(scene.heading[:1], names, voice.plain)], voice)
    return embed(title, "\n".join(lines), tuple(fields), footer=rules_line(frame, voice))


def why(choice: Choice, frame: Frame, voice: Voice) -> Rendered:
    """Why answers are disabled: each reason once, with the cards or answers that it forbids."""
    names = shown_names(frame.seated, voice)
    disabled: dict[str, list[str]] = {}
    for option in choice.options if isinstance(choice, PickOne) else ():
        if option.refusal is not None:
            label = voice.card(option.card) if option.card is not None else voice.say(option.label, names)
            labels = disabled.setdefault(voice.say(option.refusal.message, names), [])
            if label not in labels:
                labels.append(label)
    lines = [voice.text("why-line", options=voice.row(labels), reason=reason) for reason, labels in disabled.items()]
    return embed(voice.text("why-title"), "\n".join(lines) or voice.text("why-nothing"))


def reasons_why(choice: Choice, frame: Frame, voice: Voice) -> tuple[tuple[str, str], ...]:
    """The rules by which answers are disabled, each with its reason in words, in the order of the answers."""
    names = shown_names(frame.seated, voice)
    refusals = [option.refusal for option in choice.options if option.refusal] if isinstance(choice, PickOne) else []
    return tuple(dict.fromkeys((refusal.rule, voice.say(refusal.message, names)) for refusal in refusals))


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
    return after_one_another([label, bounds, voice.text("choice-must", must=must) if must else ""], voice)


def _hash_mark(frame: Frame, voice: Voice) -> str:
    return voice.text("fair-mark", hash=frame.deal_hash) if frame.deal_hash else ""


def _title(scene: Scene, frame: Frame, names: Sequence[str], voice: Voice) -> str:
    heading = _texts(scene.heading[:1], names, voice.plain)
    return joined([game_name(frame.game, voice), *heading], voice)


def _standing(scene: Scene, frame: Frame, names: Sequence[str], voice: Voice) -> list[str]:
    """Scores, what was said, outcome."""
    said = joined(_texts(scene.dialogue, names, voice), voice)
    lines = [score_line(scene.scores, scene.figures, frame, names, voice), said]
    return [line for line in (*lines, *_texts(scene.result, names, voice)) if line]


def _prompt(prompt: str, scene: Scene, frame: Frame, voice: Voice) -> str:
    """What the table waits for, and the deadline, or when the next deal comes."""
    if frame.deadline is not None:
        key = "table-deadline" if any(seat.to_act for seat in scene.seats) else "table-comes"
        prompt = voice.text(key, prompt=prompt.rstrip(STOPS), time=f"<t:{frame.deadline}:R>")
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


def _table_fields(scene: Scene, frame: Frame, names: Sequence[str], voice: Voice) -> list[Field]:
    """The players with their cards in the trick, the auction and the other open cards.

    Once cards are played, the auction comes before the players: after a long auction, players and trick would
    otherwise be out of sight.
    """
    players = _seat_fields(scene, frame, names, voice)
    auction = _auction_fields(scene, names, voice)
    played = scene.trick is not None or scene.last_trick is not None
    before = [*auction, *players] if played else [*players, *auction]
    return before + _lane_fields(scene, voice) + _open_cards(scene, names, voice, aside=False)


def _auction_fields(scene: Scene, names: Sequence[str], voice: Voice) -> list[Field]:
    if not scene.auction:
        return []
    return lined_fields(voice.text("table-auction"), _auction_lines(scene.auction, names, voice))


def _lane_fields(scene: Scene, voice: Voice) -> list[Field]:
    if not scene.lanes:
        return []
    return lined_fields(voice.text("table-lanes"), [_lane_line(lane, voice) for lane in scene.lanes])


def _open_cards(scene: Scene, names: Sequence[str], voice: Voice, *, aside: bool) -> list[Field]:
    """The open cards under a heading, a line for each place; `aside`: also those that no longer matter."""
    lines = [_group_line(group, names, voice) for group in scene.groups if aside or not group.aside]
    return lined_fields(voice.text("table-open-cards"), lines) if lines else []


def _seat_fields(
    scene: Scene,
    frame: Frame,
    names: Sequence[str],
    voice: Voice,
    *,
    viewer: Seat | None = None,
) -> list[Field]:
    """Under what is played, the players in order of play, each with the card in the open trick; the previous trick.

    `viewer`: whose panel it is; then also the open cards in short.
    """
    partners = partners_of(frame, viewer) if viewer is not None else ()
    trick = scene.trick
    seats = scene.seats
    if trick is not None and trick.cards:
        leader = [seat.seat for seat in seats].index(trick.cards[0].seat)
        seats = (*seats[leader:], *seats[:leader])
    lines = [
        _seat_line(
            seat,
            frame,
            names,
            voice,
            partner=seat.seat in partners,
            trick=trick,
            # Of the public message nobody can ask for details.
            full=viewer is None,
            # While tricks are played, all have the same number of cards.
            counted=viewer is None or (bool(scene.lanes) and seat.seat != viewer),
        )
        for seat in seats
        # Who sits out is behind *Details*.
        if viewer is None or seat.seat == viewer or not seat.sits_out
    ]
    lines += _last_lines(scene, names, voice, panel=viewer is not None)
    contract, *more = _texts(scene.heading[1:], names, voice) or [voice.text("table-players")]
    if trick is not None:
        contract = joined([contract, voice.text("table-trick", number=trick.number)], voice)
    return lined_fields(contract, [*([joined(more, voice)] if more else []), *lines])


def _last_lines(scene: Scene, names: Sequence[str], voice: Voice, *, panel: bool = True) -> list[str]:
    """The previous trick, the rows of dominoes and the open cards that matter, each in a line; single cards in one.

    Not `panel`: for the table, where rows and cards have fields; of the cards those that no longer matter, in one line.
    """
    # The card that stands out is the winner's, and all play in turn: that is enough to see who led, but not to hear it.
    last = scene.last_trick
    lines = [_previous_trick(last, names, voice, leader=voice.spoken or not panel)] if last is not None else []
    if panel and scene.lanes and not scene.result:
        rows = joined([_lane_ends(lane, voice) for lane in scene.lanes], voice)
        lines.append(voice.text("table-rows", rows=rows))
    single: list[str] = []
    for group in scene.groups:
        if group.aside is not panel:
            cards = hand_line(group.cards, None, voice)
            line = voice.text("table-row", label=voice.say(group.label, names), cards=cards)
            (lines if panel and len(group.cards) > 1 else single).append(line)
    return [*lines, joined(single, voice)] if single else lines


def _seat_line(
    scene: SeatScene,
    frame: Frame,
    names: Sequence[str],
    voice: Voice,
    *,
    partner: bool,
    trick: TrickScene | None = None,
    full: bool = True,
    counted: bool = True,
) -> str:
    """One seat: the mark of the turn, name and roles, the card in this trick, calls, tricks and points.

    `full`: with what no longer matters; `counted`: with the number of its cards.
    """
    parts = [mark] if (mark := computer_mark(frame.seated[scene.seat], voice)) else []
    parts += [voice.text("seat-partner")] if partner else []
    parts += _texts(scene.parts, names, voice)
    name = f"**{names[scene.seat]}**"
    facts = [voice.text("seat-parts", name=name, parts=joined(parts, voice)) if parts else name]
    if trick is not None:
        facts += _played(trick, scene.seat, voice)
    seated = frame.seated[scene.seat]
    if seated is not None and seated.autopilot:
        facts.append(voice.text("seat-autopilot"))
    if seated is not None and seated.instead_of is not None:
        facts.append(voice.text("seat-instead", name=person_name(seated.instead_of, voice)))
    if scene.sits_out:
        facts.append(voice.text("seat-sits-out"))
    facts += _texts(scene.said, names, voice)
    if full:
        facts += _texts(scene.aside, names, voice)
    if counted and scene.cards_held:
        facts.append(voice.text("seat-cards", count=scene.cards_held))
    if scene.tricks:
        facts.append(voice.text("seat-tricks", count=scene.tricks))
    if scene.points is not None:
        facts.append(voice.text("seat-points", points=scene.points))
    line = joined(facts, voice)
    return voice.text("seat-to-act", line=line) if scene.to_act else line


def _played(trick: TrickScene, seat: Seat, voice: Voice) -> list[str]:
    """The card of this seat in the trick; that which would take it is marked in bold and in words, with the reason."""
    card = next((voice.tight_card(laid.card) for laid in trick.cards if laid.seat == seat), None)
    if card is None:
        return []
    if seat != trick.winner or len(trick.cards) == 1:
        return [voice.text("trick-card", card=card)]
    if trick.why is None:
        return [voice.text("trick-best", card=card)]
    return [voice.text("trick-best-why", card=card, why=voice.say(trick.why))]


def _auction_lines(auction: Sequence[Message], names: Sequence[str], voice: Voice) -> list[str]:
    """The calls, a line each; of a very long auction the last calls, and the number of the others."""
    earlier = len(auction) - AUCTION
    before = [voice.text("table-auction-earlier", count=earlier)] if earlier > 0 else []
    return before + _texts(auction[-AUCTION:], names, voice)


def _group_line(group: CardGroup, names: Sequence[str], voice: Voice) -> str:
    cards = voice.row([voice.tight_card(card) for card in group.cards]) or voice.text("panel-no-cards")
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


def _lane_ends(lane: Lane, voice: Voice) -> str:
    """A suit's line with nothing but its ends."""
    ends = [] if lane.low is None or lane.high is None else [lane.low, *([lane.high] if lane.high != lane.low else [])]
    ranks = voice.text("lane-span").join(voice.rank_index(rank) for rank in ends) or voice.text("lane-nothing")
    return voice.text("panel-suit-tight", suit=voice.suit_symbol(lane.suit), ranks=ranks)


def _previous_trick(trick: TrickScene, names: Sequence[str], voice: Voice, *, leader: bool = True) -> str:
    """The previous trick in one line: who led (`leader`), the cards in order of play, the winner and the points."""
    cards = [(laid.seat == trick.winner, laid.card) for laid in trick.cards]
    shown = voice.row([_winning(card, voice) if wins else voice.tight_card(card) for wins, card in cards])
    line = voice.text("trick-laid", name=names[trick.cards[0].seat], card=shown) if leader else shown
    return voice.text("trick-previous", trick=_taken(trick, line, names, voice))


def _winning(card: Card, voice: Voice) -> str:
    """The card that took a trick, in bold; an emoji, which cannot be bold, between bold brackets."""
    shown = voice.tight_card(card)
    return f"**[**{shown}**]**" if voice.card_emoji(card) else f"**{shown}**"


def _done_trick(trick: TrickScene, names: Sequence[str], voice: Voice) -> str:
    """The finished trick in one line: each player's card, the winner, and the points."""
    cards = []
    for laid in trick.cards:
        card = voice.card(laid.card)
        if laid.seat == trick.winner:
            card = f"**{card}**"
        cards.append(voice.text("trick-laid", name=names[laid.seat], card=card))
    return _taken(trick, joined(cards, voice), names, voice)


def _taken(trick: TrickScene, cards: str, names: Sequence[str], voice: Voice) -> str:
    """The cards of a trick with its winner and points, as far as it has them."""
    if trick.winner is None:
        return cards
    winner = names[trick.winner]
    if trick.points is None:
        taken = voice.text("trick-taken", cards=cards, winner=winner)
    else:
        taken = voice.text("trick-taken-for", cards=cards, winner=winner, points=trick.points)
    return taken if trick.why is None else voice.text("trick-why", line=taken, why=voice.say(trick.why))
