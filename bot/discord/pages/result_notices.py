"""What the result says of for whom it counts, and of the ratings of those who played a rated match."""

from bot.discord.pages.credit_notices import credit_notices
from bot.tables.model import Table
from bot.tables.rating import MATCHES_TO_BE_SURE, RatingChange
from bot.text.i18n import Voice
from bot.text.render import escape, joined


def result_notices(table: Table, voice: Voice) -> list[str]:
    """The lines below the totals."""
    return [*credit_notices(table, voice), *_ratings(table, voice)]


def _ratings(table: Table, voice: Voice) -> list[str]:
    """The rating of each person after the finished match, with its change; below them what marks a provisional one."""
    if not table.rating_changes:
        return []
    changes = joined([_change(change, voice) for change in table.rating_changes], voice)
    lines = [voice.text("result-ratings-world" if table.place.guild is None else "result-ratings", changes=changes)]
    if any(change.provisional for change in table.rating_changes):
        lines.append(voice.text("result-ratings-provisional", count=MATCHES_TO_BE_SURE))
    return lines


def _change(change: RatingChange, voice: Voice) -> str:
    """`Anna 1204 (+18)`; numbers as text, so that no language groups their digits."""
    points = change.after - change.before
    key = "rating-gain" if points > 0 else "rating-loss" if points < 0 else "rating-same"
    return voice.text(
        "rating-change-provisional" if change.provisional else "rating-change",
        who=escape(change.name),
        now=str(change.after),
        change=voice.text(key, points=str(abs(points))),
    )
