"""Cards by the words of a deck: the reader's own in what is private, the server's in what all see."""

import re
from collections.abc import Iterable
from typing import Any

import pytest

from bot.tables.model import Table, TableState, UserId
from bot.text.i18n import FRENCH_DECK, SWISS_DECK, Voice
from engine.cards import parse_card
from engine.choice import PickOne
from engine.turn import DealDue
from tests.discord.house import WORDS, House, begun, ids, labels, private_messages, raw_command, text_of
from tests.discord.players import ByDirectMessage, ByPanel, BySlash, direct_hand, on_turn, open_answers, play_match

FRENCH, SWISS = re.compile("[♠♥♦♣]"), re.compile("[🛡🌹🌰🔔]")


class Read:
    """What one person has read, by place; each text uses the words of that person's deck alone."""

    def __init__(self, own: re.Pattern[str], other: re.Pattern[str]) -> None:
        self.own, self.other = own, other
        self.with_cards: set[str] = set()

    def see(self, where: str, *texts: str) -> None:
        """This was read."""
        for text in texts:
            assert not self.other.search(text), f"{where}: {text}"
            if self.own.search(text):
                self.with_cards.add(where)


def closed_answers(table: Table, user: int) -> list[str]:
    """What the user holds and may not play now."""
    seat = table.seat_of(UserId(user))
    assert table.match is not None
    assert seat is not None
    choice = table.match.choice(seat)
    assert isinstance(choice, PickOne)
    return [option.text for option in choice.options if not option.open]


async def look_around(house: House, actor: Any, panel: Any, read: Read) -> None:
    """Everything that this person can look at now."""
    read.see("panel", text_of(panel))
    read.see("direct message", text_of(actor.user.dm_channel.last_message))
    for verb in ("why", "score"):
        if ids(panel, verb):
            read.see(verb, text_of((await actor.click(panel, custom_id=ids(panel, verb)[0])).response))
    if on_turn(house.table) == actor.id:
        for command, option in (("play", "action"), ("bid", "bid")):
            offered = await actor.autocomplete(house.channel, command, option, "")
            read.see(command, *(one["name"] for one in offered))
        read.see("not understood", text_of((await actor.slash(house.channel, "play", action="xyz")).response))
        for answer in closed_answers(house.table, actor.id)[:1]:
            read.see("refusal", text_of((await actor.slash(house.channel, "play", action=answer)).response))


async def test_two_decks_at_one_table_from_the_first_card_to_the_result(house: House, speaks: dict[Any, str]) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    speaks[anna.id] = "de"
    await anna.slash(house.channel, "settings", deck=SWISS_DECK)
    await ben.slash(house.channel, "settings", deck=FRENCH_DECK)
    await anna.slash(house.channel, "table new")
    await house.do(house.bot.services.tables.set_options(house.table.id, house.table.host, options={"target": 300}))
    await ben.slash(house.channel, "table join")
    await anna.slash(house.channel, "table start")
    await house.wait(2)
    reading = {anna.id: Read(SWISS, FRENCH), ben.id: Read(FRENCH, SWISS)}
    everybody = Read(FRENCH, SWISS)
    players = {}
    for one in (anna, ben):
        players[one.id] = ByPanel(house, one, (await one.slash(house.channel, "hand")).response)
    for step in range(600):
        if house.table.state is not TableState.PLAYING:
            break
        assert house.table.match is not None
        for one in (anna, ben):
            players[one.id].look()
            if step % 5 == 0:
                await look_around(house, one, players[one.id].panel, reading[one.id])
            else:
                reading[one.id].see("panel", text_of(players[one.id].panel))
        user = on_turn(house.table)
        if isinstance(house.table.match.turn, DealDue):
            await players[anna.id].go_on(house.table)
        elif user is not None:
            await players[user].act(house.table)
        await house.wait(1.2)
        everybody.see("table", text_of(house.channel.history()[-1]))
    assert house.table.state is TableState.FINISHED
    for one in (anna, ben):
        for message in private_messages(house, one):
            reading[one.id].see("private", text_of(message))
        for message in one.user.dm_channel.history():
            reading[one.id].see("direct message", text_of(message))
        for command in ("score", "rules", "settings"):
            reading[one.id].see(command, text_of((await one.slash(house.channel, command)).response))
    everybody.see("result", text_of(house.channel.history()[-1]))
    wanted = {"panel", "direct message", "why", "score", "play", "bid", "not understood", "refusal", "private"}
    for read in reading.values():
        assert wanted <= read.with_cards, wanted - read.with_cards
    assert {"table", "result"} <= everybody.with_cards


def own_texts(house: House, actor: Any) -> list[str]:
    """The panel of this person and, where it shows the hand, the direct message, as they are now."""
    panel = [message for message in private_messages(house, actor) if ids(message, "details")][-1]
    direct = actor.user.dm_channel.last_message
    return [text_of(message) for message in (panel, direct) if ids(message, "details")]


def speaks_of(deck: re.Pattern[str], texts: Iterable[str]) -> bool:
    """Whether all of these name cards or suits, and of this deck only."""
    other = FRENCH if deck is SWISS else SWISS
    return all(deck.search(text) and not other.search(text) for text in texts)


async def test_what_is_open_is_drawn_anew_when_ones_deck_changes_and_others_see_nothing_of_it(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    for one in (anna, ben):
        await one.slash(house.channel, "hand")
        await direct_hand(house, one)
    assert len(own_texts(house, anna)) == 2
    assert speaks_of(FRENCH, own_texts(house, anna))
    answer = (await anna.slash(house.channel, "settings", deck="swiss")).response
    assert "Swiss German" in text_of(answer)
    await house.wait(2)
    assert speaks_of(SWISS, own_texts(house, anna))
    assert speaks_of(FRENCH, own_texts(house, ben))
    assert speaks_of(FRENCH, [text_of(house.channel.history()[-1])])
    await anna.slash(house.channel, "settings", deck="server")
    await house.wait(2)
    assert speaks_of(FRENCH, own_texts(house, anna))


async def test_details_say_which_suit_is_which_where_all_see_another_deck(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await anna.slash(house.channel, "settings", deck=SWISS_DECK)
    told = []
    for one in (anna, ben):
        panel = (await one.slash(house.channel, "hand")).response
        told.append(text_of((await one.click(panel, label="Details")).response).replace("\ufe0f", ""))
    assert "♣\ufe0e clubs = 🔔 bells" in told[0]
    assert "clubs =" not in told[1]


async def test_the_servers_deck_is_everybodys_who_has_set_none(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    boss = house.admin("Boss")
    await ben.slash(house.channel, "settings", deck="french")
    for one in (anna, ben):
        await one.slash(house.channel, "hand")
        await direct_hand(house, one)
    shown = text_of((await boss.slash(house.channel, "admin set", cards="swiss")).response)
    assert "Cards: **Swiss German" in shown
    assert "Card names: **as on the server" in text_of((await boss.slash(house.channel, "settings")).response)
    await house.wait(2)
    assert speaks_of(SWISS, [text_of(house.channel.history()[-1])])
    assert speaks_of(SWISS, own_texts(house, anna))
    assert speaks_of(FRENCH, own_texts(house, ben))


async def test_a_click_in_the_direct_messages_is_answered_in_the_deck_of_the_tables_server(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await house.admin("Boss").slash(house.channel, "admin set", cards="swiss")
    await house.wait(2)
    acting = anna if on_turn(house.table) == anna.id else ben
    await ByDirectMessage(house, acting).act(house.table)
    assert speaks_of(SWISS, [text_of(acting.user.dm_channel.last_message)])


@pytest.mark.parametrize(
    ("name", "value"),
    [("deck", "spanish"), ("deck", ""), ("deck", "client"), ("hand", "nowhere"),
     ("language", "tlh"), ("language", "server"), ("language", "x" * 3000)],
)  # fmt: skip
async def test_a_value_that_was_never_offered_changes_nothing(house: House, name: str, value: str) -> None:
    boss = house.admin("Boss")
    await boss.slash(house.channel, "settings", deck="swiss")
    options = [{"name": name, "type": 3, "value": value}]
    if name != "hand":
        options.append({"name": "hand", "type": 3, "value": "here"})
    data = {"name": "settings", "options": options}
    answer = (await raw_command(house, boss, data)).response
    assert text_of(answer) == "There is no such choice. Choose from the list that appears as you type."
    shown = text_of((await boss.slash(house.channel, "settings")).response)
    assert "Your language: **as in Discord**" in shown
    assert "Card names: **Swiss German" in shown
    assert "How you receive your hand: **by direct message, and here on request**" in shown


async def test_the_deck_is_kept_over_a_restart(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "settings", deck="swiss")
    await anna.slash(house.channel, "table new", opponents="computer")
    await house.restart()
    await house.wait(2)
    panel = (await anna.slash(house.channel, "hand")).response
    assert speaks_of(SWISS, [text_of(panel)])
    assert "Card names: **Swiss German" in text_of((await anna.slash(house.channel, "settings")).response)


async def test_a_swiss_german_client_alone_means_the_french_deck(house: House, speaks: dict[Any, str]) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    speaks[anna.id] = "de"
    panel = (await anna.slash(house.channel, "hand")).response
    assert "Dein Blatt" in text_of(panel)
    assert speaks_of(FRENCH, [text_of(panel)])


async def test_a_table_in_direct_messages_is_its_hosts(house: House) -> None:
    anna = house.person("Anna")
    await anna.user.slash("table new", opponents="computer")
    await house.wait(2)
    messages = anna.user.dm_channel.history
    assert not any(SWISS.search(text_of(message)) for message in messages())
    await anna.user.slash("settings", deck="swiss")
    await house.wait(2)
    with_cards = [text for text in map(text_of, messages()) if SWISS.search(text)]
    assert len(with_cards) > 1
    assert not any(FRENCH.search(text) for text in map(text_of, messages()))


@pytest.mark.parametrize(("language", "deck"), [("de", "swiss"), ("en-US", "swiss"), ("ja", "swiss"), ("de", "french")])
async def test_a_card_is_played_by_its_words_in_ones_own_deck(
    house: House, speaks: dict[Any, str], language: str, deck: str
) -> None:
    (anna,) = await begun(house, "Anna")
    speaks[anna.id] = language
    await anna.slash(house.channel, "settings", deck=deck)
    player = BySlash(house, anna)
    voice = Voice(WORDS, language[:2], deck)
    written = [voice.card, voice.card_in_words]
    while (match := house.table.match) is not None and written:
        if match.game.kernel(match.state) is None:
            await player.act(house.table)
            continue
        answer = open_answers(house.table, anna.id)[0]
        before = house.table.revision
        typed = written.pop()(parse_card(answer.split()[1])) + (" bella" if "bella" in answer else "")
        await anna.slash(house.channel, "play", action=typed)
        assert house.table.revision > before, typed
    assert not written


async def test_a_whole_match_by_what_is_offered_while_typing_in_the_swiss_deck(
    house: House, speaks: dict[Any, str]
) -> None:
    anna, ben = await begun(house, "Anna", "Ben", target=300)
    for one in (anna, ben):
        speaks[one.id] = "de"
        await one.slash(house.channel, "settings", deck="swiss")
    await play_match(house, house.table.id, BySlash(house, anna), BySlash(house, ben))
    assert house.table.state is TableState.FINISHED


async def test_no_label_of_the_swiss_deck_is_longer_than_a_phone_shows(house: House, speaks: dict[Any, str]) -> None:
    (anna,) = await begun(house, "Anna")
    speaks[anna.id] = "de"
    await anna.slash(house.channel, "settings", deck="swiss")
    panel = (await anna.slash(house.channel, "hand")).response
    cards = [label for label in labels(panel) if SWISS.search(label)]
    assert cards
    assert all(len(label) <= 34 for label in cards)
