"""A small discord.py bot that shows everything that a page has to draw, and answers presses."""

import asyncio
import io
import struct
import zlib
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

Interaction = discord.Interaction[Any]
HAND = ("A♠", "10♠", "K♥", "9♥", "J♦", "8♦", "Q♣", "7♣", "A♣")
DISABLED = frozenset({"9♥", "8♦"})
TABLE = (
    "**Deal 4** · trump ♠ · Anna 312 – 288 Ben\n"
    "> Anna  **10♠** ★\n> Ben  J♦\n-# Lead: Anna · first to 500 · ends <t:4102444800:R>"
)


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"press:(?P<name>[^:]+)(?::(?P<count>\d+))?"):
    """A button whose effect depends on the name in its custom id."""

    def __init__(self, name: str, count: int = 0, **look: Any) -> None:
        custom_id = f"press:{name}:{count}" if count else f"press:{name}"
        super().__init__(discord.ui.Button(custom_id=custom_id, **({"label": name} | look)))
        self.name, self.count = name, count

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> "Press":
        return cls(match["name"], int(match["count"] or 0))

    async def callback(self, interaction: Interaction) -> None:
        bot: Demo = interaction.client
        bot.pressed.append((interaction.user.name, self.name))
        respond = interaction.response
        match self.name:
            case "join":
                bot.joined.append(interaction.user.display_name)
                await respond.edit_message(embed=lobby(bot.joined), view=lobby_view())
            case "hand":
                await respond.send_message("Your hand", view=hand_view(list(HAND)), ephemeral=True)
            case "slow":
                await bot.gate.wait()
                await respond.edit_message(content="slow was pressed")
            case "silent":
                return
            case "form":
                await respond.send_modal(Form())
            case "letter":
                await respond.defer()
                await interaction.user.send("A letter", view=button_view("count", label="count 0"))
            case "count":
                await respond.edit_message(view=button_view("count", self.count + 1, label=f"count {self.count + 1}"))
            case card:
                left = [other for other in HAND if other != card]
                await respond.edit_message(content=f"played {card}", view=hand_view(left))


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pick:(?P<count>\d)"):
    """A menu of cards."""

    def __init__(self, count: int) -> None:
        options = [discord.SelectOption(label=card, value=card, description=f"the card {card}") for card in HAND]
        placeholder = "Discard two cards" if count > 1 else "Choose a card"
        super().__init__(
            discord.ui.Select(
                custom_id=f"pick:{count}", options=options, max_values=count, min_values=count, placeholder=placeholder
            )
        )

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> "Pick":
        return cls(int(match["count"]))

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"picked {' and '.join(self.item.values)}", ephemeral=True)


class Form(discord.ui.Modal, title="Table options"):
    """A form with a text, a long text and a menu."""

    name: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Table name", min_length=3, max_length=20)
    note: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label="Note", style=discord.TextStyle.paragraph, required=False
    )
    pace: discord.ui.Label[Any] = discord.ui.Label(
        text="Pace",
        description="How long a turn may take",
        component=discord.ui.Select(
            options=[discord.SelectOption(label="Live", value="live"), discord.SelectOption(label="Slow", value="slow")]
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        pace = self.pace.component
        assert isinstance(pace, discord.ui.Select)
        await interaction.response.send_message(f"{self.name.value}, {pace.values[0]}", ephemeral=True)


def button_view(name: str, count: int = 0, **look: Any) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Press(name, count, **look))
    return view


def hand_view(cards: list[str]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for card in cards:
        view.add_item(Press(card, disabled=card in DISABLED, style=discord.ButtonStyle.secondary))
    view.add_item(Press("why", label="Why not?", style=discord.ButtonStyle.primary))
    view.add_item(Pick(2))
    return view


def lobby(joined: list[str]) -> discord.Embed:
    embed = discord.Embed(title="Klaberjass", description="2 players, to 500 points", colour=0x2A7D4F)
    embed.set_author(name="A table")
    embed.add_field(name="Seat 1", value=joined[0] if joined else "free")
    embed.add_field(name="Seat 2", value=joined[1] if len(joined) > 1 else "free")
    embed.add_field(name="Pace", value="45 s a turn")
    embed.add_field(name="Options", value="dix, bella by choice", inline=False)
    embed.set_image(url="attachment://cards.png")
    return embed.set_footer(text="Klaberjass · table 7")


def lobby_view() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Press("join", label="Join", style=discord.ButtonStyle.success, emoji="🪑"))
    view.add_item(Press("hand", label="My hand", style=discord.ButtonStyle.primary))
    view.add_item(Press("leave", label="Leave", style=discord.ButtonStyle.danger, disabled=True))
    view.add_item(discord.ui.Button(label="Rules", url="https://example.org/rules"))
    return view


class Layout(discord.ui.LayoutView):
    """A message of Components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        row.add_item(Press("hand", label="My hand"))
        section: discord.ui.Section[Any] = discord.ui.Section(
            "**Result**", "Anna beat Ben", accessory=Press("again", label="Rematch")
        )
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery(
            discord.MediaGalleryItem("attachment://cards.png", description="two cards")
        )
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay("## Klaberjass"),
                section,
                discord.ui.Separator(),
                gallery,
                row,
                accent_colour=0x5461D6,
            )
        )


class Japanese(app_commands.Translator):
    """Gives one command a Japanese name."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        words = {"hand": "手札", "Shows your cards": "自分の手札を見る"}
        return words.get(string.message) if locale.value == "ja" else None


class Demo(commands.Bot):
    """The bot. Some answers wait for `gate`; `pressed` lists who pressed what, `inputs` the options it received."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, help_command=None)
        self.room: discord.PartialMessageable
        self.gate = asyncio.Event()
        self.pressed: list[tuple[str, str]] = []
        self.joined: list[str] = []
        self.inputs: list[str] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Does not wait, unlike discord.py, which keeps to Discord's limit of one IDENTIFY in 5 s."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Pick)
        add_commands(self)
        await self.tree.set_translator(Japanese())
        await self.tree.sync()


def png(width: int, height: int) -> bytes:
    """A PNG of one colour."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = (b"\0" + b"\x2b\x7a\x5b" * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def cards_picture() -> discord.File:
    return discord.File(io.BytesIO(png(240, 80)), "cards.png", description="two cards, face down")


def add_commands(bot: Demo) -> None:
    tree = bot.tree
    table = app_commands.Group(name="table", description="Tables")

    @table.command(description="Opens a table")
    @app_commands.describe(game="Which game", seats="How many players", secret="Whether others may watch")
    @app_commands.choices(
        game=[
            app_commands.Choice(name="Klaberjass", value="klaberjass"),
            app_commands.Choice(name="Schieber Jass", value="schieber"),
        ]
    )
    async def new(
        interaction: Interaction, game: str, seats: app_commands.Range[int, 2, 4] = 2, secret: bool = False
    ) -> None:
        bot.inputs.append(f"{game} {seats} {secret}")
        bot.joined = [interaction.user.display_name]
        await interaction.response.send_message(embed=lobby(bot.joined), view=lobby_view(), file=cards_picture())

    @table.command(description="Shows the table")
    async def show(interaction: Interaction) -> None:
        await interaction.response.send_message(TABLE)

    tree.add_command(table)

    @tree.command(description="Shows your cards")
    async def hand(interaction: Interaction) -> None:
        await interaction.response.send_message("Your hand", view=hand_view(list(HAND)), ephemeral=True)

    @tree.command(description="Plays a card")
    @app_commands.describe(card="The card, in any spelling")
    async def play(interaction: Interaction, card: str) -> None:
        await interaction.response.send_message(f"played {card}")

    @play.autocomplete("card")
    async def cards(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        bot.inputs.append(typed)
        if typed == "A":
            await bot.gate.wait()
        fits = [card for card in HAND if typed.upper() in card]
        return [app_commands.Choice(name=f"{card} (card)", value=card) for card in fits]

    @tree.command(description="Thinks first")
    async def ponder(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await bot.gate.wait()
        await interaction.edit_original_response(content="pondered")

    @tree.command(description="Never answers")
    async def silent(interaction: Interaction) -> None:
        return

    @tree.command(description="Shows a layout")
    async def layout(interaction: Interaction) -> None:
        await interaction.response.send_message(view=Layout(), file=cards_picture())

    @tree.command(description="Shows a menu for one card")
    async def menu(interaction: Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Pick(1))
        view.add_item(discord.ui.UserSelect(custom_id="who", placeholder="Invite somebody"))
        await interaction.response.send_message("A menu", view=view)
