"""The parser of Discord's markdown, the times and the catalogues of the page, and lines that are read out."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, CDPSession, Page

from sandbox.testing import DrivenSandbox
from tests.i18n.catalogues import OTHERS

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def page(browser: Browser) -> AsyncIterator[Page]:
    """A page whose modules a test calls directly."""
    box = DrivenSandbox()
    await box.start()
    page = await browser.new_page()
    await page.goto(box.page_url("Anna"))
    yield page
    await page.close()
    await box.close()


def text(words: str) -> dict[str, Any]:
    return {"t": "text", "text": words}


def mark(kind: str, *kids: Any) -> dict[str, Any]:
    return {"t": kind, "kids": [text(kid) if isinstance(kid, str) else kid for kid in kids]}


BREAK = {"t": "break"}
CASES: dict[str, list[Any]] = {
    "plain 10♠ words": [text("plain 10♠ words")],
    "**bold** *it* _it_": [mark("strong", "bold"), text(" "), mark("em", "it"), text(" "), mark("em", "it")],
    "***both***": [mark("strong", mark("em", "both"))],
    "**bold *inner* bold**": [mark("strong", "bold ", mark("em", "inner"), " bold")],
    "*outer **inner** outer*": [mark("em", "outer ", mark("strong", "inner"), " outer")],
    "__under__ ~~strike~~ ||hidden||": [
        mark("underline", "under"), text(" "), mark("strike", "strike"), text(" "), mark("spoiler", "hidden")
    ],
    "snake_case_name and 2 * 3 * 4": [text("snake_case_name and 2 * 3 * 4")],
    r"\*not\* \_it\_ \<@1>": [text("*not* _it_ <@1>")],
    "`code *as it is*`": [{"t": "code", "text": "code *as it is*"}],
    "``a ` b``": [{"t": "code", "text": "a ` b"}],
    "**a `**` b**": [mark("strong", "a ", {"t": "code", "text": "**"}, " b")],
    "```py\nx = 1\n# none\n```after": [{"t": "block", "language": "py", "text": "x = 1\n# none"}, text("after")],
    "```one line```": [{"t": "block", "language": "", "text": "one line"}],
    "# One\n## Two\n### Three\n#none": [
        {"t": "heading", "level": 1, "kids": [text("One")]},
        {"t": "heading", "level": 2, "kids": [text("Two")]},
        {"t": "heading", "level": 3, "kids": [text("Three")]},
        text("#none"),
    ],
    "-# small": [mark("small", "small")],
    "> a\n> **b**\nc": [mark("quote", "a", BREAK, mark("strong", "b")), text("c")],
    ">>> a\nb": [mark("quote", "a", BREAK, "b")],
    "- a\n  - b\n- c": [
        {
            "t": "list", "ordered": False, "start": 1,
            "items": [
                [text("a"), {"t": "list", "ordered": False, "start": 1, "items": [[text("b")]]}],
                [text("c")],
            ],
        }
    ],
    "3. a\n4. b": [{"t": "list", "ordered": True, "start": 3, "items": [[text("a")], [text("b")]]}],
    "[here](https://example.org/a)": [{"t": "link", "url": "https://example.org/a", "kids": [text("here")]}],
    "[here](javascript:alert(1))": [text("[here](javascript:alert(1))")],
    "see https://example.org/a.": [
        text("see "), {"t": "link", "url": "https://example.org/a", "kids": [text("https://example.org/a")]}, text(".")
    ],
    "<https://example.org>": [{"t": "link", "url": "https://example.org", "kids": [text("https://example.org")]}],
    "<@12> <@!13> <#14> <@&15>": [
        {"t": "user", "id": "12"}, text(" "), {"t": "user", "id": "13"}, text(" "),
        {"t": "channel", "id": "14"}, text(" "), {"t": "role", "id": "15"},
    ],
    "<t:1700000000:R>": [{"t": "time", "seconds": 1700000000, "style": "R"}],
    "<t:1700000000>": [{"t": "time", "seconds": 1700000000, "style": "f"}],
    "<:acorn:77>": [{"t": "emoji", "name": "acorn", "id": "77"}],
    "</table new:5>": [{"t": "command", "name": "table new"}],
    "@everyone": [{"t": "everyone", "text": "@everyone"}],
    "**open and _open": [text("**open and _open")],
    "a\nb\r\nc": [text("a"), BREAK, text("b"), BREAK, text("c")],
}  # fmt: skip


@pytest.mark.parametrize("written", CASES)
async def test_text_is_parsed_to_its_tree(page: Page, written: str) -> None:
    tree = await page.evaluate("async (text) => (await import('/page/markdown.js')).parse(text)", written)
    assert tree == CASES[written]


async def worked(client: CDPSession) -> float:
    """Seconds of processor time that the page has used."""
    metrics = (await client.send("Performance.getMetrics"))["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


@pytest.mark.parametrize("piece", ["*", "**a", "||", "_*", "> ", "`", "[a](", "<@", "- - ", "\\", "```", "__*~~"])
async def test_the_longest_text_is_parsed_quickly(page: Page, piece: str) -> None:
    written = piece * (4096 // len(piece))
    client = await page.context.new_cdp_session(page)
    await client.send("Performance.enable", {"timeDomain": "threadTicks"})
    begun = await worked(client)
    await page.evaluate("async (text) => (await import('/page/markdown.js')).parse(text).length", written)
    assert await worked(client) - begun < 2


@pytest.mark.parametrize(
    ("locale", "seconds", "style", "shown"),
    [
        ("en-US", 90, "R", "in 1 minute"),
        ("en-US", 45, "R", "in 45 seconds"),
        ("ja", 45, "R", "45 秒後"),
        ("de", -3600, "R", "vor 1 Stunde"),
        ("ja", 0, "D", "2023年11月14日"),
        ("de", 0, "D", "14. November 2023"),
    ],
)
async def test_times_are_written_in_the_members_language(
    page: Page, locale: str, seconds: int, style: str, shown: str
) -> None:
    script = """async ([locale, seconds, style]) => {
        (await import('/page/words.js')).speak(locale);
        return (await import('/page/time.js')).momentText(seconds, style, 1700000000000);
    }"""
    assert await page.evaluate(script, [locale, 1700000000 + seconds, style]) == shown


@pytest.mark.parametrize(
    ("lines", "spoken"),
    [
        ([], ""),
        (["Deal 4", "Anna leads.", "Trump: ♠", "to 500"], "Deal 4. Anna leads. Trump: ♠. to 500"),
        (
            ["第4ディール", "Annaのリードです。", "切り札: ♠", "500点"],
            "第4ディール。Annaのリードです。切り札: ♠。500点",
        ),
        (
            ["Anna: 「パス」", "メーカー", "ダイヤのQ(3点)", "終わり"],
            "Anna: 「パス」。メーカー。ダイヤのQ(3点)。終わり",
        ),
        (["Stich", "さくら leads", "次へ", "Next"], "Stich. さくら leads. 次へ。Next"),
    ],
)
async def test_lines_are_read_out_as_sentences_of_their_language(page: Page, lines: list[str], spoken: str) -> None:
    script = "async (lines) => (await import('/page/spoken.js')).asSentences(lines)"
    assert await page.evaluate(script, lines) == spoken


async def test_an_impossible_time_causes_no_error(page: Page) -> None:
    script = "async () => (await import('/page/time.js')).momentText(9999999999999, 'R')"
    assert await page.evaluate(script) == "9999999999999"


async def test_all_catalogues_have_the_same_keys_and_values(page: Page) -> None:
    catalogues = await page.evaluate("async () => (await import('/page/words.js')).CATALOGUES")

    def values(entry: str | dict[str, str]) -> list[str]:
        forms = [entry] if isinstance(entry, str) else list(entry.values())
        return sorted({part.split("}")[0] for form in forms for part in form.split("{")[1:]})

    english = catalogues.pop("en")
    assert set(catalogues) == set(OTHERS)
    for other in catalogues.values():
        assert list(english) == list(other)
        for key, entry in english.items():
            assert values(entry) == values(other[key]), key
