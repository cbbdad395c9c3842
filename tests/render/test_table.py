"""The table message and the panel: contents, order and limits."""

import dataclasses
from typing import Any

import pytest

from bot.text.i18n import DECKS, Voice
from bot.text.render import Frame, Rendered, Seated, details, hand_lines, hand_panel, table_message
from bot.text.render.rendered import ELLIPSIS
from engine.cards import Card, Rank, Seat, parse_card, parse_cards, parse_suit
from engine.scene import Laid, Lane, SeatScene, TrickScene
from tests.i18n.catalogues import LANGUAGES
from tests.i18n.pseudo import PSEUDO
from tests.render.positions import MARKDOWN_NAME, deal_26, frame, full_scene, voice
from tests.render.test_rendered import within_limits

EN, JA = voice("en"), voice("ja")


def public(tricks: float, spoken: Voice = EN, **given: object) -> Rendered:
    match = deal_26(tricks)
    return table_message(match.game.scene(match.view(None)), frame("Dora", "Elia", **given), spoken)


def panel(tricks: float, seat: int, spoken: Voice = EN, **given: Any) -> Rendered:
    match = deal_26(tricks)
    return hand_panel(match.game.scene(match.view(Seat(seat))), frame("Dora", "Elia"), spoken, seat=Seat(seat), **given)


def all_details(tricks: float, seat: int, spoken: Voice = EN) -> Rendered:
    match = deal_26(tricks)
    return details(match.game.scene(match.view(Seat(seat))), frame("Dora", "Elia"), spoken, seat=Seat(seat))


def value(rendered: Rendered, name: str) -> str:
    """The value of the field whose name ends so, with plain suits."""
    (text,) = [field.value for field in rendered.fields if field.name.endswith(name)]
    return plain(text)


def plain(text: str) -> str:
    """The text with plain suits and spaces."""
    return text.replace("\ufe0e", "").replace("\u00a0", " ")


def players(rendered: Rendered) -> list[str]:
    """The lines with the players' names."""
    lines = [line for field in rendered.fields for line in plain(field.value).splitlines()]
    return [line for line in lines if line.removeprefix("▶ ").startswith("**")]


def previous(rendered: Rendered, title: str = "Previous trick") -> str:
    """What the line about the previous trick says."""
    (line,) = [line for line in plain(rendered.plain).splitlines() if line.startswith(f"{title}: ")]
    return line.removeprefix(f"{title}: ")


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_a_player_who_sits_out_reads_so_and_has_no_hand(language: str) -> None:
    spoken, scene = voice(language), full_scene(over=False)
    seats = (SeatScene(Seat(0), sits_out=True), *scene.seats[1:])
    scene = dataclasses.replace(scene, seats=seats)
    own = hand_panel(scene, frame(*"ABCD"), spoken, seat=Seat(0))
    hand = spoken.text("panel-hand", count=0)
    assert spoken.text("panel-sits-out") in own.description.splitlines()
    assert hand not in [field.name for field in own.fields]
    other = hand_panel(scene, frame(*"ABCD"), spoken, seat=Seat(1))
    assert spoken.text("panel-sits-out") not in other.plain
    assert not [line for line in players(other) if line.startswith("**A**")], "who sits out is behind Details"
    for shown in (
        own,
        table_message(scene, frame(*"ABCD"), spoken),
        details(scene, frame(*"ABCD"), spoken, seat=Seat(1)),
    ):
        (line,) = [line for line in shown.plain.splitlines() if line.startswith("**A**")]
        assert line.endswith(spoken.text("seat-sits-out"))


def test_figures_are_beside_the_scores() -> None:
    scene = dataclasses.replace(full_scene(), figures=(("pot", 48),))
    for shown in (table_message(scene, frame(*"ABCD"), EN), hand_panel(scene, frame(*"ABCD"), EN, seat=Seat(0))):
        assert shown.description.splitlines()[1].endswith("D **−12345** · Pot **48**")


def test_the_auction_has_a_line_for_each_of_the_last_twelve_calls() -> None:
    calls = full_scene().auction[:13]
    for count, first in ((3, None), (12, None), (13, "(after one earlier call)")):
        scene = dataclasses.replace(full_scene(), auction=calls[:count])
        for shown in (table_message(scene, frame(*"ABCD"), EN), details(scene, frame(*"ABCD"), EN, seat=Seat(0))):
            (lines,) = [field.value.splitlines() for field in shown.fields if field.name == "Auction"]
            shown = [EN.say(call, "ABCD") for call in calls[:count][-12:]]
            assert lines == ([first, *shown] if first else shown)


def test_the_auction_comes_before_the_trick_of_the_table_message() -> None:
    trick = full_scene().trick
    before = dataclasses.replace(full_scene(), trick=None, last_trick=None, lanes=())
    contract = EN.say(before.heading[1], "ABCD")
    names = [field.name for field in table_message(before, frame(*"ABCD"), EN).fields]
    assert names == [contract, "Auction", "Face-up cards"], "the last call and what was drawn: near the question"
    begun = dataclasses.replace(before, trick=trick)
    names = [field.name for field in table_message(begun, frame(*"ABCD"), EN).fields]
    assert names == ["Auction", f"{contract} · Trick 13", "Face-up cards"], "whatever the number of calls"


def test_what_is_played_is_the_heading_above_the_players() -> None:
    assert plain(panel(1.5, 0).fields[0].name) == "Trump ♣ clubs, maker Elia · Trick 2"


def test_each_card_of_the_trick_is_beside_its_player_in_order_of_play() -> None:
    dora, elia = players(panel(1.5, 1))
    assert dora == "**Dora** (dealer) · ♥9 · 1 trick · 7 points"
    assert elia == "▶ **Elia** (maker) · 20 points"
    dora, _ = players(public(1.5))
    assert dora == "**Dora** (dealer) · ♥9 · 7 cards · 1 trick · 7 points"


def test_the_card_that_would_take_the_trick_is_marked_in_words() -> None:
    scene = full_scene(over=False)
    for shown in (table_message(scene, frame(*"ABCD"), EN), hand_panel(scene, frame(*"ABCD"), EN, seat=Seat(0))):
        cards = [line.split(" · ")[2] for line in players(shown)]
        assert cards == ["**♠Q** (winning)", "♥Q", "♦Q", "♣Q"]


def test_a_single_card_is_not_marked_as_winning() -> None:
    assert "winning" not in public(0.5).plain


def test_the_last_trick_stays_readable_in_one_line() -> None:
    assert previous(public(1)) == "Elia ♦Q **♦K** → Dora (7 points): king beats queen"
    assert previous(public(1, JA), "前のトリック") == "Elia ♦Q **♦K** → Dora(7点): KはQより強い"


def test_the_details_tell_who_played_which_card_of_the_previous_trick() -> None:
    assert value(all_details(1, 0), "Previous trick") == "Elia ♦Q · Dora **♦K** → Dora (7 points): king beats queen"


def test_a_finished_trick_is_the_previous_one_while_the_next_is_led() -> None:
    rendered = public(2.5)
    assert "♥J" in previous(rendered)
    assert "♠10" in players(rendered)[0]


def test_a_trick_without_points_or_winner_mentions_neither() -> None:
    laid = (Laid(Seat(0), parse_card("AS")),)
    scene = dataclasses.replace(full_scene(), last_trick=TrickScene(1, laid, None, complete=True))
    assert previous(table_message(scene, frame(*"ABCD"), EN)) == "A ♠A"


def test_the_rows_of_dominoes_show_their_ends() -> None:
    ranks = parse_cards("TH 8H")
    assert ranks
    low, high = (Card(parse_card(text)) for text in ("8H", "TH"))
    lanes = (Lane(parse_suit("H"), low % 13, high % 13), Lane(parse_suit("C"), None, None))  # type: ignore[arg-type]  # tests
    scene = dataclasses.replace(full_scene(), lanes=lanes, trick=None, last_trick=None)
    assert value(table_message(scene, frame(*"ABCD"), EN), "Rows") == "♥ hearts: **8 to 10**\n♣ clubs: none yet"


def test_the_rows_of_dominoes_show_the_ranks_that_fit() -> None:
    spades, hearts, diamonds, clubs = map(parse_suit, "SHDC")
    ace, nine, eight, seven, two = map(Rank, (0, 5, 6, 7, 12))
    lanes = (
        Lane(spades, two, ace),
        Lane(hearts, eight, eight, (seven, nine)),
        Lane(diamonds, two, eight, (nine,)),
        Lane(clubs, None, None, (eight,)),
    )
    scene = dataclasses.replace(full_scene(), lanes=lanes, trick=None, last_trick=None)
    assert value(table_message(scene, frame(*"ABCD"), EN), "Rows").splitlines() == [
        "♠ spades: **2 to A**",
        "♥ hearts: **8** (next: 7 or 9)",
        "♦ diamonds: **2 to 8** (next: 9)",
        "♣ clubs: none yet (next: 8)",
    ]


def test_open_cards_have_a_label() -> None:
    shown = value(public(0), "Face-up cards").splitlines()
    assert [line.rpartition(": ")[2] for line in shown] == ["**♣7**", "**♠8**", "**♣A ♣K ♣Q**"]
    sequence, single = plain(panel(0, 0).fields[0].value).splitlines()[2:]
    assert sequence.endswith(": ♣ **A K Q**")
    assert [part.rpartition(": ")[2] for part in single.split(" · ")] == ["♣ **7**", "♠ **8**"], "in one line"


def test_open_cards_that_no_longer_matter_are_in_the_details_and_one_line_at_the_table() -> None:
    assert "♣ **A K Q**" in plain(panel(1, 0).plain), "as long as the dialogue about it stands"
    assert "♠ **8**" not in plain(panel(1, 0).plain)
    assert "♣ **A K Q**" not in plain(panel(2, 0).plain)
    assert "**♣A ♣K ♣Q**" in value(all_details(2, 0), "Face-up cards")
    assert plain(public(2).fields[-1].value).splitlines()[-1].endswith("♠ **8** · Elia’s sequences (20): ♣ **A K Q**")


def test_the_rows_of_dominoes_are_one_line_of_a_panel() -> None:
    spades, hearts = map(parse_suit, "SH")
    ace, eight, two = map(Rank, (0, 6, 12))
    lanes = (Lane(spades, two, ace), Lane(hearts, eight, eight), Lane(parse_suit("D"), None, None))
    scene = dataclasses.replace(full_scene(), lanes=lanes, trick=None, last_trick=None, result=())
    shown = plain(hand_panel(scene, frame(*"ABCD"), EN, seat=Seat(0)).plain)
    assert "Rows: ♠ **2–A** · ♥ **8** · ♦ **–**" in shown.splitlines()


@pytest.mark.parametrize(
    ("tricks", "names"), [(0, "Dora Elia"), (0.5, "Elia Dora"), (1.5, "Dora Elia"), (5, "Dora Elia")]
)
def test_seats_are_in_order_of_play(tricks: float, names: str) -> None:
    """From the seat that led; in seat order while no card is played."""
    for shown in (public(tricks), panel(tricks, 0), panel(tricks, 1)):
        assert [line.partition("**")[2].partition("**")[0] for line in players(shown)] == names.split()


def test_the_seat_on_turn_is_marked_and_the_deadline_is_shown() -> None:
    rendered = public(1, deadline=1_800_000_000)
    dora, elia = players(rendered)
    assert dora.startswith("▶ ")
    assert not elia.startswith("▶")
    assert "<t:1800000000:R>" in rendered.description.splitlines()[0]
    assert "<t:" not in public(1).plain


def test_a_final_message_shows_no_turn() -> None:
    match = deal_26(1)
    shown = frame("Dora", "Elia", deadline=1_800_000_000)
    rendered = table_message(match.game.scene(match.view(None)), shown, EN, final=True)
    assert "<t:" not in rendered.plain
    assert "▶" not in rendered.plain
    assert "leads" not in rendered.description
    assert previous(rendered) == previous(public(1))


def test_the_autopilot_is_named_in_words() -> None:
    match = deal_26(1)
    seated = (Seated(name="Dora", autopilot=True), Seated(computer="careful"))
    shown = Frame("klaberjass", seated, "live")
    for spoken, word, computer in ((EN, "autopilot", "computer"), (JA, "自動プレイ中", "CPU")):
        lines = players(table_message(match.game.scene(match.view(None)), shown, spoken))
        assert word in lines[0]
        assert word not in lines[1]
        assert computer in lines[1]


def test_a_player_who_left_the_seat_to_the_computer_is_named() -> None:
    match = deal_26(1)
    seated = (Seated(name="Dora"), Seated(computer="careful", instead_of="E*lia"))
    shown = Frame("klaberjass", seated, "live")
    for spoken, expected in ((EN, r"playing for E\*lia"), (JA, r"E\*liaの代わり")):
        dora, elia = players(table_message(match.game.scene(match.view(None)), shown, spoken))
        assert expected in elia
        assert "Elia" not in dora


def test_players_with_the_same_name_get_seat_numbers() -> None:
    match = deal_26(1)
    rendered = table_message(match.game.scene(match.view(None)), frame("Sam", "Sam"), EN)
    assert "Sam (1)" in rendered.plain
    assert "Sam (2)" in rendered.plain


def test_a_name_is_shown_escaped() -> None:
    match = deal_26(1)
    rendered = table_message(match.game.scene(match.view(None)), frame("**Dora**", "<@1>"), EN)
    assert r"\*\*Dora\*\*" in rendered.description
    assert "<@1>" not in rendered.plain


def test_the_footer_names_the_rules_and_no_player() -> None:
    rendered = public(0, options=(("target", 300),), pace="relaxed")
    assert "300" in rendered.footer
    assert "relaxed" in rendered.footer
    assert "Dora" not in rendered.footer


def test_a_hand_has_a_line_for_each_suit_in_its_own_order() -> None:
    cards = tuple(parse_card(text) for text in ["TS", "AS", "9H", "KD", "QD"])
    assert hand_lines(cards, EN) == ["♠ spades: **10 A**", "♥ hearts: **9**", "♦ diamonds: **K Q**"]
    assert hand_lines(cards, JA)[0] == "♠ スペード: **10 A**"


def test_a_panel_has_the_hand_in_one_line_with_the_trumps_first_and_marked() -> None:
    (shown,) = [field for field in panel(1, 1).fields if field.name == "Hand (8 cards)"]
    assert plain(shown.value) == "♣ **9 A K Q** (trump) · ♠ **10** · ♥ **K J** · ♦ **7**"


def test_a_panel_leaves_the_hand_out_where_the_buttons_show_it() -> None:
    assert not [field for field in panel(1, 0, hand=False).fields if "Hand" in field.name]


def test_an_empty_hand_says_so() -> None:
    assert hand_lines((), EN) == ["No cards"]


def test_a_panel_shows_its_owners_cards_and_not_the_others() -> None:
    dora, elia = plain(panel(1, 0).plain), plain(panel(1, 1).plain)
    assert "♠ **K Q J 9**" in dora
    assert "♠ **10**" in elia
    for seat, lines in enumerate(("♠ spades: **K Q J 9**", "♠ spades: **10**")):
        assert lines in value(all_details(1, seat), "cards)")


def test_a_panel_says_whose_turn_it_is() -> None:
    assert "Your turn." in panel(1, 0).description
    assert "Your turn." not in panel(1, 1).description
    assert "あなたの番です。" in panel(1, 0, JA).description


def test_a_panel_names_its_game_its_server_and_leads_to_the_table() -> None:
    rendered = panel(1, 0, place="*Cards*", url="https://discord.com/channels/1/2/3")
    assert r"\*Cards\*" in rendered.title
    assert rendered.url == "https://discord.com/channels/1/2/3"


def test_a_panel_shows_what_each_player_has_said_and_won() -> None:
    counted = [line.replace(" · 8 cards", "").replace(" · 9 cards", "") for line in players(public(0.5))]
    assert players(panel(0.5, 0)) == counted
    dora, elia = players(all_details(9, 1))
    assert "“Bella”" in dora + elia


def test_a_panel_of_a_team_names_the_partner_and_the_table_message_nobodys() -> None:
    scene, shown = dataclasses.replace(full_scene(over=False), scores=(312, 288)), frame(*"ABCD", game="schieber")
    for seat, partner in enumerate("CDAB"):
        panel = hand_panel(scene, shown, EN, seat=Seat(seat))
        assert "Score: A and C **312** · B and D **288**" in panel.description
        (line,) = [line for line in panel.plain.splitlines() if "your partner" in line]
        assert f"**{partner}** (your partner" in line
    message = table_message(scene, shown, EN)
    assert "Score: A and C **312** · B and D **288**" in message.description
    assert "your partner" not in message.plain


def test_a_panel_has_no_empty_hand_when_the_deal_is_over() -> None:
    assert panel(8, 0).fields[-1].name == "Hand (1 card)"
    assert not [field.name for field in panel(9, 0).fields if "Hand" in field.name]


def test_at_the_end_of_a_deal_a_panel_has_the_result_in_place_of_the_players() -> None:
    scene = full_scene()
    over = hand_panel(scene, frame(*"ABCD"), EN, seat=Seat(0))
    assert EN.say(scene.result[0], "ABCD") in over.description
    assert not players(over)
    assert players(details(scene, frame(*"ABCD"), EN, seat=Seat(0))), "they are behind Details"


def test_a_notice_comes_first() -> None:
    assert panel(1, 0, notice="You must follow.").description.startswith("You must follow.")


def test_the_question_comes_last_near_the_buttons() -> None:
    question, *about = asked = ("Which cards?", "2 chosen.", "Goes away: ♠9")
    last = panel(1, 0, asked=asked).fields[-1]
    assert last.name == question
    assert plain(last.value).splitlines()[1:] == about, "below the hand"
    without_hand = panel(1, 0, asked=asked, hand=False).fields[-1]
    assert plain(without_hand.value).splitlines() == about
    assert panel(1, 0).fields[:-1] == panel(1, 0, asked=asked).fields[:-1]


def test_players_make_room_for_what_is_selected() -> None:
    assert players(panel(0, 0))
    assert not players(panel(0, 0, asked=("Not final.", "▸ Six"), players=False))


def test_a_players_own_scene_is_refused_as_a_table_message() -> None:
    match = deal_26(1)
    with pytest.raises(ValueError, match="own scene"):
        table_message(match.game.scene(match.view(Seat(0))), frame("Dora", "Elia"), EN)


# ------------------------------------------------------------------------------------------------- limits and secrecy


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_the_fullest_table_fits_with_the_worst_names(language: str, deck: str) -> None:
    seated = tuple(Seated(name=MARKDOWN_NAME, autopilot=True, instead_of=MARKDOWN_NAME) for _ in range(4))
    options = (("target", 1000), ("schmeiss", "on"), ("fiveRun", 100), ("sequenceTie", "elder"))
    shown = Frame("klaberjass", seated, "async", options=options, deadline=1_800_000_000)
    spoken = dataclasses.replace(voice(language), deck=deck)
    for rendered in (
        table_message(full_scene(), shown, spoken),
        hand_panel(
            full_scene(hand=52, over=False), shown, spoken, seat=Seat(3), notice="!" * 200, place=MARKDOWN_NAME * 3
        ),
        details(full_scene(hand=52), shown, spoken, seat=Seat(3)),
    ):
        assert within_limits(rendered)
        assert ELLIPSIS not in rendered.plain, "something had to be cut"
        assert len(rendered.fields) >= 2
