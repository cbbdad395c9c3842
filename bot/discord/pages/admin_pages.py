"""The private pages for those who manage a server: the overview, and what is chosen from there."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.discord.custom_id import NO_TABLE, ButtonId
from bot.discord.pages.options_form import MENUS, FormField, field_menu, fields_of
from bot.discord.pages.server_settings import FIELDS, OF_TABLES, in_force, line, told, values_of
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.widgets import (
    MENU_OPTIONS,
    MENU_TEXT,
    Button,
    Menu,
    Page,
    Row,
    SelectOption,
    Tone,
    page_turns,
)
from bot.tables.admin_log import KEPT, LINES_A_PAGE, Act, LogLine
from bot.tables.lobby import checked_rules
from bot.tables.model import Pace, Place, Refused, Table, TableState, UserId
from bot.tables.settings_store import GuildRules, GuildSetting
from bot.text.i18n import Voice
from bot.text.render import (
    Field,
    Frame,
    changed_options,
    clip,
    embed,
    escape,
    game_name,
    joined,
    options_page,
    preset_name,
    rules_in_force,
)
from engine.registry import game_keys

OVERVIEW: Final = "show"
NOT_OF_A_SERVER: Final = frozenset({"-game", "-pace", "-level", "-rated", "-start"})
"""The fields of a table's form that are no rules of its game."""
SETTINGS_BUTTONS: Final = 3
"""So many of the overview's buttons are in its first row: those of settings."""
SHOWN_CHANNELS: Final = 20
"""So many channels are listed."""


@dataclass(frozen=True, slots=True)
class Server:
    """What the overview tells of a server. `game`: that of a new table. `channels`: those that exist.

    `lost`: none of the chosen channels exists. `lacking`: the bot has no permission for pictures here.
    """

    setting: GuildSetting
    game: str
    channels: Sequence[int]
    lost: bool
    rules: Mapping[str, GuildRules]
    excluded: int
    lacking: bool


def admin_id(verb: str, what: str = "") -> str:
    """The id of a button or menu of these pages."""
    return str(ButtonId(verb, NO_TABLE, what=what))


def button(voice: Voice, key: str, page: str, tone: Tone = Tone.PLAIN) -> Button:
    """A button that shows one of these pages."""
    return Button(voice.text(key), admin_id("admin", page), tone=tone)


def back(voice: Voice) -> Button:
    """The way back to the overview."""
    return button(voice, "button-admin-overview", OVERVIEW)


def overview(server: Server, voice: Voice) -> Page:
    """All settings of a server, and the ways to change them."""
    values = {field: in_force(field, server.setting, server.game) for field in FIELDS}
    looks = [_bold(field, values[field], voice) for field in FIELDS if field not in OF_TABLES]
    if server.lacking:
        looks.append(voice.text("settings-pictures-need", permission=voice.text("permission-attach-files")))
    rules = [
        voice.text("admin-rules-line", game=game_name(game, voice), rules=rules_text(game, own, voice))
        for game, own in server.rules.items()
    ]
    fields = (
        Field(voice.text("admin-heading-tables"), "\n".join(_bold(field, values[field], voice) for field in OF_TABLES)),
        Field(voice.text("admin-heading-rules"), "\n".join(rules) or voice.text("admin-usual-rules")),
        Field(voice.text("admin-heading-channels"), channels_text(server, voice)),
        Field(voice.text("admin-heading-look"), "\n".join(looks)),
        Field(voice.text("admin-heading-people"), voice.text("admin-excluded", count=server.excluded)),
    )
    options = tuple(SelectOption(clip(line(field, values[field], voice), MENU_TEXT), field) for field in FIELDS)
    buttons = (
        button(voice, "button-admin-rules", "rules"),
        button(voice, "button-admin-channels", "channels"),
        button(voice, "button-admin-reset", "reset"),
        button(voice, "button-admin-end", "end"),
        button(voice, "button-admin-exclude", "exclude"),
        button(voice, "button-admin-let-back", "let-back"),
        button(voice, "button-admin-log", "log.0"),
    )
    menu = Menu(admin_id("admin-setting"), voice.text("menu-admin-setting"), options)
    rows: tuple[Row, ...] = (menu, buttons[:SETTINGS_BUTTONS], buttons[SETTINGS_BUTTONS:])
    return Page(embed(voice.text("admin-title"), voice.text("admin-about"), fields), rows=rows)


def _bold(field: str, value: str, voice: Voice) -> str:
    return voice.text("admin-line", label=voice.text(f"admin-{field}"), value=told(field, value, voice))


def channels_text(server: Server, voice: Voice) -> str:
    """In which channels tables may be opened."""
    if server.lost:
        return voice.text("admin-no-channel")
    if not server.channels:
        return voice.text("admin-everywhere")
    return voice.text("admin-channels", channels=mentioned(server.channels, voice))


def mentioned(channels: Sequence[int], voice: Voice) -> str:
    """The channels, as Discord names them to a reader who sees them; the rest of many as a number."""
    shown = [f"<#{channel}>" for channel in channels[:SHOWN_CHANNELS]]
    if more := len(channels) - len(shown):
        shown.append(voice.text("admin-more", count=more))
    return voice.several(shown)


def rules_text(game: str, rules: GuildRules, voice: Voice) -> str:
    """The rules by which tables of a game begin, in words."""
    frame = Frame(game, (None,) * (rules.seats or 0), Pace.LIVE.value, rules.preset, rules.options)
    return joined([preset_name(game, rules_in_force(frame)[0], voice), *changed_options(frame, voice)], voice)


def setting_page(field: str, value: str, voice: Voice) -> Page:
    """What one setting may be."""
    options = tuple(
        SelectOption(clip(told(field, one, voice), MENU_TEXT), one, chosen=one == value)
        for one in values_of(field, voice)
    )
    menu = Menu(admin_id("admin-value", field), voice.text(f"admin-{field}"), options)
    return Page(embed(voice.text(f"admin-{field}"), _bold(field, value, voice)), rows=(menu, (back(voice),)))


def channels_page(server: Server, voice: Voice) -> Page:
    """In which channels tables may be opened, with a menu of all."""
    menu = Menu(
        admin_id("admin-channels"), voice.text("menu-admin-channels"), (), minimum=0, maximum=MENU_OPTIONS,
        channels=tuple(server.channels),
    )  # fmt: skip
    text = "\n".join([voice.text("admin-channels-about"), channels_text(server, voice)])
    everywhere = Button(
        voice.text("button-admin-everywhere"),
        admin_id("admin-everywhere"),
        disabled=not (server.channels or server.lost),
    )
    return Page(embed(voice.text("admin-heading-channels"), text), rows=(menu, (back(voice), everywhere)))


def games_page(verb: str, about: str, voice: Voice, games: Sequence[str]) -> Page:
    """Asks about which game; `about` says for what."""
    options = tuple(SelectOption(game_name(game, voice), game) for game in games)
    menu = Menu(admin_id(verb), voice.text("menu-admin-game"), options)
    return Page(content=voice.text(f"admin-{about}-about"), rows=(menu, (back(voice),)))


def as_table(game: str, rules: GuildRules, guild: int) -> Table:
    """A table that begins with these rules, for the form of options: it is shown nowhere."""
    checked = checked_rules(game, rules.preset, dict(rules.options), rules.seats)
    return Table(
        NO_TABLE, Place(guild, 0), TableState.LOBBY, UserId(0), game, checked.preset, checked.options, Pace.LIVE,
        (None,) * checked.seats,
    )  # fmt: skip


def rule_fields(table: Table, voice: Voice) -> list[FormField]:
    """The rules of a game that a server may set."""
    return [field for field in fields_of(table, voice) if field.name not in NOT_OF_A_SERVER]


def rules_page(table: Table, voice: Voice, page: int, *, own: bool, refused: Field | None = None) -> Page:
    """The form of the rules by which tables of a game begin; `own`: the server has set some."""
    fields = rule_fields(table, voice)
    pages = [fields[start : start + MENUS] for start in range(0, len(fields), MENUS)]
    shown = max(0, min(page, len(pages) - 1))
    rows: list[Row] = [
        field_menu(field, admin_id("admin-option", f"{table.game}.{shown}.{field.name}"), voice)
        for field in pages[shown]
    ]
    turns = page_turns(voice, shown, len(pages), lambda to: admin_id("admin-form", f"{table.game}.{to}"))
    usual = Button(voice.text("button-admin-usual"), admin_id("admin-usual", table.game), disabled=not own)
    rows.append((*turns, usual, back(voice)))
    turned = (shown + 1, len(pages)) if len(pages) > 1 else None
    return Page(options_page(frame_of(table), voice, refused=refused, page=turned), rows=tuple(rows))


def people_page(verb: str, about: str, voice: Voice) -> Page:
    """Asks about whom; `about` says for what."""
    menu = Menu(admin_id(verb), voice.text(f"menu-admin-{about}"), (), people=True)
    return Page(content=voice.text(f"admin-{about}-about"), rows=(menu, (back(voice),)))


def exclude_page(user: UserId, matches: int, voice: Voice) -> Page:
    """Asks whether this person is to be excluded; they play so many matches here now."""
    lines = [voice.text("ask-exclude", whom=mention(user)), voice.text("ask-exclude-follows")]
    if matches:
        lines.append(voice.text("ask-exclude-matches", count=matches))
    ways = (("button-admin-finish", "0"), ("button-admin-at-once", "1")) if matches else (("button-admin-out", "1"),)
    sure = tuple(
        Button(voice.text(key), admin_id("admin-out", f"{user}.{at_once}"), tone=Tone.FORWARD) for key, at_once in ways
    )
    return Page(content="\n".join(lines), rows=((button(voice, "button-no", OVERVIEW), *sure),))


def reset_page(game: str, voice: Voice) -> Page:
    """Asks whether the server's leaderboard of this game is to begin anew."""
    lines = [voice.text("ask-reset", game=game_name(game, voice)), voice.text("ask-reset-follows")]
    sure = Button(voice.text("button-admin-anew"), admin_id("admin-anew", game), tone=Tone.FORWARD)
    return Page(content="\n".join(lines), rows=((button(voice, "button-no", OVERVIEW), sure),))


def log_page(lines: Sequence[LogLine], page: int, count: int, voice: Voice) -> Page:
    """What was done, newest first; `count`: how many lines there are on all pages."""
    pages = max(1, -(-count // LINES_A_PAGE))
    text = "\n".join(f"- {_log_line(one, voice)}" for one in lines)
    if not text:
        text = voice.text("admin-log-empty", days=KEPT.days)
    position = voice.text("page-of", page=str(page + 1), pages=str(pages)) if pages > 1 else ""
    footer = joined([voice.text("admin-log-kept", days=KEPT.days), position], voice)
    turns = page_turns(voice, page, pages, lambda to: admin_id("admin", f"log.{to}"))
    return Page(embed(voice.text("admin-log-title"), text, footer=footer), rows=((*turns, back(voice)),))


def _log_line(one: LogLine, voice: Voice) -> str:
    when, who = f"<t:{int(one.at.timestamp())}:f>", _who(one.by, voice)
    return voice.text("admin-log-line", when=when, who=who, what=_done(one, voice))


def _done(one: LogLine, voice: Voice) -> str:
    """What was done, in words; details that this version does not know are left as they are."""
    details, whom = one.details, _who(one.about, voice)
    game = details.get("game", "")
    named = game_name(game, voice) if game in game_keys() else escape(game)
    reason = escape(details.get("reason", ""))
    match one.act:
        case Act.SETTINGS:
            settings = joined([line(field, value, voice) for field, value in details.items() if field in FIELDS], voice)
            return voice.text("admin-log-settings", settings=settings)
        case Act.CHANNELS if details.get("channels"):
            return voice.text("admin-log-channels", channels=mentioned(_numbers(details["channels"]), voice))
        case Act.CHANNELS:
            return voice.text("admin-log-everywhere")
        case Act.RULES if "preset" in details:
            return voice.text("admin-log-rules", game=named, rules=_rules_told(details, voice))
        case Act.RULES:
            return voice.text("admin-log-usual", game=named)
        case Act.RESET:
            return voice.text("admin-log-reset", game=named)
        case Act.END:
            return voice.text("admin-log-end", game=named, channel=f"<#{details.get('channel', '0')}>", reason=reason)
        case Act.EXCLUDE if one.about is None:  # with their id went the reason, and whether it was at once
            return voice.text("admin-log-exclude-deleted")
        case Act.EXCLUDE if details.get("at-once") == "1":
            return voice.text("admin-log-exclude-now", whom=whom, reason=reason)
        case Act.EXCLUDE:
            return voice.text("admin-log-exclude", whom=whom, reason=reason)
        case Act.LET_BACK:
            return voice.text("admin-log-let-back", whom=whom)


def rules_details(game: str, rules: GuildRules | None) -> dict[str, str]:
    """The rules of a game as the details of a line of the log; None: the usual ones."""
    if rules is None:
        return {"game": game}
    seats, options = str(rules.seats or ""), json.dumps(dict(rules.options), ensure_ascii=False)
    return {"game": game, "preset": rules.preset, "options": options, "seats": seats}


def _rules_told(details: Mapping[str, str], voice: Voice) -> str:
    """These rules in words; the name of a preset where this version does not know them."""
    try:
        options = json.loads(details.get("options", "{}"))
        checked = checked_rules(details["game"], details["preset"], options, int(details.get("seats") or 0) or None)
    except (Refused, ValueError, TypeError, AttributeError, RecursionError):
        return escape(details["preset"])
    return rules_text(details["game"], GuildRules(checked.preset, checked.options, checked.seats), voice)


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split() if word.isdecimal()]


def mention(user: UserId) -> str:
    """A person, whom Discord names to the reader."""
    return f"<@{user}>"


def _who(user: UserId | None, voice: Voice) -> str:
    """The same; somebody without a name where their data was deleted."""
    return voice.text("admin-somebody") if user is None else mention(user)
