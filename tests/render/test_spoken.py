"""What a player reads who has it read aloud: words for signs, headings and lists, and no more than anybody may know."""

from itertools import product

import pytest

from bot.text.i18n import DECKS, Voice
from bot.text.render import Rendered, details, hand_panel, option_button, why
from engine.cards import Seat, card_set
from engine.choice import PickOne
from engine.export import cards_named_by
from tests.discord.secrecy import cards_in
from tests.i18n.catalogues import LANGUAGES
from tests.render.positions import frame
from tests.render.test_announcement import GAMES, NAMES, SAYS, Told, deals

VOICES = list(product(LANGUAGES, DECKS))
SIGNS = frozenset("♠♥♦♣♤♡♢♧🛡🌹🌰🔔")


def pages(step: Told, seat: Seat, voice: Voice) -> tuple[Rendered, Rendered, Rendered]:
    game, view = step.now.game, step.now.view(seat)
    scene, shown = game.scene(view), frame(*NAMES[: len(game.scene(view).seats)], game=game.key)
    panel = hand_panel(scene, shown, voice, seat=seat)
    return panel, details(scene, shown, voice, seat=seat), why(game.choice(view), shown, voice)


def labels(step: Told, seat: Seat, voice: Voice) -> list[str]:
    choice = step.now.choice(seat)
    return [option_button(one, NAMES, voice) for one in choice.options] if isinstance(choice, PickOne) else []


@pytest.mark.parametrize(("key", "seats"), GAMES)
@pytest.mark.parametrize(("language", "deck"), VOICES)
def test_words_stand_for_signs_and_name_what_the_player_may_know(
    key: str, seats: int, language: str, deck: str
) -> None:
    voice = Voice(SAYS, language, deck, spoken=True)
    for steps in deals(key, seats):
        for number, step in enumerate(steps[::3]):
            seat = Seat(number % seats)
            known = cards_named_by(step.now.view(seat))
            for page in pages(step, seat, voice):
                assert not SIGNS & set(page.plain), page.plain
                assert not cards_in(page.plain) & ~known, page.plain
            for label in labels(step, seat, voice):
                assert not SIGNS & set(label), label


@pytest.mark.parametrize(("key", "seats"), GAMES)
@pytest.mark.parametrize(("language", "deck"), VOICES)
def test_the_check_of_secrecy_reads_the_hand_in_words(key: str, seats: int, language: str, deck: str) -> None:
    voice = Voice(SAYS, language, deck, spoken=True)
    for steps in deals(key, seats):
        for number, step in enumerate(steps[::3]):
            seat = Seat(number % seats)
            scene = step.now.game.scene(step.now.view(seat))
            if scene.hand and not scene.result:
                panel, more, _ = pages(step, seat, voice)
                hand = card_set(scene.hand)
                assert cards_in(panel.plain) & hand == hand, panel.plain
                assert cards_in(more.plain) & hand == hand, more.plain


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_sections_are_headings_with_lists_for_who_listens_alone(key: str, seats: int) -> None:
    step = next(deals(key, seats))[0]
    panel, more, _ = pages(step, Seat(0), Voice(SAYS, spoken=True))
    # Who sits out stands in the details alone.
    playing = sum(not one.sits_out for one in step.now.game.scene(step.now.view(Seat(0))).seats)
    for page, players in ((panel, playing), (more, seats)):
        assert not page.fields
        assert page.description.count("\n### ") >= 2
        assert page.description.count("\n- ") >= players + 1
    shown, _, _ = pages(step, Seat(0), Voice(SAYS))
    assert "###" not in shown.plain
    assert shown.fields


def shown_lines(page: Rendered) -> list[str]:
    return page.description.split("\n")


def test_a_hand_reads_so() -> None:
    step = next(step for step in next(deals("klaberjass", 2)) if step.actor == 0 and step.opens)
    panel, _, _ = pages(step, Seat(1), Voice(SAYS, spoken=True))
    assert shown_lines(panel)[-6:] == [
        "### Trump spades, maker Ben · Trick 3",
        "- **Anna** (dealer) · queen of clubs · 1 trick · 44 points",
        "- ▶ **Ben** (maker) · 1 trick · 20 points",
        "- Previous trick: Ben nine of clubs and **king of clubs** → Anna (4 points): king beats nine",
        "### Hand (7 cards)",
        "- spades\u00a0**ace, queen and seven** (trump) · hearts\u00a0**queen and eight** · "
        "diamonds\u00a0**eight and seven**",
    ]
    assert labels(step, Seat(1), Voice(SAYS, spoken=True))[:2] == ["ace of spades", "queen of spades"]
