"""The list of somebody's finished matches: pages of lines, with a menu to open one."""

from typing import Final

from bot.discord.custom_id import ButtonId
from bot.discord.pages.replay import frame_of_played
from bot.discord.pages.widgets import MENU_TEXT, Button, Menu, Page, SelectOption
from bot.tables.archive import PAGE, History
from bot.tables.model import UserId
from bot.tables.played import PlayedMatch
from bot.text.i18n import Voice
from bot.text.render import WAIT_COLOUR, clip, embed, game_name, joined, plain_names, shown_names
from engine.cards import Seat

ENDS_FROM: Final = 4
"""From this many pages on there are buttons to the first and the last, too."""


def history_page(history: History, user: UserId, voice: Voice, *, game: str | None) -> Page:
    """This page of the user's matches of this game (None: of all)."""
    title = voice.text("past-title") if game is None else voice.text("past-title-of", game=game_name(game, voice))
    if not history.matches:
        empty = voice.text("past-empty") if game is None else voice.text("past-empty-of", game=game_name(game, voice))
        return Page(embed(title, empty, colour=WAIT_COLOUR))
    first = history.page * PAGE + 1
    lines = [
        voice.text("past-line", number=number, line=_line(match, user, voice))
        for number, match in enumerate(history.matches, start=first)
    ]
    footer = voice.text("page-of", page=history.page + 1, pages=history.pages) if history.pages > 1 else ""
    plain = voice.plain
    options = tuple(
        SelectOption(
            clip(voice.plain.text("past-line", number=number, line=match_name(match, user, plain)), MENU_TEXT),
            str(match.ref),
            description=clip(joined([day_of(match), _outcome(match, user, plain)], plain), MENU_TEXT),
        )
        for number, match in enumerate(history.matches, start=first)
    )
    menu = Menu(str(ButtonId("watch")), voice.text("menu-watch"), options)
    turns = _turns(history, game, voice)
    shown = embed(title, "\n".join(lines), footer=footer, colour=WAIT_COLOUR)
    return Page(shown, rows=(menu, turns) if turns else (menu,))


def match_name(match: PlayedMatch, user: UserId, voice: Voice) -> str:
    """The game, and with whom, without markdown."""
    names = plain_names(frame_of_played(match).seated, voice)
    return joined([game_name(match.game, voice), _company(match, user, names, voice)], voice)


def day_of(match: PlayedMatch) -> str:
    """The day on which the match ended, by UTC: where Discord shows no times of the reader."""
    return f"{match.finished_at:%Y-%m-%d}"


def _line(match: PlayedMatch, user: UserId, voice: Voice) -> str:
    names = shown_names(frame_of_played(match).seated, voice)
    parts = [
        f"<t:{int(match.finished_at.timestamp())}:d>",
        f"**{game_name(match.game, voice)}**",
        _company(match, user, names, voice),
        _outcome(match, user, voice),
        voice.text("rating-rated" if match.rated else "rating-none"),
    ]
    return joined(parts, voice)


def _company(match: PlayedMatch, user: UserId, names: tuple[str, ...], voice: Voice) -> str:
    """With whom the user played; who had no seat there reads all names."""
    own = match.seat_of(user)
    others = [name for seat, name in enumerate(names) if Seat(seat) != own]
    return voice.several(others) if own is None else voice.text("past-with", who=voice.several(others))


def _outcome(match: PlayedMatch, user: UserId, voice: Voice) -> str:
    """How it ended for the user, and with how many points."""
    own = match.part_of(user)
    if own is None or own.outcome is None or own.points is None:
        return voice.text("past-uncounted")
    return voice.text(f"past-{own.outcome}", points=own.points)


def _turns(history: History, game: str | None, voice: Voice) -> tuple[Button, ...]:
    """The buttons to other pages."""
    if history.pages == 1:
        return ()
    now, last = history.page, history.pages - 1
    ways = [("button-page-back", max(0, now - 1)), ("button-page-on", min(last, now + 1))]
    if history.pages >= ENDS_FROM:
        ways = [("button-newest", 0), *ways, ("button-oldest", last)]
    return tuple(
        Button(voice.text(key), _id("past", to, game, str(number)), disabled=to == now)
        for number, (key, to) in enumerate(ways)
    )


def _id(verb: str, page: int, game: str | None, mark: str = "") -> str:
    return str(ButtonId(verb, what=".".join((str(page), game or "", mark))))
