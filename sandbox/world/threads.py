"""Threads: how they begin, change, are archived and end.

Source: Discord's documentation, topics/threads and resources/channel.
"""

from __future__ import annotations

from sandbox.validation.errors import ApiError, missing_permissions
from sandbox.validation.form import Form
from sandbox.validation.strict_json import Json
from sandbox.world import permissions as bits
from sandbox.world.model import (
    JOINED,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    RENAMED,
    STARTED,
    STARTER,
    Channel,
    Message,
    Thread,
    User,
)
from sandbox.world.state import World

NAME = 100
SLOWMODE = 21_600
"""Seconds."""
ARCHIVE_AFTER = (60, 1440, 4320, 10080)
"""Minutes that may be chosen; the second is taken if none is chosen."""
HAS_THREAD = 1 << 5
"""The flag of a message from which a thread was started."""


def start(world: World, parent: Channel, body: Json, *, from_message: Message | None = None) -> Channel:
    """Starts a thread of the bot as a request asks for, from a message or (None) without one.

    Raises:
        ApiError: 50035 when the form is wrong, 50013 when a permission is missing, 160004 when the message already has
            a thread, 160006 when the server has too many active threads.
    """
    form = Form()
    name = form.text(body, "name", (), NAME, minimum=1, required=True)
    settings = _settings(form, body)
    kind = PUBLIC_THREAD if from_message is not None else _kind(form, body)
    form.finish()
    needed = bits.CREATE_PUBLIC_THREADS if kind == PUBLIC_THREAD else bits.CREATE_PRIVATE_THREADS
    world.require(parent, needed)
    if from_message is not None and from_message.id in world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    _require_room(world, parent)
    now = world.clock()
    channel = Channel(world.ids.next() if from_message is None else from_message.id, parent.guild, name or "")
    channel.thread = Thread(
        parent.id,
        world.bot.id,
        kind,
        settings.get("auto_archive_duration", ARCHIVE_AFTER[1]),
        now,
        now,
        slowmode=settings.get("rate_limit_per_user", 0),
        invitable=settings.get("invitable", True),
        members={world.bot.id: now},
    )
    world.change_channel(channel, new=True)
    _announce(world, parent, channel, from_message)
    return channel


def _kind(form: Form, body: Json) -> int:
    """The kind of thread that a request asks for; as on Discord a private one if it names none."""
    kind = body.get("type")
    if kind is None:
        return PRIVATE_THREAD
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        form.fault(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{PUBLIC_THREAD}, {PRIVATE_THREAD}}}.")
    return PUBLIC_THREAD if kind == PUBLIC_THREAD else PRIVATE_THREAD


def _settings(form: Form, body: Json) -> Json:
    """The settings of a thread that a request names, checked."""
    duration = body.get("auto_archive_duration")
    if duration is not None and (isinstance(duration, bool) or duration not in ARCHIVE_AFTER):
        form.fault(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {set(ARCHIVE_AFTER)}.")
    form.integer(body, "rate_limit_per_user", (), 0, SLOWMODE)
    for key in ("archived", "locked", "invitable"):
        form.boolean(body, key, ())
    named = ("auto_archive_duration", "rate_limit_per_user", "archived", "locked", "invitable")
    return {key: body[key] for key in named if body.get(key) is not None}


def _require_room(world: World, channel: Channel) -> None:
    active = [c for c in world.threads(guild=channel.guild) if c.thread is not None and not c.thread.archived]
    if len(active) >= world.limits.active_threads:
        raise ApiError(400, 160006, "Maximum number of active threads reached")


def _announce(world: World, parent: Channel, channel: Channel, from_message: Message | None) -> None:
    """Writes what a new thread writes: a copy of its message as its own first one, and a line in the channel.

    On Discord a thread from a message has the line only if the message is "older", a value that is not published: here
    if another message has come below it.
    """
    public = channel.thread is not None and channel.thread.kind == PUBLIC_THREAD
    newest = max((m.id for m in world.in_channel(parent.id) if not m.ephemeral), default=0)
    if from_message is not None:
        from_message.flags |= HAS_THREAD
        world.change_message(from_message)
        _write(world, channel, STARTER, reference=from_message.id, reference_channel=parent.id)
    if public and (from_message is None or from_message.id < newest):
        _write(world, parent, STARTED, content=channel.name, reference_channel=channel.id)


def _write(
    world: World,
    channel: Channel,
    kind: int,
    *,
    content: str = "",
    mentions: tuple[int, ...] = (),
    reference: int | None = None,
    reference_channel: int | None = None,
) -> None:
    """Writes a line of the system, of which the bot is the author."""
    line = Message(world.ids.next(), channel.id, world.bot.id, kind, content, mentions=list(mentions))
    line.reference, line.reference_channel = reference, reference_channel
    world.add_message(line)


def change(world: World, channel: Channel, thread: Thread, body: Json) -> None:
    """Changes a thread as a request of the bot asks for.

    Raises:
        ApiError: 50035 when the form is wrong, 50013 when the bot may not, 50083 when the thread is archived and the
            request does not reopen it, 160006 when the server has no room for one more active thread.
    """
    form = Form()
    name = form.text(body, "name", (), NAME, minimum=1)
    settings = _settings(form, body)
    form.finish()
    _require_right(world, channel, thread, settings, name)
    reopens = thread.archived and settings.get("archived") is False
    if thread.archived and not reopens and set(settings) - {"archived", "locked"}:
        world.require_active(channel)
    if reopens:
        _require_room(world, channel)
    now = world.clock()
    if settings.get("archived", thread.archived) != thread.archived or "auto_archive_duration" in settings:
        thread.archive_change = thread.active = now
    renamed = name is not None and name != channel.name
    channel.name = name or channel.name
    thread.archived = settings.get("archived", thread.archived)
    thread.locked = settings.get("locked", thread.locked)
    thread.invitable = settings.get("invitable", thread.invitable)
    thread.archive_after = settings.get("auto_archive_duration", thread.archive_after)
    thread.slowmode = settings.get("rate_limit_per_user", thread.slowmode)
    world.change_channel(channel)
    if renamed and not thread.archived:
        _write(world, channel, RENAMED, content=channel.name)


def _require_right(world: World, channel: Channel, thread: Thread, settings: Json, name: str | None) -> None:
    """The creator may do most; to reopen an unlocked thread is enough to be in it; to lock one takes a moderator."""
    if world.permissions(world.bot, channel) & bits.MANAGE_THREADS:
        return
    world.require(channel)
    own = thread.owner == world.bot.id
    only_reopens = name is None and set(settings) == {"archived"} and settings["archived"] is False
    if only_reopens and not thread.locked and world.bot.id in thread.members:
        return
    if not own or {"locked", "rate_limit_per_user"} & set(settings):
        raise missing_permissions()


def join(world: World, channel: Channel, thread: Thread, user: User, *, by: User) -> None:
    """Adds somebody to a thread.

    Raises:
        ApiError: 50083 when the thread is archived.
    """
    world.require_active(channel)
    if user.id in thread.members:
        return
    thread.members[user.id] = world.clock()
    world.keep("channel", channel)
    for watcher in world.watchers:
        watcher.thread_member(channel, user, joined=True)
    if user.id != by.id:
        _write(world, channel, JOINED, mentions=(user.id,))


def leave(world: World, channel: Channel, thread: Thread, user: User) -> None:
    """Removes somebody from a thread.

    Raises:
        ApiError: 50083 when the thread is archived.
    """
    world.require_active(channel)
    if thread.members.pop(user.id, None) is None:
        return
    world.keep("channel", channel)
    for watcher in world.watchers:
        watcher.thread_member(channel, user, joined=False)


def archive_idle(world: World) -> None:
    """Archives the threads without activity for as long as they may be."""
    now = world.clock()
    for channel in world.threads():
        thread = channel.thread
        if thread is not None and not thread.archived and now - thread.active >= thread.archive_after * 60:
            thread.archived, thread.archive_change = True, now
            world.change_channel(channel)
