# What cards are called in French: it may be typed. The bot does not speak it.

list-last = { $head } et { $last }

card-french-spoken = { $rank } de { $suit }
card-french-suit-spades = pique
card-french-suit-hearts = cœur
card-french-suit-diamonds = carreau
card-french-suit-clubs = trèfle
card-french-rank-ace = as
card-french-rank-king = roi
card-french-rank-queen = dame
card-french-rank-jack = valet
card-french-rank-ten = dix
card-french-rank-nine = neuf
card-french-rank-eight = huit
card-french-rank-seven = sept
card-french-rank-six = six
card-french-rank-five = cinq
card-french-rank-four = quatre
card-french-rank-three = trois
card-french-rank-two = deux
