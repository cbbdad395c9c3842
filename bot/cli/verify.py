"""`stich replay --verify FILE [--digest HEX]`: checks a record against its seals and the digest, by itself."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from bot.text.i18n import Voice
from bot.text.narration import Account
from engine.fairness import SealedDeal, digest, sealed_deals
from engine.match import Match
from engine.record import Fault, read

DIGEST: Final = re.compile("[0-9a-f]{64}", re.ASCII)


def digest_given(text: str) -> str | None:
    """The closing digest, written as the result shows it, in groups or not; None where it is none."""
    digits = "".join(text.split(" ")).lower()
    return digits if DIGEST.fullmatch(digits) else None


def verified(data: bytes, shown: str | None, voice: Voice) -> tuple[bool, list[str]]:
    """Whether nothing speaks against the record, and what to tell of it: each deal's hash, then the verdict.

    Args:
        shown: the digest that the result showed; None where it is not known.
    """
    match, wrong = _read(data, voice)
    deals = list(sealed_deals(match)) if match is not None else []
    if match is not None and not wrong:
        wrong = list(_wrong(match, deals, voice))
    found = digest(data)
    if shown is not None and shown != found:
        wrong.append(voice.text("verify-digest-other", digest=found))
    if wrong:
        verdict = wrong
    elif shown is None:
        verdict = [voice.text("verify-consistent", digest=found)]
    else:
        verdict = [voice.text("verify-digest-same")]
    return not wrong, [*(_deal(deal, voice) for deal in deals), *verdict]


def _read(data: bytes, voice: Voice) -> tuple[Match | None, list[str]]:
    """The match of the longest part that is allowed, and what is wrong with the line after it."""
    match: Match | None = None
    for number, found in enumerate(read(data), start=1):
        if isinstance(found, Fault):
            return match, list(Account(voice, None, whole=True).tell(number, match, found))
        match = found
    return match, []


def _wrong(match: Match, deals: Sequence[SealedDeal], voice: Voice) -> Iterator[str]:
    """What speaks against the record, apart from the digest."""
    if not any(deal.seal for deal in deals):
        yield voice.text("verify-no-salts")
    elif not all(deal.holds for deal in deals):
        yield voice.text("verify-broken")
    if not match.over:
        yield voice.text("verify-unfinished")


def _deal(deal: SealedDeal, voice: Voice) -> str:
    number = str(deal.number)
    if deal.seal is None:
        return voice.text("verify-deal-open", number=number)
    key = "verify-deal-holds" if deal.holds else "verify-deal-broken"
    return voice.text(key, number=number, hash=deal.seal.hash)
