"""The suggestion: to the player on turn alone, from what that player knows, to follow or not; by button or command."""

import random
from datetime import timedelta
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.app.thinker import Thinker
from bot.tables.model import UserId
from bot.tables.playing import thinking_seed
from bot.text.render.rendered import suits_as_text
from engine.advice import Advice
from engine.cards import Seat
from engine.choice import PickSome
from engine.game import Game
from engine.match import ActLine
from engine.message import Message
from engine.players import STRONG
from engine.players.advice import ranked_advice
from engine.registry import game as find_game
from engine.turn import Act
from tests.discord import test_hints as hints
from tests.discord.house import REASON, WORDS, House, begun, controls, ids, labels, private_messages, raw_click, text_of
from tests.discord.players import direct_hand, panel_of
from tests.discord.test_doubling import declared, doubled, four


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, Any, Any]]:
    """What the games were asked for advice with; they answer as always."""
    calls: list[tuple[Any, Any, Any]] = []
    advice = Game.advice

    def noted(self: Any, view: Any, information_state: Any, rng: Any) -> Advice | None:
        calls.append((view, information_state, rng))
        return advice(self, view, information_state, rng)

    monkeypatch.setattr(Game, "advice", noted)
    return calls


def advising(monkeypatch: pytest.MonkeyPatch, text: str | None) -> None:
    """Klaberjass advises this; None: it fails."""

    def advice(self: Any, view: Any, information_state: Any, rng: Any) -> Advice:
        if text is None:
            raise RuntimeError("AS KS QS")
        return Advice(text, (Message("engine-deal-due"),))

    monkeypatch.setattr(type(find_game("klaberjass")), "advice", advice)


def turn(house: House) -> Seat:
    """Whose turn it is."""
    assert house.table.match is not None
    assert isinstance(house.table.match.turn, Act)
    return house.table.match.turn.seat


def on_turn(house: House, people: list[MemberActor]) -> tuple[MemberActor, MemberActor]:
    """Who is to act, and somebody else."""
    acting = next(one for one in people if house.table.seat_of(UserId(one.id)) == turn(house))
    return acting, next(one for one in people if one is not acting)


def panel_now(house: House, actor: MemberActor) -> Any:
    return [message for message in private_messages(house, actor) if controls(message)][-1]


def reasons(house: House, language: str) -> list[str]:
    """Why the player on turn is advised what they are advised."""
    assert house.table.match is not None
    match, seat = house.table.match, turn(house)
    advice = match.game.advice(match.view(seat), match.game.information_state(match.state, seat), house.chance)
    assert advice is not None
    names = [holder.person.name for holder in house.table.holders if holder is not None and holder.person is not None]
    return [suits_as_text(WORDS.say(language, reason, names)) for reason in advice.reasons]


async def test_only_the_player_on_turn_has_the_button(house: House, asked: list[Any]) -> None:
    people = await begun(house, "Anna", "Ben", casual=True)
    acting, other = on_turn(house, people)
    assert "Suggestion" in labels(await panel_of(house, acting))
    assert "Suggestion" in labels(acting.user.dm_channel.last_message)
    assert "Suggestion" not in labels(await panel_of(house, other))
    assert "Suggestion" not in labels(other.user.dm_channel.last_message)
    assert "Suggestion" not in labels(house.channel.history()[-1])


async def test_it_is_shown_with_its_reason_and_may_be_left(house: House, asked: list[Any]) -> None:
    people = await begun(house, "Anna", "Ben", casual=True)
    acting, other = on_turn(house, people)
    panel, before = await panel_of(house, acting), house.table.revision
    await acting.click(panel, label="Suggestion")
    shown = panel_now(house, acting)
    assert shown.id == panel.id
    assert text_of(shown).count(REASON) == len(said := reasons(house, "en"))
    assert all(one in text_of(shown) for one in said)
    assert WORDS.text("en", "draft-unsearched") in text_of(shown), "this is the guide's advice"
    assert house.table.revision == before
    direct = text_of(await direct_hand(house, acting))
    assert all(one in direct for one in said)
    for public in (house.channel.history()[-1], other.user.dm_channel.last_message, await panel_of(house, other)):
        assert REASON not in text_of(public)
    await acting.click(shown, label="Back")
    assert REASON not in text_of(panel_now(house, acting))
    assert house.table.revision == before
    assert not house.faults


async def test_it_is_done_with_its_own_button(house: House, asked: list[Any]) -> None:
    people = await begun(house, "Anna", "Ben", casual=True)
    acting, _ = on_turn(house, people)
    await acting.click(await panel_of(house, acting), label="Suggestion")
    (confirm,) = [one for one in labels(panel_now(house, acting)) if one.startswith("Confirm")]
    seat = turn(house)
    assert house.table.match is not None
    view, information_state, _ = asked[-1]
    game = house.table.match.game
    advised = str(game.guide(view, information_state, game.choice(view), house.chance))
    await acting.click(panel_now(house, acting), label=confirm)
    assert house.table.match is not None
    last = house.table.match.log[-1]
    assert isinstance(last, ActLine)
    assert (last.seat, str(last.action)) == (seat, advised)


async def test_it_is_made_of_what_the_player_sees_and_remembers_and_the_same_again(
    house: House, asked: list[Any]
) -> None:
    people = await begun(house, "Anna", "Ben", casual=True)
    acting, _ = on_turn(house, people)
    await acting.click(await panel_of(house, acting), label="Suggestion")
    assert house.table.match is not None
    match, seat = house.table.match, turn(house)
    view, information_state, rng = asked[-1]
    assert view == match.view(seat)
    assert information_state == match.game.information_state(match.state, seat)
    assert rng.getstate() == random.Random(thinking_seed(match, seat)).getstate()
    assert len(asked) == 1, "once for a moment of the match, however often it is drawn"


async def test_it_is_asked_for_by_command_too(house: House, asked: list[Any], speaks: dict[Any, str]) -> None:
    people = await begun(house, "Anna", "Ben", casual=True)
    acting, other = on_turn(house, people)
    before = house.table.revision
    shown = (await acting.slash(house.channel, "hint")).response
    assert REASON in text_of(shown)
    assert ids(shown, "drop")
    speaks[acting.id] = "de"
    shown = (await acting.slash(house.channel, "hint")).response
    assert all(one in text_of(shown) for one in reasons(house, "de"))
    assert "not your turn" in text_of((await other.slash(house.channel, "hint")).response)
    stranger = house.person("Zoe")
    assert "no seat at a table" in text_of((await stranger.slash(house.channel, "hint")).response)
    assert house.table.revision == before


async def test_several_that_are_advised_are_picked_and_can_be_changed(house: House, asked: list[Any]) -> None:
    people = await four(house, casual=True)
    dealer = await declared(house, people, "declare NT")
    first = (dealer + 1) % 4
    panel = await panel_of(house, people[first])
    await people[first].click(panel, label="Suggestion")
    shown = panel_now(house, people[first])
    assert REASON in text_of(shown)
    assert doubled(house) == {}
    assert house.table.match is not None
    choice = house.table.match.choice(Seat(first))
    assert isinstance(choice, PickSome)
    (menu,) = ids(shown, "pick")
    await people[first].select(shown, [choice.candidates[0]], custom_id=menu)
    changed = panel_now(house, people[first])
    assert REASON not in text_of(changed), "it is the player's own choice now"
    (confirm,) = [one for one in labels(changed) if one.startswith("Confirm")]
    await people[first].click(changed, label=confirm)
    assert doubled(house) == {first: (int(choice.candidates[0]),)}


async def test_old_and_forged_clicks_show_the_present(house: House, asked: list[Any]) -> None:
    people = await begun(house, "Anna", "Ben", casual=True)
    acting, other = on_turn(house, people)
    panel = await panel_of(house, acting)
    (old,) = ids(panel, "advice")
    theirs = await panel_of(house, other)
    stolen = await raw_click(house, other, theirs, old)
    assert "no longer yours" in text_of(stolen.response)
    await acting.click(panel, custom_id=ids(panel, "do")[0])
    before = house.table.revision
    assert (await raw_click(house, acting, panel_now(house, acting), old)).acknowledged
    seat = house.table.seat_of(UserId(other.id))
    forged = f"s1:{house.table.id}:{seat}:{house.table.revision_of(seat)}:advice"
    if turn(house) != seat:
        answer = await raw_click(house, other, panel_now(house, other), forged)
        assert "not your turn" in text_of(answer.response)
    assert house.table.revision == before
    assert not house.faults


async def test_nothing_is_advised_before_it_is_asked_for(house: House, asked: list[Any]) -> None:
    people = await begun(house, "Anna", "Ben", casual=True)
    acting, _ = on_turn(house, people)
    panel = await panel_of(house, acting)
    assert "Suggestion" in labels(panel)
    assert not asked, "the button is drawn without it"
    await acting.click(panel, label="Suggestion")
    assert len(asked) == 1


@pytest.mark.logs_errors
@pytest.mark.parametrize("text", [None, "play 2S", "no such thing"])
async def test_a_game_that_advises_nonsense_leaves_every_hand_playable(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, text: str | None
) -> None:
    advising(monkeypatch, text)
    people = await begun(house, "Anna", "Ben", casual=True)
    acting, _ = on_turn(house, people)
    panel = await panel_of(house, acting)
    assert ids(panel, "do")
    answer = await acting.click(panel, label="Suggestion")
    assert text_of(answer.response) == "I have no suggestion at the moment."
    assert ids(await panel_of(house, acting), "do")
    assert any("advi" in record.getMessage() for record in caplog.records)


async def test_nobody_is_advised_in_a_pause(house: House, asked: list[Any]) -> None:
    people = await begun(house, "Anna", "Ben", casual=True)
    acting, other = on_turn(house, people)
    for one in (acting, other):
        await one.slash(house.channel, "table pause")
    assert "Suggestion" not in labels(await panel_of(house, acting))
    answer = text_of((await acting.slash(house.channel, "hint")).response)
    assert REASON not in answer


@pytest.mark.house(advise=Thinker(1, timedelta(minutes=5)).advise)
@pytest.mark.parametrize("game", ["klaberjass", "schieber", "vira", "barbu"])
@pytest.mark.parametrize(("language", "other"), [("en", "Or "), ("de", "Oder "), ("ja", "次の候補 ")])
async def test_the_next_best_answers_stand_below_with_what_they_cost(
    house: House, speaks: dict[Any, str], game: str, language: str, other: str
) -> None:
    people = await hints.begun(house, game)
    acting, _ = on_turn(house, people)
    speaks[acting.id] = language
    shown = (await acting.slash(house.channel, "hint")).response
    compared = [line for line in text_of(shown).split("\n") if line.startswith(other)]
    assert 1 <= len(compared) <= 2
    match, seat = house.table.match, turn(house)
    assert match is not None
    view, known = match.view(seat), match.game.information_state(match.state, seat)
    chance = random.Random(thinking_seed(match, seat))
    others = ranked_advice(match.game, view, known, match.choice(seat), chance, STRONG)[1:]
    assert len(compared) == len(others)
    assert WORDS.text(language, "draft-unsearched") not in text_of(shown)
    for line, advice in zip(compared, others, strict=True):
        points, sure = round(advice.behind), advice.behind >= 2 * advice.error
        likely = advice.behind >= advice.error
        open_to_doubt = "draft-other-alike" if points <= 2 else "draft-other-perhaps"
        likely_worse = "draft-other-alike" if points <= 1 else "draft-other-worse"
        key = open_to_doubt if not (points and likely) else "draft-other-less" if sure else likely_worse
        assert WORDS.text(language, key, points=points) in line
    assert all(REASON not in text_of(one.user.dm_channel.last_message) for one in people if one is not acting)
    assert not house.faults
