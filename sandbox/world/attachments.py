"""Files that a bot sends with a message: their types, and how they are stored and dropped."""

from __future__ import annotations

import mimetypes
import secrets
from typing import NamedTuple

from sandbox.validation.errors import ApiError
from sandbox.validation.strict_json import Json
from sandbox.world.model import Message, as_int
from sandbox.world.state import World

_SIGNATURES = {
    b"\x89PNG\r\n\x1a\n": "image/png",
    b"\xff\xd8\xff": "image/jpeg",
    b"GIF8": "image/gif",
}


class UploadedFile(NamedTuple):
    """A file sent with a message; `key` is the number in its field name `files[key]`."""

    key: int
    name: str
    content: bytes


class Submission(NamedTuple):
    """The JSON object of a request, with the files sent beside it."""

    body: Json
    files: list[UploadedFile]

    @property
    def names(self) -> list[str]:
        """The names of the files."""
        return [file.name for file in self.files]


def content_type(name: str, content: bytes) -> str:
    """The MIME type of a file, by its first bytes, else by its name."""
    for signature, kind in _SIGNATURES.items():
        if content.startswith(signature):
            return kind
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


def attach(world: World, message: Message, submission: Submission) -> None:
    """Adds the files of a request to a message, and drops the files that an edit no longer lists.

    Discord's rule: `attachments` in an edit names the files that stay (by id) and the new files (by their number in
    the form); without it all stay.

    Raises:
        ApiError: 40005 when a file is over the limit.
    """
    if any(len(file.content) > world.limits.file_bytes for file in submission.files):
        raise ApiError(413, 40005, "Request entity too large")
    listed = submission.body.get("attachments")
    entries = [entry for entry in listed if isinstance(entry, dict)] if isinstance(listed, list) else []
    entries_by_id = {as_int(entry.get("id")): entry for entry in entries}
    if "attachments" in submission.body:
        for dropped in [kept for kept in message.attachments if kept["id"] not in entries_by_id]:
            message.attachments.remove(dropped)
            world.store.drop_file(dropped["id"])
    for file in submission.files:
        message.attachments.append(_store(world, message, file, entries_by_id.get(file.key, {})))


def _store(world: World, message: Message, file: UploadedFile, entry: Json) -> Json:
    """Stores a file; returns its record, with the description of the request's `entry`."""
    number = world.ids.next()
    world.store.put_file(number, file.content)
    record: Json = {
        "id": number,
        "filename": file.name,
        "size": len(file.content),
        "content_type": content_type(file.name, file.content),
        "path": f"attachments/{message.channel}/{number}/{secrets.token_urlsafe(16)}/{file.name}",
        "ephemeral": message.ephemeral,
    }
    if isinstance(entry.get("description"), str):
        record["description"] = entry["description"]
    if record["content_type"] == "image/png" and len(file.content) >= 24:
        record["width"] = int.from_bytes(file.content[16:20])
        record["height"] = int.from_bytes(file.content[20:24])
    return record
