"""The outcome of one interaction as a test sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sandbox.client.feed import localized_choice
from sandbox.client.user_actions import UserActions
from sandbox.validation.strict_json import Json
from sandbox.world.model import Interaction, Message


class Reply:
    """Collects what the bot answers to an interaction of one person.

    `state` is sent, thinking, done or failed (then `why` is the reason's code). `messages` are the answers as that
    person sees them now, in the order of their creation; `offered` the choices of an autocompletion; `form` the modal.
    """

    def __init__(self, actions: UserActions, show: Callable[[int], Json | None], locale: str) -> None:
        """`show` gives the message of an id as the person sees it; None when they cannot see it."""
        self._actions = actions
        self._show = show
        self._locale = locale
        self._ids: list[int] = []
        self._changed = asyncio.Event()
        self.state = "sent"
        self.why: str | None = None
        self.offered: list[Json] = []
        self.form: Json | None = None

    @property
    def messages(self) -> list[Json]:
        """The answers that the person can still see, oldest first."""
        return [shown for shown in map(self._show, self._ids) if shown is not None]

    @property
    def message(self) -> Json:
        """The only answer.

        Raises:
            ValueError: there is none, or more than one.
        """
        (only,) = self.messages
        return only

    async def settled(self) -> Reply:
        """Waits until the interaction is done or has failed."""
        while self.state in ("sent", "thinking"):
            self._changed.clear()
            await self._changed.wait()
        return self

    # -- called by the interaction -----------------------------------------

    def progress(self, state: str, why: str | None = None) -> None:
        """Notes the new state and wakes the test that waits for it."""
        self.state, self.why = state, why
        self._changed.set()

    def choices(self, choices: list[Json]) -> None:
        """Keeps the offered choices, named in the person's language."""
        self.offered = [localized_choice(choice, self._locale) for choice in choices]

    def modal(self, interaction: Interaction, modal: Json) -> None:
        """Opens a modal for the person and keeps it."""
        self._actions.open_modal(interaction, modal)
        self.form = {"id": str(interaction.id), **modal}

    def answered(self, message: Message) -> None:
        """Notes a message that was created or changed as an answer."""
        if message.id not in self._ids:
            self._ids.append(message.id)
