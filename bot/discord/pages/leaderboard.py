"""A page of a leaderboard: its lines, the own line, and the ways to other pages, periods and metrics."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.discord.custom_id import ButtonId
from bot.discord.pages.widgets import Button, Menu, Page, Row, SelectOption, page_turns
from bot.tables.ladders import (
    MATCHES_FOR_RATE,
    Board,
    Ladder,
    Metric,
    Own,
    Period,
    Placed,
    Standing,
)
from bot.tables.rating import MATCHES_TO_BE_SURE, MILLION
from bot.text.i18n import Voice
from bot.text.render import embed, escape, game_name, joined

VERB: Final = "ladder"
HERE, WORLD = "here", "all"
OWN_PAGE: Final = "me"
"""Stands for the page with the own line."""
PER_MILLE: Final = 1000


def address(ladder: Ladder, page: int | str = 0) -> str:
    """A page of a leaderboard as buttons and menus carry it; which server is meant follows from where they are."""
    scope = WORLD if ladder.guild is None else HERE
    return f"{ladder.game}.{scope}.{ladder.period.value}.{ladder.metric.value}.{page}"


def leaderboard_page(board: Board, voice: Voice, *, games: Sequence[str], guild: int | None) -> Page:
    """The page, for somebody in this server; `games`: all that there are."""
    ladder = board.ladder
    where = voice.text("leaderboard-server" if ladder.guild is not None else "leaderboard-all")
    title = voice.text("leaderboard-title", game=game_name(ladder.game, voice))
    parts = (voice.text(f"metric-{ladder.metric.value}"), voice.text(f"period-{ladder.period.value}"), where)
    heading = joined(parts, voice)
    lines = [_line(placed, ladder, voice) for placed in board.lines] or [_empty(ladder, voice)]
    if voice.spoken:
        lines = [f"- {line}" for line in lines]
    text = "\n".join([heading, *lines, "", _own(board.own, ladder, voice)])
    footer = []
    if board.players:
        footer.append(voice.text("leaderboard-players", count=board.players))
    if board.pages > 1:
        footer.insert(0, voice.text("leaderboard-page", page=board.page + 1, pages=board.pages))
    if ladder.guild is None:
        footer.append(voice.text("leaderboard-agreed"))
    return Page(embed(title, text, footer=joined(footer, voice)), rows=_rows(board, voice.plain, games, guild))


def _line(placed: Placed, ladder: Ladder, voice: Voice) -> str:
    return voice.text(
        "leaderboard-line",
        place=placed.place,
        name=escape(placed.standing.name),
        figures=figures_by(placed.standing, ladder.metric, voice),
    )


def figures_by(standing: Standing, metric: Metric, voice: Voice) -> str:
    """A player's figures on a ladder, those that order it first."""
    match metric:
        case Metric.WINS:
            return voice.text("figures-by-wins", wins=standing.wins, matches=standing.matches)
        case Metric.POINTS:
            return voice.text("figures-by-points", points=standing.points, matches=standing.matches)
        case Metric.RATE:
            share = percent(standing.rate or 0)
            return voice.text("figures-by-rate", **share, wins=standing.wins, matches=standing.matches)
        case Metric.RATING:
            return voice.text("figures-by-rating", rating=str(standing.rating or 0), matches=standing.matches)


def standing_figures(standing: Standing, voice: Voice) -> str:
    """Wins, matches, draws and points."""
    return voice.text(
        "standing-figures", matches=standing.matches, wins=standing.wins, draws=standing.draws, points=standing.points
    )


def percent(rate: int) -> dict[str, int]:
    """A share in millionths as the values of a percentage with one decimal, rounded: all alone are 100.

    >>> percent(666_666), percent(999_999)
    ({'whole': 66, 'tenth': 7}, {'whole': 99, 'tenth': 9})
    """
    rounded = (rate * PER_MILLE + MILLION // 2) // MILLION
    whole, tenth = divmod(rounded if rate == MILLION else min(rounded, PER_MILLE - 1), 10)
    return {"whole": whole, "tenth": tenth}


def _empty(ladder: Ladder, voice: Voice) -> str:
    key = {Metric.RATE: "leaderboard-empty-rate", Metric.RATING: "leaderboard-empty-rating"}.get(ladder.metric)
    if key is None and ladder.period is not Period.EVER:
        key = "leaderboard-empty-period"
    if key is None:
        key = "leaderboard-empty" if ladder.guild is not None else "leaderboard-empty-all"
    game = game_name(ladder.game, voice)
    return voice.text(key, game=game, matches=MATCHES_FOR_RATE, rated=MATCHES_TO_BE_SURE)


def _own(own: Own, ladder: Ladder, voice: Voice) -> str:
    """The line of the reader, also where others do not see it."""
    line = _own_figures(own, ladder, voice)
    if own.listed:
        return line
    key = "own-excluded" if own.excluded else "own-unlisted" if ladder.guild is None else "own-hidden"
    return f"{line}\n{voice.text(key)}"


def _own_figures(own: Own, ladder: Ladder, voice: Voice) -> str:
    if own.standing is None:
        ever = "own-none-all" if ladder.guild is None else "own-none"
        key = ever if ladder.period is Period.EVER else "own-none-period"
        return voice.text(key, game=game_name(ladder.game, voice))
    if own.place is not None:
        figures = figures_by(own.standing, ladder.metric, voice)
        return voice.text("own-placed", place=own.place, figures=figures)
    if own.excluded:
        metric = ladder.metric if ladder.figure(own.standing) is not None else Metric.WINS
        return voice.text("own-unplaced", figures=figures_by(own.standing, metric, voice))
    if ladder.metric is Metric.RATE:
        return voice.text("own-few", matches=own.standing.matches, least=MATCHES_FOR_RATE)
    rated = own.rated
    if rated is None:
        return voice.text("own-unrated", least=MATCHES_TO_BE_SURE)
    if rated.provisional:
        return voice.text("own-provisional", rating=str(rated.shown), matches=rated.matches, least=MATCHES_TO_BE_SURE)
    return voice.text("own-inactive", rating=str(rated.shown))


def _rows(board: Board, voice: Voice, games: Sequence[str], guild: int | None) -> tuple[Row, ...]:
    ladder = board.ladder
    buttons = [
        *page_turns(voice, board.page, board.pages, lambda to: str(ButtonId(VERB, what=address(ladder, to)))),
    ]
    if board.pages > 1 and board.own.place is not None:
        buttons.append(Button(voice.text("button-own-place"), str(ButtonId(VERB, what=address(ladder, OWN_PAGE)))))
    if guild is not None:
        other = replace(ladder, guild=None if ladder.guild is not None else guild)
        key = "button-all-servers" if ladder.guild is not None else "button-this-server"
        buttons.append(Button(voice.text(key), str(ButtonId(VERB, what=address(other)))))
    metrics = [(voice.text(f"metric-{metric.value}"), replace(ladder, metric=metric)) for metric in Metric]
    periods = [(voice.text(f"period-{period.value}"), replace(ladder, period=period)) for period in Period]
    of_games = [(game_name(game, voice), replace(ladder, game=game)) for game in games]
    menus = [
        _menu(name, targets, ladder, voice)
        for name, targets in (("metric", metrics), ("period", periods), ("game", of_games))
    ]
    return (*([tuple(buttons)] if buttons else []), *menus)


def _menu(name: str, targets: Sequence[tuple[str, Ladder]], shown: Ladder, voice: Voice) -> Menu:
    options = tuple(SelectOption(label, address(target), chosen=target == shown) for label, target in targets)
    return Menu(str(ButtonId(VERB, what=name)), voice.text(f"menu-{name}"), options)
