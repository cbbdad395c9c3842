"""Pages of text: the score sheet, the result of a match."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final
from unicodedata import east_asian_width

from bot.text.i18n import Voice
from bot.text.patterns import in_digits
from bot.text.render.frame import (
    END_COLOUR,
    WAIT_COLOUR,
    Frame,
    after_one_another,
    figure_texts,
    game_name,
    in_teams,
    joined,
    marked,
    plain_names,
    rules_line,
    shown_names,
    side_name,
    sides_of,
)
from bot.text.render.rendered import DESCRIPTION, Rendered, clip, embed, suits_as_text
from bot.text.render.table import score_line
from engine.cards import Seat
from engine.sheet import DealScore, Entry, Standings

PAGE: Final = 2400
"""Characters of deals on one page; more is tiresome on a phone."""
NUMBER, COLUMN = 2, 6
"""The widths of a grid's columns: the number of the deal; a score and its mark. With four sides a row fits a phone."""
GROUP: Final = 16
"""The digits of a group of a digest."""
DECLARED: Final = "*"
"""Marks the score of the side that declared a deal."""


def score_pages(sheet: Sequence[DealScore], frame: Frame, voice: Voice) -> tuple[Rendered, ...]:
    """The score sheet, oldest deal first; always at least one page."""
    names = shown_names(frame.seated, voice)
    pages: list[str] = []
    for deal in sheet:
        block = clip(_deal_block(deal, frame, names, voice), DESCRIPTION)
        if pages and len(pages[-1]) + len(block) + 2 <= PAGE:
            pages[-1] += "\n\n" + block
        else:
            pages.append(block)
    title = joined([game_name(frame.game, voice), voice.text("sheet-title")], voice)
    return tuple(
        embed(title, page, footer=_page_footer(number, len(pages), voice), colour=WAIT_COLOUR)
        for number, page in enumerate(pages or [voice.text("sheet-empty")], start=1)
    )


def score_grid(sheet: Sequence[DealScore], frame: Frame, voice: Voice) -> Rendered | None:
    """All deals of a match, a row each with what it brought to each side; None where the sheet is no grid."""
    rows = [(deal, deal.row) for deal in sheet if deal.row is not None]
    if not rows:
        return None
    names = shown_names(frame.seated, voice)
    plain = plain_names(frame.seated, voice)
    heads = [_head(side_name(seats, plain, voice)) for seats in sides_of(frame)]
    lines = [" " * NUMBER + "".join(heads).rstrip()]
    for deal, row in rows:
        marks = [DECLARED if index == row.declarer else " " for index in range(len(heads))]
        amounts = [f"{in_digits(scored):>{COLUMN - 1}}{mark}" for scored, mark in zip(deal.scored, marks, strict=True)]
        label = suits_as_text(voice.plain.say(row.label, plain))  # a block of code shows no emoji
        lines.append(f"{deal.number:>{NUMBER}}{''.join(amounts)} {label}")
    last = sheet[-1]
    parts = [
        "\n".join(["```", *lines, "```"]),
        voice.text("sheet-marked", mark=f"\\{DECLARED}"),
        score_line(last.totals, last.figures, frame, names, voice),
        *(voice.say(remark, names) for remark in last.remarks),
    ]
    title = joined([game_name(frame.game, voice), voice.text("sheet-title")], voice)
    return embed(title, "\n".join(parts), colour=WAIT_COLOUR)


def _head(name: str) -> str:
    """The beginning of a name above its column, without what would end a block of code."""
    head = name.replace("`", "'")[: COLUMN - 1]
    while _width(head) >= COLUMN:
        head = head[:-1]
    return " " * (COLUMN - 1 - _width(head)) + head + " "


def _width(text: str) -> int:
    """How many columns of a block of code a text takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def deal_reasons(deal: DealScore, frame: Frame, voice: Voice) -> Rendered:
    """One deal of the score sheet, with all its entries."""
    title = joined([game_name(frame.game, voice), voice.text("sheet-title")], voice)
    return embed(
        title,
        _deal_block(replace(deal, remarks=()), frame, shown_names(frame.seated, voice), voice),
        colour=WAIT_COLOUR,
    )


def account_lines(deal: DealScore, frame: Frame, voice: Voice, names: Sequence[str] = ()) -> list[str]:
    """What a deal brought, a line for each side with its reasons; those of payments without their details.

    `names`: those of the players, where they are not the usual ones.
    """
    names = names or shown_names(frame.seated, voice)
    if deal.itemised:
        deal = replace(deal, entries=tuple(replace(entry, details=()) for entry in deal.entries))
    return [
        _account_line(_side_line(deal, index, seats, names, voice), _beside_score(deal, index, names, voice), voice)
        for index, seats in enumerate(sides_of(frame))
    ]


def result_message(
    standings: Standings,
    sheet: Sequence[DealScore],
    frame: Frame,
    voice: Voice,
    *,
    again: Sequence[Seat] = (),
    notices: Sequence[str] = (),
) -> Rendered:
    """The end of a match: the ranking, the totals and the account of the last deal; the digest of its record.

    `again` are the seats whose players asked for a rematch; `notices` are lines about for whom it counts.
    """
    names = shown_names(frame.seated, voice)
    lines = [_outcome(standings, frame, names, voice)]
    lines += _ranking(standings, frame, names, voice)
    if left := [(name, amount) for name, amount in standings.figures if amount]:
        lines.append(joined(figure_texts(frame.game, left, voice), voice))
    lines += [voice.text("result-deals", count=len(sheet)), *notices]
    if sheet:
        lines += ["", _deal_block(sheet[-1], frame, names, voice)]
    if again:
        wanting = voice.several([names[seat] for seat in again])
        lines += ["", f"**{voice.text('result-again', who=wanting, count=len(again))}**"]
    title = joined([game_name(frame.game, voice), voice.text("result-title")], voice)
    closing = [voice.text("fair-digest", digest=_in_groups(frame.digest))] if frame.digest else []
    return embed(title, "\n".join(lines), footer="\n".join([rules_line(frame, voice), *closing]), colour=END_COLOUR)


def _in_groups(digits: str) -> str:
    """Many digits in groups, since a long word might not be broken at the end of a line."""
    return " ".join(digits[start : start + GROUP] for start in range(0, len(digits), GROUP))


def _page_footer(number: int, pages: int, voice: Voice) -> str:
    return voice.text("page-of", page=number, pages=pages) if pages > 1 else ""


def _deal_block(deal: DealScore, frame: Frame, names: Sequence[str], voice: Voice) -> str:
    """One deal: its headline, for each side its score and the reasons, the totals after the deal, remarks.

    Where the entries are payments, each has a line of its own below their sum.
    """
    headline = after_one_another([voice.say(part, names) for part in deal.headline], voice)
    lines = [voice.text("sheet-deal", number=deal.number, headline=headline)]
    for index, seats in enumerate(sides_of(frame)):
        line = _side_line(deal, index, seats, names, voice)
        if deal.itemised:
            entries = entry_texts(deal, index, names, voice)
            lines += [line, *(voice.text("sheet-item", entry=entry) for entry in entries)]
        else:
            lines.append(_account_line(line, _beside_score(deal, index, names, voice), voice))
    lines.append(score_line(deal.totals, deal.figures, frame, names, voice))
    lines += [voice.say(remark, names) for remark in deal.remarks]
    return "\n".join(lines)


def _side_line(deal: DealScore, index: int, seats: Sequence[Seat], names: Sequence[str], voice: Voice) -> str:
    scored = _amount(deal.scored[index], deal, voice)
    return voice.text("sheet-side", side=side_name(seats, names, voice), scored=scored)


def _account_line(line: str, entries: Sequence[str], voice: Voice) -> str:
    return voice.text("sheet-account", line=line, entries=joined(entries, voice)) if entries else line


def _beside_score(deal: DealScore, side: int, names: Sequence[str], voice: Voice) -> list[str]:
    """The entries of one side in the line with its score; an only entry does not repeat the score."""
    entries = [entry for entry in deal.entries if entry.side == side]
    if len(entries) == 1 and not entries[0].details and entries[0].amount == deal.scored[side]:
        return [voice.say(entries[0].reason, names)]
    return entry_texts(deal, side, names, voice)


def entry_texts(deal: DealScore, side: int, names: Sequence[str], voice: Voice) -> list[str]:
    """The entries of one side in the account of a deal, each with its reason and amount."""
    return [
        _entry(entry, _amount(entry.amount, deal, voice), names, voice) for entry in deal.entries if entry.side == side
    ]


def _amount(amount: int, deal: DealScore, voice: Voice) -> int | str:
    """The amount of an entry; a payment received has a plus sign, as a payment made has a minus."""
    return voice.text("sheet-gain", amount=amount) if deal.itemised and amount > 0 else amount


def _entry(entry: Entry, amount: int | str, names: Sequence[str], voice: Voice) -> str:
    reason = voice.say(entry.reason, names)
    if not entry.details:
        return voice.text("sheet-entry", reason=reason, amount=amount)
    details = voice.several([voice.say(detail, names) for detail in entry.details])
    return voice.text("sheet-entry-detailed", reason=reason, amount=amount, details=details)


def outcome_line(standings: Standings, frame: Frame, voice: Voice) -> str:
    """Who won the match, or that it is a draw."""
    return _outcome(standings, frame, shown_names(frame.seated, voice), voice)


def _outcome(standings: Standings, frame: Frame, names: Sequence[str], voice: Voice) -> str:
    sides = sides_of(frame)
    best = standings.ranking[0] if standings.ranking else ()
    if not best:
        return voice.text("result-open")
    winners = [side_name(sides[side], names, voice) for side in best]
    if len(winners) > 1:
        # A list of lists would not say who is whose partner.
        listed = joined(winners, voice) if in_teams(frame) else voice.several(winners)
        outcome = voice.text("result-draw-teams" if in_teams(frame) else "result-draw", winner=listed)
    elif len(sides) == 2:
        score, other = (standings.scores[side] for side in (best[0], 1 - best[0]))
        outcome = voice.text("result-winner-score", winner=winners[0], score=score, other=other)
    else:
        outcome = voice.text("result-winner", winner=winners[0])
    return f"**{outcome}**"


def _ranking(standings: Standings, frame: Frame, names: Sequence[str], voice: Voice) -> list[str]:
    """A line for each side, best first; sides with equal scores share a place."""
    sides = sides_of(frame)
    listed = [marked(name, held, voice) for name, held in zip(names, frame.seated, strict=True)]
    place, lines = 1, []
    for group in standings.ranking or ():
        for side in group:
            lines.append(
                voice.text(
                    "result-place",
                    place=place,
                    side=side_name(sides[side], listed, voice),
                    score=standings.scores[side],
                )
            )
        place += len(group)
    return lines
