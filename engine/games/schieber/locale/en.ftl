# Schieber Jass. Cards, suits, ranks, players and teams arrive as finished words; amounts as numbers.

schieber-name = Schieber Jass

## Presets, variants and options

schieber-preset-article = Classic
schieber-preset-swiss = Swiss
schieber-variant-swiss1000 = Swiss to 1000
schieber-variant-tournament = Tournament
schieber-option-target = Played to
schieber-option-ending = The match ends
schieber-option-ending-endOfDeal = after a deal; Weis count at once
schieber-option-ending-immediate = as soon as a team reaches the total
schieber-option-ending-fixedDeals = after a fixed number of deals
schieber-option-multipliers = Multipliers (♥♦♠♣ O U)
schieber-option-matchBonus = For all nine tricks
schieber-option-undenufeValues = Eleven points in Undenufe
schieber-option-undenufeValues-A = for aces
schieber-option-undenufeValues-6 = for sixes
schieber-option-trumpsOnly = With only trumps in hand
schieber-option-trumpsOnly-overtrump = overtrump if possible
schieber-option-trumpsOnly-any = play anything
schieber-option-lastTrickView = Previous trick
schieber-option-lastTrickView-on = stays face up
schieber-option-lastTrickView-off = turned face down at once
schieber-option-weis = Weis
schieber-option-weis-small = small (at most 100 for a run)
schieber-option-weis-large = large (up to 300 for a run)
schieber-option-weis-off = none
schieber-option-kreuzweis = A card in two Weis (Kreuzweis)
schieber-option-kreuzweis-on = counts in both
schieber-option-kreuzweis-off = counts in one
schieber-option-announce = Weis are announced
schieber-option-announce-auto = automatically
schieber-option-announce-manual = by the player
schieber-option-weisCredit = Weis are scored
schieber-option-weisCredit-announcement = once all have spoken
schieber-option-weisCredit-afterTrick1 = after the first trick
schieber-option-order = Order of counting
schieber-option-order-stoeck-weis-stich = Stöck, Weis, tricks
schieber-option-order-stoeck-stich-weis = Stöck, trick, Weis
schieber-option-weisScores = Weis scored by
schieber-option-weisScores-team = the team with the best Weis
schieber-option-weisScores-player = player with the best Weis
schieber-option-stoeck = Stöck (king and queen)
schieber-option-stoeck-anySuit = of any suit, after the deal
schieber-option-stoeck-trump = of trumps, when played
schieber-option-stoeck-off = none
schieber-option-firstForehand = Forehand of the first deal
schieber-option-firstForehand-7C = whoever holds { $card }
schieber-option-firstForehand-right = the player after the dealer
schieber-option-firstForehand-7H = whoever holds { $card }
schieber-option-firstForehand-7D = whoever holds { $card }
schieber-option-laterForehand = Forehand in later deals
schieber-option-laterForehand-seven = whoever holds the seven
schieber-option-laterForehand-right = the player after the dealer
schieber-option-chooser = Contract chosen by
schieber-option-chooser-forehand = the forehand
schieber-option-chooser-right = the player after the dealer
schieber-option-nextDealer = Second deal
schieber-option-nextDealer-rotate = dealt by the next player
schieber-option-nextDealer-forehand = dealt by the first forehand
schieber-option-pushBack = Pushing back
schieber-option-pushBack-off = off
schieber-option-pushBack-on = allowed once

## Contracts, with what they multiply by

schieber-played-about = Chosen contracts (won: your team scored more in the deal)
schieber-contract-trump = { $suit }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}
schieber-contract-O = Obenabe{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}
schieber-contract-U = Undenufe{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}

## Answers, as buttons say them

schieber-action-push = Push to your partner
schieber-action-push-back = Push back
schieber-action-announce = Announce { $amount }
schieber-action-good = “Good”
schieber-action-card = { $card }

## Words said at the table

schieber-words-push = “I push”
schieber-words-push-back = “I push back”
schieber-words-points = “{ $amount }”
schieber-words-also = “Also { $amount }”
schieber-words-count = “{ $amount } cards”
schieber-words-rank = “{ $rank }”
schieber-words-trump = “In trumps”
schieber-words-plain = “Not in trumps”
schieber-words-more = “I have more”
schieber-words-fewer = “I have fewer”
schieber-words-higher = “Mine is higher”
schieber-words-lower = “Mine is lower”
schieber-words-same = “The same”
schieber-words-good = “Good”

## The table

schieber-heading-opening = To { $target } points
schieber-heading-opening-fixed = { $target ->
    [one] 1 deal
   *[other] { $target } deals
}
schieber-heading-deal = Deal { $number }, to { $target } points
schieber-heading-deal-fixed = Deal { $number } of { $target }
schieber-heading-points = Card points: { $side } { $points }, { $other } { $against }
schieber-heading-trump = Trump { $contract }
schieber-heading-O = { $contract } (ace high)
schieber-heading-U = { $contract } (six high)
schieber-chosen = { $contract }, by { $player }
schieber-chosen-pushed = { $contract }, by { $player } after a push
schieber-chosen-back = { $contract }, by { $player } after a push and a push back
schieber-part-dealer = dealer
schieber-part-forehand = forehand
schieber-group-weis = { $player }’s Weis, { $points } points
schieber-group-stoeck = { $player }’s Stöck

schieber-waiting-opening = The cards are about to be dealt.
schieber-waiting-ended = The next deal follows.
schieber-waiting-over = The match is over.
schieber-prompt-choosing = Choose trump, or push to { $partner }?
schieber-prompt-pushed = { $partner } has pushed. Choose trump.
schieber-prompt-returning = { $partner } has pushed. Choose trump, or push back?
schieber-prompt-asking = Announce your Weis, or say “good”?

## What happens

schieber-dealt = Deal { $number }: { $dealer } deals. { $forehand } is forehand.
schieber-dealt-seven = Deal { $number }: { $dealer } deals. { $forehand } holds { $card } and is therefore forehand.
schieber-dealt-right = Deal { $number }: { $dealer } deals. { $chooser } chooses, { $forehand } leads.
schieber-dealt-seven-right = Deal { $number }: { $dealer } deals. { $chooser } chooses; { $forehand } holds { $card } and leads.
schieber-pushed = { $player } pushes to { $partner }.
schieber-gave-back = { $player } pushes back to { $partner }.
schieber-chose = { $player } chooses { $contract }.
schieber-said = { $player }: { $words }
schieber-showed = { $player } shows { $cards }: { $points }.
schieber-took-trick = { $player } takes the trick: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .uncounted = { $player } takes the trick.
schieber-took-last-trick = { $player } takes the last trick: { $points } + { $extra } points.
    .uncounted = { $player } takes the last trick.
schieber-credited-weis = Weis: { $side } score { $amount } and now have { $total }.
schieber-credited-stoeck = { $player }’s Stöck, { $cards }: { $side } score { $amount } and now have { $total }.
schieber-credited-cards = Cards: { $side } score { $amount } and now have { $total }.
schieber-credited-match = Match, all nine tricks: { $side } score { $amount } and now have { $total }.
schieber-deal-scored = This deal: { $side } { $scored }, { $others } { $against }.
schieber-deal-match = Match! { $side } take all nine tricks, { $scored } to { $against }.
schieber-match-won = { $side } win the match, { $points } to { $others }.
schieber-match-drawn = The match is a draw at { $points } points each.

## The score sheet

schieber-sheet-weis = { $player }’s Weis
schieber-sheet-stoeck = { $player }’s Stöck, { $suit }
schieber-sheet-cards = cards
schieber-sheet-last-trick = last trick
schieber-sheet-match = match
schieber-sheet-product = { $points } × { $multiplier }

## Why an answer is suggested

schieber-reason-sure = { $count ->
    [one] Without a trump suit, { $cards } takes the trick when you lead it.
   *[other] Without a trump suit, { $cards } take their tricks when you lead them.
}
schieber-reason-multiplier = Everything in this deal then counts ×{ $multiplier }.
schieber-reason-weis = { $cards } is a Weis worth { $points }.
schieber-reason-you-choose = You choose, not { $player }.
schieber-reason-stoeck-wins = { $cards } are the Stöck: { $points } points, and your team needs only { $missing } to win.
schieber-reason-stoeck = { $cards } are the Stöck: { $points } points.
schieber-reason-trumps = Your trumps would be { $cards }{ $points ->
    [0] {"."}
   *[other] : { $points } points.
}
schieber-reason-aces = { $count ->
    [one] { $cards } is the highest card of its suit.
   *[other] { $cards } are the highest cards of their suits.
}
schieber-reason-no-trumps = You have no suit with the { $rank } and three more cards.
schieber-reason-counts-more = Your best suit counts ×{ $multiplier }; what { $player } chooses may count up to ×{ $most }.
schieber-reason-lacks = In { $suit } you are missing { $ranks }.
schieber-reason-few-tops = For Obenabe you hold { $aces ->
    [0] no ace
    [one] only one ace
   *[other] only { $aces } aces
}, for Undenufe { $sixes ->
    [0] no six
    [one] only one six
   *[other] only { $sixes } sixes
}.
schieber-reason-partner-chooses = { $player } then decides.
schieber-reason-none-as-high = Nobody has announced { $points } or more.
schieber-reason-scores-anyway = The best Weis is { $player }’s, so your team scores yours, too.
schieber-reason-unsaid = For now, nobody learns that you hold a Weis.
schieber-reason-stoeck-now = With { $card } your team scores the Stöck: { $points } points.
schieber-reason-partner-holds = { $player } holds the { $rank } of { $suit }, and no opponent has a stronger card in that suit.

## Why not

schieber-no-such-action = That is not a move in Schieber.
schieber-number-of-deals = With a fixed number of deals, “Played to” means that number: choose a number from 1 to { $maximum }.
schieber-contract-fixed = The contract has been chosen; now it is time to play cards.
schieber-must-choose = Your partner has pushed; please choose one of the six contracts.
schieber-no-push-back = At this table you cannot push back; please choose one of the six contracts.
schieber-not-pushed = Nobody has pushed yet, so you cannot push back: choose, or push.
schieber-pushed-back = Your partner has pushed back; please choose one of the six contracts.
schieber-say-push-back = Your partner has pushed: choose, or push back.
schieber-no-weis = This table plays without Weis.
schieber-announced-automatically = At this table Weis are announced for you.
schieber-not-asked = Weis, if you hold any, are announced before your first card.
schieber-answer-first = First say whether you announce your Weis; then play a card.
schieber-no-play-now = You can play cards only after the contract has been chosen.
schieber-must-follow = You hold { $suit }, the suit that was led; please follow suit.
schieber-follow-or-trump = You hold { $suit }, the suit that was led; please follow suit or play a trump ({ $trump }).
schieber-no-undertrump = { $card } is in the trick, so you may not play a lower trump.

## The rules: a page is a text, its paragraphs are attributes; words that they explain

schieber-rules-overview = The game
    .teams = Four players in two teams: your partner sits opposite you, and your team scores together.
    .cards = 36 cards, ace to six in each suit; nine for each player.
    .turns = Play always goes round in the same direction. The table says whose turn it is; between deals it is nobody’s.
    .course = A deal has three parts:
    .course-choose = 1. One player chooses the *contract*: which suit is trump, or that none is.
    .course-weis = 2. While the first trick is played, runs and fours of a kind, the *Weis*, are compared for bonus points.
    .course-tricks = 3. Nine tricks, in which you collect valuable cards.
    .trumps = • **Trumps**, from strong to weak (points): jack 20, nine 14, ace 11, king 4, queen 3, ten 10, then eight, seven and six 0. The jack is called *Buur*, the nine *Nell*.
    .plain = • Suits that are not trump are called *plain*: ace 11, king 4, queen 3, jack 2, ten 10, then nine, eight, seven and six 0.
    .ten = Mind the ten: it is worth ten points, and yet it is weaker than the jack.
    .points = The cards of a deal are worth 152 points. The last trick brings 5 more.
    .goal = The match ends when the agreed total, usually 2500, is reached; the higher total wins.
    .deck = In the Swiss German deck hearts are roses, diamonds acorns, spades shields and clubs bells; the jack is an Under, the queen an Ober, the ten a Banner. You can choose these card names in your settings.
schieber-rules-choosing = Choosing the contract
    .forehand = The *forehand* chooses, or *pushes* the choice across the table. After a push the partner has to choose. The forehand leads to the first trick in either case.
    .who = Who is forehand? In the classic rules it is the player who holds the seven of clubs, in every deal; in the Swiss rules, the player after the dealer.
    .contracts = There are six contracts, each with its *multiplier*: **everything** scored in the deal is multiplied by it. The multipliers can be changed before a match; the buttons show those in force.
    .suits = • **Hearts** ×1, **diamonds** ×1, **spades** ×2, **clubs** ×2: that suit is trump.
    .obenabe = • ***Obenabe*** ×3: no trump. In every suit the ace is the strongest card, the six the weakest.
    .undenufe = • ***Undenufe*** ×4 (Swiss ×3): no trump, upside down. The six is the strongest card, the ace the weakest.
    .eights = Without trump the values are those of plain suits, but each eight is worth 8. In Undenufe the ace keeps its 11 points, unless the table plays by the Swiss rules: then the six has them, and the ace has none.
schieber-rules-choice-example = Example: a choice
    .shown = From a real match: the forehand’s cards, the choice, and the reasons for it.
schieber-rules-play = Playing the tricks
    .lead = The forehand leads to the first trick, then the winner of each trick to the next. Everybody plays one card.
    .plain = • **A plain suit is led**: follow suit, or trump. You may trump even if you could follow. If you cannot follow, play anything.
    .trump = • **Trump is led**: play a trump. Only the Buur is free: if it is your only trump, you may keep it and play anything.
    .under = • **No undertrumping**: once somebody has trumped a plain suit, you may not play a lower trump, unless you hold nothing but trumps.
    .only = • **Only trumps in hand**: then, in the classic rules, play a higher one if you can, otherwise any; in Swiss rules play any.
    .without = • **Obenabe and Undenufe**: follow suit if you can, otherwise play anything.
    .wins = The strongest trump takes the trick. Without one, the strongest card of the led suit does.
    .smear = When your partner is sure to win the trick, put a valuable card on it: that is called *schmieren*, smearing.
schieber-rules-weis = Weis
    .what = A Weis is a run of three or more consecutive cards of a suit, in the order A K Q J 10 9 8 7 6 (trumps too), or four of a kind.
    .runs = • **Runs**: three cards 20, four 50, five or more 100. With large Weis, six to nine cards count 150, 200, 250, 300.
    .fours = • **Four of a kind**: jacks 200, nines 150, aces, kings and queens 100 each. With large Weis also tens, eights, sevens and sixes, 100 each.
    .best = Only one team scores: the one with the **best single Weis**. It scores all the Weis of both partners; the other team scores none and shows none.
    .better = What makes a Weis better, in this order: more points; more cards; the higher top card (in Undenufe the lower one); being in trumps; belonging to the player who plays earlier in the first trick.
    .say = Before playing their first card, each player says only as much as is needed: the points, and if those are equal the number of cards, then the top card. With no Weis, or only a smaller one, you say “Good”. The bot does this for you; at a table where players announce Weis themselves, it asks you first.
    .shown = The cards are shown after the first trick.
schieber-rules-trick-example = Example: a first trick
    .shown = From the same deal: the hands, what was said about Weis, the cards played, and which cards the rules forbade.
schieber-rules-counting = Stöck and counting
    .all = Everything is multiplied by the contract’s multiplier.
    .cards = • **Cards** in the team’s tricks, and **5** for the last trick.
    .match = • ***Match***: 100 more for all nine tricks.
    .weis = • **Weis**, of one team only, scored as soon as all four have spoken.
    .stoeck = • ***Stöck***: 20 for king and queen of a suit in one hand. Classic rules: in any suit, counted at the end of the deal. Swiss rules: only in trumps, counted when the second card is played; there are none in Obenabe and Undenufe.
    .end-classic = • **The end, classic**: cards and Stöck are counted after the deal. If both teams reach the total, the higher score wins; equal scores are a draw. Weis count at once and may end the match in the first trick.
    .end-swiss = • **The end, Swiss**: points count as soon as they are made, and the first team to reach the total wins, even in the middle of a deal. In the first trick the order is *Stöck, Weis, Stich*: first the Stöck, if they are enough to win the match, then the Weis, then the trick.
    .end-deals = • **A fixed number of deals**: there is no total to reach; after the last deal the higher score wins.
schieber-rules-score-example = Example: scoring a deal
    .shown = The last trick of the same deal, and what each team wrote down.
schieber-rules-strategy = Ten tips
    .rule1 = 1. Look at the multiplier first: in the classic rules a modest Undenufe scores more than a fine heart suit.
    .rule2 = 2. Spades or clubs: choose them with the Buur, three more trumps and a side ace.
    .rule3 = 3. Hearts or diamonds, at ×1, need five or six trumps with Buur and Nell; otherwise look for something better.
    .rule4 = 4. Obenabe needs two suits headed by ace and king; Undenufe two suits headed by six and seven.
    .rule5 = 5. The Buur alone is worth as much as two or three other trumps; four trumps without it are seldom enough.
    .rule6 = 6. If none of this fits, push: your partner has nine other cards, and must choose.
    .rule7 = 7. After a push choose your best contract, however poor; somebody has to.
    .rule8 = 8. Do not count on a Weis of 20: the opponents often have a better one and then score theirs.
    .rule9 = 9. If your team chose trump, lead trumps until the opponents have none; then your aces are safe.
    .rule10 = 10. Smear tens and aces when your partner’s card cannot be beaten, and keep them away from the opponents’ tricks.
schieber-rules-options = Options
    .about = These can be changed before a match; *Classic* uses the first choice listed for each.
    .target = • **Played to**: 2500, 1000, 1500, 3000, or a number of deals.
    .ending = • **The match ends**: after the deal in which a team reaches the total, or earlier if Weis bring it there; as soon as a team reaches the total (Swiss); or after a fixed number of deals.
    .multipliers = • **Multipliers**: 1 1 2 2 3 4; Swiss 1 1 2 2 3 3; or all 1.
    .match = • **For all nine tricks**: 100, 0 or 50.
    .undenufe = • **Eleven points in Undenufe**: for aces; or for sixes (Swiss).
    .only = • **With only trumps in hand**: you must overtrump if you can; or (Swiss) you may always play any trump.
    .trick = • **Previous trick**: stays face up, or is turned face down at once.
    .weis = • **Weis**: small; large (Swiss); or none.
    .twice = • **A card in two Weis**: counts in both, or in one.
    .announce = • **Weis are announced**: automatically, or by the player. If by the player, you are asked before your first card; what you do not announce then does not count.
    .credit = • **Weis are scored**: once all have announced; or after the first trick (Swiss).
    .order = • **Order of counting**: Stöck, Weis, tricks; or Weis last.
    .scorer = • **Weis scored by**: the team with the best Weis; or only the player who holds it.
    .stoeck = • **Stöck**: of any suit; of trumps (Swiss); or none.
    .forehand = • **Forehand**: whoever holds the seven of clubs; or the player after the dealer (Swiss). A different seven can be chosen.
    .chooser = • **Contract chosen by**: the forehand; or the player after the dealer, even when somebody else is forehand and leads.
    .dealer = • **Second deal**: dealt by the player after the first dealer, or by the forehand of the first deal.
    .back = • **Pushing back**: off, or on: the partner may return the choice once, and then the forehand must choose.
    .presets = *Swiss to 1000* is Swiss with every multiplier set to 1. *Tournament* is the same over twelve deals, without Weis, Stöck or match bonus.

schieber-word-contract = contract
schieber-word-weis = Weis
schieber-word-buur = Buur
schieber-word-nell = Nell
schieber-word-plain = plain
schieber-word-forehand = forehand
schieber-word-push = push
schieber-word-multiplier = multiplier
schieber-word-obenabe = Obenabe
schieber-word-undenufe = Undenufe
schieber-word-smear = smear
schieber-word-match = match bonus
    .also = ***Match
schieber-word-stoeck = Stöck
