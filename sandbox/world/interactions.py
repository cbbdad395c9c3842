"""The life of an interaction: asked by a person, answered by the bot within its deadline, followed up by its token.

Source: Discord's documentation, interactions/receiving-and-responding.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from sandbox.validation.commands import check_choices
from sandbox.validation.components import check_modal
from sandbox.validation.errors import ApiError, Fault, invalid_form, unknown
from sandbox.validation.strict_json import Json
from sandbox.world.attachments import Submission
from sandbox.world.model import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    LOADING,
    MODAL,
    Channel,
    Interaction,
    Message,
    User,
    made_at,
    new_interaction_token,
)
from sandbox.world.posting import edit, flags_of, placeholder, post
from sandbox.world.state import World

SEND, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9
"""Kinds of first answers."""

_ALLOWED = {
    COMMAND: {SEND, DEFER, SHOW_MODAL},
    COMPONENT: {SEND, DEFER, DEFER_UPDATE, UPDATE, SHOW_MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL: {SEND, DEFER, DEFER_UPDATE, UPDATE},
}


class Caller(Protocol):
    """Whoever began an interaction and watches how it goes: a tab, or a test."""

    def progress(self, state: str, why: str | None = None) -> None:
        """`state` as in PROTOCOL.md: thinking, done, failed."""

    def choices(self, choices: list[Json]) -> None: ...

    def modal(self, interaction: Interaction, modal: Json) -> None: ...

    def answered(self, message: Message) -> None:
        """A message was made or changed as an answer."""


class Interactions:
    """Every interaction under way, with its deadline."""

    def __init__(self, world: World, send: Callable[[Interaction, Json], None]) -> None:
        self._world = world
        self._send = send
        self._callers: dict[int, Caller] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}

    # -- the person's side -------------------------------------------------

    def begin(
        self,
        kind: int,
        person: User,
        channel: Channel,
        data: Json,
        caller: Caller,
        *,
        source: Message | None = None,
        name: str = "",
        command: int | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Tell the bot of something a person did; from now on the deadline runs."""
        made = self._world.ids.next()
        interaction = Interaction(
            made,
            new_interaction_token(made),
            kind,
            person.id,
            channel.id,
            name,
            command,
            None if source is None else source.id,
            None if trigger is None else trigger.id,
        )
        self._world.add_interaction(interaction)
        self._callers[made] = caller
        self._after(self._world.limits.first_answer, interaction, self._late)
        self._send(interaction, data)
        return interaction

    def _after(self, seconds: float, interaction: Interaction, then: Callable[[Interaction], None]) -> None:
        self._stop_timer(interaction)
        self._timers[interaction.id] = asyncio.get_running_loop().call_later(seconds, then, interaction)

    def _stop_timer(self, interaction: Interaction) -> None:
        timer = self._timers.pop(interaction.id, None)
        if timer is not None:
            timer.cancel()

    def _late(self, interaction: Interaction) -> None:
        """No first answer in time: the token is worth nothing any more."""
        self._set(interaction, "failed")
        self._end(interaction, "failed", "no_answer")

    def _given_up(self, interaction: Interaction) -> None:
        """Deferred, and nothing came while the token lived."""
        thinking = self._world.messages.get(interaction.original or 0)
        interaction.placeholder = False
        self._set(interaction, "failed")
        if thinking is not None:
            self._world.remove_message(thinking)
        self._end(interaction, "failed", "no_answer")

    def _set(self, interaction: Interaction, state: str) -> None:
        interaction.state = state
        self._world.keep("interaction", interaction)

    def _end(self, interaction: Interaction, state: str, why: str | None = None) -> None:
        self._stop_timer(interaction)
        caller = self._callers.pop(interaction.id, None)
        if caller is not None:
            caller.progress(state, why)

    def restore(self) -> None:
        """After a start: whatever still reads "is thinking…" is waited for, as long as its token lives."""
        alive = {i.original: i for i in self._world.interactions.values() if i.placeholder}
        for message in [m for m in self._world.messages.values() if m.flags & LOADING]:
            interaction = alive.get(message.id)
            if interaction is None:
                self._world.remove_message(message)
            else:
                left = self._world.limits.token_life - (self._world.clock() - made_at(interaction.id))
                self._after(left, interaction, self._given_up)

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._callers.clear()

    # -- the bot's first answer --------------------------------------------

    def answer(self, wanted: int | None, token: str, submission: Submission) -> tuple[Interaction, int, Message | None]:
        """The bot's first answer. Returns: the interaction, the kind of answer and the message made or changed.

        Raises: ApiError 10062 (not there, or too late), 40060 (answered before), 50035, 50006.
        """
        interaction = self._world.by_token(token)
        if interaction is None or interaction.id != wanted or interaction.state == "failed":
            raise unknown(10062)
        if interaction.state == "answered":
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        kind = submission.body.get("type")
        if not isinstance(kind, int) or kind not in _ALLOWED[interaction.kind]:
            raise self._bad_kind(interaction)
        if kind in (UPDATE, DEFER_UPDATE) and interaction.source is None:
            raise self._bad_kind(interaction)
        data = submission.body.get("data")
        form = Submission(data if isinstance(data, dict) else {}, submission.files)
        message = self._carry_out(interaction, kind, form)
        self._set(interaction, "answered")
        self._stop_timer(interaction)
        self._tell(interaction, kind, form.body, message)
        return interaction, kind, message

    def _bad_kind(self, interaction: Interaction) -> ApiError:
        allowed = ", ".join(str(kind) for kind in sorted(_ALLOWED[interaction.kind]))
        return invalid_form([Fault(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{allowed}}}.")])

    def _carry_out(self, interaction: Interaction, kind: int, form: Submission) -> Message | None:
        channel = self._channel(interaction)
        if kind == CHOICES:
            check_choices(form.body)
            return None
        if kind == SHOW_MODAL:
            check_modal(form.body)
            return None
        if kind == SEND:
            message = post(self._world, form, channel, answer_to=interaction)
            interaction.original = message.id
            return message
        if kind == DEFER:
            if flags_of(form.body) & ~EPHEMERAL:
                raise invalid_form(
                    [Fault(("data", "flags"), "INTERACTION_CALLBACK_FLAGS", "Only EPHEMERAL is allowed")]
                )
            message = placeholder(self._world, channel, interaction, flags_of(form.body))
            interaction.original, interaction.placeholder = message.id, True
            return message
        source = self._source(interaction)
        interaction.original = source.id
        if kind == UPDATE:
            edit(self._world, source, form)
            return source
        return None

    def _tell(self, interaction: Interaction, kind: int, data: Json, message: Message | None) -> None:
        caller = self._callers.get(interaction.id)
        if caller is None:
            return
        if kind == CHOICES:
            caller.choices(data["choices"])
        elif kind == SHOW_MODAL:
            caller.modal(interaction, data)
        if message is not None:
            caller.answered(message)
        if kind == DEFER:
            caller.progress("thinking")
            self._after(self._world.limits.token_life, interaction, self._given_up)
        else:
            self._end(interaction, "done")

    def _channel(self, interaction: Interaction) -> Channel:
        channel = self._world.channels.get(interaction.channel)
        if channel is None:
            raise unknown(10003)
        return channel

    def _source(self, interaction: Interaction) -> Message:
        source = self._world.messages.get(interaction.source or 0)
        if source is None:
            raise unknown(10008)
        return source

    # -- what the token is good for afterwards -----------------------------

    def by_token(self, application: int | None, token: str) -> Interaction:
        """The answered interaction of a token. Raises: ApiError 50027 (dead or unknown), 10015."""
        interaction = self._world.by_token(token)
        if application != self._world.bot.id:
            raise unknown(10015)
        if interaction is None or self._world.token_dead(interaction):
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if interaction.state != "answered":
            raise unknown(10015)
        return interaction

    def message_of(self, interaction: Interaction, wanted: str) -> Message:
        """`@original`, or one of the follow-ups by its id. Raises: ApiError 10008."""
        number = interaction.original if wanted == "@original" else int(wanted) if wanted.isdecimal() else None
        known = (interaction.original, interaction.source, *interaction.followups)
        message = self._world.messages.get(number) if number in known and number is not None else None
        if message is None:
            raise unknown(10008)
        return message

    def follow_up(self, interaction: Interaction, submission: Submission) -> Message:
        """One more message; the first after a deferral takes the place of "is thinking…"."""
        if interaction.placeholder and interaction.original in self._world.messages:
            return self.change(interaction, self._world.messages[interaction.original], submission)
        message = post(
            self._world, submission, self._channel(interaction), answer_to=interaction, after=interaction.original
        )
        interaction.followups.append(message.id)
        self._world.keep("interaction", interaction)
        self._answered(interaction, message)
        return message

    def change(self, interaction: Interaction, message: Message, submission: Submission) -> Message:
        filling = interaction.placeholder and message.id == interaction.original
        edit(self._world, message, submission, stamp=not filling)
        if filling:
            interaction.placeholder = False
            self._world.keep("interaction", interaction)
        self._answered(interaction, message)
        return message

    def remove(self, interaction: Interaction, message: Message) -> None:
        self._world.remove_message(message)
        if interaction.placeholder and message.id == interaction.original:
            interaction.placeholder = False
            self._world.keep("interaction", interaction)
            self._end(interaction, "done")

    def _answered(self, interaction: Interaction, message: Message) -> None:
        caller = self._callers.get(interaction.id)
        if caller is not None:
            caller.answered(message)
            if not interaction.placeholder:
                self._end(interaction, "done")
