"""The composer: plain text, and slash commands with their options, lists and errors."""

import asyncio
import re

import pytest
from playwright.async_api import WebSocketRoute, expect

from sandbox.testing import DrivenSandbox
from tests.page.conftest import PHONE, Tabs, eventually
from tests.page.demo import HAND, Demo

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_plain_text_is_sent_to_the_channel(tab: Tabs) -> None:
    anna, ben = await tab("Anna"), await tab("Ben")
    await anna.composer.fill("good evening")
    await anna.page.keyboard.press("Enter")
    await expect(ben.last).to_contain_text("good evening")
    await expect(anna.composer).to_have_value("")
    await anna.composer.fill("two")
    await anna.page.keyboard.press("Shift+Enter")
    await anna.page.keyboard.type("lines")
    await anna.page.keyboard.press("Enter")
    await expect(ben.last.locator("br")).to_have_count(1)


async def test_the_slash_lists_the_commands_with_descriptions(tab: Tabs) -> None:
    anna = await tab("Anna")
    await anna.composer.press("/")
    await expect(anna.suggestions.filter(has_text="/table new")).to_contain_text("Opens a table")
    await anna.page.keyboard.type("tab")
    await expect(anna.suggestions.locator(".suggestion-label")).to_have_text(["/table new", "/table show"])
    await anna.page.keyboard.press("ArrowDown")
    await expect(anna.suggestions.nth(1)).to_have_attribute("aria-selected", "true")
    await expect(anna.composer).to_have_attribute("aria-activedescendant", "suggestion-1")
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator("#suggestions")).to_be_hidden()
    await expect(anna.composer).to_have_value("")


async def test_a_command_by_keys(tab: Tabs, demo: Demo) -> None:
    """Tab picks a command and its choices; Enter picks the marked entry, or sends if none is marked."""
    anna = await tab("Anna")
    await anna.composer.focus()
    await anna.page.keyboard.type("/tab")
    await anna.page.keyboard.press("Tab")
    await expect(anna.page.locator(".command-name")).to_have_text("/table new")
    await expect(anna.page.locator("#option-game")).to_be_focused()
    await expect(anna.suggestions).to_have_text(["Klaberjass", "Schieber Jass"])
    await anna.page.keyboard.type("schie")
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.locator("#option-game")).to_have_value("Schieber Jass")
    await anna.page.keyboard.press("Tab")
    await expect(anna.suggestions.locator(".suggestion-label")).to_have_text(["seats", "secret"])
    await anna.page.keyboard.type("sec")
    await anna.page.keyboard.press("Enter")
    await anna.page.keyboard.type("t")
    await anna.page.keyboard.press("Tab")
    await anna.page.keyboard.press("Enter")
    await expect(anna.last.locator(".used")).to_contain_text("You used /table new")
    assert demo.inputs == ["schieber 2 True"]
    await expect(anna.composer).to_be_focused()


async def test_a_command_by_mouse(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await anna.page.get_by_role("button", name="Commands").click()
    await anna.suggestions.filter(has_text="/table new").click()
    await anna.suggestions.filter(has_text="Klaberjass").click()
    await anna.page.get_by_role("button", name="Send").click()
    await expect(anna.last).to_contain_text("2 players")
    assert demo.inputs == ["klaberjass 2 False"]


async def test_a_command_by_touch(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna", size=PHONE, has_touch=True, is_mobile=True)
    await anna.page.get_by_role("button", name="Commands").tap()
    await anna.suggestions.filter(has_text="/table new").tap()
    await anna.suggestions.filter(has_text="Klaberjass").tap()
    await anna.page.get_by_role("button", name="Send").tap()
    await expect(anna.last).to_contain_text("2 players")
    assert demo.inputs == ["klaberjass 2 False"]


async def test_a_command_typed_with_its_options(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await anna.composer.fill("/table new game:Klaberjass seats:4")
    await expect(anna.page.locator("#option-seats")).to_have_value("4")
    await anna.page.get_by_role("button", name="Send").click()
    await expect(anna.last).to_contain_text("2 players")
    assert demo.inputs == ["klaberjass 4 False"]


async def test_a_command_without_options_is_sent_at_once(tab: Tabs) -> None:
    anna = await tab("Anna")
    await anna.composer.focus()
    await anna.page.keyboard.type("/hand")
    await anna.page.keyboard.press("Enter")
    await expect(anna.control("press:A♠")).to_be_visible()


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("/table new ", "Please fill in game."),
        ("/table new game:Bridge", "game: pick one from the list."),
        ("/table new game:Klaberjass seats:many", "seats: a whole number, please."),
        ("/table new game:Klaberjass seats:2.5", "seats: a whole number, please."),
        ("/table new game:Klaberjass seats:1", "seats: at least 2."),
        ("/table new game:Klaberjass seats:5", "seats: at most 4."),
    ],
)
async def test_missing_and_invalid_options_are_shown_at_their_fields(
    tab: Tabs, demo: Demo, written: str, problem: str
) -> None:
    anna = await tab("Anna")
    await anna.composer.fill(written)
    await anna.page.get_by_role("button", name="Send").click()
    await expect(anna.page.locator("#composer .problem")).to_have_text(problem)
    await expect(anna.page.locator(".option input:focus")).to_have_attribute("aria-invalid", "true")
    await expect(anna.messages).to_have_count(0)
    assert demo.inputs == []


async def test_escape_and_backspace_leave_a_command(tab: Tabs) -> None:
    anna = await tab("Anna")
    for leave in ("Escape", "Backspace"):
        await anna.composer.fill("/table new ")
        await expect(anna.page.locator("#option-game")).to_be_focused()
        await anna.page.keyboard.press(leave)
        await expect(anna.page.locator(".command")).to_be_hidden()
        await expect(anna.composer).to_be_focused()


async def test_an_unknown_command_is_not_sent_as_text(tab: Tabs) -> None:
    anna = await tab("Anna")
    await anna.composer.fill("/nonsense")
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.locator("#composer .problem")).to_have_text(
        "There is no such command. Pick one from the list."
    )
    await expect(anna.messages).to_have_count(0)


async def test_autocomplete_asks_the_bot_once_after_typing_stops(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await anna.composer.fill("/play ")
    await expect(anna.suggestions).to_have_count(len(HAND))
    await anna.stop_time()
    for sign in "10♠":
        await anna.page.keyboard.type(sign)
        await anna.page.clock.run_for(149)
    await anna.page.clock.run_for(1)
    await expect(anna.suggestions).to_have_text(["10♠ (card)"])
    assert demo.inputs == ["", "10♠"]
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.locator("#option-card")).to_have_value("10♠ (card)")
    await anna.page.keyboard.press("Enter")
    await expect(anna.last).to_contain_text("played 10♠")
    await expect(anna.last).not_to_contain_text("(card)")


async def test_a_late_answer_is_ignored(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    anna = await tab("Anna")
    await anna.composer.fill("/play ")
    await expect(anna.suggestions).to_have_count(len(HAND))
    await anna.page.keyboard.type("A")
    await eventually(lambda: "A" in demo.inputs)
    await anna.page.keyboard.press("Backspace")
    await anna.page.keyboard.type("q")
    await expect(anna.suggestions).to_have_text(["Q♣ (card)"])
    demo.gate.set()
    await eventually(lambda: sum(request.path.endswith("/callback") for request in box.log) == 3)
    await demo.room.send("after the late answer")
    await expect(anna.last).to_contain_text("after the late answer")
    await expect(anna.suggestions).to_have_text(["Q♣ (card)"])


async def test_a_text_outside_the_offered_choices_is_sent_to_the_bot(tab: Tabs) -> None:
    anna = await tab("Anna")
    await anna.composer.fill("/play ")
    await anna.page.keyboard.type("ace of spades")
    await anna.page.keyboard.press("Enter")
    await expect(anna.last).to_contain_text("played ace of spades")


async def test_thinking_then_answered(tab: Tabs, demo: Demo) -> None:
    anna, ben = await tab("Anna"), await tab("Ben")
    await anna.command("ponder")
    await expect(anna.last).to_contain_text("Stich is thinking…")
    demo.gate.set()
    await expect(anna.last).to_contain_text("pondered")
    await expect(anna.messages).to_have_count(1)
    await expect(ben.messages).to_have_count(0)


async def test_a_command_shows_that_it_waits_for_its_answer(tab: Tabs) -> None:
    anna = await tab("Anna")
    await anna.command("silent")
    await expect(anna.last).to_contain_text("Sending command…")


@pytest.mark.parametrize("first_answer", [1.0])
async def test_an_unanswered_command(tab: Tabs) -> None:
    anna = await tab("Anna")
    await anna.command("silent")
    await expect(anna.last.get_by_role("alert")).to_contain_text("The application did not respond")
    await anna.last.get_by_role("button", name="Dismiss message").click()
    await expect(anna.messages).to_have_count(0)


async def test_enter_in_an_input_method_sends_nothing(tab: Tabs) -> None:
    """The Enter that ends a Japanese conversion sends nothing."""
    chie = await tab("Chie")
    await chie.composer.focus()
    client = await chie.page.context.new_cdp_session(chie.page)
    await client.send("Input.imeSetComposition", {"text": "こんばん", "selectionStart": 4, "selectionEnd": 4})
    await chie.composer.dispatch_event("keydown", {"key": "Enter", "isComposing": True, "bubbles": True})
    await client.send("Input.insertText", {"text": "こんばんは"})
    await expect(chie.composer).to_have_value("こんばんは")
    await chie.page.keyboard.press("Enter")
    await expect(chie.last).to_contain_text("こんばんは")
    await expect(chie.messages).to_have_count(1)


async def test_names_of_commands_are_in_the_members_language(tab: Tabs) -> None:
    chie = await tab("Chie")
    await chie.composer.focus()
    await chie.page.keyboard.type("/手")
    await expect(chie.suggestions).to_have_text(["/手札自分の手札を見る"])
    await chie.page.keyboard.press("Enter")
    await chie.page.keyboard.press("Enter")
    await expect(chie.control("press:A♠")).to_be_visible()


async def test_the_composer_is_disabled_before_a_channel_is_open(tab: Tabs) -> None:
    """A text typed while the page connects would be lost when its first channel opens."""
    anna = await tab("Anna")
    greeted = asyncio.Event()

    async def hold(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        held: list[str | bytes] = []
        server.on_message(lambda frame: socket.send(frame) if greeted.is_set() else held.append(frame))
        await greeted.wait()
        for frame in held:
            socket.send(frame)

    await anna.page.route_web_socket(re.compile("/feed"), hold)
    await anna.page.reload()
    await expect(anna.composer).to_be_disabled()
    await expect(anna.page.locator("#composer .slash")).to_be_disabled()
    greeted.set()
    await expect(anna.composer).to_be_enabled()
    await expect(anna.composer).to_be_focused()
    await anna.composer.fill("good evening")
    await anna.page.keyboard.press("Enter")
    await expect(anna.last).to_contain_text("good evening")
