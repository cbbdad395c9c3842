"""The base of games of tricks alone for four players without partners: all but a game's own rules.

Every card is dealt out, the player left of the dealer leads, and a deal ends with its last trick: no bidding, no cards
aside. `PlainGame` is the base of a game's class. The modules have the names that they would have in a game's folder;
`docs/adding-a-game.md` builds a game on them.

>>> PlainGame.seats
(4,)
"""

from engine.tricks.plain.game import PlainGame
from engine.tricks.plain.kernel import PlainKernel
from engine.tricks.plain.model import DealResult, MatchRecord, Trick, View

__all__ = ["DealResult", "MatchRecord", "PlainGame", "PlainKernel", "Trick", "View"]
