"""The names of computer players: natural, told apart from people's, the same for everybody at a table."""

from collections.abc import Callable

import pytest

from bot.text.render import (
    Frame,
    Seated,
    candidate_button,
    cast_member,
    lobby_message,
    plain_names,
    result_message,
    score_pages,
    seat_label,
    shown_names,
    table_message,
)
from bot.text.render.cast import CAST
from bot.text.render.rendered import BUTTON_LABEL, NAME, tidy_name
from bot.text.typed_picks import picked
from bot.text.vocabulary import vocabulary_of, without_accents
from engine.cards import Seat
from engine.choice import PickSome
from engine.sheet import Standings
from tests.i18n.catalogues import LANGUAGES
from tests.render.positions import deal_26, voice

EN = voice("en")
TABLES = [f"table{number}" for number in range(200)]


def computer(table: str, seat: int, left: str = "") -> Seated:
    return Seated(computer="careful", cast=cast_member(table, Seat(seat)), instead_of=left)


def four(table: str, *people: str) -> tuple[Seated, ...]:
    """These people, and computers on the other of four seats."""
    return (*(Seated(name=name) for name in people), *(computer(table, seat) for seat in range(len(people), 4)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_a_whole_cast_of_plain_names(language: str) -> None:
    cast = voice(language).text("cast-names").split(", ")
    assert len(cast) == CAST
    assert len({without_accents(name) for name in cast}) == CAST
    assert all(name.isalpha() and tidy_name(name) == name and len(name) <= NAME for name in cast)
    for name in cast:
        assert not any(other != name and other.startswith(name) for other in cast), "typed, one begins the other"
        assert not any(vocabulary_of(voice(language)).read(without_accents(name))), "it is a card's word"


def test_a_french_name_needs_no_elision() -> None:
    cast = voice("fr").text("cast-names").split(", ")
    assert not any(without_accents(name).casefold().startswith(tuple("aeiouyh")) for name in cast), (
        "d’Edgar, not de Edgar"
    )


def test_no_name_is_in_the_casts_of_two_languages() -> None:
    names = [name for language in LANGUAGES for name in voice(language).text("cast-names").split(", ")]
    assert len({without_accents(name) for name in names}) == len(LANGUAGES) * CAST, "typed, it would mean two players"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_at_a_table_have_one_name(language: str) -> None:
    for table in TABLES:
        names = plain_names(four(table), voice(language))
        assert len({*names}) == 4
        assert not any(set(name) & set("0123456789()") for name in names)


def test_tables_have_different_casts_in_different_orders() -> None:
    seats = {tuple(cast_member(table, Seat(seat)) for seat in range(4)) for table in TABLES}
    assert len(seats) > 100
    assert {member for drawn in seats for member in drawn} == set(range(CAST))


def test_the_name_at_a_seat_follows_from_table_and_seat_alone() -> None:
    assert [cast_member("abc", Seat(seat)) for seat in range(4)] == [11, 6, 1, 9], "stored tables keep their names"
    alone, company = four("abc", "Anna"), four("abc", "Anna", "Ben")
    assert plain_names(alone, EN)[2:] == plain_names(company, EN)[2:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("write", [str, str.upper, str.casefold, " {}\u200b ".format, "{} (computer)".format])
def test_a_name_that_a_person_has_goes_to_nobody_else(language: str, write: Callable[[str], str]) -> None:
    spoken = voice(language)
    for table in TABLES[:40]:
        usual = plain_names(four(table), spoken)
        for seat in (1, 2, 3):
            mark = spoken.text("seat-mark-careful")
            namesake = write(usual[seat]).replace("computer", mark)
            names = plain_names(four(table, namesake), spoken)
            assert names[0] == tidy_name(namesake)
            assert usual[seat] not in names[1:]
            assert [names[other] == usual[other] for other in (1, 2, 3)] == [other != seat for other in (1, 2, 3)]
            assert len({*names}) == 4


def test_the_name_of_a_person_who_left_is_not_given_again() -> None:
    usual = plain_names(four("abc"), EN)
    seated = (computer("abc", 0, left=usual[2]), *four("abc")[1:])
    names = plain_names(seated, EN)
    assert names[2] != usual[2]
    assert names[0] == usual[0]


def test_four_people_with_the_names_of_the_cast_leave_enough_names() -> None:
    cast = EN.text("cast-names").split(", ")
    for start in range(CAST):
        people = [cast[(start + number) % CAST] for number in range(3)]
        assert len({without_accents(name) for name in plain_names(four("abc", *people), EN)}) == 4


@pytest.mark.parametrize(("language", "mark"), [("en", "computer"), ("de", "Computer"), ("ja", "CPU")])
def test_lists_of_the_players_say_who_is_a_computer(language: str, mark: str) -> None:
    spoken, seated = voice(language), (Seated(name="Dora", host=True), computer("abc", 1))
    shown = Frame("klaberjass", seated, "live")
    name = shown_names(seated, spoken)[1]
    listed = spoken.text("seat-parts", name=name, parts=mark)
    bold = spoken.text("seat-parts", name=f"**{name}**", parts=mark)
    match = deal_26(1.5)
    assert bold in lobby_message(shown, spoken).plain
    assert listed in seat_label(shown, Seat(1), spoken)
    rendered = table_message(match.game.scene(match.view(None)), shown, spoken)
    lines = "\n".join(field.value for field in rendered.fields).splitlines()
    own = [line for line in lines if f"**{name}**" in line]
    assert [mark in line for line in own] == [True]
    others = [rendered.description, *(line for line in lines if line not in own)]
    assert any(name in line for line in others)
    assert not any(mark in line for line in others), "a sentence and a trick have the name alone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_with_a_computer_is_its_name(language: str) -> None:
    for table in TABLES[:40]:
        names = plain_names(four(table, "Anna"), voice(language))
        for seat in range(4):
            label = candidate_button(str(seat), names, voice(language))
            assert label == names[seat]
            assert len(label) <= BUTTON_LABEL


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_typed_name_means_the_computer(language: str) -> None:
    spoken = voice(language)
    choice = PickSome("double", ("1", "2", "3"), minimum=0, maximum=3)
    for table in TABLES[:40]:
        names = plain_names(four(table, "Anna"), spoken)
        assert picked(choice, names[2].casefold(), spoken, names) == "double 2"
        both = spoken.several([names[1], names[3]])
        assert picked(choice, both, spoken, names) == "double 1 3"


def test_the_result_marks_computers_and_the_sheet_names_them() -> None:
    match = deal_26(9)
    shown = Frame("klaberjass", (Seated(name="Anna"), computer("abc", 1)), "live")
    sheet, name = match.game.sheet(match.view(None)), plain_names(shown.seated, EN)[1]
    result = result_message(Standings((17, 107), ranking=((1,), (0,))), sheet, shown, EN).plain
    assert f"{name} (computer): 107" in result
    assert f"{name} won" in result
    (page,) = score_pages(sheet, shown, EN)
    assert f"{name}: **107**" in page.plain
