"""The schema, as the ordered list of the steps that build it. A released step never changes.

The texts of the steps serve SQLite and PostgreSQL; `sqlite.schema` and `postgresql.schema` run them.
"""

from typing import Final

from bot.storage.ladder_steps import LADDERS

SCHEMA_VERSION: Final = (
    "CREATE TABLE IF NOT EXISTS schema_version (version bigint PRIMARY KEY, applied_at bigint NOT NULL)"
)
VERSION: Final = "SELECT coalesce(max(version), 0) FROM schema_version"
APPLIED: Final = "INSERT INTO schema_version VALUES ($1, $2)"
CHECK: Final = "UPDATE schema_version SET applied_at = applied_at WHERE version = 1"
"""Writes without a change."""

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE card_table (
            id text PRIMARY KEY,
            guild bigint,
            channel bigint NOT NULL,
            state text NOT NULL,
            host bigint NOT NULL,
            game text NOT NULL,
            preset text NOT NULL,
            options text NOT NULL,
            pace text NOT NULL,
            seats bigint NOT NULL,
            match_number bigint NOT NULL,
            opened_at bigint NOT NULL,
            opened_by bigint NOT NULL UNIQUE
        )""",
        """CREATE TABLE seat (
            table_id text NOT NULL REFERENCES card_table (id),
            seat bigint NOT NULL,
            user_id bigint,
            name text,
            computer text,
            autopilot bigint NOT NULL,
            misses bigint NOT NULL,
            reserve bigint NOT NULL,
            left_user bigint,
            left_name text,
            wants_rematch bigint NOT NULL,
            PRIMARY KEY (table_id, seat),
            UNIQUE (table_id, user_id)
        )""",
        """CREATE TABLE match (
            id text PRIMARY KEY,
            table_id text NOT NULL REFERENCES card_table (id),
            number bigint NOT NULL,
            game text NOT NULL,
            rules bigint NOT NULL,
            preset text NOT NULL,
            options text NOT NULL,
            seats bigint NOT NULL,
            dealer bigint NOT NULL,
            started_at bigint NOT NULL,
            started_by bigint,
            finished_at bigint,
            UNIQUE (table_id, number)
        )""",
        """CREATE TABLE move (
            match_id text NOT NULL REFERENCES match (id),
            seq bigint NOT NULL,
            line text NOT NULL,
            at bigint NOT NULL,
            cause bigint,
            PRIMARY KEY (match_id, seq),
            UNIQUE (match_id, cause)
        )""",
        """CREATE TABLE deadline (
            table_id text PRIMARY KEY REFERENCES card_table (id),
            awaited text NOT NULL,
            at bigint NOT NULL,
            lease bigint NOT NULL
        )""",
        "CREATE INDEX deadline_at ON deadline (at)",
        """CREATE TABLE result (
            match_id text NOT NULL REFERENCES match (id),
            user_id bigint NOT NULL,
            name text NOT NULL,
            game text NOT NULL,
            guild bigint,
            seat bigint NOT NULL,
            side bigint NOT NULL,
            points bigint NOT NULL,
            outcome text NOT NULL,
            moves bigint NOT NULL,
            autopilot bigint NOT NULL,
            finished_at bigint NOT NULL,
            PRIMARY KEY (match_id, user_id)
        )""",
        "CREATE INDEX result_game ON result (game, guild)",
        "CREATE INDEX result_user ON result (user_id)",
        """CREATE TABLE message_ref (
            table_id text NOT NULL REFERENCES card_table (id),
            kind text NOT NULL,
            user_id bigint NOT NULL,
            channel bigint NOT NULL,
            message bigint NOT NULL UNIQUE,
            PRIMARY KEY (table_id, kind, user_id)
        )""",
        """CREATE TABLE member_setting (
            user_id bigint PRIMARY KEY,
            name text,
            language text,
            locale text,
            hand text,
            dm_blocked_until bigint
        )""",
        """CREATE TABLE guild_setting (
            guild bigint PRIMARY KEY,
            language text,
            welcomed bigint NOT NULL
        )""",
        """CREATE TABLE mark (
            name text PRIMARY KEY,
            value text NOT NULL
        )""",
        """CREATE TABLE alive (
            one bigint PRIMARY KEY CHECK (one = 1),
            at bigint NOT NULL
        )""",
    ),
    (
        "ALTER TABLE member_setting ADD COLUMN deck text",
        "ALTER TABLE guild_setting ADD COLUMN deck text",
    ),
    ("ALTER TABLE seat RENAME COLUMN wants_rematch TO agreed",),
    ("CREATE INDEX card_table_open ON card_table (opened_at, id) WHERE state <> 'closed'",),
    ("ALTER TABLE card_table ADD COLUMN version bigint NOT NULL DEFAULT 0",),
    (
        """CREATE TABLE panel (
            table_id text NOT NULL REFERENCES card_table (id),
            user_id bigint NOT NULL,
            channel bigint NOT NULL,
            message bigint NOT NULL,
            further bigint NOT NULL,
            token text NOT NULL,
            expires_at bigint NOT NULL,
            PRIMARY KEY (table_id, user_id)
        )""",
        "CREATE INDEX panel_expires ON panel (expires_at)",
    ),
    ("ALTER TABLE member_setting ADD COLUMN steps bigint NOT NULL DEFAULT 0",),
    (
        "ALTER TABLE card_table ADD COLUMN thread bigint",
        "ALTER TABLE card_table ADD COLUMN wants_thread bigint NOT NULL DEFAULT 0",
        "ALTER TABLE guild_setting ADD COLUMN threads text",
    ),
    ("ALTER TABLE card_table ADD COLUMN starts_full bigint NOT NULL DEFAULT 0",),
    (
        # The turn of a table's only person has no clock any more; after 24 hours (in microseconds) the match is paused.
        "UPDATE deadline SET awaited = 'idle', at = at + 86400000000 WHERE awaited = 'turn' AND"
        " (SELECT count(*) FROM seat WHERE seat.table_id = deadline.table_id AND seat.user_id IS NOT NULL) = 1",
    ),
    (
        # Matches that have begun stay not rated, so that their suggestions go on working.
        "ALTER TABLE card_table ADD COLUMN wants_rated bigint NOT NULL DEFAULT 1",
        "ALTER TABLE match ADD COLUMN rated bigint NOT NULL DEFAULT 0",
    ),
    (
        "ALTER TABLE member_setting ADD COLUMN invitations bigint NOT NULL DEFAULT 1",
        "CREATE INDEX message_ref_invitation ON message_ref (table_id) WHERE kind IN ('invitation', 'opening')",
    ),
    # Earlier results go on counting as they did.
    ("ALTER TABLE result ADD COLUMN credit text NOT NULL DEFAULT 'full'",),
    (
        "ALTER TABLE card_table ADD COLUMN proposal text",
        "ALTER TABLE seat ADD COLUMN kicked bigint NOT NULL DEFAULT 0",
    ),
    (
        "ALTER TABLE member_setting ADD COLUMN nudge text",
        "ALTER TABLE member_setting ADD COLUMN quiet text",
        "ALTER TABLE message_ref ADD COLUMN turn bigint",
        "CREATE INDEX message_ref_nudge ON message_ref (table_id) WHERE kind = 'nudge'",
    ),
    (
        """CREATE TABLE opening_wish (
            user_id bigint NOT NULL,
            guild bigint NOT NULL,
            channel bigint NOT NULL,
            PRIMARY KEY (user_id, channel)
        )""",
        "CREATE INDEX opening_wish_channel ON opening_wish (channel)",
        "CREATE INDEX opening_wish_guild ON opening_wish (guild)",
        """CREATE TABLE opening_told (
            user_id bigint PRIMARY KEY,
            at bigint NOT NULL
        )""",
        "CREATE INDEX opening_told_at ON opening_told (at)",
    ),
    ("ALTER TABLE deadline ADD COLUMN extended bigint NOT NULL DEFAULT 0",),
    (
        "ALTER TABLE seat ADD COLUMN queued text",
        "ALTER TABLE member_setting ADD COLUMN queues bigint NOT NULL DEFAULT 0",
        "ALTER TABLE member_setting ADD COLUMN claims bigint NOT NULL DEFAULT 1",
    ),
    (
        # Closed tables forget their messages once they are drawn; those of earlier ones show their end.
        "DELETE FROM message_ref WHERE kind IN ('lobby', 'table', 'line', 'hand')"
        " AND table_id IN (SELECT id FROM card_table WHERE state = 'closed')",
    ),
    (
        "ALTER TABLE guild_setting ADD COLUMN game text",
        "ALTER TABLE guild_setting ADD COLUMN pace text",
        """CREATE TABLE guild_rules (
            guild bigint NOT NULL,
            game text NOT NULL,
            preset text NOT NULL,
            options text NOT NULL,
            seats bigint NOT NULL,
            PRIMARY KEY (guild, game)
        )""",
    ),
    (
        "ALTER TABLE seat ADD COLUMN waiting_user bigint",
        "ALTER TABLE seat ADD COLUMN waiting_name text",
        "ALTER TABLE seat ADD COLUMN newcomer bigint NOT NULL DEFAULT 0",
    ),
    ("ALTER TABLE seat ADD COLUMN kicked_by bigint",),
    ("ALTER TABLE seat ADD COLUMN kicked_out text",),
    ("ALTER TABLE card_table ADD COLUMN level text NOT NULL DEFAULT 'careful'",),
    ("ALTER TABLE member_setting ADD COLUMN words bigint NOT NULL DEFAULT 0",),
    (
        "ALTER TABLE member_setting ADD COLUMN pictures text",
        "ALTER TABLE guild_setting ADD COLUMN pictures text",
    ),
    LADDERS,
    (
        # Rated matches that have finished before are rated at the next start (bot/storage/ratings_begun.py).
        """CREATE TABLE rating (
            game text NOT NULL,
            guild bigint NOT NULL,
            user_id bigint NOT NULL,
            mu bigint NOT NULL,
            sigma bigint NOT NULL,
            matches bigint NOT NULL,
            shown bigint NOT NULL,
            last_at bigint NOT NULL,
            PRIMARY KEY (game, guild, user_id)
        )""",
        "CREATE INDEX rating_shown ON rating (game, guild, shown DESC, user_id)",
        "CREATE INDEX rating_user ON rating (user_id, guild, game)",
        """CREATE TABLE rated_seat (
            match_id text NOT NULL,
            seat bigint NOT NULL,
            number bigint NOT NULL,
            game text NOT NULL,
            guild bigint,
            finished_at bigint NOT NULL,
            side bigint NOT NULL,
            place bigint NOT NULL,
            gone bigint NOT NULL,
            user_id bigint,
            level text,
            credit text NOT NULL,
            server_mu bigint,
            server_sigma bigint,
            server_matches bigint,
            world_mu bigint NOT NULL,
            world_sigma bigint NOT NULL,
            world_matches bigint NOT NULL,
            PRIMARY KEY (match_id, seat)
        )""",
        "CREATE INDEX rated_seat_number ON rated_seat (number)",
        "CREATE INDEX rated_seat_user ON rated_seat (user_id, game, number)",
        """CREATE TABLE ladder_reset (
            guild bigint NOT NULL,
            game text NOT NULL,
            at bigint NOT NULL,
            number bigint,
            PRIMARY KEY (guild, game, at)
        )""",
    ),
    (
        "ALTER TABLE guild_setting ADD COLUMN ratings text",
        "CREATE INDEX guild_setting_unrated ON guild_setting (guild) WHERE ratings = 'never'",
        """CREATE TABLE guild_channel (
            guild bigint NOT NULL,
            channel bigint NOT NULL,
            PRIMARY KEY (guild, channel)
        )""",
        """CREATE TABLE admin_log (
            guild bigint NOT NULL,
            cause bigint NOT NULL,
            at bigint NOT NULL,
            user_id bigint,
            act text NOT NULL,
            details text NOT NULL,
            about_user bigint,
            PRIMARY KEY (guild, cause)
        )""",
        "CREATE INDEX admin_log_at ON admin_log (at)",
        "CREATE INDEX admin_log_user ON admin_log (user_id)",
        "CREATE INDEX admin_log_about ON admin_log (about_user)",
        """CREATE TABLE exclusion (
            guild bigint NOT NULL,
            person_hash text NOT NULL,
            at_once bigint NOT NULL,
            at bigint NOT NULL,
            PRIMARY KEY (guild, person_hash)
        )""",
    ),
    # Earlier matches have no seals and get none, also when they are finished later.
    ("ALTER TABLE match ADD COLUMN digest text",),
    (
        # A result may have lost its person, and may outlive its match.
        """CREATE TABLE result_kept (
            match_id text NOT NULL,
            user_id bigint,
            name text,
            game text NOT NULL,
            guild bigint,
            seat bigint NOT NULL,
            side bigint NOT NULL,
            points bigint NOT NULL,
            outcome text NOT NULL,
            moves bigint NOT NULL,
            autopilot bigint NOT NULL,
            finished_at bigint NOT NULL,
            credit text NOT NULL DEFAULT 'full',
            PRIMARY KEY (match_id, seat),
            UNIQUE (match_id, user_id)
        )""",
        "INSERT INTO result_kept SELECT match_id, user_id, name, game, guild, seat, side, points, outcome, moves,"
        " autopilot, finished_at, credit FROM result",
        "DROP TABLE result",
        "ALTER TABLE result_kept RENAME TO result",
        "CREATE INDEX result_newest ON result (user_id, game, finished_at DESC, match_id)",
        "CREATE INDEX result_best ON result (user_id, game, points DESC, finished_at)",
        # A deletion, and the end of what is old, start at these; most rows are in none of the partial ones.
        "CREATE INDEX seat_user ON seat (user_id) WHERE user_id IS NOT NULL",
        "CREATE INDEX seat_left ON seat (left_user) WHERE left_user IS NOT NULL",
        "CREATE INDEX seat_waiting ON seat (waiting_user) WHERE waiting_user IS NOT NULL",
        "CREATE INDEX seat_kicked_by ON seat (kicked_by) WHERE kicked_by IS NOT NULL",
        "CREATE INDEX seat_kicked_out ON seat (table_id) WHERE kicked_out IS NOT NULL",
        "CREATE INDEX card_table_host ON card_table (host)",
        "CREATE INDEX card_table_closed ON card_table (opened_at) WHERE state = 'closed'",
        "CREATE INDEX match_started ON match (started_at)",
        """CREATE TABLE deletion (
            person_hash text NOT NULL,
            at bigint NOT NULL,
            PRIMARY KEY (person_hash, at)
        )""",
        # Pages that were freed before have not been overwritten.
        "INSERT INTO mark (name, value) SELECT 'unwiped', '1' WHERE EXISTS (SELECT 1 FROM card_table)",
    ),
    (
        """CREATE TABLE match_seat (
            match_id text NOT NULL REFERENCES match (id) ON DELETE CASCADE,
            seat bigint NOT NULL,
            turn bigint NOT NULL,
            user_id bigint,
            name text,
            computer text,
            game text NOT NULL,
            finished_at bigint NOT NULL,
            PRIMARY KEY (match_id, seat, turn)
        )""",
        "CREATE INDEX match_seat_user ON match_seat (user_id, finished_at, match_id, game)",
        "ALTER TABLE match ADD COLUMN guild bigint",
        "CREATE INDEX match_guild ON match (guild, finished_at, id)",
        "UPDATE match SET guild = (SELECT card_table.guild FROM card_table WHERE card_table.id = match.table_id)"
        " WHERE finished_at IS NOT NULL",
        # Earlier matches: the persons are known by their results. At every other seat sat, as far as anybody can say
        # now, the computer that has it still, or one of the table's level.
        "INSERT INTO match_seat (match_id, seat, turn, user_id, name, computer, game, finished_at)"
        " SELECT result.match_id, result.seat, 0, result.user_id, result.name,"
        " CASE WHEN result.outcome = 'left' THEN card_table.level ELSE NULL END, match.game, match.finished_at"
        " FROM result JOIN match ON match.id = result.match_id JOIN card_table ON card_table.id = match.table_id"
        " WHERE match.finished_at IS NOT NULL",
        "INSERT INTO match_seat (match_id, seat, turn, user_id, name, computer, game, finished_at)"
        " SELECT match.id, place.seat, 0, NULL, NULL, coalesce((SELECT seat.computer FROM seat"
        " WHERE seat.table_id = match.table_id AND seat.seat = place.seat), card_table.level),"
        " match.game, match.finished_at"
        " FROM match JOIN card_table ON card_table.id = match.table_id"
        " JOIN (SELECT 0 seat UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) place"
        " ON place.seat < match.seats"
        " WHERE match.finished_at IS NOT NULL AND NOT EXISTS"
        " (SELECT 1 FROM match_seat WHERE match_seat.match_id = match.id AND match_seat.seat = place.seat)",
    ),
    (
        # A sign of life of each unit, by the number of its Discord shard.
        "CREATE TABLE unit_alive (shard bigint PRIMARY KEY, at bigint NOT NULL)",
        "INSERT INTO unit_alive (shard, at) SELECT 0, at FROM alive",
        "DROP TABLE alive",
        "ALTER TABLE unit_alive RENAME TO alive",
    ),
    (
        # How often the shard has been woken: a unit that has been paused, and whose shard another has taken, claims
        # nothing any more.
        "ALTER TABLE alive ADD COLUMN term bigint NOT NULL DEFAULT 0",
    ),
    (
        # Whether a member sees the card points taken in a deal under way.
        "ALTER TABLE member_setting ADD COLUMN card_points bigint NOT NULL DEFAULT 1",
    ),
    (
        # Whether a member has a beginner's hand: auto, on or off.
        "ALTER TABLE member_setting ADD COLUMN beginner text NOT NULL DEFAULT 'auto'",
    ),
    (
        """CREATE TABLE lesson_progress (
            user_id bigint NOT NULL,
            lesson text NOT NULL,
            passed bigint NOT NULL,
            finished bigint NOT NULL,
            at bigint NOT NULL,
            PRIMARY KEY (user_id, lesson)
        )""",
    ),
)


class NewerSchema(Exception):  # noqa: N818 - named as what is the case
    """A newer version of the bot has written the database."""

    def __init__(self, stored: int, known: int) -> None:
        super().__init__(f"schema {stored}, known {known}")
        self.stored = stored
        self.known = known
