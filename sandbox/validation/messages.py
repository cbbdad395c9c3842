"""Refuses messages that Discord refuses: text, embeds, attachments, mentions, and combinations of them.

Source: Discord's documentation, resources/message and components/reference.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from datetime import datetime

from sandbox.validation.components import COMPONENTS_V2, check_components
from sandbox.validation.errors import ApiError
from sandbox.validation.form import Form, Path
from sandbox.validation.strict_json import Json

CONTENT = 2000
EMBEDS = 10
EMBED_TOTAL = 6000
TITLE, DESCRIPTION, FIELDS, FIELD_NAME, FIELD_VALUE, FOOTER, AUTHOR = 256, 4096, 25, 256, 1024, 2048, 256
ADDRESS = 2048
COLOUR = 0xFFFFFF
NONCE = 25
FILES = 10
FILE_NOTE = 1024


def check_message(
    body: Json, *, files: Sequence[str] = (), flags: int = 0, emojis: Container[int] | None = None
) -> None:
    """Checks the form of a new or edited message.

    `files` are the names of the files sent with it; `flags` those that the message has or will have; `emojis` the ids
    that buttons and options may name, None: any.

    Raises:
        ApiError: 50035 when anything is wrong.
    """
    form = Form(emojis)
    form.text(body, "content", (), CONTENT)
    _embeds(form, body)
    _attachments(form, body, files)
    check_components(form, body, v2=bool(flags & COMPONENTS_V2))
    if flags & COMPONENTS_V2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(key):
                form.fault(
                    (key,),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    nonce = body.get("nonce")
    if nonce is not None and (isinstance(nonce, bool) or not isinstance(nonce, (str, int)) or len(str(nonce)) > NONCE):
        form.fault(("nonce",), "NONCE_TYPE_TOO_LONG", f"Must be {NONCE} or fewer in length.")
    _allowed_mentions(form, body)
    form.finish()


def check_not_empty(body: Json, *, files: int) -> None:
    """Checks that a message has content; `files` is the number of attachments that it will have.

    Raises:
        ApiError: 50006 when it is empty.
    """
    content = body.get("content")
    if isinstance(content, str) and content.strip():
        return
    if files or any(body.get(key) for key in ("embeds", "components", "poll", "sticker_ids")):
        return
    raise ApiError(400, 50006, "Cannot send an empty message")


def _embeds(form: Form, body: Json) -> None:
    total = 0
    for at, embed in form.objects(body, "embeds", (), EMBEDS):
        total += _embed(form, embed, at)
    if total > EMBED_TOTAL:
        form.fault(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TOTAL}")


def _embed(form: Form, embed: Json, at: Path) -> int:
    """Checks one embed; returns its characters, which count for the total."""
    texts = [form.text(embed, "title", at, TITLE), form.text(embed, "description", at, DESCRIPTION)]
    for where, field in form.objects(embed, "fields", at, FIELDS):
        texts.append(form.text(field, "name", where, FIELD_NAME, required=True))
        texts.append(form.text(field, "value", where, FIELD_VALUE, required=True))
        form.boolean(field, "inline", where)
    for key, inner, maximum in (("footer", "text", FOOTER), ("author", "name", AUTHOR)):
        part = form.object(embed, key, at)
        if part is not None:
            texts.append(form.text(part, inner, (*at, key), maximum, required=True))
            _address(form, part, "icon_url", (*at, key))
    for key in ("image", "thumbnail"):
        part = form.object(embed, key, at)
        if part is not None:
            _address(form, part, "url", (*at, key))
    _address(form, embed, "url", at)
    form.integer(embed, "color", at, 0, COLOUR)
    timestamp = embed.get("timestamp")
    if timestamp is not None and not _is_timestamp(timestamp):
        form.fault((*at, "timestamp"), "DATE_TIME_TYPE_PARSE", f"Could not parse {timestamp}. Should be ISO8601.")
    visible = ("title", "description", "fields", "footer", "author", "image", "thumbnail", "video", "provider", "url")
    if not any(embed.get(key) for key in visible):
        form.require((*at, "description"))
    return sum(len(text) for text in texts if text is not None)


def _address(form: Form, part: Json, key: str, at: Path) -> None:
    value = form.text(part, key, at, ADDRESS)
    if value and not value.startswith(("http://", "https://", "attachment://")):
        form.fault(
            (*at, key),
            "URL_TYPE_INVALID_SCHEME",
            f"Scheme \"{value.split(':', 1)[0]}\" is not supported. Scheme must be one of ('http', 'https').",
        )


def _is_timestamp(value: object) -> bool:
    try:
        datetime.fromisoformat(str(value))
    except ValueError:
        return False
    return isinstance(value, str)


def _attachments(form: Form, body: Json, files: Sequence[str]) -> None:
    listed = form.objects(body, "attachments", (), FILES)
    if len(files) > FILES:
        form.fault(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length.")
    for at, attachment in listed:
        if attachment.get("id") is None:
            form.require((*at, "id"))
        form.text(attachment, "description", at, FILE_NOTE)


def _allowed_mentions(form: Form, body: Json) -> None:
    allowed = form.object(body, "allowed_mentions", ())
    if allowed is None:
        return
    at: Path = ("allowed_mentions",)
    parse = form.entries(allowed, "parse", at, 3)
    for index, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            form.fault(
                (*at, "parse", index), "BASE_TYPE_CHOICES", "Value must be one of ('users', 'roles', 'everyone')."
            )
    for key in ("users", "roles"):
        if form.entries(allowed, key, at, 100) and key in parse:
            form.fault(
                at,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )
