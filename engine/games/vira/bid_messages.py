"""The messages that name bids, contracts, aims and prices, for labels, pictures, sheets and events."""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

from engine.cards import SUITS, Suit
from engine.games.vira.bid_families import EITHER, TO_LOSE
from engine.games.vira.cards import HAND, second_preference
from engine.games.vira.contracts import COLUMNS, Column, Row, sharper
from engine.games.vira.model import IN_COLOUR, IN_PREFERENCE, PLAIN, Bid, DealRecord, Qualifier, Standing
from engine.games.vira.settlement import column_of
from engine.message import Message, SeatWord, SuitSigns, SuitWord, message


def listed(said: Iterable[Message]) -> Message:
    """The messages one after the other, as one; at least one."""
    return reduce(lambda head, following: message("vira-listed", head=head, next=following), said)


# --------------------------------------------------------------------------------------------------- bids and contracts


def row_word(row: Row) -> Message:
    """VIR-2: the name of a bid without a qualifier."""
    return Message(f"vira-bid-{row.key}")


def bid_word(bid: Bid) -> Message:
    """VIR-3.1: the name of a bid with its qualifier."""
    return qualified(row_word(bid.row), bid.qualifier)


def qualified(name: Message, qualifier: Qualifier) -> Message:
    """VIR-3.2: a bid's name with this qualifier."""
    if qualifier == IN_COLOUR:
        return message("vira-bid-in-colour", bid=name)
    if qualifier == IN_PREFERENCE:
        return message("vira-bid-in-preference", bid=name)
    return name


def contract_word(record: DealRecord) -> Message:
    """VIR-1.5: the name of the contract in play; a gask played as a misère says so."""
    name = bid_word(record.bid)
    return message("vira-bid-misere", bid=name) if record.misere else name


def contract_line(record: DealRecord) -> Message:
    """The contract in play and its aim."""
    return message("vira-contract", contract=contract_word(record), aim=_aim_in(record))


def trumps_line(record: DealRecord) -> Message | None:
    """The trump suit in force and its column; None: no trumps."""
    if record.trump is None:
        return None
    return message("vira-trumps", suit=SuitWord(record.trump), column=column_word(record.column(record.trump)))


def column_word(column: Column) -> Message:
    """VIR-0: the name of a column of player points."""
    return Message(f"vira-column-{column}")


def column_in(record: DealRecord, column: Column, trump: Suit | None) -> Message:
    """VIR-0: a column with its suit in this deal; the third one with the trump suit, if there is one."""
    suits = {"pref": record.preference, "second": second_preference(record.preference), "other": trump}
    suit = suits[column]
    if suit is None:
        return message("vira-column-alone", column=column_word(column))
    return message("vira-column-suit", column=column_word(column), suit=SuitWord(suit))


# ---------------------------------------------------------------------------------------------------------------- aims


def _aim_in(record: DealRecord) -> Message:
    """VIR-1.5: the declarer's aim, as far as it is decided."""
    if record.lose:
        return lose_aim(record.row)
    return win_aim(record.row) if record.trump is not None else aim_of(record.row, record.bid.qualifier)


def aim_of(row: Row, qualifier: Qualifier = PLAIN) -> Message:
    """VIR-1.5: the aim of a bid: tricks to win, a misère, or the choice between them."""
    if row.loses == TO_LOSE:
        return lose_aim(row)
    if row.loses == EITHER and qualifier == PLAIN:
        return _opened(row, message("vira-aim-either", win=win_aim(row), tricks=row.cards_to_lose))
    return win_aim(row)


def win_aim(row: Row) -> Message:
    """VIR-1.5: the number of tricks to win."""
    tricks = row.tricks_to_win
    return Message("vira-aim-all") if tricks == HAND else message("vira-aim-win", tricks=tricks)


def lose_aim(row: Row) -> Message:
    """VIR-1.5: the number of tricks to lose, and when the hand is shown."""
    return _opened(row, message("vira-aim-lose", tricks=row.cards_to_lose))


def _opened(row: Row, aim: Message) -> Message:
    """VIR-1.8.5: an aim, and when the hand of a misère is shown."""
    return aim if row.open == "no" else message(f"vira-open-{row.open}", aim=aim)


# ------------------------------------------------------------------------------------------------------------- meanings


def meaning_of(row: Row, preference: Suit, qualifier: Qualifier = PLAIN, *, exchange: bool = True) -> Message:
    """What a bid commits to in this deal, in one line: its aim, the exchange (`exchange`), what is won and lost."""
    aim = _aim_with(row, preference, qualifier)
    price = _price(pot_word(row), _points_by_suit(row, preference, qualifier))
    if not exchange:
        return message("vira-meaning-short", aim=aim, price=price)
    return message("vira-meaning", aim=aim, exchange=_exchange_word(row), price=price)


def pass_word(standing: Standing, *, ends: bool) -> Message:
    """VIR-3.2, VIR-3.4: a pass is final: for the player, or for the auction (`ends`).

    VIR-1.4: the declarer may then announce a stronger contract, where there is one.
    """
    key = "vira-pass-out" if not ends else "vira-pass-ends-open" if sharper(standing.bid.row) else "vira-pass-ends"
    return message(key, bid=bid_word(standing.bid), player=SeatWord(standing.holder))


def _aim_with(row: Row, preference: Suit, qualifier: Qualifier) -> Message:
    """VIR-3.2: the aim of a bid, with the trump suits that its qualifier promises."""
    aim = aim_of(row, qualifier)
    if qualifier == PLAIN:
        return aim
    promised = (preference, second_preference(preference))[: 1 if qualifier == IN_PREFERENCE else 2]
    return message("vira-aim-trumps", aim=aim, suits=SuitSigns(promised))


def _exchange_word(row: Row) -> Message:
    """VIR-1.5: what a bid does with the talon."""
    family = row.family
    if family.key == "gask":
        return message("vira-exchange-keep", kept=row.number)
    if family.whole_talon:
        return Message("vira-exchange-talon")
    if family.key == "kopmisar":
        return message("vira-exchange-exactly", count=row.minimum, shed=row.sheds())
    if family.turned:
        return message("vira-exchange-turned", turned=family.turned, minimum=row.minimum, maximum=row.maximum)
    if family.exchanges:
        return message("vira-exchange-bought", maximum=row.maximum)
    shed = row.sheds() if row.lose is not None else 0
    return message("vira-exchange-shed", shed=shed) if shed else Message("vira-exchange-none")


def pot_word(row: Row, *, again: bool = False) -> Message:
    """VIR-4.3: the pot points of a win, a single and a double loss; `again`: after a re-exchange."""
    win, single, double = prices_of(row, again=again)
    return message("vira-pot", win=win, single=single, double=double)


def prices_of(row: Row, *, again: bool = False) -> tuple[int, int, int]:
    """VIR-4.3: the pot points of a win, a single and a double loss, as numbers."""
    return row.pot("win", again=again), row.pot("single", again=again), row.pot("double", again=again)


def _price(pot: Message, points: Message | None) -> Message:
    """VIR-4.3: the pot points, and the player points if there are any."""
    return pot if points is None else message("vira-price", pot=pot, points=points)


def _points_by_suit(row: Row, preference: Suit, qualifier: Qualifier) -> Message | None:
    """VIR-4.3: the player points by the trump suits that the bid allows; None if no suit pays any."""
    if row.loses == TO_LOSE:
        return _points_each(row.points_in("other"))
    first, second, other = map(row.points_in, COLUMNS)
    if qualifier == IN_PREFERENCE or first == second == (other if qualifier == PLAIN else first):
        return _points_each(first)
    rest = other if qualifier == PLAIN else 0
    suits: dict[int, tuple[Suit, ...]] = {}
    for suit, points in ((preference, first), (second_preference(preference), second)):
        if points != rest:
            suits[points] = (*suits.get(points, ()), suit)
    parts = [message("vira-points-with", suits=SuitSigns(paying), points=points) for points, paying in suits.items()]
    if rest:
        parts.append(message("vira-points-else", points=rest))
    return message("vira-points-each", points=listed(parts))


def _points_each(points: int) -> Message | None:
    """VIR-4.3: player points that are the same for all trumps; None for 0."""
    return message("vira-points-each", points=message("vira-points", points=points)) if points else None


def columns_word(row: Row) -> Message:
    """VIR-4.3: the player points of each defender, by column."""
    if row.loses == TO_LOSE:
        return message("vira-columns-one", points=row.points_in("other"))
    pref, second, other = map(row.points_in, COLUMNS)
    return message("vira-columns-three", pref=pref, second=second, other=other)


def points_in_suits(row: Row, preference: Suit) -> Message:
    """VIR-4.3: the player points of each defender, by trump suit in a deal with this preference suit."""
    second = second_preference(preference)
    if row.loses == TO_LOSE:
        return message("vira-columns-one", points=row.points_in("other"))
    in_pref, in_second, in_other = map(row.points_in, COLUMNS)
    return message(
        "vira-columns-suits",
        pref=SuitSigns((preference,)),
        in_pref=in_pref,
        second=SuitSigns((second,)),
        in_second=in_second,
        other=SuitSigns(tuple(suit for suit in SUITS if suit not in (preference, second))),
        in_other=in_other,
    )


def listed_bid(row: Row, points: Message) -> Message:
    """VIR-2: a bid in the list of all: rank, aim, exchange, pot points, also after a re-exchange, player points."""
    win, single, double = prices_of(row)
    line = message(
        "vira-bids-line",
        number=row.rank,
        bid=row_word(row),
        aim=aim_of(row),
        exchange=_exchange_word(row),
        win=win,
        single=single,
        double=double,
        points=points,
    )
    if row.again_needs is None:
        return line
    win, single, double = prices_of(row, again=True)
    return message("vira-bids-again", line=line, win=win, single=single, double=double)


# --------------------------------------------------------------------------------------------------------------- prices


def stake_line(record: DealRecord) -> Message:
    """VIR-4.3: what is won and lost with the contract in play, as far as it is decided."""
    row, pot = record.row, pot_word(record.row, again=record.again)
    if record.lose or record.trump is not None:
        return _price(pot, _points_each(row.points_in(record.column(record.trump))))
    return _price(pot, _points_by_suit(row, record.preference, record.bid.qualifier))


def surrender_word(record: DealRecord) -> Message:
    """VIR-4: the cost of a surrender now: to the pot and to each defender."""
    row = record.row
    points = row.points_in(column_of(replace(record, surrendered=True)))
    pot = row.pot(row.family.surrenders, again=record.again)
    return message("vira-cost-points", pot=pot, points=points) if points else message("vira-cost-pot", pot=pot)


def fee_word(record: DealRecord) -> Message:
    """VIR-4.3: the fee of a re-exchange, in the column of the trump suit in force."""
    points = record.row.points_in(record.column(record.trump))
    return message("vira-fee-points", points=points) if points else Message("vira-fee-none")


def again_word(record: DealRecord) -> Message:
    """VIR-4.3: the fee of a re-exchange, and the pot points of the contract after it."""
    return message("vira-again-meaning", fee=fee_word(record), pot=pot_word(record.row, again=True))


def trump_word(record: DealRecord, suit: Suit) -> Message:
    """VIR-4.3: the column and the player points of a suit that may be named as trumps."""
    column = record.column(suit)
    return message("vira-trump-meaning", column=column_word(column), points=record.row.points_in(column))
