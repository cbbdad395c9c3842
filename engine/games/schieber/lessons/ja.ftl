## ヤス(シーバー)のレッスンの文 (docs/writing-a-lesson.md)

schieber-lessons-trumps-title = BuurとNell
schieber-lessons-trumps-goal = パートナーと一緒にトリックを取り、そこに点を集めましょう。

schieber-lessons-trumps-lead =
    四人が二チームに分かれ、向かいの{ $seat2 }がパートナーです。毎回九トリックでカードの点を集め、2500点を目指します。{ $seat2 }が{ $spades }を切り札にしました。切り札は強い順に（かっこは点）J「Buur」(20)、9「Nell」(14)、A(11)、K(4)、Q(3)、10(10)、残りは0点です。あなたのリードです。パートナーを助けるのはどれですか?
schieber-lessons-trumps-lead-right = 切り札がリードされたら、切り札を出さなければなりません。NellがAを取って25点、相手の切り札は二枚減りました。
schieber-lessons-trumps-lead-low = それが良いこともあります。ここでは{ $S7 }で続けます。切り札を選んだ側は、相手の切り札をなくしたいからです。
schieber-lessons-trumps-lead-buur = これに勝つカードはないので、いつでも一トリック取れます。小さい切り札を出して、{ $seat2 }に取ってもらいましょう。
schieber-lessons-trumps-lead-other = 相手に負けるか、切られてしまいます。パートナーは{ $spades }を選びました。相手の切り札を狩るのを手伝いましょう。

schieber-lessons-trumps-smear =
    { $seat2 }が取って、{ $SK }をリードしました。NellとAはもうなく、勝てるのはBuurだけで、それがあなたのただ一枚の切り札です。切り札には切り札を出しますが、Buurだけは出さなくてもよく、そのときは何でも出せます。トリックはパートナーのものです。何を出しますか?
schieber-lessons-trumps-smear-right = チームに10点入りました。パートナーのトリックに点を入れることを、シュミーレンといいます。
schieber-lessons-trumps-smear-diamond = 同じことで、チームに10点入ります。ここでは{ $HT }で続けます。
schieber-lessons-trumps-smear-buur = もうパートナーが勝っているトリックです。取っておけば、ほかのトリックを取れます。
schieber-lessons-trumps-smear-king = 4点入りますが、Kはやがてそのスートで一番強くなるかもしれません。10のほうが点は高く、自分ではめったに勝てません。
schieber-lessons-trumps-smear-other = 点がありません。相手はもうこのトリックを取れないので、点のあるカードを出しましょう。

schieber-lessons-trumps-keep =
    { $seat2 }が、そのスートで一番強い{ $CA }をリードしました。切り札以外はA(11)、K(4)、Q(3)、J(2)、10(10)、残りは0点です。{ $clubs }があるので、フォローするか、切り札で切ります。ヤスではいつでも切ることができます。何を出しますか?
schieber-lessons-trumps-keep-right = Aがなくなったので、あなたのKがそのスートで一番強くなりました。
schieber-lessons-trumps-keep-king = 4点増えますが、Aがなくなった今、Kは後でトリックを丸ごと取れます。残しましょう。
schieber-lessons-trumps-keep-buur = パートナーのAを切ってしまいます。Buurは相手のカードのために取っておきましょう。

schieber-lessons-trumps-ruff =
    { $seat2 }が{ $D7 }をリードし、{ $seat3 }が{ $DA }を出しました。{ $diamonds }はありますが、Aには勝てません。フォローできるときでも切れることを思い出してください。何を出しますか?
schieber-lessons-trumps-ruff-right = BuurとAで20 + 11、31点のトリックです。このために取っておいたのです。
schieber-lessons-trumps-ruff-ten = 相手にAと、さらに10点を渡すことになります。切れるのですから、自分で取りましょう。
schieber-lessons-trumps-ruff-eight = それではAの11点が{ $seat3 }のものです。フォローできても、切ってかまいません。

schieber-lessons-trumps-king =
    トリックを取ったので、あなたのリードです。{ $CA }は二トリック前に出ました。今、そのスートで一番強いカードはどれですか?
schieber-lessons-trumps-king-right = 誰も勝てませんでした。残りも全部あなたのチームのものです。
schieber-lessons-trumps-king-other = そのスートには、もっと強いカードが残っています。Aが落ちて、{ $CK }がそのスートで一番強くなりました。

schieber-lessons-trumps-end =
    九トリック全部取れました! これが「マッチ」です。カードと最後のトリックで157点、さらに100点です。切り札が{ $spades }のときは何でも二倍で、(157 + 100) × 2 = 514。レッスン2では、誰が切り札を選ぶか、なぜ二倍だったかを学びます。
