"""What a person gets to see of what is stored about them, table by table.

Never what would tell secrets: no cards, no tokens, no ids of others.
"""
# ruff: noqa: S608 - the texts are put together from names of columns, never from values

from dataclasses import dataclass
from typing import Final

from bot.storage.personal import IN_KICKED_OUT, IN_PROPOSAL


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the file that a person gets: rows with these keys. `columns` are those of the database, in order."""

    name: str
    keys: tuple[str, ...]
    columns: tuple[str, ...]
    rows: str
    count: str


def _queries(name: str, fields: tuple[str, ...], source: str) -> Section:
    """The section with these fields: "key=column", or a column alone that is its own key. `$1` is the user."""
    keys, columns = zip(*((field.partition("=")[0], field.partition("=")[2] or field) for field in fields), strict=True)
    rows = f"SELECT {', '.join(columns)} FROM {source}"
    return Section(name, keys, columns, rows, f"SELECT count(*) FROM {source.partition(' ORDER BY ')[0]}")


_AT_TABLE: Final = "seat JOIN card_table ON card_table.id = seat.table_id WHERE seat"
_SEAT: Final = (
    "table=card_table.id", "seat=seat.seat", "game=card_table.game", "server=card_table.guild",
    "channel=card_table.channel", "thread=card_table.thread", "state=card_table.state",
    "opened_at=card_table.opened_at",
)  # fmt: skip

SECTIONS: Final = (
    _queries(
        "settings",
        (
            "name", "language", "client_language=locale", "hand", "no_direct_messages_until=dm_blocked_until", "deck",
            "steps", "invitations", "nudge", "quiet", "queues", "claims", "words", "pictures",
            "shown_in_ladders_over_all_servers=world_ladder", "shown_in_ladders_of_servers=server_ladder",
            "card_points", "beginner",
        ),
        "member_setting WHERE user_id = $1",
    ),
    _queries(
        "lessons",
        ("lesson", "steps_passed=passed", "finished", "at"),
        "lesson_progress WHERE user_id = $1 ORDER BY at, lesson",
    ),
    _queries(
        "results",
        (
            "match=match_id", "name", "game", "server=guild", "seat", "side", "points", "outcome", "moves", "autopilot",
            "credit", "finished_at",
        ),
        "result WHERE user_id = $1 ORDER BY finished_at, match_id",
    ),
    _queries(
        "matches_played",
        ("match=match_id", "name", "game", "seat", "turn", "computer", "finished_at"),
        "match_seat WHERE user_id = $1 ORDER BY finished_at, match_id",
    ),
    _queries("name_in_ladders", ("name",), "player WHERE user_id = $1"),
    _queries(
        "ratings",
        ("game", "server=guild", "mu_millionths=mu", "sigma_millionths=sigma", "matches", "shown", "last_at"),
        "rating WHERE user_id = $1 ORDER BY game, guild",
    ),
    _queries(
        "rated_matches",
        (
            "match=match_id", "game", "server=guild", "finished_at", "seat", "number", "side", "place", "gone", "level",
            "credit", "server_mu", "server_sigma", "server_matches", "world_mu", "world_sigma", "world_matches",
        ),
        "rated_seat WHERE user_id = $1 ORDER BY number",
    ),
    _queries(
        "standings",
        (
            "game", "server=guild", "period", "matches", "wins", "draws", "points", "moves", "autopilot",
            "rate_millionths=rate", "streak", "longest", "rating", "rated_at", "listed",
        ),
        "standing WHERE user_id = $1 ORDER BY game, guild, period",
    ),
    _queries(
        "played_with_and_against",
        ("game", "server=guild", "partner", "matches", "wins", "rate_millionths=rate"),
        "companion WHERE user_id = $1 ORDER BY game, guild, partner, matches",
    ),
    _queries(
        "contracts",
        ("game", "server=guild", "contract", "played", "won", "points"),
        "played_contract WHERE user_id = $1 ORDER BY game, guild, contract",
    ),
    _queries(
        "seats",
        (*_SEAT, "name=seat.name", "autopilot=seat.autopilot", "misses=seat.misses", "reserve_µs=seat.reserve"),
        f"{_AT_TABLE}.user_id = $1 ORDER BY card_table.opened_at",
    ),
    _queries(
        "seats_left",
        (*_SEAT, "name=seat.left_name", "kicked_out=seat.kicked"),
        f"{_AT_TABLE}.left_user = $1 ORDER BY card_table.opened_at",
    ),
    _queries(
        "seats_waited_for",
        (*_SEAT, "name=seat.waiting_name"),
        f"{_AT_TABLE}.waiting_user = $1 ORDER BY card_table.opened_at",
    ),
    _queries(
        "seats_kicked_out_of",
        _SEAT,
        f"{_AT_TABLE}.kicked_out IS NOT NULL AND seat.{IN_KICKED_OUT} ORDER BY card_table.opened_at",
    ),
    _queries(
        "seats_of_others_kicked_out_by_you",
        _SEAT,
        f"{_AT_TABLE}.kicked_by = $1 ORDER BY card_table.opened_at",
    ),
    _queries(
        "tables_hosted",
        ("table=id", "game", "server=guild", "channel", "thread", "state", "opened_at"),
        "card_table WHERE host = $1 ORDER BY opened_at",
    ),
    _queries(
        "proposals",
        ("table=id", "game", "server=guild", "channel"),
        f"card_table WHERE state <> 'closed' AND {IN_PROPOSAL} ORDER BY opened_at",
    ),
    _queries(
        "messages",
        ("table=table_id", "kind", "channel", "message", "turn"),
        "message_ref WHERE user_id = $1 ORDER BY message",
    ),
    _queries(
        "panels",
        ("table=table_id", "channel", "message", "expires_at"),
        "panel WHERE user_id = $1 ORDER BY message",
    ),
    _queries(
        "decided_for_a_server", ("server=guild", "act", "at"), "admin_log WHERE user_id = $1 ORDER BY at",
    ),
    _queries(
        "decided_about_you_on_a_server", ("server=guild", "act", "at"), "admin_log WHERE about_user = $1 ORDER BY at",
    ),
    _queries("told_of_new_tables_in", ("server=guild", "channel"), "opening_wish WHERE user_id = $1 ORDER BY channel"),
    _queries("told_of_a_new_table", ("at",), "opening_told WHERE user_id = $1"),
)  # fmt: skip
