"""The performance page has a section for every bench, and every section a bench."""

import re

from tests.bench.__main__ import benches
from tests.docs.pages import text


def test_every_benchmark_has_a_section_and_every_section_a_benchmark() -> None:
    quoted = re.findall(r"^## .*`bench_(\w+)`", text("docs/performance.md"), re.MULTILINE)
    assert sorted(quoted) == benches()
    assert quoted


def test_the_page_says_how_the_figures_were_measured() -> None:
    assert "python -m tests.bench" in text("docs/performance.md")
