"""A pseudo-language: English, 40 % longer and accented, to find texts that do not fit or are not translated."""

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

PSEUDO = "qps"
LONGER = 0.4
_ACCENTED = str.maketrans("aeiouAEIOUncsyz", "áéíóúÁÉÍÓÚñçšýž")


class _Longer(Transformer):
    def visit_Pattern(self, node: ftl.Pattern) -> ftl.Pattern:
        self.generic_visit(node)
        letters = sum(
            character.isalpha()
            for part in node.elements
            if isinstance(part, ftl.TextElement)
            for character in part.value
        )
        if letters > 1:
            # A word of its own, so that a text may still be broken into lines.
            node.elements.append(ftl.TextElement(" " + "°" * max(1, round(letters * LONGER))))
        return node

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        node.value = node.value.translate(_ACCENTED)
        return node


def pseudo_text(text: str) -> str:
    """A catalogue in the pseudo-language."""
    parsed = FluentParser().parse(text)
    return FluentSerializer().serialize(_Longer().visit(parsed))
