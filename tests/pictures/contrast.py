"""How well two colours can be told apart."""

from bot.pictures.colours import Colour


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2.2: from 1, the same, to 21, black and white."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
