# Klaberjass. Cards, suits, ranks and players arrive as finished words; amounts as numbers.

klaberjass-name = Klaberjass

## Presets and options

klaberjass-preset-article = Classic
klaberjass-option-target = Played to
klaberjass-option-schmeiss = Schmeiss (offer to throw in)
klaberjass-option-schmeiss-off = off
klaberjass-option-schmeiss-on = on
klaberjass-option-dealerMustName = Dealer must name a suit
klaberjass-option-dealerMustName-off = off
klaberjass-option-dealerMustName-on = on
klaberjass-option-fiveRun = Five or more in sequence
klaberjass-option-sequenceTie = Equal sequences
klaberjass-option-sequenceTie-none = nobody scores
klaberjass-option-sequenceTie-elder = the elder hand scores
klaberjass-option-lengthBeatsRank = Longer sequence wins
klaberjass-option-lengthBeatsRank-off = off
klaberjass-option-lengthBeatsRank-on = on
klaberjass-option-showSequences = Sequences are shown
klaberjass-option-showSequences-atOnce = at once
klaberjass-option-showSequences-afterTrick1 = after the first trick
klaberjass-option-dixWindow = Exchange of the seven
klaberjass-option-dixWindow-untilOwnFirstCard = until your first card is played
klaberjass-option-dixWindow-beforeMeld = only before sequences are declared
klaberjass-option-tieDeal = A tied deal
klaberjass-option-tieDeal-makerZero = the maker scores nothing
klaberjass-option-tieDeal-hold = the points go into a pot
klaberjass-option-tieDeal-bothScore = both score
klaberjass-option-bella = Bella
klaberjass-option-bella-choice = announced by the player
klaberjass-option-bella-automatic = scored automatically
klaberjass-option-reviewTricks = Previous trick
klaberjass-option-reviewTricks-last = stays face up
klaberjass-option-reviewTricks-none = turned face down at once

## Answers, as buttons say them

klaberjass-action-take = Take { $suit }
klaberjass-action-pass = Pass
klaberjass-pass-last = nobody has chosen a trump suit, so the hands are thrown in and nobody scores
klaberjass-action-name = Name { $suit }
klaberjass-action-schmeiss = Offer to throw in
klaberjass-action-play-on = Play on
klaberjass-action-throw-in = Throw in
klaberjass-action-declare = Declare a sequence
klaberjass-action-declare-value = Declare { $amount }
klaberjass-action-silent = Say nothing
klaberjass-action-win = “Mine”
klaberjass-action-same = “Same”
klaberjass-action-yield = “Yours”
klaberjass-action-dix = Exchange { $seven } for { $card }
klaberjass-action-card = { $card }
klaberjass-action-card-bella = { $card } with bella

## Words said at the table

klaberjass-words-take = “I take it”
klaberjass-words-pass = “Pass”
klaberjass-words-name = “{ $suit }”
klaberjass-words-schmeiss = “Schmeiss?”
klaberjass-words-play-on = “Play on”
klaberjass-words-throw-in = “Throw it in”
klaberjass-words-none = “None”
klaberjass-words-value = “{ $amount }”
klaberjass-words-mine = “Mine”
klaberjass-words-same = “Same”
klaberjass-words-yours = “Yours”
klaberjass-words-length = “{ $amount } cards”
klaberjass-words-rank = “Up to the { $rank }”
klaberjass-words-trump = “In trumps”
klaberjass-words-plain = “Not in trumps”
klaberjass-words-bella = “Bella”

## The table

klaberjass-heading-opening = To { $target } points
klaberjass-heading-deal = Deal { $number }, to { $target } points
klaberjass-heading-trump = Trump { $suit }, maker { $player }
klaberjass-heading-pot = { $amount } in the pot
klaberjass-part-dealer = dealer
klaberjass-part-maker = maker
klaberjass-played-about = As maker and against the maker (the maker wins with more points in the deal; otherwise the other player wins)
klaberjass-played-maker = As maker
klaberjass-played-defender = Against the maker
klaberjass-group-turn-up = Turn-up
klaberjass-group-dix = Seven exchanged by { $player }
klaberjass-group-bottom = Bottom card
klaberjass-group-sequences = { $player }’s sequences ({ $points })

klaberjass-waiting-opening = The cards are about to be dealt.
klaberjass-waiting-ended = The next deal follows.
klaberjass-waiting-over = The match is over.
klaberjass-prompt-first-round = Take { $suit } as trump, or pass?
klaberjass-prompt-second-round = Name a trump suit other than { $suit }, or pass?
klaberjass-prompt-naming = Name a trump suit other than { $suit }.
klaberjass-prompt-offered = Throw the deal in, or play on?
klaberjass-prompt-announcing = Declare a sequence, or say “none”?
klaberjass-prompt-declaring = The elder hand said “none”. Declare a sequence?
klaberjass-prompt-answering = The elder hand says { $amount }. “Mine”, “Same” or “Yours”?

## What happens

klaberjass-dealt = Deal { $number }: { $player } deals and turns up { $card }.
klaberjass-said = { $player }: { $words }
klaberjass-trump-fixed = { $player } is the maker, with { $suit } as trumps. The bottom card is { $card }.
klaberjass-exchanged-dix = { $player } exchanges { $seven } for { $card }.
klaberjass-showed = { $player } shows { $cards } and scores { $points }.
klaberjass-sequences-tied = The best sequences are equal, so neither scores.
klaberjass-scored-bella = { $player } announces bella: 20 points.
klaberjass-took-trick = { $player } takes the trick: { $points } { $points ->
    [one] point
   *[other] points
}.
    .uncounted = { $player } takes the trick.
klaberjass-took-last-trick = { $player } takes the last trick: { $points } points.
    .uncounted = { $player } takes the last trick.
klaberjass-deal-made = { $maker } makes it, { $made } to { $against }.
klaberjass-deal-tied = { $maker } and { $defender } both have { $made }; { $maker } needed more.
klaberjass-deal-bete = { $maker } is bete, { $made } to { $against }: { $defender } scores { $credited }.
klaberjass-deal-passed = Both passed; nobody scores.
klaberjass-deal-thrown = The deal was thrown in; nobody scores.
klaberjass-match-won = { $player } wins the match, { $points } to { $others }.
klaberjass-match-drawn = The match is a draw at { $points } points each.

## The score sheet

klaberjass-sheet-maker = { $player } made { $suit } trump
klaberjass-sheet-cards = cards
klaberjass-sheet-last-trick = last trick
klaberjass-sheet-sequences = sequences
klaberjass-sheet-bella = bella
klaberjass-sheet-bete = bete
klaberjass-sheet-tied = tie
klaberjass-sheet-pot = pot

## Why an answer is suggested

klaberjass-reason-trumps = Your trumps would be { $cards }{ $points ->
    [0] {"."}
   *[other] : { $points } points.
}
klaberjass-reason-dix-coming = You could then exchange { $seven } for { $card }.
klaberjass-reason-bella-coming = With { $cards } as trumps you hold the bella, { $points } points.
klaberjass-reason-run = { $cards } is a sequence worth { $points }.
klaberjass-reason-aces = { $count ->
    [one] { $cards } is the highest card of its suit.
   *[other] { $cards } are the highest cards of their suits.
}
klaberjass-reason-you-decide = You decide the trump suit, not { $player }.
klaberjass-reason-lacks = In { $suit } you are missing { $ranks }.
klaberjass-reason-few = In { $suit } you hold { $count ->
    [0] no cards
    [one] only one card
   *[other] only { $count } cards
}.
klaberjass-reason-second-round = If you both pass, another suit can still be named.
klaberjass-reason-no-jack = You hold no { $rank } in the other suits.
klaberjass-reason-short-suits = You hold no more than { $count ->
    [one] one card
   *[other] { $count } cards
} in any of the other suits.
klaberjass-reason-nobody-scores = Then nobody scores in this deal.
klaberjass-reason-if-agreed = If { $player } agrees, nobody scores in this deal.
klaberjass-reason-other-maker = { $player } then becomes the maker, and must make more points than you.
klaberjass-reason-no-sequence = You hold no sequence.
klaberjass-reason-smaller-sequence = You hold no sequence worth { $points } or more.
klaberjass-reason-score-if-less = If { $player } holds no sequence worth { $than } or more, you score { $points }.
klaberjass-reason-score-alone = { $player } announced no sequence, so you score { $points }.
klaberjass-reason-better-run = Your sequence { $cards } is worth { $points }, more than the { $than } announced.
klaberjass-reason-score-now = You score { $points } for your sequences.
klaberjass-reason-equal-run = Your sequence { $cards } is also worth { $points }.
klaberjass-reason-score-if-better = If your sequence is the better one, you score { $points }.
klaberjass-reason-unshown = For now, { $player } sees none of your cards.
klaberjass-reason-dix-run = The exchange makes the sequence { $cards }, worth { $points }.
klaberjass-reason-dix = { $card } is a higher trump than { $seven }{ $points ->
    [0] {"."}
   *[other] {" "}and is worth { $points }.
}
klaberjass-reason-bella = With { $card } you score the bella: { $points } points.
klaberjass-reason-bella-lost = If you make fewer points than { $player }, an announced bella goes to them too: { $points } points.
klaberjass-reason-bella-unsaid = A bella that is not announced counts for nobody.

## Why not

klaberjass-no-such-action = That is not a move in Klaberjass.
klaberjass-first-round = In the first round, take the turned-up suit or pass.
klaberjass-second-round = You have both passed on the turned-up suit; in the second round, name another suit or pass.
klaberjass-turned-suit = The suit turned up was { $suit }, and you both passed on it; please name another suit.
klaberjass-bidding-over = The trump suit is decided, so the bidding is over.
klaberjass-no-schmeiss = This table plays without schmeiss.
klaberjass-no-offer = Nobody has offered to throw the deal in.
klaberjass-answer-offer = First answer the offer to throw the deal in: play on, or throw in.
klaberjass-must-name = Your offer was refused, so name a trump suit now.
klaberjass-dealer-must-name = At this table the dealer may not pass in the second round.
klaberjass-no-dix-now = The seven cannot be exchanged before the trump suit is decided.
klaberjass-dix-not-turned = The seven can be exchanged only if the turned-up suit was taken as trumps in the first round.
klaberjass-dix-no-seven = To exchange, you need the seven of trumps in your hand.
klaberjass-dix-up-gone = The turn-up cannot be exchanged: it is the seven itself, or somebody has taken it.
klaberjass-dix-has-played = The seven can be exchanged only before you play your first card.
klaberjass-dix-window = At this table you can exchange the seven only before you declare a sequence or say “none”.
klaberjass-no-meld-now = Sequences are declared after the bidding, before the first card.
klaberjass-no-sequence = You hold no sequence (three or more cards in a row in one suit).
klaberjass-not-announced = No sequence has been announced: declare yours, or say “none”.
klaberjass-answer-number = A sequence has been announced: answer “mine”, “same” or “yours”.
klaberjass-not-more = Your best sequence is not worth more than the one announced.
klaberjass-not-same = Your best sequence is not worth the same as the one announced.
klaberjass-no-play-now = Cards are played after the bidding and the sequences.
klaberjass-must-follow = You hold { $suit }, the suit that was led; please follow suit.
klaberjass-must-beat = You hold a trump higher than { $card }, so you must play one.
klaberjass-must-trump = You hold no { $suit }, so you must play a trump ({ $trump }).
klaberjass-no-bella = Bella is announced as you play the second of the pair, { $king } and { $queen } of trumps, if you held both.
klaberjass-bella-automatic = At this table bella is scored without being announced.

## The rules: a page is a text, its paragraphs are attributes; words that they explain

klaberjass-rules-overview = The game
    .cards = Two players use 32 cards: in each suit ace, king, queen, jack, ten, nine, eight and seven.
    .turns = One player deals. The other is the *elder hand* and always acts first. After every deal you swap these roles. The table says whose turn it is; between deals it is nobody’s.
    .goal = The match ends when the agreed total, usually 500, is reached; the higher total wins.
    .course = A deal has four parts:
    .course-bid = 1. Six cards each, and the *bidding*: it settles which suit is trump.
    .course-deal = 2. Three more cards each, so that you hold nine.
    .course-sequences = 3. *Sequences*, runs of consecutive cards in one suit, are compared for bonus points.
    .course-tricks = 4. Nine tricks, in which you collect valuable cards.
    .trumps = • **Trumps**, from strong to weak (points): jack 20, nine 14, ace 11, ten 10, king 4, queen 3, eight 0, seven 0.
    .plain = • The other three suits are called *plain*: ace 11, ten 10, king 4, queen 3, jack 2, nine 0, eight 0, seven 0.
    .mind = Mind the jack and the nine: as trumps they are the two strongest cards. And in every suit the ten is above the king. Fourteen cards stay out of play; you see two of them.
klaberjass-rules-bidding = Bidding
    .first = • **First round.** After the deal a card is turned up, the *turn-up*. The elder hand, then the dealer, may take its suit as trump or pass. Nobody can name another suit yet.
    .second = • **Second round.** If both pass, each in turn may name one of the three other suits, or pass. If both pass again, nobody scores and the cards are dealt again.
    .maker = The player who chooses trumps is the *maker* and must make more points in this deal than the other.
    .over = Once trump is fixed, the bidding is over. You both get three more cards, and the bottom card of the stock is turned up for both of you to see.
    .dix = • **The seven of trumps** is the *dix*. If trump was fixed in the first round and you hold the dix, you may exchange it for the turn-up.
    .dix-when = Exchange it on your turn, before you play your first card, and only while the turn-up is still there. The new card may complete a sequence.
klaberjass-rules-bid-example = Example: a bid
    .shown = From a real match: the turn-up, the hand of the player who chose trumps, and why they chose them.
klaberjass-rules-melds = Sequences and bella
    .what = A sequence is three or more consecutive cards of a suit, in the order A K Q J 10 9 8 7, even in trumps. Three cards are worth 20, four or more 50.
    .when = Sequences are compared before the first card is played, and only the player with the better one scores for sequences.
    .say = The elder hand says “20” or “50”, always truthfully, or “none”, even with a sequence in hand: nobody has to declare what they hold.
    .answer = The dealer answers. After “none” the dealer may declare a sequence. After a number there are three answers:
    .mine = • “Mine”: the dealer’s is worth more.
    .yours = • “Yours”: it is worth less, or there is none, or the dealer prefers to keep quiet.
    .same = • “Same”: it is worth as much. Both name their top rank; the higher one wins. If the ranks are equal too, a sequence in trumps wins; if neither is in trumps, nobody scores.
    .show = The winner shows **all** the sequences in their hand and scores each of them. The loser shows nothing.
    .bella = • **Bella**: if you hold king and queen of trumps together, you may announce it as you play the second of the two, for 20 points.
klaberjass-rules-play = Playing the tricks
    .lead = The elder hand leads to the first trick, then the winner of each trick to the next. You each play one card; any card may be led.
    .follow = • **Follow suit** if you can. In a plain suit you need not play higher.
    .beat = • **If a trump is led**, play a higher trump if you have one, otherwise any trump.
    .void = • **If you cannot follow**, you must trump, with any trump. If you have no trump either, play anything.
    .wins = A trump beats every plain card; otherwise the higher card of the led suit wins. Any other card loses.
    .last = The last trick is worth 10 extra points.
klaberjass-rules-trick-example = Example: three tricks
    .shown = From the same deal: the hands, the cards played from them, and which cards the rules forbade.
klaberjass-rules-scoring = Scoring
    .sum = You each add up your own points: cards in tricks, sequences, bella, and 10 for the last trick.
    .more = • The maker has **more**: you both score your own points.
    .equal = • **Equal**: the maker scores nothing, and the other player scores their own points.
    .less = • The maker has **less** and is *bete*: the maker scores nothing, and the other player scores what both have made.
    .end = Points are added only at the end of a deal. If you both reach the agreed total with equal scores, the match is drawn.
klaberjass-rules-score-example = Example: scoring a deal
    .shown = The last trick of the same deal, and what was written down.
klaberjass-rules-strategy = Ten tips
    .rule1 = 1. Take the turned-up suit, or name another, if you hold its jack and one more trump: that is enough.
    .rule2 = 2. Without the jack you want four trumps, or three with the nine among them.
    .rule3 = 3. Three trumps without the jack or the nine need help: a side ace, or a sequence.
    .rule4 = 4. With two trumps and no jack it is usually better to pass.
    .rule5 = 5. Holding both king and queen of trumps is worth more than a third trump, since the bella brings 20.
    .rule6 = 6. A sequence in any suit helps as much as one more trump.
    .rule7 = 7. If you hold the seven of the turned-up suit, count the turn-up as yours: take, and you will have it.
    .rule8 = 8. Be more careful when the other player is within a hundred points of the agreed total: if you are bete, they score your points too.
    .rule9 = 9. As maker, lead trumps first, so that your aces and tens cannot be trumped.
    .rule10 = 10. Keep a sure winner for the last trick, which is worth 10 extra points.
klaberjass-rules-options = Options
    .about = These can be changed before a match; the first choice given for each is the usual rule.
    .target = • **Played to**: 500, 300, 501 or 1000.
    .schmeiss = • **Schmeiss**: off, or on: instead of bidding you may offer to throw the deal in. If the other player plays on instead of accepting, you are the maker, and in the second round you have to name a suit.
    .name = • **Dealer must name a suit**: off, or on (the dealer may not pass in the second round, so no deal is passed out).
    .five = • **Five or more in sequence**: worth 50, or 100.
    .tie = • **Equal sequences**: nobody scores, or the elder hand does.
    .longer = • **Longer sequence wins**: off or on. If on, the longer of two sequences of the same value wins.
    .shown = • **Sequences are shown**: at once, or after the first trick.
    .window = • **Exchange of the seven**: until your first card, or only before you say anything about sequences.
    .tied = • **A tied deal**: the maker scores nothing; or the points go into a pot for the next winner; or both score.
    .bella = • **Bella**: announced by the player, or scored automatically.
    .trick = • **Previous trick**: stays face up, or is turned face down at once.

klaberjass-word-elder = elder hand
klaberjass-word-bid = bidding
    .also = bid
klaberjass-word-sequence = sequence
klaberjass-word-plain = plain
klaberjass-word-turnup = turn-up
klaberjass-word-maker = maker
klaberjass-word-dix = dix
klaberjass-word-bella = bella
klaberjass-word-bete = bete
