"""The performance page has a section for every bench, and every section a bench."""

import re

from tests.bench.__main__ import benches
from tests.docs.pages import text


def test_every_bench_is_quoted_and_every_quotation_has_a_bench() -> None:
    quoted = re.findall(r"^## .*`bench_(\w+)`", text("docs/performance.md"), re.MULTILINE)
    assert sorted(quoted) == benches()
    assert quoted


def test_the_page_says_how_the_figures_were_made() -> None:
    assert "python -m tests.bench" in text("docs/performance.md")
