"""`/settings`: one's language, where one's hand comes to; for those who manage the server, the server's language."""

from typing import Any

from discord import app_commands

from bot.discord.answering import Request
from bot.discord.commands.making import OWN_NAME, Maker, Offered
from bot.discord.hall import hall_of
from bot.discord.page import Page
from bot.i18n import Voice
from bot.render import embed
from bot.tables.notes import Hand

CLIENT = "client"
HANDS: Offered = tuple((f"hand-by-{hand.value}", hand.value) for hand in (Hand.BOTH, Hand.DM, Hand.HERE))


def settings_command(make: Maker, languages: tuple[str, ...]) -> app_commands.Command[Any, ..., Any]:
    """The command; its languages are those that have a catalogue."""
    offered = (*((OWN_NAME, language) for language in languages), ("language-client", CLIENT))
    return make.command("settings", settings, offered={"language": offered, "hand": HANDS, "server_language": offered})


async def settings(
    request: Request, language: str | None = None, hand: str | None = None, server_language: str | None = None
) -> None:
    """Change what is given, then show what is in force."""
    hall = hall_of(request)
    user = request.person.id
    if server_language is not None:
        if request.place.guild is None or not request.interaction.permissions.manage_guild:
            await request.say("settings-server-only")
            return
        await hall.notes.change_guild(request.place.guild, language=_language(server_language))
        for table in hall.tables.in_channel(request.place.channel):
            hall.talk.redraw(table)
    if language is not None:
        await hall.notes.change_member(user, language=_language(language))
    if hand is not None:
        # Whoever asks for direct messages has opened them, as far as he knows.
        await hall.notes.change_member(user, hand=Hand(hand), dm_blocked_until=None)
    request.forget_voice()
    if language is not None or hand is not None:
        hall.hands.reopened(user)
    await request.show(Page(embed(await request.text("settings-title"), await _in_force(request))))


def _language(chosen: str) -> str | None:
    return None if chosen == CLIENT else chosen


async def _in_force(request: Request) -> str:
    hall = hall_of(request)
    voice = await request.voice()
    member = await hall.notes.member(request.person.id)
    lines = [
        voice.text("settings-language", language=_named(member.language, voice)),
        voice.text("settings-hand", hand=voice.text(f"hand-by-{(member.hand or Hand.BOTH).value}")),
    ]
    if request.place.guild is not None:
        server = await hall.notes.guild(request.place.guild)
        lines.append(voice.text("settings-server-language", language=_named(server.language, voice)))
    return "\n".join(lines)


def _named(language: str | None, voice: Voice) -> str:
    if language is None:
        return voice.text("language-client")
    return voice.localiser.text(language, OWN_NAME)
