"""Discord's limits hold for any text, and a name is shown as a name."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.text.render.rendered import (
    DESCRIPTION,
    ELLIPSIS,
    FIELD_NAME,
    FIELD_VALUE,
    FIELDS,
    FOOTER,
    NAME,
    TITLE,
    TOTAL,
    Field,
    Rendered,
    clip,
    embed,
    escape,
    escape_lines,
    lined_fields,
    short_name,
    suits_as_text,
    tidy_name,
)

MARKDOWN = "*_~`|>#[]()<:@\\-+."


def within_limits(rendered: Rendered) -> bool:
    """Whether Discord accepts the embed."""
    return (
        len(rendered.title) <= TITLE
        and len(rendered.description) <= DESCRIPTION
        and len(rendered.footer) <= FOOTER
        and len(rendered.fields) <= FIELDS
        and all(0 < len(field.name) <= FIELD_NAME and 0 < len(field.value) <= FIELD_VALUE for field in rendered.fields)
        and len(rendered) <= TOTAL
    )


def long_text(size: int) -> st.SearchStrategy[str]:
    return st.one_of(
        st.text(max_size=60),
        st.builds(lambda piece, times: (piece * times)[:size], st.text(min_size=1, max_size=40), st.integers(0, size)),
    )


@settings(deadline=None)
@given(
    title=long_text(400),
    description=long_text(8000),
    fields=st.lists(st.builds(Field, long_text(400), long_text(2000)), max_size=30),
    footer=long_text(3000),
)
def test_long_texts_are_cut_to_the_limits(title: str, description: str, fields: list[Field], footer: str) -> None:
    assert within_limits(embed(title, description, tuple(fields), footer=footer))


@settings(deadline=None)
@given(text=long_text(3000), limit=st.integers(101, 1000))
def test_a_text_that_fits_is_left_alone_and_another_ends_with_an_ellipsis(text: str, limit: int) -> None:
    kept = clip(text, limit)
    assert len(kept) <= limit
    assert kept == text if len(text) <= limit else kept.endswith(ELLIPSIS)


@settings(deadline=None)
@given(st.lists(st.text(st.characters(exclude_characters="\n"), min_size=1, max_size=400), max_size=20))
def test_lines_continue_in_a_second_field(lines: list[str]) -> None:
    fields = lined_fields("label", lines)
    assert "\n".join(field.value for field in fields) == "\n".join(lines)
    assert [field.name for field in fields] == ["label"] + ["\u200b"] * (len(fields) - 1)
    assert all(len(suits_as_text(field.value)) <= FIELD_VALUE for field in fields)


def test_a_text_is_cut_at_the_end_of_a_line() -> None:
    assert clip("first line\nsecond line\nthird line", 25) == "first line\nsecond line\n…"


@settings(deadline=None)
@given(st.text())
def test_an_escaped_name_has_no_markdown_mention_or_line_of_its_own(name: str) -> None:
    shown = escape(name)
    assert shown
    assert shown.splitlines() == [shown]
    bare = re.sub(r"\\.", "", shown)
    assert not set(bare) & set(MARKDOWN)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("アンナ", "アンナ"),
        ("**Anna**", r"\*\*Anna\*\*"),
        ("<@123>", r"\<\@123\>"),
        ("@everyone", r"\@everyone"),
        ("a_b", r"a\_b"),
        ("[x](http://e)", r"\[x\]\(http\://e\)"),
        ("two\nlines", "two lines"),
        ("\u202egnilbitS", "gnilbitS"),
        ("\u200b", "?"),
        ("👩‍👧", "👩‍👧"),
        ("1. Anna", r"1\. Anna"),
    ],
)
def test_a_name_is_shown_as_written(name: str, shown: str) -> None:
    assert escape(name) == shown


@settings(deadline=None)
@given(st.text())
def test_a_members_text_has_no_markdown_or_mention_and_keeps_its_lines(text: str) -> None:
    shown = escape_lines(text)
    bare = re.sub(r"\\.", "", shown)
    assert not set(bare) & set(MARKDOWN)
    assert all(line.strip() for line in shown.split("\n")) or not shown
    assert len(shown.split("\n")) <= max(1, len(text.splitlines()))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Keep the spades!", "Keep the spades!"),
        (" one \n\n two\ttwo \r\n", "one\ntwo two"),
        ("\u202eevil\u200b", "evil"),
        ("> quoted\n# loud\n1. first", "\\> quoted\n\\# loud\n1\\. first"),
        ("https://discord.gg/x", r"https\://discord\.gg/x"),
        (" \n\u200b", ""),
    ],
)
def test_a_members_text_is_shown_as_written(text: str, shown: str) -> None:
    assert escape_lines(text) == shown


def test_a_name_is_no_longer_than_discord_allows() -> None:
    assert tidy_name("x" * 100) == "x" * NAME


@pytest.mark.parametrize("text", ["♠10", "♠\ufe0e10", "play ♥Q ♦A ♣7"])
def test_suits_are_text_and_not_emoji(text: str) -> None:
    shown = suits_as_text(text)
    assert re.findall("[♠♥♦♣](?!\ufe0e)", shown) == []
    assert suits_as_text(shown) == shown
    assert shown.replace("\ufe0e", "") == text.replace("\ufe0e", "")


def test_the_repr_of_a_rendered_message_shows_nothing() -> None:
    assert "♠" not in repr(embed("hand", "♠A"))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Benedikt", "Benedikt"),
        ("Maximiliane von Hohenlohe-Waldau", "Maximiliane…"),
        ("Anna von Sternberg", "Anna von St…"),
        ("月島まりあ", "月島まりあ"),
        ("月島まりあ（東京）", "月島まりあ…"),
    ],
)
def test_a_long_name_is_cut_by_its_width_in_a_hand(name: str, shown: str) -> None:
    assert short_name(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("♠A", "A"), ("♠︎ A", "A"), ("♠️A", "A"), ("A♠", "A"), ("♠♠ 10", "10"), ("♠ 10 Q A", "10 Q A"), ("♥*K*", "K*"),
        ("🌹 K", "K"), ("♤Ａ", "Ａ"), ("🂡", "?"), ("10 ♦", "10"), ("♥ Anna ♥", "♥ Anna ♥"), ("Anna♠", "Anna♠"),
        ("♥Anna", "♥Anna"), ("Agent 9000", "Agent 9000"),
    ],
)  # fmt: skip
def test_no_name_looks_like_a_card(name: str, shown: str) -> None:
    assert tidy_name(name) == shown


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f", "\u200b", "\u202e", " \n "])
def test_a_name_that_nobody_can_see_is_a_question_mark(name: str) -> None:
    assert tidy_name(name) == "?"


def test_a_name_stacks_few_marks_on_a_letter() -> None:
    assert tidy_name("a" + "\u0301" * 30 + "b") == "a" + "\u0301" * 3 + "b"
    assert tidy_name("Nguyê\u0303n") == "Nguyê\u0303n"


def test_a_name_from_right_to_left_turns_nothing_around_it() -> None:
    assert tidy_name("אנה\u202e") == "\u2068אנה\u2069"
    assert escape("\u202eאנה") == "\u2068אנה\u2069"
    assert escape(short_name("אנה ברק מתל אביב")).startswith("\u2068אנה")
    assert escape(short_name("אנה ברק מתל אביב")).endswith("…\u2069")


@pytest.mark.parametrize(
    "name", ["@everyone", "<@123456789012345678>", "# Anna", "[Anna](https://example.org)", "||A||"]
)
def test_a_name_mentions_and_formats_nothing(name: str) -> None:
    assert all(f"\\{sign}" in escape(name) for sign in name if sign in "@<#[]()|>")


@pytest.mark.parametrize("limit", [80, 100])
def test_a_label_is_cut_by_the_units_that_discord_counts(limit: int) -> None:
    for text in ("🂡" * limit, "x🃏" * limit, "x" * (limit - 1) + "🃏", "x" * 2 * limit):
        cut = clip(text, limit)
        assert limit - 2 <= len(cut.encode("utf-16-le")) // 2 <= limit
    assert clip("🃏" * (limit // 2), limit) == "🃏" * (limit // 2)
