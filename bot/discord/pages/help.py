"""The help for the moment: what the reader can do here and now, a line for each command or button that does it."""

from dataclasses import dataclass
from typing import Final

from bot.discord.pages.table_pages import BEGUN, SEATS_TO_CHOOSE, dealing, hand_button
from bot.discord.pages.welcome import start_rows
from bot.discord.pages.widgets import Page
from bot.tables.model import Person, Table, TableState
from bot.tables.newcomers import open_seats
from bot.tables.taking_back import undone
from bot.tables.timing import forced_answer
from bot.text.i18n import Voice
from bot.text.render import embed
from engine.cards import Seat
from engine.choice import PickOne
from engine.registry import game as find_game
from engine.turn import Act

LINES: Final = 10
"""More would not be read."""


@dataclass(frozen=True, slots=True)
class Tip:
    """A line of the help: its text `help-<name>`, and the command, as its English name is typed, that does it now."""

    name: str
    command: str


_ALWAYS: Final = (Tip("rules", "rules"), Tip("settings", "settings"))
_FIGURES: Final = (Tip("history", "history"), Tip("figures", "leaderboard"))
_ADMIN: Final = Tip("admin", "admin show")


def tips(table: Table | None, person: Person, *, direct: bool, manages: bool) -> tuple[Tip, ...]:
    """What this person can do now, the most useful first.

    `table`: the one that their commands mean, or None; `direct`: they ask in direct messages; `manages`: they manage
    the server in which they ask.
    """
    seat = table.seat_of(person.id) if table is not None else None
    if table is None or table.state not in {TableState.LOBBY, TableState.FINISHED, *BEGUN}:
        here = _alone(direct=direct)
    elif seat is None:
        here = (*_beside(table, person), *_alone(direct=direct))
    elif table.state is TableState.LOBBY:
        here = _lobby(table, person)
    elif table.state is TableState.FINISHED:
        here = _afterwards(table)
    else:
        here = _match(table, seat)
    last = (_ADMIN,) if manages else ()
    return (*here[: LINES - len(last)], *last)


def help_page(
    table: Table | None, person: Person, games: tuple[str, ...], shown: tuple[Tip, ...], voice: Voice
) -> Page:
    """The lines, with a button to the hand during a match, else with those that begin one."""
    lines = [voice.text(f"help-{tip.name}") for tip in shown]
    playing = table is not None and table.state in BEGUN and table.seat_of(person.id) is not None
    rows = ((hand_button(table, voice),),) if table is not None and playing else start_rows(voice, games)
    return Page(embed(voice.text("help-title"), "\n".join(f"• {line}" for line in lines)), rows=rows)


def _alone(*, direct: bool) -> tuple[Tip, ...]:
    """Without a table."""
    others = () if direct else (Tip("new", "table new"), Tip("tell-me", "table tell-me"))
    return (Tip("begin", "help"), Tip("learn", "learn"), *others, *_ALWAYS, *_FIGURES)


def _beside(table: Table, person: Person) -> tuple[Tip, ...]:
    """Beside the table of others."""
    free = table.state is TableState.LOBBY and None in table.holders
    found = []
    if free or open_seats(table) or table.left_by(person.id) is not None:
        found.append(Tip("join" if free else "join-later", "table join"))
    if table.match is not None:
        found.append(Tip("score", "score"))
    return tuple(found)


def _lobby(table: Table, person: Person) -> tuple[Tip, ...]:
    """At a table whose match has not begun."""
    free, public = None in table.holders, table.place.guild is not None
    host = table.host == person.id
    found = [Tip("start", "table start")] if host else []
    if host and free:
        found.append(Tip("computer", "table add-computer"))
    if free and public:
        found.append(Tip("invite", "table invite"))
    found.append(Tip("options" if host else "options-see", "table options"))
    if len(table.holders) >= SEATS_TO_CHOOSE:
        found.append(Tip("seats", "table sit"))
    return (*found, *_ALWAYS, Tip("leave", "table leave"))


def _afterwards(table: Table) -> tuple[Tip, ...]:
    """After a match."""
    return (
        Tip("rematch", "table rematch"),
        Tip("score", "score"),
        Tip("replay", "history"),
        Tip("record", "table record"),
        Tip("fair", "fair"),
        Tip("figures", "leaderboard"),
        *_ALWAYS,
        Tip("leave", "table leave"),
    )


def _match(table: Table, seat: Seat) -> tuple[Tip, ...]:
    """During a match."""
    assert table.match is not None, "it has begun"
    if table.state is TableState.PAUSED:
        return (
            Tip("continue", "table continue"),
            Tip("hand", "hand"),
            *_about_deal(),
            Tip("leave-match", "table leave"),
        )
    holder = table.holders[seat]
    away = holder is not None and holder.autopilot
    found = [Tip("back", "table back")] if away else []
    if dealing(table):
        found.append(Tip("next", "table next"))
    elif table.match.turn == Act(seat):
        found += _on_turn(table, seat)
    else:
        found.append(Tip("wait", "hand"))
    if undone(table, seat):
        found.append(Tip("take-back", "table take-back"))
    return (*found, *_about_deal(), Tip("pause", "table pause"), Tip("leave-match", "table leave"))


def _on_turn(table: Table, seat: Seat) -> list[Tip]:
    """What the player on turn can do: answer, ask for advice, ask why not."""
    assert table.match is not None, "it has begun"
    choice, game = table.match.choice(seat), find_game(table.game)
    answers = choice.legal if isinstance(choice, PickOne) else (choice.verb,)
    spoken = answers[0].partition(" ")[0] in game.verbs
    found = [Tip("turn", "hand"), Tip("bid", "bid") if spoken else Tip("play", "play")]
    if not table.rated and forced_answer(choice) is None:
        found.append(Tip("hint", "hint"))
    return found


def _about_deal() -> tuple[Tip, ...]:
    return (Tip("rules-now", "rules"), Tip("score", "score"))
