"""The performance page has a section for every benchmark, and a benchmark for every section."""

import re

from tests.bench.__main__ import benches
from tests.docs.pages import text


def test_benchmarks_and_sections_correspond() -> None:
    quoted = re.findall(r"^## .*`bench_(\w+)`", text("docs/performance.md"), re.MULTILINE)
    assert sorted(quoted) == benches()
    assert quoted


def test_the_page_names_the_command_that_measures() -> None:
    assert "python -m tests.bench" in text("docs/performance.md")
