"""Score sheets and results: nothing is lost between pages, and every page fits."""

import csv
import dataclasses
import io

import pytest

from bot.text.render import result_message, score_file, score_grid, score_pages
from bot.text.render.rendered import ELLIPSIS
from engine.cards import Seat, parse_card
from engine.message import Message, SeatWord, message
from engine.sheet import DealScore, Entry, Row, Standings
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.pseudo import PSEUDO
from tests.render.positions import MARKDOWN_NAME, deal_26, frame, shown_cards, voice
from tests.render.test_rendered import within_limits

EN = voice("en")


def deal(number: int, seats: int, entries: int = 1) -> DealScore:
    """A deal with `entries` entries for every side."""
    reason = message("test-reason", player=SeatWord(Seat(0)))
    return DealScore(
        number,
        (message("test-contract", player=SeatWord(Seat(0))),),
        tuple(
            Entry(reason, side, 10, (shown_cards((parse_card("AS"), parse_card("KS"))),) if not number else ())
            for side in range(seats)
            for number in range(entries)
        ),
        tuple(10 * entries for _ in range(seats)),
        tuple(10 * entries * number for _ in range(seats)),
    )


def test_an_entry_has_reason_amount_and_details() -> None:
    (page,) = score_pages([deal(3, 2)], frame("Dora", "Elia"), EN)
    lines = page.description.replace("\ufe0e", "").splitlines()
    assert lines[0] == "**Deal 3** · Contract: no last two tricks, doubled by everybody, declared by Dora"
    assert lines[2] == "Elia: **10** ← tricks, last trick and the doubles against Dora 10 (♠A ♠K)"
    assert lines[3] == "Score: Dora **30** · Elia **30**"


def test_an_only_entry_does_not_repeat_the_score() -> None:
    one = deal(3, 2)
    plain = dataclasses.replace(one, entries=tuple(dataclasses.replace(entry, details=()) for entry in one.entries))
    (page,) = score_pages([plain], frame("Dora", "Elia"), EN)
    reason = "tricks, last trick and the doubles against Dora"
    assert page.description.splitlines()[2] == f"Elia: **10** ← {reason}"
    more = dataclasses.replace(plain, scored=(15, 15), entries=(*plain.entries, Entry(plain.entries[0].reason, 1, 5)))
    (page,) = score_pages([more], frame("Dora", "Elia"), EN)
    assert page.description.splitlines()[1] == f"Dora: **15** ← {reason} 10", "the score is not that of its only entry"
    assert page.description.splitlines()[2] == f"Elia: **15** ← {reason} 10 · {reason} 5"


def test_the_account_of_the_rule_sheets_deal() -> None:
    match = deal_26(9)
    (page,) = score_pages(match.game.sheet(match.view(None)), frame("Dora", "Elia"), EN)
    text = page.description.replace("\ufe0e", "")
    assert "Elia: **107**" in text  # K26: 67 + 20 + 20 for the elder, who made trumps
    assert "Dora: **17**" in text
    assert "Score: Dora **17** · Elia **107**" in text


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_a_long_sheet_is_split_into_pages_without_loss(language: str) -> None:
    sheet = [deal(number, 4, entries=4) for number in range(1, 29)]
    pages = score_pages(sheet, frame(*[MARKDOWN_NAME] * 4), voice(language))
    assert len(pages) > 1
    assert all(within_limits(page) and ELLIPSIS not in page.plain for page in pages)
    headings = [voice(language).text("sheet-deal", number=number, headline="").rstrip(" ·°") for number in range(1, 29)]
    text = "\n".join(page.description for page in pages)
    assert [text.index(heading) for heading in headings] == sorted(text.index(heading) for heading in headings)
    if language == "en":
        assert pages[0].footer == f"Page 1 of {len(pages)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_of_a_sheet_has_a_line_for_each_deal_and_side(language: str) -> None:
    sheet = [deal(number, 4, entries=2) for number in (1, 2)]
    shown = frame('=HYPERLINK("x")', "+1", "Carl, Esq.", 'D"')
    head, *rows = list(csv.reader(io.StringIO(score_file(sheet, shown, voice(language)))))
    assert len(set(head)) == 6
    assert [(row[0], row[4], row[5]) for row in rows] == [("1", "20", "20")] * 4 + [("2", "20", "40")] * 4
    names = ['\'=HYPERLINK("x")', "'+1", "Carl, Esq.", 'D"']
    assert [row[2] for row in rows] == names * 2
    assert not [text for row in rows for text in row if text[:1] in "=+@"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_that_is_a_grid_is_one_in_its_file_too(language: str) -> None:
    """BAR-2.6, the article's sheet: a row a deal, a column a player, with the contract and the check."""
    label = message("test-contract", player=SeatWord(Seat(0)))
    rows = [Row(label, 0, ((), (0, 2), (), ()), -26), Row(label, 1, ((),) * 4, 65)]
    sheet = [dataclasses.replace(deal(number, 4), row=row) for number, row in enumerate(rows, start=1)]
    head, *lines = csv.reader(io.StringIO(score_file(sheet, frame("=Anna", "Ben", "Carl", "Dora"), voice(language))))
    assert len(head) == len(set(head)) == 2 + 2 * 4 + 1
    assert head[3:10:2] == ["'=Anna", "Ben", "Carl", "Dora"]
    assert [line[0] for line in lines] == ["1", "2", ""]
    assert [line[3:10:2] for line in lines] == [["10"] * 4, ["10"] * 4, ["20"] * 4]
    assert [line[-1] for line in lines] == ["-26", "65", "80"]
    working = lines[0][4]
    assert "=Anna" in working
    assert "Carl" in working
    assert "10" in working
    assert "Carl" not in lines[1][4]


def test_remarks_are_below_the_totals() -> None:
    last = dataclasses.replace(deal(1, 2), remarks=(message("test-contract", player=SeatWord(Seat(1))),))
    (page,) = score_pages([last], frame("Dora", "Elia"), EN)
    lines = page.description.splitlines()
    assert lines[-2].startswith("Score: ")
    assert "declared by Elia" in lines[-1]


def test_payments_have_a_line_each_with_a_sign_below_their_sum() -> None:
    two = dataclasses.replace(deal(3, 2, entries=2), itemised=True)
    (page,) = score_pages([two], frame("Dora", "Elia"), EN)
    lines = page.description.replace("\ufe0e", "").splitlines()
    reason = "tricks, last trick and the doubles against Dora"
    assert lines[1:] == [
        "Dora: **+20**",
        f"– {reason} +10 (♠A ♠K)",
        f"– {reason} +10",
        "Elia: **+20**",
        f"– {reason} +10 (♠A ♠K)",
        f"– {reason} +10",
        "Score: Dora **60** · Elia **60**",
    ]


def test_figures_are_beside_the_totals_on_the_page_in_the_file_and_in_the_result() -> None:
    first = dataclasses.replace(deal(1, 2), figures=(("pot", 48),))
    last = dataclasses.replace(deal(2, 2), figures=(("pot", 0), ("kitty", -8)))
    shown = frame("Dora", "Elia")
    (page,) = score_pages([first, last], shown, EN)
    totals = [line for line in page.description.splitlines() if line.startswith("Score: ")]
    assert totals == [
        "Score: Dora **10** · Elia **10** · Pot **48**",
        "Score: Dora **20** · Elia **20** · Pot **0** · Kitty for the next session **−8**",
    ]
    head, *rows = list(csv.reader(io.StringIO(score_file([first, last], shown, EN))))
    assert head[-3:] == ["total", "Pot", "Kitty for the next session"]
    assert [row[-3:] for row in rows] == [["10", "48", ""]] * 2 + [["20", "0", "-8"]] * 2
    result = result_message(Standings((5, 9), (("pot", 0), ("kitty", 8)), ((1,), (0,))), [last], shown, EN)
    assert "Kitty for the next session **8**" in result.description.splitlines()
    assert "Pot **0**" not in result.description.splitlines()


def test_before_the_first_deal_the_sheet_says_so() -> None:
    (page,) = score_pages([], frame("Dora", "Elia"), EN)
    assert page.description == "No deal is finished yet."
    assert page.footer == ""


@pytest.mark.parametrize(
    ("scores", "ranking", "lines"),
    [
        ((585, 472), ((0,), (1,)), ["**Dora won the match 585 to 472.**", "1 – Dora: 585", "2 – Elia: 472"]),
        ((460, 525), ((1,), (0,)), ["**Elia won the match 525 to 460.**", "1 – Elia: 525", "2 – Dora: 460"]),
        ((505, 505), ((0, 1),), ["**A draw between Dora and Elia.**", "1 – Dora: 505", "1 – Elia: 505"]),
    ],
)
def test_a_result_names_the_winner_and_everybodys_place(
    scores: tuple[int, ...], ranking: tuple[tuple[int, ...], ...], lines: list[str]
) -> None:
    rendered = result_message(Standings(scores, ranking=ranking), [deal(1, 2)], frame("Dora", "Elia"), EN)
    shown = rendered.description.splitlines()
    assert shown[:3] == lines
    assert shown[3] == "1 deal was played."
    assert "**Deal 1**" in rendered.description


def test_a_result_names_the_players_who_asked_for_a_rematch() -> None:
    standings = Standings((5, 9, 5, 1), ranking=((1,), (0, 2), (3,)))
    for again, expected in (((), None), ((1,), "**B wants a rematch.**"), ((0, 3), "**A and D want a rematch.**")):
        shown = result_message(standings, [], frame(*"ABCD"), EN, again=[Seat(seat) for seat in again]).description
        assert shown.endswith(expected) if expected else "rematch" not in shown


TEAMS = frame(*"ABCD", game="schieber")


@pytest.mark.parametrize(
    ("language", "scores", "ranking", "lines"),
    [
        ("en", (2510, 2280), ((0,), (1,)), ["**A and C won the match 2510 to 2280.**", "1 – A and C: 2510"]),
        ("en", (980, 1040), ((1,), (0,)), ["**B and D won the match 1040 to 980.**", "1 – B and D: 1040"]),
        ("en", (1000, 1000), ((0, 1),), ["**A draw: A and C · B and D.**", "1 – A and C: 1000", "1 – B and D: 1000"]),
        ("ja", (980, 1040), ((1,), (0,)), ["**1040対980でBとDの勝ちです。**", "1位 BとD: 1040点", "2位 AとC: 980点"]),
        ("ja", (1000, 1000), ((0, 1),), ["**引き分けです: AとC · BとD**", "1位 AとC: 1000点"]),
    ],
)
def test_a_result_names_both_partners_of_a_team(
    language: str, scores: tuple[int, ...], ranking: tuple[tuple[int, ...], ...], lines: list[str]
) -> None:
    shown = result_message(Standings(scores, ranking=ranking), [], TEAMS, voice(language)).description.splitlines()
    assert shown[: len(lines)] == lines


def test_a_sheet_names_both_partners_of_a_team() -> None:
    (page,) = score_pages([deal(3, 2)], TEAMS, EN)
    lines = page.description.replace("\ufe0e", "").splitlines()
    assert lines[1].startswith("A and C: **10** ← ")
    assert lines[2].startswith("B and D: **10** ← ")
    assert lines[3] == "Score: A and C **30** · B and D **30**"


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_a_result_of_teams_with_the_longest_names_fits(language: str) -> None:
    shown = frame(*[MARKDOWN_NAME] * 4, game="schieber")
    standings = Standings((-12345,) * 2, ranking=((0, 1),))
    everybody = [Seat(seat) for seat in range(4)]
    rendered = result_message(standings, [deal(28, 2, entries=4)], shown, voice(language), again=everybody)
    assert within_limits(rendered)
    assert ELLIPSIS not in rendered.plain


def test_places_after_a_tie_are_left_out() -> None:
    standings = Standings((5, 9, 5, 1), ranking=((1,), (0, 2), (3,)))
    shown = result_message(standings, [], frame(*"ABCD"), EN).description.splitlines()
    assert shown[1:5] == ["1 – B: 9", "2 – A: 5", "2 – C: 5", "4 – D: 1"]


def test_an_unfinished_match_has_no_winner() -> None:
    rendered = result_message(Standings((1, 2)), [], frame("Dora", "Elia"), EN)
    assert rendered.description.splitlines()[0] == "The match is not over yet."


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_a_result_fits(language: str) -> None:
    standings = Standings((-12345,) * 4, ranking=((0, 1, 2, 3),))
    everybody = [Seat(seat) for seat in range(4)]
    shown = frame(*[MARKDOWN_NAME] * 4)
    rendered = result_message(standings, [deal(28, 4, entries=4)], shown, voice(language), again=everybody)
    assert within_limits(rendered)
    assert ELLIPSIS not in rendered.plain


def test_a_grid_has_a_row_for_each_deal_and_its_columns_stay_in_line_under_any_names():
    rows = [
        DealScore(number, (), (), scored, scored, row=Row(Message("test-declarer"), declarer))
        for number, scored, declarer in ((1, (-120, 5, 45, 70), 3), (12, (0, -20, -6, 0), 0))
    ]
    grid = score_grid(rows, frame("A`a", "ミドリさん", "Wilhelmine", "Bo"), EN)
    assert grid is not None
    assert grid.description.splitlines()[:5] == [
        "```",
        "    A'a  ミド Wilhe    Bo",
        " 1 −120     5    45    70* declarer",
        "12    0*  −20    −6     0  declarer",
        "```",
    ]
    assert score_grid([], frame("Dora", "Elia"), EN) is None
