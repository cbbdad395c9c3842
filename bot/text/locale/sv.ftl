# The bot's own words in Swedish. Only what is typed for cards is here so far.

language-name = Svenska

button-none = Inga

spell-suit-spades = spad
spell-suit-hearts = hjarter
spell-suit-diamonds = rutor
spell-suit-clubs = klover
spell-rank-ace = äss
spell-rank-jack = kn
spell-rank-eight = atta
spell-rank-two = tva
