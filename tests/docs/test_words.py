"""The code and the texts use the words of the glossary."""

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
"""Words that Japanese texts must not use, each with the glossary's word."""
SHARP = re.compile(
    r"(?i:gr[oö]ss|heiss|weiss|schliess|schmeiss|[aä]usser|draussen|bloss|st[oö]ss|gr[uü]ss|f[uü]ss|sp[aä]ss|strass|reiss"
    r"|beiss|fleiss|giess|geniess|liess|m[aä]ss|dreissig|süss|\bbusse)"
)
"""Words that Germany spells with ß and Switzerland with ss."""
GERMAN = {"de": re.compile(f"{SHARP.pattern}|[«»”’]"), "de-CH": re.compile("[ß„“”‚‘’]")}
"""What German texts must not have. Those of Germany become Swiss by themselves (`bot.text.catalogues.SPELLINGS`)."""


def _identifiers() -> set[str]:
    """All words in the names of the code, in lower case."""
    words: set[str] = set()
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node, "name", None) or getattr(node, "attr", None) or getattr(node, "id", None)
            name = name or getattr(node, "arg", None)
            if isinstance(name, str):
                words |= {word.lower() for word in re.findall(r"[A-Z]?[a-z]+", name)}
    return words | {part for path in CODE for part in path.relative_to(ROOT).with_suffix("").parts}


def test_the_code_uses_every_code_word_of_the_glossary() -> None:
    used = _identifiers()
    words = [
        word.strip()
        for heading in ("The game", "The table and Discord")
        for first, _ in rows("docs/glossary.md", heading)
        for word in first.strip("*").split(",")
    ]
    assert len(words) > 60
    assert len(words) == len(set(words))
    assert not [word for word in words if not set(word.split()) & (used | {f"{word}s" for word in used})]


@pytest.mark.parametrize("heading", ["All games", "Klaberjass", "Schieber", "Vira", "Barbu"])
def test_the_words_of_the_screen_have_a_translation_in_every_language(heading: str) -> None:
    table = rows("docs/glossary.md", heading)
    assert len({len(row) for row in table}) == 1
    assert all(cell for row in table for cell in row)
    assert len({row[0] for row in table}) == len(table)


@pytest.mark.parametrize("catalogue", [path for path in CATALOGUES if path.stem in GERMAN], ids=str)
def test_german_texts_have_the_spelling_and_the_quotation_marks_of_their_country(catalogue: Path) -> None:
    lines = catalogue.read_text(encoding="utf-8").splitlines()
    texts = [line.partition(" = ")[2] or line for line in lines if not line.startswith("#")]
    assert not [text for text in texts if GERMAN[catalogue.stem].search(text)]


@pytest.mark.parametrize("catalogue", [path for path in CATALOGUES if path.stem == "ja"], ids=str)
def test_japanese_texts_use_the_words_of_the_glossary(catalogue: Path) -> None:
    text = catalogue.read_text(encoding="utf-8")
    assert not {wrong: right for wrong, right in REPLACED.items() if wrong in text}
