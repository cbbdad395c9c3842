## クラバヤスのレッスンの文 (docs/writing-a-lesson.md)

klaberjass-lessons-trumps-title = Jと9
klaberjass-lessons-trumps-goal = 切り札を決め、相手より多くの点を取りましょう。

klaberjass-lessons-trumps-bid =
    カードには点があります。切り札は強い順にJ・9・A・10・K・Q・8・7で、点は順に20・14・11・10・4・3・0・0です。ほかのスートはA・10・K・Q・Jの順で、Jの点はわずかです。手札は六枚、表になった「切り札候補」は{ $HT }です。{ $hearts }を切り札にしますか、パスしますか?
klaberjass-lessons-trumps-bid-right = 切り札のJ・9・Kに、Aが二枚。メーカー(切り札を決めた人)は相手より多くの点を取らなければなりませんが、これなら取れるはずです。
klaberjass-lessons-trumps-bid-other = 一番強い切り札二枚に、Aが二枚あります。これ以上の手はなかなか来ません。切り札にしましょう。

klaberjass-lessons-trumps-jack =
    手札が九枚になり、あなたのリードです。{ $HJ }と{ $H9 }が一番強い切り札です。切り札がリードされたら、勝てる切り札があればそれを、なければほかの切り札を出さなければなりません。{ $seat1 }の切り札をなくすには、何をリードしますか?
klaberjass-lessons-trumps-jack-right = { $HJ }に勝つカードはなく、この一枚だけで20点あります。
klaberjass-lessons-trumps-jack-nine = 同じことです。両方持っているので、どちらが先でもかまいません。ここでは{ $HJ }で続けます。
klaberjass-lessons-trumps-jack-small = それも同じくらい良い手です。わけはすぐに分かります。ここでは{ $HJ }で続けます。
klaberjass-lessons-trumps-jack-other = まず切り札です。{ $seat1 }に切り札があるうちは、強いカードも切られる(切り札で取られる)かもしれません。

klaberjass-lessons-trumps-nine =
    { $seat1 }は損の少ない{ $HQ }を出しました。まだ出ていない{ $HA }に勝てるカードはありますか?
klaberjass-lessons-trumps-nine-right = 9が14点、Aが11点、このトリックだけで25点です。切り札の9が大切なのはこのためです。
klaberjass-lessons-trumps-nine-small = それを手放すのは、今でも後でもかまいません。ここでは{ $H9 }で続けます。
klaberjass-lessons-trumps-nine-king = Kは{ $HA }に負けます。Aに勝つのは9です。
klaberjass-lessons-trumps-nine-other = 一番強い切り札がまだ手にあります。先に出せば、相手の{ $HA }を取れるかもしれません。

klaberjass-lessons-trumps-small =
    あなたは48点で、{ $seat1 }にはもう切り札がありません。手には強いスペードとダイヤ、切り札一枚、弱いクラブ一枚があります。最後のトリックには10点のおまけが付くので、ぜひ取りたいところです。切り札が手にあるうちに、どのカードで負けておきますか?
klaberjass-lessons-trumps-small-right = 負けるカードは早く手放します。{ $seat1 }が取って次に何を出しても、あなたが取れます。フォローできなければ切り札で切るだけです。
klaberjass-lessons-trumps-small-winner = 強いカードは逃げません。でも弱いクラブが最後まで残ると、最後のトリックと10点を{ $seat1 }に取られます。
klaberjass-lessons-trumps-small-king = 最後の切り札は、リードを取り戻すためのカギです。持っていないスートが来るまで取っておきましょう。
klaberjass-lessons-trumps-small-spade = まだ出ていない{ $SK }に負けるかもしれません。このJは、もっと強いスペードがなくなれば勝てますが、クラブはいつまでも勝てません。

klaberjass-lessons-trumps-run =
    { $seat1 }の{ $CK }を切り札で取りました。残りはスペードとダイヤだけです。切り札以外では、Aの次に強いのは10です。必ず勝てるのはどれですか?
klaberjass-lessons-trumps-run-right = まずA、次に10です。10はKにもQにも勝ちます。
klaberjass-lessons-trumps-run-good = それも勝てます。どちらのスートもAと10がそろっています。ここでは{ $SA }と{ $ST }で続けます。
klaberjass-lessons-trumps-run-spade = まだです。{ $SK }と{ $SQ }が出ておらず、どちらもJに勝ちます。

klaberjass-lessons-trumps-nines =
    84点になりました。スペードはA・10・K・Qが出ました。すると、{ $SJ }の強さはどうなりますか?
klaberjass-lessons-trumps-nines-right = 残ったスペードの中で一番強いカードでした。続けてダイヤで、最後のトリックまで取りました。
klaberjass-lessons-trumps-nines-good = それも必ず取れます。ここでは、一番強いスペードになった{ $SJ }で続けます。

klaberjass-lessons-trumps-end =
    124対11です。Jと9のあるスートを切り札にし、切り札を狩り、弱い一枚を早めに手放して、最後のトリックを取りました。メーカーの点が相手より少ないと、点は全部相手のものです。切り札を決めるのは、切り札が良いときだけにしましょう。

klaberjass-lessons-sequences-title = シークエンスとベラ
klaberjass-lessons-sequences-goal = シークエンスとベラで20点ずつ取りましょう。

klaberjass-lessons-sequences-bid =
    { $CK }が表になりました。{ $clubs }のA・9・7と、ほかに強いカードが三枚あります。一回目のビッドで切り札が決まったときは、切り札の7を持つ人は、それを表のカードと交換できます。切り札にしますか?
klaberjass-lessons-sequences-bid-right = 新しく来た三枚を見てください。{ $CQ }が入っています。
klaberjass-lessons-sequences-bid-other = 切り札三枚にAが二枚、そのうえ交換もできます。このスートを切り札にしましょう。

klaberjass-lessons-sequences-dix =
    最初のカードを出す前に、シークエンスを比べます。A・K・Qのように、同じスートで続いた三枚以上のカードです。手には{ $CA }と{ $CQ }、それに{ $C7 }があります。まず何をしますか?
klaberjass-lessons-sequences-dix-right = { $C7 }を場に置き、代わりに{ $CK }が手に入りました。クラブのA・K・Qがそろいました。
klaberjass-lessons-sequences-dix-silent = そのままではシークエンスがありません。先に7を交換しましょう。Kが入れば、そろいます。

klaberjass-lessons-sequences-declare =
    シークエンスは三枚で20点、四枚以上で50点です。強い方を持つ人だけが得点します。先にあなたが、点数だけを言います。宣言しますか?
klaberjass-lessons-sequences-declare-right = { $seat1 }も20で、「同じです」と言いました。次に一番上のカードを比べると、あなたのAが相手のKに勝ちます。得点するのはあなただけで、相手はシークエンスを公開しません。
klaberjass-lessons-sequences-declare-silent = 黙っていてもかまいませんが、あなたに点は入らず、{ $seat1 }が自分のシークエンスで得点します。手の内は隠せますが、ここでは20点を捨てるほどの値打ちはありません。

klaberjass-lessons-sequences-lead =
    カードを出す前から20点あります。リードはあなたです。一番強い切り札の{ $CJ }はまだ見えていません。配られていないのかもしれません。手には強いカードと、弱いダイヤが一枚あります。弱いカードをどうしますか?
klaberjass-lessons-sequences-lead-right = 弱いカードは、切り札でリードを取り戻せるうちに、早く手放します。
klaberjass-lessons-sequences-lead-trump = { $seat1 }に{ $CJ }があるかもしれません。相手にリードさせた方が、あなたの切り札は生きます。まず一番弱いカードを手放しましょう。
klaberjass-lessons-sequences-lead-other = 強いカードは後でも出せます。切り札でリードを取り戻せる今のうちに、弱いカードを出しましょう。

klaberjass-lessons-sequences-ruff =
    { $seat1 }が取って、またダイヤをリードしました。あなたはもうダイヤがないので切り札を出さなければならず、どの切り札でも勝てます。切り札のKとQがそろうと「ベラ」です。後で二枚目を出すときに宣言します。今はどの切り札を出しますか?
klaberjass-lessons-sequences-ruff-right = 9は14点です。これで確かに自分のものになりました。
klaberjass-lessons-sequences-ruff-ace = 同じくらい良い手です。ここでは{ $C9 }で続けます。
klaberjass-lessons-sequences-ruff-pair = 勝てますが、点はわずかです。点の高い切り札は、後だと{ $CJ }に取られるかもしれないので、今使いましょう。

klaberjass-lessons-sequences-draw =
    切り札のうち{ $CJ }・{ $CT }・{ $C8 }がまだ見えていません。{ $CJ }には勝てませんが、使われないカードが十四枚あるので、配られていないかもしれません。確かめるには、どの切り札をリードしますか?
klaberjass-lessons-sequences-draw-right = { $seat1 }はハートを捨てました。切り札がないということです。これであなたの切り札は必ず勝てます。次のトリックもKで取りました。
klaberjass-lessons-sequences-draw-other = まず一番強い切り札で、ほかの切り札がどこにあるか確かめましょう。そうすれば、残りの手札がどれほど強いか分かります。

klaberjass-lessons-sequences-bella =
    { $CK }はもう出しました。ベラは、二枚目を出すときに宣言します。そのトリックを誰が取っても、すぐに20点です。どのカードを、どう出しますか?
klaberjass-lessons-sequences-bella-right = ひとこと言うだけで20点、トリックも取れました。
klaberjass-lessons-sequences-bella-silent = 同じカードでも、宣言しないと20点はもらえません。後からは言えません。
klaberjass-lessons-sequences-bella-other = それでも後でベラを宣言できますが、待っても得はありません。今宣言しましょう。

klaberjass-lessons-sequences-end =
    シークエンスの20点とベラの20点、合わせて40点です。全体で{ $seat1 }より多く取れば、この点を失うことはありません。テーブルでは、交換・宣言・ベラがボタンで選べます。

klaberjass-lessons-counting-title = トリックの値打ち
klaberjass-lessons-counting-goal = 大きく離されたところから、相手より多くの点を取りましょう。

klaberjass-lessons-counting-jack =
    メーカーはあなたで、切り札は{ $spades }です。{ $seat1 }はシークエンスで20点を取り、次に{ $SJ }(20点)をリードしました。あなたは切り札を出さなければならず、Jには勝てません。どちらを出しますか?
klaberjass-lessons-counting-jack-right = 失うのは14点ではなく3点です。そして{ $S9 }が一番強い切り札になりました。
klaberjass-lessons-counting-jack-other = { $seat1 }に14点と、あなたの一番強い切り札を渡すことになります。Qなら3点です。

klaberjass-lessons-counting-ace =
    { $seat1 }は43点で、{ $DA }をリードしました。あなたはフォローしなければならず、Aには勝てません。切り札以外では、10は10点で、KやQに勝つことを思い出してください。どれを出しますか?
klaberjass-lessons-counting-ace-right = 失ったのは3点だけです。これで10とKが一番強いダイヤになり、次のダイヤは10で取れます。
klaberjass-lessons-counting-ace-ten = 10点を渡したうえに、Aが出た後で一番強くなるカードまで失います。
klaberjass-lessons-counting-ace-king = Kは4点、Qは3点です。10とKを残せば、次からはその二枚が一番強いダイヤです。

klaberjass-lessons-counting-small =
    25対57で、手札は残り五枚です。その中に、切り札・ハート・ダイヤのそれぞれ一番強いカードと、{ $C7 }があります。{ $SA }は相手の手にあるかもしれません。最後のトリックは10点多くなります。何を出しますか?
klaberjass-lessons-counting-small-right = { $seat1 }は{ $CT }で取りました。でも次は{ $seat1 }のリードで、あなたは弱い一枚を手放し、強いカードだけを残せました。
klaberjass-lessons-counting-small-trump = 今は取れますが、リードを取り戻す切り札がなくなり、{ $C7 }で最後のトリックと10点を失います。
klaberjass-lessons-counting-small-good = 今は取れますが、{ $C7 }が手に残り、最後のトリックと10点を失います。

klaberjass-lessons-counting-draw =
    29対67です。残りは三トリック、手札は{ $S9 }と強いハート二枚です。まだ出ていない{ $SA }を{ $seat1 }が持っていれば、ハートを切られるかもしれません。どうすればハートが安全になりますか?
klaberjass-lessons-counting-draw-right = 9でAを取り、一トリックで25点です。もう誰も切り札で切れません。
klaberjass-lessons-counting-draw-other = { $seat1 }にハートがなければ、{ $SA }で切られ、ハートを一枚失います。先にその切り札を出させましょう。

klaberjass-lessons-counting-end =
    82対67です。取れないトリックには一番点の低いカードを出し、弱い一枚をわざと手放し、ハートを出す前に相手に切り札を出させました。負けていたら、あなたの点も{ $seat1 }のものでした。

klaberjass-lessons-defending-title = 相手がメーカーのとき
klaberjass-lessons-defending-goal = 切り札は相手に決めさせて、相手より多くの点を取りましょう。

klaberjass-lessons-defending-bid =
    { $HJ }が表になりました。Aが三枚あり、スペードは強いカードが続いていますが、ハートは一枚もありません。メーカーの点が相手より少ないと、メーカーは0点で、点は全部相手のものです。切り札にしますか?
klaberjass-lessons-defending-bid-right = ハートを切り札にした{ $seat1 }は、あなたより多くの点を取らなければなりません。でも、あなたの手は強いです。
klaberjass-lessons-defending-bid-other = 切り札が一枚もなければ、Aが何枚あっても、次々と切り札で取られてしまいます。

klaberjass-lessons-defending-declare =
    { $SJ }も来ました。スペードのA・K・Q・Jです。四枚続きは50点です。メーカーではありませんが、シークエンスの点は入るでしょうか?
klaberjass-lessons-defending-declare-right = もちろん宣言します。シークエンスの点はどちらがメーカーでも入ります。{ $seat1 }は譲るしかなく、最初のカードを出す前に、あなたに50点が入ります。
klaberjass-lessons-defending-declare-silent = シークエンスの点は、メーカーでなくても入ります。この50点がないと、{ $seat1 }を止めるのは難しいです。

klaberjass-lessons-defending-lead =
    最初にリードするのはノンディーラー、つまりあなたです。{ $seat1 }には切り札があり、交換で{ $HJ }も手に入れるかもしれません。あなたはどのスートで点を取りますか?
klaberjass-lessons-defending-lead-right = { $seat1 }がそのスートを持っているうちに、Aで取ります。{ $DK }まで落ちました。
klaberjass-lessons-defending-lead-good = 同じくらい良い手です。ここでは{ $DA }から始めます。
klaberjass-lessons-defending-lead-trump = 切り札を狩るのはメーカーの仕事です。一枚しかない切り札の10を、相手の強い切り札に取られてしまいます。
klaberjass-lessons-defending-lead-low = { $seat1 }がもっと強いカードで取ります。Aは今なら勝てますが、後だと切られるかもしれません。

klaberjass-lessons-defending-force =
    続けて出した{ $SA }も勝ちました。{ $DT }は、残ったダイヤで一番強いカードです。{ $seat1 }はフォローできなければ切り札を出さなければなりません。確実に一トリック取るのと、切り札を一枚使わせるのと、どちらが得でしょう?
klaberjass-lessons-defending-force-right = 取れても、切り札を使わせても得でした。相手にはダイヤがなく、切り札を一枚使いました。こうして使った分、相手は最後に切り札が足りなくなります。
klaberjass-lessons-defending-force-spade = それも良い考えです。長いスートで何度も切らせます。ここでは{ $DT }で続けます。
klaberjass-lessons-defending-force-ace = それが正しいこともあります。ここでは{ $DT }で続けて、{ $CA }は後に取っておきます。
klaberjass-lessons-defending-force-trump = あなたの切り札は10だけで、出せば{ $seat1 }が喜んで取ります。切り札は自分で使わず、相手に使わせましょう。
klaberjass-lessons-defending-force-other = 弱いカードだと、相手は切り札を使わずに取れるかもしれません。勝てるカードか、切り札を使わせるカードを出しましょう。

klaberjass-lessons-defending-keep =
    76対46であなたが勝っています。{ $seat1 }が{ $HJ }をリードしました。あなたには切り札がないので、どのカードでも捨てられます。残りは四枚で、最後のトリックを取ると10点加わります。いらないのはどれですか?
klaberjass-lessons-defending-keep-right = 各スートの一番強いカードを残します。相手の切り札がなくなれば、{ $CA }と{ $SK }で最後の二トリックが取れます。
klaberjass-lessons-defending-keep-diamond = それも良い手です。ここでは先に{ $SQ }、次にダイヤを捨てます。
klaberjass-lessons-defending-keep-ace = { $seat1 }に11点と、Aで最後に取れたはずのトリックまで渡すことになります。
klaberjass-lessons-defending-keep-king = Kは残ったスペードで一番強く、最後のトリックを取れます。もっと弱いカードを捨てましょう。

klaberjass-lessons-defending-end =
    あなたは105点、{ $seat1 }は83点で失敗です。相手は0点、あなたは両方合わせて188点です。パスしてしっかり守る方が、切り札を決めるより得なこともよくあります。レッスンはここまでです。実際のゲームで遊んでみましょう。
