"""`/settings`: your language, deck, hand, announcements, what is left to the table, reminders.

Those of a whole server are `/admin`'s (`admin.py`).
"""

from collections.abc import Mapping
from typing import Any, Final

from discord import app_commands

from bot.discord.actions import automatic_actions
from bot.discord.commands import autocomplete
from bot.discord.commands.decorators import CATALOGUES, choice, in_context, parameters, text
from bot.discord.context import Context
from bot.discord.pages.server_settings import OWN_NAME
from bot.discord.pages.widgets import Page
from bot.tables.model import Refused
from bot.tables.quiet import Quiet, hours_in, zone_label, zone_named
from bot.tables.settings_store import DEFAULT_NUDGE, Beginner, Hand, MemberSetting, Nudge, Pictures
from bot.text.i18n import DECKS, Voice
from bot.text.render import embed
from engine.message import Message

CLIENT: Final = "client"
SERVER: Final = "server"
UNSET: Final = frozenset({CLIENT, SERVER})
"""The choices that remove a setting."""
HANDS: Final = [choice(f"hand-by-{hand.value}", hand.value) for hand in (Hand.BOTH, Hand.DM, Hand.HERE)]
ON: Final = "on"
STEPS: Final = [choice("steps-on", ON), choice("steps-off", "off")]
WORDS: Final = "words"
CARDS: Final = [choice("cards-drawn", "drawn"), choice("cards-words", WORDS)]
PICTURES: Final = [choice(f"pictures-{pictures.value}", pictures.value) for pictures in Pictures]
NUDGES: Final = [choice(f"nudge-{nudge.value}", nudge.value) for nudge in Nudge]
OFF: Final = "off"
"""Ends the quiet hours."""
INVITATIONS: Final = [choice("invitations-on", ON), choice("invitations-off", "off")]
QUEUE: Final = [choice("queue-on", ON), choice("queue-off", "off")]
LISTED: Final = [choice("listed-on", ON), choice("listed-off", "off")]
POINTS: Final = [choice("points-on", ON), choice("points-off", "off")]
BEGINNER: Final = [choice(f"beginner-{beginner.value}", beginner.value) for beginner in Beginner]
CLAIM: Final = [choice("claim-on", ON), choice("claim-off", "off")]
DECKS_OFFERED: Final = [*(choice(f"deck-{deck}", deck) for deck in DECKS), choice("deck-server", SERVER)]
LANGUAGES: Final = [
    # Every language is named in itself.
    *(app_commands.Choice(name=CATALOGUES.text(key, OWN_NAME), value=key) for key in CATALOGUES.languages),
    choice("language-client", CLIENT),
]
CHOICES: Final = {
    "language": LANGUAGES,
    "hand": HANDS,
    "deck": DECKS_OFFERED,
    "cards": CARDS,
    "pictures": PICTURES,
    "steps": STEPS,
    "nudge": NUDGES,
    "invitations": INVITATIONS,
    "queue": QUEUE,
    "claim": CLAIM,
    "points": POINTS,
    "beginner": BEGINNER,
    "listed": LISTED,
    "listed_worldwide": LISTED,
}
OF_SERVERS: Final = "server-"
"""How the settings of a server begin in the form of this command that an earlier version has registered."""


@app_commands.command(name=text("command-settings"), description=text("command-settings-about"))
@parameters(*CHOICES, "quiet", "zone")
@app_commands.choices(**CHOICES)
@app_commands.autocomplete(quiet=autocomplete.quiet_hours, zone=autocomplete.time_zones)
@in_context
async def settings(
    context: Context,
    language: str | None = None,
    hand: str | None = None,
    deck: str | None = None,
    cards: str | None = None,
    pictures: str | None = None,
    steps: str | None = None,
    nudge: str | None = None,
    quiet: str | None = None,
    zone: str | None = None,
    invitations: str | None = None,
    queue: str | None = None,
    claim: str | None = None,
    points: str | None = None,
    beginner: str | None = None,
    listed: str | None = None,
    listed_worldwide: str | None = None,
) -> None:
    """Change what is given, then show what is in force.

    Raises:
        Refused: a value is none of those offered; nothing has changed.
    """
    command: Mapping[str, Any] = context.interaction.data or {}
    if any(str(option.get("name")).startswith(OF_SERVERS) for option in command.get("options", ())):
        raise Refused(Message("settings-moved"))
    given = {
        "language": language, "hand": hand, "deck": deck, "steps": steps, "nudge": nudge, "invitations": invitations,
        "queue": queue, "claim": claim, "cards": cards, "pictures": pictures, "listed": listed,
        "listed_worldwide": listed_worldwide, "points": points, "beginner": beginner,
    }  # fmt: skip
    _check(given)
    hours = await _quiet(context, quiet, zone)
    own: dict[str, Any] = _wanted(language, "language") | _wanted(deck, "deck")
    if cards is not None:
        own["words"] = cards == WORDS
    if pictures is not None:
        own["pictures"] = Pictures(pictures)
    if points is not None:
        own["points"] = points == ON
    if beginner is not None:
        own["beginner"] = Beginner(beginner)
    await _change_own(context, own, hand)
    if steps is not None:
        await context.services.settings.change_member(context.person.id, steps=steps == ON)
    if nudge is not None:
        await context.services.settings.change_member(context.person.id, nudge=Nudge(nudge))
    if hours:
        await context.services.settings.change_member(context.person.id, **hours)
    if invitations is not None:
        await context.services.settings.change_member(context.person.id, invitations=invitations == ON)
    if queue is not None:
        await automatic_actions.set_queue(context, on=queue == ON)
    if claim is not None:
        await automatic_actions.set_claim(context, on=claim == ON)
    ladders = {"server_ladder": listed, "world_ladder": listed_worldwide}
    if changed_ladders := {field: wanted == ON for field, wanted in ladders.items() if wanted is not None}:
        await context.services.settings.change_member(context.person.id, **changed_ladders)
    await context.show(Page(embed(await context.text("settings-title"), await _in_force(context))))


def _check(given: Mapping[str, str | None]) -> None:
    """Make sure that only what was offered is stored, whatever Discord lets through."""
    for parameter, offered in CHOICES.items():
        if given[parameter] is not None and given[parameter] not in {choice.value for choice in offered}:
            raise Refused(Message("settings-unknown"))


async def _quiet(context: Context, hours: str | None, zone: str | None) -> dict[str, Quiet | None]:
    """The change of the quiet hours; who has set them before may give the hours alone, or the time zone alone.

    Raises:
        Refused: these are no two full hours or no time zone, or one of them is missing.
    """
    if hours is not None and hours.strip().casefold() == OFF:
        return {"quiet": None}
    if hours is None and zone is None:
        return {}
    before = (await context.services.settings.member(context.person.id)).quiet
    span = hours_in(hours) if hours is not None else (before.begin, before.end) if before is not None else None
    if span is None:
        raise Refused(Message("settings-hours-unknown" if hours is not None else "settings-hours-missing"))
    place = zone_named(zone) if zone is not None else before.zone if before is not None else None
    if place is None:
        raise Refused(Message("settings-zone-unknown" if zone is not None else "settings-zone-missing"))
    begin, end = span
    return {"quiet": Quiet(begin, end, place)}


def _wanted(chosen: str | None, field: str) -> dict[str, str | None]:
    """The change of a setting that was given."""
    if chosen is None:
        return {}
    return {field: None if chosen in UNSET else chosen}


async def _change_own(context: Context, changed: dict[str, Any], hand: str | None) -> None:
    """Change what the user alone sees, and draw it anew."""
    user = context.person.id
    if hand is not None:
        # A user who asks for direct messages takes them, as far as the user knows.
        changed |= {"hand": Hand(hand), "dm_blocked_until": None}
    if not changed:
        return
    await context.services.settings.change_member(user, **changed)
    context.forget_voice()
    context.hands.reopened(user)
    for table in context.tables.of_user(user):
        if table.place.guild is None or "points" in changed:
            context.services.table_messages.redraw(table)


async def _in_force(context: Context) -> str:
    voice = await context.voice()
    member = await context.services.settings.member(context.person.id)
    lines = [
        voice.text("settings-language", language=_named(member.language, voice)),
        voice.text("settings-deck", deck=voice.text(f"deck-{member.deck or SERVER}")),
        voice.text("settings-cards", cards=voice.text("cards-words" if member.words else "cards-drawn")),
        voice.text("settings-pictures", pictures=voice.text(f"pictures-{member.pictures.value}")),
        voice.text("settings-points", points=voice.text("points-on" if member.points else "points-off")),
        voice.text("settings-beginner", beginner=voice.text(f"beginner-{member.beginner.value}")),
        voice.text("settings-hand", hand=voice.text(f"hand-by-{(member.hand or Hand.BOTH).value}")),
        voice.text("settings-queue", queue=voice.text("queue-on" if member.queues else "queue-off")),
        voice.text("settings-claim", claim=voice.text("claim-on" if member.claims else "claim-off")),
        voice.text("settings-steps", steps=voice.text("steps-on" if member.steps else "steps-off")),
        voice.text("settings-nudge", nudge=voice.text(f"nudge-{(member.nudge or DEFAULT_NUDGE).value}")),
        _quiet_line(member, voice),
        voice.text(
            "settings-invitations",
            invitations=voice.text("invitations-on" if member.invitations else "invitations-off"),
        ),
    ]
    for key, listed in (("settings-listed", member.server_ladder), ("settings-listed-worldwide", member.world_ladder)):
        lines.append(voice.text(key, listed=voice.text("listed-on" if listed else "listed-off")))
    if channels := await context.services.openings.wishes(context.person.id):
        lines.append(voice.text("settings-openings", channels=voice.several([f"<#{channel}>" for channel in channels])))
    if context.place.guild is not None and context.interaction.permissions.manage_guild:
        lines.append(voice.text("settings-of-server"))
    return "\n".join([*lines, voice.text("settings-change")])


def _quiet_line(member: MemberSetting, voice: Voice) -> str:
    quiet = member.quiet
    if quiet is None:
        return voice.text("settings-no-quiet")
    hours = voice.text("quiet-hours", begin=quiet.begin, end=quiet.end)
    return voice.text("settings-quiet", hours=hours, zone=zone_label(quiet.zone))


def _named(language: str | None, voice: Voice) -> str:
    if language is None:
        return voice.text("language-client")
    return voice.localiser.text(language, OWN_NAME)
