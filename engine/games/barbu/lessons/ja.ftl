## バルビュのレッスンの文 (docs/writing-a-lesson.md)

barbu-lessons-tricks-title = ノー・トリック
barbu-lessons-tricks-goal = トリックをできるだけ取らないようにしましょう。取るたびに減点です。

barbu-lessons-tricks-first =
    バルビュは七つのゲームの集まりで、四人がそれぞれ一人で戦います。各プレイヤーが、七つを一回ずつ宣言します。ここでは{ $seat1 }がノー・トリックを宣言しました。一トリック取るごとに−2点です。切り札はなく、マストフォローで、Aが一番強いカードです。今のトリックは{ $SA }が取ります。どのスペードを出しますか?
barbu-lessons-tricks-first-right = 強いカードは、手に残ると危険ですが、Aに負けるときなら安全です。{ $SJ }をただで手放せました。{ $SQ }が出ているので、Kでも同じでした。
barbu-lessons-tricks-first-king = それも同じくらい良い手です。Aに負けるときなら、強いカードをただで手放せます。ここでは{ $SJ }で続けます。
barbu-lessons-tricks-first-low = Aに負けるのは、手札のどのスペードも同じです。小さいカードは後で負けるために必要です。ただで済むうちに強いカードを手放しましょう。

barbu-lessons-tricks-under =
    { $seat1 }のリードは{ $HJ }で、あなたはまた最後に出します。手のハートを見てください。Jより弱いのはどれでしょう。その中で取っておきたいのはどれですか?
barbu-lessons-tricks-under-right = 「勝たないカードの中で一番強いもの」を出します。手札はだんだん弱くなり、{ $H2 }は後のために残ります。
barbu-lessons-tricks-under-queen = QはJに勝つので、トリックを取って2点の損です。{ $H7 }と{ $H2 }ならJに負けます。
barbu-lessons-tricks-under-low = Jには勝ちませんが、7でも同じです。勝たないカードの中で一番強いものを出して、一番弱い2は取っておきましょう。

barbu-lessons-tricks-discard =
    三トリック目から五トリック目まではこちらで進めました。クラブがもうないので、何を捨ててもかまいません。捨てたカードでトリックを取ることはありません。手にはハート二枚、ダイヤ三枚、スペード三枚があります。一枚捨てるだけで安全になるスートはどれですか?
barbu-lessons-tricks-discard-right = 残ったハートは{ $H2 }だけです。これでトリックを取ることはないので、ハートはもう怖くありません。
barbu-lessons-tricks-discard-king = それも同じくらい良い手です。Kより強いAはもう出ています。ここでは{ $HQ }で続けます。これでハートは怖くなくなります。
barbu-lessons-tricks-discard-ace = 確かに危険ですが、その前に出せる弱いダイヤが二枚あります。ハートなら、一枚捨てるだけで安全になります。
barbu-lessons-tricks-discard-low = 小さいカードは、ほかの人にトリックを取らせるのに役立ちます。強いカードを捨てましょう。
barbu-lessons-tricks-discard-other = もっと強いカードがあります。ほぼ確実にトリックを取ってしまうカードを捨てましょう。

barbu-lessons-tricks-take =
    七トリック目はこちらで進めました。{ $seat3 }がまたスペードをリードしました。手のスペードは{ $S8 }と{ $SK }だけで、どちらも場の7より強いカードです。{ $ST }、{ $S9 }、{ $S5 }はまだ出ていません。スペードでどうしても一トリック取るなら、どちらで取りますか?
barbu-lessons-tricks-take-right = いずれトリックを取るはずのKを、一トリックだけで手放せました。8を出していたら、{ $seat2 }は{ $S5 }を出し、あなたの手にはKが残るところでした。
barbu-lessons-tricks-take-eight = 誰かが8に勝ってくれればよいのですが、強いスペードのほかに{ $S5 }も持つ人は、5を出します。するとあなたが8で取ることになり、Kもまだ手に残ります。取るしかないときは、一番強いカードで取りましょう。

barbu-lessons-tricks-lead =
    トリックを取ったので、あなたのリードです。何を出してもかまいません。ほかの人にはスペードが二枚({ $ST }と{ $S5 })、ハートが七枚、それにダイヤがあります。次のトリックを必ずほかの人に取らせるには、どれを出しますか?
barbu-lessons-tricks-lead-right = ハートを持つ人は必ず2に勝つことになり、{ $seat2 }が取りました。リードを手放すには2が一番です。
barbu-lessons-tricks-lead-spade = それもほぼ安全です。10を持つ人が取るはずだからです。ここでは、一番弱い{ $H2 }で続けます。
barbu-lessons-tricks-lead-five = 弱いカードですが、小さいダイヤはこれだけです。出すとAとJだけが残ります。ハートの2なら、出しても後で困りません。
barbu-lessons-tricks-lead-other = 自分で取ってしまうかもしれません。勝てないカードをリードしましょう。

barbu-lessons-tricks-keep =
    今度も、何を捨ててもかまいません。手札は、ダイヤのA・J・5と、一枚だけのスペード{ $S8 }です。{ $ST }と{ $S5 }がまだ出ていません。トリックを一番取ってしまいそうなのは、どのカードでしょう?
barbu-lessons-tricks-keep-right = ダイヤなら、5で負けることができます。{ $S8 }一枚では、{ $S5 }のリードに勝ってしまうところでした。
barbu-lessons-tricks-keep-ace = それも同じくらい良い手です。Aは必ず勝つカードでした。ここでは、同じスートに小さいカードのない{ $S8 }で続けます。
barbu-lessons-tricks-keep-low = すると残るのはAとJで、どちらも勝ってしまいます。負けられるカードを残しましょう。
barbu-lessons-tricks-keep-other = 強いカードですが、ダイヤには小さいカードもあります。スペードは一枚だけです。

barbu-lessons-tricks-end =
    一トリックだけで−2点でした。{ $seat3 }は八トリックも取りました。勝たないカードの中で一番強いものを出し、危険なカードを捨て、リードを手放すための小さいカードを残しました。何も取りたくないゲームなら、ほかでも同じことをします。次はノー・ハートです。

barbu-lessons-hearts-title = ノー・ハート
barbu-lessons-hearts-goal = 手札に合うコントラクトを選び、ハートを一枚も取らないようにしましょう。

barbu-lessons-hearts-declare =
    あなたがディーラーなので、コントラクトを選んで宣言する番です。七つのうち五つは「ネガティブ」で、取ると損をするコントラクトです。取りたくないのは、トリック、Q、最後の二トリック、ハート(一枚2点、Aだけは6点)、ハートのK。残りは「切り札」とドミノです。手にはどのスートにも小さいカードがあり、ハートは{ $H9 }が一番上です。どれを宣言しますか?
barbu-lessons-hearts-declare-right = こんなに小さいハートなら、ほかの人のハートに負けられます。ハートのAもほかの人が持っています。
barbu-lessons-hearts-declare-negative = この手札なら、それもできます。でも、どのコントラクトも宣言できるのは一回だけです。普通の手札に比べて、この手札がずっと有利になるものを選びましょう。ハートをよく見てください。
barbu-lessons-hearts-declare-other = 「切り札」には強くて長いスートが、ドミノには近いランクのそろった手札が要ります。この手札が得意なのは「取らない」ことです。

barbu-lessons-hearts-lead =
    最初にリードするのは、宣言した人(デクレアラー)です。ほかのスートがあるうちは、ハートはリードできません。でもフォローできない人は、どのトリックにもハートを捨てられます。ハートが一番出にくいのはいつでしょう。そのときに手放したいカードはどれですか?
barbu-lessons-hearts-lead-right = 全員がフォローできたので、ハートは出ませんでした。後で出していたら、このAでハートを三枚取ったかもしれません。
barbu-lessons-hearts-lead-king = 同じくらい良い手です。全員がフォローできるうちに強いカードを出します。ここでは{ $SA }で続けます。
barbu-lessons-hearts-lead-middle = 悪いことは起こりませんが、もっと危険なのは一番強いカードです。全員がフォローできるうちに、先に出しましょう。
barbu-lessons-hearts-lead-low = それは取っておきましょう。後で誰かがフォローできずにハートを捨てるとき、小さいカードがあれば取らずに済みます。今は強いカードを出しましょう。

barbu-lessons-hearts-king =
    ハートは出ませんでした。またあなたのリードです。最後まで持っているとハートを取ってしまいそうなのは、どのカードですか?
barbu-lessons-hearts-king-right = 今度もハートは出ませんでした。次にあなたは{ $CQ }を出し、{ $seat1 }が{ $CA }で取りました。強いカードはなくなり、後は小さいカードで負けていくだけです。
barbu-lessons-hearts-king-queen = 同じくらい良い手です。ここでは{ $DK }で続け、Qはその次に出します。
barbu-lessons-hearts-king-other = それは後でかまいません。もうすぐ誰かがフォローできなくなり、あなたが強いカードで取るトリックにハートを捨ててきます。その前に強いカードを出しましょう。

barbu-lessons-hearts-diamond =
    三トリック目から七トリック目まではこちらで進めました。{ $seat3 }のリードは{ $DT }で、あなたの後に二人が出します。{ $DA }と{ $DQ }はまだ出ていません。手には{ $D7 }と{ $D3 }があり、どちらも10より弱いカードです。後でトリックを取ってしまうかもしれないのはどちらですか?
barbu-lessons-hearts-diamond-right = うまく負けました。次のトリックは{ $D3 }で負け、手札はハートだけになりました。
barbu-lessons-hearts-diamond-low = すると7が残り、後でハートだらけのトリックを取ってしまうかもしれません。3なら、いつでも負けられます。

barbu-lessons-hearts-heart =
    { $seat3 }のリードは{ $SK }で、あなたにスペードはありません。手札はハートだけで、このトリックを取ることはありません。この先ハートのトリックに勝ってしまいそうなのは、どのハートですか?
barbu-lessons-hearts-heart-right = ほかの人も{ $HQ }と{ $H8 }を捨て、{ $seat3 }はハートを三枚取りました。手のハートは小さいほど安全です。
barbu-lessons-hearts-heart-low = そのカードでも、{ $seat3 }に2点を失わせることはできます。ただ、後で勝ってしまいそうなのは一番強いハートです。まずそちらを捨てましょう。

barbu-lessons-hearts-end =
    ハートは一枚も取らず、0点です。{ $seat1 }は18点、{ $seat3 }は12点を失いました。強いカードは全員がフォローできるうちに出し、小さいカードは最後のために残し、ハートはほかの人のトリックに捨てましょう。最後のハートが出るとディールは終わります。次はノー・クイーンです。

barbu-lessons-queens-title = ノー・クイーン
barbu-lessons-queens-goal = 四枚のQを一枚も取らないようにしましょう。

barbu-lessons-queens-under =
    { $seat3 }がノー・クイーンを宣言しました。Qを取ると一枚につき6点を失い、ほかは数えません。四枚目のQが出るとディールは終わります。リードは{ $HJ }です。あなたは{ $HQ }と小さいハート三枚を持っています。{ $HA }と{ $HK }はまだ出ていません。あなたの後にも出す人がいます。自分のQがどうなると困りますか?
barbu-lessons-queens-under-right = うまくJに負けました。Qの前に出せる小さいハートがまだ二枚あります。小さいカードが三枚付いたQは、ほとんど安全です。
barbu-lessons-queens-under-queen = QはJに勝ちます。KもAも出なければ、自分のQを取ることになります。小さいハートはQより先に出すためにあります。
barbu-lessons-queens-under-low = それでも取らずに済みますが、8でも同じです。負けるカードの中で一番強いものを出し、小さいカードは次のハートのために取っておきましょう。

barbu-lessons-queens-diamond =
    二トリック目はこちらで進めました。今度の{ $seat3 }のリードは{ $D8 }です。{ $DA }と{ $DQ }はまだ出ておらず、あなたの後に二人が出します。ダイヤのうち、Qを取ってしまうかもしれないのはどれで、決して取らないのはどれですか?
barbu-lessons-queens-diamond-right = 10がQに勝つことはありません。{ $seat2 }が{ $DA }で取りました。その後、{ $CA }もQのないトリックで手放せました。
barbu-lessons-queens-diamond-king = { $DQ }が出てAが出なければ、取るのはあなたです。Qを取ってしまうのはKとAで、10なら取りません。
barbu-lessons-queens-diamond-low = それも安全です。でも今は10も同じように安全で、4は後でもっと役に立ちます。

barbu-lessons-queens-own =
    四トリック目から六トリック目まではこちらで進め、あなたのリードです。手札のハートは{ $HQ }のほかに小さいのが一枚だけ。ほかの人のハートは三枚で、その中に{ $HA }と{ $HK }があります。今Qを出すと、誰が取ることになるでしょう。後で出すとどうでしょう?
barbu-lessons-queens-own-right = { $seat1 }が取るしかなく、{ $seat3 }が{ $CQ }も捨てたので、{ $seat1 }は合わせて12点を失いました。Qは、AとKが残っているうちに出すのが一番安全でした。
barbu-lessons-queens-own-two = すると手に残るハートはQだけになります。次のハートではそれを出すしかなく、そのときにはもっと強いカードが残っていないかもしれません。
barbu-lessons-queens-own-high = それだと自分がトリックを取り、誰かが捨てたQも取ることになります。{ $SQ }と{ $DQ }もまだ出ていません。
barbu-lessons-queens-own-other = リードは手放せても、Qは手元に残ります。ハートのAとKが残っている今Qを出せば、ほぼ確実にほかの人が取ってくれます。

barbu-lessons-queens-ace =
    { $seat1 }の{ $ST }に{ $HK }と{ $SK }が続き、最後はあなたです。手には{ $SA }と{ $S3 }があり、まだ出ていないスペードは{ $SQ }だけです。このトリックにQはありません。Aを取っておくとどうなりますか?
barbu-lessons-queens-ace-right = このトリックは損になりません。そしてもう、Aで{ $SQ }を取ってしまうこともありません。
barbu-lessons-queens-ace-three = すると残るスペードはAだけです。{ $SQ }がリードされたら取るしかなく、6点を失います。Qのないこのトリックで、Aを出しましょう。

barbu-lessons-queens-exit =
    またあなたのリードです。{ $SQ }と{ $DQ }が残っています。ほかの三人のスペードは計一枚、ハートはなく、{ $DK }に勝つダイヤもありません。自分では取らずに、ほかの人にQを出させるカードはどれですか?
barbu-lessons-queens-exit-right = 残りのスペードは{ $SQ }だけなので、{ $seat3 }はそれを出すしかなく、自分で取りました。次のトリックでは、あなたの代わりに{ $C7 }を出しておきました。
barbu-lessons-queens-exit-heart = ほかの人にハートがないので、2でも勝ってしまい、そこへQが捨てられます。ほかに誰も持たないスートでは、小さいカードでも勝ちます。
barbu-lessons-queens-exit-king = それだとあなたがトリックを取り、{ $DQ }が出ればそれも取ります。危ないのはあなたのKです。
barbu-lessons-queens-exit-other = うまくいくかもしれません。でも{ $S3 }なら確実です。残りのスペードはQだけで、トリックを取るのはQを持っている人です。

barbu-lessons-queens-last =
    残るQは{ $DQ }だけです。{ $seat3 }のリードは{ $C6 }です。あなたはクラブがないので、何を捨ててもかまいません。三枚のうち、最後のQを取ってしまうかもしれないのはどれですか?
barbu-lessons-queens-last-right = あなたのKがもうないので、{ $DQ }に勝つカードはなく、{ $seat3 }が自分で取るしかありませんでした。
barbu-lessons-queens-last-two = ほかの人がリードするかぎり、2は安全です。Kは、Qが出れば必ず取ってしまいます。
barbu-lessons-queens-last-four = すると残るダイヤはKだけで、次にダイヤがリードされるとQを取ってしまいます。4なら取りません。

barbu-lessons-queens-end =
    Qは一枚も取らず、0点です。{ $seat1 }と{ $seat3 }は12点ずつ失いました。小さいカードは自分のQを守り、強いカードはほかの人のQを取ってしまいます。強いカードはQの出ないうちに出しましょう。次はノー・ラスト・ツーです。

barbu-lessons-last-two-title = ノー・ラスト・ツー
barbu-lessons-last-two-goal = 最後のトリックも、その一つ前も取らないようにしましょう。

barbu-lessons-last-two-declare =
    あなたがディーラーで、宣言します。ノー・ラスト・ツーで減点されるのは最後の二トリックだけです。最後から一つ前が10点、最後が20点です。手にはAとKと2が二枚ずつあり、どのスートも四枚までです。強いカードは最初の十一トリックで損になるでしょうか。ほかのコントラクトではどうでしょう?
barbu-lessons-last-two-declare-right = ここでは終盤まで、AやKで取っても損になりません。終盤に要るのは2です。まず、AでもKでも2でもない{ $C4 }、{ $C9 }、{ $D8 }を手放しました。
barbu-lessons-last-two-declare-negative = そのコントラクトでは、AやKで、減点になるトリックや、ほかの人が捨てたカードを取ってしまいます。損のないトリックが一番多いコントラクトを探しましょう。
barbu-lessons-last-two-declare-trumps = いくらかは取れますが、切り札四枚では多くありません。「切り札」は、長いスートのある手札のために取っておきましょう。
barbu-lessons-last-two-declare-other = ドミノには、カードのランクが離れすぎています。ドミノではAと2を出せるのは最後です。

barbu-lessons-last-two-high =
    四トリック目で、最後に出すのはあなたです。スペードはA・K・5・2。このトリックは取っても損になりません。最後の二トリックで危ないのはどのスペードで、そのとき持っていたいのはどれですか?
barbu-lessons-last-two-high-right = 損のないトリックを取りました。もう一度リードを取るためのAと、2が残っています。
barbu-lessons-last-two-high-ace = Kが残るので、同じくらい良い手です。ここでは{ $SK }で続けます。
barbu-lessons-last-two-high-low = このコントラクトでは小さいカードが宝です。最後のトリックを人に取らせるためのものです。強いカードは、損のない今のうちに出しましょう。

barbu-lessons-last-two-discard =
    五トリック目と六トリック目はこちらで進めました。{ $seat2 }がまたハートをリードしました。ハートはもうないので、何を捨ててもかまいません。ダイヤはA・J・2です。2は最後に負けるためのカード、Aは好きなときにリードを取るためのカードです。どちらにも使えないのはどれですか?
barbu-lessons-last-two-discard-right = 中くらいのカードは、負けるには強すぎ、確実に取るには弱すぎます。次のトリックでも同じように{ $CK }を捨てました。
barbu-lessons-last-two-discard-high = それも良い手です。そのカードはもう損の元になりません。ここでは{ $DJ }で続けます。
barbu-lessons-last-two-discard-diamond = それも同じくらい良い手です。リードは{ $SA }でも取れます。ここでは{ $DJ }で続けます。
barbu-lessons-last-two-discard-ace = それは後で使います。損のないトリックを取り、好きなカードをリードするためです。
barbu-lessons-last-two-discard-five = 悪くはありませんが、Jの方が危険です。まずJを捨てましょう。
barbu-lessons-last-two-discard-two = 2は一番良いカードです。それより弱いカードはありません。最後の二トリックのために取っておきましょう。

barbu-lessons-last-two-ace =
    九トリック目、{ $seat2 }のリードは{ $S8 }です。手札は五枚、スペード三枚とダイヤのA・2です。このトリックと次の二つはまだ損になりません。二枚のAを間に合うように手放すには、何を出しますか?
barbu-lessons-last-two-ace-right = 損なしで取って、あなたのリードです。これで強いカードを自分で片付けられます。
barbu-lessons-last-two-ace-five = 負けられますが、次はほかの人のリードになり、取りたくないトリックをAで取ってしまうかもしれません。損のないうちに取りましょう。
barbu-lessons-last-two-ace-two = それは最後の二トリックのためのカードです。今出すと、最後にAが残るかもしれません。損のないうちに取りましょう。

barbu-lessons-last-two-strip =
    十トリック目はあなたのリードで、手札は{ $DA }、{ $D2 }、{ $S5 }、{ $S2 }です。ほかの人の手札には、合わせてダイヤが五枚、スペードが三枚あります。最後の二トリックまで残してはいけないのはどれですか?
barbu-lessons-last-two-strip-right = Aがなくなり、五枚のダイヤのうち三枚が落ちました。損のないトリックはあと一つです。
barbu-lessons-last-two-strip-five = それも出したいカードですが、まずAです。ここでほかの人に取られると、Aを手放すのが間に合わないかもしれません。
barbu-lessons-last-two-strip-two = 2は取っておきましょう。最後の二トリックを取ってしまうのはAです。

barbu-lessons-last-two-five =
    取っても損をしないのは、このトリックまでです。手札は{ $S5 }、{ $S2 }、{ $D2 }。ほかの人が持つスペードは{ $S9 }、{ $S4 }、{ $S3 }、ダイヤは二枚です。点のかかる二トリックで、どの二枚を持っていたいですか?
barbu-lessons-last-two-five-right = 残ったのは2が二枚です。フォローする人は必ず勝ってしまいます。{ $seat2 }が{ $S9 }と小さいクラブで、どちらのトリックも取りました。
barbu-lessons-last-two-five-spade = それでは5が残り、{ $S4 }か{ $S3 }がリードされると、最後の二トリックのどちらかをその5で取ってしまいます。今5を出しましょう。
barbu-lessons-last-two-five-diamond = するとスペードの5と2が残り、5で取ってしまうかもしれません。損のない今、5を出しましょう。

barbu-lessons-last-two-end =
    あなたに減点はなく、{ $seat2 }が30点を失いました。中くらいのカードは早めに、Aは損のないうちに、2は最後のために。何トリック目かをいつも数えましょう。次は、ゲームの名前になったコントラクトです。

barbu-lessons-king-title = ノー・ハート・キング
barbu-lessons-king-goal = 手遅れになる前に、ハートのKを手放しましょう。

barbu-lessons-king-take =
    { $seat2 }がノー・ハート・キングを宣言し、二トリックが済みました。ハートのKが「ひげの王」バルビュです。取った人は20点を失い、ディールはそこで終わります。{ $HK }はあなたの手にあります。ノー・ハートと同じで、ほかのスートがあるうちはハートをリードできません。このトリックはあなたが最後です。取ると損でしょうか。リードを取りたいですか?
barbu-lessons-king-take-right = Kが自分の手にあるうちは、あなたのトリックにKを捨てられる人はいません。だから安心してトリックを取り、好きなスートをリードできます。
barbu-lessons-king-take-low = ここで負けることもできますが、Kを自分で持っている間は、トリックを怖がることはありません。今のうちにAを使い、何をリードするかを自分で決めましょう。この後はほかの人にリードさせたいので、Aは邪魔になります。

barbu-lessons-king-void =
    Kは、持っていないスートがリードされたら、ほかの人のトリックに捨てます。スペードは一枚、ハート、ダイヤ、クラブは三枚ずつです。一番早くスートをなくすには、何をリードしますか?
barbu-lessons-king-void-right = スペードがなくなり、次にスペードが来ればKを捨てられます。その後は{ $D6 }をリードして、{ $seat3 }にリードを渡しました。
barbu-lessons-king-void-other = そのスートはまだ残っているので、次もフォローしなければなりません。一回のリードでなくなるスートを探しましょう。

barbu-lessons-king-club =
    { $seat3 }のリードは{ $CK }です。ここからは、ほかの人にスペードをリードしてもらいたいです。手のクラブはQ・8・5で、どれもKに負けます。後でリードを取ってしまいそうなのはどれですか?
barbu-lessons-king-club-right = Qがなくなり、リードはまた{ $seat3 }です。8と5なら負けられます。
barbu-lessons-king-club-low = それも負けますが、後で手元のQがクラブのトリックを取り、あなたのリードになるかもしれません。負けるカードの中で一番強いものを出しましょう。

barbu-lessons-king-small =
    { $seat3 }のリードは{ $C6 }です。手には{ $C8 }と{ $C5 }があります。自分のリードではKを手放せません。どちらを出しますか?
barbu-lessons-king-small-right = リードせずに済みました。このトリックも{ $seat3 }が取り、もう一度リードします。
barbu-lessons-king-small-eight = 取ってしまうかもしれません。するとあなたのリードですが、Kはリードできず、手に残ります。

barbu-lessons-king-throw =
    { $seat3 }のリードは{ $SA }です。スペードはないので、何を捨ててもかまいません。何のために待っていたのでしたか?
barbu-lessons-king-throw-right = うまくいきました。{ $seat3 }が取り、20点を失います。
barbu-lessons-king-throw-other = 今がそのときです。このトリックは必ずほかの人が取ります。次にスペードがリードされるより先に、あなたがクラブやダイヤで取ってしまうかもしれません。

barbu-lessons-king-end =
    { $seat3 }が20点を失い、あなたの損はありません。Kのほかに小さいハートが二枚以上あれば、安心して宣言できます。一つのスートをなくして、Kを捨てる機会を待ちます。Kがなければ、ノー・ハートのときと同じく、強いカードを早めに出します。次はドミノです。

barbu-lessons-dominoes-title = ドミノ
barbu-lessons-dominoes-goal = 誰よりも先に、手札を全部出しましょう。

barbu-lessons-dominoes-declare =
    ドミノは七並べのようなゲームで、トリックはありません。デクレアラーがスタートランクを決めると、スートごとの列がそこから始まり、上はAまで、下は2まで伸びます。端につながるカードを順番に一枚ずつ出し、出せないときだけパスします。上がった順に45点、20点、5点、−5点です。手には6から9が多くあります。どのランクにしますか?
barbu-lessons-dominoes-declare-right = 8が三枚あれば、三つの列をいつ始めるかを自分で決められます。隣のカードも持っています。
barbu-lessons-dominoes-declare-seven = 7も二枚あります。でも三枚持っているランクがあります。そのランクなら、三つの列を好きなときに始められます。
barbu-lessons-dominoes-declare-nine = 9も二枚あります。でも手札の多くは9より下で、三枚持っているランクもあります。そのランクなら、三つの列を好きなときに始められます。
barbu-lessons-dominoes-declare-near = そのランクのカードは少ししかないか、一枚もありません。列がいつ始まるかは、ほかの人しだいになります。何枚も持っているランクにしましょう。
barbu-lessons-dominoes-declare-ends = それだと手札のほとんどがスタートランクから遠く、ほかの人のカードを待つことになります。手札の真ん中のランクにしましょう。
barbu-lessons-dominoes-declare-other = 「切り札」を宣言するには、長くて強いスートがありません。ネガティブコントラクトには可もなく不可もない手札です。でも、近いランクがそろっています。

barbu-lessons-dominoes-first =
    最初はあなたです。三枚の8のどれかを出します。スペードは9と7も持っています。自分しか続けられないのは、どの8でしょう?
barbu-lessons-dominoes-first-right = 続けられるのは{ $S9 }と{ $S7 }だけで、どちらもあなたのものです。{ $seat1 }と{ $seat2 }はパスするしかなく、{ $seat3 }がクラブの列を始めました。
barbu-lessons-dominoes-first-eight = それも良い始め方です。ここでは{ $S8 }で続けます。この列を続けられるのはあなただけなので、ほかの人はパスになるかもしれません。

barbu-lessons-dominoes-hold =
    出せるのは{ $S9 }、{ $S7 }、{ $D8 }、{ $H8 }です。スペードの7より下には五枚あり、全部ほかの人のものです。あなたの{ $D4 }は、間のカードを待っています。ほかの人を助けるのはどのカードで、自分を助けるのはどれですか?
barbu-lessons-dominoes-hold-right = { $D4 }まで伸ばしたい列を始めました。そして、まだ出さない{ $S7 }の先では、ほかの人のカードが五枚待ったままです。
barbu-lessons-dominoes-hold-start = 同じくらい良い手です。隣のカードも自分で持っている列が、もう一つ始まります。ここでは{ $D8 }で続けます。
barbu-lessons-dominoes-hold-nine = それも良い手です。{ $SQ }への道を開きます。ここでは{ $D8 }で続けます。
barbu-lessons-dominoes-hold-seven = ほかの人のカードが五枚出せるようになり、その先に自分のカードはありません。ほかに出せるカードがあるうちは、この7は止めておきましょう。

barbu-lessons-dominoes-hearts =
    今度は{ $S9 }、{ $S7 }、{ $H8 }、{ $D9 }が出せます。ダイヤは9より上を持っていません。ハートは10・8・7・6があります。ほかの人のためではなく、自分のためになるのはどれですか?
barbu-lessons-dominoes-hearts-right = 下にはあなたの7と6が続きます。{ $seat1 }がもう{ $H9 }を出したので、10も出せるようになりました。
barbu-lessons-dominoes-hearts-nine = 同じくらい良い手です。{ $SQ }への道になります。ここでは{ $H8 }で続けます。
barbu-lessons-dominoes-hearts-seven = その先では、まだほかの人のカードが五枚待っていて、自分のカードはありません。出さずに取っておきましょう。
barbu-lessons-dominoes-hearts-diamond = あなたの9を、ダイヤの10・J・Q・K・Aが待っています。どれもほかの人のカードです。9は出さずに取っておきましょう。

barbu-lessons-dominoes-run =
    出せるのは六枚です: { $S9 }、{ $S7 }、{ $H7 }、{ $HT }、{ $D9 }、{ $CJ }。それぞれの次に来るカードを考えましょう。次が自分のカードなのはどれですか?
barbu-lessons-dominoes-run-right = この7に続くのは{ $H6 }だけで、あなたの手にあります。ほかの人はこの列に続けられず、{ $seat1 }はパスしました。
barbu-lessons-dominoes-run-nine = ほとんど同じくらい良い手です。スペードが{ $SQ }に近づきますが、その手前にほかの人のカードが二枚あります。ここでは{ $H7 }で続けます。
barbu-lessons-dominoes-run-other = その先にはほかの人のカードしかありません。自分だけのためになるカードが出せるうちは、このカードは出さずに取っておきましょう。

barbu-lessons-dominoes-open =
    あなたの{ $SQ }は、ほかの人の{ $ST }と{ $SJ }が出るまで待たなければなりません。ほかの人を待つカードは、上がりが遅れるもとです。Qへの道を開くのは、どのカードですか?
barbu-lessons-dominoes-open-right = { $seat3 }がすぐに{ $ST }を出し、やがてJも出て、Qへの道が開きました。
barbu-lessons-dominoes-open-four = 同じくらい良い手です。その先で待っているのは、ほかの人のカード二枚だけです。ここでは{ $S9 }で続けます。
barbu-lessons-dominoes-open-seven = その先ではほかの人のカードが五枚待っていて、自分のカードはありません。ほかに出せるカードがなくなってから出しましょう。
barbu-lessons-dominoes-open-six = このカードの場所は誰にも取られません。その先では、ほかの人のハートが四枚待っています。もっと良い手がないときのために取っておきましょう。
barbu-lessons-dominoes-open-other = その先にはほかの人のカードしかありません。まず自分のQへの道を開きましょう。

barbu-lessons-dominoes-end =
    一番に上がって45点です。手札の真ん中のランク、できれば何枚も持っているランクから始めましょう。その先に自分のカードが続かないカードは止めておき、自分のカードへの道は早めに開きます。パスを見れば、その人の持っていないカードが分かります。最後のレッスンは、切り札とダブルです。

barbu-lessons-trumps-title = 切り札とダブル
barbu-lessons-trumps-goal = 相手をよく選んでダブルをかけ、「切り札」で多くのトリックを取りましょう。

barbu-lessons-trumps-double =
    プレイの前に、一人ずつ順番に、得点で上回れそうな相手に「ダブル」をかけます(かけなくてもかまいません)。かけた相手とは、得点の差をやり取りします。{ $seat2 }がノー・ハート・キングを宣言し、{ $seat3 }は全員にダブルをかけました。あなたの手札は小さいカードばかりです。誰にかけますか?
barbu-lessons-trumps-double-right = { $seat2 }がKを取り、あなたと{ $seat3 }に20点ずつ払いました。かけ返すのがリダブルで、差は2倍になります({ $seat3 }との差は0点でした)。普通は慎重に考えるところですが、これほど小さいカードばかりの手札なら安心です。
barbu-lessons-trumps-double-none = 9より上のカードがないので、Kを取ることはまずありません。あなたとの間にダブルがあれば、Kを取った人があなたに払います。
barbu-lessons-trumps-double-single = ダブルをかけてきた人は勝つつもりなので、普通は慎重に考えます。でもこの手札でKを取ることはまずないので、{ $seat3 }へのリダブルも安全です。
barbu-lessons-trumps-double-other = そこまでは合っています。でもあなたは{ $seat3 }も含めた三人の誰よりも安全です。Kを取った人があなたに払うのは、その人との間にダブルがあるときだけです。

barbu-lessons-trumps-nobody =
    今度は{ $seat3 }がノー・ハート・キングを宣言し、ダブルを最初に決めるのはあなたです。後の人がダブルをかけてきても、リダブルはできません。各スートの一番弱いカードは{ $S6 }、{ $C6 }、{ $H7 }、{ $D9 }です。誰にかけますか?
barbu-lessons-trumps-nobody-right = { $seat3 }は全員にダブルをかけ、あなたが取るしかないトリックにKを捨てました。あなたは−20点、さらに{ $seat3 }に20点を払います。自分からもかけていたら、一人につきもう20点の損でした。
barbu-lessons-trumps-nobody-other = 小さいカードがないので次々とトリックを取ってしまい、やがてほかの人がそのトリックにKを捨ててきます。ダブルは、得点で上回れそうな人にかけるものです。この手札では、そういう人はいません。

barbu-lessons-trumps-declare =
    今度はあなたがデクレアラーです。コントラクト「切り札」は一トリック5点で、切り札も自分で決めます。強いカードのある長いスートと、ほかのスートの強いカードが要ります。何を宣言しますか?
barbu-lessons-trumps-declare-right = A・Kのあるスペード六枚に、ほかのA・K・Q。「切り札」を取っておいたのは、こういう手札のためです。
barbu-lessons-trumps-declare-suit = 「切り札」は正解です。でも切り札にしたいのは、手札で一番長いスートです。
barbu-lessons-trumps-declare-negative = 強いカードではトリックを取ってしまい、そのコントラクトでは減点になります。トリックが欲しいコントラクトにしましょう。
barbu-lessons-trumps-declare-other = ドミノでは、Aや2を出せるのは最後の方です。強いカードと長いスートを生かせるコントラクトにしましょう。

barbu-lessons-trumps-targets =
    デクレアラーのあなたは最後にダブルを決めます。かけられる相手は、あなたにかけていない人だけです。三人とも、あなたにはかけていません。「切り札」は良い手札で選ばれると、みんな知っているからです。{ $seat3 }はほかの二人にかけました。あなたは誰にかけますか?
barbu-lessons-trumps-targets-right = 三人の誰よりも多くのトリックを取れそうです。そうなれば、全員から差の点数をもらえます。
barbu-lessons-trumps-targets-none = それでは、自分のトリックの点しか入りません。手札が一番強いのはあなたです。ダブルをかければ、差の点数ももらえます。
barbu-lessons-trumps-targets-other = 三人の誰よりも多く得点できそうです。一人も外さず、全員にダブルをかけましょう。

barbu-lessons-trumps-lead =
    あなたのリードです。「切り札」では、フォローできない人は、場のどの切り札よりも強い切り札を出さなければなりません。そこまで強い切り札がなければ、何でも出せます。手にはスペード六枚と、ダイヤのK・Q・3があり、Kに勝つのは{ $DA }だけです。切り札が守ってくれるうちに、強いダイヤを勝てるようにするには、何をリードしますか?
barbu-lessons-trumps-lead-right = { $seat3 }が{ $DA }で取りました。これでKとQが一番強いダイヤになりました。
barbu-lessons-trumps-lead-club = いつかは負けるカードですが、それで負けても、ほかのカードは強くなりません。小さいダイヤで負ければ、ほかのダイヤが強くなります。
barbu-lessons-trumps-lead-ace = 今でも後でも勝てます。まず時間のかかることから始めます。切り札がそろっているうちに、ダイヤのAを出させましょう。
barbu-lessons-trumps-lead-trump = 切り札は急ぎません。まずダイヤのトリックで負けましょう。リードは切り札で取り戻せます。
barbu-lessons-trumps-lead-high = KかQのどちらかを{ $DA }に取られます。3でAを出させれば、KもQも勝てます。3が{ $DJ }に負けても、失うのは同じ一トリックです。
barbu-lessons-trumps-lead-other = 一トリック渡すだけで、ほかのカードは強くなりません。ダイヤを見てください。

barbu-lessons-trumps-beat =
    { $seat3 }のリードは切り札の{ $S7 }です(切り札には下に印があります)。勝てる人はより強い切り札を出さなければならないので、{ $S4 }は出せません。{ $SQ }と{ $ST }がまだ出ておらず、あなたの後に二人が出します。必ず勝てる切り札はどれですか?
barbu-lessons-trumps-beat-right = 取れました。ほかの人も切り札を出しました。その後、小さいクラブ二枚で負け、{ $DK }でリードを取り戻しました。
barbu-lessons-trumps-beat-ace = それも確実です。ここでは{ $SK }で続け、Aを残します。その後、小さいクラブ二枚で負け、{ $DK }でリードを取り戻しました。
barbu-lessons-trumps-beat-jack = { $SQ }に負けます。AとKは両方持っているので、どちらも負けません。
barbu-lessons-trumps-beat-small = { $ST }か{ $SQ }に負けます。必ず勝てるカードで取りましょう。

barbu-lessons-trumps-draw =
    あなたのリードです。ほかの人の切り札は{ $SQ }を含めて四枚です。あなたの{ $DQ }は一番強いダイヤで、ハートのAもあります。その二枚を、ほかの人に切り札があるうちにリードすると、どうなるでしょう?
barbu-lessons-trumps-draw-right = 切り札が二枚落ちました。ほかの人に残るのは{ $SQ }ともう一枚です。
barbu-lessons-trumps-draw-heart = ハートのない人に切られるかもしれません。まずみんなの切り札を減らしましょう。
barbu-lessons-trumps-draw-queen = ダイヤのない人は切り札を出さなければなりません。まずみんなの切り札を減らしましょう。
barbu-lessons-trumps-draw-small = { $SQ }に負けます。まず一番強い切り札を出して、ほかの人の切り札を減らしましょう。
barbu-lessons-trumps-draw-other = 一トリック渡してしまいます。一番強い切り札があるので、それでみんなの切り札を減らしましょう。

barbu-lessons-trumps-force =
    ほかの人の切り札は{ $SQ }と{ $S6 }の二枚です。Qはあなたのどの切り札にも勝つので、一トリックは必ず取られます。切り札のリードには、勝てる人は勝たなければなりません。6には取らせず、Qを出させるのはどれですか?
barbu-lessons-trumps-force-right = { $seat3 }は{ $SQ }で勝つしかありませんでした。残りの切り札は{ $S6 }だけです。
barbu-lessons-trumps-force-middle = 同じくらい良い手です。これに勝てるのはQだけです。ここでは{ $S8 }で続けます。
barbu-lessons-trumps-force-small = それでは{ $S6 }にも負け、後でQにもう一トリック取られます。Qにしか負けない切り札を出しましょう。
barbu-lessons-trumps-force-other = ほかの人にQがあるうちは、良いカードを取られるかもしれません。Qにしか負けない切り札をリードして、Qを出させましょう。

barbu-lessons-trumps-ruff =
    { $seat3 }のリードは{ $CQ }です。あなたはクラブがないので、切り札を出さなければなりません。{ $S6 }はまだ出ていませんが、前にあなたが切り札をリードしたとき、{ $seat1 }と{ $seat2 }はダイヤを捨てました。6を持っているのは誰で、このトリックに出てくるでしょうか?
barbu-lessons-trumps-ruff-right = 6を持っているはずの{ $seat3 }は、このトリックではもうカードを出し終えていました。だから一番弱い切り札で足りました。残りも、最後のトリックのほかは全部あなたのものでした。
barbu-lessons-trumps-ruff-high = 勝てますが、4でも勝てます。強い切り札は後でも勝てます。

barbu-lessons-trumps-end =
    八トリックで40点。ダブルをかけた三人との差が35点、35点、25点で、合わせて135点です。少しでも上回れそうな人にはダブルをかけましょう。ただし、「切り札」やドミノのデクレアラーには、とても良い手札のときだけかけましょう。レッスンはこれで全部です。ゲームを始めましょう。
