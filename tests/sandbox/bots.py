"""A small bot on unmodified discord.py, with the commands that the tests of the sandbox use."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
"""One transparent pixel."""
CARDS = ("ace of spades", "ten of spades", "king of hearts")


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"press:(?P<count>\d+)"):
    """A button that counts its presses in its custom id."""

    def __init__(self, count: int) -> None:
        super().__init__(discord.ui.Button(label=f"pressed {count}", custom_id=f"press:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> "Press":
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot: SampleBot = interaction.client
        bot.pressing += 1
        bot.most_at_once = max(bot.most_at_once, bot.pressing)
        await asyncio.sleep(bot.pace)
        bot.pressing -= 1
        await interaction.response.edit_message(view=pressing(self.count + 1))


class Suit(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"suit"):
    """A menu of suits."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=suit) for suit in ("spades", "hearts", "diamonds", "clubs")]
        super().__init__(discord.ui.Select(custom_id="suit", options=options, max_values=2))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> "Suit":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(" and ".join(self.item.values), ephemeral=True)


class Name(discord.ui.Modal, title="Your name"):
    """A form with one line."""

    line: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Name", min_length=2, max_length=20)

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"Hello {self.line.value}", ephemeral=True)


def pressing(count: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Press(count))
    return view


def suits() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Suit())
    return view


class SampleBot(commands.Bot):
    """The bot. Keeps the events and messages that it received, its error codes, and some interactions by name."""

    def __init__(self, *, intents: discord.Intents | None = None, sync: bool = True, **how: Any) -> None:
        intents = intents or discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__("!", intents=intents, guild_ready_timeout=0.05, help_command=None, **how)
        self._sync = sync
        self.event_log: list[str] = []
        self.error_codes: list[int] = []
        self.interactions: dict[str, discord.Interaction[Any]] = {}
        self.received: list[discord.Message] = []
        self.pressing = self.most_at_once = 0
        self.pace = 0.0

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Does not wait, unlike discord.py, which keeps to Discord's limit of one IDENTIFY in 5 s."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Suit)
        add_commands(self)
        if self._sync:
            await self.tree.sync()

    async def on_ready(self) -> None:
        self.event_log.append("ready")

    async def on_resumed(self) -> None:
        self.event_log.append("resumed")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.event_log.append(f"join {guild.name}")

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.event_log.append(f"available {guild.name}")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.event_log.append(f"remove {guild.name}")

    async def on_guild_channel_delete(self, channel: Any) -> None:
        self.event_log.append(f"gone {channel.name}")

    async def on_raw_message_delete(self, deleted: discord.RawMessageDeleteEvent) -> None:
        self.event_log.append(f"deleted {deleted.message_id}")

    async def on_message(self, message: discord.Message) -> None:
        self.received.append(message)


def add_commands(bot: SampleBot) -> None:
    tree = bot.tree

    @tree.command(description="A private greeting with a button and a picture")
    async def hello(interaction: discord.Interaction[Any], name: str) -> None:
        embed = discord.Embed(title=f"Hello {name}").set_image(url="attachment://dot.png")
        picture = discord.File(io.BytesIO(PNG), "dot.png", description="a dot")
        bot.interactions["hello"] = interaction
        await interaction.response.send_message(embed=embed, file=picture, view=pressing(0), ephemeral=True)

    @tree.command(description="Thinks, answers, and says more")
    async def slow(interaction: discord.Interaction[Any], private: bool = False) -> None:
        await interaction.response.defer(ephemeral=private, thinking=True)
        await asyncio.sleep(0.02)
        await interaction.followup.send("first")
        await interaction.followup.send("second", ephemeral=True)

    @tree.command(description="Thinks and edits its answer")
    async def ponder(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="pondered")

    @tree.command(description="Thinks forever")
    async def forget(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        bot.interactions["forget"] = interaction

    @tree.command(description="Answers after a while")
    async def late(interaction: discord.Interaction[Any], seconds: float) -> None:
        await asyncio.sleep(seconds)
        try:
            await interaction.response.send_message("late")
        except discord.HTTPException as error:
            bot.error_codes.append(error.code)

    @tree.command(description="Answers twice")
    async def twice(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("once")
        try:
            await discord.InteractionResponse(interaction).send_message("twice")
        except discord.HTTPException as error:
            bot.error_codes.append(error.code)

    @tree.command(description="Shows a form")
    async def form(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Name())
        bot.interactions["form"] = interaction

    @tree.command(description="Shows a menu")
    async def menu(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("which?", view=suits())

    @tree.command(description="Plays a card")
    async def play(interaction: discord.Interaction[Any], card: str) -> None:
        await interaction.response.send_message(f"played {card}")

    @play.autocomplete("card")
    async def cards(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=card, value=card) for card in CARDS if typed in card]

    @tree.command(description="Writes to somebody")
    async def write(interaction: discord.Interaction[Any], to: discord.User) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            await to.send("a letter", view=pressing(0))
            await interaction.followup.send("written")
        except discord.Forbidden as error:
            bot.error_codes.append(error.code)
            await interaction.followup.send("closed")

    @tree.command(description="What the bot knows of an interaction")
    async def about(interaction: discord.Interaction[Any], who: discord.Member | None = None) -> None:
        bot.interactions["about"] = interaction
        name = "nobody" if who is None else who.display_name
        await interaction.response.send_message(f"{name} {interaction.locale} {interaction.guild_locale}")

    group = app_commands.Group(name="table", description="Tables")

    @group.command(description="Opens a table")
    @app_commands.choices(
        game=[app_commands.Choice(name="Vira", value="vira"), app_commands.Choice(name="Jass", value="jass")]
    )
    async def new(interaction: discord.Interaction[Any], game: str, seats: app_commands.Range[int, 2, 4] = 2) -> None:
        await interaction.response.send_message(f"{game} for {seats}")

    tree.add_command(group)
