"""The families of buttons: an id of the first release is still matched by exactly one, and does what it did then."""

import inspect
import re
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from bot.discord.actions import (
    admin_actions,
    admin_people,
    automatic_actions,
    fair_actions,
    figure_actions,
    invite_actions,
    leave_actions,
    lesson_actions,
    option_actions,
    pause_actions,
    picture_actions,
    privacy_actions,
    proposal_actions,
    replay_actions,
    report_actions,
    rules_actions,
    score_actions,
    seat_actions,
    selection_actions,
    table_actions,
    table_menu_actions,
    take_back_actions,
    which_table,
)
from bot.discord.buttons import FAMILIES
from bot.discord.custom_id import TEMPLATE, ButtonId
from bot.discord.pages.replay import Spot
from bot.tables.model import REVISIONS_A_MATCH, Place, TableId
from bot.tables.played import MatchRef
from bot.text.lessons import lesson_of

ACTIONS: tuple[ModuleType, ...] = (
    figure_actions,
    score_actions,
    table_actions,
    leave_actions,
    seat_actions,
    selection_actions,
    option_actions,
    pause_actions,
    rules_actions,
    which_table,
    invite_actions,
    take_back_actions,
    automatic_actions,
    proposal_actions,
    table_menu_actions,
    picture_actions,
    privacy_actions,
    report_actions,
    replay_actions,
    lesson_actions,
    admin_actions,
    admin_people,
    fair_actions,
)
LESSON = lesson_of("engine.tricks")
MATCH = MatchRef(TableId("ev643cjds3"), 2)
SEATING = "0123456789abcdef01234567"
DRAWN = {
    "s1:-:-:0:admin=log.1": ("admin_people.show", {"page": "log.1"}),
    "s1:-:-:0:admin-setting": ("admin_actions.choose", {"field": "2"}),
    "s1:-:-:0:admin-value=pace": ("admin_actions.change", {"given": {"pace": "2"}}),
    "s1:-:-:0:admin-channels": ("admin_actions.allow", {"channels": ["2"]}),
    "s1:-:-:0:admin-everywhere": ("admin_actions.allow", {"channels": ()}),
    "s1:-:-:0:admin-rules": ("admin_actions.show_rules", {"game": "2", "page": 0, "preset": None}),
    "s1:-:-:0:admin-form=barbu.1": ("admin_actions.turn_rules", {"what": "barbu.1"}),
    "s1:-:-:0:admin-option=barbu.0.-preset": (
        "admin_actions.set_rule",
        {"what": "barbu.0.-preset", "values": ["2"]},
    ),
    "s1:-:-:0:admin-write=schieber.0.target": (
        "admin_actions.write_rule",
        {"what": "schieber.0.target", "text": "500"},
    ),
    "s1:-:-:0:admin-usual=barbu": ("admin_actions.set_usual", {"game": "barbu"}),
    "s1:-:-:0:admin-close": ("admin_people.ask_why_to_close", {}),
    "s1:-:-:0:admin-closed=ev643cjds3": ("admin_people.close_table", {"reason": "500"}),
    "s1:-:-:0:admin-exclude": ("admin_people.ask_about", {}),
    "s1:-:-:0:admin-out=11.1": ("admin_people.ask_why", {"what": "11.1"}),
    "s1:-:-:0:admin-because=11.1": ("admin_people.exclude_because", {"what": "11.1", "reason": "500"}),
    "s1:-:-:0:admin-back": ("admin_people.let_chosen_back", {}),
    "s1:-:-:0:admin-reset": ("admin_people.ask_to_reset", {"game": "2"}),
    "s1:-:-:0:admin-anew=barbu": ("admin_people.reset", {"game": "barbu"}),
    "s1:-:-:0:play=klaberjass": ("table_actions.play_now", {"game": "klaberjass"}),
    "s1:-:-:0:ladder=vira.here.week.rating.3": ("figure_actions.turned", {"what": "vira.here.week.rating.3"}),
    "s1:-:-:0:ladder=period": ("figure_actions.turned", {"what": "period"}),
    "s1:-:-:0:figures=12.vira.all": ("figure_actions.chosen", {"what": "12.vira.all"}),
    "s1:-:-:0:curve=12.vira.here": ("figure_actions.curve", {"what": "12.vira.here"}),
    "s1:-:-:0:pages=vira.ev643cjds3.3": ("rules_actions.turned", {"what": "vira.ev643cjds3.3"}),
    "s1:-:-:0:pages=barbu.1": ("rules_actions.turned", {"what": "barbu.1"}),
    "s1:-:-:0:sorted=vira.13.family": ("rules_actions.turned", {"what": "vira.13.family"}),
    "s1:-:-:0:book=barbu": ("rules_actions.book", {"game": "barbu"}),
    "s1:-:-:0:chapter=barbu.1": ("rules_actions.chapter", {"what": "barbu.1"}),
    "s1:-:-:0:word-a=barbu.1": ("rules_actions.word", {"what": "barbu.1"}),
    "s1:-:-:0:word-b=vira.1": ("rules_actions.word", {"what": "vira.1"}),
    "s1:-:-:0:rule=barbu.BAR-2.3": ("rules_actions.cited", {"what": "barbu.BAR-2.3"}),
    "s1:ev643cjds3:-:0:join": ("table_actions.join", {"seat": None}),
    "s1:ev643cjds3:-:0:leave": ("leave_actions.leave", {"told": ""}),
    "s1:ev643cjds3:-:0:leave=lost": ("leave_actions.leave", {"told": "lost"}),
    "s1:ev643cjds3:-:0:end=match": ("leave_actions.end", {"told": "match"}),
    "s1:ev643cjds3:-:0:because": ("leave_actions.end_because", {"reason": "500"}),
    's1:-:-:0:which=["bid",{"bid":"pass"}]': ("which_table.carry_out", {"carried": '["bid",{"bid":"pass"}]'}),
    "s1:ev643cjds3:-:0:stay": ("leave_actions.stay", {}),
    "s1:ev643cjds3:-:0:computer": ("table_actions.add_computer_by_click", {}),
    "s1:ev643cjds3:-:0:start": ("table_actions.begin", {"fill": False, "fewer": None}),
    "s1:ev643cjds3:-:0:fill": ("table_actions.begin", {"fill": True, "fewer": None}),
    "s1:ev643cjds3:-:0:fewer=3": ("table_actions.begin", {"fill": False, "fewer": 3}),
    "s1:ev643cjds3:-:0:invite": ("invite_actions.ask_whom", {}),
    "s1:ev643cjds3:-:0:guests": ("invite_actions.invite", {"guests": ["somebody"]}),
    "s1:-:-:0:privacy=sure.1a2b": ("privacy_actions.pressed", {"what": "sure.1a2b"}),
    "s1:-:-:0:untell=500": ("invite_actions.untell", {"channel": "500"}),
    "s1:ev643cjds3:0:100001:claim": ("automatic_actions.claim", {"revision": 100_001}),
    "s1:ev643cjds3:0:100000:queue=1.KS": ("automatic_actions.queue", {"what": "1.KS", "revision": 100_000}),
    "s1:ev643cjds3:-:0:accept": ("invite_actions.accept", {}),
    "s1:ev643cjds3:0:100001:takeback": ("take_back_actions.take_back", {"revision": 100_001}),
    "s1:ev643cjds3:0:100001:more": ("selection_actions.widen", {"revision": 100_001}),
    "s1:ev643cjds3:0:100001:read": ("selection_actions.read_on", {}),
    "s1:ev643cjds3:-:0:seats": ("seat_actions.show", {}),
    "s1:ev643cjds3:-:0:sit": ("seat_actions.sit_by_click", {"values": ["2"], "where": ""}),
    "s1:ev643cjds3:-:0:sit=panel": ("seat_actions.sit_by_click", {"values": ["2"], "where": "panel"}),
    f"s1:ev643cjds3:-:0:swap={SEATING}": ("seat_actions.swap_by_click", {"values": ["2"], "seen": SEATING}),
    "s1:ev643cjds3:-:0:shuffle": ("seat_actions.shuffle_by_click", {}),
    f"s1:ev643cjds3:-:0:place={SEATING}": ("seat_actions.computer_by_click", {"values": ["2"]}),
    f"s1:ev643cjds3:-:0:free={SEATING}": ("seat_actions.free_by_click", {"values": ["2"], "seen": SEATING}),
    "s1:ev643cjds3:-:0:options": ("option_actions.show_form", {"page": 0, "turned": False}),
    "s1:ev643cjds3:-:0:form=1": ("option_actions.show_form", {"page": 1, "turned": True}),
    "s1:ev643cjds3:-:0:set=0.-preset": ("option_actions.choose", {"what": "0.-preset", "values": ["2"]}),
    "s1:ev643cjds3:-:0:default=1.set": ("option_actions.set_default", {"what": "1.set"}),
    "s1:ev643cjds3:-:100000:agree=end.11.-": (
        "proposal_actions.answer",
        {"proposal": "end.11.-", "agrees": True},
    ),
    "s1:ev643cjds3:-:100000:decline=kick.11.2": (
        "proposal_actions.answer",
        {"proposal": "kick.11.2", "agrees": False},
    ),
    "s1:ev643cjds3:-:100000:finish": ("leave_actions.finish", {}),
    "s1:ev643cjds3:-:100000:kick=12.vote": ("proposal_actions.kick_surely", {"told": "12.vote"}),
    "s1:ev643cjds3:-:0:table": ("table_menu_actions.show", {}),
    "s1:ev643cjds3:-:0:out": ("table_menu_actions.kick", {"values": ["2"]}),
    "s1:ev643cjds3:-:0:host": ("table_menu_actions.hand_over", {"values": ["2"], "told": ""}),
    "s1:ev643cjds3:-:0:host=12": ("table_menu_actions.hand_over", {"values": ["2"], "told": "12"}),
    "s1:ev643cjds3:-:0:write=1.target": ("option_actions.write", {"what": "1.target", "text": "500"}),
    "s1:ev643cjds3:-:100000:hand": ("table_actions.hand", {"on_hand": False}),
    "s1:ev643cjds3:0:100001:do=play KS bella": (
        "table_actions.play",
        {"action": "play KS bella", "revision": 100_001},
    ),
    "s1:ev643cjds3:0:100001:choose": ("selection_actions.weigh", {"text": "2", "revision": 100_001}),
    "s1:ev643cjds3:0:100001:choose=0.1": ("selection_actions.weigh", {"text": "2", "revision": 100_001}),
    "s1:ev643cjds3:0:100001:weigh=bid solo 6 S": (
        "selection_actions.weigh",
        {"text": "bid solo 6 S", "revision": 100_001},
    ),
    "s1:ev643cjds3:0:100001:pick=exchange": ("selection_actions.pick", {"values": ["2"]}),
    "s1:ev643cjds3:0:100001:pick=S.1f0": ("selection_actions.pick", {"values": ["2"]}),
    "s1:ev643cjds3:0:100001:none": ("selection_actions.pick_none", {"revision": 100_001}),
    "s1:ev643cjds3:0:100001:final=1f0": ("selection_actions.confirm", {}),
    "s1:ev643cjds3:0:100001:drop": ("selection_actions.drop", {"revision": 100_001}),
    "s1:ev643cjds3:0:100001:advice": ("selection_actions.advise", {"revision": 100_001}),
    "s1:ev643cjds3:0:100001:why": ("table_actions.why_not", {}),
    "s1:ev643cjds3:0:100001:details": ("table_actions.show_details", {}),
    "s1:ev643cjds3:0:100001:picture": ("picture_actions.picture", {}),
    "s1:ev643cjds3:0:100001:report": ("report_actions.report", {}),
    "s1:ev643cjds3:-:100000:back": ("table_actions.back", {"on_hand": False}),
    "s1:ev643cjds3:0:100001:back": ("table_actions.back", {"on_hand": True}),
    "s1:ev643cjds3:-:100001:next": ("table_actions.next_deal", {"on_hand": False}),
    "s1:ev643cjds3:0:100001:next": ("table_actions.next_deal", {"on_hand": True}),
    "s1:ev643cjds3:0:100000:next": ("table_actions.hand", {"on_hand": True}),
    "s1:ev643cjds3:-:100000:next": ("table_actions.hand", {"on_hand": False}),
    "s1:ev643cjds3:-:100000:pause": ("pause_actions.pause", {}),
    "s1:ev643cjds3:-:200000:pause": ("table_actions.hand", {"on_hand": False}),
    "s1:ev643cjds3:-:100000:continue": ("pause_actions.go_on", {"on_hand": False, "alone": False}),
    "s1:ev643cjds3:0:100001:continue": ("pause_actions.go_on", {"on_hand": True, "alone": False}),
    "s1:ev643cjds3:0:200001:continue": ("table_actions.hand", {"on_hand": True}),
    "s1:ev643cjds3:-:100001:go-on": ("pause_actions.go_on", {"on_hand": True, "alone": True}),
    "s1:ev643cjds3:-:100000:go-on": ("table_actions.hand", {"on_hand": True}),
    "s1:ev643cjds3:-:100000:rematch": ("table_actions.rematch", {}),
    "s1:ev643cjds3:-:100000:score": ("score_actions.score", {"page": None}),
    "s1:ev643cjds3:0:100001:score": ("score_actions.score", {"page": None}),
    "s1:ev643cjds3:-:0:scores=3": ("score_actions.score", {"page": 3}),
    "s1:ev643cjds3:-:0:reasons=m0": ("score_actions.reasons", {"number": 2}),
    "s1:ev643cjds3:-:0:drawn": ("picture_actions.score_picture", {}),
    "s1:ev643cjds3:-:100000:look": ("picture_actions.table_picture", {}),
    "s1:ev643cjds3:-:0:fair": ("fair_actions.fair", {"page": None}),
    "s1:ev643cjds3:0:100001:fair": ("fair_actions.fair", {"page": None}),
    "s1:ev643cjds3:-:0:fair=1": ("fair_actions.fair", {"page": 1}),
    "s1:ev643cjds3:-:0:sheet": ("score_actions.score_as_file", {}),
    "s1:ev643cjds3:-:100000:record": ("score_actions.record", {"number": 1}),
    "s1:ev643cjds3:-:100000:rules": ("rules_actions.rules", {"game": "klaberjass"}),
    "s1:ev643cjds3:0:100001:rules": ("rules_actions.rules", {"game": "klaberjass"}),
    "s1:ev643cjds3:-:200000:replay": ("replay_actions.open_at", {"spot": Spot(MATCH)}),
    "s1:ev643cjds3:-:200000:replay=a.57": ("replay_actions.open_at", {"spot": Spot(MATCH, 57)}),
    "s1:ev643cjds3:-:200000:step=p.57.2": ("replay_actions.step", {"spot": Spot(MATCH, 57, "p")}),
    "s1:ev643cjds3:-:200000:step=3.57.turn": ("replay_actions.step", {"spot": Spot(MATCH, 57, "3")}),
    "s1:ev643cjds3:-:200000:jump=a.57.d": ("replay_actions.jump", {"spot": Spot(MATCH, 57), "values": ["2"]}),
    "s1:ev643cjds3:-:200000:seen=a.57": ("replay_actions.see", {"spot": Spot(MATCH, 57), "values": ["2"]}),
    "s1:ev643cjds3:-:200000:share=a.57": ("replay_actions.share", {"spot": Spot(MATCH, 57)}),
    "s1:ev643cjds3:-:200000:export=a.57.text": ("replay_actions.export", {"spot": Spot(MATCH, 57), "kind": "text"}),
    "s1:ev643cjds3:-:200000:seals=a.1": ("fair_actions.fair_of_match", {"spot": Spot(MATCH), "page": None}),
    "s1:ev643cjds3:-:200000:seals=a.1.2": ("fair_actions.fair_of_match", {"spot": Spot(MATCH), "page": 2}),
    "s1:-:-:0:past=3..1": ("replay_actions.turn_page", {"what": "3..1"}),
    "s1:-:-:0:past=3.vira.1": ("replay_actions.turn_page", {"what": "3.vira.1"}),
    "s1:-:-:0:watch": ("replay_actions.watch", {"values": ["2"]}),
    "s1:-:-:0:learn": ("lesson_actions.lessons", {"owner": "", "turned": False}),
    "s1:-:-:0:learn=vira": ("lesson_actions.lessons", {"owner": "vira", "turned": True}),
    "s1:-:-:0:lesson-choose-one": ("lesson_actions.chosen", {"values": ["2"]}),
    "s1:-:-:3:lesson-open=engine.tricks.": (
        "lesson_actions.open_at",
        {"lesson": LESSON, "number": 3, "selection": None},
    ),
    "s1:-:-:3:lesson-back=engine.tricks.": (
        "lesson_actions.open_at",
        {"lesson": LESSON, "number": 2, "selection": None},
    ),
    "s1:-:-:3:lesson-drop=engine.tricks.": (
        "lesson_actions.open_at",
        {"lesson": LESSON, "number": 3, "selection": None},
    ),
    "s1:-:-:3:lesson-show=engine.tricks.": (
        "lesson_actions.go_on",
        {"lesson": LESSON, "number": 3, "explanation": "right"},
    ),
    "s1:-:-:3:lesson-why=engine.tricks.": ("lesson_actions.why_not", {"lesson": LESSON, "number": 3}),
    "s1:-:-:3:lesson-do=engine.tricks.play KS": (
        "lesson_actions.answer",
        {"lesson": LESSON, "number": 3, "text": "play KS"},
    ),
    "s1:-:-:3:lesson-choose=engine.tricks.0.1": (
        "lesson_actions.weigh",
        {"lesson": LESSON, "number": 3, "text": "2"},
    ),
    "s1:-:-:3:lesson-weigh=engine.tricks.bid solo 6 S": (
        "lesson_actions.weigh",
        {"lesson": LESSON, "number": 3, "text": "bid solo 6 S"},
    ),
    "s1:-:-:3:lesson-pick=engine.tricks.S.1a": (
        "lesson_actions.pick",
        {"lesson": LESSON, "number": 3, "what": "S.1a", "values": ["2"]},
    ),
    "s1:-:-:3:lesson-none=engine.tricks.": ("lesson_actions.pick_none", {"lesson": LESSON, "number": 3}),
    "s1:-:-:3:lesson-final=engine.tricks.1a": (
        "lesson_actions.confirm",
        {"lesson": LESSON, "number": 3, "mask": "1a"},
    ),
    f"s1:ev643cjds3:1:0:confer={SEATING}": ("line.mean", {"named": SEATING}),
}
"""An id of each form that the first release drew, with the action it calls: what the action is told beside the context,
the table and the id."""


def table(id: ButtonId) -> Any:
    """A table in its first match, of which the first answer has been given; two of three seats are taken."""
    return SimpleNamespace(
        id=id.table,
        game="klaberjass",
        match_number=1,
        revision=REVISIONS_A_MATCH + 1,
        revision_of=lambda seat: REVISIONS_A_MATCH + 1,
        taken=2,
        holders=(object(), object(), None),
        seat_of=lambda user: id.seat,
        place=Place(None, 1),
    )


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, Any]]]:
    """The actions that are called, which do nothing."""
    called: list[tuple[str, dict[str, Any]]] = []

    def recorded(name: str, action: Any) -> Any:
        signature = inspect.signature(action)

        async def record(*args: Any, **named: Any) -> None:
            bound = signature.bind(*args, **named)
            bound.apply_defaults()
            told = {key: value for key, value in bound.arguments.items() if key not in {"context", "table", "id"}}
            called.append((name, told))

        return record

    for module in ACTIONS:
        for name, action in inspect.getmembers(module, inspect.iscoroutinefunction):
            if action.__module__ == module.__name__:
                monkeypatch.setattr(module, name, recorded(f"{module.__name__.rpartition('.')[2]}.{name}", action))
    return called


@pytest.mark.parametrize("drawn", DRAWN, ids=lambda drawn: drawn.partition(":")[2])
async def test_an_id_of_the_first_release_does_what_it_did(drawn: str, calls: list[tuple[str, dict[str, Any]]]) -> None:
    (family,) = [family for family in FAMILIES if family.ids.fullmatch(drawn)]
    id = ButtonId.parse(drawn)
    assert str(id) == drawn

    async def mean(context: Any, named: str) -> None:
        calls.append(("line.mean", {"named": named}))

    context: Any = SimpleNamespace(
        tables=SimpleNamespace(get=lambda _: table(id)),
        services=SimpleNamespace(private_line=SimpleNamespace(mean=mean)),
        at=lambda at: at,
        person=SimpleNamespace(id=1),
        place=Place(None, 1),
        values=["2"],
        chosen_people=["somebody"],
        written="500",
    )
    await family.press(context, id)
    assert calls == [DRAWN[drawn]]


@pytest.mark.parametrize("drawn", ["s1:-:-:0:join", "s1:a:-:0:play=vira", "s1:a:-:0:joined", "s1:a:-:0:nonsense", "x"])
def test_other_ids_belong_to_no_family(drawn: str) -> None:
    assert not [family for family in FAMILIES if family.ids.fullmatch(drawn)]


def test_every_verb_has_one_family_which_says_what_it_does() -> None:
    verbs = [
        re.findall(r"[a-z][a-z-]+", family.ids.pattern.partition("(?P<verb>")[2].partition(")")[0])
        for family in FAMILIES
    ]
    every = [verb for of_family in verbs for verb in of_family]
    assert len(every) == len(set(every))
    assert set(every) == {ButtonId.parse(drawn).verb for drawn in DRAWN}
    assert all(TEMPLATE.fullmatch(str(ButtonId(verb))) for verb in every)
    for family, of_family in zip(FAMILIES, verbs, strict=True):
        if len(of_family) > 1:
            assert set(re.findall(r'case "([a-z-]+)"', inspect.getsource(family))) == set(of_family)
