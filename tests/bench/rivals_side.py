"""Other Schieber programs, driven in a process of their own: run by their environment's Python, never imported by ours.

It speaks JSON lines: a request on standard input, its answer on standard output. While `match` runs at pyschieber's
own table (its deal, its rules, its counting), lines that hold `tell` inform, and those that hold `ask` need an answer.
"""

import json
import random
import sys
import time

import numpy
from jass.game.game_sim import GameSim
from jass.game.game_util import deal_random_hand
from jass.game.rule_schieber import RuleSchieber
from pyschieber.game import Game
from pyschieber.player.base_player import BasePlayer
from pyschieber.player.challenge_player.challenge_player import ChallengePlayer
from pyschieber.player.greedy_player.greedy_player import GreedyPlayer
from pyschieber.player.random_player import RandomPlayer
from pyschieber.team import Team
from pyschieber.trumpf import Trumpf

PLAYERS = {"Random": RandomPlayer, "Greedy": GreedyPlayer, "Challenge": ChallengePlayer}
SUITS = {"ROSE": "H", "ACORN": "D", "SHIELD": "S", "BELL": "C"}
CONTRACTS = {**SUITS, "OBE_ABE": "O", "UNDE_UFE": "U", "SCHIEBEN": "push"}
RANKS = {6: "6", 7: "7", 8: "8", 9: "9", 10: "T", 11: "J", 12: "Q", 13: "K", 14: "A"}


def say(value):
    print(json.dumps(value), flush=True)


def heard():
    return json.loads(sys.stdin.readline())


def text(card):
    return RANKS[card.value] + SUITS[card.suit.name]


# --------------------------------------------------------------------------------------------------------------- speed


def pyschieber_deal():
    """A deal of four random players, as pyschieber's users play it."""
    seated(["Random"] * 4).play(start_player_index=0, whole_rounds=True)


def jasskit_deal(rule=RuleSchieber()):  # noqa: B008 - one rule object for all deals
    """A deal in jass-kit's simulator without observations or agents: the leanest loop that it allows."""
    sim = GameSim(rule)
    sim.init_from_cards(hands=deal_random_hand(), dealer=0)
    sim.action_trump(int(random.random() * 6))
    state = sim.state
    while not sim.is_done():
        hand = state.hands[state.player]
        cards = numpy.flatnonzero(rule.get_valid_cards(hand, state.current_trick, state.nr_cards_in_trick, state.trump))
        sim.action_play_card(cards[int(random.random() * len(cards))])


DEALS = {"pyschieber": pyschieber_deal, "jass-kit": jasskit_deal}


def rate(of, seconds):
    """How many deals in a second of this process's time."""
    deal = DEALS[of]
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        deal()
        done += 1
    return done / spent


# ------------------------------------------------------------------------------------------------------------ strength


class Guest(BasePlayer):
    """A seat whose decisions come from the reader of the lines."""

    def choose_trumpf(self, geschoben):
        say({"ask": "contract", "seat": self.id})
        answer = heard()
        yield next(name for name in Trumpf if CONTRACTS[name.name] == answer)
        yield None

    def choose_card(self, state=None):
        allowed = {text(card): card for card in self.allowed_cards(state)}
        say({"ask": "card", "seat": self.id, "legal": sorted(allowed)})
        yield allowed[heard()]
        yield None


def reporting(move_made):
    """The `move_made` of a player that also reports each card to the reader of the lines."""

    def tell(player_id, card, state):
        say({"tell": "card", "seat": player_id, "card": text(card)})
        move_made(player_id, card, state)

    return tell


def seated(names, kind=Game):
    """pyschieber's table with these players; `Guest` is ours."""
    players = [PLAYERS.get(name, Guest)(name=name) for name in names]
    for seat, player in enumerate(players):
        player.id = seat
    teams = [Team(players=[players[0], players[2]]), Team(players=[players[1], players[3]])]
    return kind(teams=teams, point_limit=10_000)


class Heard(Game):
    """Its own table, which also tells the hands and the contract."""

    def define_trumpf(self, start_player_index):
        say({"tell": "hands", "hands": [[text(card) for card in player.cards] for player in self.players]})
        super().define_trumpf(start_player_index)
        say({"tell": "contract", "contract": CONTRACTS[self.trumpf.name], "pushed": self.geschoben})


def match(names, seed, forehand):
    """One deal, the same cards for the same seed; the points of both teams."""
    random.seed(seed)
    game = seated(names, Heard)
    game.players[0].move_made = reporting(game.players[0].move_made)
    game.play(start_player_index=forehand, whole_rounds=True)
    return [team.points for team in game.teams]


def main():
    for line in sys.stdin:
        request = json.loads(line)
        do = {"rate": rate, "match": match}[request.pop("do")]
        say({"done": do(**request)})


if __name__ == "__main__":
    main()
