"""Random Klaberjass records, made by the second Klaberjass: whole matches, and matches broken by a bad line."""

import copy
import json

from tests.independent import klaberjass, record

BAD_HEADERS = [
    '{"stich":1,"game":"klaberjass","seats":2}',
    '{"stich":2,"game":"klaberjass","seats":2,"dealer":0}',
    '{"stich":true,"game":"klaberjass","seats":2,"dealer":0}',
    '{"stich":1,"game":"klaberjass","seats":3,"dealer":0}',
    '{"stich":1,"game":"klaberjass","seats":2,"dealer":2}',
    '{"stich":1,"game":"klaberjass","seats":2,"dealer":-1}',
    '{"stich":1,"game":"klaberjass","seats":2,"dealer":"0"}',
    '{"stich":1,"game":"klaberjass","seats":2,"dealer":0.0}',
    '{"stich":1,"game":"klaberjass","seats":2,"dealer":0,"name":"x"}',
    '{"stich":1,"game":"klaberjass","seats":2,"seats":2,"dealer":0}',
    '{"stich":1,"game":"klabrias","seats":2,"dealer":0}',
    '{"stich":1,"game":"klaberjass","preset":"swiss","seats":2,"dealer":0}',
    '{"stich":1,"game":"klaberjass","preset":null,"seats":2,"dealer":0}',
    '{"stich":1,"game":"klaberjass","options":[],"seats":2,"dealer":0}',
    '{"stich":1,"game":"klaberjass","options":{"target":400},"seats":2,"dealer":0}',
    '{"stich":1,"game":"klaberjass","options":{"target":"300"},"seats":2,"dealer":0}',
    '{"stich":1,"game":"klaberjass","options":{"target":300.0},"seats":2,"dealer":0}',
    '{"stich":1,"game":"klaberjass","options":{"schmeiss":true},"seats":2,"dealer":0}',
    '{"stich":1,"game":"klaberjass","options":{"schmeiss":"On"},"seats":2,"dealer":0}',
    '{"stich":1,"game":"klaberjass","options":{"schmeiss":"on","schmeiss":"on"},"seats":2,"dealer":0}',
    '{"stich":1,"game":"klaberjass","options":{"tempo":"quick"},"seats":2,"dealer":0}',
    "[]",
    "",
]
BAD_LINES = [
    "",
    "   ",
    "{",
    "null",
    "7",
    '"take"',
    "[]",
    "{}",
    '{"seat":0}',
    '{"act":"take"}',
    '{"seat":2,"act":"take"}',
    '{"seat":-1,"act":"take"}',
    '{"seat":"0","act":"take"}',
    '{"seat":true,"act":"take"}',
    '{"seat":0.0,"act":"take"}',
    '{"seat":null,"act":"take"}',
    '{"seat":0,"act":"Take"}',
    '{"seat":0,"act":"take "}',
    '{"seat":0,"act":" take"}',
    '{"seat":0,"act":""}',
    '{"seat":0,"act":7}',
    '{"seat":0,"act":"play 1S"}',
    '{"seat":0,"act":"play 10S"}',
    '{"seat":0,"act":"play  9S"}',
    '{"seat":0,"act":"play S9"}',
    '{"seat":0,"act":"play 9S Bella"}',
    '{"seat":0,"act":"bella"}',
    '{"seat":0,"act":"name"}',
    '{"seat":0,"act":"name X"}',
    '{"seat":0,"act":"name SS"}',
    '{"seat":0,"act":"push"}',
    '{"seat":0,"act":"choose S"}',
    '{"seat":0,"act":"exchange 7S"}',
    '{"seat":0,"act":"dix 7S"}',
    '{"seat":0,"act":"play ſ9"}',
    '{"seat":0,"act":"take","act":"take"}',
    '{"seat":0,"act":"take","note":"x"}',
    '{"seat":0,"act":"take","by":"host"}',
    '{"seat":0,"act":"take","by":null}',
    '{"seat":0,"act":"take","by":["player"]}',
    '{"seat":0,"act":"take","at":12}',
    '{"seat":0,"act":"take","deal":"7S"}',
    '{"deal":""}',
    '{"deal":7}',
    '{"deal":"7S"}',
    '{"deal":"none"}',
    json.dumps({"deal": " ".join(record.CARDS)}),
    json.dumps({"deal": " ".join(klaberjass.PACK[:-1])}),
    json.dumps({"deal": " ".join([*klaberjass.PACK[:-1], "AS"])}),
    json.dumps({"deal": " ".join([*klaberjass.PACK[:-1], "6S"])}),
    json.dumps({"deal": "  ".join(klaberjass.PACK)}),
    json.dumps({"deal": " ".join(klaberjass.PACK), "at": "2026-01-01T00:00:00Z"}),
    json.dumps({"deal": " ".join(klaberjass.PACK), "preference": "H"}),
    json.dumps({"deal": klaberjass.PACK}),
]
WELL_WRITTEN = [*record.ACTIONS, "play", "play none", "play bella", "play 9S 8S", "play 9S 9S", "play KH QH bella"]


def random_options(rng):
    """Every option at random: half of the time not its default, and now and then the default by name."""
    chosen = {}
    for name, offered in klaberjass.OPTIONS.items():
        if rng.random() < 0.5:
            chosen[name] = rng.choice(offered)
    return chosen


def random_pack(rng):
    """A shuffled pack; every third is cut and riffled badly, so that runs, ties of runs and short suits are many."""
    pack = list(klaberjass.PACK)
    if rng.random() < 2 / 3:
        rng.shuffle(pack)
        return pack
    if rng.random() < 0.5:
        pack.sort(key=lambda card: (klaberjass.NATURAL.index(card[0]), card[1]))
    cut = rng.randrange(32)
    pack = pack[cut:] + pack[:cut]
    for _ in range(rng.randrange(1, 12)):
        one, other = rng.randrange(32), rng.randrange(32)
        pack[one], pack[other] = pack[other], pack[one]
    return pack


def random_case(rng, text):
    """The same action in one of the spellings that a reader accepts."""
    first, *rest = text.split(" ")
    return " ".join([first, *(word.lower() if len(word) <= 2 and rng.random() < 0.2 else word for word in rest)])


def choose(rng, table):
    """One of the legal actions; what makes rare things happen is preferred."""
    found = klaberjass.legal(table)
    if table["phase"] == "play" and table["tricks"] >= 6 and rng.random() < 0.3:
        return next((text for text in found if leads_to_a_tie(table, text)), found[0])
    for wanted in ("dix", "same", "declare"):
        if wanted in found and rng.random() < 0.7:
            return wanted
    return rng.choice(found)


def leads_to_a_tie(table, text):
    """Whether the two players together could end the deal, from here, with equal sides or equal totals."""
    now = copy.deepcopy({**table, "seen": []})
    klaberjass.act(now, text)
    if now["phase"] != "play":
        return any(what.startswith(("tied deal", "drawn")) for what in now["seen"])
    return any(leads_to_a_tie(now, other) for other in klaberjass.legal(now))


def header(rng):
    first = {"stich": 1, "game": "klaberjass", "seats": 2, "dealer": rng.randrange(2)}
    if rng.random() < 0.3:
        first["preset"] = "article"
    if options := random_options(rng):
        first["options"] = options
    return json.dumps(first, separators=(",", ":")), first


def move_line(rng, seat, text):
    found = {"seat": seat, "act": random_case(rng, text)}
    if rng.random() < 0.1:
        found["by"] = rng.choice(["player", "autopilot", "computer"])
    if rng.random() < 0.1:
        found["at"] = rng.choice(["2026-01-01T00:00:00Z", "", "昨日", "9S"])
    return json.dumps(found, separators=rng.choice([(",", ":"), (", ", ": ")]), ensure_ascii=rng.random() < 0.5)


def bad_line(rng, table):
    """A line that the position refuses; whether as illegal or as malformed is for the reader to say."""
    kind = rng.randrange(6)
    now = klaberjass.due(table)
    if kind == 0:
        return rng.choice(BAD_LINES)
    if kind == 1 and now != "deal":
        return json.dumps({"deal": " ".join(random_pack(rng))})
    if kind == 2 and now in (0, 1):
        return move_line(rng, 1 - now, rng.choice(klaberjass.legal(table)))
    allowed = klaberjass.legal(table) if now in (0, 1) else []
    seat = now if now in (0, 1) and rng.random() < 0.9 else rng.randrange(2)
    if kind >= 4 and table["phase"] == "play":
        refused = ["play " + card for card in table["hands"][now] if "play " + card not in allowed]
        if refused:
            return move_line(rng, now, rng.choice(refused))
    return move_line(rng, seat, rng.choice([text for text in WELL_WRITTEN if seat != now or text not in allowed]))


def random_record(rng, *, broken):
    """The lines of a match with random options, played at random to its end or, if `broken`, to one bad line."""
    if broken and rng.random() < 0.05:
        return [rng.choice(BAD_HEADERS), json.dumps({"deal": " ".join(random_pack(rng))})]
    line, first = header(rng)
    table = klaberjass.new_table(first["dealer"], first.get("options"))
    lines = [line]
    last = rng.randrange(1, 80) if broken else None
    while klaberjass.due(table) != "over" and len(lines) != last:
        if klaberjass.due(table) == "deal":
            pack = random_pack(rng)
            lines.append(json.dumps({"deal": " ".join(pack)}))
            klaberjass.deal(table, pack)
        else:
            text = choose(rng, table)
            lines.append(move_line(rng, table["turn"], text))
            klaberjass.act(table, text)
    if broken:
        lines += [bad_line(rng, table), json.dumps({"deal": " ".join(random_pack(rng))})]
    return lines
