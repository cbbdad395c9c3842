"""The JSON objects of messages and interactions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandbox.payloads.guild import GuildPayloads, iso_timestamp
from sandbox.validation.strict_json import Json
from sandbox.world.model import COMMAND, COMPONENT, EPHEMERAL, LOADING, Channel, Interaction, Message, created_at


class Payloads(GuildPayloads):
    """Writes every object of the world, for the bot and for pages."""

    # -- messages ----------------------------------------------------------

    def attachment(self, attachment: Json) -> Json:
        """An attachment, with its address."""
        public = {key: value for key, value in attachment.items() if key not in ("path", "id")}
        url = f"{self.addresses.cdn}/{attachment['path']}"
        return {"id": str(attachment["id"]), **public, "url": url, "proxy_url": url}

    def message(self, message: Message, *, event: bool = False) -> Json:
        """A message. `event`: as in a gateway event, which adds server and member to a public message of a server."""
        world = self._world
        author = world.users[message.author]
        channel = world.channels[message.channel]
        body: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel),
            "type": message.type,
            "author": self.user(author),
            "content": message.content,
            "timestamp": iso_timestamp(created_at(message.id)),
            "edited_timestamp": None if message.edited is None else iso_timestamp(message.edited),
            "tts": False,
            "mention_everyone": message.everyone,
            "mentions": [self.user(world.users[user]) for user in message.mentions],
            "mention_roles": [],
            "attachments": [self.attachment(attachment) for attachment in message.attachments],
            "embeds": self._embeds(message),
            "components": self._pictures_in(message, message.components),
            "pinned": False,
            "flags": message.flags,
        }
        if author.bot:
            body["application_id"] = str(author.id)
        if message.nonce is not None:
            body["nonce"] = message.nonce
        self._refer(body, message, event=event)
        thread = world.channels.get(message.id)
        if thread is not None:
            body["thread"] = self.channel(thread)
        if message.interaction is not None:
            body["webhook_id"] = str(author.id)
            body["interaction_metadata"] = self._origin(message.interaction, message)
        guild = world.guild_of(channel)
        if event and guild is not None and not message.ephemeral:
            body["guild_id"] = str(guild.id)
            if world.is_member(author, guild.id):
                body["member"] = {key: value for key, value in self.member(author, guild).items() if key != "user"}
        return body

    def _refer(self, body: Json, message: Message, *, event: bool) -> None:
        """Adds to a message's object what it refers to: a message, or a thread that was started."""
        if message.reference is None and message.reference_channel is None:
            return
        reference: Json = {"type": 0, "channel_id": str(message.reference_channel or message.channel)}
        if message.reference_channel is not None:
            reference["guild_id"] = str(self._world.channels[message.channel].guild)
        if message.reference is not None:
            reference["message_id"] = str(message.reference)
        body["message_reference"] = reference
        answered = self._world.messages.get(message.reference or 0)
        if not event and answered is not None and answered.reference is None:
            body["referenced_message"] = self.message(answered)

    def _origin(self, interaction: Json, message: Message) -> Json:
        """The interaction that a message answers; for a submitted modal with the one that showed it."""
        origin: Json = {
            "id": str(interaction["id"]),
            "type": interaction["type"],
            "user": self.user(self._world.users[interaction["user"]]),
            "authorizing_integration_owners": self.owners(self._world.channels[message.channel]),
        }
        if interaction["type"] == COMMAND:
            origin["name"] = interaction["name"]
        if interaction["type"] == COMPONENT and interaction["source"] is not None:
            origin["interacted_message_id"] = str(interaction["source"])
        if interaction["trigger"] is not None:
            origin["triggering_interaction_metadata"] = self._origin(interaction["trigger"], message)
        return origin

    def _embeds(self, message: Message) -> list[Json]:
        return [
            {"type": "rich", "content_scan_version": 0, **embed} for embed in self._pictures_in(message, message.embeds)
        ]

    def _pictures_in(self, message: Message, parts: list[Json]) -> list[Json]:
        """Replaces `attachment://name` by the address of the message's attachment of that name."""
        urls = {f"attachment://{a['filename']}": f"{self.addresses.cdn}/{a['path']}" for a in message.attachments}
        return [_with_urls(part, urls) for part in parts] if urls else parts

    # -- interactions ------------------------------------------------------

    def owners(self, channel: Channel) -> dict[str, str]:
        """The owner of the application's installation in a channel: the server, or nobody for direct messages."""
        return {"0": "0" if channel.guild is None else str(channel.guild)}

    def interaction(self, interaction: Interaction, data: Json) -> Json:
        """An interaction with its data, as the event INTERACTION_CREATE describes it."""
        world = self._world
        channel = world.channels[interaction.channel]
        person = world.users[interaction.person]
        body: Json = {
            "id": str(interaction.id),
            "application_id": str(world.bot.id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "channel": {**self.channel(channel), "permissions": str(world.permissions(person, channel))},
            "locale": person.locale,
            "app_permissions": str(world.permissions(world.bot, channel)),
            "attachment_size_limit": world.limits.file_bytes,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self.owners(channel),
            "context": 0 if channel.person is None else 1,
        }
        guild = world.guild_of(channel)
        if guild is not None:
            body["guild_id"] = str(guild.id)
            body["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
            body["guild_locale"] = guild.locale
            body["member"] = self.member(person, guild, channel)
        else:
            body["user"] = self.user(person)
        source = None if interaction.source is None else world.messages.get(interaction.source)
        if source is not None:
            body["message"] = self.message(source)
        return body

    def callback(self, interaction: Interaction, kind: int, message: Message | None) -> Json:
        """The response to a first answer of this `kind` that created or changed `message`."""
        answer: Json = {"id": str(interaction.id), "type": interaction.kind}
        if message is None:
            return {"interaction": answer}
        answer["response_message_id"] = str(message.id)
        answer["response_message_loading"] = bool(message.flags & LOADING)
        answer["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
        if message.flags & LOADING:
            return {"interaction": answer}
        return {"interaction": answer, "resource": {"type": kind, "message": self.message(message)}}


def _with_urls(part: Any, urls: Mapping[str, str]) -> Any:
    """A copy of a JSON value in which every `url` that is a key of `urls` is replaced."""
    if isinstance(part, list):
        return [_with_urls(entry, urls) for entry in part]
    if isinstance(part, dict):
        return {key: urls.get(value, value) if key == "url" else _with_urls(value, urls) for key, value in part.items()}
    return part
