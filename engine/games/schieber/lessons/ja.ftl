## ヤス(シーバー)のレッスンの文 (docs/writing-a-lesson.md)

schieber-lessons-trumps-title = BuurとNell
schieber-lessons-trumps-goal = パートナーと一緒にトリックを取り、そこに点を集めましょう。

schieber-lessons-trumps-lead =
    36枚(Aから6まで)を使い、向かいの{ $seat2 }がパートナーです。最初に切り札を選ぶ「フォアハンド」はあなたでしたが、パスしたので、{ $seat2 }が{ $spades }を切り札にしました。{ $spades }なら点は全部二倍(×2)です。切り札(下に印があります)は、強い順に(かっこ内は点数)、J「Buur」(20)、9「Nell」(14)、A(11)、K(4)、Q(3)、10(10)、残りは0点です。あなたのリードです。パートナーを助けるのはどれですか?
schieber-lessons-trumps-lead-right = 全員が切り札を出しました。NellがAを取って25点、相手の切り札は二枚減りました。
schieber-lessons-trumps-lead-low = これも同じくらい良いカードです。切り札を選んだ側としては、相手の切り札をなくしたいところです。ここでは{ $S7 }で続けます。
schieber-lessons-trumps-lead-buur = これに勝つカードはないので、いつでも一トリック取れます。小さい切り札を出して、{ $seat2 }に取ってもらいましょう。
schieber-lessons-trumps-lead-other = 相手に負けるか、切られてしまいます。パートナーは{ $spades }を選びました。相手の切り札を狩るのを手伝いましょう。

schieber-lessons-trumps-smear =
    { $seat2 }が{ $SK }をリードしました。NellとAはもうなく、勝てるのはBuurだけです。切り札のリードには切り札を出しますが、手の切り札がBuurだけなら出さなくてもよく、何でも出せます。後で勝てそうなカードはどれかを考えましょう。パートナーのトリックに何を出しますか?
schieber-lessons-trumps-smear-right = チームに10点入りました。パートナーのトリックに点を入れることを、シュミーレンといいます。後で勝てそうなカードは残します。10はめったに勝てません。
schieber-lessons-trumps-smear-diamond = それも同じで、チームに10点入ります。ここでは{ $HT }で続けます。
schieber-lessons-trumps-smear-buur = もうパートナーが勝っているトリックです。Buurを残しておけば、ほかのトリックを取れます。
schieber-lessons-trumps-smear-king = 4点入りますが、Kはやがてそのスートで一番強くなるかもしれません。10は点がもっと高く、しかもトリックを取れることはめったにありません。
schieber-lessons-trumps-smear-other = そのカードは0点です。相手はもうこのトリックを取れないので、点のあるカードを出しましょう。

schieber-lessons-trumps-keep =
    { $seat2 }が、そのスートで一番強い{ $CA }をリードしました。切り札以外は強い順にA(11)、K(4)、Q(3)、J(2)、10(10)、残りは0点です。{ $clubs }があるので、フォローするか、切り札で切ります。ヤスではいつでも切ることができます。後で勝てそうなカードはどれでしょう。今は何を出しますか?
schieber-lessons-trumps-keep-right = Aがなくなったので、あなたのKがそのスートで一番強くなりました。
schieber-lessons-trumps-keep-king = 4点増えますが、Aがなくなった今、Kを残せば後で一トリック取れます。残しましょう。
schieber-lessons-trumps-keep-buur = パートナーのAを切ってしまいます。Buurは相手のカードを取るために残しておきましょう。

schieber-lessons-trumps-ruff =
    { $seat2 }が{ $D7 }をリードし、{ $seat3 }が{ $DA }を出しました。{ $diamonds }はありますが、Aには勝てません。フォローできるときでも切り札で切れることを思い出してください。ただし、誰かが切った後に、それより弱い切り札は出せません。何を出しますか?
schieber-lessons-trumps-ruff-right = BuurとAで20 + 11、31点のトリックです。Buurはこのために取っておいたのです。
schieber-lessons-trumps-ruff-ten = 相手にAだけでなく、さらに10点を渡すことになります。切れるのですから、自分で取りましょう。
schieber-lessons-trumps-ruff-eight = それだと、Aの11点が{ $seat3 }のものになります。フォローできても、切ってかまいません。

schieber-lessons-trumps-king =
    トリックを取ったので、あなたのリードです。{ $CA }は二トリック前に出ました。今、そのスートで一番強いカードはどれですか?
schieber-lessons-trumps-king-right = そのカードには誰も勝てませんでした。残りのトリックも全部あなたのチームのものです。
schieber-lessons-trumps-king-other = 選んだカードのスートには、もっと強いカードが残っています。{ $CK }のスートではAがもう出たので、今はKが一番強いカードです。

schieber-lessons-trumps-end =
    九トリック全部取れました! これが「マッチ」です。カードと最後のトリックで157点、さらに100点です。切り札が{ $spades }のときは何でも二倍で、(157 + 100) × 2 = 514。こうしてディールを重ね、2500点を目指します。レッスン2では、誰が切り札を選ぶか、なぜ二倍だったかを学びます。

schieber-lessons-choosing-title = 選ぶか、パスするか
schieber-lessons-choosing-goal = 良い手なら切り札を選び、そうでなければパスしましょう。

schieber-lessons-choosing-clubs =
    ここで使う基本ルールでは、毎回{ $C7 }を持つ人が「フォアハンド」で、切り札を選ぶかパスします。パスすると、パートナーが必ず選びます。そのディールの点にはすべて、ボタンに書かれた倍率がかかります({ $hearts }と{ $diamonds }は×1。ObenabeとUndenufeはレッスン3で)。あなたがフォアハンドです。選びますか、パスしますか?
schieber-lessons-choosing-clubs-right = Buurのほかに切り札が三枚、別のスートにA({ $HA })があり、しかも×2。これが選ぶ目安です。
schieber-lessons-choosing-clubs-push = パスもできますが、パートナーの手のほうが良いことはあまりありません。Buurを含む四枚とほかのスートのA、しかも×2なら、選ぶ値打ちがあります。
schieber-lessons-choosing-clubs-other = Buurのほかに三枚あるスートはどれで、倍率はいくつでしょうか。

schieber-lessons-choosing-weak =
    そのディールは266対48で勝ちました。今度はあなたがディーラーですが、また{ $C7 }を持っているので、フォアハンドもあなたです。{ $hearts }はBuurのほかに三枚ありますが、その三枚は弱く、Aは一枚もありません。どうしますか?
schieber-lessons-choosing-weak-right = パートナーは自分の九枚を見て、×2のスートを選べました。
schieber-lessons-choosing-weak-hearts = 勝てたとしてもわずかな差で、しかも×1です。パートナーが選ぶものなら、×2〜×4になるかもしれません。
schieber-lessons-choosing-weak-other = それには手が弱すぎます。パートナーは別の九枚を持っているので、良いスートが見つかるかもしれません。

schieber-lessons-choosing-lead =
    { $seat2 }が{ $spades }を選びました。それでも最初にリードするのは、フォアハンドであるあなたです(「スイスルール」を選んだテーブルでは、{ $C7 }に関係なくディーラーの次の人がフォアハンドです)。パートナーは相手に切り札を出させたいはずです。何から始めますか?
schieber-lessons-choosing-lead-right = { $seat1 }と{ $seat3 }は切り札を一枚ずつ出し、{ $seat2 }が{ $SA }で取りました。
schieber-lessons-choosing-lead-small = それも悪くありません。ここでは、あなたのただ一枚の切り札{ $SQ }で続けます。パートナーが待っているカードです。
schieber-lessons-choosing-lead-other = それでは取れず、誰の助けにもなりません。パートナーは{ $spades }を選びました。パートナーの助けになるカードはどれですか?

schieber-lessons-choosing-pushed =
    そのディールは254対60で勝ちました。今度は{ $seat2 }がフォアハンドで、パスしました。あなたはもうパスできず、必ず選ばなければなりません。四枚あるスートが二つあります。どちらを切り札にしますか?
schieber-lessons-choosing-pushed-right = Buurがなくても、Nell・A・Kは強く、しかもこのスートなら得点は×2です。
schieber-lessons-choosing-pushed-hearts = BuurもNellもAもなく、×1です。もう一つの四枚あるスートの方が強く、点も二倍です。
schieber-lessons-choosing-pushed-other = そのスートのカードはほとんどありません。四枚ずつある二つのスートで、強い切り札の数と倍率を比べましょう。

schieber-lessons-choosing-hearts =
    234対80で勝ちました。またあなたが最初に選ぶ番です。{ $hearts }は×1ですが、一番強い切り札三枚と、ほかの切り札も二枚あります。選びますか、パスしますか?
schieber-lessons-choosing-hearts-right = 一番強い三枚を含む切り札五枚。これなら×1でも選びます。
schieber-lessons-choosing-hearts-push = パートナーはこの五枚を知りません。別のスートが切り札になれば、五枚ともほとんど役に立ちません。一番強い三枚があれば、×1でも選びましょう。
schieber-lessons-choosing-hearts-other = そのスートのカードはほとんどありません。強いスートは一つだけですが、それがとても強いのです。

schieber-lessons-choosing-buur =
    切り札は{ $hearts }、リードはあなたです。ほかの人の切り札は{ $HK }を含めて四枚です。その四枚が残っているうちは、あなたの強いカードが切り札で取られるかもしれません。何をリードしますか?
schieber-lessons-choosing-buur-right = 切り札を持つ人はそれを出すしかありません。あなたがBuurに続けてAを出すと、ほかの人の切り札四枚がすべて出ました。
schieber-lessons-choosing-buur-high = 同じことです。一番強い三枚がそろっています。ここではBuurで続けます。
schieber-lessons-choosing-buur-other = 負けるかもしれません。一番強い三枚で、まずほかの人の切り札を出させましょう。

schieber-lessons-choosing-end =
    144対13。立派な手でしたが、×2だった普通の手の方が、点は多く入りました。{ $spades }や{ $clubs }はBuurを含む四枚とほかのスートのAがあれば選び、{ $hearts }や{ $diamonds }はとても強いときだけ選びます。それ以外はパスしましょう。倍率はボタンに書いてあります。

schieber-lessons-obenabe-title = ObenabeとUndenufe
schieber-lessons-obenabe-goal = 切り札なしで二回プレイします。一度はA、一度は6が一番強いカードです。

schieber-lessons-obenabe-up =
    Obenabe(上から下へ)には切り札がありません。リードされたスートで一番強いカードがトリックを取ります。強い順にA・K・Q・J・10と続きます。カードの点は、切り札のあるディールの、切り札でないスートと同じです。ただし8はどれも8点で、得点は全部×3です。{ $spades }と{ $hearts }を見てください。何を選びますか?
schieber-lessons-obenabe-up-right = 確実に取れるトリックが五つ、しかもリードはあなたです。Obenabeに向いた手です。
schieber-lessons-obenabe-up-spades = BuurもNellもない切り札では心細く、倍率も×2だけです。切り札なしでも、強いカードは同じように勝ちます。
schieber-lessons-obenabe-up-push = パートナーはあなたの手を知りません。確実に取れるトリックが五つあり、リードもあなたです。自分で選びましょう。
schieber-lessons-obenabe-up-other = 切られさえしなければ誰にも負けないカードを数えましょう。AやKの多い手に向いているのはどれですか?

schieber-lessons-obenabe-ace =
    切られる心配はありません。{ $spades }はほかの三人が合わせて五枚、一番強い三枚はあなたが持っています。どれをリードしますか?
schieber-lessons-obenabe-ace-right = ほかの人の五枚のうち三枚がAで落ち、続くKでもう一枚落ちました。
schieber-lessons-obenabe-ace-king = 同じことです。A・K・Qがそろっていれば、どれから出しても変わりません。ここではA、Kと続けます。
schieber-lessons-obenabe-ace-low = 相手に取られ、相手の長いスートをリードされます。まず確実に取れるトリックを取りましょう。
schieber-lessons-obenabe-ace-other = それも勝てます。でも一番長いスートから始めましょう。ほかの人の手札からそのスートがなくなれば、小さいカードでも勝てます。

schieber-lessons-obenabe-eight =
    数えてみましょう。{ $spades }はA・K・J・10・9・7が出て、あなたはQと8を持っています。残る一枚はどれで、あなたの二枚はどうなりますか?
schieber-lessons-obenabe-eight-right = ほかに残っているのは{ $S6 }だけなので、8でもQと同じように勝て、8点が入りました。
schieber-lessons-obenabe-eight-queen = それも勝てて、その次には8も勝てます。このスートの残りは{ $S6 }だけです。ここでは8で続けます。
schieber-lessons-obenabe-eight-heart = それも勝てますが、長いスートを先に出しきりましょう。このスートでほかに残っているのは{ $S6 }だけで、あなたのQも8も勝てます。
schieber-lessons-obenabe-eight-other = それは勝てるとは限りません。ほかの人の{ $spades }は{ $S6 }だけなので、Qか8なら必ず勝てます。

schieber-lessons-obenabe-ten =
    残りは二トリックです。パートナーが{ $DK }をリードし、{ $seat3 }がフォローしました。最後に出すのは{ $seat1 }です。{ $DA }はまだ出ていません。どちらを出しますか?
schieber-lessons-obenabe-ten-right = Aは{ $seat1 }が持っていましたが、10は取られませんでした。その10で最後のトリックを取りました。
schieber-lessons-obenabe-ten-other = シュミーレンは、パートナーの勝ちが確かなときだけです。{ $DA }がまだ残っていて、{ $seat1 }は後から出します。

schieber-lessons-obenabe-down =
    417対54でした。Undenufe(下から上へ)は逆で、6が一番強く、7、8と続きます。Aは一番弱くなりますが11点のままで、8はここでも一枚8点です。得点は全部×4です。何を選びますか?
schieber-lessons-obenabe-down-right = 強弱を逆にすれば、立派な手です。(テーブルで選べるスイスルールでは、Undenufeは×3で、11点はAでなく6に付きます。)
schieber-lessons-obenabe-down-push = パートナーも同じような手とは限りません。Undenufeなら二つのスートの一番強いカードがあり、×4です。自分で選びましょう。
schieber-lessons-obenabe-down-other = AやKはほとんどありません。強弱を逆にして手札を見直し、6や7をどう使えるか考えましょう。

schieber-lessons-obenabe-six =
    切られる心配はなく、リードはあなたです。Obenabeと同じく、長いスートを強い方から出します。三枚のスートが二つあります。強いのはどちらで、その中からどのカードを出しますか?
schieber-lessons-obenabe-six-right = 6に勝つカードはありません。{ $clubs }と{ $hearts }で、最初の五トリックを取りました。
schieber-lessons-obenabe-six-club = 同じことです。6・7・8がそろっていれば、どれから出しても変わりません。ここでは6で続けます。
schieber-lessons-obenabe-six-big = ここでは大きいカードほど弱く、選んだカードは簡単に負けてしまいます。まず確実に取れるトリックを取りましょう。
schieber-lessons-obenabe-six-other = それも勝てますが、もう一つの長いスートの方が、強いカードが一枚多いです。そちらから始めましょう。

schieber-lessons-obenabe-give =
    { $seat3 }が{ $D6 }をリードしました。勝てるカードはありません。{ $DA }か{ $DQ }でフォローします。相手にどちらを渡しますか?
schieber-lessons-obenabe-give-right = Qは3点、Aは11点です。Aはここでは勝てませんが、点はトリックを取った人に入るので、パートナーが取るときのために残しておきます。今回は{ $diamonds }がもう一度リードされ、結局Aも出すしかありませんでした。
schieber-lessons-obenabe-give-other = 相手に11点を渡すことになります。Aはここでは一番弱くても、点はいつもと同じです。

schieber-lessons-obenabe-end =
    6と7を生かして、440対188でした。ObenabeはAとK、Undenufeは6と7。確実に取れるトリックが五つほどあり、リードも自分からなら理想的です。パスする前に、手札の高いカードと低いカードの両方を見ましょう。

schieber-lessons-weis-title = バイスとシュテック
schieber-lessons-weis-goal = トリックのほかに、配られたカードでも点を取りましょう。

schieber-lessons-weis-fifty =
    バイスは、同じスートで続いたカード(A・K・Q・J…の順)で、三枚は20点、四枚は50点、五枚以上は100点。または同じランク四枚で、100点以上です。得点するのは、一番強いバイスを持つチームだけです。{ $seat2 }は「20」、{ $seat3 }は「50」と言いました。あなたの{ $diamonds }もKから10まで四枚続いています。点も枚数も同じなら、一番上のカードで決まります。宣言しますか、「よし」(もっと強いものはない)と言いますか?
schieber-lessons-weis-fifty-right = どちらも四枚続きの50点ですが、あなたのKの方が上でした。一番強いバイスを持つチームなので、パートナーの20点も含めて全部得点します。パートナーが「よし」と言っていても同じです。もう一方のチームは得点しません。
schieber-lessons-weis-fifty-other = 黙っていてもかまいません。でもそれでは{ $seat3 }のバイスが一番強くなり、点は相手のものです。

schieber-lessons-weis-stoeck =
    切り札は{ $spades }で、パートナーのBuurに勝つカードはありません。あなたはKかQを出します。同じスートのKとQが一人の手にそろうと「シュテック」で、20点です(基本ルールではどのスートでも、スイスルールでは切り札だけ)。誰がトリックを取っても、どの順に出してもかまいません。どちらから出しますか?
schieber-lessons-weis-stoeck-right = Kは4点、Qは3点。パートナーのトリックに1点多く入りました。シュテックは{ $diamonds }の分も、ディールの後に得点になりました。(テーブルで選べるスイスルールでは、切り札の分だけです。)
schieber-lessons-weis-stoeck-other = それも安全ですが、パートナーのトリックなので、点の高い方を出します。Kは4点、Qは3点です。

schieber-lessons-weis-contract =
    486対88でした。そのうちバイスは(50 + 20) × 2で140点、{ $spades }と{ $diamonds }のシュテックは(20 + 20) × 2で80点です。どちらにも倍率がかかります! 今度はあなたがフォアハンドで、手札には{ $hearts }の6から10までの五枚続きがあります。何を選びますか?
schieber-lessons-weis-contract-right = Undenufeなら小さいカードが勝ち、シークエンスは100 × 4点です。
schieber-lessons-weis-contract-hearts = ハートなら切り札は五枚ありますが、Buurがなく、このコントラクトの得点はすべて×1です。6・7・8が勝てて、シークエンスの点が一番高くなるのはどれですか?
schieber-lessons-weis-contract-push = あなたの100点が何倍になるかを、この手を知らないパートナーに任せることになります。良い手なので、自分で選びましょう。
schieber-lessons-weis-contract-other = 小さいカードが勝てるコントラクトはどれでしょう。そのときシークエンスは何倍になりますか?

schieber-lessons-weis-hundred =
    最初にカードを出すあなたから言います。言うのは「100」だけです。それより高い人は「もっと高い」と言います。同じ100の人がいれば枚数を比べ、それも同じなら一番上のカードを比べます。Undenufeではそのカードが低い方の勝ちなので、6から10までの五枚は、7からJまでの五枚に勝ちます。宣言しますか?
schieber-lessons-weis-hundred-right = { $seat3 }も100でしたが、同じランク四枚です。五枚の方が強いので、相手は得点しません。最初のトリックが終わる前に、100 × 4 = 400点が入りました。(同じランク四枚は、A・K・Qが100点、9が150点、Jが200点です。スイスルールでは、それ以外のランクも100点です。)
schieber-lessons-weis-hundred-other = そうすると{ $seat3 }のバイスが一番強くなって相手の得点になり、あなたの400点はなくなります。黙っていて得なのは、手の内を隠せることだけです。

schieber-lessons-weis-hearts =
    あなたは{ $C6 }で最初のトリックを取りました。その後でバイスが公開され、あなたの{ $hearts }は全員に知られました。それでも困りません。ほかの人の{ $hearts }はA・K・Q・Jだけで、切れる人もいません。またあなたのリードです。何を出しますか?
schieber-lessons-weis-hearts-right = そのスートでそれより小さいカードは、誰も持っていませんでした。あなたの五枚はどれもトリックを取りました。
schieber-lessons-weis-hearts-run = 同じことです。{ $hearts }はどれでも勝てます。ここでは6で続けます。
schieber-lessons-weis-hearts-club = それも勝てます。{ $C6 }はもう出たので、今は7がそのスートで一番強いカードです。ここでは{ $H6 }で続けます。
schieber-lessons-weis-hearts-other = そのカードはここでは弱く、たいていのカードに負けます。まず確実に取れるトリックを取りましょう。

schieber-lessons-weis-end =
    一ディールで1048対140です。シークエンスで400点、シュテックで80点でした。ふつうのテーブルでは宣言は自動です。宣言するか尋ねられるテーブルでは、持っているバイスを宣言しましょう。コントラクトを選ぶ前に、バイスがあるか見てください。バイスにも倍率がかかります。

schieber-lessons-partners-title = パートナーと一緒に
schieber-lessons-partners-goal = 切り札を狩り、パートナーの合図を読んで、九トリック全部を取りましょう。

schieber-lessons-partners-draw =
    あなたは{ $clubs }を選び、切り札はBuur・Nellと弱い二枚です。ほかの人は合わせて五枚。相手が切れなくなって初めて、あなたのAも、パートナーの強いカードも安全になります。何をリードしますか?
schieber-lessons-partners-draw-right = 一度に三枚落ちました。10を出したのはパートナーです。Buurは負けないので、安心して点を入れられました。
schieber-lessons-partners-draw-nell = 同じことです。両方あるので、どちらでもかまいません。ここではBuurで続けます。
schieber-lessons-partners-draw-ace = 相手に切られるかもしれません。切り札を選んだ側は、まず切り札を狩り、それからAを出します。
schieber-lessons-partners-draw-other = 切り札を選んだチームは、一番強い切り札から始めます。そうしないと、相手に切り札を使うすきを与えてしまいます。

schieber-lessons-partners-again =
    切り札のK・Q・10が出て、ほかの人に残る切り札は二枚です。誰が持っているかは分かりません。今は9(Nell)が一番強い切り札です。切り札を続けますか、ほかのスートにしますか?
schieber-lessons-partners-again-right = 相手は二人ともほかのスートを捨てたので、もう切り札を持っていません。パートナーはAを出し、さらに11点です。
schieber-lessons-partners-again-other = 残りの切り札は、二枚とも相手の手にあるかもしれません。Nellをリードしても損はなく、切り札がどこにあるかも分かります。

schieber-lessons-partners-enough =
    相手は二人とも切り札がなくなりました。残っている切り札は、あなたの分のほかには{ $C8 }だけです。それを持っているのは誰でしょう。何をリードしますか?
schieber-lessons-partners-enough-right = 最後の切り札は{ $seat2 }の手に残りました。{ $SA }で、{ $seat3 }の10まで取れました。
schieber-lessons-partners-enough-ten = もっと強い{ $hearts }に負けるかもしれません。パートナーが最後の切り札を使わなければ、10は相手のものです。九トリック全部が目標なので、確実なカードを出しましょう。
schieber-lessons-partners-enough-trump = { $C8 }を持っているのはパートナーなので、切り札をリードすると、それを無駄に使わせてしまいます。ほかに切れる人はいません。切り札は最後まで取っておきましょう。
schieber-lessons-partners-enough-other = それでは一トリック失うかもしれません。目標は九トリック全部です。相手が切れない今、必ず勝てるカードがあります。

schieber-lessons-partners-signal =
    { $seat2 }は{ $spades }がないので、{ $H6 }を捨てました。最初の捨て札は「このスートはいりません」という合図です。あなたの手には四つのスートが全部あります。パートナーが欲しいのはどれですか?
schieber-lessons-partners-signal-right = { $spades }でも{ $hearts }でもないので、{ $diamonds }です。パートナーが{ $DA }で取りました。
schieber-lessons-partners-signal-heart = { $H6 }は、このスートはいらないという合図でした。捨てていないスートが一つ残っています。
schieber-lessons-partners-signal-trump = 自分の切り札も、パートナーの切り札も残しましょう。捨て札から、ほかのスートについて何が分かりますか?
schieber-lessons-partners-signal-other = パートナーにはそのスートがなく、最後の切り札を使うことになります。パートナーが欲しがっているスートを探しましょう。

schieber-lessons-partners-smear =
    { $seat2 }は続けて{ $DK }をリードしました。Aはもう出ました。あなたに{ $diamonds }はなく、相手は切れません。何を出しますか?
schieber-lessons-partners-smear-right = チームにさらに10点です。シュミーレンは早いうちにしましょう。後だと相手に取られるかもしれません。
schieber-lessons-partners-smear-trump = パートナーが勝っているトリックを横取りしてしまいます。切り札は最後のトリックのために取っておきましょう。
schieber-lessons-partners-smear-other = 安全ですが、点がありません。パートナーが確実に取るトリックなので、10を出しましょう。

schieber-lessons-partners-throw =
    { $seat2 }が、今{ $diamonds }で一番強い{ $DJ }をリードしました。ここまでのトリックは全部あなたのチームが取りました。九トリック全部なら「マッチ」で、さらに100点です。あなたには切り札二枚と弱い二枚があります。いらないのはどれですか?
schieber-lessons-partners-throw-right = 弱いカードはパートナーのトリックに捨て、最後の二トリックは切り札で取りました。一番最後のトリックはさらに5点です。
schieber-lessons-partners-throw-heart = 同じことです。ここでは先に{ $S8 }、次に{ $H7 }を捨てます。
schieber-lessons-partners-throw-other = 切り札は最後のトリックに必要です。勝てないカードを捨てましょう。

schieber-lessons-partners-end =
    マッチ! (157 + 100) × 2 = 514点です。切り札を狩り、ちょうどよいところでやめ、捨て札を読み、パートナーのトリックに点を入れました。こうして2500点まで続きます。カード点はディールの後に加え、そのとき両チームとも2500点に届いていれば、多い方の勝ちです。レッスンはここまでです。ゲームで遊んでみましょう。
