"""The labels of buttons and menus: short, never by colour alone, within Discord's limits."""

from collections.abc import Sequence
from dataclasses import replace

from bot.text.emoji import MISSING
from bot.text.i18n import Voice
from bot.text.render.frame import Frame, in_teams, joined, marked, partners_of, plain_names, side_name, sides_of
from bot.text.render.rendered import BUTTON_LABEL, CHOICE_LABEL, clip, suits_as_text
from engine.cards import Seat, parse_card, rank_of
from engine.choice import Option, PickSome


def option_button(option: Option, names: Sequence[str], voice: Voice) -> str:
    """The label of an answer: a card alone in as little room as possible (aloud, in words), or the words of the answer.

    `names` are plain ones: buttons know no markdown.
    """
    voice = voice.plain
    seen = replace(voice, spoken=False) if voice.spoken else voice
    label = seen.say(option.label, names)
    if option.card is not None and label == seen.card(option.card):
        label = voice.tight_card(option.card)
    elif voice.spoken:
        label = voice.say(option.label, names)
    return clip(suits_as_text(label), BUTTON_LABEL)


def option_emoji(option: Option, names: Sequence[str], voice: Voice, *, trump: bool = False) -> str:
    """The emoji that says a whole answer, a card alone; empty for other answers and where there is none."""
    if option.card is None or voice.plain.say(option.label, names) != voice.plain.card(option.card):
        return MISSING
    return voice.card_emoji(option.card, trump=trump)


def candidate_index(candidate: str, voice: Voice) -> str:
    """The letter in the corner of a candidate that is a card; empty for a player."""
    return "" if candidate.isdecimal() else voice.rank_index(rank_of(parse_card(candidate)))


def candidate_emoji(candidate: str, voice: Voice) -> str:
    """The emoji of a candidate that is a card; empty for a player and where there is none."""
    return MISSING if candidate.isdecimal() else voice.card_emoji(parse_card(candidate))


def candidate_button(candidate: str, names: Sequence[str], voice: Voice) -> str:
    """The label of a candidate of a pick: a card, or the player at a seat."""
    return clip(suits_as_text(candidate_name(candidate, names, voice.plain)), BUTTON_LABEL)


def candidate_name(candidate: str, names: Sequence[str], voice: Voice) -> str:
    """The name of a candidate of a pick in a text."""
    return names[int(candidate)] if candidate.isdecimal() else voice.card(parse_card(candidate))


def nothing_key(choice: PickSome) -> str:
    """The key of the label of the button for picking nothing."""
    return "button-nobody" if choice.of_seats else "button-none"


def seat_label(frame: Frame, seat: Seat, voice: Voice) -> str:
    """A seat in a list: its number and the name of its holder."""
    held = frame.seated[seat]
    name = plain_names(frame.seated, voice)[seat] if held is not None else voice.text("seat-empty")
    name = marked(name, held, voice)
    return clip(voice.text("lobby-seat", number=str(seat + 1), name=name), CHOICE_LABEL)


def seat_company(frame: Frame, seat: Seat, voice: Voice) -> str:
    """The team of a seat and the partners who are there; empty in a game without teams."""
    if not in_teams(frame):
        return ""
    number = next(number for number, seats in enumerate(sides_of(frame), start=1) if seat in seats)
    partners = [partner for partner in partners_of(frame, seat) if frame.seated[partner] is not None]
    parts = [voice.text("seat-team", number=number)]
    if partners:
        names = side_name(partners, plain_names(frame.seated, voice), voice)
        parts.append(voice.text("seat-with", partner=names))
    return clip(joined(parts, voice), CHOICE_LABEL)
