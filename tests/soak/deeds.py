"""What scripted people do about their table: invite, leave and come back, wait for a seat, propose, kick out."""

import asyncio
import time
from typing import Final

from tests.soak.evidence import Wait
from tests.soak.people import Somebody

LEAVES: Final = 0.01
"""How likely somebody leaves after each look at their table."""
KICKS: Final = 0.01
ENDS: Final = 0.003
GIVES_UP: Final = 0.04
"""How likely somebody who waits for a seat gives up at each look."""
AWAY: Final = (1.0, 6.0)
"""Seconds after which somebody who does not sit at the table tries to sit down."""
SHORT: Final = {"klaberjass": ("target", 1), "schieber": ("target", 1), "barbu": ("length", 2)}
"""By game, the option and its line in the menu that make a match short; Vira offers none."""
PAGES: Final = 4
UNRATED: Final = ("-rated", 1)


async def maybe(person: Somebody, *, leads: bool) -> None:
    """Somebody at a table that is played may leave it, or ask for its end, or for that of somebody else's match.

    `leads`: they bring the party's table from state to state, and stay unless they are alone.
    """
    table = person.table
    if table is None or person.sleeps or not person.bot.present:
        return
    drawn = person.chance.random()
    if drawn < LEAVES:
        if not leads or not any(other.table for other in person.others):
            await person.follow(await person.command("table leave", {"table": table}), "leave")
    elif drawn < LEAVES + ENDS:
        now = person.log.standing(table)
        if now is not None and now.host != person.id:
            await person.follow(await person.command("table end", {"table": table}), "end")
    elif drawn < LEAVES + ENDS + KICKS:
        others = [other for other in person.others if other.table == table]
        if len(others) > 1:
            kicked = person.chance.choice(others)
            await person.follow(await person.command("table kick", {"player": kicked.name, "table": table}), "kick")


async def come(person: Somebody, table: str) -> None:
    """Somebody who does not sit at the table, which is played, takes a seat there, waits for one, or gives up."""
    now = person.log.standing(table)
    if now is None or not person.bot.present:
        await asyncio.sleep(0.5)
    elif person.id not in now.waiting:
        await asyncio.sleep(person.chance.uniform(*AWAY))
        if person.bot.present:
            caller = await person.command("table join", {"table": table})
            if caller is not None and caller.state == "done" and await _told_to_wait(person, caller.answers):
                _note(person, table)
    else:
        await asyncio.sleep(person.chance.uniform(0.5, 1.5))
        if person.chance.random() < GIVES_UP and person.bot.present:
            await _give_up(person, table)


async def _told_to_wait(person: Somebody, answers: list[int]) -> bool:
    """Whether an answer tells the person that they wait."""
    until = time.time() + 1
    while time.time() < until:
        for message in filter(None, map(person.box.message, answers)):
            if any(part.get("custom_id", "").endswith(":leave=waiting") for part in person.parts(message)):
                return True
        await asyncio.sleep(0.1)
    return False


def _note(person: Somebody, table: str) -> None:
    """Note that the person was told so, and look at once what is stored."""
    now = person.log.standing(table)
    wait = Wait(person.evidence.presses[-1].interaction, table, person.id, now.deals if now is not None else 0)
    wait.see(now)
    person.evidence.waits.append(wait)


async def _give_up(person: Somebody, table: str) -> None:
    """By the button of the answer that told it, or by the command."""
    for wait in person.evidence.waits:
        if (wait.table, wait.user) == (table, person.id) and not wait.ended:
            wait.gives_up = True
    person.table, buttons = table, []
    for message, part in person.open(frozenset({"leave"})):
        if part["custom_id"].endswith("=waiting"):
            buttons.append((message, part))
    person.table = None
    if buttons and person.chance.random() < 0.7:
        await person.press(*buttons[-1])
    else:
        await person.command("table leave", {"table": table})


async def invited(host: Somebody, person: Somebody, table: str) -> bool:
    """The host invites the person, who takes a seat by the invitation; whether they have pressed its button."""
    await host.command("table invite", {"user": str(person.id), "table": table})
    until = time.time() + 2
    while time.time() < until and person.bot.present:
        for message in person.messages():
            for part in person.parts(message):
                if part.get("custom_id", "").split(":")[1::3] == [table, "accept"]:
                    return await person.press(message, part) is not None
        await asyncio.sleep(0.1)
    return False


async def arrange(host: Somebody, table: str, game: str, *, casual: bool) -> None:
    """The host makes the match a short one, and casual: in the form of the table's options."""
    wanted = [*([SHORT[game]] if game in SHORT else []), *([UNRATED] if casual else [])]
    caller = await host.command("table options", {"table": table})
    for name, line in wanted:
        for page in range(PAGES):
            if await host.follow(caller, "set", f"{page}.{name}", [str(line)]) is not None:
                break
            await host.follow(caller, "form", str(page + 1))
