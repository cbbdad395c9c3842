"""One interaction: who asks, where, in which language, and the ways to answer in private."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord
from structlog.contextvars import bind_contextvars

from bot.discord.delivery import NOBODY, Answer, Trouble, Undelivered, control_ids, delivered
from bot.discord.pages.widgets import CONTENT, Page, Question, SelectOption, with_picture
from bot.tables.model import Person, Place, Table, UserId
from bot.tables.ports import Clock
from bot.tables.settings_store import PanelRef
from bot.text.i18n import Voice
from bot.text.render import clip

if TYPE_CHECKING:
    # Some services answer in a context themselves.
    from bot.discord.services import Services

Interaction: TypeAlias = discord.Interaction[Any]

COMPLETIONS: Final = 25
"""How many choices Discord takes while somebody types."""
COMPLETION: Final = 100
"""Characters of the name and of the value of such a choice."""


class Kind(Enum):
    """What an interaction asks for."""

    COMMAND = "command"
    CLICK = "click"
    COMPLETION = "completion"


_KINDS: Final = {
    discord.InteractionType.application_command: Kind.COMMAND,
    discord.InteractionType.autocomplete: Kind.COMPLETION,
}


class _FirstAnswer(int):
    """`@original` in the address of a request: discord.py expects a number there, and would quote a text."""

    def __format__(self, _form: str) -> str:
        return "@original"


@dataclass(frozen=True, slots=True, repr=False)
class EphemeralMessage:
    """A message that an interaction has sent or changed; it can be changed until the interaction's token expires.

    Keep only private ones: `edit` and `delete` act on the interaction's first answer, so it must be certain whose
    answer that is (see `Context.show_and_keep`).
    """

    webhook: discord.Webhook
    """The address of the interaction's answers. Its token is a secret: whoever has it may write there."""
    channel: int
    id: int
    expires: datetime
    """When Discord forgets the token."""
    further: bool = False
    """Whether it is a follow-up message and not the first answer."""

    @classmethod
    def of(cls, interaction: Interaction, id: int) -> "EphemeralMessage":
        """The first answer of an interaction, a message with this id (0: unknown)."""
        return cls(interaction.followup, interaction.channel_id or 0, id, interaction.expires_at)

    @classmethod
    def stored(cls, ref: PanelRef, client: discord.Client) -> "EphemeralMessage":
        """A panel of an earlier process."""
        # As for an interaction; `Webhook.partial` makes a webhook that sends no private messages.
        kind = discord.WebhookType.application.value
        data: Any = {"id": client.application_id, "type": kind, "token": ref.token}
        webhook = discord.Webhook.from_state(data, state=client._connection)
        return cls(webhook, ref.channel, ref.message, ref.expires, ref.further)

    async def edit(self, clock: Clock, page: Page, *, picture: bool = False) -> None:
        """Change it; `picture`: it gets the page's picture in place of its own, or loses its own.

        Raises:
            Undelivered: it did not arrive; `GONE` when the token has expired or the message was deleted.
        """
        page = await with_picture(page) if picture else page

        async def edited() -> None:
            fields = page.edited(files=picture)
            await self.webhook.edit_message(self._place, **fields, allowed_mentions=NOBODY)

        await delivered(clock, edited)

    async def control_ids(self, clock: Clock) -> list[str]:
        """The ids of its buttons and menus, as Discord has them.

        Raises:
            Undelivered: no answer came; `GONE` when the token has expired or the message was deleted.
        """
        return control_ids(await delivered(clock, lambda: self.webhook.fetch_message(self._place)))

    async def delete(self, clock: Clock) -> None:
        """Delete it.

        Raises:
            Undelivered: it is still there; `GONE` when the token has expired or the message was deleted.
        """
        await delivered(clock, lambda: self.webhook.delete_message(self._place))

    async def add(self, clock: Clock, page: Page) -> "EphemeralMessage":
        """Send one more private message, at the end of the channel.

        Raises:
            Undelivered: it did not arrive; `GONE` when the token has expired.
        """
        page = await with_picture(page)
        further = await delivered(
            clock, lambda: self.webhook.send(**page.sent(), ephemeral=True, allowed_mentions=NOBODY, wait=True)
        )
        return replace(self, id=further.id, further=True)

    @property
    def _place(self) -> int:
        """The message in the address of a request."""
        return self.id if self.further else _FirstAnswer()


class Context:
    """One interaction: who asks, where and in which language, the services, and the ways to answer in private."""

    def __init__(self, interaction: Interaction, services: "Services") -> None:
        self.interaction = interaction
        self.services = services
        self.tables = services.tables
        self.hands = services.hands
        self.kind = _KINDS.get(interaction.type, Kind.CLICK)
        self.person = Person(UserId(interaction.user.id), interaction.user.display_name)
        self.place = Place(interaction.guild_id, interaction.channel_id or 0)
        self.cause = interaction.id
        self.remembers = True
        """Whether the language of the user's client is stored. False where the user asks what is stored."""
        self.table: Table | None = None
        self._came_to: Table | None = None
        """The table that this is about, as it was before anything was done there."""
        self._attended = False
        self._clock = services.clock
        self._came = services.meter.now()
        self._first = asyncio.Lock()
        self._given = False
        self._deferred = False
        self._uncertain = False
        """Whether the first answer may be another handler's: then `@original` may be a public message."""
        self._voice: tuple[int | None, Voice] | None = None

    @property
    def given(self) -> bool:
        """True once the interaction was replied to or deferred."""
        return self._given

    @property
    def values(self) -> list[str]:
        """What was chosen in a menu."""
        data: Mapping[str, Any] = self.interaction.data or {}
        return [str(value) for value in data.get("values", ())]

    @property
    def chosen_people(self) -> tuple[discord.User | discord.Member, ...]:
        """Whom the user has chosen in a menu of people; members of this server as such."""
        data: Mapping[str, Any] = self.interaction.data or {}
        resolved: Mapping[str, Mapping[str, Any]] = data.get("resolved") or {}
        state, guild = self.interaction.client._connection, self.interaction.guild
        people: list[discord.User | discord.Member] = []
        for value in self.values:
            user, member = (resolved.get(kind, {}).get(value) for kind in ("users", "members"))
            if user is not None and member is not None and guild is not None:
                whole: Any = {**member, "user": user}
                people.append(discord.Member(data=whole, guild=guild, state=state))
            elif user is not None:
                people.append(discord.User(state=state, data=user))
        return tuple(people)

    @property
    def written(self) -> str:
        """What was written in a form; empty where the interaction submits none."""
        data: Mapping[str, Any] = self.interaction.data or {}
        parts = [part.get("component") or {} for part in data.get("components", ())]
        return str(parts[0].get("value", "")) if parts else ""

    def at(self, table: Table) -> Table:
        """Remember which table this is about: refusals name its players, and `voice` regards its server."""
        if self.table is None:
            self._came_to = table
        self.table = table
        # For the rest of the interaction, which has a task of its own.
        bind_contextvars(table=table.id)
        return table

    async def attend(self) -> str:
        """Show that the user is there, at the table that this is about, else at theirs in this channel or, in direct
        messages, at any of theirs; once.

        Returns the line that tells them of the longer turn; empty where their turn is as long as before. Typing in a
        command lengthens none: what is offered meanwhile could not say so.
        """
        if self._attended or self.kind is Kind.COMPLETION:
            return ""
        self._attended = True
        own = self.tables.of_user(self.person.id)
        if self.place.guild is not None:
            own = tuple(table for table in own if table.place.includes(self.place.channel))
        for came_to in own if self._came_to is None else (self._came_to,):
            if await self.tables.attend(came_to, self.person.id):
                now = self.tables.get(came_to.id)
                if now is not None and now.deadline is not None:
                    return await self.text("discord-extended", time=f"<t:{int(now.deadline.timestamp())}:R>")
        return ""

    async def voice(self) -> Voice:
        """The user's language and deck; where the user has set none, those of the table's server, else of this one."""
        guild = self.place.guild if self.table is None else self.table.place.guild
        if self._voice is None or self._voice[0] != guild:
            here = self.interaction.guild_locale if guild == self.place.guild else None
            voice = await self.services.locale_resolver.private(
                self.person.id,
                guild,
                locale=self.interaction.locale.value,
                guild_locale=here.value if here else None,
                remembers=self.remembers,
            )
            self._voice = guild, voice
        return self._voice[1]

    def forget_voice(self) -> None:
        """The user has changed the language or the deck."""
        self._voice = None

    async def text(self, key: str, **values: str | int) -> str:
        """A text of the catalogues, in the language of the user."""
        return (await self.voice()).text(key, **values)

    async def say(self, key: str, **values: str | int) -> None:
        """Answer with a text of the catalogues, for now."""
        await self.show(Page(content=await self.text(key, **values)), for_now=True)

    async def say_unsaved(self) -> None:
        """Answer that nothing could be saved, without asking the storage for anything that is not known here."""
        self._attended, self.remembers = True, False
        if self.kind is Kind.COMPLETION:
            await self.complete(())
        else:
            await self.say("tables-not-saved")

    async def show(self, page: Page, *, for_now: bool = False) -> None:
        """Answer with a message that only the user sees; `for_now`: until their next move at the table."""
        content = "\n".join(part for part in (page.content, await self.attend()) if part)
        if len(content) <= CONTENT:
            page = replace(page, content=content)
        shown = await self._show(page)
        if goes := for_now and shown is not None and self.table is not None:
            self.services.cleanup.keep_until_move(self.table.id, self.person.id, shown)
        self.hands.on_answered_below(self.place.channel, self.person.id, for_now=goes)

    async def show_and_keep(self, page: Page) -> EphemeralMessage:
        """Answer with a message that only the user sees, and return it, to be changed or deleted later.

        Raises:
            Undelivered: it did not arrive; `ANSWERED` when everybody would see it.
        """
        return await self._show(page) or await self._show_beside(page, lost=True)

    async def _show(self, page: Page) -> EphemeralMessage | None:
        """Show the page; None when Discord had a first answer already, which may be this one."""
        response = self.interaction.response
        async with self._first:
            if not self._given:
                given = await self._give(
                    lambda: response.send_message(**page.sent(), ephemeral=True, allowed_mentions=NOBODY)
                )
                return EphemeralMessage.of(self.interaction, given.message_id or 0) if given is not None else None
        if self._uncertain:
            return await self._show_beside(page)
        if self._deferred and self.kind is Kind.COMMAND:
            self._deferred = False
            message = await delivered(
                self._clock, lambda: self.interaction.edit_original_response(**page.edited(), allowed_mentions=NOBODY)
            )
            return EphemeralMessage.of(self.interaction, message.id)
        return await EphemeralMessage.of(self.interaction, 0).add(self._clock, page)

    async def _show_beside(self, page: Page, *, lost: bool = False) -> EphemeralMessage:
        """Show the page beside a first answer that may be another handler's, or in its place while it is "thinking".

        `lost`: the page has been sent, and its confirmation may be lost. Then a private first answer is taken for it,
        and changed once more, since it shows this page for certain only afterwards.

        Raises:
            Undelivered: it did not arrive; `ANSWERED` when everybody would see it.
        """
        original, clicked = await self._original(), self.interaction.message
        thinking = original is not None and original.flags.loading
        sent = lost and original is not None and (clicked is None or original.id != clicked.id)
        if original is not None and (thinking or sent) and self._is_private(original):
            shown = EphemeralMessage.of(self.interaction, original.id)
            await shown.edit(self._clock, page)
        elif thinking:  # a further message would take the place of "thinking", and be as public
            raise Undelivered(Trouble.ANSWERED)
        else:
            shown = await EphemeralMessage.of(self.interaction, 0).add(self._clock, page)
        self._uncertain = False
        return shown

    async def _original(self) -> discord.InteractionMessage | None:
        """The message that is the first answer; None when there is none."""
        try:
            return await delivered(self._clock, self.interaction.original_response)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE:
                raise
            return None

    def _is_private(self, message: discord.Message) -> bool:
        return self.place.guild is None or message.flags.ephemeral

    @property
    def on_private(self) -> bool:
        """Whether the message whose button was clicked is one that only the user sees."""
        message = self.interaction.message
        return message is not None and self._is_private(message)

    async def update(self, page: Page, *, files: bool = False) -> EphemeralMessage:
        """Change the private message whose button was clicked; a private page never goes onto a public message.

        `files`: it has those of the page and no others from now on.
        """
        if self.on_private:
            try:
                return await self.redraw(page, files=files)
            except Undelivered as error:
                if error.trouble is not Trouble.ANSWERED:
                    raise
        return await self.show_and_keep(page)

    async def redraw(self, page: Page, *, files: bool = False) -> EphemeralMessage:
        """Change the message whose button was clicked, be it public or private.

        Raises:
            Undelivered: it did not arrive; `ANSWERED` when another message would change.
        """
        response = self.interaction.response
        assert self.interaction.message is not None, "it was a click"
        shown = EphemeralMessage.of(self.interaction, self.interaction.message.id)
        async with self._first:
            drawn = not self._given
            if drawn:
                await self._give(lambda: response.edit_message(**page.edited(files=files), allowed_mentions=NOBODY))
        await self._ensure_original_was_clicked()
        if not drawn:
            await shown.edit(self._clock, page, picture=files)
        return shown

    async def _ensure_original_was_clicked(self) -> None:
        """Find out, where it is uncertain, whether the first answer is the message whose button was clicked.

        Raises:
            Undelivered: `ANSWERED` when it is another.
        """
        if not self._uncertain:
            return
        original, clicked = await self._original(), self.interaction.message
        if original is None or clicked is None or original.id != clicked.id:
            raise Undelivered(Trouble.ANSWERED)
        self._uncertain = False

    async def ask(self, question: Question) -> bool:
        """Open a form for the user to write in; False when it is too late for one, after a first answer."""
        response = self.interaction.response
        async with self._first:
            if self._given:
                return False
            await self._give(lambda: response.send_modal(question.modal()))
            return True

    async def strip(self) -> None:
        """Remove the buttons of the message that was clicked; the rest stays."""
        response = self.interaction.response
        async with self._first:
            if not self._given:
                await self._give(lambda: response.edit_message(view=None))
                return
        await self._ensure_original_was_clicked()
        await delivered(self._clock, lambda: self.interaction.edit_original_response(view=None))

    async def complete(self, choices: Iterable[SelectOption]) -> None:
        """Offer these while the user types in a command; leave out what exceeds Discord's limits."""
        offered = [
            discord.app_commands.Choice(name=clip(choice.label, COMPLETION), value=choice.value)
            for choice in choices
            if len(choice.value) <= COMPLETION
        ][:COMPLETIONS]
        response = self.interaction.response
        async with self._first:
            if not self._given:
                await self._give(lambda: response.autocomplete(offered))

    async def defer(self) -> None:
        """Tell Discord that the answer is coming, unless it has been given."""
        response = self.interaction.response
        async with self._first:
            if self._given:
                return
            if self.kind is Kind.COMPLETION:
                await self._give(lambda: response.autocomplete([]))
                return
            command = self.kind is Kind.COMMAND
            await self._give(lambda: response.defer(ephemeral=command, thinking=command))
            self._deferred = not self._uncertain

    async def _give(self, call: Callable[[], Awaitable[Answer]]) -> Answer | None:
        """Give the first answer; None when Discord has one already.

        That may be this one, whose confirmation a proxy has lost; or another handler's answer to the same interaction.
        From then on it is uncertain what `@original` is, and who reads it.
        """
        given = None
        try:
            given = await delivered(self._clock, call)
        except Undelivered as error:
            if error.trouble is not Trouble.ANSWERED:
                raise
            self._uncertain = True
        self._given = True
        self.services.meter.answered(self.kind.value, self._came)
        return given
