"""Emoji that Discord does not know any more: over a real connection, letters stand on the buttons at once."""

from typing import Any

from bot.discord.emoji import AppEmoji
from bot.discord.messages.emoji_keeper import EmojiKeeper
from sandbox.testing import DrivenSandbox
from tests.discord.connection import Connected, buttons, panel_of, same_message
from tests.discord.house import WORDS


def faces(panel: Any) -> list[dict[str, Any]]:
    """The buttons that play a card."""
    rows = [row["components"] for row in panel["components"]]
    return [button for row in rows for button in row if "do=play" in button.get("custom_id", "")]


async def until_a_card_is_to_be_played(box: DrivenSandbox, panel: Any) -> None:
    """Answer what comes before, and go on after a trick."""
    while True:
        await box.until(lambda: any(buttons(same_message(box, "Anna", panel), verb) for verb in ("do", "read")))
        shown = same_message(box, "Anna", panel)
        if faces(shown):
            return
        pressed = [*buttons(shown, "do"), *buttons(shown, "read")]
        await box.click("Anna", panel["id"], pressed[0])


async def test_a_hand_whose_emoji_are_gone_has_letters_and_is_played_on(connected: Connected) -> None:
    box, bot = connected.box, connected.bot
    resolver = bot.services.locale_resolver
    synced = await AppEmoji(bot, WORDS).create_missing(lambda emoji: setattr(resolver, "emoji", emoji))
    assert synced.missing == 0
    panel = await panel_of(box, "Anna")
    await until_a_card_is_to_be_played(box, panel)
    assert all("emoji" in button and "label" not in button for button in faces(same_message(box, "Anna", panel)))
    for emoji in await bot.fetch_application_emojis():
        await emoji.delete()
    await box.until(lambda: bool(buttons(same_message(box, "Anna", panel), "do")))
    before = connected.table.revision
    reply = await box.click("Anna", panel["id"], buttons(same_message(box, "Anna", panel), "do")[0])
    assert reply.state == "done"
    assert connected.table.revision > before
    await until_a_card_is_to_be_played(box, panel)
    left = faces(same_message(box, "Anna", panel))
    assert all(button["label"] and "emoji" not in button for button in left)
    # The list is looked at again, and then the first request has letters.
    await EmojiKeeper(AppEmoji(bot, WORDS), bot._emoji_keeper._delivery, resolver, bot.services.clock).find()
    assert resolver.emoji is not None
    assert not any(any(cards) for cards in resolver.emoji.cards.values())
