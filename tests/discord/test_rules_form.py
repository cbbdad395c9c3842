"""What is played: presets and variants alike, and options whose values a host writes."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.tables.model import TableState
from bot.text.i18n import Voice
from bot.text.render import preset_name
from bot.text.typed_answers import rules_meant
from engine.options import rules_names
from engine.registry import game, game_keys
from tests.discord.house import WORDS, House, controls, raw_modal, text_of

TOURNAMENT = {
    "ending": "fixedDeals",
    "matchBonus": 0,
    "multipliers": (1, 1, 1, 1, 1, 1),
    "stoeck": "off",
    "target": 12,
    "weis": "off",
}


async def opened(house: House, **options: str) -> tuple[MemberActor, Any]:
    """A host, and the form of the host's table."""
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", game="schieber", **options)
    return anna, (await anna.slash(house.channel, "table options")).response


async def page_with(anna: MemberActor, form: Any, field: str) -> dict[str, Any]:
    """Turn the form's pages to the menu of this field."""
    for label in ("Back", "Next"):
        while True:
            for item in controls(form):
                if item["type"] == 3 and item["custom_id"].endswith(f".{field}"):
                    return item
            (turn,) = [item for item in controls(form) if item.get("label") == label]
            if turn.get("disabled"):
                break
            await anna.click(form, label=label)
    raise AssertionError(f"no menu for {field}")


async def choose(anna: MemberActor, form: Any, field: str, words: str) -> Any:
    """Choose the line that ends with these words."""
    menu = await page_with(anna, form, field)
    (value,) = [one["value"] for one in menu["options"] if one["label"].endswith(words)]
    return await anna.select(form, [value], custom_id=menu["custom_id"])


async def write(anna: MemberActor, form: Any, field: str, text: str) -> Any:
    """Write a value that is not offered."""
    shown = await choose(anna, form, field, "other value …")
    assert shown.modal is not None
    (line,) = [part["component"] for part in shown.modal["components"]]
    return await anna.submit_modal(shown, {line["custom_id"]: text})


def chosen(menu: dict[str, Any]) -> str:
    (label,) = [one["label"] for one in menu["options"] if one.get("default")]
    return label


def last_words(form: Any) -> str:
    """Why something was refused: at the end of the text, where the menus are."""
    assert not form.content
    return "\n".join(f"{one.name} {one.value}" for one in form.embeds[0].fields)


async def test_the_form_says_which_of_its_pages_is_open(house: House) -> None:
    anna, form = await opened(house)
    footer = form.embeds[0].footer.text
    pages = int(footer.rpartition(" ")[2])
    assert pages > 1
    assert footer.endswith(f"Page 1 of {pages}")
    await anna.click(form, label="Next")
    assert form.embeds[0].footer.text.endswith(f"Page 2 of {pages}")


@pytest.mark.parametrize(
    ("typed", "preset"),
    [("Swiss", "swiss"), ("SWISS", "swiss"), ("Swiss to 1000", "swiss1000"), ("tournament", "tournament")],
)
async def test_a_preset_is_known_by_its_shown_name(house: House, typed: str, preset: str) -> None:
    await house.person("Anna").slash(house.channel, "table new", game="schieber", preset=preset)
    named = house.tables[-1]
    await house.person("Ben").slash(house.channel, "table new", game="schieber", preset=typed)
    assert (house.tables[-1].preset, house.tables[-1].options) == (named.preset, named.options)
    assert house.tables[-1] is not named


@pytest.mark.parametrize("key", game_keys())
def test_presets_and_variants_are_meant_by_their_names_in_every_language(key: str) -> None:
    for name in rules_names(game(key)):
        for language in WORDS.languages:
            shown = preset_name(key, name, Voice(WORDS, language))
            assert rules_meant(key, shown, WORDS) == rules_meant(key, f" {shown.upper()} ", WORDS) == name
    assert rules_meant(key, "nonsense", WORDS) == "nonsense"


async def test_variants_stand_beside_the_presets_and_are_known_by_name(house: House) -> None:
    anna, form = await opened(house)
    await choose(anna, form, "-preset", "Tournament")
    assert (house.table.preset, dict(house.table.options)) == ("swiss", TOURNAMENT)
    assert chosen(await page_with(anna, form, "-preset")).endswith("Tournament")
    await house.wait(2)
    lobby = house.channel.history()[-1]
    assert "Tournament" in text_of(lobby)
    await choose(anna, form, "stoeck", "of trumps, when played")
    assert dict(house.table.options) == {name: value for name, value in TOURNAMENT.items() if name != "stoeck"}
    await house.wait(2)
    lobby = house.channel.history()[-1]
    assert "Tournament" not in text_of(lobby)


async def test_the_preset_of_a_variant_can_be_chosen_again(house: House) -> None:
    anna, form = await opened(house, preset="tournament")
    assert (house.table.preset, dict(house.table.options)) == ("swiss", TOURNAMENT)
    await choose(anna, form, "-preset", "Swiss")
    assert (house.table.preset, house.table.options) == ("swiss", ())


async def test_variants_are_offered_while_one_types(house: House) -> None:
    anna = house.person("Anna")
    offered = await anna.autocomplete(house.channel, "table new", "preset", "", game="schieber")
    assert [one["value"] for one in offered] == ["article", "swiss", "swiss1000", "tournament"]
    offered = await anna.autocomplete(house.channel, "table new", "preset", "tourn", game="schieber")
    assert [one["value"] for one in offered] == ["tournament"]


async def test_a_host_writes_a_number_that_is_not_offered(house: House) -> None:
    anna, form = await opened(house)
    await write(anna, form, "target", "2000")
    assert dict(house.table.options) == {"target": 2000}
    assert chosen(await page_with(anna, form, "target")).endswith(": 2000")
    await house.wait(2)
    lobby = house.channel.history()[-1]
    assert "2000" in text_of(lobby)
    await choose(anna, form, "target", ": 2500")
    assert not house.table.options


async def test_full_width_digits_are_digits(house: House) -> None:
    anna, form = await opened(house)
    await write(anna, form, "target", "１０００")
    await write(anna, form, "multipliers", "１、１、２、２、３、３")
    assert dict(house.table.options) == {"multipliers": (1, 1, 2, 2, 3, 3), "target": 1000}


async def test_a_host_writes_a_list(house: House) -> None:
    anna, form = await opened(house)
    await write(anna, form, "multipliers", "1 1 1 1 2 2")
    assert dict(house.table.options) == {"multipliers": (1, 1, 1, 1, 2, 2)}
    assert chosen(await page_with(anna, form, "multipliers")).endswith("1 1 1 1 2 2")
    await write(anna, form, "multipliers", "1, 1, 2, 2, 3, 4")
    assert not house.table.options


@pytest.mark.parametrize(
    ("field", "text"),
    [("target", "0"), ("target", "-5"), ("target", "much"), ("target", "1.5"), ("target", "12 13"),
     ("target", "9" * 60), ("target", "1" + "0" * 59), ("target", "100000"), ("target", "1e3"), ("target", "NaN"),
     ("target", "-0"), ("target", " "), ("target", "\u202e1000"), ("multipliers", "1 1 1"),
     ("multipliers", "1 1 1 1 1 0"), ("multipliers", "one"), ("multipliers", "1 1 1 1 1 1 1"),
     ("multipliers", "1 1 1 1 1 100000"), ("multipliers", "1 1 1 1 1 true"), ("multipliers", "💥")],
)  # fmt: skip
async def test_nonsense_is_refused_in_the_form_and_changes_nothing(house: House, field: str, text: str) -> None:
    anna, form = await opened(house)
    await write(anna, form, field, text)
    assert not house.table.options
    assert "cannot have this value" in last_words(form)
    assert await page_with(anna, form, field)
    # The next choice clears what was said.
    await choose(anna, form, field, "3000" if field == "target" else "1 1 1 1 1 1")
    assert not last_words(form)
    assert house.table.options


async def test_a_fixed_number_of_deals_is_reached_from_any_target(house: House) -> None:
    anna, form = await opened(house)
    menu = await page_with(anna, form, "ending")
    value = str(
        next(n for n, one in enumerate(menu["options"]) if one["label"].endswith("after a fixed number of deals"))
    )
    await anna.select(form, [value], custom_id=menu["custom_id"])
    assert not house.table.options
    assert last_words(form), "why not, and what to do first"
    await write(anna, form, "target", "10")
    menu = await page_with(anna, form, "ending")
    await anna.select(form, [value], custom_id=menu["custom_id"])
    assert dict(house.table.options) == {"ending": "fixedDeals", "target": 10}
    assert not last_words(form)
    # And back.
    await choose(anna, form, "target", ": 2500")
    assert dict(house.table.options) == {"ending": "fixedDeals", "target": 10}
    assert last_words(form)
    await anna.select(form, ["0"], custom_id=(await page_with(anna, form, "ending"))["custom_id"])
    await choose(anna, form, "target", ": 2500")
    assert not house.table.options


async def test_what_was_written_outlives_a_restart(house: House) -> None:
    anna, form = await opened(house)
    shown = await choose(anna, form, "multipliers", "other value …")
    await house.restart()
    (line,) = [part["component"] for part in shown.modal["components"]]
    await anna.submit_modal(shown, {line["custom_id"]: "2 2 2 2 3 3"})
    assert dict(house.table.options) == {"multipliers": (2, 2, 2, 2, 3, 3)}
    before = house.table
    await house.restart()
    assert house.table.options == before.options


async def test_a_form_sent_by_who_is_not_the_host_changes_nothing(house: House) -> None:
    await opened(house)
    ben = house.person("Ben")
    await raw_modal(house, ben, f"s1:{house.table.id}:-:0:write=1.target")
    assert not house.table.options


async def test_a_form_that_comes_after_the_start_changes_nothing(house: House) -> None:
    anna, form = await opened(house)
    shown = await choose(anna, form, "target", "other value …")
    await house.restart()  # a bot that is started anew cannot take the form away
    await house.do(house.bot.services.tables.begin(house.table.id, anna.id, 77, fill=True))
    (line,) = [part["component"] for part in shown.modal["components"]]
    result = await anna.submit_modal(shown, {line["custom_id"]: "2000"})
    assert "before the match" in text_of(result.response)
    assert not house.table.options


async def full_start(house: House, anna: MemberActor, game: str) -> None:
    """A table of Anna's that starts when it is full."""
    await anna.slash(house.channel, "table new", game=game)
    form = (await anna.slash(house.channel, "table options")).response
    await choose(anna, form, "-start", "as soon as all seats are taken")
    assert chosen(await page_with(anna, form, "-start")).endswith("as soon as all seats are taken")
    await house.wait(2)
    assert "The match begins" in text_of(house.channel.history()[-1])


async def test_a_table_that_starts_when_it_is_full_deals_to_the_last_who_joins(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await full_start(house, anna, "klaberjass")
    hand = (await ben.click(house.channel.history()[-1], label="Join")).response
    assert house.table.state is TableState.PLAYING
    assert hand.ephemeral
    assert "Hand (6 cards)" in text_of(hand)
    await house.wait(5)
    assert "Deal 1" in text_of(house.channel.history()[-1])


@pytest.mark.parametrize("way", ["button", "command", "panel"])
async def test_a_computer_may_be_the_last(house: House, way: str) -> None:
    anna = house.person("Anna")
    await full_start(house, anna, "vira")
    await anna.slash(house.channel, "table add-computer")
    await house.wait(2)
    match way:
        case "button":
            hand = (await anna.click(house.channel.history()[-1], label="Add computer")).response
        case "command":
            hand = (await anna.slash(house.channel, "table add-computer")).response
        case _:
            panel = (await anna.click(house.channel.history()[-1], label="Seats")).response
            (menu,) = [item for item in controls(panel) if item.get("placeholder", "").startswith("Give a seat")]
            hand = (await anna.select(panel, [menu["options"][0]["value"]], custom_id=menu["custom_id"])).response
    assert house.table.state is TableState.PLAYING
    assert hand.ephemeral
    assert "13 cards" in text_of(hand)


@pytest.mark.parametrize(
    "mark",
    [
        "computer, strong",
        pytest.param("Computer, stark", marks=pytest.mark.house(locale="de")),
        pytest.param("CPU、最強", marks=pytest.mark.house(locale="ja")),
    ],
)
async def test_the_host_chooses_how_well_computers_play(house: House, mark: str) -> None:
    anna, form = await opened(house)
    await anna.slash(house.channel, "table add-computer")
    menu = await page_with(anna, form, "-level")
    levels = [option["label"].rpartition(" ")[2] for option in menu["options"]]
    assert levels == ["Learner", "Careful", "Good", "Strong"]
    assert [option.get("default", False) for option in menu["options"]] == [False, True, False, False]
    await choose(anna, form, "-level", "Strong")
    await anna.slash(house.channel, "table add-computer")
    assert [holder and holder.computer for holder in house.table.holders][1:] == ["strong", "strong", None]
    await house.wait(2)
    assert text_of(house.channel.history()[-1]).count(mark) == 2
