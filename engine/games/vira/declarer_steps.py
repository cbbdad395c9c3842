"""VIR-1.5: what each step asks the declarer, from what everybody has seen of the deal."""

from engine.cards import SUITS, Suit, suit_of
from engine.games.vira.bid_families import EITHER, StepName
from engine.games.vira.cards import HAND, second_preference
from engine.games.vira.contracts import Row, sharper
from engine.games.vira.model import IN_COLOUR, IN_PREFERENCE, DealRecord, Qualifier


def asks(step: StepName, record: DealRecord) -> bool:
    """Whether a step asks the declarer something; one that does not is skipped."""
    row = record.row
    match step:
        case "sharpen":
            return bool(sharper(row))
        case "turn":
            return False
        case "keep" | "discard" | "shed":
            return (step != "shed" or record.lose) and how_many(step, record)[1] > 0
        case _:
            return True


def how_many(step: StepName, record: DealRecord) -> tuple[int, int]:
    """The fewest and the most cards that the declarer may keep, exchange or discard in a step."""
    row = record.row
    match step:
        case "exchange" if record.again:
            return row.again_least, row.again_most(record.talon)
        case "exchange":
            return row.minimum, row.maximum
        case "shed":
            return row.sheds(), row.sheds()
        case _:
            count = kept(row)
            return count, count


def kept(row: Row) -> int:
    """VIR-1.5.C: how many cards a gask keeps, and how many it discards after taking the talon.

    VIR-1.5.D, VIR-1.5.E: thirteen in the other families.
    """
    return row.number if row.family.key == "gask" else HAND


def may_exchange_again(record: DealRecord) -> bool:
    """VIR-1.5.4: whether the declarer may exchange a second time."""
    needs = record.row.again_needs
    return needs is not None and not record.again and record.talon >= needs


def trumps_open(record: DealRecord) -> tuple[Suit, ...]:
    """VIR-1.5.2, VIR-1.5.B: the suits that the declarer may name as trumps."""
    if turned := record.row.family.turned:
        suits = {suit_of(card) for card in record.turned[-turned:]}
        return tuple(suit for suit in SUITS if suit in suits)
    return trumps_of(record.bid.qualifier, record.preference)


def trumps_of(qualifier: Qualifier, preference: Suit) -> tuple[Suit, ...]:
    """VIR-1.5.2: the suits that the qualifier of a bid allows as trumps."""
    if qualifier == IN_PREFERENCE:
        return (preference,)
    return tuple(sorted((preference, second_preference(preference)))) if qualifier == IN_COLOUR else SUITS


def may_misere(record: DealRecord) -> bool:
    """VIR-1.5.C: whether the declarer may choose a misère: only in a plain gask of up to four."""
    return record.row.loses == EITHER and not record.bid.qualifier


def steps_from(step: StepName, record: DealRecord) -> tuple[StepName, ...]:
    """The step that is due and those that may follow."""
    family = record.row.family
    if record.again and step in family.again:
        return family.again[family.again.index(step) :] + after_exchanges(record)
    return family.steps[family.steps.index(step) :]


def after_exchanges(record: DealRecord) -> tuple[StepName, ...]:
    """The steps of a contract that follow once the declarer stands."""
    steps = record.row.family.steps
    return steps[steps.index("decide") + 1 :]
