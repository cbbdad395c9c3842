"""Where every card of a deal is, and who may see it: the test's own reading of VIR-1.8, from the lines of the log."""

from dataclasses import dataclass, field

from engine.cards import CARD_TEXTS, card_set, parse_card
from engine.match import DealLine
from tests.games.vira.deals import KEYS, TURNED

EXPOSED_AT = {
    "gok": "first card", "gask3": "lead", "gask4": "lead", "petite_ouverte": "lead", "grande_ouverte": "lead",
    "petite_royale": "defence", "grande_royale": "defence",
}  # fmt: skip


@dataclass
class Cards:
    """A deal with all hands visible; cards are texts."""

    seats: int
    active: tuple[int, ...]
    hands: dict[int, list[str]]
    talon: list[str]
    discards: dict[int, list[str]] = field(default_factory=dict)
    drawn: dict[int, list[str]] = field(default_factory=dict)
    turned: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    by_declarer: int = 0
    said: list[tuple[int, str]] = field(default_factory=list)
    bid: str = ""
    declarer: int = -1
    passes: int = 0

    def follow(self, seat, text):
        """The next action."""
        verb, *words = text.split(" ")
        named = [] if words == ["none"] else words
        if verb == "pass":
            self.passes += 1
            if self.passes == 2:
                self._begin()
        elif self.passes < 2:
            self.bid, self.declarer = words[0] if verb == "bid" else self.bid, seat
        elif verb == "sharpen":
            self.bid = named[0] if named else self.bid
            if self.bid == "gask0":
                self._lay(seat, list(self.hands[seat]), 13)
        elif verb == "exchange":
            self._lay(seat, named, len(named))
        elif verb == "keep":
            self._lay(seat, [card for card in self.hands[seat] if card not in named], 13)
        elif verb == "discard":
            self._lay(seat, named, 0)
        elif verb == "re-exchange":
            self._turn()
        elif verb == "play":
            self.hands[seat].remove(words[0])
            self.played.append(words[0])
            self.by_declarer += seat == self.declarer
        self.said.append((seat, text))

    def _begin(self):
        self._turn()
        if self.bid in ("gok", "vira"):
            self._lay(self.declarer, [], 13)

    def _turn(self):
        self.turned += self.talon[: TURNED.get(self.bid.rstrip("0123456789"), 0)]

    def _lay(self, seat, cards, count):
        for card in cards:
            self.hands[seat].remove(card)
        self.discards.setdefault(seat, []).extend(cards)
        self.drawn[seat] = [self.talon.pop(0) for _ in range(count)]
        self.hands[seat] += self.drawn[seat]

    @property
    def verbs(self):
        """The verbs of all actions so far."""
        return [text.split(" ")[0] for _, text in self.said]

    @property
    def surrendered(self):
        """Whether the declarer has surrendered."""
        return "surrender" in self.verbs

    @property
    def loses(self):
        """Whether the declarer is to lose every trick, as far as it is decided."""
        return "misere" in self.verbs or self.bid in ("gok",) or self.bid.startswith(("petite", "grande", "kop"))


def cards_of(match):
    """Where the cards of the latest deal are."""
    start = max(number for number, line in enumerate(match.log) if isinstance(line, DealLine))
    order = [CARD_TEXTS[card] for card in match.log[start].chance.pack]
    seats, dealer = match.header.seats, match.view(None).dealer
    active = tuple((dealer + step) % seats for step in (1, 2, seats))
    hands = {seat: [] for seat in range(seats)}
    for size in (3, 3, 3, 4):
        for seat in active:
            hands[seat] += [order.pop(0) for _ in range(size)]
    position = Cards(seats, active, hands, order)
    for line in match.log[start + 1 :]:
        position.follow(line.seat, str(line.action))
    return position


def exposed(position, phase):
    """Whether the declarer's hand is open."""
    if position.surrendered or not position.loses or phase in ("bidding", "contract"):
        return False
    moment = EXPOSED_AT.get(position.bid)
    return {
        None: False, "defence": True, "lead": phase != "defence", "first card": position.by_declarer > 0,
    }[moment]  # fmt: skip


def may_see(match, viewer):
    """Exactly the cards that a viewer's view names."""
    if match.view(None).deal is None:
        return 0
    position, phase = cards_of(match), match.view(None).phase
    seen = list(position.turned)
    lying = len(position.played) % 3
    seen += position.played[len(position.played) - lying - (3 if len(position.played) >= 3 else 0) :]
    if exposed(position, phase):
        seen += position.hands[position.declarer]
        others = [seat for seat in position.active if seat != position.declarer]
        if position.bid == "grande_royale" and viewer in others:
            seen += [card for seat in others for card in position.hands[seat]]
    if viewer in position.active:
        seen += position.hands[viewer]
        if not position.played:
            seen += position.discards.get(viewer, [])
    if phase in ("ended", "over") and match.options.revealUnused == "on":
        seen += position.talon + [card for cards in position.discards.values() for card in cards]
    return card_set(map(parse_card, seen))


assert set(EXPOSED_AT) <= set(KEYS)
