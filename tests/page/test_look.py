"""Layout and accessibility: phone width, touch, contrast, landmarks; the page's policy and sources."""

import re
from typing import Any

import discord
import pytest
from playwright.async_api import expect

from sandbox.testing import DrivenSandbox
from tests.page.conftest import PAGE, PHONE, WIDE, Tab, Tabs
from tests.page.demo import HAND, TABLE, Demo, Layout, cards_picture, hand_view, lobby, lobby_view, png

SIZES = {"phone": PHONE, "small phone": (320, 640), "tablet": (820, 1100), "desktop": WIDE}
LONG = "Donaudampfschifffahrtsgesellschaftskapitän" * 3
CONTRAST = """() => {
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const parse = (colour) => { const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number); return [r, g, b, a]; };
  const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];
  const ground = (node) => {
    const layers = [];
    for (let n = node; n; n = n.parentElement) layers.push(parse(getComputedStyle(n).backgroundColor));
    return layers.reverse().reduce((below, layer) => over(layer, below), [0, 0, 0, 1]);
  };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    const shown = node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!shown || !walker.currentNode.data.trim()) continue;
    if (node.closest("noscript, option, .unseen, [aria-busy=true]")) continue;
    const back = ground(node);
    const front = over(parse(getComputedStyle(node).color), back);
    const [a, b] = [light(front), light(back)].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < 4.5) poor.push([node.className, walker.currentNode.data, (a + 0.05) / (b + 0.05)]);
  }
  return poor;
}"""

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def fill(demo: Demo) -> None:
    """Sends one message of every kind, and words that are too long."""
    await demo.room.send(TABLE)
    await demo.room.send(f"{LONG} `{LONG}`\n```\n{LONG}\n```\n> {LONG}\nhttps://example.org/{LONG}")
    await demo.room.send(embed=lobby(["Anna", LONG]), view=lobby_view(), file=cards_picture())
    await demo.room.send(view=Layout(), file=cards_picture())
    await demo.room.send("hand", view=hand_view([*HAND]))


async def overflow(tab: Tab) -> Any:
    """The elements that overflow the window on the right, and the width of the page."""
    return await tab.page.evaluate("""() => {
        const wide = [...document.querySelectorAll("#messages *, #composer *, #head *")]
            .filter((n) => n.checkVisibility() && !n.closest("pre, .unseen"))
            .filter((n) => n.getBoundingClientRect().right > innerWidth + 0.5)
            .map((n) => n.outerHTML.slice(0, 80));
        return [wide, document.documentElement.scrollWidth <= innerWidth, messages.scrollWidth <= messages.clientWidth];
    }""")


@pytest.mark.parametrize("size", SIZES)
async def test_nothing_overflows_the_window(tab: Tabs, demo: Demo, size: str) -> None:
    anna = await tab("Anna", size=SIZES[size])
    await fill(demo)
    await expect(anna.control("press:A♠")).to_be_visible()
    assert await overflow(anna) == [[], True, True]
    await anna.composer.fill("/table new game:Klaberjass seats:2 secret:no")
    await expect(anna.page.locator("#option-secret")).to_be_visible()
    assert await overflow(anna) == [[], True, True]


async def test_touch_targets_are_large_enough(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna", size=PHONE, has_touch=True, is_mobile=True)
    await fill(demo)
    await expect(anna.control("press:A♠")).to_be_visible()
    await anna.page.get_by_role("button", name="Open the channel list").tap()
    await expect(anna.channel("card-room")).to_be_in_viewport()
    await anna.page.evaluate("() => Promise.all(channels.getAnimations().map((slide) => slide.finished))")
    small = await anna.page.evaluate("""() =>
        [...document.querySelectorAll("main button, main textarea, main a.button, #channels button")]
            .filter((n) => n.checkVisibility() && !n.matches(".link, .mention"))
            .map((n) => [n.outerHTML.slice(0, 60), n.getBoundingClientRect()])
            .filter(([, at]) => at.width < 40 || at.height < 40).map(([name, at]) => [name, at.width, at.height])""")
    assert small == []


async def test_a_row_of_five_wraps_on_a_phone(tab: Tabs, demo: Demo) -> None:
    """As in Discord's app for iOS: the last button of a row of five is below it (discord-api-docs#8351)."""
    anna = await tab("Anna", size=PHONE, has_touch=True, is_mobile=True)
    await demo.room.send("hand", view=hand_view([*HAND]))
    await expect(anna.control(f"press:{HAND[-1]}")).to_be_visible()
    tops = await anna.last.locator("[data-custom-id^=press]").evaluate_all(
        "(cards) => cards.map((card) => card.getBoundingClientRect().top)"
    )
    assert len(set(tops[:4])) == 1
    assert tops[4] > tops[3]


async def test_five_buttons_with_nothing_but_an_emoji_fit_a_row_on_a_phone(tab: Tabs, demo: Demo) -> None:
    emoji = await demo.create_application_emoji(name="ace_of_spades", image=png(8, 8))
    anna = await tab("Anna", size=PHONE, has_touch=True, is_mobile=True)
    view = discord.ui.View(timeout=None)
    for number in range(9):
        view.add_item(discord.ui.Button(custom_id=f"card:{number}", emoji=emoji, row=number // 5))
    await demo.room.send("hand", view=view)
    await expect(anna.control("card:8")).to_be_visible()
    boxes = await anna.last.locator("[data-custom-id^=card]").evaluate_all(
        "(cards) => cards.map((card) => card.getBoundingClientRect().top)"
    )
    assert len({round(top) for top in boxes}) == 2


@pytest.mark.parametrize("who", ["Anna", "Chie"])
async def test_text_has_enough_contrast(tab: Tabs, demo: Demo, who: str) -> None:
    """Every visible text, also on disabled buttons, has a contrast of at least 4.5 to 1."""
    viewer = await tab(who)
    await fill(demo)
    await viewer.command("hand")
    await expect(viewer.last).to_contain_text("Your hand")
    await viewer.page.evaluate("document.activeElement.blur()")
    assert await viewer.page.evaluate(CONTRAST) == []
    await viewer.composer.press("/")
    await expect(viewer.page.locator("#suggestions")).to_be_visible()
    assert await viewer.page.evaluate(CONTRAST) == []


async def test_landmarks_and_names(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await fill(demo)
    await expect(anna.page.get_by_role("navigation", name="Channels")).to_be_visible()
    await expect(anna.page.get_by_role("main")).to_be_visible()
    await expect(anna.page.get_by_role("complementary", name="People")).to_be_visible()
    await expect(anna.page.get_by_role("region", name="Messages in #card-room")).to_be_visible()
    await expect(anna.page.get_by_role("combobox", name="Message or command")).to_be_visible()
    await expect(anna.control("press:A♠")).to_be_visible()
    nameless = await anna.page.locator("button, a[href], input, select, textarea, img").evaluate_all("""(all) => all
        .filter((n) => n.checkVisibility())
        .filter((n) => !(n.textContent.trim() || n.ariaLabel || n.alt || n.labels?.length || n.placeholder))
        .map((n) => n.outerHTML)""")
    assert nameless == []


async def test_the_focus_is_visible_and_skips_closed_drawers(tab: Tabs) -> None:
    """Moves through the page with Tab; the composer shows its focus by its frame."""
    anna = await tab("Anna", size=PHONE)
    for _ in range(8):
        await anna.page.keyboard.press("Tab")
        hidden, outline, frame = await anna.page.evaluate("""() => {
            const n = document.activeElement;
            const frame = n.matches("textarea") && getComputedStyle(n.closest(".bar")).borderColor;
            const outline = n === document.body ? "nowhere" : getComputedStyle(n).outlineStyle;
            return [n.closest("#channels, #people") !== null, outline, frame];
        }""")
        assert not hidden
        assert frame == "rgb(111, 122, 232)" if frame else outline != "none"


async def test_reduced_motion_is_respected(tab: Tabs) -> None:
    anna = await tab("Anna", size=PHONE, reduced_motion="reduce")
    await expect(anna.page.locator("#people")).to_have_css("transition-duration", "0s")


async def test_the_policy_blocks_other_origins(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    anna = await tab("Anna")
    requests: list[str] = []
    anna.page.on("request", lambda request: requests.append(request.url))
    await demo.room.send(embed=lobby([]).set_thumbnail(url="https://example.org/spy.png"))
    await expect(anna.last.locator(".picture-outside")).to_have_text("Picture from another site, not loaded")
    await anna.page.reload()
    await expect(anna.messages).to_have_count(1)
    origin = box.page_url("Anna").split("/?", maxsplit=1)[0]
    assert [url for url in requests if not url.startswith((origin, origin.replace("http", "ws")))] == []


async def test_sources_create_no_html_from_text_and_are_short() -> None:
    html = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write"
    forbidden = re.compile(rf"{html}|\beval\(|new Function|https?://(?!www\.w3\.org)")
    sources = {path.name: path.read_text() for path in PAGE.iterdir() if path.suffix in {".js", ".css", ".html"}}
    assert {"main.js", "index.html", "base.css"} <= set(sources)
    assert [name for name, source in sources.items() if forbidden.search(source)] == []
    assert [name for name, source in sources.items() if len(source.splitlines()) > 400] == []
    assert "style=" not in sources["index.html"]
