"""BAR-1.3: the seven contracts, each in a file that reads like its paragraph."""

from typing import Final

from engine.games.barbu.contracts.contract import ContractKey, TrickContract
from engine.games.barbu.contracts.dominoes import TOTAL
from engine.games.barbu.contracts.no_hearts import NO_HEARTS
from engine.games.barbu.contracts.no_king import NO_KING
from engine.games.barbu.contracts.no_last_two import NO_LAST_TWO
from engine.games.barbu.contracts.no_queens import NO_QUEENS
from engine.games.barbu.contracts.no_tricks import NO_TRICKS
from engine.games.barbu.contracts.trumps import TRUMPS

CONTRACT_KEYS: Final[tuple[ContractKey, ...]] = ("NT", "NQ", "NL", "NH", "NK", "TR", "DO")
"""In the order in which they are offered."""

TRICK_CONTRACTS: Final[dict[ContractKey, TrickContract]] = {
    contract.key: contract for contract in (NO_TRICKS, NO_QUEENS, NO_LAST_TWO, NO_HEARTS, NO_KING, TRUMPS)
}
TOTALS: Final[dict[ContractKey, int]] = {
    **{key: contract.total for key, contract in TRICK_CONTRACTS.items()},
    "DO": TOTAL,
}
"""The sum of the four scores in each contract; doubles do not change it."""
POSITIVE: Final = frozenset(key for key, total in TOTALS.items() if total > 0)
