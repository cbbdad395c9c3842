"""The buttons of replays and of the list of matches: they work whether the table of the match is open or not."""

from bot.discord.actions import fair_actions, replay_actions
from bot.discord.buttons.base import ButtonFamily
from bot.discord.context import Context
from bot.discord.custom_id import NO_TABLE, ButtonId, template
from bot.discord.guard import unknown_button
from bot.discord.pages.replay import Spot, number_in


class ReplayButton(ButtonFamily, template=template("replay", "step", "jump", "seen", "share", "export", "seals")):
    """*Replay* under a result or a shared moment; the steps and menus of a replay, and what else it offers."""

    @classmethod
    async def press(cls, context: Context, clicked: ButtonId) -> None:
        """Go to the position that the button names, or do something with it."""
        try:
            await cls._go(context, Spot.of(clicked), clicked)
        except ValueError:
            await unknown_button(context)

    @staticmethod
    async def _go(context: Context, spot: Spot, clicked: ButtonId) -> None:
        match clicked.verb:
            case "replay":
                await replay_actions.open_at(context, spot)
            case "step":
                await replay_actions.step(context, spot)
            case "jump":
                await replay_actions.jump(context, spot, context.values)
            case "seen":
                await replay_actions.see(context, spot, context.values)
            case "share":
                await replay_actions.share(context, spot)
            case "export":
                await replay_actions.export(context, spot, clicked.what.rpartition(".")[2])
            case "seals":
                _, _, page = clicked.what.partition(f"{spot.view}.{spot.position}.")
                await fair_actions.fair_of_match(context, spot, number_in(page) if page else None)


class HistoryButton(ButtonFamily, template=template("past", "watch", table=NO_TABLE)):
    """The pages of the list of somebody's matches, and the menu that opens one."""

    @classmethod
    async def press(cls, context: Context, clicked: ButtonId) -> None:
        """Turn the page, or open the match."""
        match clicked.verb:
            case "past":
                await replay_actions.turn_page(context, clicked.what)
            case "watch":
                await replay_actions.watch(context, context.values)
