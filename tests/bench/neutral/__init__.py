"""A second player by rule of thumb in each game, which shares no code with the guides of the engine.

The players were written from the rule sheets, and see of the engine what everybody does: views, information states,
choices. They confirm that *strong* is stronger than *careful* against others, too, and not only against the rules of
thumb that its own playouts follow. In Schieber that is the Challenge player of pyschieber (`tests.bench.rivals`).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tests.bench.neutral import barbu, klaberjass, vira

NEUTRAL: Final[Mapping[str, Callable[[Any, Any, Any], str]]] = {
    "barbu": barbu.decide,
    "klaberjass": klaberjass.decide,
    "vira": vira.decide,
}
"""Decides from the view, the information state and the choice."""
