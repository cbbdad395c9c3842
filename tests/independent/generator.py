"""Random records, made by the second reading of a game: whole matches, and matches broken by a bad line.

What is a game's own (its options, stacked packs, what makes rare things happen, lines that it alone refuses) stands in
a module of cases, such as `klaberjass_cases`; `cases.RULES` is the second reading itself.
"""

import json

from tests.independent import record


def bad_headers(cases):
    """First lines that are malformed."""
    key, seats = cases.RULES.NAME, cases.RULES.SEATS
    common = [
        f'{{"stich":1,"game":"{key}","seats":{seats}}}',
        f'{{"stich":2,"game":"{key}","seats":{seats},"dealer":0}}',
        f'{{"stich":true,"game":"{key}","seats":{seats},"dealer":0}}',
        f'{{"stich":1.0,"game":"{key}","seats":{seats},"dealer":0}}',
        f'{{"stich":1,"game":"{key}","seats":{seats + 1},"dealer":0}}',
        f'{{"stich":1,"game":"{key}","seats":{seats - 1},"dealer":0}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"dealer":{seats}}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"dealer":-1}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"dealer":"0"}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"dealer":0.0}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"dealer":0,"name":"x"}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"seats":{seats},"dealer":0}}',
        f'{{"stich":1,"game":"{key}","preset":"no-such","seats":{seats},"dealer":0}}',
        f'{{"stich":1,"game":"{key}","preset":null,"seats":{seats},"dealer":0}}',
        f'{{"stich":1,"game":"{key}","preset":["article"],"seats":{seats},"dealer":0}}',
        f'{{"stich":1,"game":"{key}","options":[],"seats":{seats},"dealer":0}}',
        f'{{"stich":1,"game":"{key}","options":{{"tempo":"quick"}},"seats":{seats},"dealer":0}}',
        f'{{"stich":1,"game":"{key.title()}","seats":{seats},"dealer":0}}',
        f'{{"stich":1,"game":["{key}"],"seats":{seats},"dealer":0}}',
        f'{{"stich":1,"game":"no-such","seats":{seats},"dealer":0}}',
        "[]",
        "{}",
        "null",
        "",
    ]
    return [*common, *headers(cases, cases.BAD_OPTIONS)]


def headers(cases, chosen):
    """First lines with these presets and options."""
    key, seats = cases.RULES.NAME, cases.RULES.SEATS
    return [
        f'{{"stich":1,"game":"{key}","preset":"{preset}","options":{options},"seats":{seats},"dealer":0}}'
        for preset, options in chosen
    ]


def bad_lines(cases):
    """Later lines that are malformed, whatever is due."""
    word, pack, seats = cases.WORD, cases.RULES.PACK, cases.RULES.SEATS
    common = [
        "",
        "   ",
        "{",
        "null",
        "7",
        f'"{word}"',
        "[]",
        "{}",
        '{"seat":0}',
        f'{{"act":"{word}"}}',
        f'{{"seat":{seats},"act":"{word}"}}',
        f'{{"seat":-1,"act":"{word}"}}',
        f'{{"seat":"0","act":"{word}"}}',
        f'{{"seat":true,"act":"{word}"}}',
        f'{{"seat":0.0,"act":"{word}"}}',
        f'{{"seat":null,"act":"{word}"}}',
        f'{{"seat":0,"act":"{word.title()}"}}',
        f'{{"seat":0,"act":"{word} "}}',
        f'{{"seat":0,"act":" {word}"}}',
        f'{{"seat":0,"act":"{word} S"}}',
        '{"seat":0,"act":""}',
        '{"seat":0,"act":7}',
        '{"seat":0,"act":"play 1S"}',
        '{"seat":0,"act":"play 10S"}',
        '{"seat":0,"act":"play  9S"}',
        '{"seat":0,"act":"play S9"}',
        '{"seat":0,"act":"play 9"}',
        '{"seat":0,"act":"Play 9S"}',
        '{"seat":0,"act":"exchange 7S"}',
        '{"seat":0,"act":"play ſ9"}',
        f'{{"seat":0,"act":"{word}","act":"{word}"}}',
        f'{{"seat":0,"act":"{word}","note":"x"}}',
        f'{{"seat":0,"act":"{word}","by":"host"}}',
        f'{{"seat":0,"act":"{word}","by":null}}',
        f'{{"seat":0,"act":"{word}","by":["player"]}}',
        f'{{"seat":0,"act":"{word}","at":12}}',
        f'{{"seat":0,"act":"{word}","deal":"7S"}}',
        '{"deal":""}',
        '{"deal":7}',
        '{"deal":"7S"}',
        '{"deal":"none"}',
        json.dumps({"deal": " ".join(record.CARDS if len(pack) < len(record.CARDS) else pack[:32])}),
        json.dumps({"deal": " ".join(pack[:-1])}),
        json.dumps({"deal": " ".join([*pack[:-1], pack[0]])}),
        json.dumps({"deal": " ".join([*pack[:-1], "2S"])}),
        json.dumps({"deal": "  ".join(pack)}),
        json.dumps({"deal": " ".join(pack), "at": "2026-01-01T00:00:00Z"}),
        json.dumps({"deal": " ".join(pack), "preference": "H"}),
        json.dumps({"deal": pack}),
    ]
    return [*common, *(json.dumps({"seat": 0, "act": text}) for text in cases.BAD_ACTIONS)]


def well_written(cases):
    """Actions that some position could accept or refuse, but none calls malformed."""
    return [*record.actions(cases.RULES), "play", "play none", "play 9S 8S", "play 9S 9S", *cases.ODD_ACTIONS]


def random_case(rng, text):
    """The same action in one of the spellings that a reader accepts."""
    first, *rest = text.split(" ")
    if first == "double":
        rng.shuffle(rest)
    return " ".join([first, *(word.lower() if lowered(rng, word) else word for word in rest)])


def lowered(rng, word):
    return len(word) <= 2 and rng.random() < 0.2 and word[-1] in record.SUITS


def header(rng, cases):
    first = {"stich": 1, "game": cases.RULES.NAME, "seats": cases.RULES.SEATS}
    first["dealer"] = rng.randrange(cases.RULES.SEATS)
    preset, options = cases.random_rules(rng)
    if preset is not None:
        first["preset"] = preset
    if options:
        first["options"] = options
    return json.dumps(first, separators=(",", ":"))


def move_line(rng, seat, text):
    found = {"seat": seat, "act": random_case(rng, text)}
    if rng.random() < 0.1:
        found["by"] = rng.choice(["player", "autopilot", "computer"])
    if rng.random() < 0.1:
        found["at"] = rng.choice(["2026-01-01T00:00:00Z", "", "昨日", "9S"])
    return json.dumps(found, separators=rng.choice([(",", ":"), (", ", ": ")]), ensure_ascii=rng.random() < 0.5)


def deal_line(pack):
    return json.dumps({"deal": " ".join(pack)})


def bad_line(rng, cases, table):
    """A line that the position refuses; whether as illegal or as malformed is for the reader to say."""
    rules, kind = cases.RULES, rng.randrange(6)
    now = rules.due(table)
    acting = now not in ("deal", "over")
    if kind == 0:
        return rng.choice(bad_lines(cases))
    if kind == 1 and now != "deal":
        return deal_line(cases.random_pack(rng))
    if kind == 2 and acting:
        return move_line(rng, (now + rng.randrange(1, rules.SEATS)) % rules.SEATS, rng.choice(rules.legal(table)))
    allowed = rules.legal(table) if acting else []
    seat = now if acting and rng.random() < 0.9 else rng.randrange(rules.SEATS)
    if kind >= 4 and table["phase"] == "play":
        refused = ["play " + card for card in table["hands"][now] if "play " + card not in allowed]
        if refused:
            return move_line(rng, now, rng.choice(refused))
    return move_line(
        rng, seat, rng.choice([text for text in well_written(cases) if seat != now or text not in allowed])
    )


def random_record(rng, cases, *, broken):
    """The lines of a match with random options, played at random to its end or, if `broken`, to one bad line."""
    if broken and rng.random() < 0.05:
        return [rng.choice(bad_headers(cases)), deal_line(cases.random_pack(rng))]
    rules = cases.RULES
    lines = [header(rng, cases)]
    table = record.start(lines[0])
    last = rng.randrange(1, 80) if broken else None
    while rules.due(table) != "over" and len(lines) != last:
        if rules.due(table) == "deal":
            pack = cases.random_pack(rng)
            lines.append(deal_line(pack))
            rules.deal(table, pack)
        else:
            text = cases.choose(rng, table)
            lines.append(move_line(rng, table["turn"], text))
            rules.act(table, text)
    if broken:
        lines += [bad_line(rng, cases, table), deal_line(cases.random_pack(rng))]
    return lines
