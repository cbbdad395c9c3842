"""Values that must not reach a log by way of their repr.

>>> class Hand(Hidden):
...     cards = "QS 7H"
>>> Hand()
<Hand>
"""


class Hidden:
    """A mixin for values with cards that not everybody may see: their repr names the class and nothing else."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"
