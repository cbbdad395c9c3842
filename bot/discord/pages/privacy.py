"""What a person reads of what is stored about them: the overview, and the question before it is deleted."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from bot.discord.custom_id import ButtonId
from bot.discord.pages.widgets import Button, Page, Tone
from bot.tables.privacy import Stored
from bot.text.i18n import Voice
from bot.text.render import embed

LINES: Final = (
    ("privacy-results", ("results",)),
    ("privacy-ratings", ("ratings", "rated_matches")),
    ("privacy-figures", ("standings", "played_with_and_against", "contracts", "name_in_ladders")),
    (
        "privacy-tables",
        (
            "matches_played",
            "seats",
            "seats_left",
            "seats_waited_for",
            "seats_kicked_out_of",
            "seats_of_others_kicked_out_by_you",
        ),
    ),
    ("privacy-hosted", ("tables_hosted", "proposals")),
    ("privacy-acts", ("decided_for_a_server", "decided_about_you_on_a_server")),
    ("privacy-lessons", ("lessons",)),
    ("privacy-settings", ("settings",)),
    ("privacy-messages", ("messages", "panels")),
    ("privacy-wishes", ("told_of_new_tables_in", "told_of_a_new_table")),
)
"""The lines of the overview, and the kinds of what is stored that each counts (`Stored.of`)."""
TABLES_NAMED: Final = 3
"""How many tables the question names; of the others it says how many there are."""


def overview(stored: Stored, voice: Voice, *, set_by_user: int, retention: timedelta | None) -> Page:
    """What is stored, with numbers; `set_by_user`: how many settings are not as they are for everybody.

    `retention`: after how long matches are deleted; None: never.
    """
    title = voice.text("privacy-title")
    if not stored.counts:
        return Page(embed(title, voice.text("privacy-nothing")))
    lines = [
        f"- {voice.text(key, count=set_by_user if key == 'privacy-settings' else count)}"
        for key, kinds in LINES
        if (count := stored.of(*kinds))
    ]
    if stored.since is not None:
        lines[0] += f" {voice.text('privacy-since', date=f'<t:{int(stored.since.timestamp())}:d>')}"
    days = 0 if retention is None else retention.days
    lines += [
        voice.text("privacy-retention", days=days) if days else voice.text("privacy-kept"),
        voice.text("privacy-never"),
    ]
    buttons = (
        Button(voice.text("button-export"), str(ButtonId("privacy", what="export"))),
        Button(voice.text("button-forget"), str(ButtonId("privacy", what="delete"))),
    )
    return Page(embed(title, "\n".join(lines)), rows=(buttons,))


def question(tables: Sequence[str], voice: Voice, *, sure: str) -> Page:
    """What follows a deletion; `tables`: those that the person then leaves. `sure`: what its button carries."""
    lines = [voice.text("ask-forget")]
    if tables:
        lines.append(voice.text("ask-forget-tables", count=len(tables)))
        lines += [f"- {table}" for table in tables[:TABLES_NAMED]]
        if more := len(tables) - TABLES_NAMED if len(tables) > TABLES_NAMED else 0:
            lines.append(f"- {voice.text('ask-forget-more', count=more)}")
    lines += [voice.text("ask-forget-data"), voice.text("ask-forget-others"), voice.text("ask-forget-messages")]
    buttons = (
        Button(voice.text("button-keep-data"), str(ButtonId("privacy", what="keep"))),
        Button(voice.text("button-forget-sure"), str(ButtonId("privacy", what=sure)), tone=Tone.FORWARD),
    )
    return Page(content="\n".join(lines), rows=(buttons,))
