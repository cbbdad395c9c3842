"""What a channel shows of a table that is in a thread: a line with the way in."""

from typing import Final

from bot.discord.pages.table_frame import frame_of, names_of
from bot.discord.pages.table_pages import BEGUN, hand_button
from bot.discord.pages.widgets import CONTENT, Page
from bot.tables.model import Table, TableState
from bot.text.i18n import Voice
from bot.text.render import clip, game_name, outcome_line, shown_names

THREAD_NAME: Final = 100
"""Characters of a thread's name at most."""


def thread_line(table: Table, voice: Voice) -> Page:
    """What the channel sees of a table in a thread: who plays and the way in, at the end the result.

    A thread is started from this line, which has no way in before.
    """
    frame, thread = frame_of(table), f"<#{table.place.thread}>"
    game = game_name(table.game, voice)
    if table.match is not None and table.match.over and table.state in {TableState.FINISHED, TableState.CLOSED}:
        outcome = outcome_line(table.match.standings, frame, voice)
        return Page(content=clip(voice.text("thread-result", game=game, outcome=outcome, thread=thread), CONTENT))
    key = table.state.value if table.state in {TableState.LOBBY, TableState.CLOSED} else "playing"
    if table.place.thread is None:
        key = "begins"
    names = [name for name, held in zip(shown_names(frame.seated, voice), table.holders, strict=True) if held]
    text = voice.text(f"thread-{key}", game=game, players=voice.several(names), thread=thread)
    rows = ((hand_button(table, voice),),) if table.state in BEGUN else ()
    return Page(content=clip(text, CONTENT), rows=rows)


def thread_name(table: Table, voice: Voice) -> str:
    """The name of a table's thread: the game and who plays."""
    players = voice.several(list(names_of(table, voice)))
    return clip(voice.text("thread-name", game=game_name(table.game, voice), players=players), THREAD_NAME)
