"""Tells a record in words: the cards dealt, what each player said and played, and how the deals were scored."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.text.i18n import Names, Voice
from bot.text.render.drawn_dealer import draw_lines
from bot.text.render.frame import figure_name, game_name, option_label, option_value, preset_name
from bot.text.render.rules import told_rule
from engine.cards import Seat
from engine.fairness import first_draw
from engine.game import Event
from engine.match import DealLine, Match
from engine.record import Fault
from engine.sheet import DealScore, Entry
from engine.turn import Act, DealDue


def seat_names(voice: Voice) -> Callable[[Seat], str]:
    """The names of the players of a record: the numbers of their seats, as in the record."""
    return lambda seat: voice.text("record-seat", seat=str(seat))


def reason(fault: Fault, voice: Voice) -> str:
    """Why a line is refused; names the line when it cannot be read."""
    text = voice.say(fault.message, seat_names(voice))
    return text if fault.rule is not None else voice.text("record-malformed", line=str(fault.number), reason=text)


@dataclass(frozen=True, slots=True)
class Account:
    """Tells one record: with `whole` all that happened, else what the viewer (None: the public) saw of it.

    `players`: the names of those who sat there; None: nobody knows them, as of a file, and the seats stand for them.
    """

    voice: Voice
    viewer: Seat | None
    whole: bool
    players: Sequence[str] | None = None

    @property
    def _names(self) -> Names:
        return self.players if self.players is not None else seat_names(self.voice)

    def _name(self, seat: Seat) -> str:
        return self.players[seat] if self.players is not None else seat_names(self.voice)(seat)

    def tell(self, number: int, before: Match | None, now: Match | Fault) -> Iterator[str]:
        """The text for line `number` of the record, which led from the match `before` to the match or fault `now`."""
        if isinstance(now, Fault):
            yield self._fault(now)
            if (
                now.rule is not None
                and before is not None
                and (told := told_rule(before.header.game, now.rule, self.voice))
            ):
                yield self.voice.text("replay-rule", text=told)
        elif before is None:
            yield from self._opening(now)
        else:
            yield from self._step(number, before, now)

    def end(self, last: Match) -> str:
        """The text after the last line: whose turn it is, or the final ranking."""
        voice, turn = self.voice, last.view(self.viewer).turn
        if isinstance(turn, Act):
            return voice.text("replay-open", seat=self._name(turn.seat))
        if isinstance(turn, DealDue):
            return voice.text("replay-deal-due")
        return voice.text("replay-over", ranking=voice.text("separator").join(self._ranking(last)))

    def _fault(self, fault: Fault) -> str:
        text = reason(fault, self.voice)
        if fault.rule is None:
            return text
        return self.voice.text("replay-illegal", line=str(fault.number), reason=text, rule=fault.rule)

    def _opening(self, match: Match) -> Iterator[str]:
        voice, header = self.voice, match.header
        yield voice.text(
            "replay-heading",
            game=game_name(header.game, voice),
            preset=preset_name(header.game, header.preset, voice),
            seats=header.seats,
            dealer=self._name(header.dealer),
        )
        for field, value in header.options:
            label, shown = option_label(header.game, field, voice), option_value(header.game, field, value, voice)
            yield "  " + voice.text("rules-option", label=label, value=shown)

    def _step(self, number: int, before: Match, now: Match) -> Iterator[str]:
        # The match keeps its log, not its events: the last line is applied once more for them.
        _, step = before.follow(now.log[-1])
        accounts = now.game.sheet(now.view(self.viewer))
        if isinstance(now.log[-1], DealLine):
            if not before.deals and (draw := first_draw(now)) is not None:
                seats = [self._name(Seat(seat)) for seat in range(now.header.seats)]
                yield from draw_lines(draw, seats, self.voice)
            yield ""
        for text in (text for event in step.events for text in self._event(now, event)):
            yield self.voice.text("replay-line", line=f"{number:4}", text=text)
        for account in accounts[len(before.game.sheet(before.view(self.viewer))) :]:
            yield from self._score(now, account)

    def _event(self, match: Match, event: Event) -> Iterator[str]:
        names = self._names
        if not self.whole:
            seen = event.seen_by(self.viewer)
            if seen is not None:
                yield self.voice.say(match.game.describe(seen), names)
            return
        if event.public is not None:
            yield self.voice.say(match.game.describe(event.public), names)
        for seat, part in event.private:
            text = self.voice.say(match.game.describe(part), names)
            yield self.voice.text("replay-told", seat=self._name(seat), text=text)

    def _score(self, match: Match, account: DealScore) -> Iterator[str]:
        voice = self.voice
        headline = [voice.say(part, self._names) for part in account.headline]
        yield "  " + voice.text("separator").join(headline)
        for side, scored in enumerate(account.scored):
            entries = [self._entry(entry) for entry in account.entries if entry.side == side]
            yield "  " + voice.text(
                "replay-score",
                side=self._side(match, side),
                scored=scored,
                total=account.totals[side],
                entries=voice.text("separator").join(entries) or voice.text("replay-nothing"),
            )
        for name, amount in account.figures:
            yield "  " + voice.text("sheet-entry", reason=figure_name(match.header.game, name, voice), amount=amount)

    def _entry(self, entry: Entry) -> str:
        names = self._names
        reason = self.voice.say(entry.reason, names)
        if not entry.details:
            return self.voice.text("sheet-entry", reason=reason, amount=entry.amount)
        details = self.voice.several([self.voice.say(detail, names) for detail in entry.details])
        return self.voice.text("sheet-entry-detailed", reason=reason, amount=entry.amount, details=details)

    def _ranking(self, match: Match) -> Iterator[str]:
        place = 1
        for group in match.standings.ranking or ():
            yield self.voice.text("replay-rank", place=str(place), sides=self._sides(match, group))
            place += len(group)

    def _sides(self, match: Match, group: Sequence[int]) -> str:
        """The sides that share a place, separated so that the partners of a team are recognisable."""
        names = [self._side(match, side) for side in group]
        in_teams = any(len(seats) > 1 for seats in match.game.sides(match.header.seats))
        return self.voice.text("separator").join(names) if in_teams else self.voice.several(names)

    def _side(self, match: Match, side: int) -> str:
        seats = match.game.sides(match.header.seats)[side]
        return self.voice.several([self._name(seat) for seat in seats])
