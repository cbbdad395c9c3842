# What else may be typed in French. The bot does not speak it.

button-none = Aucune

spell-suit-spades = piques
spell-suit-hearts = cœurs, coeur, coeurs
spell-suit-diamonds = carreaux
spell-suit-clubs = trèfles, trefle, trefles
spell-filler = de, le, la
