"""With whom a player may speak in private by the rules of the deal, and how he is told so."""

from bot.discord.pages.surfaces import called
from bot.tables.model import Person, Table, UserId
from bot.text.i18n import Voice


def confidants(table: Table, user: UserId) -> tuple[Person, ...]:
    """The persons to whom this user may now speak in private; a computer player hears nothing."""
    holders = [table.holders[seat] for seat in table.confers(user)]
    return tuple(holder.person for holder in holders if holder is not None and holder.person is not None)


def line_notice(table: Table, user: UserId, voice: Voice) -> str:
    """That he may, with whom and how; nothing where there is nobody who could hear him."""
    people = confidants(table, user)
    return voice.text("confer-open", names=called(table, people, voice)) if people else ""
