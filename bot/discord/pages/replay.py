"""The pages of a replay, and the list of matches: pure functions from a finished match and a position to a page.

All that a page needs is in the ids of its buttons: the match, the position, whose view. So they work at any time.
"""

from dataclasses import dataclass
from typing import Final

from bot.discord.custom_id import ButtonId
from bot.discord.pages.widgets import (
    LABEL,
    MENU_OPTIONS,
    MENU_TEXT,
    Button,
    Menu,
    Page,
    Row,
    SelectOption,
    Tone,
)
from bot.tables.model import REVISIONS_A_MATCH, Table, TableId
from bot.tables.played import MatchRef, PlayedMatch, Player
from bot.tables.positions import Part, PartKind, Positions
from bot.text.i18n import Voice
from bot.text.render import Frame, Seated, cast_member, clip, plain_names, position_line, replayed_message, shown_names
from engine.cards import Seat
from engine.match import Header

ALL, PUBLIC = "a", "p"
"""The views that are no seat's: every hand, and what all could see. Others are the number of a seat."""
LONGEST: Final = 5
"""Digits of a position in an id; no match has so many steps."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A position of a match, and whose view of it."""

    ref: MatchRef
    position: int = 1
    view: str = ALL

    @classmethod
    def of(cls, clicked: ButtonId) -> "Spot":
        """The spot that a button carries; one without carries the beginning.

        Raises:
            ValueError: no button of this version carries that.
        """
        ref = MatchRef(clicked.table, clicked.revision // REVISIONS_A_MATCH)
        if not clicked.what:
            return cls(ref)
        view, position, *_ = (*clicked.what.split("."), "")
        if not (view in (ALL, PUBLIC) or (view.isdecimal() and len(view) == 1)):
            raise ValueError("no view")
        return cls(ref, number_in(position), view)

    @property
    def seat(self) -> Seat | None:
        """The seat whose view it is, if it is one's."""
        return Seat(int(self.view)) if self.view.isdecimal() else None

    def at(self, position: int) -> "Spot":
        """Another position, seen likewise."""
        return Spot(self.ref, position, self.view)

    def id(self, verb: str, mark: str = "") -> str:
        """The id of a button about this spot; ids of one message differ by their mark."""
        what = f"{self.view}.{self.position}" + (f".{mark}" if mark else "")
        return str(ButtonId(verb, self.ref.table, revision=self.ref.number * REVISIONS_A_MATCH, what=what))


def number_in(text: str) -> int:
    """A number in an id or a menu; raises `ValueError` where it is none."""
    if not text.isdecimal() or len(text) > LONGEST:
        raise ValueError("no number")
    return int(text)


def replay_button(table: Table, voice: Voice) -> Button:
    """*Replay*: opens the table's match, which is over, at its beginning, for whoever presses it alone."""
    id = ButtonId("replay", table.id, revision=table.match_number * REVISIONS_A_MATCH)
    return Button(voice.text("button-replay"), str(id))


def opening_button(spot: Spot, voice: Voice) -> Button:
    """*Replay*, which opens the match at this spot."""
    return Button(voice.text("button-replay"), spot.id("replay"))


def record_buttons(spot: Spot, voice: Voice) -> tuple[Button, ...]:
    """Under the record: *As text*, the match in words as a file; *Fair?*, the hashes of its deals with their salts."""
    text = Button(voice.text("button-as-text"), spot.id("export", "text"))
    return text, Button(voice.text("button-fair"), Spot(spot.ref).id("seals"))


def frame_of_played(played: PlayedMatch, header: Header | None = None) -> Frame:
    """What the renderer needs to know of the match beside its scene; `header`: its rules."""
    return Frame(
        game=played.game,
        seated=tuple(_seated(player, played.ref.table) for player in played.players),
        pace="",
        preset=header.preset if header is not None else "article",
        options=header.options if header is not None else (),
        rating="rated" if played.rated else "none",
    )


def _seated(player: Player, table: TableId) -> Seated:
    if player.computer is not None:
        left = player.person.name if player.person is not None else "" if player.former else None
        return Seated(computer=player.computer, cast=cast_member(table, player.seat), instead_of=left)
    return Seated(name=player.person.name if player.person is not None else "")


def moment_page(played: PlayedMatch, positions: Positions, spot: Spot, voice: Voice, reader: Seat | None) -> Page:
    """The match at this spot, without buttons. `reader`: the seat that the reader had."""
    moment, frame = positions.at(spot.position), frame_of_played(played, positions.last.header)
    shown = replayed_message(
        moment.match, moment.events, frame, voice, viewer=spot.seat, whole=spot.view == ALL, reader=reader
    )
    return Page(shown, content=where(positions, spot, frame, voice))


def where(positions: Positions, spot: Spot, frame: Frame, voice: Voice) -> str:
    """Which position it is, and whose view."""
    deal = positions.deal_of(spot.position)
    start = positions.starts[deal - 1]
    return position_line(
        voice,
        deal=deal,
        deals=len(positions.starts),
        step=spot.position - start + 1,
        steps=positions.end_of(deal) - start + 1,
        view=_view_name(spot, shown_names(frame.seated, voice), voice),
    )


def replay_rows(
    played: PlayedMatch, positions: Positions, spot: Spot, voice: Voice, *, reader: Seat | None, shares: bool
) -> tuple[Row, ...]:
    """Steps; menus of views, deals and tricks; then what else there is. `shares`: whether it may be shared here."""
    plain = voice.plain
    names = plain_names(frame_of_played(played).seated, plain)
    return (
        _steps(positions, spot, plain),
        _views(positions, spot, names, reader, plain),
        _deals(positions, spot, names, plain),
        _parts(positions, spot, plain),
        _more(positions, spot, names, plain, reader=reader, shares=shares),
    )


def _steps(positions: Positions, spot: Spot, voice: Voice) -> tuple[Button, ...]:
    """The steps back and on, by a move and by a trick."""
    at = spot.position
    kind = positions.parts(positions.deal_of(at))[1:2]
    trick = "round" if kind and kind[0].kind is PartKind.ROUND else "trick"
    ways = (
        (f"button-{trick}-back", positions.previous_part(at)),
        ("button-step-back", positions.within(at - 1)),
        ("button-step-on", positions.within(at + 1)),
        (f"button-{trick}-on", positions.next_part(at)),
    )
    return tuple(
        Button(
            voice.text(f"{key}-spoken" if voice.spoken else key),
            spot.at(to).id("step", str(number)),
            tone=Tone.FORWARD if key == "button-step-on" else Tone.PLAIN,
            disabled=to == at,
        )
        for number, (key, to) in enumerate(ways)
    )


def _view_name(spot: Spot, names: tuple[str, ...], voice: Voice) -> str:
    if spot.seat is not None:
        return voice.text("moment-view-seat", player=names[spot.seat])
    return voice.text("moment-view-all" if spot.view == ALL else "moment-view-public")


def _views(positions: Positions, spot: Spot, names: tuple[str, ...], reader: Seat | None, voice: Voice) -> Menu:
    seats = [str(seat) for seat in range(positions.last.header.seats)]
    options = [
        SelectOption(
            clip(_view_name(Spot(spot.ref, 1, view), names, voice), MENU_TEXT),
            view,
            chosen=view == spot.view,
            description=voice.text("picture-you") if view == str(reader) else None,
        )
        for view in (ALL, PUBLIC, *seats)
    ]
    return Menu(spot.id("seen"), voice.text("menu-view"), tuple(options))


def _deals(positions: Positions, spot: Spot, names: tuple[str, ...], voice: Voice) -> Menu:
    """The deals, each with its headline; of many those around the present one."""
    sheet = {deal.number: deal for deal in positions.last.game.sheet(positions.last.view(None))}
    now, count = positions.deal_of(spot.position), len(positions.starts)
    first = max(1, min(now - MENU_OPTIONS // 2, count - MENU_OPTIONS + 1))
    options = []
    for deal in range(first, min(count, first + MENU_OPTIONS - 1) + 1):
        headline = sheet[deal].headline if deal in sheet else ()
        what = voice.say(headline[0], names) if headline else ""
        label = voice.text("menu-reasons-deal", number=deal, what=what) if what else voice.text("menu-deal", deal=deal)
        options.append(SelectOption(clip(label, MENU_TEXT), str(positions.starts[deal - 1]), chosen=deal == now))
    return Menu(spot.id("jump", "d"), voice.text("menu-deals"), tuple(options))


def _parts(positions: Positions, spot: Spot, voice: Voice) -> Menu:
    """The tricks of the deal, its beginning and its end; of many those around the present one."""
    now, parts = positions.part_of(spot.position), positions.parts(positions.deal_of(spot.position))
    place = parts.index(now)
    first = max(0, min(place - MENU_OPTIONS // 2, len(parts) - MENU_OPTIONS))
    options = tuple(
        SelectOption(_part_name(part, voice), str(part.position), chosen=part == now)
        for part in parts[first : first + MENU_OPTIONS]
    )
    return Menu(spot.id("jump", "t"), voice.text("menu-tricks"), options)


def _part_name(part: Part, voice: Voice) -> str:
    if part.kind is PartKind.TRICK:
        return voice.text("table-trick", number=part.number)
    if part.kind is PartKind.ROUND:
        return voice.text("moment-round", number=part.number)
    return voice.text("moment-beginning" if part.kind is PartKind.DEAL else "moment-end")


def _more(
    positions: Positions, spot: Spot, names: tuple[str, ...], voice: Voice, *, reader: Seat | None, shares: bool
) -> tuple[Button, ...]:
    """The next turn of the reader, or of the seat whose view it is; *Share*; the match as files."""
    buttons = []
    seat = spot.seat if spot.seat is not None else reader
    if seat is not None:
        to = positions.next_turn(seat, spot.position)
        label = voice.text("button-own-turn" if seat == reader else "button-their-turn", player=names[seat])
        buttons.append(Button(clip(label, LABEL), spot.at(to or spot.position).id("step", "turn"), disabled=to is None))
    if shares:
        buttons.append(Button(voice.text("button-share"), spot.id("share")))
    return (*buttons, Button(voice.text("button-record"), spot.id("export", "record")))
