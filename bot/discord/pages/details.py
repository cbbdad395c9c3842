"""What has no room in a hand, with the way to the score, the rules, the table's menus, the deal's hash and a report."""

from bot.discord.pages.hand_rows import own_id
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.table_menu import table_button
from bot.discord.pages.widgets import Button, Page
from bot.tables.model import Table
from bot.text.i18n import Voice
from bot.text.render import details
from engine.cards import Seat


def details_page(table: Table, seat: Seat, voice: Voice, public: Voice, *, pictures: bool) -> Page:
    """What has no room in the hand of this seat.

    `public`: the voice of what all see. `pictures`: the player may ask for one.
    """
    assert table.match is not None, "a hand was shown"
    rendered = details(table.match.game.scene(table.match.view(seat)), frame_of(table), voice, seat=seat, public=public)
    score = Button(voice.text("button-score"), own_id(table, seat, "score"))
    picture = (Button(voice.text("button-picture"), own_id(table, seat, "picture")),) if pictures else ()
    rules = Button(voice.text("button-rules"), own_id(table, seat, "rules"))
    report = Button(voice.text("button-report"), own_id(table, seat, "report"))
    fair = Button(voice.text("button-fair"), own_id(table, seat, "fair"))
    return Page(rendered, rows=((score, rules, table_button(table, voice)), (*picture, fair, report)))
