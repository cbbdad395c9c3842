"""The figures of one player: an overview of all games, and everything about one of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.discord.custom_id import ButtonId
from bot.discord.pages.leaderboard import HERE, WORLD, percent, standing_figures
from bot.discord.pages.widgets import Button, Menu, Page, Row, SelectOption
from bot.pictures.rating import RatingDrawing
from bot.tables.ladders import Company, ContractCount, Figures, PastResult, Rated, Standing
from bot.tables.model import UserId
from bot.tables.rating import MATCHES_TO_BE_SURE, MILLION
from bot.text.i18n import Voice
from bot.text.render import Field, embed, escape, game_name, joined, tidy_name
from bot.text.render.rendered import NOTHING, outlined
from engine.registry import game

VERB: Final = "figures"
CURVE_VERB: Final = "curve"
ALL_GAMES: Final = "all"
TOLD: Final = 20
"""How many numbers of a curve are told."""


def address(user: UserId, key: str | None, guild: int | None) -> str:
    """Somebody's figures as buttons and menus carry them; `key` None: of all games."""
    return f"{user}.{key or ALL_GAMES}.{WORLD if guild is None else HERE}"


def overview_page(
    name: str, lines: Sequence[tuple[Standing, Rated | None]], voice: Voice, rows: tuple[Row, ...], *, world: bool
) -> Page:
    """A line for each game."""
    texts = [
        joined(
            [
                voice.text(
                    "stats-line", game=game_name(standing.game, voice), figures=standing_figures(standing, voice)
                ),
                *([_rating(rated, voice)] if rated is not None else []),
            ],
            voice,
        )
        for standing, rated in lines
    ]
    if voice.spoken:
        texts = [f"- {line}" for line in texts]
    return Page(embed(_title(name, voice, world=world), "\n".join(texts) or voice.text("stats-empty")), rows=rows)


def figures_page(name: str, key: str, figures: Figures, voice: Voice, rows: tuple[Row, ...], *, world: bool) -> Page:
    """Everything about one game."""
    title = joined([game_name(key, voice), _title(name, voice, world=world)], voice)
    standing = figures.standing
    if standing is None:
        return Page(embed(title, voice.text("stats-empty")), rows=rows)
    share = percent(standing.wins * MILLION // standing.matches)
    head = [standing_figures(standing, voice), voice.text("stats-rate", **share)]
    fields = tuple(_fields(key, figures, standing, voice))
    if voice.spoken:
        return Page(embed(title, "\n".join([*head, *outlined(fields)])), rows=rows)
    return Page(embed(title, "\n".join(head), fields), rows=rows)


def _title(name: str, voice: Voice, *, world: bool) -> str:
    where = voice.text("leaderboard-all" if world else "leaderboard-server")
    return voice.text("stats-title", name=escape(name), where=where)


def _fields(key: str, figures: Figures, standing: Standing, voice: Voice) -> list[Field]:
    found = [
        (voice.text("stats-rating"), _rating_lines(figures, voice)),
        (
            voice.text("stats-form"),
            [joined([voice.text(f"form-{past.outcome.value}") for past in figures.form], voice)],
        ),
        (voice.text("stats-streaks"), _streaks(standing, voice)),
        (voice.text("stats-best"), [_best(past, voice) for past in figures.best]),
        (voice.text("stats-partners"), _company(figures.partners, voice)),
        (voice.text("stats-opponents"), _company(figures.opponents, voice)),
        (voice.text(f"{key}-played-about"), _contracts(key, figures.contracts, voice)),
    ]
    return [Field(name, "\n".join(lines) or NOTHING) for name, lines in found if any(lines)]


def _rating(rated: Rated, voice: Voice) -> str:
    key = "stats-rating-provisional" if rated.provisional else "stats-rating-now"
    return voice.text(key, rating=str(rated.shown), matches=rated.matches, least=MATCHES_TO_BE_SURE)


def _rating_lines(figures: Figures, voice: Voice) -> list[str]:
    if figures.rated is None:
        return []
    lines = [_rating(figures.rated, voice)]
    if figures.place is not None:
        lines[0] = joined([lines[0], voice.text("stats-rating-place", place=figures.place)], voice)
    elif not figures.rated.provisional:
        why = "stats-rating-excluded" if figures.excluded else "stats-rating-inactive"
        lines[0] = joined([lines[0], voice.text(why)], voice)
    return [*lines, *([_curve_line(figures.curve, voice)] if figures.curve else [])]


def _curve_line(curve: Sequence[int], voice: Voice) -> str:
    """Where the rating came from and where it is, in words."""
    return voice.text(
        "stats-curve",
        count=len(curve) - 1,
        first=str(curve[0]),
        last=str(curve[-1]),
        highest=str(max(curve)),
        lowest=str(min(curve)),
    )


def _streaks(standing: Standing, voice: Voice) -> list[str]:
    """The matches won or lost in a row up to now, and the longest row of wins."""
    now = "none" if not standing.streak else "won" if standing.streak > 0 else "lost"
    return [
        voice.text(f"streak-{now}", count=abs(standing.streak)),
        *([voice.text("streak-longest", count=standing.longest)] if standing.longest else []),
    ]


def _best(past: PastResult, voice: Voice) -> str:
    return voice.text("stats-best-line", points=past.points, day=f"<t:{int(past.at.timestamp())}:D>")


def _company(company: Company, voice: Voice) -> list[str]:
    lines = [
        voice.text("stats-companion", name=escape(other.name), matches=other.matches, wins=other.wins)
        for other in company.frequent
    ]
    best = company.successful
    if best is not None and best.wins and len(company.frequent) > 1:
        lines.append(voice.text("stats-successful", name=escape(best.name), matches=best.matches, wins=best.wins))
    return lines


def _contracts(key: str, counts: Sequence[ContractCount], voice: Voice) -> list[str]:
    """In the order of the game; what the game does not name any more is left out."""
    the_game = game(key)
    by_contract = {count.contract: count for count in counts}
    return [
        voice.text(
            "stats-contract",
            contract=voice.say(the_game.contract_name(contract)),
            played=count.played,
            won=count.won,
            points=_mean(count),
        )
        for contract in the_game.contract_keys
        if (count := by_contract.get(contract)) is not None
    ]


def _mean(count: ContractCount) -> int:
    """The points of a deal on average, without decimals, a half away from nought."""
    whole = (2 * abs(count.points) + count.played) // (2 * count.played)
    return -whole if count.points < 0 else whole


# ------------------------------------------------------------------------------------------------ the ways on, the plot


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways on from somebody's figures: the games there are, and what is shown; `here`: the server of the reader."""

    games: Sequence[str]
    user: UserId
    game: str | None
    guild: int | None
    here: int | None

    def rows(self, voice: Voice, *, curve: bool = False) -> tuple[Row, ...]:
        """A menu of the games, the other scope, and the curve as a picture."""
        voice, buttons = voice.plain, list[Button]()
        if self.here is not None:
            guild, label = (None, "button-all-servers") if self.guild is not None else (self.here, "button-this-server")
            buttons.append(Button(voice.text(label), self._id(VERB, self.game, guild)))
        if curve:
            buttons.append(Button(voice.text("button-curve"), self._id(CURVE_VERB, self.game, self.guild)))
        options = [SelectOption(voice.text("stats-all-games"), self._to(None), chosen=self.game is None)]
        options += [SelectOption(game_name(one, voice), self._to(one), chosen=one == self.game) for one in self.games]
        menu = Menu(str(ButtonId(VERB, what="game")), voice.text("menu-game"), tuple(options))
        return (*([tuple(buttons)] if buttons else []), menu)

    def _to(self, game: str | None) -> str:
        return address(self.user, game, self.guild)

    def _id(self, verb: str, game: str | None, guild: int | None) -> str:
        return str(ButtonId(verb, what=address(self.user, game, guild)))


def rating_drawing(name: str, key: str, curve: Sequence[int], voice: Voice) -> RatingDrawing:
    """The rating over the last rated matches."""
    title = joined([game_name(key, voice), voice.text("stats-rating")], voice)
    return RatingDrawing(title, tidy_name(name), tuple(curve), _curve_line(curve, voice))


def rating_described(drawing: RatingDrawing, voice: Voice) -> str:
    """The same in words: the summary, then numbers at equal steps."""
    shown, last = drawing.shown, len(drawing.shown) - 1
    steps = sorted({last * step // TOLD for step in range(TOLD + 1)})
    numbers = [voice.text("stats-curve-at", match=step, rating=str(shown[step])) for step in steps]
    return "\n".join([drawing.title, drawing.name, drawing.told, joined(numbers, voice)])
