"""The pages of the rules: refusals lead to them, no word comes before its explanation, ten sentences of advice each."""

import ast
import re
from itertools import takewhile

import pytest

from bot.text.i18n import Localiser
from bot.text.render import book_of
from engine.registry import game, game_keys
from engine.rules_page import telling, words_of
from engine.turn import Act
from tests.architecture.source import ROOT, modules, tree
from tests.conformance.walks import sample, viewers
from tests.i18n.catalogues import LANGUAGES, REFERENCE, messages

SAYS = Localiser(strict=True)
PARAGRAPH = re.compile(r"[A-Z]{3}-[0-9]+(?:\.[0-9A-Z]+)*")
SENTENCES = 10


def cited_in_code(key: str) -> set[str]:
    """Every paragraph of RULES.md that the code of a game names as a value: those that its refusals may cite."""
    found = set()
    for module in modules(f"engine/games/{key}"):
        if module.name == "rules_pages.py":
            continue
        found |= {
            node.value
            for node in ast.walk(tree(module))
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and PARAGRAPH.fullmatch(node.value)
        }
    return found


@pytest.mark.parametrize("key", game_keys())
def test_every_paragraph_that_a_refusal_may_cite_is_told_on_a_page(key: str) -> None:
    cited = cited_in_code(key)
    assert game(key).turn_rule in cited
    assert len(cited) > 10
    assert not {rule for rule in cited if telling(book_of(key), rule) is None}


@pytest.mark.parametrize("key", game_keys())
def test_a_page_tells_only_paragraphs_that_the_rule_sheet_has(key: str) -> None:
    sheet = (ROOT / "engine" / "games" / key / "RULES.md").read_text(encoding="utf-8")
    there = set(re.findall(r"\*\*([A-Z]{3}-[0-9A-Z.]+)\*\*", sheet))
    told = {rule for page in book_of(key) for paragraph in page.paragraphs for rule in paragraph.rules}
    assert not told - there


@pytest.mark.parametrize("key", game_keys())
def test_at_every_moment_of_a_match_the_rules_open_at_a_paragraph_about_it(key: str) -> None:
    opened = {}
    for moment in sample(key, "rules"):
        match = moment.match
        for viewer in viewers(match):
            view = match.view(viewer)
            rule = match.game.present_rule(view)
            if view.deal is None:  # before the first
                assert rule is None
                continue
            assert rule is not None
            place = telling(book_of(key), rule)
            assert place is not None, rule
            opened.setdefault(place.page.key, set()).add(isinstance(match.turn, Act))
    assert len(opened) >= 3, "bidding or contract, play, account"
    assert {True} in opened.values()
    assert {False} in opened.values(), "after the deal there is a page of its own"


# ------------------------------------------------------------------------------------------------ paragraphs and words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_a_page_has_the_same_paragraphs_in_every_language(key: str, language: str) -> None:
    for page in book_of(key):
        owner = key if page.key.startswith(key) else ""
        attributes = [attribute.id.name for attribute in messages(language, owner)[page.key].attributes]
        assert attributes == [paragraph.name for paragraph in page.paragraphs]
        assert attributes == [attribute.id.name for attribute in messages(REFERENCE, owner)[page.key].attributes]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_no_word_comes_before_the_paragraph_that_explains_it(key: str, language: str) -> None:
    """In reading order, and in each language by its own words: the name of a word and the forms beside it."""
    paragraphs = [(page, paragraph) for page in book_of(key) for paragraph in page.paragraphs]
    texts = {(page.key, part.name): SAYS.part(language, page.key, part.name) for page, part in paragraphs}
    order = list(texts)
    for word_key, place in words_of(book_of(key)):
        (name,) = place.paragraphs
        explained = (place.page.key, name)
        forms = forms_of(language, word_key)
        assert any(occurs(form, texts[explained]) for form in forms), (word_key, forms)
        earlier = [*takewhile(lambda there, until=explained: there != until, order)]
        assert not [there for there in earlier for form in forms if occurs(form, texts[there])], (word_key, forms)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_a_word_set_off_in_a_page_of_explanations_can_be_looked_up(key: str, language: str) -> None:
    """A word in italics is one that the paragraph explains; so it is in the menu of words."""
    for page in game(key).rules_pages:
        for paragraph in page.paragraphs:
            marked = re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", SAYS.part(language, page.key, paragraph.name))
            assert len(marked) < 5, (page.key, paragraph.name)


def forms_of(language: str, word_key: str) -> list[str]:
    """A word as the menu has it, without what stands in brackets; further forms and beginnings are its attribute.

    Forms with asterisks stand for a word that also means something else: only where it is set off is it this one.
    """
    name = re.sub(r"\s*\(.*\)", "", SAYS.text(language, word_key))
    owner = word_key.partition("-")[0]
    owner = owner if owner in game_keys() else ""
    attributes = messages(language, owner)[word_key].attributes
    forms = [form for part in attributes for form in SAYS.part(language, word_key, part.id.name).split(",")]
    return [form for form in forms if "*" in form] or [name, *forms]


def occurs(form: str, text: str) -> bool:
    """Whether a text has the word, also with an ending; where words are not separated, anywhere."""
    before = r"(?<!\w)" if form.isascii() or (form[0].isalpha() and form[0] < "\u3000") else ""
    return re.search(before + re.escape(form), text, re.IGNORECASE) is not None


# -------------------------------------------------------------------------------------------------------------- advice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_advice_is_ten_sentences(key: str, language: str) -> None:
    (page,) = (page for page in book_of(key) if page.key == f"{key}-rules-strategy")
    texts = [SAYS.part(language, page.key, paragraph.name) for paragraph in page.paragraphs]
    assert len(texts) == SENTENCES
    assert [text.split(". ")[0] for text in texts] == [str(number) for number in range(1, SENTENCES + 1)]
