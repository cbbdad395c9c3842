"""The colours of everything drawn."""

from typing import Final

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """A colour from six hexadecimal digits.

    >>> colour("ff8000")
    (255, 128, 0)
    """
    value = int(code, 16)
    return (value >> 16, value >> 8 & 255, value & 255)


PAPER: Final = colour("fdfcf7")
EDGE: Final = colour("9a9a92")
INK: Final = colour("1c1b1a")
FELT: Final = colour("1f4a38")
GOLD: Final = colour("e8b53a")
SKIN: Final = colour("f3cfae")
WHITE: Final = colour("ffffff")
RED: Final = colour("c4182f")
BLUE: Final = colour("1f4fa8")
GREEN: Final = colour("1c6b34")
BROWN: Final = colour("7a4a1f")
BRONZE: Final = colour("8a5a00")
"""Gold that can be read on paper."""
