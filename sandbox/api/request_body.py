"""Reads the body of a bot's request: JSON, or a form with JSON and files."""

from __future__ import annotations

from typing import Any, NamedTuple

from aiohttp import BodyPartReader, web

from sandbox.validation.errors import ApiError, Fault, invalid_form
from sandbox.validation.strict_json import Json, parse
from sandbox.world.attachments import Submission, UploadedFile
from sandbox.world.model import as_int

REQUEST_BYTES = 25 * 1024 * 1024
"""Bytes that a request may have."""
FILE_NAME = 100
"""Characters that are kept of a file's name."""


class RequestBody(NamedTuple):
    """A request's body: any JSON value (None without a body), and the files beside it."""

    value: Any
    files: list[UploadedFile]


async def read_body(request: web.Request) -> RequestBody:
    """Reads the JSON and the files of a request.

    Raises:
        ApiError: 50109 when the body is not JSON, 40005 when it is too large.
    """
    if request.content_length is not None and request.content_length > REQUEST_BYTES:
        raise ApiError(413, 40005, "Request entity too large")
    if request.content_type.startswith("multipart/"):
        return await _read_multipart(request)
    content = await request.read()
    return RequestBody(_parse(content) if content else None, [])


def as_submission(body: RequestBody) -> Submission:
    """Returns the body as an object with files; an absent body is an empty object.

    Raises:
        ApiError: 50109 when the body is not an object.
    """
    value = {} if body.value is None else body.value
    if not isinstance(value, dict):
        raise _invalid_json()
    return Submission(value, body.files)


def as_objects(body: RequestBody) -> list[Json]:
    """Returns the body as a list of objects.

    Raises:
        ApiError: 50035 when it is anything else.
    """
    value = body.value
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
        raise invalid_form([Fault((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")])
    return value


async def _read_multipart(request: web.Request) -> RequestBody:
    value: Any = None
    files: list[UploadedFile] = []
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        if not isinstance(part, BodyPartReader) or part.name is None:
            continue
        if part.name == "payload_json":
            value = _parse(bytes(await part.read()))
        elif part.name.startswith("files[") and part.name.endswith("]"):
            key = as_int(part.name[6:-1])
            content = bytes(await part.read())
            files.append(UploadedFile(len(files) if key is None else key, _safe_name(part.filename), content))
    return RequestBody(value, files)


def _safe_name(name: str | None) -> str:
    """A file name as Discord keeps it: without folders and unusual characters."""
    last = (name or "unknown").replace("\\", "/").rsplit("/", 1)[-1]
    return "".join(c if c.isalnum() or c in "._-" else "_" for c in last)[:FILE_NAME] or "unknown"


def _parse(content: bytes) -> object:
    try:
        return parse(content)
    except ValueError:
        raise _invalid_json() from None


def _invalid_json() -> ApiError:
    return ApiError(400, 50109, "The request body contains invalid JSON.")
