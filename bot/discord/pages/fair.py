"""What fixes the deals of a match: their hashes, the present one first; when it is over, with the salts."""

from collections.abc import Sequence

from bot.tables.model import Table, TableState
from bot.text.i18n import Voice
from bot.text.render import Rendered, embed, game_name, joined
from engine.fairness import SealedDeal, seal_of, sealed_deals
from engine.match import Match

DEALS_A_PAGE = 12
"""So many hashes with their salts; more is tiresome on a phone."""


def fair_pages(table: Table | None, voice: Voice) -> tuple[Rendered, ...]:
    """The pages, mostly one, each with what it proves and what not; None: of no table. A salt only after the match."""
    if table is None or table.match is None:
        return _pages(table.game if table is not None else None, [], voice)
    if table.state is TableState.FINISHED and table.match.over:
        return fair_pages_of(table.match, table.digest, voice)
    return _pages(table.game, _hashes(table.match, voice), voice)


def fair_pages_of(match: Match, digest: str | None, voice: Voice) -> tuple[Rendered, ...]:
    """The same of a match that is over. `digest`: the closing one of its record."""
    if seal_of(match) is None:
        return _pages(match.header.game, [voice.text("fair-without")], voice)
    deals = [_past(deal, voice) for deal in sealed_deals(match)]
    closing = [voice.text("fair-closing", digest=digest)] if digest is not None else []
    return _pages(match.header.game, ["\n".join([*part, *closing]) for part in _parts(deals)], voice)


def _pages(game: str | None, parts: Sequence[str], voice: Voice) -> tuple[Rendered, ...]:
    title = joined([voice.text("fair-title"), game_name(game, voice) if game is not None else ""], voice)
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


def _hashes(match: Match, voice: Voice) -> list[str]:
    """Those of a match that is not over: the present one, and those before it, the latest first."""
    if seal_of(match) is None:
        return [voice.text("fair-without")]
    keys = ("fair-deal", *["fair-earlier-deal"] * (match.deals - 1))
    lines = [
        voice.text(key, number=str(deal.number), hash=deal.seal.hash)
        for key, deal in zip(keys, reversed(list(sealed_deals(match))), strict=True)
        if deal.seal is not None
    ]
    return ["\n".join(part) for part in _parts(lines)]


def _parts(deals: list[str]) -> list[list[str]]:
    return [deals[start : start + DEALS_A_PAGE] for start in range(0, len(deals), DEALS_A_PAGE)]


def _past(deal: SealedDeal, voice: Voice) -> str:
    assert deal.seal is not None, "the present deal has one, so all have"
    return voice.text("fair-past-deal", number=str(deal.number), hash=deal.seal.hash, salt=deal.seal.salt)
