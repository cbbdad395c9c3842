"""Makes random records by the second reading of a game: whole matches, and matches that end with a bad line.

The values of each game (options, stacked packs, choices that make rare events likely, lines that only this game
refuses) are in a module of cases, such as `klaberjass_cases`; `cases.RULES` is the second reading.
"""

import json

from tests.independent import record


def bad_headers(cases):
    """First lines that are malformed."""
    key, offered = cases.RULES.NAME, record.seats_offered(cases.RULES)
    seats = offered[0]
    common = [
        f'{{"stich":1,"game":"{key}","seats":{seats}}}',
        f'{{"stich":2,"game":"{key}","seats":{seats},"dealer":0}}',
        f'{{"stich":true,"game":"{key}","seats":{seats},"dealer":0}}',
        f'{{"stich":1.0,"game":"{key}","seats":{seats},"dealer":0}}',
        f'{{"stich":1,"game":"{key}","seats":{max(offered) + 1},"dealer":0}}',
        f'{{"stich":1,"game":"{key}","seats":{min(offered) - 1},"dealer":0}}',
        f'{{"stich":1,"game":"{key}","seats":{seats}.0,"dealer":0}}',
        f'{{"stich":1,"game":"{key}","seats":"{seats}","dealer":0}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"dealer":{seats}}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"dealer":-1}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"dealer":"0"}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"dealer":0.0}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"dealer":0,"name":"x"}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"dealer":0,"match":""}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"dealer":0,"match":"a b"}}',
        f'{{"stich":1,"game":"{key}","seats":{seats},"dealer":0,"match":7}}',
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
    """First lines with these presets, options and numbers of seats; without a number, the smallest."""
    key, fewest = cases.RULES.NAME, record.seats_offered(cases.RULES)[0]
    return [
        f'{{"stich":1,"game":"{key}","preset":"{preset}","options":{options},"seats":{seats or fewest},"dealer":0}}'
        for preset, options, seats in (choice if len(choice) == 3 else (*choice, None) for choice in chosen)
    ]


def bad_lines(cases):
    """Later lines that are malformed, whatever is due."""
    word, pack, seats = cases.WORD, cases.RULES.PACK, record.seats_offered(cases.RULES)[-1]
    chance = {name: values[0] for name, values in record.of_game(cases.RULES, "CHANCE").items()}
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
        json.dumps({"deal": " ".join(record.CARDS if len(pack) < len(record.CARDS) else pack[:32]), **chance}),
        json.dumps({"deal": " ".join(pack[:-1]), **chance}),
        json.dumps({"deal": " ".join([*pack[:-1], pack[0]]), **chance}),
        json.dumps({"deal": " ".join([*pack[:-1], "2S" if pack[-1] != "2S" else "3S"]), **chance}),
        json.dumps({"deal": "  ".join(pack), **chance}),
        json.dumps({"deal": " ".join(pack), "at": "2026-01-01T00:00:00Z", **chance}),
        json.dumps({"deal": " ".join(pack), **chance, "salt": "0" * 32}),
        json.dumps({"deal": " ".join(pack), **chance, "salt": "0" * 32, "hash": "F" * 64}),
        json.dumps({"deal": " ".join(pack), **chance, "salt": "0" * 31, "hash": "f" * 64}),
        json.dumps({"deal": pack, **chance}),
    ]
    acts = (json.dumps({"seat": 0, "act": text}) for text in cases.BAD_ACTIONS)
    return [*common, *acts, *bad_chances(cases.RULES)]


def bad_chances(rules):
    """Deals with a word of chance that the game does not have, without a required word, or with a wrong one."""
    pack, chance = " ".join(rules.PACK), record.of_game(rules, "CHANCE")
    if not chance:
        return [json.dumps({"deal": pack, "preference": "H"})]
    good = {name: values[0] for name, values in chance.items()}
    deals = [{"deal": pack}, {"deal": pack, **good, "trump": "S"}]
    for name in chance:
        deals += [{"deal": pack, **good, name: wrong} for wrong in ("", "X", " S", "SS", "ſ", "none", None, 7, ["S"])]
    return [json.dumps(deal) for deal in deals]


def well_written(cases):
    """Actions in the notation: legal or illegal depending on the position, never malformed."""
    return [*record.actions(cases.RULES), "play", "play none", "play 9S 8S", "play 9S 9S", *cases.ODD_ACTIONS]


def random_case(rng, text):
    """The same action in a random one of the accepted spellings."""
    first, *rest = text.split(" ")
    if first == "double":
        rng.shuffle(rest)
    return " ".join([first, *(word.lower() if lowered(rng, word) else word for word in rest)])


def lowered(rng, word):
    return len(word) <= 2 and rng.random() < 0.2 and word[-1] in record.SUITS


def header(rng, cases):
    offered = record.seats_offered(cases.RULES)
    seats = rng.choice(offered) if len(offered) > 1 else offered[0]
    first = {"stich": 1, "game": cases.RULES.NAME, "seats": seats, "dealer": rng.randrange(seats)}
    preset, options = cases.random_rules(rng, seats) if len(offered) > 1 else cases.random_rules(rng)
    if preset is not None:
        first["preset"] = preset
    if options:
        first["options"] = options
    return json.dumps(first, separators=(",", ":"))


def move_line(rng, seat, text):
    move = {"seat": seat, "act": random_case(rng, text)}
    if rng.random() < 0.1:
        move["by"] = rng.choice(["player", "autopilot", "computer"])
    if rng.random() < 0.1:
        move["at"] = rng.choice(["2026-01-01T00:00:00Z", "", "昨日", "9S"])
    return json.dumps(move, separators=rng.choice([(",", ":"), (", ", ": ")]), ensure_ascii=rng.random() < 0.5)


def deal_line(pack, **chance):
    return json.dumps({"deal": " ".join(pack), **chance})


def random_chance(rng, cases):
    return {name: rng.choice(values) for name, values in record.of_game(cases.RULES, "CHANCE").items()}


def random_deal(rng, cases):
    return deal_line(cases.random_pack(rng), **random_chance(rng, cases))


def bad_line(rng, cases, table):
    """A line that is illegal or malformed in this position."""
    rules, kind, seats = cases.RULES, rng.randrange(6), record.seats_at(table)
    now = rules.due(table)
    acting = now not in ("deal", "over")
    if kind == 0:
        return rng.choice(bad_lines(cases))
    if kind == 1 and now != "deal":
        return random_deal(rng, cases)
    if kind == 2 and acting:
        allowed = rules.legal(table) or [cases.choose(rng, table)]
        return move_line(rng, (now + rng.randrange(1, seats)) % seats, rng.choice(allowed))
    allowed = rules.legal(table) if acting else []
    seat = now if acting and rng.random() < 0.9 else rng.randrange(seats)
    if kind >= 3 and acting and not allowed:
        return move_line(rng, now, badly_picked(rng, rules.pick(table)))
    if kind >= 4 and table["phase"] == "play":
        refused = ["play " + card for card in table["hands"][now] if "play " + card not in allowed]
        if refused:
            return move_line(rng, now, rng.choice(refused))
    return move_line(
        rng, seat, rng.choice([text for text in well_written(cases) if seat != now or text not in allowed])
    )


def badly_picked(rng, picked):
    """A pick with too many cards, too few, a repeated card, a card of another hand, or the wrong word."""
    own, words = picked["from"], ["exchange", "keep", "discard", "play"]
    other = [card for card in record.CARDS if card not in own]
    count = rng.randint(picked["min"], min(picked["max"], len(own)))
    cards = rng.sample(own, count)
    ways = [
        [*cards[:-1], rng.choice(other)],
        [*cards[:-1], cards[0], cards[0]] if cards else rng.sample(other, 1),
        rng.sample(own, picked["min"] - 1) if picked["min"] > 0 else rng.sample(other, 2),
        rng.sample(own, picked["max"] + 1) if picked["max"] < len(own) else [*own, rng.choice(other)],
    ]
    way = rng.randrange(5)
    word = picked["act"] if way < 4 else rng.choice([word for word in words if word != picked["act"]])
    chosen = ways[way] if way < 4 else cards
    return " ".join([word, *(chosen or ["none"])])


def random_record(rng, cases, *, broken):
    """The lines of a match with random options, played at random to its end or, if `broken`, to a bad line."""
    if broken and rng.random() < 0.05:
        return [rng.choice(bad_headers(cases)), random_deal(rng, cases)]
    rules = cases.RULES
    lines = [header(rng, cases)]
    table = record.start(lines[0])
    last = rng.randrange(1, 80) if broken else None
    while rules.due(table) != "over" and len(lines) != last:
        if rules.due(table) == "deal":
            pack, chance = cases.random_pack(rng), random_chance(rng, cases)
            lines.append(deal_line(pack, **chance))
            rules.deal(table, pack, **chance)
        else:
            text = cases.choose(rng, table)
            lines.append(move_line(rng, table["turn"], text))
            rules.act(table, text)
    if broken:
        lines += [bad_line(rng, cases, table), random_deal(rng, cases)]
    return lines
