# The bot’s own words in French.

language-name = Français

button-none = Aucune

spell-suit-spades = piques
spell-suit-hearts = cœurs, coeur, coeurs
spell-suit-diamonds = carreaux
spell-suit-clubs = trèfles, trefle, trefles
spell-filler = de, le, la
