"""The meaning of a bid, and the table of the forty bids among the rules, compared with the rule sheet's table."""

import csv
import re
from itertools import product
from pathlib import Path

import pytest

from bot.text.i18n import DECKS, Localiser, Voice
from engine.cards import SUITS, parse_suit
from engine.games.vira import GAME
from engine.games.vira.bid_messages import meaning_of, row_word
from engine.games.vira.contracts import BY_KEY
from engine.games.vira.model import IN_COLOUR, IN_PREFERENCE
from tests.games.vira.deals import KEYS
from tests.games.vira.table import dealt, started
from tests.i18n.catalogues import LANGUAGES
from tests.independent import vira_table

SAYS = Localiser(strict=True)
EN = Voice(SAYS)
BIDS = Path(__file__).with_name("bids.csv").read_text(encoding="utf-8")
TABLE = {row["key"]: row for row in csv.DictReader(BIDS.splitlines())}
UNBROKEN = "\u00a0"
"""The no-break space between a suit and its points."""
MEANING = 100
"""How many characters Discord allows for the description of a menu entry."""
MINUS = str.maketrans("−", "-")
HEARTS = parse_suit("H")
NUMBERS = re.compile(r"[+-]\d+")


@pytest.mark.parametrize("key", KEYS)
def test_VIR_2_the_names_are_those_of_the_table(key):
    names = {language: SAYS.say(language, row_word(BY_KEY[key])) for language in ("en", "ja")}
    assert names["en"] == TABLE[key]["name_en"].removesuffix(" (Cuckoo)")
    assert names["ja"] == TABLE[key]["name_ja"]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_meaning_fits_its_line_and_tells_the_promises_apart(language, deck):
    for key, preference in product(KEYS, SUITS):
        qualifiers = (0, IN_COLOUR, IN_PREFERENCE) if TABLE[key]["qualifiable"] == "1" else (0,)
        meanings = [meaning_of(BY_KEY[key], preference, qualifier) for qualifier in qualifiers]
        said = [SAYS.say(language, text, deck=deck) for text in meanings]
        assert all(len(text) <= MEANING for text in said), max(said, key=len)
        assert len({*said}) == len(said)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_VIR_2_a_meaning_names_the_aim_the_exchange_and_the_prices_of_the_table(key, language):
    row = TABLE[key]
    said = SAYS.say(language, meaning_of(BY_KEY[key], HEARTS)).translate(MINUS)
    aim, exchange, pot, *points = said.split(" · ")
    for wanted in (row["trick_target"], row["hand_lose"]):
        assert wanted in aim
    if row["exchange_rule"] == "discard_then_draw":
        assert row["first_max"] in exchange
        assert row["turned"] == "0" or row["turned"] in exchange
    assert NUMBERS.findall(pot) == [f"+{row['pot_win']}", f"-{row['pot_loss']}", f"-{row['pot_double']}"]
    assert [paid(points[0]) if points else {}] == [by_table(row)]


def paid(text):
    """The player points by trump suit in a text, without zeros; `*` for the suits not named."""
    by_suit = {}
    for part in re.split("[,、]", text):
        suits, points = re.findall("[♥♦]", part), re.findall("±([0-9]+)", part)
        by_suit |= dict.fromkeys(suits or "*", int(points[0]))
    rest = by_suit.pop("*", 0)
    told = {suit: points for suit, points in by_suit.items() if points != rest}
    return told | ({"*": rest} if rest else {})


def by_table(row):
    """The same by the rule sheet's table, with hearts as the preference; a contract without trumps pays by `other`."""
    pref, second, other = (int(row[f"pp_{column}"] or 0) for column in ("pref", "second", "other"))
    if not row["pp_pref"]:
        return {"*": other} if other else {}
    told = {suit: points for suit, points in (("♥", pref), ("♦", second)) if points != other}
    return told | ({"*": other} if other else {})


@pytest.mark.parametrize(
    ("key", "qualifier", "said"),
    [
        ("six", 0, "6 tricks · exchange 0–13 · won +8, lost −8/−16 · ♥ ±1 each"),
        ("six", IN_COLOUR, "6 tricks, trumps ♥♦ · exchange 0–13 · won +8, lost −8/−16 · ♥ ±1 each"),
        ("six", IN_PREFERENCE, "6 tricks, trumps ♥ · exchange 0–13 · won +8, lost −8/−16 · ±1 each"),
        ("turne8", 0, "8 tricks · turn up 1, exchange 1–13 · won +16, lost −8/−16 · ♥ ±3, else ±1 each"),
        ("vingel8", 0, "8 tricks · turn up 2, exchange 2–13 · won +16, lost −16/−32 · ♥ ±5, ♦ ±3, else ±1 each"),
        ("gask2", 0, "9 tricks or lose all 13 · keep 2, take the talon · won +8, lost −8/−16 · ♥♦ ±1 each"),
        ("gask2", IN_COLOUR, "9 tricks, trumps ♥♦ · keep 2, take the talon · won +8, lost −8/−16 · ±1 each"),
        (
            "gask3",
            0,
            "10 tricks or lose all 12, open · keep 3, take the talon · won +8, lost −8/−16 · ♥ ±2, ♦ ±1 each",
        ),
        ("gask3", IN_COLOUR, "10 tricks, trumps ♥♦ · keep 3, take the talon · won +8, lost −8/−16 · ♥ ±2, ♦ ±1 each"),
        ("gask5", IN_PREFERENCE, "12 tricks, trumps ♥ · keep 5, take the talon · won +8, lost −8/−16 · ±5 each"),
        (
            "gok",
            0,
            "lose all 13, open from the declarer’s first card · take the talon, discard 13 · won +8, lost −16/−32",
        ),
        ("vira", 0, "all 13 tricks · take the talon, discard 13 · won +8, lost −8/−16 · ♥ ±8, ♦ ±4, else ±2 each"),
        ("kopmisar1", 0, "lose all 11 · exchange 1, discard 2 · won +8, lost −8/−16"),
        ("kopmisar4", 0, "lose all 12 · exchange 4, discard 1 · won +8, lost −8/−16 · ±1 each"),
        ("petite_royale", 0, "lose all 12, open at once · no exchange, discard 1 · won +8, lost −8/−16 · ±16 each"),
        ("solo12", 0, "12 tricks · no exchange · won +8, lost −8/−16 · ♥ ±64, ♦ ±32, else ±16 each"),
    ],
)
def test_a_meaning_in_words(key, qualifier, said):
    assert EN.say(meaning_of(BY_KEY[key], HEARTS, qualifier)).replace(UNBROKEN, " ") == said


# ------------------------------------------------------------------------------------------------------------ the rules


def test_VIR_2_the_rules_list_the_forty_bids_in_their_order_with_the_suits_of_the_deal():
    plain = [EN.say(text) for text in GAME.rules_lines("vira-rules-bids", None, "rank")]
    assert len(plain) == 40
    assert plain[0].splitlines() == [
        "**1 Six** – 6 tricks · exchange 0–13",
        "won +8, lost −8/−16 · each defender: preference 1, second 0, other 0 · exchanged again: won +0, lost −24/−40",
    ]
    assert plain[15].splitlines() == [
        "**16 Vingel 8** – 8 tricks · turn up 2, exchange 2–13",
        "won +16, lost −16/−32 · each defender: preference 5, second 3, other 1"
        " · exchanged again: won +0, lost −48/−80",
    ]
    assert plain[39].splitlines() == [
        "**40 Solo Vira** – all 13 tricks · no exchange",
        "won +8, lost −8/−16 · each defender: preference 128, second 64, other 32",
    ]
    names = [EN.say(row_word(BY_KEY[key])) for key in KEYS]
    assert [line.split("**")[1] for line in plain] == [f"{number} {name}" for number, name in enumerate(names, start=1)]
    view = dealt(texts={"preference": "S"}).view(None)
    here = [EN.say(text) for text in GAME.rules_lines("vira-rules-bids", view, "rank")]
    assert "each defender: ♠: 5 · ♣: 3 · ♥♦: 1 · exchanged" in here[15]
    assert here[29].splitlines()[1] == "won +8, lost −8/−16 · each defender: 2"
    assert not any(GAME.rules_lines(page.key, view, "") for page in GAME.rules_pages if page.key != "vira-rules-bids")
    assert GAME.rules_lines("vira-rules-bids", started().view(None), "rank") == GAME.rules_lines(
        "vira-rules-bids", None, "rank"
    )


def test_by_family_the_list_has_the_same_bids_each_family_together_under_its_heading():
    def bid_of(text):
        return EN.say(text).splitlines()[-2]

    by_rank = [bid_of(text) for text in GAME.rules_lines("vira-rules-bids", None, "rank")]
    by_family = GAME.rules_lines("vira-rules-bids", None, "family")
    assert sorted(map(bid_of, by_family)) == sorted(by_rank)
    families = [BY_KEY[key].family for key in KEYS]
    numbers = [int(bid_of(text).split()[0].strip("*")) for text in by_family]
    assert [len(EN.say(text).splitlines()) for text in by_family].count(3) == len(set(families))
    runs = [families[number - 1] for number in numbers]
    assert [family for family, before in zip(runs, [None, *runs], strict=False) if family is not before] == [
        *dict.fromkeys(runs)
    ]


def test_the_list_has_the_pot_points_of_the_article_also_after_a_second_exchange():
    """The article's table as the second reading has copied it."""
    columns = vira_table.COLUMNS.split()
    lines = [EN.say(text).splitlines()[1] for text in GAME.rules_lines("vira-rules-bids", None, "rank")]
    copied = [dict(zip(columns, row.split(), strict=True)) for row in vira_table.TABLE.strip().splitlines()]
    assert [row["key"] for row in copied] == list(KEYS)
    for row, line in zip(copied, lines, strict=True):
        pot, _, rest = line.partition(" · each defender: ")
        points, _, again = rest.partition(" · exchanged again: ")
        assert [number.lstrip("+−") for number in re.findall(r"[+−]\d+", pot)] == row["pot"].split("/")
        assert re.findall(r"\d+", points) == [number for number in row["points"].split("/") if number != "-"]
        prices = [number.lstrip("+−") for number in re.findall(r"[+−]\d+", again)]
        assert prices == ([] if row["re"] == "-" else row["re"].split("/"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_the_numbers_of_the_sheet(language):
    families = SAYS.part(language, "vira-rules-families", "gask").replace(" and ", ", ")
    assert any(row in families for row in ("7, 8, 9, 10, 11, 12, 12", "7、8、9、10、11、12、12"))
    misere = "".join(SAYS.part(language, "vira-rules-misere", part) for part in ("gask", "guard"))
    assert any(row in misere for row in ("2, 1, 0, 1, 0", "2、1、0、1、0"))
    assert all(guard in misere for guard in ("4-x", "6-x-x", "8-x-x-x"))
    assert "0 1 2 3 4 6 5" in SAYS.part(language, "vira-rules-auction", "sharpen")
