# What else may be typed in Swedish. The bot does not speak it.

button-none = Inga

spell-suit-spades = spad
spell-suit-hearts = hjarter
spell-suit-diamonds = rutor
spell-suit-clubs = klover
spell-rank-ace = äss
spell-rank-jack = kn
spell-rank-eight = atta
spell-rank-two = tva
