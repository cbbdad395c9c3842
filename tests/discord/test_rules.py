"""`/rules` opens where the deal is, leads from a refusal to its rule, turns to pages and words, asks for the game."""

from typing import Any

import pytest

from bot.tables.model import UserId
from bot.text.i18n import Localiser, Voice
from bot.text.render import book_of, suits_as_text, told_rule
from engine.registry import game_keys
from tests.discord.house import House, controls, labels, raw_click, text_of
from tests.discord.players import under_way
from tests.discord.vira import finish_deal, on_turn, say, vira

SAYS = Localiser(strict=True)
EN = Voice(SAYS)


def heading(message: Any) -> str:
    """The heading of the page, without the name of the game."""
    return str(message.embeds[0].title.rpartition(" · ")[2])


def menu(message: Any, verb: str) -> dict[str, Any]:
    """The menu with this verb."""
    (found,) = [one for one in controls(message) if f":{verb}=" in one["custom_id"]]
    return found


def marked(message: Any) -> list[str]:
    """The paragraphs that are marked."""
    return [line.removeprefix("▶ ") for line in message.embeds[0].description.splitlines() if line.startswith("▶ ")]


def told(game: str, rule: str, voice: Voice = EN) -> list[str]:
    """The paragraphs that tell a rule."""
    return suits_as_text(told_rule(game, rule, voice)).splitlines()


async def test_away_from_a_table_a_first_page_for_all_games_asks_for_the_game(house: House) -> None:
    anna = house.person("Anna")
    first = (await anna.slash(house.channel, "rules")).response
    assert first.ephemeral
    assert "whoever took it leads to the next" in text_of(first)
    games = house.bot.services.games
    assert [one["custom_id"].partition("=")[2] for one in controls(first)] == [*games]
    for game in games:
        first = (await anna.slash(house.channel, "rules")).response
        page = (await anna.click(first, label=EN.text(f"{game}-name"))).response
        assert heading(page) == EN.text(f"{game}-rules-overview")


async def test_every_page_can_be_turned_to_by_the_menu_and_by_next(house: House) -> None:
    anna = house.person("Anna")
    for game in game_keys():
        page = (await anna.slash(house.channel, "rules", game=game)).response
        pages = [EN.text(one.key) for one in book_of(game)]
        listed = menu(page, "chapter")
        assert [one["label"] for one in listed["options"]] == pages
        for option in listed["options"]:
            page = (await anna.select(page, [option["value"]], custom_id=listed["custom_id"])).response
            assert heading(page) == option["label"]
            listed = menu(page, "chapter")
            assert [one["label"] for one in listed["options"] if one["default"]] == [option["label"]]
        page = (await anna.select(page, ["0"], custom_id=listed["custom_id"])).response
        seen = [heading(page)]
        assert set(labels(page)) >= {EN.text(f"{other}-name") for other in game_keys()}
        while len(seen) < 40 and not next(one for one in controls(page) if one.get("label") == "Next").get("disabled"):
            page = (await anna.click(page, label="Next")).response
            seen.append(heading(page))
        assert list(dict.fromkeys(seen)) == pages


async def test_a_word_is_looked_up_where_it_is_explained(house: House) -> None:
    anna = house.person("Anna")
    page = (await anna.slash(house.channel, "rules", game="vira")).response
    for verb in ("word-a", "word-b"):
        listed = menu(page, verb)
        for option in (listed["options"][0], listed["options"][-1]):
            page = (await anna.select(page, [option["value"]], custom_id=menu(page, verb)["custom_id"])).response
            (line,) = marked(page)
            assert option["label"].lower() in line.lower()


@pytest.mark.parametrize(
    ("game", "rule"),
    [("klaberjass", "KLA-2."), ("schieber", "SCH-2."), ("barbu", "BAR-2."), ("vira", "VIR-")],
)
async def test_during_a_deal_the_rules_open_at_what_is_due(house: House, game: str, rule: str) -> None:
    anna, _ = await under_way(house, game)
    match = house.table.match
    assert match is not None
    due = match.game.present_rule(match.view(house.table.seat_of(UserId(anna.id))))
    assert due is not None
    assert due.startswith(rule)
    page = (await anna.slash(house.channel, "rules")).response
    assert marked(page) == told(game, due)
    assert page.embeds[0].description.startswith("**This deal**: ")


async def test_the_rules_follow_the_deal_from_the_auction_to_the_payments(house: House) -> None:
    people = await vira(house, "Anna", "Ben", "Carla")

    async def opened() -> list[str]:
        return marked((await people[0].slash(house.channel, "rules")).response)

    await say(house, "bid six", "pass", "pass")
    assert await opened() == told("vira", "VIR-1.5.A")
    await say(house, "trump S", "exchange none", "stand")
    assert await opened() == told("vira", "VIR-1.6")
    await finish_deal(house)
    assert await opened() == told("vira", "VIR-4.3")


@pytest.mark.parametrize("language", SAYS.languages)
async def test_a_refused_answer_leads_to_its_rule_in_the_language_of_its_reader(
    house: House, speaks: dict[Any, str], language: str
) -> None:
    people = await vira(house, "Anna", "Ben", "Carla")
    forehand = people[on_turn(house.table)]
    speaks[forehand.id] = language
    refused = (await forehand.slash(house.channel, "bid", bid="pass")).response
    (button,) = controls(refused)
    page = (await forehand.click(refused, custom_id=button["custom_id"])).response
    assert page.ephemeral
    assert page.id != refused.id, "the reason stays"
    assert marked(page) == told("vira", "VIR-3.2", Voice(SAYS, language))


async def test_the_bids_are_sorted_by_rank_and_by_family(house: House) -> None:
    anna = house.person("Anna")
    page = (await anna.slash(house.channel, "rules", game="vira")).response
    listed = menu(page, "chapter")
    (number,) = [one["value"] for one in listed["options"] if one["label"] == EN.text("vira-rules-bids")]
    page = (await anna.select(page, [number], custom_id=listed["custom_id"])).response
    assert "**1 Six**" in text_of(page)
    assert "**2 Turné 6**" in text_of(page)
    page = (await anna.click(page, label="By kind")).response
    assert text_of(page).index("**1 Six**") < text_of(page).index("**3 Seven**")
    assert "**2 Turné 6**" not in text_of(page).partition("**19 Nine**")[0]
    page = (await anna.click(page, label="Next")).response
    assert heading(page) == EN.text("vira-rules-bids")
    assert "By rank" in labels(page), "the order stays from page to page"
    page = (await anna.click(page, label="By rank")).response
    assert "**2 Turné 6**" in text_of(page)


@pytest.mark.parametrize(
    "what",
    ["pages=klaberjass.3", "pages=vira.6", "pages=vira.abc123.2", "pages=barbu.99"],
)
async def test_a_button_of_an_earlier_version_still_turns_to_a_page(house: House, what: str) -> None:
    anna = house.person("Anna")
    page = (await anna.slash(house.channel, "rules", game="klaberjass")).response
    turned = await raw_click(house, anna, page, f"s1:-:-:0:{what}")
    assert controls(turned.response)


@pytest.mark.parametrize(
    "what",
    [
        "pages=whist.1",
        "pages=",
        "chapter=whist.1",
        "word-a=vira.x",
        "rule=vira.KLA-2.2",
        "rule=whist.VIR-1.1",
        "rule=",
        "rule=vira.VIR-99",
    ],
)
async def test_a_button_to_nothing_is_refused(house: House, what: str) -> None:
    anna = house.person("Anna")
    page = (await anna.slash(house.channel, "rules", game="klaberjass")).response
    turned = await raw_click(house, anna, page, f"s1:-:-:0:{what}")
    assert turned.response.content
    assert not house.faults
