"""What fixes the deals of a match: the hash of the present one; when it is over all of them, with the salts."""

from bot.tables.model import Table, TableState
from bot.text.i18n import Voice
from bot.text.render import Rendered, embed, game_name, joined
from engine.fairness import SealedDeal, seal_of, sealed_deals
from engine.match import Match

DEALS_A_PAGE = 12
"""So many hashes with their salts; more is tiresome on a phone."""


def fair_pages(table: Table | None, voice: Voice) -> tuple[Rendered, ...]:
    """The pages, mostly one, each with what it proves and what not; None: of no table. A salt only after the match."""
    title = joined([voice.text("fair-title"), game_name(table.game, voice) if table is not None else ""], voice)
    parts = _parts(table, table.match, voice) if table is not None and table.match is not None else []
    proves = voice.text("fair-proves")
    pages = parts or [voice.text("fair-none")]
    return tuple(
        embed(
            title,
            f"{part}\n\n{proves}",
            footer=voice.text("page-of", page=number, pages=len(pages)) if len(pages) > 1 else "",
        )
        for number, part in enumerate(pages, start=1)
    )


def _parts(table: Table, match: Match, voice: Voice) -> list[str]:
    present = seal_of(match)
    if present is None:
        return [voice.text("fair-without")]
    if table.state is not TableState.FINISHED or not match.over:
        return [voice.text("fair-deal", number=str(match.deals), hash=present.hash)]
    deals = [_past(deal, voice) for deal in sealed_deals(match)]
    closing = [voice.text("fair-closing", digest=table.digest)] if table.digest is not None else []
    parts = [deals[start : start + DEALS_A_PAGE] for start in range(0, len(deals), DEALS_A_PAGE)]
    return ["\n".join([*part, *closing]) for part in parts]


def _past(deal: SealedDeal, voice: Voice) -> str:
    assert deal.seal is not None, "the present deal has one, so all have"
    return voice.text("fair-past-deal", number=str(deal.number), hash=deal.seal.hash, salt=deal.seal.salt)
