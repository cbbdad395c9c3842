"""A pick of several candidates as the ids of buttons and menus carry it, and how a menu changes it."""

from collections.abc import Iterable, Sequence

from engine.choice import PickSome


def mask_of(choice: PickSome, chosen: Iterable[str]) -> str:
    """The picked candidates as an id carries them: a hexadecimal number with a bit for each candidate."""
    return f"{sum(1 << choice.candidates.index(candidate) for candidate in chosen):x}"


def of_mask(choice: PickSome, mask: str) -> tuple[str, ...]:
    """The candidates of a mask; none for text that is not a mask."""
    try:
        bits = int(mask, 16)
    except ValueError:
        return ()
    return tuple(candidate for place, candidate in enumerate(choice.candidates) if bits >> place & 1)


def with_part(choice: PickSome, picked: Sequence[str], part: str, values: Sequence[str]) -> tuple[str, ...]:
    """The picked candidates after a menu has returned these values; the menu of one suit keeps those of others."""
    kept = [candidate for candidate in picked if part and candidate[-1:] != part]
    return tuple(candidate for candidate in choice.candidates if candidate in kept or candidate in values)
