"""What the result says of those for whom it does not count in full."""

from bot.discord.pages.table_frame import frame_of
from bot.tables.model import Credit, Outcome, Table
from bot.tables.results import kicked_alone, kicking_hosts, results
from bot.text.i18n import Voice
from bot.text.render import person_name, shown_names


def credit_notices(table: Table, voice: Voice) -> list[str]:
    """For whom the finished match does not count, who gains nothing by it, and who does not lose by it, and why: the
    computer played for somebody, or the host kicked somebody out alone."""
    names = shown_names(frame_of(table).seated, voice)
    here = [result for result in results(table) if result.outcome is not Outcome.LEFT]
    winless = [result for result in here if result.credit is Credit.LOSS and result.outcome is not Outcome.LOST]
    excused = [result for result in here if result.credit is Credit.GAIN and result.outcome is Outcome.LOST]
    kicked, hosts = kicked_alone(table), kicking_hosts(table)
    out = [
        person_name(it.left.name, voice)
        for it in table.holders
        if it is not None and it.kicked_by and it.left is not None
    ]
    sides = table.match.game.sides(len(table.holders)) if table.match is not None else ()
    said = (
        ("result-kicked-out", out),
        ("result-kicking-host", [names[it.seat] for it in winless if it.person.id in hosts]),
        ("result-absent", [names[it.seat] for it in winless if it.person.id not in hosts]),
        ("result-host-excused", [names[it.seat] for it in excused if not kicked.isdisjoint(sides[it.side])]),
        ("result-excused", [names[it.seat] for it in excused if kicked.isdisjoint(sides[it.side])]),
    )
    return [voice.text(key, who=voice.several(who)) for key, who in said if who]
