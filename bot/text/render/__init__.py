"""Renders scenes, score sheets and lobbies as text for Discord, in any language.

`rendered` has the result as plain values within Discord's limits, `frame` the names and rules around a scene, and the
other modules a kind of message each. Pure functions: they know neither discord.py nor the table service.
"""

from bot.text.render.announcement import announcement
from bot.text.render.card_order import order_lines
from bot.text.render.cast import cast_member
from bot.text.render.draft import draft_lines, picks_fit
from bot.text.render.drawn_dealer import draw_lines
from bot.text.render.frame import (
    NO_CLOCK,
    WAIT_COLOUR,
    Frame,
    Seated,
    after_one_another,
    changed_options,
    forget_names,
    game_name,
    hand_title,
    joined,
    marked,
    option_label,
    option_value,
    person_name,
    plain_names,
    preset_name,
    rules_in_force,
    rules_line,
    shown_names,
    with_short_names,
)
from bot.text.render.held_cards import hand_lines
from bot.text.render.labels import (
    candidate_button,
    candidate_emoji,
    candidate_index,
    candidate_name,
    nothing_key,
    option_button,
    option_emoji,
    seat_company,
    seat_label,
)
from bot.text.render.lobby import lobby_message, options_page, seats_page
from bot.text.render.rendered import Field, Rendered, clip, embed, escape, escape_lines, suits_as_text, tidy_name
from bot.text.render.replayed import position_line, replayed_message
from bot.text.render.rules import BASICS, AtTable, RulesLeaf, basics, book_of, rules_leaves, told_rule
from bot.text.render.sheet import (
    account_lines,
    deal_reasons,
    outcome_line,
    result_message,
    score_grid,
    score_pages,
)
from bot.text.render.sheet_file import score_file
from bot.text.render.table import choice_line, details, hand_panel, reasons_why, table_message, why

__all__ = [
    "BASICS",
    "NO_CLOCK",
    "WAIT_COLOUR",
    "AtTable",
    "Field",
    "Frame",
    "Rendered",
    "RulesLeaf",
    "Seated",
    "account_lines",
    "after_one_another",
    "announcement",
    "basics",
    "book_of",
    "candidate_button",
    "candidate_emoji",
    "candidate_index",
    "candidate_name",
    "cast_member",
    "changed_options",
    "choice_line",
    "clip",
    "deal_reasons",
    "details",
    "draft_lines",
    "draw_lines",
    "embed",
    "escape",
    "escape_lines",
    "forget_names",
    "game_name",
    "hand_lines",
    "hand_panel",
    "hand_title",
    "joined",
    "lobby_message",
    "marked",
    "nothing_key",
    "option_button",
    "option_emoji",
    "option_label",
    "option_value",
    "options_page",
    "order_lines",
    "outcome_line",
    "person_name",
    "picks_fit",
    "plain_names",
    "position_line",
    "preset_name",
    "reasons_why",
    "replayed_message",
    "result_message",
    "rules_in_force",
    "rules_leaves",
    "rules_line",
    "score_file",
    "score_grid",
    "score_pages",
    "seat_company",
    "seat_label",
    "seats_page",
    "shown_names",
    "suits_as_text",
    "table_message",
    "tidy_name",
    "told_rule",
    "why",
    "with_short_names",
]
