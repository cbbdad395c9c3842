"""`stich replay --verify [--digest]` on records that the table service has handed out: every change is found."""

import json
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import pairwise
from random import Random

import pytest

from bot.tables.model import TableState
from bot.text.i18n import Localiser
from engine.cards import Seat
from engine.fairness import seal
from engine.match import DealLine, Match
from engine.record import read, write
from engine.registry import game_keys
from engine.turn import Act
from tests.i18n.catalogues import LANGUAGES
from tests.replay.records import SHORT, run, stich, text
from tests.support.clock import FakeClock
from tests.tables.killed import able
from tests.tables.world import ANNA, AT_ONCE, BEN, HERE, running

OPTIONS = {
    "klaberjass": {"target": 501},
    "schieber": {"target": 800},
    "barbu": {"length": 4},
    "vira": {"deals": 3},
}
"""Short matches, of three deals or more."""
SAYS = Localiser(strict=True)


@dataclass(frozen=True)
class Handed:
    """A record as it was handed out, the digest that the result showed, and the hash that each deal showed."""

    record: bytes
    digest: str
    hashes: tuple[str, ...]

    @property
    def lines(self):
        return [json.loads(line) for line in self.record.splitlines()]


async def played(path, game, number):
    """A whole match with a person, another and computers, who take back now and then."""
    async with running(path, FakeClock(), delays=AT_ONCE, seed=number) as world:
        table = await world.tables.open(place=HERE, host=ANNA, game=game, options=OPTIONS[game], cause=world.cause)
        await world.tables.join(table.id, BEN)
        await world.tables.set_options(table.id, ANNA.id, wants_rated=False)
        await world.tables.begin(table.id, ANNA.id, world.cause, fill=True)
        backs = 0
        while (now := world.now(table)).state is TableState.PLAYING:
            if world.rng.random() < 0.5 and (person := able(now)) is not None:
                await world.tables.take_back(table.id, person.id, revision=None, cause=world.cause)
                backs += 1
            elif isinstance(now.match.turn, Act) and now.holders[now.match.turn.seat].person is None:
                await world.wait(2)
            else:
                await world.move(table.id)
        over = world.now(table)
        assert backs, "what is taken back is in the log, and not in the record"
        hashes = {}
        for change in world.heard:
            if change.table.match is not None:
                for place, line in enumerate(
                    (line for line in change.table.match.log if isinstance(line, DealLine)), start=1
                ):
                    assert hashes.setdefault(place, line.seal.hash) == line.seal.hash
        record = (await world.archive.record(table.id)).encode()
        return Handed(record, over.digest, tuple(hashes.values()))


@pytest.fixture(scope="module")
def handed(tmp_path_factory):
    """Matches of a game, each played once."""
    import asyncio

    @cache
    def of(game, number=1):
        path = tmp_path_factory.mktemp("verified") / f"{game}{number}.db"
        return asyncio.run(played(path, game, number))

    return of


def deals_of(lines):
    return [number for number, line in enumerate(lines) if "deal" in line]


def acts_of(lines):
    return [number for number, line in enumerate(lines) if "act" in line]


def blocks(lines):
    """The first line, then each deal with its actions."""
    starts = [*deals_of(lines), len(lines)]
    return lines[:1], [lines[start:end] for start, end in pairwise(starts)]


def swapped_pack(lines, _):
    """Two cards at the end of the last deal's pack, which in some games nobody ever sees."""
    line = lines[deals_of(lines)[-1]]
    *pack, one, other = line["deal"].split(" ")
    line["deal"] = " ".join([*pack, other, one])
    return lines


def swapped_hands(lines, _):
    line = lines[deals_of(lines)[0]]
    first, *pack, last = line["deal"].split(" ")
    line["deal"] = " ".join([last, *pack, first])
    return lines


def changed_salt(lines, _):
    line = lines[deals_of(lines)[1]]
    line["salt"] = ("1" if line["salt"][0] == "0" else "0") + line["salt"][1:]
    return lines


def changed_hash(lines, _):
    line = lines[deals_of(lines)[-1]]
    line["hash"] = line["hash"][::-1]
    return lines


def removed_seals(lines, _):
    for place in deals_of(lines):
        del lines[place]["salt"], lines[place]["hash"]
    return lines


def dropped_deal(lines, _):
    first, parts = blocks(lines)
    return [*first, *(line for part in [parts[0], *parts[2:]] for line in part)]


def dropped_first_deal(lines, _):
    first, parts = blocks(lines)
    return [*first, *(line for part in parts[1:] for line in part)]


def reordered_deals(lines, _):
    first, parts = blocks(lines)
    parts[0], parts[1] = parts[1], parts[0]
    return [*first, *(line for part in parts for line in part)]


def deals_exchanged_their_packs(lines, _):
    one, other, *_ = deals_of(lines)
    lines[one], lines[other] = lines[other], lines[one]
    return lines


def changed_action(lines, _):
    """Some earlier answer of the last deal is another one that was legal then."""
    match = None
    for number, line in enumerate(lines):
        *_, match = read(text([json.dumps(one) for one in lines[:number]])) if number else (None,)
        if number > deals_of(lines)[-1] and "act" in line:
            legal = getattr(match.choice(Seat(line["seat"])), "legal", ())
            if others := [act for act in legal if act != line["act"]]:
                line["act"] = others[0]
                return lines
    raise AssertionError("no choice in the last deal")


def dropped_last_line(lines, _):
    return lines[:-1]


def changed_option(lines, _):
    lines[0]["options"] = {**lines[0]["options"], **{"klaberjass": {"target": 1000}, "schieber": {"target": 810},
        "barbu": {"length": 8}, "vira": {"deals": 6}}[lines[0]["game"]]}  # fmt: skip
    return lines


def changed_dealer(lines, _):
    lines[0]["dealer"] = (lines[0]["dealer"] + 1) % lines[0]["seats"]
    return lines


def changed_seat(lines, _):
    line = lines[acts_of(lines)[-1]]
    line["seat"] = (line["seat"] + 1) % lines[0]["seats"]
    return lines


def changed_time(lines, _):
    line = lines[acts_of(lines)[3]]
    line["at"] = line["at"].replace("2026", "2025")
    return lines


def removed_time(lines, _):
    del lines[acts_of(lines)[3]]["at"]
    return lines


def changed_author(lines, _):
    line = lines[acts_of(lines)[-1]]
    line["by"] = "autopilot"
    return lines


def inserted_take_back(lines, _):
    last = lines[-1]
    return [*lines, {"seat": last["seat"], "takeback": 1}]


def deal_of_another_match(lines, other):
    lines[deals_of(lines)[1]] = other[deals_of(other)[-1]]
    return lines


def other_match_id(lines, _):
    lines[0]["match"] = "another-1"
    return lines


def deal_twice(lines, _):
    place = deals_of(lines)[-1]
    return [*lines[:place], lines[place], *lines[place:]]


def resealed(lines, _):
    """The forger knows how seals are made, and makes all of them anew."""
    match = read_whole(swapped_pack(lines, None))
    again = Match.start(match.game, seats=match.header.seats, dealer=match.header.dealer,
        options=dict(match.header.options), match_id=match.header.match_id)  # fmt: skip
    for line in match.log:
        if isinstance(line, DealLine):
            again, _ = again.deal(line.chance, seal(again, line.chance, "00" * 16))
        else:
            again, _ = again.follow(line)
    return [json.loads(line) for line in write(again).splitlines()]


def read_whole(lines):
    *_, match = read(packed(lines))
    return match


def packed(lines):
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines).encode()


WAYS = [
    swapped_pack, swapped_hands, changed_salt, changed_hash, removed_seals, dropped_deal, dropped_first_deal,
    reordered_deals, deals_exchanged_their_packs, changed_action, dropped_last_line, changed_option, changed_dealer,
    changed_seat, changed_time, removed_time, changed_author, inserted_take_back, deal_of_another_match, other_match_id,
    deal_twice,
]  # fmt: skip
SEEN_WITHOUT_DIGEST = {
    swapped_pack, swapped_hands, changed_salt, changed_hash, removed_seals, dropped_deal, dropped_first_deal,
    reordered_deals, deals_exchanged_their_packs, dropped_last_line, changed_option, changed_dealer, changed_seat,
    inserted_take_back, deal_of_another_match, other_match_id, deal_twice,
}  # fmt: skip
"""What shows by itself, since the forger did not make the seals anew."""


@pytest.mark.parametrize("game", game_keys())
def test_a_record_as_it_was_handed_out_is_the_one_of_the_digest(file, capsys, handed, game):
    record = handed(game)
    assert len(record.hashes) >= 3
    file.write_bytes(record.record)
    assert run(file, "--verify", "--digest", record.digest) == 0
    out, err = capsys.readouterr()
    *listed, verdict = out.splitlines()
    assert err == ""
    assert [line.split()[-1] for line in listed] == list(record.hashes), "what the table showed at each deal"
    assert verdict == SAYS.text("en", "verify-digest-same")
    grouped = " ".join(record.digest[start : start + 16] for start in range(0, 64, 16))
    for written in (record.digest.upper(), grouped, f" {record.digest} "):
        assert run(file, "--digest", written) == 0
    assert sha256(record.record).hexdigest() == record.digest


@pytest.mark.parametrize("game", game_keys())
def test_without_the_digest_it_tells_what_to_compare(file, capsys, handed, game):
    record = handed(game)
    file.write_bytes(record.record)
    assert run(file, "--verify") == 0
    *listed, verdict = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in listed] == list(record.hashes)
    assert verdict.startswith("The record is internally consistent. Compare")
    assert verdict.endswith(record.digest)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("game", game_keys())
def test_with_the_digest_every_change_is_found(file, capsys, handed, game, way):
    record, other = handed(game), handed(game, 2)
    changed = packed(way(deepcopy(record.lines), other.lines))
    assert changed != record.record
    file.write_bytes(changed)
    assert run(file, "--verify", "--digest", record.digest) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines()[-1].startswith("The record has been changed or belongs to another match")
    assert SAYS.text("en", "verify-digest-same") not in out
    assert (run(file, "--verify") == 1) >= (way in SEEN_WITHOUT_DIGEST)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", game_keys())
def test_with_the_digest_every_changed_byte_is_found(file, handed, game, seed):
    record = handed(game)
    rng = Random(f"{game} {seed}")
    for _ in range(5):
        data = bytearray(record.record)
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(7)
        file.write_bytes(bytes(data))
        assert run(file, "--verify", "--digest", record.digest) == 1


def test_a_digest_is_taken_in_the_groups_in_which_people_copy_it(file, handed):
    record = handed("klaberjass")
    file.write_bytes(record.record)
    groups = [record.digest[start : start + 16] for start in range(0, 64, 16)]
    for arguments in ((file, "--verify", "--digest", *groups), ("--verify", "--digest", *groups, file)):
        assert stich(*arguments).returncode == 0
    assert stich(file, "--digest", *groups[:3], "0" * 16).returncode == 1
    assert stich(file, "--digest", *groups[:3]).returncode == 2
    assert stich(file, "--digest", *groups, "00").returncode == 2


@pytest.mark.parametrize("change", [b" ", b"\n"])
def test_a_byte_that_matters_to_no_reader_is_found_with_the_digest(file, handed, change):
    record = handed("klaberjass")
    file.write_bytes(record.record.replace(b'{"stich"', b"{" + change.replace(b"\n", b"\t") + b'"stich"'))
    assert run(file, "--verify") == 0
    assert run(file, "--verify", "--digest", record.digest) == 1


def test_a_forger_who_makes_the_seals_anew_is_found_by_the_digest_and_by_what_the_table_showed(file, capsys, handed):
    record = handed("klaberjass")
    file.write_bytes(packed(resealed(record.lines, None)))
    assert run(file, "--verify") == 0, "consistent in itself: nothing more is said of it"
    *listed, verdict = capsys.readouterr().out.splitlines()
    assert not {line.split()[-1] for line in listed} & set(record.hashes)
    assert "Compare" in verdict
    assert run(file, "--verify", "--digest", record.digest) == 1


def test_the_record_of_another_match_does_not_have_the_digest(file, handed):
    file.write_bytes(handed("barbu", 2).record)
    assert run(file, "--verify") == 0
    assert run(file, "--verify", "--digest", handed("barbu").digest) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_without_salts_cannot_be_verified(file, capsys, language):
    """Neither one of another program nor one of an earlier version."""
    file.write_bytes(text(SHORT))
    digest = sha256(text(SHORT)).hexdigest()
    for more in ([], ["--digest", digest]):
        assert run(file, "--verify", "--language", language, *more) == 1
        out, err = capsys.readouterr()
        assert err == ""
        assert SAYS.text(language, "verify-no-salts") in out
        assert SAYS.text(language, "verify-digest-same") not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_digest_that_is_none_or_other_output_is_refused_in_one_line(file, capsys, language):
    file.write_bytes(text(SHORT))
    digest = "0" * 64
    for more in (
        ["--digest", "167b024f3d05"], ["--digest", ""], ["--digest", "g" * 64], ["--digest", "0" * 65],
        ["--digest", "٠" * 64], ["--digest", "a\nb"], ["--verify", "--json"], ["--digest", digest, "--view", "0"],
    ):  # fmt: skip
        assert run(file, "--language", language, *more) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert len(err.splitlines()) == 1


@pytest.mark.parametrize("data", [b"", b"hello\n", b"\0", b"{}\n", b"\xff", b"[" * 100_000, b"\n"])
def test_any_file_is_told_of_without_a_traceback(file, capsys, data):
    file.write_bytes(data)
    assert run(file, "--verify") == 1
    assert run(file, "--verify", "--digest", "0" * 64) == 1
    assert capsys.readouterr().err == ""
    assert run(file.with_name("none.stich"), "--verify") == 2


def test_the_command_needs_neither_bot_nor_database(file, handed):
    record = handed("vira")
    file.write_bytes(record.record)
    ended = stich(file, "--verify", "--digest", record.digest, "--language", "ja")
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert SAYS.text("ja", "verify-digest-same") in ended.stdout.decode()
