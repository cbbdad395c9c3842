"""The routes of Discord's HTTP interface that a bot like this one uses, except the answers to interactions.

Source: Discord's documentation and its API description.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable

from sandbox.api.middleware import ApiRequest, Middleware, Response
from sandbox.payloads.message import Payloads
from sandbox.validation.commands import check_commands
from sandbox.validation.errors import ApiError, Fault, invalid_form, missing_access, unknown
from sandbox.validation.form import Form
from sandbox.validation.strict_json import Json
from sandbox.world import permissions as bits
from sandbox.world.attachments import Submission, content_type
from sandbox.world.model import Channel, Command, Emoji, Guild, Message, User, as_int
from sandbox.world.posting import already_sent, edit, post, refuse_foreign
from sandbox.world.state import World

PAGE = 50
"""Messages in a list if the request names no number; it may name 100 at most."""
EMOJIS = 2000
"""Emojis that an application may have."""


class Routes:
    """The routes under `/api/v10` that need the bot's token."""

    def __init__(self, world: World, payloads: Payloads, shards: int, starts: Callable[[], Json]) -> None:
        """`shards` is the recommended number of shards, `starts` gives the object `session_start_limit`."""
        self._world = world
        self._payloads = payloads
        self._shards = shards
        self._starts = starts

    def add_to(self, middleware: Middleware) -> None:
        """Enters every route."""
        for method, path, handler in (
            ("GET", "/users/@me", self.me),
            ("GET", "/users/@me/guilds", self.my_guilds),
            ("DELETE", "/users/@me/guilds/{guild}", self.leave),
            ("POST", "/users/@me/channels", self.open_direct),
            ("GET", "/users/{user}", self.user),
            ("GET", "/oauth2/applications/@me", self.application),
            ("GET", "/applications/@me", self.application),
            ("GET", "/gateway/bot", self.gateway_bot),
            ("GET", "/channels/{channel}", self.channel),
            ("POST", "/channels/{channel}/typing", self.typing),
            ("GET", "/channels/{channel}/messages", self.messages),
            ("POST", "/channels/{channel}/messages", self.send),
            ("GET", "/channels/{channel}/messages/{message}", self.message),
            ("PATCH", "/channels/{channel}/messages/{message}", self.edit),
            ("DELETE", "/channels/{channel}/messages/{message}", self.delete),
            ("GET", "/guilds/{guild}", self.guild),
            ("GET", "/guilds/{guild}/channels", self.channels),
            ("GET", "/guilds/{guild}/roles", self.roles),
            ("GET", "/guilds/{guild}/members", self.members),
            ("GET", "/guilds/{guild}/members/{user}", self.member),
            ("GET", "/applications/{application}/emojis", self.emojis),
            ("POST", "/applications/{application}/emojis", self.new_emoji),
            ("GET", "/applications/{application}/emojis/{emoji}", self.emoji),
            ("DELETE", "/applications/{application}/emojis/{emoji}", self.drop_emoji),
        ):
            middleware.add(method, path, handler)
        middleware.add("GET", "/gateway", self.gateway, public=True)
        for scope in ("/applications/{application}", "/applications/{application}/guilds/{guild}"):
            middleware.add("GET", f"{scope}/commands", self.commands)
            middleware.add("PUT", f"{scope}/commands", self.put_commands)
            middleware.add("POST", f"{scope}/commands", self.post_command)
            middleware.add("GET", f"{scope}/commands/{{command}}", self.command)
            middleware.add("PATCH", f"{scope}/commands/{{command}}", self.patch_command)
            middleware.add("DELETE", f"{scope}/commands/{{command}}", self.delete_command)

    # -- the bot itself ----------------------------------------------------

    def me(self, _: ApiRequest) -> Response:
        """Returns the bot's own user."""
        return Response(200, self._payloads.own_user())

    def application(self, _: ApiRequest) -> Response:
        """Returns the application."""
        return Response(200, self._payloads.application())

    def gateway(self, _: ApiRequest) -> Response:
        """Returns the address of the gateway."""
        return Response(200, {"url": self._payloads.addresses.gateway})

    def gateway_bot(self, _: ApiRequest) -> Response:
        """Returns the address of the gateway with the recommended shards and the limit of logins."""
        url, limit = self._payloads.addresses.gateway, self._starts()
        return Response(200, {"url": url, "shards": self._shards, "session_start_limit": limit})

    def my_guilds(self, _: ApiRequest) -> Response:
        """Lists the servers of the bot."""
        world = self._world
        listed: list[Json] = [
            {
                "id": str(guild.id), "name": guild.name, "icon": None, "banner": None, "owner": False,
                "permissions": str(world.guild_permissions(world.bot, guild)), "features": [],
            }
            for guild in world.guilds.values()
            if world.is_member(world.bot, guild.id)
        ]  # fmt: skip
        return Response(200, listed)

    def leave(self, request: ApiRequest) -> Response:
        """Removes the bot from a server."""
        self._world.set_member(self._world.bot, self._guild(request), joined=False)
        return Response(204)

    def user(self, request: ApiRequest) -> Response:
        """Returns a user."""
        return Response(200, self._payloads.user(self._user(request.path["user"])))

    def _user(self, value: object) -> User:
        number = as_int(value)
        if number is None or number not in self._world.users:
            raise unknown(10013)
        return self._world.users[number]

    # -- channels and messages ---------------------------------------------

    def _channel(self, request: ApiRequest) -> Channel:
        return self._world.bot_channel(as_int(request.path["channel"]))

    def _message(self, request: ApiRequest, channel: Channel) -> Message:
        """A message that the bot's token reaches: ephemeral ones do not exist for it."""
        message = self._world.messages.get(as_int(request.path["message"]) or 0)
        if message is None or message.channel != channel.id or message.ephemeral:
            raise unknown(10008)
        return message

    def open_direct(self, request: ApiRequest) -> Response:
        """Returns the direct messages with a person."""
        submission = request.submission()
        person = self._user(submission.body.get("recipient_id"))
        if person.bot:
            raise ApiError(400, 50033, "Invalid Recipient(s)")
        return Response(200, self._payloads.channel(self._world.direct(person.id)))

    def channel(self, request: ApiRequest) -> Response:
        """Returns a channel."""
        return Response(200, self._payloads.channel(self._channel(request)))

    def typing(self, request: ApiRequest) -> Response:
        """Accepts that the bot is typing, which nobody sees here."""
        self._world.require_sending(self._channel(request))
        return Response(204)

    def messages(self, request: ApiRequest) -> Response:
        """Lists messages of a channel, newest first."""
        channel = self._channel(request)
        limit = as_int(request.query.get("limit", str(PAGE)))
        if limit is None or not 1 <= limit <= 100:
            raise invalid_form([Fault(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")])
        bound = {key: as_int(request.query[key]) or 0 for key in ("before", "after", "around") if key in request.query}
        readable = self._world.permissions(self._world.bot, channel) & bits.READ_MESSAGE_HISTORY
        listed = [m for m in self._world.in_channel(channel.id) if not m.ephemeral] if readable else []
        if "around" in bound:
            older = [m for m in listed if m.id < bound["around"]][-(limit // 2) :]
            listed = (older + [m for m in listed if m.id >= bound["around"]])[:limit]
        elif "after" in bound:
            listed = [m for m in listed if m.id > bound["after"]][:limit]
        else:
            listed = [m for m in listed if "before" not in bound or m.id < bound["before"]][-limit:]
        return Response(200, [self._payloads.message(message) for message in reversed(listed)])

    def send(self, request: ApiRequest) -> Response:
        """Sends a message; a repeated request with the same nonce returns the first message."""
        channel = self._channel(request)
        submission = request.submission()
        self._world.require_open_dms(channel)
        self._world.require_sending(channel, *([bits.ATTACH_FILES] if submission.files else []))
        first = already_sent(self._world, channel, submission.body)
        if first is not None:
            return Response(200, self._payloads.message(first))
        if submission.body.get("message_reference"):
            self._world.require(channel, bits.READ_MESSAGE_HISTORY)
        return Response(200, self._payloads.message(post(self._world, self._allowed(channel, submission), channel)))

    def _allowed(self, channel: Channel, submission: Submission) -> Submission:
        """The request without its embeds if the bot lacks EMBED_LINKS; a message of embeds alone is then empty."""
        may = self._world.permissions(self._world.bot, channel) & bits.EMBED_LINKS
        if may or not submission.body.get("embeds"):
            return submission
        return Submission({**submission.body, "embeds": []}, submission.files)

    def message(self, request: ApiRequest) -> Response:
        """Returns a message."""
        channel = self._channel(request)
        self._world.require(channel, bits.READ_MESSAGE_HISTORY)
        return Response(200, self._payloads.message(self._message(request, channel)))

    def edit(self, request: ApiRequest) -> Response:
        """Edits a message of the bot."""
        channel = self._channel(request)
        message = self._message(request, channel)
        submission = request.submission()
        refuse_foreign(self._world, message)
        self._world.require_active(channel)
        return Response(200, self._payloads.message(edit(self._world, message, self._allowed(channel, submission))))

    def delete(self, request: ApiRequest) -> Response:
        """Deletes a message."""
        channel = self._channel(request)
        message = self._message(request, channel)
        if message.author != self._world.bot.id:
            if channel.person is not None:
                raise ApiError(403, 50003, "Cannot execute action on a DM channel")
            self._world.require(channel, bits.MANAGE_MESSAGES)
        self._world.remove_message(message)
        return Response(204)

    # -- servers -----------------------------------------------------------

    def _guild(self, request: ApiRequest) -> Guild:
        return self._world.bot_guild(as_int(request.path["guild"]))

    def guild(self, request: ApiRequest) -> Response:
        """Returns a server."""
        guild = self._guild(request)
        body = self._payloads.guild(guild)
        if request.query.get("with_counts", "0").lower() in ("1", "true"):
            count = len(self._world.members(guild))
            body |= {"approximate_member_count": count, "approximate_presence_count": count}
        return Response(200, body)

    def channels(self, request: ApiRequest) -> Response:
        """Lists the channels of a server."""
        channels = self._world.text_channels(self._guild(request))
        return Response(200, [self._payloads.channel(channel) for channel in channels])

    def roles(self, request: ApiRequest) -> Response:
        """Lists the roles of a server."""
        roles = self._world.roles_of(self._guild(request))
        return Response(200, [self._payloads.role(role) for role in roles])

    def members(self, request: ApiRequest) -> Response:
        """Lists members of a server; needs the members intent."""
        guild = self._guild(request)
        if not self._world.limits.privileged_intents:
            raise missing_access()
        after = as_int(request.query.get("after", "0")) or 0
        limit = as_int(request.query.get("limit", "1")) or 1
        members = sorted((u for u in self._world.members(guild) if u.id > after), key=lambda u: u.id)
        return Response(200, [self._payloads.member(user, guild) for user in members[:limit]])

    def member(self, request: ApiRequest) -> Response:
        """Returns a member of a server."""
        guild = self._guild(request)
        user = self._user(request.path["user"])
        if not self._world.is_member(user, guild.id):
            raise unknown(10007)
        return Response(200, self._payloads.member(user, guild))

    # -- commands ----------------------------------------------------------

    def _scope(self, request: ApiRequest) -> int | None:
        """The server of a route of commands; None for the global commands."""
        self._check_application(request)
        if "guild" not in request.path:
            return None
        guild = as_int(request.path["guild"])
        if guild not in self._world.guilds or not self._world.is_member(self._world.bot, guild):
            raise missing_access()
        return guild

    def _check_application(self, request: ApiRequest) -> None:
        if as_int(request.path["application"]) != self._world.bot.id:
            raise ApiError(403, 20012, "You are not authorized to perform this action on this application")

    def _in_scope(self, scope: int | None) -> list[Command]:
        return [command for command in self._world.commands.values() if command.guild == scope]

    def _command(self, request: ApiRequest, scope: int | None) -> Command:
        command = self._world.commands.get(as_int(request.path["command"]) or 0)
        if command is None or command.guild != scope:
            raise unknown(10063)
        return command

    def commands(self, request: ApiRequest) -> Response:
        """Lists the commands of a scope."""
        return Response(200, [self._payloads.command(command) for command in self._in_scope(self._scope(request))])

    def command(self, request: ApiRequest) -> Response:
        """Returns a command."""
        return Response(200, self._payloads.command(self._command(request, self._scope(request))))

    def put_commands(self, request: ApiRequest) -> Response:
        """Replaces all commands of a scope; one whose name existed before keeps its id."""
        scope = self._scope(request)
        bodies = request.objects()
        check_commands(bodies)
        old = {(c.body.get("type", 1), c.body["name"]): c.id for c in self._in_scope(scope)}
        new = [
            Command(old.get((body.get("type", 1), body["name"]), 0) or self._world.ids.next(), scope, _without_id(body))
            for body in bodies
        ]
        self._world.set_commands(scope, new)
        return Response(200, [self._payloads.command(command) for command in new])

    def post_command(self, request: ApiRequest) -> Response:
        """Adds a command, or replaces the one of the same name."""
        scope = self._scope(request)
        body = _without_id(request.submission().body)
        others = [c for c in self._in_scope(scope) if c.body["name"] != body.get("name")]
        same = [c for c in self._in_scope(scope) if c.body["name"] == body.get("name")]
        check_commands([*(c.body for c in others), body])
        command = Command(same[0].id if same else self._world.ids.next(), scope, body)
        self._world.set_commands(scope, [*others, command])
        return Response(200 if same else 201, self._payloads.command(command))

    def patch_command(self, request: ApiRequest) -> Response:
        """Changes a command."""
        scope = self._scope(request)
        command = self._command(request, scope)
        changed = Command(command.id, scope, {**command.body, **_without_id(request.submission().body)})
        others = [c for c in self._in_scope(scope) if c.id != command.id]
        check_commands([*(c.body for c in others), changed.body])
        self._world.set_commands(scope, [*others, changed])
        return Response(200, self._payloads.command(changed))

    def delete_command(self, request: ApiRequest) -> Response:
        """Deletes a command."""
        scope = self._scope(request)
        command = self._command(request, scope)
        self._world.set_commands(scope, [c for c in self._in_scope(scope) if c.id != command.id])
        return Response(204)

    # -- the application's emojis ------------------------------------------

    def emojis(self, request: ApiRequest) -> Response:
        """Lists the emojis of the application."""
        self._check_application(request)
        return Response(200, {"items": [self._payloads.emoji(emoji) for emoji in self._world.emojis.values()]})

    def _emoji(self, request: ApiRequest) -> Emoji:
        self._check_application(request)
        emoji = self._world.emojis.get(as_int(request.path["emoji"]) or 0)
        if emoji is None:
            raise unknown(10014)
        return emoji

    def emoji(self, request: ApiRequest) -> Response:
        """Returns an emoji."""
        return Response(200, self._payloads.emoji(self._emoji(request)))

    def new_emoji(self, request: ApiRequest) -> Response:
        """Adds an emoji."""
        self._check_application(request)
        submission = request.submission()
        form = Form()
        name = form.text(submission.body, "name", (), 32, minimum=2, required=True)
        content = _image(form, submission.body)
        if name in {emoji.name for emoji in self._world.emojis.values()}:
            form.fault(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists")
        form.finish()
        if len(self._world.emojis) >= EMOJIS:
            raise ApiError(400, 30008, f"Maximum number of emojis reached ({EMOJIS})")
        emoji = Emoji(self._world.ids.next(), name or "", content_type("", content), content.startswith(b"GIF8"))
        self._world.store.put_file(emoji.id, content)
        self._world.emojis[emoji.id] = emoji
        self._world.keep("emoji", emoji)
        return Response(201, self._payloads.emoji(emoji))

    def drop_emoji(self, request: ApiRequest) -> Response:
        """Deletes an emoji."""
        emoji = self._emoji(request)
        del self._world.emojis[emoji.id]
        self._world.store.drop("emoji", emoji.id)
        self._world.store.drop_file(emoji.id)
        return Response(204)


def _image(form: Form, body: Json) -> bytes:
    """The bytes of the `data:` address in `image`; adds a fault if there is none, or more than 256 KiB."""
    address = body.get("image")
    if not isinstance(address, str) or not address.startswith("data:image/") or ";base64," not in address:
        form.require(("image",))
        return b""
    try:
        content = base64.b64decode(address.split(";base64,", 1)[1], validate=True)
    except binascii.Error:
        form.fault(("image",), "IMAGE_INVALID", "Invalid image")
        return b""
    if len(content) > 256 * 1024:
        form.fault(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return content


def _without_id(body: Json) -> Json:
    return {key: value for key, value in body.items() if key != "id"}
