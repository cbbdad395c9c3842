## The texts of the lessons of Vira (docs/writing-a-lesson.md)

vira-lessons-six-title = Six tricks with trumps
vira-lessons-six-goal = Win six tricks, alone against two.

vira-lessons-six-bid =
    Vira is for three: the highest bidder plays alone against the other two, and wins from a common pot or pays into it. As *forehand* you must bid first; middle hand and dealer follow. The lowest of the forty bids is Six: name trumps, exchange cards, win six tricks. Other bids and the preference suit come later. What do you bid?
vira-lessons-six-bid-right = Both passed, so you are the declarer, who plays alone. Five spades with ace, king and jack, two high cards besides, and an exchange to come: that should be six tricks.
vira-lessons-six-bid-seven = Your hand is good enough for that, too. But if the others pass, a bid of Six is enough for you to play and be paid; if they bid, you may bid again. Here we go on with Six: both passed, so you are the declarer, who plays alone.
vira-lessons-six-bid-other = Other bids ask for more, or for something else: in a köpmisär you must lose every trick. If the others pass, a bid of Six is enough for you to play and be paid; if they bid, you may bid again. Start low.

vira-lessons-six-trump =
    Any card of the trump suit beats every card of the other suits. You name the trump suit before you exchange, so go by the cards that you hold now. (The preference, a suit drawn in each deal, pays more: that is what “±1” and the “columns” refer to. More about it later.) Which suit?
vira-lessons-six-trump-right = Your longest suit, with ace, king and jack. Even your small spades win once the others have no trumps left.
vira-lessons-six-trump-other = The others would hold far more of these trumps than you. Choose the suit that you have most of.

vira-lessons-six-exchange =
    Now discard as many cards as you like, and draw as many from the talon, the thirteen cards that were not dealt. You see the new ones only afterwards. Trumps, marked with a star, win tricks, and so do aces and kings; small cards of the other suits hardly ever do. What do you discard?
vira-lessons-six-exchange-right = You drew { $ST }, your sixth trump. Then { $seat1 }, one of the two defenders, took the rest of the talon.
vira-lessons-six-exchange-other = Keep every trump, ace and king, and discard all the rest, even a small card that would protect the king: a new card is often better, and may be a trump.

vira-lessons-six-draw =
    You are forehand, the player after the dealer, and lead to the first trick. You have six trumps, the others seven. Everybody must follow the suit that is led; anyone who has none of it may trump, even an ace. How do you get their trumps out?
vira-lessons-six-draw-right = Both had to follow, and two of their trumps are gone. This is called drawing trumps.
vira-lessons-six-draw-king = Just as good: ace and king are both yours. Here we go on with { $SA }.
vira-lessons-six-draw-low = The others can take that with a higher spade. Draw trumps with cards that nobody can beat.
vira-lessons-six-draw-side = Not yet. If somebody has none of that suit, a small trump takes your good card. Draw trumps first.

vira-lessons-six-again =
    The others still hold five trumps, with { $SQ } among them. You have king, jack, ten, seven and four. Which of them is sure to win?
vira-lessons-six-again-right = Two more trumps are gone. The queen is still there, but she cannot hide for ever.
vira-lessons-six-again-side = Draw trumps first: while the others hold five of them, your good cards are not safe.
vira-lessons-six-again-other = The queen beats that. Play the trump that nobody can beat.

vira-lessons-six-queen =
    Three trumps are out, and { $SQ } is the highest. She will win a trick in any case. Better now than later: you can still win whatever is led next. What brings her out?
vira-lessons-six-queen-right = { $seat1 } took the jack with the queen, won a trick with { $HA } and led a diamond, which you took with the ace. You gave up one trump trick, and two more of the defenders’ trumps are gone.
vira-lessons-six-queen-ten = Jack and ten are worth the same here; we go on with { $SJ }. { $seat1 } took it with the queen, won a trick with { $HA } and led a diamond, which you took with the ace.
vira-lessons-six-queen-side = With three trumps still out, your good cards are in danger. Lead another trump.
vira-lessons-six-queen-other = The nine can beat that one, too. The jack loses only to the queen.

vira-lessons-six-last =
    The others have won two tricks, with the queen of trumps and { $HA }; you have three, and lead again. One trump is still out: { $S9 }. Your hearts are good now that the ace is gone. What do you lead first?
vira-lessons-six-last-right = The nine fell. From now on nobody but you can trump.
vira-lessons-six-last-low = The nine beats that one. Draw the nine with your highest trump.
vira-lessons-six-last-other = Somebody could trump that with the nine. Lead one more trump, and the nine is gone.

vira-lessons-six-sure =
    You have four tricks and need two more. Nobody else has a trump. Which of your cards are sure to win?
vira-lessons-six-sure-right = Nobody could beat the seven, small as it is, and then your four took the sixth trick.
vira-lessons-six-sure-four = Just as good: any trump wins now. Here we go on with { $S7 }, then the four.
vira-lessons-six-sure-king = That wins, too: { $HA } is gone, and you hold king and queen. Here we go on with the trumps.
vira-lessons-six-sure-other = Somebody may hold a higher card of that suit. Play one that nobody can beat.

vira-lessons-six-end =
    Six tricks: you have won. Everybody had paid an *ante* of 8 into the pot; you get yours back and stand at 0, the others at −8. We stop here; at the table the deal is usually played to the end. One trick too few, a *single loss*, costs 8; two or more too few, a *double loss*, 16. Next: what the others may bid.

vira-lessons-auction-title = The auction
vira-lessons-auction-goal = Bid as high as your hand is worth, and no higher.

vira-lessons-auction-open =
    The forty bids form one list; each is higher than all those before it. Six is the first. Seven, Eight and Nine are on it, too: that many tricks, trumps of your choice, and an exchange. You are forehand: you must open; if somebody goes higher, you may bid again. With five good clubs, what is your opening?
vira-lessons-auction-open-right = Stay low as long as nobody makes you go higher. { $seat1 } outbid you at once, with Turné 6. { $seat2 } passed, and whoever passes is out of the auction.
vira-lessons-auction-open-seven = Your hand is good enough, but there is no need yet: you will be asked again. Here we go on with Six, and { $seat1 } bids Turné 6. { $seat2 } passes and is out.
vira-lessons-auction-open-other = If everybody else passes, you have to win what you promised. Open with the lowest bid that fits: as soon as somebody goes higher, you may speak again.

vira-lessons-auction-turne =
    Turné 6 asks for six tricks, too, but the top card of the talon is turned up, and its suit is trumps. In the list it comes right after Six. You may pass, make a higher bid, such as Seven, or *hold*: as forehand you may take over the very same bid. Imagine each suit as trumps: what do you say?
vira-lessons-auction-turne-right = Whatever is turned up, you have three trumps or more, with the ace or king among them, even before the exchange. You held Turné 6 without promising another trick. Now { $seat1 } goes on to Vingel 6.
vira-lessons-auction-turne-seven = Good, too, but it promises one trick more. With this hand you have three trumps or more, whatever is turned up. Here we hold Turné 6, and { $seat1 } bids Vingel 6.
vira-lessons-auction-turne-pass = A pass is final. With two aces and three kings you would leave { $seat1 } a contract that you could win yourself.
vira-lessons-auction-turne-other = Higher than necessary. You may take over the standing bid, and it suits your hand.

vira-lessons-auction-vingel =
    Vingel 6: two cards are turned up, and the declarer chooses the suit of one of them as trumps. Six tricks again, but as a bid it ranks above Seven. A loss costs more than usual: at least 16. Do you still want it?
vira-lessons-auction-vingel-right = Whatever two cards were turned up, you would have four trumps or more, counting those. But { $seat1 } has one more bid: Solo 6.
vira-lessons-auction-vingel-pass = Too early. In three suits you have three cards or more, and with two cards turned up you get two chances to hit one of those suits. Take over the bid.
vira-lessons-auction-vingel-other = That asks for more than six tricks, or for quite a different hand. The standing bid is enough.

vira-lessons-auction-solo =
    Solo 6 is much higher in the list: six tricks with the thirteen cards that were dealt, without an exchange; the declarer names trumps. You could hold it or go higher (“colour” is for a later lesson). Count the tricks that your hand wins as it is. What do you say?
vira-lessons-auction-solo-right = Three tricks are sure, { $CA }, { $CK } and { $HA }; a king and a small club may make it five. Your bids so far counted on the exchange. Now { $seat1 } must win six tricks against you and { $seat2 }. And the defenders may exchange; the declarer of a solo may not.
vira-lessons-auction-solo-hold = Three tricks are sure: { $CA }, { $CK } and { $HA }. One of the other two kings may win, and in the end a small club: that makes only five, and both defenders may still improve their hands by exchanging.
vira-lessons-auction-solo-other = That promises even more. You have seen how high this hand can go; any higher bid is beyond it. Let { $seat1 } try.

vira-lessons-auction-end =
    Two passed: { $seat1 } is declarer. In Six to Nine, turné, vingel, tringel (three cards turned up) and solo you win tricks with trumps. In gask, gök and Vira you take the whole talon. In the misères (köpmisär, gök and the solo misères) you must lose every trick. Forehand may hold any bid, middle hand only the dealer’s, the dealer none.

vira-lessons-exchange-title = The exchange
vira-lessons-exchange-goal = Make the most of your exchange, and learn from what the others exchange.

vira-lessons-exchange-trump =
    You are the dealer and have won the auction with Seven. Now you name trumps. You hold two five-card suits: { $SA } with four small spades, and hearts with { $HK }, { $HQ }, { $HJ } and { $HT }. An ace is likely to win a trick whatever is trump. Which suit gains more by being trumps?
vira-lessons-exchange-trump-right = Your high hearts lose to { $HA } once, and after that they win trick after trick. { $SA } wins one as well, without being a trump.
vira-lessons-exchange-trump-spades = The ace would win anyway; but your four small trumps would not, against eight spades elsewhere. In hearts you have four trumps that lose only to the ace.
vira-lessons-exchange-trump-other = Far too short: the others would hold most of the trumps. Choose between your two five-card suits.

vira-lessons-exchange-exchange =
    You discard first, and only then see the new cards; a discard does not come back. The defenders may take what you leave in the talon. (“Other column”: your trumps are not the preference this time.) Which cards will win tricks, and which can only hope to?
vira-lessons-exchange-exchange-right = Six out, six in. { $DQ } beside the ace is the best of the new cards; seven cards are left for the defenders.
vira-lessons-exchange-exchange-spades = You keep four small spades. Once the ace is played, they win nothing, because the other players hold the high spades. In place of each small one you might draw an ace, a king or a trump.
vira-lessons-exchange-exchange-none = Then you play with four small spades and two more losers. An exchange costs nothing: use it.
vira-lessons-exchange-exchange-other = Keep the five trumps and both aces, and nothing else. A card that you draw is at least as good as a small one; and what you take, the defenders cannot get.

vira-lessons-exchange-decide =
    Now you can play; or *surrender*, which costs as much as falling one trick short; or exchange once more: here there is no fee for that, but then a win brings nothing from the pot, and a loss costs 24 or 40 instead of 8 or 16. Four of your five trumps should win, both aces too, and { $DQ } has a chance. What do you do?
vira-lessons-exchange-decide-right = Even if you fall one trick short, you pay no more than for surrendering. The defenders have exchanged; { $seat1 } led { $SJ }, and you took it with the ace.
vira-lessons-exchange-decide-again = You have what you need. If you win after another exchange, the pot pays nothing; if you fall one trick short, you pay 24 instead of 8. With some trump suits each defender would get a fee as well; with yours, none.
vira-lessons-exchange-decide-surrender = That is 8 into the pot for certain. If you play and fall one trick short, you pay no more than that; and often you will win.

vira-lessons-exchange-lead =
    The defenders exchange in turn, forehand first; { $seat2 } could take only the cards that { $seat1 } did not take. { $seat1 } exchanged only four cards, and so kept nine good ones: expect aces, kings and trumps there, { $HA } too. You lead. How do you get your trumps going?
vira-lessons-exchange-lead-right = { $seat1 } had to spend { $HA }. Now the queen, jack and ten are the highest trumps, and they are yours.
vira-lessons-exchange-lead-honour = Just as good: king, queen, jack and ten are in sequence, so they are all worth the same. Here we go on with { $HK }.
vira-lessons-exchange-lead-seven = A nine or an eight would be enough to beat it. Lead a trump that only the ace can beat.
vira-lessons-exchange-lead-other = While the others hold eight trumps, nothing else is safe. First force out { $HA }.

vira-lessons-exchange-end =
    Keep trumps, aces and kings and exchange the rest; look at the new hand, and only then decide to play, to surrender or, rarely, to exchange again. And watch the others: the fewer cards somebody exchanges, the better their hand was. Next: why some trumps are worth more.

vira-lessons-preference-title = Colour and preference
vira-lessons-preference-goal = Outbid { $diamonds } with { $hearts }, without going too high.

vira-lessons-preference-colour =
    In every deal one suit is drawn as the *preference*, this time { $hearts }. The other suit of its colour, { $diamonds }, is the *second preference*. { $seat2 } bids Six. Over such a *plain* bid, with nothing added, you may say “colour”: the same bid is yours if you promise that trumps will be one of these two. What do you say?
vira-lessons-preference-colour-right = Six “in colour” outranks a plain Six, and you want hearts anyway. { $seat1 } passed, but { $seat2 } held your bid, and must therefore have a long red suit, too.
vira-lessons-preference-colour-seven = One trick more than you need. You want hearts as trumps in any case, so promising “colour” costs you nothing.
vira-lessons-preference-colour-pass = Ace, king and queen of hearts, an ace and a king besides: this hand is worth playing. Find the cheapest way to take over the bid.
vira-lessons-preference-colour-other = There is a cheaper way to outbid a Six. You want hearts anyway: say so.

vira-lessons-preference-preference =
    { $seat2 } holds Six in colour. You have the high hearts, so { $seat2 } will have diamonds. You are middle hand and may hold only the dealer’s bids. But over a bid in colour you may say “preference”: the same bid, with the preference as trumps. What now?
vira-lessons-preference-preference-right = As forehand, { $seat2 } could have held that bid, too, but goes higher: Seven.
vira-lessons-preference-preference-seven = That is playable, but you need not promise another trick yet. Here we go on with “preference”, and { $seat2 } bids Seven.
vira-lessons-preference-preference-pass = Do not give up a suit like this one for so little. You can make a promise that { $seat2 } cannot make.
vira-lessons-preference-preference-other = That is higher than you have to go. The preference is your suit; promise it.

vira-lessons-preference-again =
    Any higher bid on the list beats every Six, even a Six in preference. This Seven is plain again, so the same steps are open once more. Five good hearts, an ace and a king, and the exchange: is the hand worth seven tricks?
vira-lessons-preference-again-right = Again the cheapest step, and this time { $seat2 } passed. You are declarer, with Seven in colour.
vira-lessons-preference-again-pass = Five hearts headed by ace, king and queen, plus an outside ace and king, and a whole exchange to come: with that you can try for seven tricks.
vira-lessons-preference-again-eight = That is one trick more than you need to bid. The Seven is plain, so you can outbid it with another Seven, by promising what trumps will be.
vira-lessons-preference-again-other = Higher than you need. You can take over the Seven itself by promising what trumps will be.

vira-lessons-preference-trump =
    You promised { $hearts } or { $diamonds }; other trumps are not allowed. The suit also decides the *player points*: each defender pays them to you if you win, and you pay them to each defender if you lose. In a Seven they are 1 with the preference as trumps, otherwise 0. Which suit?
vira-lessons-preference-trump-right = Your best suit, and it pays: 1 from each defender, besides 8 from the pot. If you lose, you pay each of them the same.
vira-lessons-preference-trump-diamonds = You have only two small diamonds, and diamonds are { $seat2 }’s suit; besides, in a Seven the second preference pays nothing.

vira-lessons-preference-end =
    Six to Nine, gask, solo, Vira and Solo Vira come in three steps: plain, in colour, in preference. The other bids are always plain. Player points come in three *columns* (preference, second preference and other): 1, 0, 0 for Seven; 64, 32, 16 for Solo 12, far up the list. Next: two against one.

vira-lessons-defending-title = Two against one
vira-lessons-defending-goal = Beat a Seven: leave the declarer fewer than seven tricks.

vira-lessons-defending-exchange =
    { $seat1 } plays Seven, with { $hearts } as trumps; you defend with { $seat2 }, who, as forehand, exchanged first and took four cards. Three are left in the talon for you. A defender, too, wants trumps, aces and kings. What do you discard?
vira-lessons-defending-exchange-right = You drew a trump, your fourth. Now { $seat2 } leads { $S4 }.
vira-lessons-defending-exchange-similar = Just as good: you give up only small cards. Here we discard two spades and the small diamond, and { $seat2 } leads { $S4 }.
vira-lessons-defending-exchange-none = You hold small cards that will hardly ever win a trick. For the defenders, too, an exchange is free.
vira-lessons-defending-exchange-other = Keep trumps, aces and kings, and the queen that you hold beside an ace. Small cards of the other suits may go, three at most.

vira-lessons-defending-ace =
    A low lead says: here is a long suit, with something high in it. { $seat1 } sits behind you and plays last. Which spade do you play?
vira-lessons-defending-ace-right = Now you lead. If you had played low, { $seat1 } could have won the trick with a middling spade.
vira-lessons-defending-ace-other = { $seat1 } plays after you and could win with a middling spade. The ace wins, and then you lead.

vira-lessons-defending-back =
    When you lead, { $seat1 } plays next. Your partner { $seat2 } plays last, after seeing both other cards, and so can make the most of high cards. Which suit would your partner like to see?
vira-lessons-defending-back-right = Your partner’s suit, through the declarer: { $seat1 } played the eight, { $seat2 } took it with the nine and now leads { $SK }.
vira-lessons-defending-back-trump = Drawing trumps is the declarer’s business, and you would be doing it for them. Your partner has shown you a suit.
vira-lessons-defending-back-club = Ace and queen win more when somebody else leads the suit: then the king may be played before your turn. Your partner has shown you a better suit.
vira-lessons-defending-back-other = That may be right another time. But your partner has shown you a suit with high cards: lead it back.

vira-lessons-defending-throw =
    You have no spade left. The ace is gone, so nothing but a trump beats { $SK }. You need not trump; you may throw away anything. Which card can you do without?
vira-lessons-defending-throw-right = { $SQ } fell under the king. Your partner won one more trick with { $SJ }; then { $seat1 } trumped a spade and led three high trumps.
vira-lessons-defending-throw-small = Just as good. Here we threw { $D9 }. Then { $SQ } fell under the king, your partner’s { $SJ } won as well, and { $seat1 } trumped a spade and led three high trumps.
vira-lessons-defending-throw-ruff = Your partner is winning this trick already, so a trump on it would be wasted. Keep that trump for one of the declarer’s tricks.
vira-lessons-defending-throw-other = That card may still win a trick. Throw one that never will.

vira-lessons-defending-trumps =
    { $seat1 } has three tricks and is about to win a fourth with { $HA }; you and { $seat2 } have won four. { $HT } is still out. Which of your two trumps do you keep?
vira-lessons-defending-trumps-right = Your jack is now the highest trump, above the ten. Then { $seat1 } led { $CK }, and { $seat2 } trumped it.
vira-lessons-defending-trumps-other = Then { $HT } becomes the highest trump. You need not win this trick, so give up the lower one.

vira-lessons-defending-keep =
    { $seat2 } has trumped { $CK }, and you play last. { $seat1 } has four tricks. Which club do you play?
vira-lessons-defending-keep-right = Your ace and queen are for later. { $seat2 } led one more spade, you threw { $DK }, { $seat1 } trumped with { $HT } and led { $DA }.
vira-lessons-defending-keep-other = Your side has this trick already. A high card thrown on it is a trick lost later.

vira-lessons-defending-trump =
    { $seat1 } has five tricks and leads { $DA }. You have three cards left and no diamonds, but your { $HJ } is the last trump. What now?
vira-lessons-defending-trump-right = { $DA } is beaten, and then your queen and ace of clubs win as well: { $CK } is gone.
vira-lessons-defending-trump-other = Then { $DA } wins, and the declarer has a sixth trick. You cannot follow suit, so you may trump.

vira-lessons-defending-end =
    Five tricks instead of seven, a double loss: { $seat1 } pays 16 into the pot, which holds 40 now, and 1 to each of you, because the preference was trumps. Return your partner’s suit, let the declarer draw the trumps, never trump your partner’s winners. Next: what it all pays.

vira-lessons-payment-title = Wins, losses and the pot
vira-lessons-payment-goal = Lose little with a bad hand; win with a good one.

vira-lessons-payment-decide =
    You play Six, and the exchange did not help: four hearts and { $CA }. With one trick too few you pay 8 into the pot, with two or more, 16; either way each defender gets 1, because the preference is trumps. To exchange again, you first pay each of them a *fee* of 1 more. Surrendering counts as one trick too few. What do you do?
vira-lessons-payment-decide-right = For that you paid 8 into the pot, and 1 to each of the others. Now comes the next deal, with other cards and another chance.
vira-lessons-payment-decide-stand = Four trumps and an ace will hardly make five tricks. You would most likely pay 16 instead of 8.
vira-lessons-payment-decide-again = One trick too few would then cost 24, two or more would cost 40, and a win would bring nothing from the pot. Do it only if the hand is lost otherwise and new cards will win it at least two times in three. That is not so here.

vira-lessons-payment-bid =
    Your total is −18: 8 at the start, 8 for the loss, 2 to the others. The pot has 32, and { $spades } is the preference. { $seat1 } bid Six, { $seat2 } passed. If you win a Six, a Seven or an Eight, the pot pays you 8; with spades as trumps, each defender also pays you 1. What do you bid?
vira-lessons-payment-bid-right = { $seat1 } passed, and you named { $spades } as trumps. Seven tricks have been played since the exchange, and you have won three.
vira-lessons-payment-bid-seven = A Seven pays as much as a Six, and needs one more trick. However full the pot, it pays only the amount fixed for the bid.
vira-lessons-payment-bid-pass = Bid when you expect to win clearly more often than you lose. With five good spades, { $HA }, { $DK } and an exchange to come, you can expect that.
vira-lessons-payment-bid-other = However full the pot is, it pays only what the bid is worth: 8 for most bids. Choose the cheapest bid that makes you declarer.

vira-lessons-payment-count =
    You lead and need three more tricks. Two trumps are still out, { $S7 } and { $S6 }; yours are { $SQ } and { $S9 }. You also have { $HA }. How do you make sure of all three?
vira-lessons-payment-count-right = Nine and queen drew both trumps, wherever they were. That makes five tricks, and nobody can trump your ace any more.
vira-lessons-payment-count-queen = Just as good: both your trumps are higher than the two still out. Here the nine comes first, then the queen, and all trumps are gone.
vira-lessons-payment-count-ace = It will probably win. But if a defender has no heart, a small trump takes it. After two rounds of trumps it is safe.
vira-lessons-payment-count-other = { $HK } and { $HQ } are still out. You have three sure tricks; take those, in the safe order.

vira-lessons-payment-sure =
    Five tricks won, one more needed, and four hearts in your hand: ace, jack, nine and four. Nobody has a trump. { $HK } and { $HQ } are still out; if you hold back the ace, you may catch one of them and win more tricks. Do you wait?
vira-lessons-payment-sure-right = Six tricks. A seventh would have paid nothing, and waiting could have cost you the sixth.
vira-lessons-payment-sure-other = Perhaps that brings a seventh trick, but a seventh pays nothing. Without the sixth you lose the deal. Take the sure trick.

vira-lessons-payment-end =
    We stop here, as you have won. You get 8 from the pot and 1 from each defender: from −18 you are back at −8. The pot keeps 24. When it is empty or has too little, everybody pays 8; when the match ends, it is shared equally. Remember: bid what you expect to win more often than not. Next: turné.

vira-lessons-turne-title = Turné and vingel
vira-lessons-turne-goal = Let a turned-up card choose trumps, and win six tricks.

vira-lessons-turne-bid =
    { $seat1 } opened with Six, { $seat2 } passed. In a “turné” you do not choose trumps: the top card of the talon is turned up, and its suit is trumps. That card comes into your hand in the exchange. You have good cards in three suits. What do you bid?
vira-lessons-turne-bid-right = Unless a club is turned up, you will have five trumps with high cards among them.
vira-lessons-turne-bid-vingel = Also good: in a “vingel” two cards are turned up, and you choose the suit of one. But losing it costs 16 instead of 8, and you can still bid it later: here we go on with Turné 6.
vira-lessons-turne-bid-colour = Just as good: you would play Six with { $spades } as trumps. Here we go on with Turné 6.
vira-lessons-turne-bid-pass = Anyone who passes is out. With high cards in three suits your hand is worth a bid.
vira-lessons-turne-bid-other = That promises more than it has to. Begin with the lowest bid that fits: you may go higher later.

vira-lessons-turne-higher =
    { $seat1 } bids Seven. Turné 7 and Turné 8 are higher, but ask for seven and eight tricks. Vingel 6 is higher, too, and asks for six: two cards are turned up, you choose one of their suits, and you exchange at least two cards. Losing it costs 16 instead of 8. What now?
vira-lessons-turne-higher-right = With two cards turned up, one of your three suits is almost certain to be among them. A “tringel” turns up three, but it asks for nine tricks.
vira-lessons-turne-higher-pass = Just as good: seven tricks may be too many for { $seat1 }. Here we go on with Vingel 6.
vira-lessons-turne-higher-turne = One card decides, and it may be a club; besides, you would need more tricks. Your hand is not good enough for that.
vira-lessons-turne-higher-other = Too much. Look for the lowest bid above Seven that makes use of all three suits.

vira-lessons-turne-trump =
    { $S5 } and { $H3 } are turned up. Both will be yours, so you have five trumps either way. { $spades } are the preference. Which suit do you name as trumps?
vira-lessons-turne-trump-right = Ace and king on top, and the preference brings you 1 from each defender if you win.
vira-lessons-turne-trump-hearts = With { $hearts } as trumps you would lack the king, and the defenders would pay you nothing.

vira-lessons-turne-exchange =
    Discard first, then draw as many: the two turned-up cards, then others that you have not seen. What do you keep besides your trumps? Exchange the rest.
vira-lessons-turne-exchange-right = You drew the two turned-up cards and five more, { $CA } and { $ST } among them. Then { $seat1 } led { $DA } and { $DJ }, and the king that you had kept took the jack.
vira-lessons-turne-exchange-queens = Just as good: a queen beside an ace or a king may win a trick. Here we keep only trumps, aces and the king. Then { $seat1 } led { $DA } and { $DJ }, and your king took the second.
vira-lessons-turne-exchange-king = You can do that with trumps like these. Here we kept the king as well, as usual. Then { $seat1 } led { $DA } and { $DJ }, and your king took the second.
vira-lessons-turne-exchange-other = Trumps, aces and kings stay. Small cards of the other suits go: any new card may be better.

vira-lessons-turne-draw =
    { $DK } has won a trick. You have six trumps; you have not seen the other seven, and some of them may not be in play. As long as a defender has trumps, your aces can be trumped. What do you lead?
vira-lessons-turne-draw-right = Your trump king drew two of theirs, and then { $SA } drew another two.
vira-lessons-turne-draw-ace = Just as good: ace and king are both yours. Here we go on with { $SK } and { $SA }.
vira-lessons-turne-draw-small = That draws trumps as well; it may cost you one trump trick, now or later. Here we go on with { $SK } and { $SA }.
vira-lessons-turne-draw-side = That can be right, too. Here we draw trumps first, with { $SK } and { $SA }.
vira-lessons-turne-draw-other = That gives the lead away while the defenders still have trumps. Draw those first.

vira-lessons-turne-cash =
    You have three tricks and need six. { $SQ } has not been played: it beats all your trumps, but it can take only one trick. Which tricks are sure now?
vira-lessons-turne-cash-right = Both aces won, then { $seat1 } made a trick with { $SQ }. In the end one of your small trumps won your sixth trick.
vira-lessons-turne-cash-heart = The other ace is just as good. Here we go on with { $CA }.
vira-lessons-turne-cash-trump = You can do that as well: if a defender has { $SQ }, it wins a trick now or later. Here we go on with { $CA }.
vira-lessons-turne-cash-other = The defenders take that trick. Your aces are sure now; later, a defender who has run out of hearts or clubs may trump one.

vira-lessons-turne-end =
    Six tricks, just enough. Turné is for a hand with something in three suits, vingel for one with two or three good suits, tringel for a very strong hand. Bid Turné 7 or 8 only when any suit that is turned up will do. If you exchange again, new cards are turned up, and they decide what is trumps.

vira-lessons-solo-title = Solo and sharpening
vira-lessons-solo-goal = Play the hand that you were dealt, and make your contract.

vira-lessons-solo-bid =
    { $seat2 } opened with Six. In a “solo” nothing is exchanged: you play the hand that you were dealt, and the defenders share the whole talon. You need long trumps with the top cards, and more tricks besides. Count your tricks. What do you bid?
vira-lessons-solo-bid-right = Three top trumps and two aces are sure, and your long spades will win more tricks: six are safe even without an exchange.
vira-lessons-solo-bid-buy = A good bid, too. Here we go on with Solo 6: your hand hardly needs an exchange.
vira-lessons-solo-bid-seven = You can win that. But begin with Solo 6: if both pass, you may still go higher. Here we go on with Solo 6.
vira-lessons-solo-bid-pass = Your hand by itself is almost enough for a contract. This is the time to bid.
vira-lessons-solo-bid-high = That takes every trick this hand can win at best, or even more. Begin with the lowest solo: if both pass, you may still go higher.
vira-lessons-solo-bid-other = Not with this hand: with those bids you exchange cards, or try to lose every trick. You want to win tricks with the cards that you have. Bid what they are worth.

vira-lessons-solo-sharpen =
    Both passed. Before touching a card, the declarer of a solo may name a higher number: this is called “sharpening”. The pot still pays 8. But { $spades } are the preference: with them as trumps, each defender pays 1 for Solo 6, 2 for Solo 7, 4 for Solo 8. How many tricks are you sure of?
vira-lessons-solo-sharpen-right = Six trumps and two aces: seven should come home even if you lose a trump trick. Gask and köpmisär can be sharpened, too.
vira-lessons-solo-sharpen-none = Also good, and safer. Here we sharpen to Solo 7.
vira-lessons-solo-sharpen-eight = All six trumps and both aces would have to win. The defenders exchange, and one of them may hold four trumps.
vira-lessons-solo-sharpen-other = You can count eight tricks at most. You must win as many as you announce, or you pay.

vira-lessons-solo-trump =
    Name trumps. You could surrender instead, but where nothing was exchanged, surrender counts as a double loss and costs 16. Which suit?
vira-lessons-solo-trump-right = Your longest suit by far, with ace, king and queen, and it is the preference.
vira-lessons-solo-trump-surrender = Give up with a hand like this? Even losing by two tricks would cost no more than surrendering.
vira-lessons-solo-trump-other = With that suit as trumps, the defenders would have far more trumps than you.

vira-lessons-solo-first =
    { $seat2 } exchanged five cards, { $seat1 } four: they kept strong cards and threw away short suits. { $seat2 } leads { $HJ }. Which heart do you play?
vira-lessons-solo-first-right = You take it at once: a defender who runs out of hearts could trump your ace later.
vira-lessons-solo-first-low = That can be right as well. Here we take the trick with { $HA }.

vira-lessons-solo-draw =
    You lead. The seven trumps that you do not hold are with the defenders, or still in the talon. The defenders drew new cards and may be short in any suit. What do you lead first?
vira-lessons-solo-draw-right = Both followed. Then you led { $SK } and { $SA }: now only one defender can have a trump left.
vira-lessons-solo-draw-top = Just as good: the three top trumps are worth the same. Here we go on with { $SQ }, { $SK } and { $SA }.
vira-lessons-solo-draw-later = You can do that now or later. Here we draw trumps first, with { $SQ }, { $SK } and { $SA }.
vira-lessons-solo-draw-low = A higher trump takes it, one that your own top trumps would have drawn.
vira-lessons-solo-draw-other = Lose that trick later. As long as the defenders have trumps, your ace of diamonds is in danger.

vira-lessons-solo-last =
    Four tricks are yours. { $ST } is the highest trump now, and it has not been played. If a defender has it, it wins a trick in any case; but it should not take { $DA }. What do you lead?
vira-lessons-solo-last-right = { $seat1 } took it with { $ST }. Your two trumps and { $DA } are left, and they should win.
vira-lessons-solo-last-nine = Nine and eight are worth the same here. We go on with { $S8 }.
vira-lessons-solo-last-wait = You can do that, too: { $ST } wins one trick, now or later. Here we force it out with { $S8 }.
vira-lessons-solo-last-two = { $S4 } may still be out, too, and would beat your two. Use a trump that only { $ST } can beat.
vira-lessons-solo-last-other = Not that one yet: a defender may still hold { $ST }. Force the ten out first.

vira-lessons-solo-ruff =
    The defenders have won three tricks, and { $seat2 }, who has no trumps, leads a heart. You have no hearts left. You need three more tricks and hold two trumps and { $DA }. { $seat1 } plays last and may have { $S4 }. What do you play?
vira-lessons-solo-ruff-right = Nobody could go higher. That was your fifth trick.
vira-lessons-solo-ruff-throw = Just as good: your trumps and { $DA } remain. Here we trump with { $S2 }.
vira-lessons-solo-ruff-nine = Then { $S4 } may beat your { $S2 } later. { $seat1 } has followed suit in both heart tricks so far: { $S2 } will probably do.
vira-lessons-solo-ruff-other = That is a sure trick, and you would throw it away on a lost one.

vira-lessons-solo-cash =
    You need two more tricks. Which of your cards can no longer be beaten?
vira-lessons-solo-cash-right = That won, and then { $S9 } won your seventh trick. The rest went to the defenders, which costs nothing.
vira-lessons-solo-cash-trump = Just as good. Here we begin with { $DA }.
vira-lessons-solo-cash-other = Take your sure tricks first; then you have won.

vira-lessons-solo-end =
    Solo 7 is won: 8 from the pot, 2 from each defender. Solos go up to Solo 12, and Solo Vira promises all thirteen: it is the highest bid of all, and each defender pays up to 128. Bid a solo only if the hand is good as it is: the talon helps the others.

vira-lessons-misere-defended-title = Against a gök
vira-lessons-misere-defended-goal = The declarer wants to lose every trick: make them win some.

vira-lessons-misere-defended-guard =
    { $seat1 } bids “Gök”, a “misère”: take the whole talon, discard thirteen, lose every trick, without trumps. If you pass and the gök is won, you pay 8 into the pot, unless you have a “low guard” in one suit: the two, or two cards up to the four, or three up to the six, or four up to the eight. Yours is in { $spades }. What now?
vira-lessons-misere-defended-guard-right = The four and the three of spades are a low guard, so passing costs nothing. { $seat1 } took the talon and discarded thirteen cards.
vira-lessons-misere-defended-guard-hold = Then you would have to lose every trick yourself, with kings and aces in your hand.
vira-lessons-misere-defended-guard-other = Your hand is too weak for that. Look for a low guard: if you have one, passing is free.

vira-lessons-misere-defended-lead =
    Forehand leads, as always. The declarer’s hand is laid face up only once they have played their first card. You catch them with low cards that they cannot stay below. What do you lead?
vira-lessons-misere-defended-lead-right = To stay below, { $seat1 } had to play the two, their safest spade. { $seat2 } took the trick with { $ST }.
vira-lessons-misere-defended-lead-four = Just as good: three and four are equals. Here we go on with { $S3 }.
vira-lessons-misere-defended-lead-side = Nothing wrong with that: you cannot see much yet. Here we go on with { $S3 }, the lowest card of your longest suit.
vira-lessons-misere-defended-lead-other = It is easy to stay below that card. Keep it, and lead something low.

vira-lessons-misere-defended-hearts =
    Now look at the open hand: six hearts, but not the two. You do not have it either. If { $seat2 } does, it will catch { $seat1 }, unless you have to take that trick with a higher heart. { $seat2 } leads { $HK }. Which of your hearts do you play?
vira-lessons-misere-defended-hearts-right = { $seat2 } went on with { $HA }, and your queen went, too. By leading high hearts, your partner shows you the plan: get your own out of the way.
vira-lessons-misere-defended-hearts-queen = Just as good: nine and queen both have to go. Here you play { $H9 } first, then { $HQ } on { $HA }.

vira-lessons-misere-defended-throw =
    { $seat2 } leads { $H2 }. You have no hearts. { $seat1 }, whose lowest heart is { $H3 }, is caught. You may throw away anything. Look at the spades in the open hand: which of your cards could catch { $seat1 } a second time?
vira-lessons-misere-defended-throw-right = { $seat1 } took the trick: a single loss already. Next { $seat1 } led { $D3 }.
vira-lessons-misere-defended-throw-rest = Just as good. Here we throw { $CK }, which catches nobody, as { $seat1 } has no clubs.
vira-lessons-misere-defended-throw-four = { $S4 } is lower than all of { $seat1 }’s spades. You will need it.
vira-lessons-misere-defended-throw-ace = You may want to get the lead with that one soon. Throw something useless.

vira-lessons-misere-defended-in =
    A second trick makes it a double loss: { $seat1 } would pay 32 to the pot instead of 16. The spades in the open hand are nine, eight, six and five, all above your four. { $seat2 } has played { $D7 }. Do you want the lead?
vira-lessons-misere-defended-in-right = You took it. Now you can lead what you like.
vira-lessons-misere-defended-in-ace = Just as good. Here we take the trick with { $DT } and keep the ace.
vira-lessons-misere-defended-in-six = Then { $seat2 } would lead, and may have no spade. You hold the four of spades, so take the lead yourself.

vira-lessons-misere-defended-seven =
    If { $seat2 } still has a spade, it must beat your { $S4 }, and { $seat1 } is saved. Two spades have not shown up: { $SA } and { $SQ }. How do you find out whether { $seat2 } has one?
vira-lessons-misere-defended-seven-right = { $seat2 } threw away a heart, so has no spades. And { $seat1 } had to part with { $S6 }.
vira-lessons-misere-defended-seven-high = Just as good: all that counts is whether { $seat2 } follows. Here we go on with { $S7 }.
vira-lessons-misere-defended-seven-four = Right suit, but a guess. Lead a higher spade first: then you will know whether { $seat2 } has any spades left.
vira-lessons-misere-defended-seven-other = Spades are { $seat1 }’s weak spot. Find out whether { $seat2 } has any.

vira-lessons-misere-defended-four =
    The nine, eight and five of spades are left in the open hand, and { $seat2 } has no spade. What do you lead?
vira-lessons-misere-defended-four-right = { $seat1 } had to take it: the second trick.
vira-lessons-misere-defended-four-later = { $S4 } would still work later. Here we lead it at once.

vira-lessons-misere-defended-end =
    A double loss is certain: 32 into the pot when the deal is over. Get rid of what would help the declarer, watch what your partner throws away, and lead low in a suit where the declarer has nothing lower. Had the gök been won, anyone who let it stand without a low guard would have paid 8.

vira-lessons-misere-title = Playing a misère
vira-lessons-misere-goal = Lose every trick.

vira-lessons-misere-bid =
    { $seat2 } opened with Six. Your hand is good for losing: low cards in every suit. A “köpmisär” has a number, 1 to 6: you exchange exactly that many cards, then discard one (two in Köpmisär 1), and must lose every trick with the rest. Nobody sees your hand. Which of your cards are dangerous, and what do you bid?
vira-lessons-misere-bid-right = The king, the jack and perhaps the eight are dangerous. You get rid of three cards: you exchange one and discard two.
vira-lessons-misere-bid-gok = That may succeed, too: you would take the whole talon, but show your hand. Here we go on with Köpmisär 1, which is higher.
vira-lessons-misere-bid-pass = A hand for a misère is rare. With so many low cards, bid.
vira-lessons-misere-bid-high = That, too, is a bid to lose every trick. But begin with the lowest köpmisär, which exchanges fewer cards; you may still go higher later.
vira-lessons-misere-bid-other = Hardly any of these cards wins a trick, but a few are too high to be safe. Look for a misère in which you can get rid of just those.

vira-lessons-misere-sharpen =
    Both passed. You may sharpen, up to Köpmisär 6. You would then exchange more cards, exactly as many as you say, but after that you could drop only one card without drawing another. Do you need that?
vira-lessons-misere-sharpen-right = One card exchanged, two discarded: you get rid of three cards, and have to live with just one new card.
vira-lessons-misere-sharpen-more = That may succeed, too, with more new cards. Here we stay with Köpmisär 1.
vira-lessons-misere-sharpen-other = You would have to exchange exactly as many cards as you say, and what you draw may be worse. You have few bad cards.

vira-lessons-misere-exchange =
    Exchange one card. Hearts: king, five, three. Diamonds: jack, six, two. A suit is safe if your lowest card in it is the two, the next no higher than the four, and the third no higher than the six. Which card is the worst?
vira-lessons-misere-exchange-right = You drew { $D3 }. Below the jack, your diamonds are safe now: two, three, six.
vira-lessons-misere-exchange-jack = The jack is as dangerous as the king. Here we exchange { $HK } and discard the jack next.
vira-lessons-misere-exchange-other = Other cards are worse. If a suit is led three times, your highest card in it may have to win.

vira-lessons-misere-shed =
    You *stand*: you play with the cards you have now. Discard two of these thirteen and play with the other eleven. The jack goes. As for the second: the eight of clubs is high, but you can play low on clubs twice. In hearts you have the five and the three left, but not the two. Which do you choose?
vira-lessons-misere-shed-right = You have one heart left. As soon as it is gone, you can throw a dangerous card whenever hearts are led.
vira-lessons-misere-shed-club = Just as good. Here we discard { $DJ } and { $H5 } and keep { $C8 } for now: you have one heart left, and once it is gone you can throw the eight away on hearts.
vira-lessons-misere-shed-other = Keep the low cards: they are what you lose tricks with. High ones, and short suits, should go.

vira-lessons-misere-diamond =
    { $seat2 } leads { $D4 }. Stay below, but do not waste your lowest card: you may need it when something still lower is led. Which diamond?
vira-lessons-misere-diamond-right = Just below. { $seat1 } took it with the ace.
vira-lessons-misere-diamond-two = That does not take the trick either. Here we play { $D3 }, the highest card that is low enough.
vira-lessons-misere-diamond-six = Above the four: if { $seat1 } stays lower, the trick is yours and the misère lost.

vira-lessons-misere-spade =
    { $SA } is winning this trick, and you play last. Which dangerous spade can you safely drop now?
vira-lessons-misere-spade-right = Drop the highest when it can do no harm. The two, three and four are left.
vira-lessons-misere-spade-small = That loses the trick just as well, and your spades are safe anyway. Here we drop { $S7 }, the highest.

vira-lessons-misere-club =
    { $seat2 } leads { $C2 }: nobody can stay below that. You can only hope that { $seat1 } has to go higher than you. Which club?
vira-lessons-misere-club-right = { $seat1 } had to take it with { $CT }.
vira-lessons-misere-club-three = Just as good: three and four are equals. Here { $C4 } goes first, the three later.
vira-lessons-misere-club-eight = Then only a club above the eight can save you. All the clubs still out are above the three and the four.

vira-lessons-misere-again =
    Clubs again: { $C5 } and { $C6 } are on the table. You have the three and the eight. Which one?
vira-lessons-misere-again-right = That is below both. Then { $seat2 } led { $H4 }, and your last heart, the three, stayed below it, too. The eight of clubs is the only danger left.
vira-lessons-misere-again-eight = That takes the trick, and the misère is lost.

vira-lessons-misere-throw =
    { $seat1 } leads a heart, and you have none left: play what you like. One of your cards is still dangerous: you hold no lower card of its suit. Which one?
vira-lessons-misere-throw-right = Gone. Now all your cards are low enough, and the rest plays itself.
vira-lessons-misere-throw-other = Keep that: it is low, or has low cards beside it. One card stands alone, and it is high.

vira-lessons-misere-end =
    Not a single trick: 8 from the pot. You got rid of high cards, kept the lowest, shortened a suit, and always played the highest card that was low enough. One trick would have cost 8. Without an exchange a misère is called a solo misère: more about those later.

vira-lessons-gask-title = Gask: take the whole talon
vira-lessons-gask-goal = Exchange almost your whole hand, then choose what to play.

vira-lessons-gask-bid =
    { $seat2 } bids Gök, and your cards are too high: passing may cost 8. A “gask” has a number, 0 to 6: you keep that many cards, discard the rest, take the whole talon and discard down to thirteen. Only then do you choose: trumps, or losing every trick. Gask 2 needs nine tricks. { $seat2 } bids on low cards, so high ones may be in the talon. Your bid?
vira-lessons-gask-bid-right = Both passed. Your thirteen cards were no good, so you lose little by exchanging eleven of them.
vira-lessons-gask-bid-three = Just as good, with one card more to keep and one trick more to win. Here we go on with Gask 2.
vira-lessons-gask-bid-turne = Just as good: Turné 7 outbids the gök, too. Here we go on with Gask 2.
vira-lessons-gask-bid-pass = Then you get no new cards, and pay 8 if the gök is won. With a hand worth nothing you lose little by exchanging it, so you can afford to bid.
vira-lessons-gask-bid-one = A good bid, too: one trick fewer to win, and one card fewer to keep. Here we go on with Gask 2.
vira-lessons-gask-bid-other = That promises too much, or leaves you with too many bad cards. Look for a bid that exchanges nearly all of them without promising too much.

vira-lessons-gask-keep =
    Keep exactly two cards; the rest go, and you take the thirteen cards of the talon. To win tricks, keep the top of a suit; to lose them, keep twos and threes. What do you keep?
vira-lessons-gask-keep-right = This is no hand for losing every trick, but it has the king and jack of one suit to keep. And now look: you drew seven clubs.
vira-lessons-gask-keep-other-two = Just as good. Here we keep { $HK } and { $HJ }.
vira-lessons-gask-keep-other = Keep high cards, ideally of the same suit. Middling ones are no use for winning or for losing.

vira-lessons-gask-discard =
    You hold fifteen cards and discard any two, old or new. You do not have to name trumps yet, but you can see what they will be. What can go?
vira-lessons-gask-discard-right = Two small cards from the other suits. The cards that count stay.
vira-lessons-gask-discard-spades = Just as good: small cards of other suits can go. Here we discard { $S2 } and { $H3 }.
vira-lessons-gask-discard-other = Keep all clubs, { $DA } and { $HK }. Small cards of the other suits will only lose.

vira-lessons-gask-plan =
    Now choose: trumps and nine tricks; or a misère, losing every trick; or surrender for 8. { $spades } are the preference, { $clubs } the second: with either as trumps, each defender pays 1. What is this hand good for?
vira-lessons-gask-plan-right = Seven trumps with the ace, and { $DA }. The talon is empty, so the defenders cannot exchange.
vira-lessons-gask-plan-misere = With { $CA }, { $DA } and { $HK }? You would take one trick after another.
vira-lessons-gask-plan-surrender = That costs 8 for certain. This hand should win.
vira-lessons-gask-plan-other = Clubs are by far your longest suit.

vira-lessons-gask-start =
    { $DA } has won the first trick. You discarded the king and eight of trumps yourself, so the others hold four, none above { $C6 }. Your two spades are losers. You need nine tricks: what do you lead?
vira-lessons-gask-start-right = { $seat1 } won it. Lose what must be lost while you have trumps left; and if the defenders lead hearts, that helps your king.
vira-lessons-gask-start-eight = Just as good: both spades are losers. Here we go on with { $S7 }.
vira-lessons-gask-start-trumps = Also good. Either way, your ninth trick must be { $HK }, and it comes more easily if they lead hearts: here we give them the lead at once, with { $S7 }.
vira-lessons-gask-start-other = That helps the defenders more than you. Draw trumps from the top, or lead a card that will lose anyway.

vira-lessons-gask-hearts =
    { $seat1 } led { $HT }, and { $seat2 } has put the ace on it. Which heart do you play?
vira-lessons-gask-hearts-right = The smallest on their ace: your king is the highest heart now. Then { $seat2 } led a spade, and your last spade lost.
vira-lessons-gask-hearts-jack = You can do that: the king is what counts. Here we play { $H6 }.
vira-lessons-gask-hearts-king = Nothing beats the ace. Once it is gone, your king will win a trick.

vira-lessons-gask-ruff =
    { $seat2 } leads a diamond, and you have none left. { $seat1 } plays after you and may be out of diamonds as well. Which trump is safe, and no higher than it needs to be?
vira-lessons-gask-ruff-right = That is above { $C6 }, and nobody else has a higher trump.
vira-lessons-gask-ruff-trumps = Also safe. Here { $C7 } is enough.
vira-lessons-gask-ruff-two = That may go well. But a defender without diamonds could beat it, and here you can spare { $C7 }.
vira-lessons-gask-ruff-other = Then you lose that trick. Trump it: you have more than enough trumps.

vira-lessons-gask-draw =
    You have won two tricks, and have only good cards left: high hearts and trumps. The defenders still hold four small trumps. What do you do?
vira-lessons-gask-draw-right = Their four trumps soon fell, and all the remaining tricks were yours.
vira-lessons-gask-draw-higher = Just as good: none of their trumps beats any of these. Here we go on with { $C9 }.
vira-lessons-gask-draw-two = All of their trumps beat the two. Draw them with one that nobody can beat.
vira-lessons-gask-draw-other = A heart may be trumped as long as the defenders have trumps. Draw those first.

vira-lessons-gask-end =
    Ten tricks. Gask 0 keeps nothing and needs 7 tricks; each higher one keeps one card more and needs one trick more, up to 12 in Gask 5 and 6 (Gask 5 ranks higher). Up to Gask 4, if the bid was plain (not in colour or preference), you may choose misère: in 0, 1 and 3 you first discard a card or two; in 3 and 4 your hand is laid face up.

vira-lessons-evening-title = The highest bids
vira-lessons-evening-goal = Make the most of a perfect hand in the last deal of a match.

vira-lessons-evening-bid =
    Above Solo 7 come higher solos, “Vira” (take the talon, keep the best thirteen, win every trick) and the “solo misères”, without exchange or sharpening: in the “petite” you discard one card, in the “grande” none. In an “ouverte” your hand is shown before the lead, in a “royale” even before the defenders exchange. How far can you go?
vira-lessons-evening-bid-right = Both passed. Showing a hand as safe as this does no harm, and each defender pays 16 instead of 2.
vira-lessons-evening-bid-pass = A hand like this one comes along once in an evening. Bid.
vira-lessons-evening-bid-petite = You would win that, but get only 2 from each defender, and a solo misère cannot be sharpened. Is there any danger in showing your hand?
vira-lessons-evening-bid-ouverte = That brings 8 from each. The royale brings twice as much: what could the defenders draw that would harm you?
vira-lessons-evening-bid-grande = In a grande you have to keep { $DJ }, and with only two low diamonds beside it, the jack might have to take a trick. In a grande royale the defenders even see each other’s hands and may talk.
vira-lessons-evening-bid-other = Hardly any of your cards will win a trick. Look at the misères without an exchange.

vira-lessons-evening-shed =
    It is the last of three deals: you have −24, { $seat1 } −24, { $seat2 } −8, and the pot holds 56. Discard one card. A suit is safe if your lowest card in it is the two, the next at most the four, the third at most the six, the fourth at most the eight. Which card is too high?
vira-lessons-evening-shed-right = Now your hand lies open, and { $seat1 } and { $seat2 } have drawn all thirteen cards of the talon to catch you. They will not succeed if you take care.
vira-lessons-evening-shed-other = Keep what is low. In one suit, your third-lowest card is too high.

vira-lessons-evening-heart =
    { $HT } is winning, and you play last. You hold the six, four and two. { $H5 } and { $H3 } may be led later. Which of your hearts do you play?
vira-lessons-evening-heart-right = Under the five you still have the four, and under the three the two.
vira-lessons-evening-heart-low = It loses, too. But when { $H5 } and { $H3 } are led later, you need the four under one and the two under the other.

vira-lessons-evening-spade =
    { $seat2 } leads { $S8 }, and { $seat1 } plays after you. You have the seven, four, three and two. Which one?
vira-lessons-evening-spade-right = The highest that is low enough. { $seat2 } had to keep the trick.
vira-lessons-evening-spade-low = Keep the small ones: when { $S6 } and { $S5 } are led, the seven cannot stay below either of them.

vira-lessons-evening-five =
    Then { $seat2 } led { $C3 }, and your two of clubs stayed below it. Now { $H5 } and { $CK } are on the table. Do you play the four or the two of hearts?
vira-lessons-evening-five-right = And your two is ready for { $H3 }: nothing can be lower than a two.
vira-lessons-evening-five-two = It loses this trick, but if { $H3 } comes next, your four has to win.

vira-lessons-evening-club =
    { $seat2 } leads { $C8 }. You have the six and the four left. { $C5 } has not been played. Which one do you play?
vira-lessons-evening-club-right = Then { $C5 } came, and the four was below it. The rest took care of itself.
vira-lessons-evening-club-four = If { $C5 } comes next, your six will have to beat it.

vira-lessons-evening-end =
    You get 8 from the pot and 16 from each defender. After the last deal the pot is shared: each of you gets 16 of its 48, and you win with 32. A match can end earlier if all agree. Even higher bids: Solo 11, grande ouverte, grande ouverte royale, Solo 12 and, highest of all, Solo Vira. The rules list all forty bids. Now play a match!
