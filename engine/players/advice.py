"""Advice to a person: the answers that a search ranks first, what each costs, and facts that speak for it.

>>> import random
>>> from engine.cards import Seat
>>> from engine.game import Chance
>>> from engine.registry import game
>>> klaberjass = game("klaberjass")
>>> pack = random.Random(1).sample(klaberjass.pack, len(klaberjass.pack))
>>> state = klaberjass.deal(klaberjass.start(klaberjass.options_type(), 2, Seat(1)), Chance(tuple(pack))).state
>>> known = klaberjass.view(state, Seat(0)), klaberjass.information_state(state, Seat(0))
>>> chance, sparing = random.Random(1), Search("sparing", share=0.04)
>>> advised = ranked_advice(klaberjass, *known, klaberjass.choice(known[0]), chance, sparing)
>>> sorted(advice.text for advice in advised), advised[0].behind
(['pass', 'take'], 0.0)
"""

from collections import Counter
from collections.abc import Callable, Sequence, Set
from dataclasses import replace
from typing import Any, Final

from engine.advice import MOST_REASONS, Advice
from engine.cards import parse_card, suit_of, suit_text
from engine.choice import Choice, PickOne, PickSome
from engine.game import AnyGame, Rng
from engine.message import CardWord, Message, SuitWord
from engine.players.search import Ranked, Search

USUAL: Final = Message("engine-reason-usual")
LEAST_BAD: Final = Message("engine-reason-least-bad")
ALL_ALIKE: Final = Message("engine-reason-all-alike")
LITTLE: Final = 1
"""Points: an answer that costs no more is hardly behind."""
SURE: Final = 2.0
"""In standard errors: an answer by rule of thumb that costs so much is hardly behind by chance."""
MOST: Final = 3
"""How many answers are named: one to choose, and two to compare it with; of doubles also nobody."""


def ranked_advice(
    game: AnyGame, view: Any, information_state: Any, choice: Choice, rng: Rng, player: Search
) -> tuple[Advice, ...]:
    """The answer that this player would give in the viewer's place, then the next best, if it compared any.

    One of them is the answer by rule of thumb, if it is a card or another contract, and not all are one contract, or
    cards of one suit, if another was compared. What is true of the first answer is not said of the others: it does not
    tell the answers apart.
    """
    first, *others = player.ranked(game, view, information_state, choice, rng, advises=True)
    others.sort(key=lambda answer: answer.cost)
    told, alike = [first], []
    for answer in others:
        # Neighbours of a suit are worth the same in every world: to name both as lesser answers tells nothing.
        if answer.twin == first.text:
            alike.append(answer.text)
        elif (answer.twin or answer.text) not in {one.twin or one.text for one in told[1:]}:
            told.append(answer)
    told, rest = told[:MOST], told[MOST:]
    nobody = f"{choice.verb} none" if isinstance(choice, PickSome) and choice.of_seats else None
    usual = None if nobody else str(game.guide(view, information_state, choice, rng))  # of doubles the scores tell
    groups = {answer.text: answer.twin or answer.text for answer in (first, *others)}
    obvious = [
        answer
        for answer in rest
        if groups[answer.text] == groups.get(usual or "")
        and (_is_card(answer) or _kind(answer.text) != _kind(first.text))
    ]
    if obvious:  # whoever would choose it wants to know why not
        told[-1] = obvious[0]
    if isinstance(choice, PickOne) and len(told) == MOST:
        promising = _promising(game, view, information_state, first, others)
        if promising is not None and promising not in told:
            told[1] = promising
        _vary(told, rest, lambda answer: answer is promising or groups[answer.text] == groups.get(usual or ""))
    told += [answer for answer in rest if answer.text == nobody]  # what it is worth matters to who may double
    actions = [game.parse(answer.text) for answer in told]
    facts = [game.reasons(view, information_state, action) for action in actions]
    explained = [
        _suggested(game, view, actions[0], facts, told),
        *(
            game.explained(view, action, _drawbacks_first(game, view, action, own, facts[0])[:MOST_REASONS])
            for action, own in zip(actions[1:], facts[1:], strict=True)
        ),
    ]
    against = Counter(advice.drawbacks[:1] for advice in explained[1:])
    alike_told = {fact for drawbacks, count in against.items() if count > 1 for fact in drawbacks}
    advised = [
        _with_drawback(game, view, action, actions[0], answer, advice, alike_told | {*map(_apart_from_cards, facts[0])})
        for answer, action, advice in zip(told, actions, explained, strict=True)
    ]
    return tuple(
        replace(
            _usual(advice) if answer.text == usual and _is_sure(answer) and not game.beyond(view, action) else advice,
            behind=max(0.0, answer.cost),
            error=answer.error,
            searched=True,
            tried=answer.tried,
            outcome=game.outcome(view, answer.scores) if answer.scores else None,
            later=-game.beyond(view, action) if answer.tried else 0.0,
            alike=tuple(alike) if answer is first else (),
        )
        for answer, action, advice in zip(told, actions, advised, strict=True)
    )


def _promising(
    game: AnyGame, view: Any, information_state: Any, first: Ranked, others: Sequence[Ranked]
) -> Ranked | None:
    """The contract that only varies the first one, as by its start rank, for which more facts speak than for any other.

    None if as many speak for the first. Whoever looks at the hand alone would declare it, and wants to know why not.
    """

    def speaking(answer: Ranked) -> int:
        action = game.parse(answer.text)
        facts = game.reasons(view, information_state, action)
        return sum(fact.key not in game.neutral_facts and not game.speaks_against(view, action, fact) for fact in facts)

    varied = [] if _is_card(first) else [answer for answer in others if _kind(answer.text) == _kind(first.text)]
    best = max(varied, key=speaking, default=None)
    return best if best is not None and speaking(best) > speaking(first) else None


def _vary(told: list[Ranked], rest: Sequence[Ranked], stays: Callable[[Ranked], bool]) -> None:
    """Put the best answer of another kind in the place of one whose kind is told anyway, the first and `stays` apart.

    A contract may differ from the first by its trumps or its start rank alone, if another contract is compared, too.
    """
    for at in range(len(told) - 1, 0, -1):
        others = [_kind(answer.text) for answer in told if answer is not told[at]]
        new = next((answer for answer in rest if _kind(answer.text) not in others), None)
        alike = others if _is_card(told[at]) or len({*others}) == 1 else others[1:]
        if new is not None and _kind(told[at].text) in alike and not stays(told[at]):
            told[at] = new
    told[1:] = sorted(told[1:], key=lambda answer: answer.cost)


def _is_card(answer: Ranked) -> bool:
    return answer.text.startswith("play ")


def _kind(text: str) -> str:
    """An answer without what only varies it: a contract without trumps or start rank, the suit of a card."""
    verb, *rest = text.split()
    return suit_text(suit_of(parse_card(rest[0]))) if verb == "play" else " ".join((verb, *rest[:1]))


def _suggested(
    game: AnyGame, view: Any, action: Any, facts: Sequence[Sequence[Message]], told: Sequence[Ranked]
) -> Advice:
    """Advice about the first answer, with what the average scores say for it before anything else.

    Where all facts speak against it: that the others did no better, unless they are compared by later deals, too;
    and, if it is so, that the same speaks against all of them.
    """
    advice = game.suggested(view, action, _telling(game, view, action, facts))
    first, *others = told
    by_scores = game.told_by_scores(view, action, first.scores) if first.scores else None
    if by_scores is not None:
        return _of_two(advice, by_scores, *advice.reasons)
    if advice.drawbacks and not advice.reasons and others and all(answer.cost >= 0 for answer in others):
        told_of_others = [{*map(_apart_from_cards, theirs)} for theirs in facts[1:]]
        shared = all(_apart_from_cards(fact) in theirs for fact in advice.drawbacks for theirs in told_of_others)
        return advice if game.beyond(view, action) else _of_two(advice, ALL_ALIKE if shared else LEAST_BAD)
    return advice


def _of_two(advice: Advice, *reasons: Message) -> Advice:
    """The advice with these reasons instead, and as much against it as leaves `MOST_REASONS` in all."""
    told = reasons[:MOST_REASONS]
    against = advice.drawbacks[: MOST_REASONS - 1]
    return replace(advice, reasons=told[: MOST_REASONS - len(against)], drawbacks=against)


def _is_clear(answer: Ranked) -> bool:
    """Whether more than chance puts an answer behind."""
    return round(answer.cost) > LITTLE and answer.cost >= answer.error


def _is_sure(answer: Ranked) -> bool:
    """Whether chance hardly puts it there."""
    return _is_clear(answer) and answer.cost >= SURE * answer.error


def _with_drawback(
    game: AnyGame, view: Any, action: Any, first: Any, answer: Ranked, advice: Advice, shared: Set[Message]
) -> Advice:
    """Advice about an answer that clearly does worse than `first`, with what the playouts tell against it, if anything.

    That comes before facts that weigh less, or are `shared`: said of two others as well, or of the first but for the
    card.
    """
    told = game.tell_taking(view, action, first, answer.takings) if _is_clear(answer) else None
    if told is None:
        return advice
    mild = game.mild_facts
    before = told.key not in mild and all(
        fact.key in mild or not shared.isdisjoint((fact, _apart_from_cards(fact))) for fact in advice.drawbacks
    )
    drawbacks = (told, *advice.drawbacks) if before else (*advice.drawbacks, told)
    return replace(advice, drawbacks=drawbacks[:MOST_REASONS])


def _as_much(first: Message, fact: Message) -> bool:
    """Whether a fact about the first answer says the same of another card, or counts as many or more."""
    if first.key == fact.key and isinstance(count := dict(fact.values).get("count"), int):
        counted = dict(first.values).get("count")
        return isinstance(counted, int) and counted >= count
    return _apart_from_cards(first) == _apart_from_cards(fact)


def _apart_from_cards(fact: Message) -> Message:
    """What a fact says but for the cards and the suit that it names."""
    return replace(fact, values=tuple(value for value in fact.values if not isinstance(value[1], CardWord | SuitWord)))


def _usual(advice: Advice) -> Advice:
    """The answer by rule of thumb, where the search finds that it does worse: what speaks for it would mislead."""
    return advice if advice.drawbacks else replace(advice, reasons=(USUAL,), neutral=frozenset({USUAL}))


def _telling(game: AnyGame, view: Any, first: Any, facts: Sequence[Sequence[Message]]) -> tuple[Message, ...]:
    """The facts about the first answer, first those that speak for it and whose kind does not speak for all others.

    What speaks against it comes last. `facts`: by answer, the weightiest first.
    """
    own, *of_others = facts

    def weight(fact: Message) -> int:
        if game.speaks_against(view, first, fact):
            return 2
        shared = all(fact.key in {other.key for other in theirs} for theirs in of_others)
        return int(fact.key in game.neutral_facts or shared)

    return tuple(sorted(own, key=weight))


def _drawbacks_first(
    game: AnyGame, view: Any, action: Any, facts: Sequence[Message], of_first: Sequence[Message]
) -> tuple[Message, ...]:
    """The facts about another answer that are not true of the first one, first those that speak against it.

    None is told where the first answer has the same of another card.
    """
    telling = [fact for fact in facts if not any(_as_much(other, fact) for other in of_first)]
    return tuple(sorted(telling, key=lambda fact: not game.speaks_against(view, action, fact)))
