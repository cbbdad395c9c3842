"""How the bot introduces itself, with buttons that lead straight to the cards."""

from bot.discord.custom_id import ButtonId
from bot.discord.pages.lesson import learn_button
from bot.discord.pages.widgets import IN_ROW, LABEL, Button, Page, Tone
from bot.text.i18n import Voice
from bot.text.render import clip, embed, game_name


def welcome_page(voice: Voice, games: tuple[str, ...]) -> Page:
    """The introduction, with the way to the cards."""
    return Page(embed(voice.text("welcome-title"), voice.text("welcome-text")), rows=start_rows(voice, games))


def start_rows(voice: Voice, games: tuple[str, ...]) -> tuple[tuple[Button, ...], ...]:
    """Straight to the cards, and below it to the lessons."""
    return (play_buttons(voice, games), (learn_button(voice),))


def play_buttons(voice: Voice, games: tuple[str, ...]) -> tuple[Button, ...]:
    """A button for each game that begins a match against the computer; the first game is the way forward."""
    return tuple(
        Button(
            clip(voice.text("button-play", game=game_name(game, voice)), LABEL),
            str(ButtonId("play", what=game)),
            tone=Tone.FORWARD if number == 0 else Tone.PLAIN,
        )
        for number, game in enumerate(games[:IN_ROW])
    )
