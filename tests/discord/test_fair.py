"""Fair deals as players see them: a hash at each deal, once; after the match salts and the digest, and never before."""

import re
from hashlib import sha256
from typing import Any

import pytest

from bot.tables.model import TableState
from engine.fairness import seal_of, sealed_deals
from engine.match import DealLine
from engine.record import read
from tests.discord.house import WORDS, House, begun, labels, private_messages, restarted_with, text_of
from tests.discord.players import ByPanel, play_match
from tests.discord.test_records import attached
from tests.discord.test_strangers import played_out

HASH = re.compile(r"hash ([0-9a-f]{12})\b")
PROVES = ("locked in before anybody can act", "This does not prove that the cards were shuffled honestly")


def shown(message: Any) -> list[str]:
    """The short hashes in a message."""
    return HASH.findall(text_of(message))


def all_texts(house: House) -> list[str]:
    """What everybody, and whoever asked, has been shown so far, in all requests."""
    return [str(entry.json) for entry in house.env.backend.http_requests if entry.json is not None]


async def fair(house: House, who: Any) -> str:
    """What `/fair` answers to this person alone."""
    answer = (await who.slash(house.channel, "fair")).response
    assert answer.ephemeral
    return text_of(answer)


async def test_the_hash_is_at_the_table_in_short_once_and_whole_on_request(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=300)
    seal = seal_of(house.table.match)
    table = house.channel.history()[-1]
    assert shown(table) == [seal.hash[:12]]
    assert seal.hash not in text_of(table)
    stranger = house.person("Ben")
    for who in (anna, stranger):
        told = await fair(house, who)
        assert f"Deal 1** has this hash: `{seal.hash}`" in told
        assert all(part in told for part in PROVES)
    panel = (await anna.slash(house.channel, "hand")).response
    details = (await anna.click(panel, label="Details")).response
    assert not shown(details), "it stands at the table already"
    assert seal.hash in text_of((await anna.click(details, label="Fair?")).response)
    assert not shown(panel)


async def test_every_message_keeps_the_hash_of_its_deal_and_the_record_has_the_same(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=300)
    over = await play_match(house, house.table.id, ByPanel(house, anna), pause=2)
    await house.wait(3)
    *deals, result = house.channel.history()
    answer = (await anna.click(result, label="Record")).response
    _, record = attached(house, answer)
    *_, match = read(record)
    hashes = [deal.seal.hash for deal in sealed_deals(match)]
    assert [short for message in deals for short in shown(message)] == [hash[:12] for hash in hashes]
    ever = {short for text in all_texts(house) for short in HASH.findall(text)}
    assert ever == {hash[:12] for hash in hashes}, "no message has ever shown another one"
    assert all(deal.holds for deal in sealed_deals(match))
    assert over.digest == sha256(record).hexdigest()
    assert text_of(result).replace(" ", "").count(over.digest) == 1
    told = text_of((await anna.click(answer, label="Fair?")).response)
    for deal in sealed_deals(match):
        assert f"`{deal.seal.hash}`" in told
        assert f"`{deal.seal.salt}`" in told
    assert f"`{over.digest}`" in told
    assert all(part in told for part in PROVES)
    assert await fair(house, anna) == told
    before = text_of(result)
    await house.restart()
    assert text_of(house.channel.history()[-1]) == before
    assert await fair(house, house.person("Ben")) == told
    name, again = attached(house, (await anna.slash(house.channel, "table record")).response)
    assert (name, again) == (f"klaberjass-{over.id}-1.stich", record)


async def test_no_salt_leaves_the_store_before_the_match_is_finished(house: House) -> None:
    """Neither while it is played nor paused nor after it was ended early, whatever anybody asks for."""
    (anna,) = await begun(house, "Anna")
    table = house.table
    salts = {line.seal.salt for line in table.match.log if isinstance(line, DealLine)}
    panel = (await anna.slash(house.channel, "hand")).response
    details = (await anna.click(panel, label="Details")).response
    await anna.click(details, label="Report this play")
    for command in ("score", "fair", "rules", "report", "table record", "table pause", "fair", "table record"):
        await anna.slash(house.channel, command)
    await house.wait(3)
    assert house.now(table.id).state is TableState.PAUSED
    assert salts
    await anna.slash(house.channel, "table leave")
    await house.wait(5)
    seen = "\n".join([*all_texts(house), *(text_of(one) for one in private_messages(house, anna))])
    assert not [salt for salt in salts if salt in seen]


async def test_an_ended_match_says_its_hash_no_more_and_tells_no_salt(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    seal = seal_of(house.table.match)
    asked = (await anna.slash(house.channel, "table end")).response
    await anna.click(asked, label=labels(asked)[1])
    await house.wait(3)
    assert not house.tables
    told = await fair(house, anna)
    assert WORDS.text("en", "fair-none") in told
    assert PROVES[1] in told
    assert not [text for text in all_texts(house) if seal.salt in text]


async def test_while_a_match_goes_on_the_hashes_of_its_earlier_deals_stay_readable_without_salts(house: House) -> None:
    """A message may show another deal after a crash; `/fair` has every hash."""
    anna, _ = await begun(house, "Anna", "Ben")
    await house.do(played_out(house, deals=3))
    deals = list(sealed_deals(house.table.match))
    told = await fair(house, anna)
    places = [told.index(f"`{deal.seal.hash}`") for deal in deals]
    assert places == sorted(places, reverse=True), "the latest first"
    assert "**Deal 3** has this hash" in told
    assert not [deal for deal in deals if deal.seal.salt in told]


async def test_fair_below_a_record_speaks_of_that_match_after_a_rematch_and_when_the_table_is_closed(
    house: House,
) -> None:
    anna, ben = await begun(house, "Anna", "Ben", target=300)
    over = await play_match(house, house.table.id, *(ByPanel(house, one) for one in (anna, ben)), pause=2)
    await house.wait(3)
    result = house.channel.history()[-1]
    record = (await anna.click(result, label="Record")).response
    replayed = (await ben.click(result, label="Replay")).response
    by_replay = (await ben.click(replayed, label="Record")).response
    assert labels(record) == labels(by_replay) == ["As text", "Fair?"]
    old = text_of((await anna.click(record, label="Fair?")).response)
    assert f"`{over.digest}`" in old
    for person in (anna, ben):
        await person.click(result, label="Rematch")
    await house.wait(5)
    assert house.table.match_number == 2
    present = seal_of(house.table.match)
    assert present.hash in await fair(house, anna)
    for person, shown in ((anna, record), (ben, by_replay)):
        assert old in text_of((await person.click(shown, label="Fair?")).response)
    await house.restart()
    asked = (await anna.slash(house.channel, "table end")).response
    await anna.click(asked, label=labels(asked)[1])
    await house.wait(3)
    assert text_of((await ben.click(by_replay, label="Fair?")).response) == old


@pytest.mark.parametrize("language", ["de", "ja"])
async def test_it_explains_itself_in_every_language(house: House, language: str) -> None:
    (anna,) = await begun(house, "Anna")
    await anna.slash(house.channel, "settings", language=language)
    told = await fair(house, anna)
    assert WORDS.text(language, "fair-proves") in told
    assert WORDS.text(language, "fair-title") in told


async def test_without_a_table_and_in_a_lobby_it_explains_what_it_would_show(house: House) -> None:
    anna = house.person("Anna")
    told = await fair(house, anna)
    assert all(part in told for part in PROVES)
    await anna.slash(house.channel, "table new")
    told = await fair(house, anna)
    assert WORDS.text("en", "fair-none") in told
    assert "None" not in told
    refused = (await anna.slash(house.channel, "fair", table="nonsense")).response
    assert refused.ephemeral
    assert PROVES[0] not in text_of(refused)


@pytest.mark.logs_errors
async def test_a_suspended_match_shows_the_hash_and_no_salt(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    table = house.table
    await restarted_with(house, "UPDATE match SET rules = rules + 1")
    assert house.now(table.id).state is TableState.SUSPENDED
    seal = seal_of(table.match)
    told = await fair(house, anna)
    assert seal.hash in told
    assert seal.salt not in told
    assert "once the match is finished" in text_of((await anna.slash(house.channel, "table record")).response)


async def test_a_match_of_an_earlier_version_says_that_it_has_no_hashes(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=300)
    table = house.table
    unsealed = "json_remove(line, '$.salt', '$.hash')"
    await restarted_with(house, f"UPDATE move SET line = {unsealed} WHERE line LIKE '%salt%'")
    assert WORDS.text("en", "fair-without") in await fair(house, anna)
    over = await play_match(house, table.id, ByPanel(house, anna))
    await house.wait(3)
    result = house.channel.history()[-1]
    assert over.match.deals > 1
    assert over.digest is None
    assert "digest" not in text_of(result)
    assert WORDS.text("en", "fair-without") in await fair(house, anna)
    assert not [message for message in house.channel.history()[1:] if shown(message)]


async def test_a_long_match_has_pages(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=1000)
    over = await play_match(house, house.table.id, ByPanel(house, anna))
    await house.wait(3)
    assert over.match.deals > 12, "more than one page holds"
    page = (await anna.slash(house.channel, "fair")).response
    last = list(sealed_deals(over.match))[-1].seal.hash
    assert last not in text_of(page)
    turned = (await anna.click(page, label=labels(page)[-1])).response
    assert last in text_of(turned or private_messages(house, anna)[-1])
