"""What is stored about a person: shown and exported to them alone, and deleted once they have confirmed what follows.

Asking for it leaves nothing in the database by itself, not even the language of the client.
"""

import asyncio
import dataclasses
import gzip
import json
from collections.abc import Mapping
from typing import Any, Final

from bot.discord.actions.leave_actions import named
from bot.discord.context import Context
from bot.discord.custom_id import digest
from bot.discord.guard import unknown_button
from bot.discord.pages.privacy import overview, question
from bot.discord.pages.widgets import Attachment, Page
from bot.tables.model import Table
from bot.tables.settings_store import MemberSetting

FILE: Final = "stich-data.json"
LARGEST: Final = 8_000_000
"""Bytes of a file that is sent as it is; a larger one is compressed, since Discord takes 10 MB."""
SURE: Final = "sure."
"""What the button that deletes carries, before a digest of the tables that its question named."""


async def show(context: Context) -> None:
    """Tell the user what is stored about them."""
    context.remembers = False
    services, user = context.services, context.person.id
    stored = await services.privacy.stored(user)
    changed = _changed(await services.settings.member(user))
    page = overview(stored, await context.voice(), set_by_user=changed, retention=services.retention)
    await context.show(page)


async def export(context: Context) -> None:
    """Give the user all of it as a file."""
    context.remembers = False
    content = await context.services.privacy.export(context.person.id)
    attachment = await asyncio.to_thread(_attachment, content)
    await context.show(Page(content=await context.text("privacy-exported"), attachment=attachment))


async def ask(context: Context) -> None:
    """Ask the user whether everything is to be deleted, and say what follows."""
    context.remembers = False
    if not await _anything(context):
        await context.update(Page(content=await context.text("privacy-nothing")))
        return
    voice, tables = await context.voice(), _tables(context)
    page = question([named(table, voice) for table in tables], voice, sure=SURE + _digest(tables))
    await context.update(page)


async def delete(context: Context, told: str) -> None:
    """Delete everything; `told`: of which tables the question has told. If they are others by now, ask again."""
    context.remembers = False
    voice = await context.voice()
    if not await _anything(context):
        await context.update(Page(content=voice.text("privacy-nothing")))
    elif told != _digest(_tables(context)):
        await ask(context)
    else:
        await context.defer()  # overwriting takes its time
        await context.services.forgetting.delete(context.person.id)
        await context.update(Page(content=voice.text("privacy-deleted")))


async def pressed(context: Context, what: str) -> None:
    """Answer one of the buttons below these messages."""
    match what:
        case "export":
            await export(context)
        case "delete":
            await ask(context)
        case "keep":
            context.remembers = False
            await context.update(Page(content=await context.text("privacy-stays")))
        case _ if what.startswith(SURE):
            await delete(context, what.removeprefix(SURE))
        case _:
            await unknown_button(context)


async def _anything(context: Context) -> bool:
    stored = await context.services.privacy.stored(context.person.id)
    return bool(stored.counts)


def _tables(context: Context) -> tuple[Table, ...]:
    """The open tables where the user sits, waits, or may come back."""
    user, tables = context.person.id, context.tables
    return (*tables.of_user(user), *tables.waited_by(user), *tables.left_by(user))


def _digest(tables: tuple[Table, ...]) -> str:
    return digest(*sorted(table.id for table in tables))


def _changed(setting: MemberSetting) -> int:
    """How many settings are not as they are for everybody."""
    usual = MemberSetting(setting.user)
    return sum(
        getattr(setting, field.name) != getattr(usual, field.name) for field in dataclasses.fields(MemberSetting)
    )


def _attachment(content: Mapping[str, Any]) -> Attachment:
    text = json.dumps(content, ensure_ascii=False, indent=1).encode()
    return Attachment(FILE, text) if len(text) <= LARGEST else Attachment(f"{FILE}.gz", gzip.compress(text))
