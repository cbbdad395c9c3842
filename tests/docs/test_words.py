"""The glossary and the words in use agree."""

import ast
import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, rows

CODE = sorted(path for package in ("engine", "bot", "sandbox") for path in (ROOT / package).rglob("*.py"))
CATALOGUES = sorted((ROOT / "bot" / "text" / "locale").glob("*.ftl")) + sorted((ROOT / "engine").rglob("*.ftl"))
REPLACED = {
    "切札": "切り札",
    "競技者": "プレイヤー",
    "スコアシート": "得点表",
    "シーケンス": "シークエンス",
    "ラウンド": "ディール",
    "プレファレンス": "プレファランス",
    "ウベルト": "ウベア",
}
"""Forms that Japanese texts must not use, with the form of the glossary."""
SHARP = re.compile(
    r"ß|(?i:gr[oö]ss|heiss|weiss|schliess|schmeiss|[aä]usser|bloss|st[oö]ss|gr[uü]ss|f[uü]ss|sp[aä]ss|strass|reiss"
    r"|beiss|fleiss|giess|geniess|liess|m[aä]ss|dreissig|süss)"
)
"""Words with a sharp s in Germany and without in Switzerland, which German texts avoid."""


def _identifiers() -> set[str]:
    words_in_code: set[str] = set()
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node, "name", None) or getattr(node, "attr", None) or getattr(node, "id", None)
            name = name or getattr(node, "arg", None)
            if isinstance(name, str):
                words_in_code |= {word.lower() for word in re.findall(r"[A-Z]?[a-z]+", name)}
    return words_in_code | {part for path in CODE for part in path.relative_to(ROOT).with_suffix("").parts}


def test_every_word_of_the_code_in_the_glossary_is_used_in_the_code() -> None:
    used = _identifiers()
    words = [
        word.strip()
        for first, _ in rows("docs/glossary.md", "Words of the code")
        for word in first.strip("*").split(",")
    ]
    assert len(words) > 20
    assert len(words) == len(set(words))
    assert not [word for word in words if not set(word.split()) & (used | {f"{name}s" for name in used})]


@pytest.mark.parametrize("heading", ["All games", "Klaberjass", "Schieber", "Vira", "Barbu"])
def test_the_words_of_the_screen_have_a_cell_in_every_language(heading: str) -> None:
    table = rows("docs/glossary.md", heading)
    assert len({len(row) for row in table}) == 1
    assert all(cell for row in table for cell in row)
    assert len({row[0] for row in table}) == len(table)


@pytest.mark.parametrize("catalogue", [path for path in CATALOGUES if path.stem == "de"], ids=str)
def test_german_texts_are_right_in_germany_and_in_switzerland(catalogue: Path) -> None:
    lines = catalogue.read_text(encoding="utf-8").splitlines()
    texts = [line.partition(" = ")[2] or line for line in lines if not line.startswith("#")]
    assert not [text for text in texts if SHARP.search(text)]
    assert not [text for text in texts if re.search("[„“”‚’]", text)], "quotes are « »"


@pytest.mark.parametrize("catalogue", [path for path in CATALOGUES if path.stem == "ja"], ids=str)
def test_japanese_texts_use_the_forms_of_the_glossary(catalogue: Path) -> None:
    text = catalogue.read_text(encoding="utf-8")
    assert not {wrong: right for wrong, right in REPLACED.items() if wrong in text}
