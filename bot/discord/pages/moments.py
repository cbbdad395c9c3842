"""The pictures that come by themselves: after the bidding, after each trick, at the end of a deal and of the match.

Each shows its moment alone, so it stays true while the next cards are played; and none is drawn for a single card.
"""

from collections.abc import Hashable
from dataclasses import dataclass, field
from pathlib import Path

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
from bot.text.render import Frame
from engine.match import Match, TakeBackLine
from engine.turn import DealDue, Over


@dataclass(slots=True)
class _Kept:
    """A moment: the match and its players when it was seen first, and its pictures by language and deck."""

    moment: Hashable
    match: Match
    frame: Frame
    pictures: dict[tuple[str, str, bool], Picture] = field(default_factory=dict)


class Moments:
    """Makes the picture of a table's present moment, and keeps it until the next one: a redrawing uploads nothing."""

    def __init__(self, settings: SettingsCache, faces: Path | None) -> None:
        self._settings = settings
        self._faces = faces
        self._last: dict[TableId, _Kept] = {}

    async def wanted(self, table: Table) -> Pictures:
        """Whether the server wants pictures in what all see; in direct messages, whether the host does."""
        guild = table.place.guild
        return (await self._settings.guild(guild)).pictures if guild is not None else await self.wanted_by(table.host)

    async def wanted_by(self, user: UserId) -> Pictures:
        """Whether this user wants pictures in their private messages."""
        return (await self._settings.member(user)).pictures

    def of(self, table: Table, voice: Voice, wanted: Pictures, *, score: bool = True) -> Picture | None:
        """The picture of the present moment, for all to see.

        None where none is wanted, before the bidding is over, and after the table is closed. `score`: a match that is
        over is shown by its score, and not by its last deal.
        """
        match = table.match
        if wanted is not Pictures.ON or match is None or table.state not in {*BEGUN, TableState.FINISHED}:
            return None
        moment = _moment(table, match, score=score and table.state is TableState.FINISHED)
        if moment is None:
            return None
        kept = self._last.get(table.id)
        if kept is None or kept.moment != moment:
            kept = self._last[table.id] = _Kept(moment, match, frame_of(table, live=False))
        spoken = (voice.language, voice.deck, voice.points)
        if spoken not in kept.pictures:
            kept.pictures[spoken] = self._made(kept, voice, score=score and table.state is TableState.FINISHED)
        return kept.pictures[spoken]

    def forget(self, table: TableId) -> None:
        """Drop the pictures of a table that is over."""
        self._last.pop(table, None)

    def _made(self, kept: _Kept, voice: Voice, *, score: bool) -> Picture:
        match, frame, look = kept.match, kept.frame, look_of(voice, self._faces)
        if score and (sheet := match.game.sheet(match.view(None))):
            drawing = score_drawing(sheet, frame, voice)
            return Picture(drawing, look, score_described(drawing, voice))
        if isinstance(match.turn, DealDue | Over):
            return Picture(deal_drawing(match, frame, voice), look, deal_described(match, frame, voice))
        trick = drawing_of_trick(match.game.scene(match.view(None)), frame, voice)
        return Picture(trick, look, described(trick, voice))


def _moment(table: Table, match: Match, *, score: bool) -> Hashable:
    """What the picture depends on; None where there is nothing to draw yet."""
    scene = match.game.scene(match.view(None))
    deal = (table.match_number, deals_of(table), sum(isinstance(line, TakeBackLine) for line in match.log))
    if isinstance(match.turn, DealDue | Over):
        return (*deal, "score" if score else "deal") if match.deals else None
    if scene.lanes:
        laid = sum(lane.low - lane.high + 1 for lane in scene.lanes if lane.low is not None and lane.high is not None)
        return (*deal, "rows", laid // len(scene.seats))
    if scene.last_trick is not None and not scene.covered:
        return (*deal, scene.last_trick)
    return (*deal, "begun") if scene.trick is not None else None
