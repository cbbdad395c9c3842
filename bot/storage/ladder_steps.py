"""The step of the schema that builds ladders and figures, and fills them from the results stored before.

The periods are those of `bot.tables.ladders`, here in whole numbers, so that one text serves SQLite and PostgreSQL.
"""

from typing import Final

_COUNTED: Final = "NOT (result.credit = 'gain' AND result.outcome = 'lost')"
_WON: Final = "result.outcome = 'won' AND result.credit <> 'loss'"
_DREW: Final = "result.outcome = 'drew' AND result.credit <> 'loss'"

_FILL_PLAYERS: Final = """
INSERT INTO player (user_id, name)
SELECT user_id, name FROM (
    SELECT user_id, name, row_number() OVER (PARTITION BY user_id ORDER BY finished_at DESC, match_id DESC) AS place
    FROM result
) AS newest WHERE place = 1"""

# Days since 1970 as year and month: March is the first month of the year that `yoe` counts within 400 years; the year
# of an ISO week is that of its Thursday.
_FILL_STANDINGS: Final = f"""
INSERT INTO standing (game, guild, period, user_id, matches, wins, draws, points, moves, autopilot, rate, streak,
    longest, listed)
WITH counted AS (
    SELECT match_id, game, guild, user_id, finished_at, moves, autopilot, finished_at / 86400000000 AS day,
        CASE WHEN {_WON} THEN 1 WHEN {_DREW} THEN 0 ELSE -1 END AS outcome,
        CASE WHEN result.credit = 'loss' AND result.points > 0 THEN 0 ELSE result.points END AS points
    FROM result WHERE {_COUNTED}
), days AS (
    SELECT counted.*, which.is_week,
        CASE WHEN which.is_week = 1 THEN day - (day + 3) % 7 + 3 ELSE day END AS meant
    FROM counted CROSS JOIN (SELECT 0 AS is_week UNION ALL SELECT 1) AS which
), eras AS (
    SELECT days.*, (meant + 719468) / 146097 AS era, (meant + 719468) % 146097 AS doe FROM days
), years AS (
    SELECT eras.*, (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365 AS yoe FROM eras
), inside AS (
    SELECT years.*, doe - (365 * yoe + yoe / 4 - yoe / 100) AS doy FROM years
), months AS (
    SELECT inside.*, (5 * doy + 2) / 153 AS mp FROM inside
), dates AS (
    SELECT months.*, CASE WHEN mp < 10 THEN mp + 3 ELSE mp - 9 END AS month,
        yoe + era * 400 + CASE WHEN mp < 10 THEN 0 ELSE 1 END AS year
    FROM months
), weeks AS (
    SELECT dates.*,
        (meant - (365 * (year - 1) + (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 - 719162)) / 7 + 1 AS week
    FROM dates
), named AS (
    SELECT weeks.*, 'ever' AS period FROM weeks WHERE is_week = 0
    UNION ALL SELECT weeks.*, CAST(year AS text) || CASE WHEN month < 10 THEN '-0' ELSE '-' END || CAST(month AS text)
    FROM weeks WHERE is_week = 0
    UNION ALL SELECT weeks.*, CAST(year AS text) || '-Q' || CAST((month + 2) / 3 AS text) FROM weeks WHERE is_week = 0
    UNION ALL SELECT weeks.*, CAST(year AS text) || CASE WHEN week < 10 THEN '-W0' ELSE '-W' END || CAST(week AS text)
    FROM weeks WHERE is_week = 1
), placed AS (
    SELECT named.*, 0 AS ladder FROM named
    UNION ALL SELECT named.*, named.guild AS ladder FROM named WHERE named.guild IS NOT NULL
), numbered AS (
    SELECT placed.*,
        row_number() OVER (PARTITION BY game, ladder, period, user_id ORDER BY finished_at, match_id) AS turn,
        row_number() OVER (PARTITION BY game, ladder, period, user_id, outcome ORDER BY finished_at, match_id) AS nth
    FROM placed
), runs AS (
    SELECT game, ladder, period, user_id, outcome, count(*) AS length, max(turn) AS last, sum(points) AS points,
        sum(moves) AS moves, sum(autopilot) AS autopilot
    FROM numbered GROUP BY game, ladder, period, user_id, outcome, turn - nth
), ranked AS (
    SELECT runs.*, max(last) OVER (PARTITION BY game, ladder, period, user_id) AS newest FROM runs
)
SELECT game, ladder, period, user_id, sum(length),
    sum(CASE WHEN outcome = 1 THEN length ELSE 0 END),
    sum(CASE WHEN outcome = 0 THEN length ELSE 0 END),
    sum(points), sum(moves), sum(autopilot),
    CASE WHEN sum(length) >= 20
        THEN CAST(sum(CASE WHEN outcome = 1 THEN length ELSE 0 END) AS bigint) * 1000000 / CAST(sum(length) AS bigint)
    END,
    sum(CASE WHEN last = newest THEN outcome * length ELSE 0 END),
    max(CASE WHEN outcome = 1 THEN length ELSE 0 END),
    CASE WHEN ladder = 0 THEN 0 ELSE 1 END
FROM ranked GROUP BY game, ladder, period, user_id"""  # noqa: S608 - texts of ours

_FILL_COMPANIONS: Final = f"""
INSERT INTO companion (user_id, game, guild, partner, other_id, matches, wins, rate)
WITH met AS (
    SELECT result.user_id, result.game, result.guild, other.user_id AS other_id,
        CASE WHEN other.side = result.side THEN 1 ELSE 0 END AS partner,
        CASE WHEN {_WON} THEN 1 ELSE 0 END AS won
    FROM result JOIN result AS other ON other.match_id = result.match_id AND other.user_id <> result.user_id
    WHERE {_COUNTED}
), placed AS (
    SELECT met.*, 0 AS ladder FROM met
    UNION ALL SELECT met.*, met.guild AS ladder FROM met WHERE met.guild IS NOT NULL
)
SELECT user_id, game, ladder, partner, other_id, count(*), sum(won),
    CASE WHEN count(*) >= 5 THEN sum(won) * 1000000 / count(*) END
FROM placed GROUP BY user_id, game, ladder, partner, other_id"""  # noqa: S608 - as above

LADDERS: Final[tuple[str, ...]] = (
    "ALTER TABLE member_setting ADD COLUMN world_ladder bigint NOT NULL DEFAULT 0",
    "ALTER TABLE member_setting ADD COLUMN server_ladder bigint NOT NULL DEFAULT 1",
    """CREATE TABLE player (
        user_id bigint PRIMARY KEY,
        name text NOT NULL
    )""",
    """CREATE TABLE standing (
        game text NOT NULL,
        guild bigint NOT NULL,
        period text NOT NULL,
        user_id bigint NOT NULL,
        matches bigint NOT NULL,
        wins bigint NOT NULL,
        draws bigint NOT NULL,
        points bigint NOT NULL,
        moves bigint NOT NULL,
        autopilot bigint NOT NULL,
        rate bigint,
        streak bigint NOT NULL,
        longest bigint NOT NULL,
        rating bigint,
        rated_at bigint,
        listed bigint NOT NULL,
        PRIMARY KEY (game, guild, period, user_id)
    )""",
    """CREATE TABLE companion (
        user_id bigint NOT NULL,
        game text NOT NULL,
        guild bigint NOT NULL,
        partner bigint NOT NULL,
        other_id bigint NOT NULL,
        matches bigint NOT NULL,
        wins bigint NOT NULL,
        rate bigint,
        PRIMARY KEY (user_id, game, guild, partner, other_id)
    )""",
    """CREATE TABLE played_contract (
        user_id bigint NOT NULL,
        game text NOT NULL,
        guild bigint NOT NULL,
        contract text NOT NULL,
        played bigint NOT NULL,
        won bigint NOT NULL,
        points bigint NOT NULL,
        PRIMARY KEY (user_id, game, guild, contract)
    )""",
    _FILL_PLAYERS,
    _FILL_STANDINGS,
    _FILL_COMPANIONS,
    # Written after the rows, which is faster. The order of the columns is that of the ladders.
    "CREATE INDEX standing_wins ON standing (game, guild, period, listed, wins DESC, points DESC, matches, user_id)",
    "CREATE INDEX standing_points ON standing (game, guild, period, listed, points DESC, wins DESC, matches, user_id)",
    "CREATE INDEX standing_rate ON standing (game, guild, period, listed, rate DESC, matches DESC, user_id)"
    " WHERE rate IS NOT NULL",
    "CREATE INDEX standing_rating ON standing (game, guild, period, listed, rating DESC, user_id, rated_at)"
    " WHERE rating IS NOT NULL",
    "CREATE INDEX standing_user ON standing (user_id, guild, period, game)",
    "CREATE INDEX companion_matches ON companion (user_id, game, guild, partner, matches DESC, wins DESC, other_id)",
    "CREATE INDEX companion_rate ON companion (user_id, game, guild, partner, rate DESC, matches DESC, other_id)"
    " WHERE rate IS NOT NULL",
    "CREATE INDEX companion_other ON companion (other_id)",
    "DROP INDEX result_game",
    "DROP INDEX result_user",
    "CREATE INDEX result_newest ON result (user_id, game, finished_at DESC, match_id)",
    "CREATE INDEX result_best ON result (user_id, game, points DESC, finished_at)",
)
