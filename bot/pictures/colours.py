"""The colours of everything drawn, and how well two of them can be told apart."""

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


def contrast(one: Colour, other: Colour) -> float:
    """How well two colours stand out against each other, from 1 to 21 (WCAG 2.2, contrast ratio).

    >>> round(contrast((255, 255, 255), (0, 0, 0)), 1)
    21.0
    """
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
