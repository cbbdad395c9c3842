"""What a game is: the contract between one folder under `engine/games` and everything else.

A game is a stateless object, generic in its options, state, action, view, information state and kernel. States,
actions, events and views are frozen values; a function takes a state and returns the next. There is no clock,
randomness, I/O or language here: the shuffled pack enters as a `Chance`, words leave as `Message` keys.
`docs/architecture.md` tells why.

>>> event = Event("a card was drawn", ((Seat(1), "you drew the ace of spades"),))
>>> event.seen_by(Seat(0)), event.seen_by(Seat(1))
('a card was drawn', 'you drew the ace of spades')
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from engine.advice import MOST_REASONS, Advice
from engine.cards import NO_CARDS, Card, CardSet, Seat
from engine.choice import Choice, Option, PickOne, one_step_away
from engine.hidden import Hidden as Hidden
from engine.kernel import Kernel
from engine.message import Message, message
from engine.refusal import IllegalAction as IllegalAction
from engine.refusal import Malformed as Malformed
from engine.refusal import Refusal as Refusal
from engine.refusal import refuse_turn as refuse_turn
from engine.rng import Rng as Rng
from engine.rules_page import Pages
from engine.scene import Scene, TrickScene
from engine.sheet import DealScore, PlayedContract, Standings
from engine.taking import Taking
from engine.turn import Act, Turn


@dataclass(frozen=True, slots=True, repr=False)
class Chance(Hidden):
    """All that chance decides in a deal: the whole pack, first card dealt first, and the further words by name."""

    pack: tuple[Card, ...]
    words: tuple[tuple[str, str], ...] = ()


# -------------------------------------------------------------------------------------------------------------- events


@dataclass(frozen=True, slots=True, repr=False)
class Event(Hidden):
    """Something that happened, as far as its witnesses may know it.

    There is no default audience: the public part, if any, is for everybody without a private part.
    The parts are the game's frozen dataclasses, named in the past tense.
    """

    public: Any | None
    private: tuple[tuple[Seat, Any], ...] = ()

    def seen_by(self, viewer: Seat | None) -> Any | None:
        """The part for this viewer (None: the public); None when this viewer learns nothing of it."""
        for seat, part in self.private:
            if seat == viewer:
                return part
        return self.public


StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT", bound="AnyView")
ActionT = TypeVar("ActionT")
InformationStateT = TypeVar("InformationStateT")
OptionsT = TypeVar("OptionsT")
KernelT = TypeVar("KernelT", bound=Kernel)


@dataclass(frozen=True, slots=True, repr=False)
class Step(Hidden, Generic[StateT]):
    """The next state and what happened on the way to it; `reveals`: somebody learned something hidden."""

    state: StateT
    events: tuple[Event, ...]
    reveals: bool = False

    @property
    def public(self) -> bool:
        """Whether the table sees that anything happened; a step that does not leaves the public revision alone."""
        return any(event.public is not None for event in self.events)


@dataclass(frozen=True, slots=True)
class Variant:
    """Rules with a name of their own: a preset, and the options that differ from it."""

    preset: str
    options: Mapping[str, Any]


class AnyView(Protocol):
    """The fields of every view.

    `seat` is the viewer's (None: the public), `turn` the turn as the viewer may know it, `hand` the viewer's own cards
    (empty for the public), `options` are the options in force.
    """

    @property
    def seat(self) -> Seat | None: ...
    @property
    def turn(self) -> Turn: ...
    @property
    def hand(self) -> CardSet: ...
    @property
    def options(self) -> Any: ...


# ---------------------------------------------------------------------------------------------------------------- game


class Game(ABC, Generic[OptionsT, StateT, ActionT, ViewT, InformationStateT, KernelT]):
    """The contract of a game. Every member is a function of its arguments alone.

    An action is a frozen dataclass whose `str` is its text in the notation; `parse` is the inverse.
    """

    key: ClassVar[str]
    """The name of the folder, and the prefix of the game's message keys."""
    revision: ClassVar[int]
    """The revision of the rules, stored with each match."""
    seats: ClassVar[tuple[int, ...]]
    """How many may play."""
    pack: ClassVar[tuple[Card, ...]]
    ends_by_agreement: ClassVar[bool] = False
    """Whether the players may agree after any deal that the match ends with it; then `ended` gives its end."""
    draws_dealer: ClassVar[bool] = False
    """Whether the players draw a card each for the first deal, and the lowest deals; else it is drawn by lot."""
    chance_words: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What chance decides in a deal besides the order of the pack, by name, with the equally likely values."""
    options_type: ClassVar[type[Any]]
    """A frozen dataclass whose fields are made by `engine.options.option`; pydantic holds to their types."""
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"article": {}}
    """What each preset changes from the defaults; `article` is the default preset."""
    variants: ClassVar[Mapping[str, Variant]] = {}
    """What lobbies offer beside the presets, by name; a record names the preset and the options, never the variant."""
    turn_rule: ClassVar[str]
    """The paragraph of RULES.md that says whose turn it is; actions out of turn are refused by it."""
    contract_keys: ClassVar[tuple[str, ...]] = ()
    """What a seat may undertake in a deal, in the order in which players know it: see `contracts`."""
    rules_pages: ClassVar[Pages]
    """The short rules, for players at the table: no word comes before the paragraph that explains it."""
    verbs: ClassVar[frozenset[str]] = frozenset()
    """The first words of the actions spoken in the bidding, for `/bid`; the others go with `/play`."""
    sayings: ClassVar[tuple[Option, ...]] = ()
    """Answers in words, as some moment offers them; said at another moment, each is refused with the rule."""
    neutral_facts: ClassVar[frozenset[str]] = frozenset()
    """The keys of facts (`reasons`) that speak neither for nor against an answer, but tell what it does."""
    mild_facts: ClassVar[frozenset[str]] = frozenset()
    """The keys of facts against an answer that weigh less than others: what playouts tell comes before them."""
    accounted: ClassVar[frozenset[str]] = frozenset()
    """The keys of what is told at the end of a deal (`describe`) and what its account (`sheet`) tells again."""
    playouts: ClassVar[tuple[int, int]] = (200, 40)
    """How many deals the strongest player plays out in its head for a card, and for another decision."""
    share: ClassVar[float] = 0.2
    """The share of these playouts that *good* makes."""
    noise: ClassVar[tuple[float, float]] = (0.15, 0.15)
    """The share of random moves in these playouts, for a card, and for another decision: the others do not always play
    by the rules of thumb."""
    near: ClassVar[tuple[float, float]] = (1.0, 1.0)
    """By how many standard errors an answer must lead over the guide's to be preferred: a card, and another answer."""

    luck: ClassVar[float] = 12.5
    """How much chance there is in a match, where the strengths of players differ by some 8: the beta of ratings."""
    strengths: ClassVar[Mapping[str, float]] = {}
    """How strong the computer players of each level are in a match, where *careful* is 25: the mu of ratings."""

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """The sides that score, each with its seats: players, or teams. The default: all play for themselves."""
        return tuple((Seat(seat),) for seat in range(seats))

    def check(self, options: OptionsT, given: Iterable[str], seats: int) -> Message | None:
        """What is wrong with the options taken together (`given`: those named by the table), by default None."""
        return None

    @abstractmethod
    def start(self, options: OptionsT, seats: int, dealer: Seat) -> StateT:
        """The state of a new match, before its first deal."""

    @abstractmethod
    def turn(self, state: StateT) -> Turn:
        """What is due; never two seats at once."""

    @abstractmethod
    def deal(self, state: StateT, chance: Chance) -> Step[StateT]:
        """Deal. The caller has checked that a deal is due and that the pack is the pack."""

    @abstractmethod
    def act(self, state: StateT, seat: Seat, action: ActionT) -> Step[StateT]:
        """Validate an action and do it; the step continues to the next decision, deal or end.

        Raises:
            IllegalAction: the action is not allowed; the state is untouched.
        """

    @abstractmethod
    def parse(self, text: str) -> ActionT:
        """Parse an action (exactly as in the notation; ranks and suits in either case).

        Raises:
            Malformed: the text is no action of this game.
        """

    @abstractmethod
    def describe(self, part: Any) -> Message:
        """The message of a part of an event."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What the table shows this seat (None: the public) now; built from nothing, so it cannot leak."""

    @abstractmethod
    def information_state(self, state: StateT, seat: Seat) -> InformationStateT:
        """All that this seat has ever learned in the deal (perfect recall), built from nothing; for players only."""

    @abstractmethod
    def choice(self, view: ViewT) -> Choice:
        """What the viewer may do, from the view alone; out of turn nothing is open."""

    @abstractmethod
    def refusal(self, view: ViewT, action: ActionT) -> Refusal | None:
        """Why the viewer may not do it; None exactly when the action is an open answer of the choice."""

    @abstractmethod
    def resample(self, view: ViewT, information_state: InformationStateT, rng: Rng) -> StateT:
        """A full state that this seat cannot tell from the real one: the same view and the same information state."""

    @abstractmethod
    def guide(self, view: ViewT, information_state: InformationStateT, choice: Choice, rng: Rng) -> ActionT:
        """The move by rule of thumb: the *careful* player."""

    def reasons(self, view: ViewT, information_state: InformationStateT, action: ActionT) -> tuple[Message, ...]:
        """Facts about an open answer of the viewer, the weightiest first, which hold wherever the hidden cards are.

        At least one, if the game gives advice.
        """
        return ()

    def speaks_against(self, view: ViewT, action: ActionT, fact: Message) -> bool:
        """Whether a fact of `reasons` speaks against the answer."""
        return False

    def explained(self, view: ViewT, action: ActionT, facts: Sequence[Message]) -> Advice:
        """The action as advice, with these of its facts."""
        against = tuple(fact for fact in facts if self.speaks_against(view, action, fact))
        told = tuple(fact for fact in facts if fact not in against)
        neutral = frozenset(fact for fact in told if fact.key in self.neutral_facts)
        return Advice(str(action), told, drawbacks=against, neutral=neutral)

    def suggested(self, view: ViewT, action: ActionT, facts: Sequence[Message]) -> Advice:
        """The same of the answer to choose: what speaks for it and, but for `mild_facts`, one fact against it."""
        advice = self.explained(view, action, facts)
        if not advice.reasons:
            return replace(advice, drawbacks=advice.drawbacks[:MOST_REASONS])
        against = tuple(fact for fact in advice.drawbacks if fact.key not in self.mild_facts)[:1]
        return replace(advice, reasons=advice.reasons[: MOST_REASONS - len(against)], drawbacks=against)

    def told_by_scores(self, view: ViewT, action: ActionT, scores: Sequence[float]) -> Message | None:
        """What speaks for the answer to choose by what each side scores on average (`tally`); by default nothing."""
        return None

    def advice(self, view: ViewT, information_state: InformationStateT, rng: Rng) -> Advice | None:
        """The move of `guide` with its reasons; None where the viewer is not on turn."""
        if view.seat is None or view.turn != Act(view.seat):
            return None
        action = self.guide(view, information_state, self.choice(view), rng)
        return self.suggested(view, action, self.reasons(view, information_state, action))

    def confers(self, view: ViewT) -> tuple[Seat, ...]:
        """The seats with which the viewer may now speak in private, by the rules of the deal; mostly none."""
        return ()

    def sits_out(self, view: ViewT) -> bool:
        """Whether the viewer's seat takes no part in the deal of the view: it has no hand and never the turn."""
        return False

    def claim(self, view: ViewT, information_state: InformationStateT) -> tuple[Card, ...]:
        """The cards of the viewer, who is to lead, in an order in which they certainly take all remaining tricks.

        Neither tricks nor scores change by what the others hold and play. The default: empty, nothing is certain.
        """
        return ()

    def rules_lines(self, page: str, view: ViewT | None, order: str) -> tuple[Message, ...]:
        """The lines below one of the `rules_pages`, in this of its orders, for the deal in the view, if any."""
        return ()

    def present_rule(self, view: ViewT) -> str | None:
        """The paragraph of RULES.md about what is due in the view, one that `rules_pages` tells; None: none of them."""
        return None

    def asks_in_private(self, view: ViewT) -> bool:
        """Whether the seat on turn may now be asked a secret question; the same in every view.

        Then even a forced answer is not given automatically, since its time would show that there was a question.
        """
        return False

    @abstractmethod
    def kernel(self, state: StateT) -> KernelT | None:
        """The play kernel set to this state; None outside the play of cards."""

    def playout_kernel(self, state: StateT) -> KernelT | None:
        """A kernel for playouts from this state: it may end a deal as soon as its result is certain; by default it is
        `kernel`."""
        return self.kernel(state)

    def playout_step(self, state: StateT, rng: Rng) -> StateT:
        """The state after the seat on turn has answered by rule of thumb, for playouts before and between cards; by
        default as `guide` says."""
        turn = self.turn(state)
        assert isinstance(turn, Act)
        view, information_state = self.view(state, turn.seat), self.information_state(state, turn.seat)
        return self.act(state, turn.seat, self.guide(view, information_state, self.choice(view), rng)).state

    def expected(self, state: StateT) -> Sequence[float] | None:
        """What each side is expected to score, where a playout from before the cards would tell less; None: play it."""
        return None

    @abstractmethod
    def kernel_move(self, action: ActionT) -> int | None:
        """The kernel's number of a play; None for an action that the kernel does not know, such as a bid."""

    @abstractmethod
    def kernel_action(self, move: int) -> ActionT:
        """The play that has this number in the kernel: the inverse of `kernel_move`."""

    @abstractmethod
    def playout_move(self, kernel: KernelT, rng: Rng) -> int:
        """The move of the seat on turn by rule of thumb, from what that seat can know; quick, for playouts."""

    def from_first_card(self, state: StateT) -> tuple[KernelT, tuple[int, ...]] | None:
        """The play of the deal once more: the kernel set to its first card, and the moves made since.

        None where no card has been played, and the default: then all resampled states count as equally likely.
        """
        return None

    def plausibility(self, state: StateT, seat: Seat) -> float:
        """How likely the seats other than this one would have answered as they did before the play of cards, if this
        were the deal, up to a factor; 1, the default, where nothing speaks for one deal or another."""
        return 1.0

    @abstractmethod
    def deal_result(self, state: StateT) -> tuple[int, ...] | None:
        """The points that the deal just ended added to each side's total, as `Kernel.result` gives for a played one.

        None before the end of a deal. A deal that ends without play (passed out, surrendered) has its result, too.
        """

    def payoff(self, view: ViewT, result: Sequence[float]) -> float:
        """The worth to the viewer of a deal with this result (points by side), by default the own side's score less the
        mean of the other sides'; a game may look at the match in the view. More is better."""
        seats = next(count for count in self.seats if len(self.sides(count)) == len(result))
        own = next(number for number, side in enumerate(self.sides(seats)) if view.seat in side)
        return result[own] - (sum(result) - result[own]) / (len(result) - 1)

    def tally(self, view: ViewT, kernel: KernelT) -> Sequence[float]:
        """What each side scores in a deal that has been played out, as the viewer asks now; the default: the result."""
        return kernel.result()

    def cards_taking(self, view: ViewT, kernel: KernelT) -> CardSet:
        """The viewer's cards that have taken what counts, in a deal that has been played out; the default: none."""
        return NO_CARDS

    def tell_taking(self, view: ViewT, action: ActionT, first: ActionT, takings: Sequence[Taking]) -> Message | None:
        """What speaks against an answer: how often one of the viewer's cards takes what counts (`cards_taking`), with
        it and with `first`, the one to choose; by default nothing. `takings`: of all cards that clearly differ."""
        return None

    def worth_of(self, view: ViewT, action: ActionT, scores: Sequence[float]) -> float | None:
        """The payoff of an answer that changes nothing of the play, in a deal played out to these scores (`tally`).

        None, the default: an answer changes the play, and each is to be played out by itself.
        """
        return None

    def outcome(self, view: ViewT, scores: Sequence[float]) -> Message | None:
        """What the deal comes to when the sides score so much on average (`tally`), in words to the viewer; by default
        the score of the viewer's side, and of the others on average."""
        seats = next(count for count in self.seats if len(self.sides(count)) == len(scores))
        own = next(number for number, side in enumerate(self.sides(seats)) if view.seat in side)
        others = (sum(scores) - scores[own]) / (len(scores) - 1)
        key = "engine-outcome-teams" if len(self.sides(seats)[own]) > 1 else "engine-outcome"
        return message(key, own=round(scores[own]), others=round(others), opponents=len(scores) - 1)

    def beyond(self, view: ViewT, action: ActionT) -> float:
        """What the answer brings the viewer in later deals, in the points of `payoff`; the default: nothing."""
        return 0.0

    def candidates(
        self, view: ViewT, information_state: InformationStateT, choice: Choice, rng: Rng
    ) -> tuple[ActionT, ...]:
        """The open answers worth a closer look, the best first, each once; the first is the move of `guide`.

        A game may leave out answers that are far behind, or that change nothing. The default: all open answers of a
        `PickOne`, in its order; of a `PickSome` by `one_step_away` from the guide's.
        """
        first = self.guide(view, information_state, choice, rng)
        texts = choice.legal if isinstance(choice, PickOne) else one_step_away(choice, str(first))
        return (first, *(action for action in map(self.parse, texts) if action != first))

    @abstractmethod
    def scene(self, view: ViewT) -> Scene:
        """The picture of the table."""

    @abstractmethod
    def sheet(self, view: ViewT) -> tuple[DealScore, ...]:
        """The score sheet: the account of every finished deal."""

    @abstractmethod
    def standings(self, state: StateT) -> Standings:
        """Match totals, and the ranking once the match is over."""

    def contracts(self, state: StateT) -> tuple[PlayedContract, ...]:
        """What each seat undertook in the finished deals that were played, in their order, and whether it won it.

        It holds what the score sheet tells everybody, and no card. The default: none.
        """
        return ()

    def contract_name(self, contract: str) -> Message:
        """The name of one of `contract_keys`; the default: a text of the game."""
        return Message(f"{self.key}-played-{contract}")

    def played_tricks(self, state: StateT) -> tuple[TrickScene, ...]:
        """The tricks of a deal that is over, in order; none while it goes on. Then anybody may turn them up.

        They hold played cards alone: a hand of a deal that was decided early stays with its owner. The default: none.
        """
        return ()

    def ended(self, state: StateT) -> Step[StateT]:
        """The match that ends with the deal just over, by agreement; only where `ends_by_agreement`."""
        raise NotImplementedError

    @abstractmethod
    def reveal(self, state: StateT) -> tuple[CardSet, ...]:
        """The hands as they were dealt in the last deal, by seat; exists for `Over` only.

        Raises:
            ValueError: the match is not over.
        """


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
