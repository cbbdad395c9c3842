"""What buttons and menus are called: short, never by colour alone, within Discord's limits."""

from collections.abc import Sequence

from bot.i18n import Voice
from bot.render.rendered import BUTTON_LABEL, clip, suits_as_text
from engine.cards import parse_card
from engine.game import Option


def option_button(option: Option, names: Sequence[str], voice: Voice) -> str:
    """The label of an answer: `♠10`, or the words of the answer. `names` are plain ones: buttons know no markdown."""
    return clip(suits_as_text(voice.say(option.label, names)), BUTTON_LABEL)


def candidate_button(candidate: str, names: Sequence[str], voice: Voice) -> str:
    """The label of something to pick several of: a card, or the player at a seat."""
    label = names[int(candidate)] if candidate.isdecimal() else voice.card(parse_card(candidate))
    return clip(suits_as_text(label), BUTTON_LABEL)
