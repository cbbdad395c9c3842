"""Reads what the bot sends: JSON, or a form with files beside it; and keeps the files of messages."""

from __future__ import annotations

import mimetypes
import secrets
from typing import Any, NamedTuple

from aiohttp import BodyPartReader, web

from sandbox.errors import ApiError, Fault, Json, invalid_form
from sandbox.model import Message, as_int
from sandbox.strict import parse
from sandbox.world import World

REQUEST_BYTES = 25 * 1024 * 1024
_SIGNATURES = {
    b"\x89PNG\r\n\x1a\n": "image/png",
    b"\xff\xd8\xff": "image/jpeg",
    b"GIF8": "image/gif",
}


class Upload(NamedTuple):
    """A file sent with a message; `key` is the number in its field name `files[key]`."""

    key: int
    name: str
    content: bytes


class Sent(NamedTuple):
    """A request's body, when it is an object."""

    body: Json
    files: list[Upload]

    @property
    def names(self) -> list[str]:
        return [upload.name for upload in self.files]


class Loaded(NamedTuple):
    """A request's body, whatever JSON it is; None when there is none."""

    value: Any
    files: list[Upload]


async def load(request: web.Request) -> Loaded:
    """Read the JSON and the files of a request, once.

    Raises: ApiError 50109 for what is no JSON, 40005 for too much.
    """
    if request.content_length is not None and request.content_length > REQUEST_BYTES:
        raise ApiError(413, 40005, "Request entity too large")
    if request.content_type.startswith("multipart/"):
        return await _form(request)
    content = await request.read()
    return Loaded(_json(content) if content else None, [])


def as_form(loaded: Loaded) -> Sent:
    """The body as an object. Raises: ApiError 50109."""
    body = {} if loaded.value is None else loaded.value
    if not isinstance(body, dict):
        raise _no_json()
    return Sent(body, loaded.files)


def as_forms(loaded: Loaded) -> list[Json]:
    """The body as a list of objects. Raises: ApiError 50035."""
    body = loaded.value
    if not isinstance(body, list) or not all(isinstance(entry, dict) for entry in body):
        raise invalid_form([Fault((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")])
    return body


async def _form(request: web.Request) -> Loaded:
    value: Any = None
    files: list[Upload] = []
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        if not isinstance(part, BodyPartReader) or part.name is None:
            continue
        if part.name == "payload_json":
            value = _json(bytes(await part.read()))
        elif part.name.startswith("files[") and part.name.endswith("]"):
            key = as_int(part.name[6:-1])
            files.append(Upload(len(files) if key is None else key, _plain(part.filename), bytes(await part.read())))
    return Loaded(value, files)


def _plain(name: str | None) -> str:
    """A file name as Discord keeps it: without folders and odd characters."""
    last = (name or "unknown").replace("\\", "/").rsplit("/", 1)[-1]
    return "".join(c if c.isalnum() or c in "._-" else "_" for c in last)[:100] or "unknown"


def _json(content: bytes) -> object:
    try:
        return parse(content)
    except ValueError:
        raise _no_json() from None


def _no_json() -> ApiError:
    return ApiError(400, 50109, "The request body contains invalid JSON.")


def content_type(name: str, content: bytes) -> str:
    """What a file is, by its first bytes, else by its name."""
    for signature, kind in _SIGNATURES.items():
        if content.startswith(signature):
            return kind
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


def attach(world: World, message: Message, sent: Sent) -> None:
    """Give a message the files of a request, and drop those which an edit no longer lists.

    Discord's rule: `attachments` in an edit names what stays (by its id) and what is new (by its place in the form);
    without it all stay. Raises: ApiError 40005 for a file over the limit.
    """
    if any(len(upload.content) > world.limits.file_bytes for upload in sent.files):
        raise ApiError(413, 40005, "Request entity too large")
    listed = sent.body.get("attachments")
    entries = [entry for entry in listed if isinstance(entry, dict)] if isinstance(listed, list) else []
    named = {as_int(entry.get("id")): entry for entry in entries}
    if "attachments" in sent.body:
        for gone in [kept for kept in message.attachments if kept["id"] not in named]:
            message.attachments.remove(gone)
            world.store.drop_file(gone["id"])
    for upload in sent.files:
        message.attachments.append(_keep(world, message, upload, named.get(upload.key, {})))


def _keep(world: World, message: Message, upload: Upload, entry: Json) -> Json:
    made = world.ids.next()
    world.store.put_file(made, upload.content)
    kept: Json = {
        "id": made,
        "filename": upload.name,
        "size": len(upload.content),
        "content_type": content_type(upload.name, upload.content),
        "path": f"attachments/{message.channel}/{made}/{secrets.token_urlsafe(16)}/{upload.name}",
        "ephemeral": message.ephemeral,
    }
    if isinstance(entry.get("description"), str):
        kept["description"] = entry["description"]
    if kept["content_type"] == "image/png" and len(upload.content) >= 24:
        kept["width"] = int.from_bytes(upload.content[16:20])
        kept["height"] = int.from_bytes(upload.content[20:24])
    return kept
