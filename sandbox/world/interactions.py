"""The life of an interaction: begun by a person, answered by the bot before a deadline, followed up by its token.

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
    created_at,
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
    """The tab or the test that began an interaction, and receives its outcome."""

    def progress(self, state: str, why: str | None = None) -> None:
        """The interaction is in a new state of PROTOCOL.md: thinking, done, failed (`why`: the reason's code)."""

    def choices(self, choices: list[Json]) -> None:
        """The bot offered the choices of an autocompletion."""

    def modal(self, interaction: Interaction, modal: Json) -> None:
        """The bot showed a modal."""

    def answered(self, message: Message) -> None:
        """A message was created or changed as an answer."""


class Interactions:
    """Every unfinished interaction, with its caller and its deadline."""

    def __init__(self, world: World, send: Callable[[Interaction, Json], None]) -> None:
        """`send` sends an interaction with its data to the bot."""
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
        """Sends a person's action to the bot and starts the deadline of its first answer.

        `source` is the message whose component was used, `name` and `command` name the command, `trigger` is the
        interaction that showed the submitted modal.
        """
        number = self._world.ids.next()
        interaction = Interaction(
            number,
            new_interaction_token(number),
            kind,
            person.id,
            channel.id,
            name,
            command,
            None if source is None else source.id,
            None if trigger is None else trigger.id,
        )
        self._world.add_interaction(interaction)
        self._callers[number] = caller
        self._after(self._world.limits.first_answer, interaction, self._expire_unanswered)
        self._send(interaction, data)
        return interaction

    def _after(self, seconds: float, interaction: Interaction, then: Callable[[Interaction], None]) -> None:
        self._stop_timer(interaction)
        self._timers[interaction.id] = asyncio.get_running_loop().call_later(seconds, then, interaction)

    def _stop_timer(self, interaction: Interaction) -> None:
        timer = self._timers.pop(interaction.id, None)
        if timer is not None:
            timer.cancel()

    def _expire_unanswered(self, interaction: Interaction) -> None:
        """Fails an interaction without a first answer; its token is void from now on."""
        self._set(interaction, "failed")
        self._end(interaction, "failed", "no_answer")

    def _expire_deferred(self, interaction: Interaction) -> None:
        """Fails a deferred interaction whose token expired before the answer, and deletes its "is thinking…"."""
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
        """Waits again, after a start, for the answers of messages that read "is thinking…"; deletes those that have
        lost their interaction."""
        alive = {i.original: i for i in self._world.interactions.values() if i.placeholder}
        for message in [m for m in self._world.messages.values() if m.flags & LOADING]:
            interaction = alive.get(message.id)
            if interaction is None:
                self._world.remove_message(message)
            else:
                left = self._world.limits.token_life - (self._world.clock() - created_at(interaction.id))
                self._after(left, interaction, self._expire_deferred)

    def close(self) -> None:
        """Stops all deadlines and forgets the callers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._callers.clear()

    # -- the bot's first answer --------------------------------------------

    def answer(self, number: int | None, token: str, submission: Submission) -> tuple[Interaction, int, Message | None]:
        """Carries out the bot's first answer to the interaction of this id and token.

        Returns the interaction, the kind of answer, and the message that was created or changed.

        Raises:
            ApiError: 10062 when the interaction does not exist or has failed, 40060 when it was answered before,
                50035 when the answer's form is wrong, 50006 when it is empty.
        """
        interaction = self._world.by_token(token)
        if interaction is None or interaction.id != number or interaction.state == "failed":
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
        self._report(interaction, kind, form.body, message)
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

    def _report(self, interaction: Interaction, kind: int, data: Json, message: Message | None) -> None:
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
            self._after(self._world.limits.token_life, interaction, self._expire_deferred)
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

    # -- answers after the first -------------------------------------------

    def by_token(self, application: int | None, token: str) -> Interaction:
        """The answered interaction of a token.

        Raises:
            ApiError: 50027 when the token is unknown or has expired, 10015 when the application is another one or the
                interaction has no first answer.
        """
        interaction = self._world.by_token(token)
        if application != self._world.bot.id:
            raise unknown(10015)
        if interaction is None or self._world.token_dead(interaction):
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if interaction.state != "answered":
            raise unknown(10015)
        return interaction

    def message_of(self, interaction: Interaction, name: str) -> Message:
        """An answer to an interaction: `@original`, or a follow-up by its id.

        Raises:
            ApiError: 10008 when it has no such answer.
        """
        number = interaction.original if name == "@original" else int(name) if name.isdecimal() else None
        known = (interaction.original, interaction.source, *interaction.followups)
        message = self._world.messages.get(number) if number in known and number is not None else None
        if message is None:
            raise unknown(10008)
        return message

    def follow_up(self, interaction: Interaction, submission: Submission) -> Message:
        """Creates one more message; the first one after a deferral replaces "is thinking…"."""
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
        """Edits an answer, or turns "is thinking…" into it."""
        filling = interaction.placeholder and message.id == interaction.original
        edit(self._world, message, submission, stamp=not filling)
        if filling:
            interaction.placeholder = False
            self._world.keep("interaction", interaction)
        self._answered(interaction, message)
        return message

    def remove(self, interaction: Interaction, message: Message) -> None:
        """Deletes an answer; deleting "is thinking…" ends the interaction."""
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
