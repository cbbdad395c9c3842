# What every game says, in Swedish. Only the words for cards are here so far.

list-last = { $head } och { $last }

card-french-spoken = { $suit } { $rank }
card-french-suit-spades = spader
card-french-suit-hearts = hjärter
card-french-suit-diamonds = ruter
card-french-suit-clubs = klöver
card-french-rank-ace = ess
card-french-rank-king = kung
card-french-rank-queen = dam
card-french-rank-jack = knekt
card-french-rank-ten = tio
card-french-rank-nine = nio
card-french-rank-eight = åtta
card-french-rank-seven = sju
card-french-rank-six = sex
card-french-rank-five = fem
card-french-rank-four = fyra
card-french-rank-three = tre
card-french-rank-two = två
