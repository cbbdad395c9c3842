"""Creates messages from what the bot or a person sends, and edits them."""

from __future__ import annotations

import re

from sandbox.validation.components import COMPONENTS_V2, numbered
from sandbox.validation.errors import ApiError, Fault, invalid_form
from sandbox.validation.messages import check_message, check_not_empty
from sandbox.validation.strict_json import Json
from sandbox.world import permissions as bits
from sandbox.world.attachments import Submission, attach
from sandbox.world.model import EPHEMERAL, LOADING, Channel, Interaction, Message, as_int, created_at
from sandbox.world.state import World

SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
SETTABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
"""The flags that the bot may set on any message; an answer to an interaction may also be ephemeral."""
ANSWER, REPLY = 20, 19
"""Message types: the answer to a slash command, and a reply to a message."""
NONCE_LIFE = 300.0
"""Seconds for which a nonce is remembered (Discord: "the past few minutes")."""

_USER = re.compile(r"<@!?(\d{1,20})>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


def flags_of(body: Json) -> int:
    """The flags of a request; 0 if it has none."""
    flags = body.get("flags")
    return flags if isinstance(flags, int) and not isinstance(flags, bool) else 0


def post(
    world: World,
    submission: Submission,
    channel: Channel,
    *,
    answer_to: Interaction | None = None,
    after: int | None = None,
) -> Message:
    """Creates a message of the bot.

    `answer_to` is the interaction that it answers; `after` the id of the message that it then replies to.

    Raises:
        ApiError: 50006 when it is empty, 50035 when its form is wrong, 40005 when a file is too large.
    """
    settable = SETTABLE if answer_to is None else SETTABLE | EPHEMERAL
    flags = flags_of(submission.body) & settable
    check_message(submission.body, files=submission.names, flags=flags, emojis=world.emojis)
    check_not_empty(submission.body, files=len(submission.files))
    message = Message(world.ids.next(), channel.id, world.bot.id, flags=flags)
    if answer_to is not None:
        mark_answer(world, message, answer_to)
    if after is not None:
        reply_to(world, message, after)
    nonce = submission.body.get("nonce")
    message.nonce = None if nonce is None else str(nonce)
    _refer(world, message, submission.body)
    _fill(world, message, submission)
    return world.add_message(message)


def mark_answer(world: World, message: Message, to: Interaction) -> None:
    """Marks a message as the answer to an interaction; if it is ephemeral, only that person will see it."""
    if message.flags & EPHEMERAL:
        message.viewer = to.person
    message.interaction = _origin(world, message, to)
    if to.source is None:
        message.type = ANSWER
    else:
        reply_to(world, message, to.source)


def _origin(world: World, message: Message, to: Interaction) -> Json:
    trigger = world.interactions.get(to.trigger or 0)
    return {
        "id": to.id,
        "type": to.kind,
        "user": to.person,
        "name": to.name,
        "source": to.source if _may_refer(world, message, to.source) else None,
        "trigger": None if trigger is None else _origin(world, message, trigger),
    }


def reply_to(world: World, message: Message, earlier: int) -> None:
    """Makes a message a reply to an earlier one, unless that is ephemeral and hidden from readers of the reply."""
    if _may_refer(world, message, earlier):
        message.type, message.reference = REPLY, earlier


def _may_refer(world: World, message: Message, number: int | None) -> bool:
    earlier = world.messages.get(number or 0)
    return earlier is not None and earlier.viewer in (None, message.viewer)


def placeholder(world: World, channel: Channel, to: Interaction, flags: int) -> Message:
    """Creates the message "is thinking…" of a deferred answer."""
    message = Message(world.ids.next(), channel.id, world.bot.id, flags=flags & EPHEMERAL | LOADING)
    mark_answer(world, message, to)
    return world.add_message(message)


def edit(world: World, message: Message, submission: Submission, *, stamp: bool = True) -> Message:
    """Changes the parts of a message that the request names. `stamp`: the message then reads "edited".

    Raises:
        ApiError: 50006 when nothing remains, 50035 when the form is wrong, 40005 when a file is too large.
    """
    flags = message.flags | flags_of(submission.body) & COMPONENTS_V2
    edited = {"content": message.content, "embeds": message.embeds, "components": message.components, **submission.body}
    check_message(
        edited if flags & COMPONENTS_V2 else submission.body, files=submission.names, flags=flags, emojis=world.emojis
    )
    check_not_empty(edited, files=len(submission.files) + _staying(message, submission))
    if "flags" in submission.body:
        flags = flags & ~SUPPRESS_EMBEDS | flags_of(submission.body) & SUPPRESS_EMBEDS
    message.flags = flags & ~LOADING
    if stamp:
        message.edited = world.clock()
    _fill(world, message, submission)
    world.change_message(message)
    return message


def _staying(message: Message, submission: Submission) -> int:
    """The number of attachments that an edit keeps."""
    if "attachments" not in submission.body:
        return len(message.attachments)
    listed = {as_int(entry.get("id")) for entry in submission.body["attachments"] or [] if isinstance(entry, dict)}
    return sum(attachment["id"] in listed for attachment in message.attachments)


def _fill(world: World, message: Message, submission: Submission) -> None:
    attach(world, message, submission)
    body = submission.body
    if "content" in body:
        message.content = (body["content"] or "").strip()
    if "embeds" in body:
        message.embeds = [{k: v for k, v in embed.items() if v is not None} for embed in body["embeds"] or []]
    if "components" in body:
        message.components = numbered(body["components"] or [])
    allowed = body.get("allowed_mentions")
    message.mentions = _mentions(world, message.content, allowed if isinstance(allowed, dict) else None)
    message.everyone = _everyone(world, message, allowed if isinstance(allowed, dict) else None)


def _mentions(world: World, content: str, allowed: Json | None) -> list[int]:
    """The ids of the users that a text mentions, as far as `allowed_mentions` permits."""
    mentioned = list(dict.fromkeys(int(digits) for digits in _USER.findall(content)))
    known = [user for user in mentioned if user in world.users]
    if allowed is None or "users" in (allowed.get("parse") or []):
        return known
    named = {as_int(user) for user in allowed.get("users") or []}
    return [user for user in known if user in named]


def _everyone(world: World, message: Message, allowed: Json | None) -> bool:
    """Whether a message mentions everyone, and its author may do that."""
    if not _EVERYONE.search(message.content) or (
        allowed is not None and "everyone" not in (allowed.get("parse") or [])
    ):
        return False
    channel = world.channels[message.channel]
    return bool(world.permissions(world.users[message.author], channel) & bits.MENTION_EVERYONE)


def _refer(world: World, message: Message, body: Json) -> None:
    """Makes a message the reply that the request asks for."""
    reference = body.get("message_reference")
    if not isinstance(reference, dict):
        return
    number = as_int(reference.get("message_id"))
    known = world.messages.get(number) if number is not None else None
    if known is not None and known.channel == message.channel and not known.ephemeral:
        message.reference, message.type = known.id, REPLY
    elif reference.get("fail_if_not_exists", True):
        fault = Fault(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        raise invalid_form([fault])


def say(world: World, person: int, channel: Channel, text: str) -> Message:
    """Creates a message of a person."""
    message = Message(world.ids.next(), channel.id, person, content=text)
    message.mentions = _mentions(world, text, None)
    message.everyone = _everyone(world, message, None)
    return world.add_message(message)


def already_sent(world: World, channel: Channel, body: Json) -> Message | None:
    """The message that an earlier request with the same nonce created, if the request has `enforce_nonce`."""
    nonce = body.get("nonce")
    if nonce is None or not body.get("enforce_nonce"):
        return None
    since = world.clock() - NONCE_LIFE
    for message in reversed(world.in_channel(channel.id)):
        if message.nonce == str(nonce) and message.author == world.bot.id:
            return message if created_at(message.id) >= since else None
    return None


def refuse_foreign(world: World, message: Message) -> None:
    """Checks that a message is the bot's own.

    Raises:
        ApiError: 50005 when it is not.
    """
    if message.author != world.bot.id:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
