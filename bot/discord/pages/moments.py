"""The pictures that come by themselves: after the bidding, after each trick, at the end of a deal and of the match.

Each shows its moment alone, so it stays true while the next cards are played; and none is drawn for a single card.
"""

from collections.abc import Hashable
from pathlib import Path
from typing import Final

from bot.discord.pages.deal_picture import deal_described, deal_drawing
from bot.discord.pages.picture import described, drawing_of_trick, look_of
from bot.discord.pages.score_picture import score_described, score_drawing
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.table_pages import BEGUN, deals_of
from bot.discord.settings_cache import SettingsCache
from bot.pictures.drawn import Picture
from bot.tables.model import Table, TableId, TableState, UserId
from bot.tables.settings_store import Pictures
from bot.text.i18n import Voice
from engine.match import Match, TakeBackLine
from engine.scene import Scene
from engine.turn import DealDue, Over

KEPT: Final = 2
"""Of how many voices the present picture of a table is kept: that of its channel, and mostly one of its players."""


class Moments:
    """Makes the picture of a table's present moment, and keeps it until the next one: a redrawing uploads nothing."""

    def __init__(self, settings: SettingsCache, faces: Path | None) -> None:
        self._settings = settings
        self._faces = faces
        self._last: dict[TableId, dict[tuple[str, str], tuple[Hashable, Picture]]] = {}

    async def wanted(self, table: Table) -> Pictures:
        """Whether the server wants pictures in what all see; in direct messages, whether the host does."""
        guild = table.place.guild
        return (await self._settings.guild(guild)).pictures if guild is not None else await self.wanted_by(table.host)

    async def wanted_by(self, user: UserId) -> Pictures:
        """Whether this user wants pictures in their private messages."""
        return (await self._settings.member(user)).pictures

    def of(self, table: Table, voice: Voice, wanted: Pictures) -> Picture | None:
        """The picture of the present moment, for all to see.

        None where none is wanted, before the bidding is over, and after the table is closed.
        """
        if wanted is not Pictures.ON:
            return None
        match = table.match
        if match is None or table.state not in {*BEGUN, TableState.FINISHED}:
            return None
        scene = match.game.scene(match.view(None))
        moment = _moment(table, match, scene)
        if moment is None:
            return None
        kept = self._last.setdefault(table.id, {})
        spoken = (voice.language, voice.deck)
        if spoken not in kept or kept[spoken][0] != moment:
            kept.pop(spoken, None)
            kept[spoken] = moment, self._made(table, match, scene, voice)
            while len(kept) > KEPT:
                del kept[next(iter(kept))]
        return kept[spoken][1]

    def forget(self, table: TableId) -> None:
        """Drop the pictures of a table that is over."""
        self._last.pop(table, None)

    def _made(self, table: Table, match: Match, scene: Scene, voice: Voice) -> Picture:
        frame, look = frame_of(table, live=False), look_of(voice, self._faces)
        if table.state is TableState.FINISHED and (sheet := match.game.sheet(match.view(None))):
            score = score_drawing(sheet, frame, voice)
            return Picture(score, look, score_described(score, voice))
        if isinstance(match.turn, DealDue | Over):
            deal = deal_drawing(match, frame, voice)
            return Picture(deal, look, deal_described(deal, voice))
        trick = drawing_of_trick(scene, frame, voice)
        return Picture(trick, look, described(trick, voice))


def _moment(table: Table, match: Match, scene: Scene) -> Hashable:
    """What the picture depends on; None where there is nothing to draw yet."""
    deal = (table.match_number, deals_of(table), sum(isinstance(line, TakeBackLine) for line in match.log))
    if isinstance(match.turn, DealDue | Over):
        return (*deal, table.state) if match.deals else None
    if scene.lanes:
        laid = sum(lane.low - lane.high + 1 for lane in scene.lanes if lane.low is not None and lane.high is not None)
        return (*deal, "rows", laid // len(scene.seats))
    if scene.last_trick is not None:
        return (*deal, scene.last_trick)
    return (*deal, scene.trick.number) if scene.trick is not None else None
