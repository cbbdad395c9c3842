"""What the result says of those for whom it does not count in full."""

from bot.discord.pages.table_frame import frame_of
from bot.tables.model import Credit, Outcome, Table
from bot.tables.results import results
from bot.text.i18n import Voice
from bot.text.render import shown_names


def credit_notices(table: Table, voice: Voice) -> list[str]:
    """Who gains nothing by the finished match, and who does not lose by it, since the computer played for somebody."""
    names = shown_names(frame_of(table).seated, voice)
    here = [result for result in results(table) if result.outcome is not Outcome.LEFT]
    absent = [names[r.seat] for r in here if r.credit is Credit.LOSS and r.outcome is not Outcome.LOST]
    excused = [names[r.seat] for r in here if r.credit is Credit.GAIN and r.outcome is Outcome.LOST]
    said = (("result-absent", absent), ("result-excused", excused))
    return [voice.text(key, who=voice.several(who)) for key, who in said if who]
