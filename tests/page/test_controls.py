"""Buttons, menus and modals, by mouse and keyboard."""

import discord
import pytest
from playwright.async_api import expect

from tests.page.conftest import Tab, Tabs, eventually
from tests.page.demo import HAND, Demo, Pick, button_view, hand_view, lobby, lobby_view

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_click_edits_the_message_for_everybody(tab: Tabs, demo: Demo) -> None:
    anna, ben = await tab("Anna"), await tab("Ben")
    await anna.command("table new game:Klaberjass")
    await expect(ben.last.locator(".used")).to_contain_text("Anna used /table new")
    await expect(anna.last.locator(".used")).to_contain_text("You used /table new")
    await ben.control("press:join").click()
    for viewer in (anna, ben):
        await expect(viewer.last.locator(".embed-field").nth(1)).to_contain_text("Ben")
    await expect(anna.messages).to_have_count(1)


async def test_a_clicked_button_shows_a_spinner_until_its_answer_and_is_not_pressed_twice(
    tab: Tabs, demo: Demo
) -> None:
    anna = await tab("Anna")
    await demo.room.send("wait", view=button_view("slow"))
    await anna.control("press:slow").click()
    await expect(anna.control("press:slow")).to_have_attribute("aria-busy", "true")
    await anna.control("press:slow").click()
    demo.gate.set()
    await expect(anna.last).to_contain_text("slow was pressed")
    await expect(anna.control("press:slow")).not_to_have_attribute("aria-busy", "true")
    assert demo.pressed == [("anna", "slow")]


@pytest.mark.parametrize("first_answer", [1.0])
async def test_an_unanswered_click_fails(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await demo.room.send("nothing", view=button_view("silent"))
    await anna.control("press:silent").click()
    await expect(anna.last.get_by_role("alert")).to_have_text("This interaction failed")
    await expect(anna.last.get_by_role("alert")).to_have_css("color", "rgb(255, 155, 155)")
    await expect(anna.control("press:silent")).not_to_have_attribute("aria-busy", "true")


async def test_the_second_press_of_a_double_click_does_not_hit_the_next_card(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await anna.command("hand")
    card = anna.control("press:A♠")
    await expect(card).to_be_visible()
    await expect(anna.messages).to_have_count(1)
    at = await card.bounding_box()
    assert at is not None
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    await anna.page.mouse.move(x, y)
    await anna.page.mouse.down(click_count=1)
    await anna.page.mouse.up(click_count=1)
    await expect(anna.last).to_contain_text("played A♠")
    moved = await anna.control("press:10♠").bounding_box()
    assert moved is not None
    await anna.page.mouse.move(moved["x"] + 5, moved["y"] + 5)
    await anna.page.mouse.down(click_count=2)
    await anna.page.mouse.up(click_count=2)
    await anna.control("press:K♥").click()
    await expect(anna.last).to_contain_text("played K♥")
    assert demo.pressed == [("anna", "A♠"), ("anna", "K♥")]


async def test_a_disabled_button_does_nothing(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await anna.command("hand")
    await expect(anna.control("press:9♥")).to_be_disabled()
    await anna.control("press:9♥").click(force=True)
    await anna.control("press:A♠").click()
    await expect(anna.last).to_contain_text("played A♠")
    assert demo.pressed == [("anna", "A♠")]


async def test_a_private_answer_is_seen_in_one_tab_only_and_can_be_dismissed(tab: Tabs, demo: Demo) -> None:
    anna, ben = await tab("Anna"), await tab("Ben")
    await demo.room.send(embed=lobby([]), view=lobby_view())
    await expect(ben.messages).to_have_count(1)
    await anna.control("press:hand").click()
    await expect(anna.last).to_contain_text("Only you can see this")
    await expect(anna.control("press:A♠")).to_be_visible()
    await expect(ben.messages).to_have_count(1)
    assert "press:A♠" not in await ben.page.content()
    await anna.last.get_by_role("button", name="Dismiss message").click()
    await expect(anna.messages).to_have_count(1)


async def test_one_choice_is_sent_at_once(tab: Tabs) -> None:
    anna = await tab("Anna")
    await anna.command("menu")
    await anna.control("pick:1").click()
    await expect(anna.choices).to_have_count(len(HAND))
    await anna.choices.nth(2).click()
    await expect(anna.last).to_contain_text("picked K♥")
    await expect(anna.page.locator(".menu")).to_have_count(0)


async def test_a_menu_of_people(tab: Tabs) -> None:
    anna = await tab("Anna")
    await anna.command("menu")
    await anna.control("who").click()
    await expect(anna.choices.locator(".choice-label")).to_contain_text(["Anna", "Ben", "Chie"])


async def test_several_choices_are_sent_with_confirm(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await anna.command("hand")
    await anna.control("pick:2").click()
    confirm = anna.page.get_by_role("button", name="Confirm")
    options = anna.choices
    await options.nth(0).click()
    await expect(confirm).to_be_disabled()
    await options.nth(4).click()
    await options.nth(5).click()
    await expect(anna.page.locator(".choice[aria-selected=true]")).to_have_count(2)
    await confirm.click()
    await expect(anna.last).to_contain_text("picked A♠ and J♦")
    await expect(anna.page.locator(".select").first).to_have_text("A♠, J♦")


async def test_an_open_menu_survives_an_edit_of_its_message(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    view = discord.ui.View(timeout=None)
    view.add_item(Pick(2))
    sent = await demo.room.send("before", view=view)
    await anna.control("pick:2").click()
    await anna.choices.nth(1).click()
    await sent.edit(content="after")
    await expect(anna.last).to_contain_text("after")
    await anna.choices.nth(2).click()
    await anna.page.get_by_role("button", name="Confirm").click()
    await expect(anna.last).to_contain_text("picked 10♠ and K♥")


async def test_a_removed_menu_closes(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    view = discord.ui.View(timeout=None)
    view.add_item(Pick(2))
    sent = await demo.room.send("before", view=view)
    await anna.control("pick:2").click()
    await sent.edit(view=None)
    await expect(anna.page.locator(".menu")).to_have_count(0)


async def fill_form(anna: Tab) -> None:
    dialog = anna.page.get_by_role("dialog", name="Table options")
    await dialog.get_by_label("Table name").fill("Friday")
    await dialog.get_by_label("Pace").select_option(label="Slow")
    await dialog.get_by_role("button", name="Submit").click()


async def test_a_form_is_checked_and_sent(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await demo.room.send("a form", view=button_view("form"))
    await anna.control("press:form").click()
    dialog = anna.page.get_by_role("dialog", name="Table options")
    name = dialog.get_by_label("Table name")
    await expect(name).to_be_focused()
    await name.fill("ab")
    await anna.page.keyboard.press("Enter")
    await expect(dialog).to_contain_text("Table name: at least 3 characters.")
    await expect(dialog).to_contain_text("Please fill in Pace.")
    await expect(name).to_have_attribute("aria-invalid", "true")
    await fill_form(anna)
    await expect(dialog).to_have_count(0)
    await expect(anna.last).to_contain_text("Friday, slow")


async def test_a_form_can_be_cancelled(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await demo.room.send("a form", view=button_view("form"))
    for leave in ("Escape", "Cancel"):
        await anna.control("press:form").click()
        dialog = anna.page.get_by_role("dialog", name="Table options")
        await expect(dialog).to_be_visible()
        if leave == "Escape":
            await anna.page.keyboard.press("Escape")
        else:
            await dialog.get_by_role("button", name="Cancel").click()
        await expect(dialog).to_have_count(0)
    await expect(anna.control("press:form")).to_be_focused()


async def test_playing_by_keyboard_alone(tab: Tabs, demo: Demo) -> None:
    """Moves from the composer to a card, a menu and back; the focus stays in the hand when it is redrawn."""
    anna = await tab("Anna")
    await anna.composer.focus()
    await anna.page.keyboard.type("/hand")
    await anna.page.keyboard.press("Enter")
    await expect(anna.control("press:A♠")).to_be_visible()
    for _ in range(20):
        await anna.page.keyboard.press("Shift+Tab")
        if await anna.control("pick:2").evaluate("(select) => select === document.activeElement"):
            break
    await anna.page.keyboard.press("Enter")
    await anna.page.keyboard.press("ArrowDown")
    await anna.page.keyboard.press("Space")
    await anna.page.keyboard.press("q")
    await anna.page.keyboard.press("Space")
    await anna.page.keyboard.press("Tab")
    await anna.page.keyboard.press("Enter")
    await expect(anna.last).to_contain_text("picked 10♠ and Q♣")
    await expect(anna.control("pick:2")).to_be_focused()
    for _ in range(3):
        await anna.page.keyboard.press("ArrowLeft")
    await expect(anna.control("press:7♣")).to_be_focused()
    await anna.page.keyboard.press("Enter")
    await expect(anna.messages.nth(-2)).to_contain_text("played 7♣")
    await expect(anna.messages.nth(-2)).to_be_focused()
    await anna.page.keyboard.press("Enter")
    await anna.page.keyboard.press("Tab")
    await expect(anna.control("press:A♠")).to_be_focused()
    assert demo.pressed == [("anna", "7♣")], "the card that slid to the place of the played one was not pressed"


async def test_a_press_that_began_on_one_button_never_ends_on_another(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    sent = await demo.room.send("hand", view=hand_view(["A♠", "10♠"]))
    await anna.control("press:A♠").hover()
    await anna.page.mouse.down()
    await sent.edit(content="changed", view=hand_view(["K♥", "J♦"]))
    await expect(anna.last).to_contain_text("changed")
    await anna.page.mouse.up()
    await sent.edit(content="again", view=hand_view(["K♥"]))
    await expect(anna.last).to_contain_text("again")
    assert demo.pressed == []


async def test_a_button_that_is_being_pressed_stays_under_the_finger_while_messages_come(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    for number in range(20):
        await demo.room.send(f"message {number}")
    above = await demo.room.send("above")
    await demo.room.send("hand", view=hand_view(["A♠", "10♠"]))
    await anna.control("press:A♠").hover()
    before = await anna.control("press:A♠").bounding_box()
    assert before is not None
    await anna.page.mouse.down()
    for number in range(5):
        await demo.room.send(f"below {number}\nand more")
    await above.edit(content="above\n" * 6)
    await expect(anna.last).to_contain_text("below 4")
    await expect(anna.messages.filter(has_text="above")).to_contain_text("aboveabove")
    after = await anna.control("press:A♠").bounding_box()
    assert after is not None
    assert after["y"] == pytest.approx(before["y"], abs=1)
    await anna.page.mouse.up()
    await eventually(lambda: demo.pressed == [("anna", "A♠")])
    await expect(anna.messages.filter(has_text="below 4")).to_be_in_viewport()


async def test_focus_stays_on_its_button_when_others_come_and_go(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    sent = await demo.room.send("hand", view=hand_view(["A♠", "10♠", "K♥"]))
    await anna.control("press:K♥").focus()
    await sent.edit(content="changed", view=hand_view(["J♦", "10♠", "K♥"]))
    await expect(anna.last).to_contain_text("changed")
    await expect(anna.control("press:K♥")).to_be_focused()
    await sent.edit(content="again", view=hand_view(["K♥", "J♦", "Q♣"]))
    await expect(anna.last).to_contain_text("again")
    await expect(anna.control("press:K♥")).to_be_focused()


async def test_a_key_held_down_presses_once(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await demo.room.send("count", view=button_view("count", label="count 0"))
    await anna.control("press:count").focus()
    for _ in range(5):
        await anna.page.keyboard.down("Enter")
    await anna.page.keyboard.up("Enter")
    await expect(anna.last).to_contain_text("count 1")
    await eventually(lambda: demo.pressed == [("anna", "count")])


async def test_the_focus_stays_in_its_place_and_never_on_another_button_that_slid_there(tab: Tabs, demo: Demo) -> None:
    """Custom ids change with every step, so that only the place and the label tell what a button is."""

    def rows(*rows: str, dead: str = "") -> discord.ui.View:
        view = discord.ui.View(timeout=None)
        for at, row in enumerate(rows):
            for label in row.split():
                view.add_item(discord.ui.Button(label=label, row=at, disabled=label == dead))
        return view

    anna = await tab("Anna")
    sent = await demo.room.send("hand", view=rows("A B C", "D E F"))
    await anna.last.get_by_role("button", name="E", exact=True).focus()
    await sent.edit(content="shorter", view=rows("B C", "D E F"))
    await expect(anna.last).to_contain_text("shorter")
    await expect(anna.last.get_by_role("button", name="E", exact=True)).to_be_focused()
    await sent.edit(content="played", view=rows("B C", "D – F", dead="–"))
    await expect(anna.last).to_contain_text("played")
    await expect(anna.last.get_by_role("button", name="–", exact=True)).to_be_focused()
    await sent.edit(content="slid", view=rows("B C", "D F"))
    await expect(anna.last).to_contain_text("slid")
    await expect(anna.last).to_be_focused()
