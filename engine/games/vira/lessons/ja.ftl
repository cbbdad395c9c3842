## ビラのレッスンの文 (docs/writing-a-lesson.md)

vira-lessons-six-title = 切り札で六トリック
vira-lessons-six-goal = 一人で二人を相手に、六トリック取りましょう。

vira-lessons-six-bid =
    ビラは三人のゲームです。一番強いビッドをした人が、一人でほかの二人と戦います。成功すれば共通のポットから点をもらい、失敗すればポットに払います。最初に番が来るあなたは「フォアハンド」で、必ずビッドします。続いてミドルハンド、ディーラーの順です。四十種類のビッドで一番弱いのはシックス(6)、つまり切り札を宣言し、カードを交換し、六トリック取ることです。ほかのビッドやプレファランスは後のレッスンで。何をビッドしますか?
vira-lessons-six-bid-right = 二人ともパスしたので、あなたが一人で戦う「デクレアラー」です。A・K・Jのあるスペード五枚と、ほかに強いカードが二枚。これから交換もあるので、六トリックは取れそうです。
vira-lessons-six-bid-seven = セブンでも戦える手札です。ただ、二人ともパスすればシックスで足り、誰かが上げれば、あなたはまたビッドできます。ここではシックスで続けます。二人ともパスしたので、あなたが一人で戦う「デクレアラー」です。
vira-lessons-six-bid-other = ほかのビッドは、もっと難しいか、目標が違います。たとえばコプミゼールは全トリックを負けるビッドです。ほかの二人がパスすればシックスで足り、どちらかが上げれば、あなたはまたビッドできます。弱いものから始めましょう。

vira-lessons-six-trump =
    切り札のスートのカードは、ほかのスートのどのカードにも勝ちます。宣言するのは交換の前なので、今の手札で考えます。ディールごとに決まる「プレファランス」のスートは点が高く、「±1」や「欄」はその点を示しています(詳しくは後のレッスンで)。どのスートにしますか?
vira-lessons-six-trump-right = A・K・Jのある一番長いスートです。ほかの人の切り札がなくなれば、小さいスペードでも勝てます。
vira-lessons-six-trump-other = そのスートは、ほかの人の方がずっと多く持っています。一番枚数の多いスートを選びましょう。

vira-lessons-six-exchange =
    好きな枚数を捨て、同じ枚数を「タロン」から引きます。タロンは配られなかった十三枚で、見られるのは捨てた後です。切り札(星印のカード)は勝てるカードで、AとKもそうです。ほかのスートの小さいカードはめったに勝てません。どれを捨てますか?
vira-lessons-six-exchange-right = { $ST }が来て、切り札が六枚になりました。続いて、相手側の{ $seat1 }が交換し、タロンの残りを全部引きました。
vira-lessons-six-exchange-other = 切り札、A、Kは全部残し、ほかは全部取り替えましょう。Kを守る小さいカードも捨てます。新しいカードの方が良いことが多く、切り札が来るかもしれません。

vira-lessons-six-draw =
    最初にリードするのは、ディーラーの次に座る「フォアハンド」、つまりあなたです。切り札はあなたに六枚、ほかの二人に計七枚。リードされたスートは必ずフォローします。持っていない人は切り札を出せばAにさえ勝てます。二人の切り札をなくすには、何をリードしますか?
vira-lessons-six-draw-right = 二人ともフォローして、相手の切り札が二枚減りました。これが「切り札狩り」です。
vira-lessons-six-draw-king = 同じことです。AもKもあなたの手にあります。ここでは{ $SA }で続けます。
vira-lessons-six-draw-low = もっと強いスペードに取られるかもしれません。切り札狩りは、負けないカードで行いましょう。
vira-lessons-six-draw-side = まだ早いです。そのスートがない人がいれば、小さい切り札に取られてしまいます。まず切り札です。

vira-lessons-six-again =
    ほかの二人の切り札はあと五枚で、その中に{ $SQ }があります。あなたにはK・J・10・7・4があります。必ず勝てるのはどれですか?
vira-lessons-six-again-right = 相手の切り札がまた二枚減りました。Qはまだ残っていますが、いつまでも隠れてはいられません。
vira-lessons-six-again-side = まず切り札です。ほかの人に五枚も残っているうちは、強いカードも安全ではありません。
vira-lessons-six-again-other = それはQに負けます。誰にも負けない切り札を出しましょう。

vira-lessons-six-queen =
    ほかの二人に残る切り札は三枚で、一番強いのは{ $SQ }です。このQはどのみち一トリック取ります。それなら、次に何が来ても取り返せる今のうちに出させましょう。そのためには、何をリードしますか?
vira-lessons-six-queen-right = { $seat1 }はJをQで取り、{ $HA }で勝ち、ダイヤをリードしたので、あなたがAで取りました。切り札で一トリック渡しましたが、相手の切り札はさらに二枚減りました。
vira-lessons-six-queen-ten = Jでも10でも同じことです。ここでは{ $SJ }で続けます。{ $seat1 }はQで取り、次のトリックも{ $HA }で取ってから、ダイヤをリードしたので、あなたがAで取りました。
vira-lessons-six-queen-side = ほかの二人に切り札が三枚残っているうちは、あなたの強いカードもまだ切られるおそれがあります。もう一度切り札をリードしましょう。
vira-lessons-six-queen-other = それだと9にも負けるかもしれません。Jに勝てるのはQだけです。

vira-lessons-six-last =
    ほかの二人は切り札のQと{ $HA }で二トリック、あなたは三トリックで、またあなたのリードです。ほかの二人に残る切り札は、{ $S9 }の一枚だけです。ハートのAが出たので、あなたのハートも強くなりました。何から出しますか?
vira-lessons-six-last-right = 9が落ちました。もう、あなたのほかに切り札を持つ人はいません。
vira-lessons-six-last-low = それは9に負けます。一番強い切り札で9を落としましょう。
vira-lessons-six-last-other = 9で切られるかもしれません。あと一度切り札を出せば、9はなくなります。

vira-lessons-six-sure =
    四トリック取りました。あと二つです。ほかに切り札を持つ人はいません。必ず勝てるカードはどれですか?
vira-lessons-six-sure-right = 7は小さくても、勝てる人がいませんでした。次の4で六トリック目も取れました。
vira-lessons-six-sure-four = 同じことです。今はどの切り札でも勝てます。ここでは{ $S7 }、次に4と続けます。
vira-lessons-six-sure-king = それも勝てます。{ $HA }はもう出て、KもQもあなたの手にあります。ここでは切り札で続けます。
vira-lessons-six-sure-other = そのスートのもっと強いカードを誰かが持っているかもしれません。誰にも負けないカードを出しましょう。

vira-lessons-six-end =
    六トリックで勝ちです。最初に全員が8点ずつポットに出しました(最初の拠出)。あなたは8点もらって0点に戻り、ほかの二人は−8点です。勝ちが決まったのでここで終わりますが、実際にはふつう最後まで続けます。一トリック足りなければ「シングル負け」で8点、二つ以上足りなければ「ダブル負け」で16点を払います。次は、ほかの人もビッドするときの話です。

vira-lessons-auction-title = ビッド
vira-lessons-auction-goal = 手札に見合うところまでビッドし、それ以上はやめましょう。

vira-lessons-auction-open =
    四十のビッドは一列に並び、後のものほど強くなります。先頭がシックス(6)です。セブン(7)、エイト(8)、ナイン(9)もあり、好きなスートを切り札にし、交換してからその数のトリックを取ります。フォアハンドのあなたは最初に必ずビッドしますが、後でまたビッドできます。良いクラブが五枚あります。最初に何をビッドしますか?
vira-lessons-auction-open-right = 上げる必要がないうちは、低いビッドで十分です。{ $seat1 }がすぐにトゥルネ6に上げました。{ $seat2 }はパス。パスした人は、もうビッドできません。
vira-lessons-auction-open-seven = セブンでも戦える手札ですが、まだそこまで上げる必要はありません。また番が来ます。ここではシックスで続けます。{ $seat1 }はトゥルネ6をビッドしました。{ $seat2 }はパスしたので、もうビッドできません。
vira-lessons-auction-open-other = ほかの二人がパスすれば、約束を果たさなければなりません。手札に合うものの中で一番弱いビッドから始めましょう。誰かが上げれば、またビッドできます。

vira-lessons-auction-turne =
    トゥルネ6も六トリックですが、切り札は、表向きにしたタロンの一番上のカードのスートです。ビッド表ではシックスのすぐ後です。パスしても、セブンなどに上げてもかまいません。「ホールド」もできます。フォアハンドのあなたは、同じビッドをそのまま自分のものにできるのです。どのスートが切り札になっても戦えそうですか? どうしますか?
vira-lessons-auction-turne-right = どのスートが出ても、切り札はAかKを含む三枚以上になり、そのうえ交換もできます。約束するトリックを増やさずに、トゥルネ6を自分のものにしました。すると{ $seat1 }は、ビンイェル6をビッドしました。
vira-lessons-auction-turne-seven = それも良いのですが、必要なトリックが一つ増えます。どのスートが切り札になっても三枚以上あるので、ここではホールドします。{ $seat1 }はビンイェル6をビッドしました。
vira-lessons-auction-turne-pass = パスをすると、もう戻れません。A二枚、K三枚なら自分で勝てるのに、{ $seat1 }に譲ることになります。
vira-lessons-auction-turne-other = そこまで上げなくても大丈夫です。今のビッドが手に合っていて、そのまま自分のものにできます。

vira-lessons-auction-vingel =
    ビンイェル6では、二枚を表向きにし、デクレアラーが片方のスートを切り札にします。これも六トリックですが、ビッド表ではセブンより後です。負ければふつうより多く、少なくとも16点払います。それでも、このビッドを引き受けますか?
vira-lessons-auction-vingel-right = めくる二枚のうち一枚でもスペード以外なら、交換の前から切り札が三枚以上になるところでした。ところが{ $seat1 }は、さらにソロ6をビッドしました。
vira-lessons-auction-vingel-pass = まだ早いです。三枚以上あるスートが三つあり、そのどれかが表になる機会が二回あります。今のビッドを自分のものにしましょう。
vira-lessons-auction-vingel-other = それは六トリックでは済まないか、まったく違う手のためのビッドです。今のビッドで足ります。

vira-lessons-auction-solo =
    ソロ6はずっと強いビッドで、まったく交換せず、配られた十三枚で六トリック取ります。切り札はデクレアラーが宣言します。ホールドも、もっと上げることもできます(「カラー」は後のレッスンで)。今のままで取れるトリックを数えましょう。どうしますか?
vira-lessons-auction-solo-right = 確実なのは{ $CA }、{ $CK }、{ $HA }の三つ。ほかのKと小さいクラブが一つずつ勝っても五つです。これまでのビッドは、交換を当てにしていました。{ $seat1 }は、あなたと{ $seat2 }を相手に六トリック取らなければなりません。しかもソロで交換できるのは、ほかの二人だけです。
vira-lessons-auction-solo-hold = 確実なのは{ $CA }、{ $CK }、{ $HA }の三つです。ほかの二枚のKのどちらか一枚と、最後に小さいクラブ一枚が勝っても、合わせて五つ。しかも相手の二人は交換できます。
vira-lessons-auction-solo-other = それはもっと難しいビッドです。この手で上げられるのはここまでです。{ $seat1 }に任せましょう。

vira-lessons-auction-end =
    二人がパスし、{ $seat1 }がデクレアラーです。シックス〜ナイン、トゥルネ、ビンイェル、トリンイェル(三枚を表向き)、ソロは切り札でトリックを取ります。ガスク、クク、ビラはタロンを全部取ります。ミゼールは全トリックを負けるビッドで、コプミゼール、クク、交換なしのものがあります。フォアハンドはどのビッドもホールドでき、ミドルハンドがホールドできるのはディーラーのビッドだけ、ディーラーはどれもホールドできません。

vira-lessons-exchange-title = 交換
vira-lessons-exchange-goal = 交換を生かし、ほかの人の交換も読みましょう。

vira-lessons-exchange-trump =
    あなたはディーラーで、セブン(7)でデクレアラーになりました。まず切り札です。五枚のスートが二つあり、スペードは{ $SA }だけが強く、ハートには{ $HK }、{ $HQ }、{ $HJ }、{ $HT }があります。Aは、何が切り札でもたいてい勝てます。切り札にして得をするのはどちらですか?
vira-lessons-exchange-trump-right = ハートの強い四枚は{ $HA }に一度負けるだけで、その後は毎回勝てます。{ $SA }は切り札でなくても勝てます。
vira-lessons-exchange-trump-spades = Aはどのみち勝ちますが、小さい切り札四枚は勝てません。ほかの人にスペードが八枚あるからです。ハートなら、Aにしか負けない切り札が四枚あります。
vira-lessons-exchange-trump-other = 短すぎます。切り札のほとんどをほかの人が持つことになります。五枚ずつある二つのスートから選びましょう。

vira-lessons-exchange-exchange =
    先に捨て、新しいカードはその後で見ます。捨てたカードは戻りません。タロンに残したカードは、ほかの二人が引けます。(「その他の欄」とあるのは、今回のプレファランスが切り札とは別のスートだからです。)勝てるカードはどれで、勝てそうもないカードはどれですか?
vira-lessons-exchange-exchange-right = 六枚捨てて六枚引きました。一番うれしいのは、Aと同じスートの{ $DQ }です。タロンの残り七枚は、ほかの二人が使えます。
vira-lessons-exchange-exchange-spades = 小さいスペードが四枚残ります。強いスペードはほかの人の手にあるので、自分のAを出した後は勝てません。捨てれば、どれもAやKや切り札に変わるかもしれません。
vira-lessons-exchange-exchange-none = 小さいスペード四枚と、ほかの負けるカード二枚が残ります。交換はただです。使いましょう。
vira-lessons-exchange-exchange-other = 切り札五枚とA二枚だけを残しましょう。引いたカードが悪くても、捨てた小さいカードと変わりません。あなたが引いた分はほかの二人に渡りません。

vira-lessons-exchange-decide =
    ここで、プレイするか、「降伏」するか(一トリック足りないのと同じ点を払います)、もう一度交換するか(今回は料金なし)を選びます。再交換すると、勝ってもポットからもらえず、負ければ8点か16点ではなく、24点か40点を払います。切り札五枚のうち四枚とA二枚は勝てそうで、{ $DQ }にも望みがあります。どうしますか?
vira-lessons-exchange-decide-right = 一トリック足りなくても、降伏と同じ点で済みます。その後、ほかの二人が交換しました。{ $seat1 }が{ $SJ }をリードし、あなたがAで取りました。
vira-lessons-exchange-decide-again = 必要なものはそろっています。再交換の後は、勝ってもポットからは何ももらえず、一トリック足りなければ8点ではなく24点払います。切り札によっては、ほかの二人に料金も払います(今回はありません)。
vira-lessons-exchange-decide-surrender = 必ず8点払うことになります。プレイして一トリック足りなくても払うのは同じで、しかも勝てることが多いでしょう。

vira-lessons-exchange-lead =
    ほかの二人は、フォアハンドから順に交換します。{ $seat2 }が引けたのは、{ $seat1 }の残した分だけです。{ $seat1 }の交換は四枚だけ。つまり手元に残した九枚はA、K、切り札といった良いカードで、おそらく{ $HA }もその中にあります。あなたのリードです。切り札を生かすには、何をリードしますか?
vira-lessons-exchange-lead-right = { $seat1 }は{ $HA }を使いました。これでQ・J・10が一番強い切り札になり、どれもあなたの手にあります。
vira-lessons-exchange-lead-honour = 同じことです。K・Q・J・10は途切れなく続いています。ここでは{ $HK }で続けます。
vira-lessons-exchange-lead-seven = 9や8にも負けてしまいます。Aにしか負けない切り札をリードしましょう。
vira-lessons-exchange-lead-other = 相手に切り札が八枚あるうちは、ほかのカードは安全ではありません。まず{ $HA }を出させましょう。

vira-lessons-exchange-end =
    切り札、A、Kを残し、ほかは取り替えます。新しい手札を見てから、プレイか、降伏か、まれに再交換かを決めます。そして、ほかの人の交換にも注目しましょう。交換の少ない人ほど、もとの手が良かったのです。次は、切り札のスートによる違いです。

vira-lessons-preference-title = カラーとプレファランス
vira-lessons-preference-goal = ビッドを上げすぎずに、{ $hearts }で{ $diamonds }に競り勝ちましょう。

vira-lessons-preference-colour =
    ディールごとに「プレファランス」のスートが決まります。今回は{ $hearts }です。同じ色のもう一つ、{ $diamonds }が「セカンド・プレファランス」です。{ $seat2 }のビッドはシックス(6)。何も付かないビッドには「カラー」と言えます。この二つのスートのどちらかを切り札にすると約束して、同じビッドを自分のものにする宣言です。どうしますか?
vira-lessons-preference-colour-right = 「カラー」の付いたシックスは、付いていないものより強いビッドです。この手札なら、どのみちハートを切り札にします。{ $seat1 }はパスしましたが、{ $seat2 }はホールドしたので、やはり赤の長いスートを持っているのでしょう。
vira-lessons-preference-colour-seven = 必要より一トリック多いビッドです。どのみちハートを切り札にするのですから、それを約束すれば、シックスのままで足ります。
vira-lessons-preference-colour-pass = ハートのA・K・Qに、ほかのAとKもあります。プレイしたい手です。必要なトリック数を増やさずに、ビッドを自分のものにする方法を探しましょう。
vira-lessons-preference-colour-other = そこまでビッドを上げなくても、シックスのままで相手を上回れます。どのみちハートを切り札にするのですから、それを約束しましょう。

vira-lessons-preference-preference =
    { $seat2 }がシックス・カラーをホールドしました。強いハートはあなたの手にあるので、相手が約束したのはダイヤでしょう。あなたはミドルハンドなので、ホールドできるのはディーラーのビッドだけです。でもカラーの付いたビッドには「プレファランス」と言えます。同じビッドで、切り札は必ずプレファランスのスートです。どうしますか?
vira-lessons-preference-preference-right = フォアハンドの{ $seat2 }はホールドもできましたが、さらに上げてセブン(7)と言いました。
vira-lessons-preference-preference-seven = それもできますが、まだトリックを増やさなくても済みます。ここでは「プレファランス」で続けます。{ $seat2 }はセブン(7)をビッドしました。
vira-lessons-preference-preference-pass = これほど良いスートを、あっさり譲ることはありません。{ $seat2 }にはできない約束が、あなたにはできます。
vira-lessons-preference-preference-other = そこまで上げなくて済みます。プレファランスはあなたの強いスートです。「プレファランス」と言って、それを切り札にすると約束しましょう。

vira-lessons-preference-again =
    ビッド表でシックスより後のビッドは、プレファランスの付いたシックスにも勝ちます。このセブンには何も付いていないので、「カラー」をまた使えます。良いハート五枚、AとKが一枚ずつ、そのうえ交換もできます。七トリック取れそうですか?
vira-lessons-preference-again-right = ここでも「カラー」を付けるだけで足り、今度は{ $seat2 }がパスしました。あなたがセブン・カラーのデクレアラーです。
vira-lessons-preference-again-pass = A・K・Qのあるハート五枚に、ほかのAとK、そして交換もあります。七トリックに挑める手です。
vira-lessons-preference-again-eight = 必要より一トリック多いビッドです。このセブンには何も付いていないので、切り札にするスートを約束すれば、セブンのまま自分のものにできます。
vira-lessons-preference-again-other = 高すぎます。切り札にするスートを約束すれば、セブンのままで相手を上回れます。

vira-lessons-preference-trump =
    約束は{ $hearts }か{ $diamonds }で、ほかの切り札は選べません。切り札で「プレイヤー点」も決まります。勝てばほかの二人がそれぞれあなたに払い、負ければあなたがそれぞれに払う点です。セブンでは、プレファランスなら1点、ほかは0点です。どちらにしますか?
vira-lessons-preference-trump-right = 一番良いスートで、点にもなります。ポットの8点のほかに、二人から1点ずつ。負ければ、逆にあなたが二人に1点ずつ払います。
vira-lessons-preference-trump-diamonds = 小さいダイヤ二枚だけで、しかも{ $seat2 }がたくさん持っていそうなスートです。セブンではセカンド・プレファランスは0点です。

vira-lessons-preference-end =
    シックス〜ナイン、ガスク、ソロ、ビラには三段階あります。何も付けないもの、カラー、プレファランスです。ほかのビッドには何も付けられません。プレイヤー点には「プレファランス」「セカンド」「その他」という三つの欄があります。セブンは1・0・0点、ずっと上のソロ12は64・32・16点です。次は、二人で一人と戦います。

vira-lessons-defending-title = 二人で一人と戦う
vira-lessons-defending-goal = デクレアラーに七トリック取らせず、セブン(7)を失敗させましょう。

vira-lessons-defending-exchange =
    { $seat1 }がセブン(7)をプレイします。切り札は{ $hearts }、あなたの味方は{ $seat2 }です。先に交換したフォアハンドの{ $seat2 }は四枚取り替え、タロンには三枚残っています。守る側にも、切り札、A、Kは大切です。どれを捨てますか?
vira-lessons-defending-exchange-right = 切り札が一枚来て、四枚になりました。{ $seat2 }が{ $S4 }をリードします。
vira-lessons-defending-exchange-similar = 小さいカードだけなので、同じことです。ここではスペード二枚と小さいダイヤを捨てます。{ $seat2 }のリードは{ $S4 }です。
vira-lessons-defending-exchange-none = 捨てても惜しくない小さいカードがあります。守る側も、交換はただです。
vira-lessons-defending-exchange-other = 切り札、A、K、それにAと同じスートのQは残しましょう。ほかのスートの小さいカードを、三枚まで取り替えられます。

vira-lessons-defending-ace =
    小さいカードのリードは、「長いスートで、強いカードもある」という合図です。{ $seat1 }はあなたの後、最後に出します。どちらのスペードを出しますか?
vira-lessons-defending-ace-right = 次はあなたのリードです。小さい方を出していたら、{ $seat1 }に中くらいのスペードで取られたかもしれません。
vira-lessons-defending-ace-other = 後から出す{ $seat1 }に、中くらいのスペードで取られるかもしれません。Aなら必ず勝ち、次にリードできます。

vira-lessons-defending-back =
    あなたがリードすると、次が{ $seat1 }、最後が{ $seat2 }です。味方は相手のカードを見てから出せるので、味方の強いカードが生きます。味方が待っているスートはどれですか?
vira-lessons-defending-back-right = 味方のスートを、デクレアラー越しに返しました。{ $seat1 }の8を{ $seat2 }が9で取り、今度は{ $SK }をリードします。
vira-lessons-defending-back-trump = 切り札をリードすると、デクレアラーの切り札狩りを手伝ってしまいます。リードしてほしいスートは、味方が教えてくれました。
vira-lessons-defending-back-club = AとQは、ほかの人がそのスートをリードしたときの方が役に立ちます。Kの後から出せるからです。味方がもっと良いスートを教えてくれました。
vira-lessons-defending-back-other = そうする場面もあります。でも味方は、強いカードのあるスートを教えてくれました。それを返しましょう。

vira-lessons-defending-throw =
    あなたにスペードはもうありません。Aが出たので、{ $SK }に勝てるのは切り札だけです。切り札は出さなくてよく、何を捨ててもかまいません。要らないカードはどれですか?
vira-lessons-defending-throw-right = { $seat1 }の{ $SQ }が味方のKに負けました。味方は{ $SJ }でも取り、その後{ $seat1 }はスペードを切り札で切り、強い切り札を三回リードしました。
vira-lessons-defending-throw-small = 同じことです。ここでは{ $D9 }を捨てます。{ $SQ }が落ち、味方は{ $SJ }でも取り、その後{ $seat1 }はスペードを切り札で切り、強い切り札を三回リードしました。
vira-lessons-defending-throw-ruff = 味方がもう勝っているトリックに、切り札を使うことになります。デクレアラーが勝っているトリックを切るために取っておきましょう。
vira-lessons-defending-throw-other = それはまだ勝てるかもしれません。勝つ見込みのないカードを捨てましょう。

vira-lessons-defending-trumps =
    { $seat1 }は三トリック取り、{ $HA }で四つ目を取るところです。あなたと味方は合わせて四トリックです。{ $HT }はまだ誰も出していません。二枚の切り札のうち、どちらを残しますか?
vira-lessons-defending-trumps-right = 残したJは、10に勝てる切り札です。続いて{ $seat1 }の{ $CK }を、{ $seat2 }が切り札で切りました。
vira-lessons-defending-trumps-other = Jを出すと、{ $HT }が一番強い切り札になります。どのみち取れないトリックです。弱い方を出しましょう。

vira-lessons-defending-keep =
    { $CK }を味方が切り札で切り、最後に出すのはあなたです。{ $seat1 }は四トリック取りました。どのクラブを出しますか?
vira-lessons-defending-keep-right = AとQは後のために取っておきます。{ $seat2 }がまたスペードを出し、あなたは{ $DK }を捨て、{ $seat1 }は{ $HT }で切って{ $DA }をリードしました。
vira-lessons-defending-keep-other = もう味方のトリックです。強いカードを重ねると、後で一トリック損をします。

vira-lessons-defending-trump =
    { $seat1 }は五トリック取り、{ $DA }をリードしました。残りは三枚。あなたにダイヤはなく、最後の切り札{ $HJ }があります。どうしますか?
vira-lessons-defending-trump-right = { $DA }を切り札で取り、その後はあなたのクラブのQとAも勝ちました。{ $CK }はもう出ていたからです。
vira-lessons-defending-trump-other = すると{ $DA }が勝ち、デクレアラーは六トリックになります。あなたはフォローできないので、切り札を出せます。

vira-lessons-defending-end =
    七つのはずが五トリック、ダブル負けです。{ $seat1 }はポットに16点払い(今は40点)、切り札がプレファランスなので、二人に1点ずつ払います。味方のスートを返し、切り札狩りはデクレアラーに任せ、味方が勝っているトリックは切らずにおきましょう。次は点数です。

vira-lessons-payment-title = 勝ち、負け、ポット
vira-lessons-payment-goal = 悪い手では小さく負け、良い手では勝ちましょう。

vira-lessons-payment-decide =
    シックス(6)のデクレアラーですが、交換で良いカードが来ず、頼れるのはハート四枚と{ $CA }だけです。一トリック足りなければポットに8点、二トリック以上なら16点。プレファランスが切り札なので、どちらの場合も、ほかの二人に1点ずつ払います。再交換すれば、すぐに「料金」をもう1点ずつ払います。降伏は一トリック足りないのと同じです。どうしますか?
vira-lessons-payment-decide-right = ポットに8点、ほかの二人に1点ずつで済みました。次のディールです。カードが変わり、また勝ちを狙えます。
vira-lessons-payment-decide-stand = 切り札四枚とA一枚では、五トリックはまず無理です。降伏すれば8点で済むところが、たぶん16点になります。
vira-lessons-payment-decide-again = 再交換の後は、一つ足りなければ24点、二つ以上なら40点を払い、勝ってもポットからはもらえません。割に合うのは、今のままでは負けで、再交換すれば三回に二回は勝てるときだけです。ここでは無理です。

vira-lessons-payment-bid =
    あなたは今−18点です(最初に8点、負けて8点、二人に計2点)。ポットは32点、プレファランスは{ $spades }。{ $seat1 }はシックス(6)、{ $seat2 }はパスです。シックス、セブン(7)、エイト(8)のどれで勝っても、ポットから8点、スペードが切り札なら二人から1点ずつです。何をビッドしますか?
vira-lessons-payment-bid-right = { $seat1 }がパスし、切り札は{ $spades }にしました。交換をして、七トリック目まで進み、あなたは三つ取っています。
vira-lessons-payment-bid-seven = セブンの点はシックスと同じなのに、一トリック多く要ります。ポットがどんなに大きくても、もらえるのはビッドで決まった点だけです。
vira-lessons-payment-bid-pass = 負けるより勝つ見込みの方がはっきり高ければ、ビッドします。これはそういう手です。強いカードのあるスペード五枚に{ $HA }と{ $DK }、そのうえ交換もできます。
vira-lessons-payment-bid-other = ポットがどんなに大きくても、もらえるのはビッドで決まった点、たいてい8点です。デクレアラーになれる一番弱いビッドを選びましょう。

vira-lessons-payment-count =
    あなたのリードで、あと三トリック必要です。相手に残る切り札は{ $S7 }と{ $S6 }の二枚。あなたには{ $SQ }と{ $S9 }、それに{ $HA }があります。この三枚で三トリックとも確実に取るには、何をリードしますか?
vira-lessons-payment-count-right = 9とQのリードで、残りの切り札は二枚とも落ちました。誰の手にあったとしても、結果は同じでした。これで五トリック。もうあなたのAが切り札で取られることはありません。
vira-lessons-payment-count-queen = 同じことです。あなたの切り札は二枚とも相手より強いからです。ここでは9、次にQと出し、切り札は全部なくなりました。
vira-lessons-payment-count-ace = たぶん勝てます。でもハートのない人がいれば、小さい切り札に取られます。切り札を二回出せば、もう心配はありません。
vira-lessons-payment-count-other = { $HK }と{ $HQ }がまだ出ていません。確実に取れるトリックが三つあります。安全な順に取りましょう。

vira-lessons-payment-sure =
    五トリック取り、あと一つで勝ちです。手札はハートのA・J・9・4の四枚。切り札はもう誰も持っていません。{ $HK }と{ $HQ }が残っているので、Aを後に取っておけば、どちらかに勝って、もう一トリック多く取れるかもしれません。待ちますか?
vira-lessons-payment-sure-right = 六トリックです。七つ目を取っても点はなく、待っていたら六つ目を失ったかもしれません。
vira-lessons-payment-sure-other = 七つ目が取れるかもしれませんが、点にはなりません。六つ目が取れなければ負けです。確実なものを取りましょう。

vira-lessons-payment-end =
    勝ちが決まったので、ここで終わります。ポットから8点、二人から1点ずつもらい、−18点から−8点に戻りました。ポットは24点です。ポットがなくなるか足りないときは、全員が8点ずつ出します。ゲームの終わりには、ポットを等しく分けます。負けるより勝つことの方が多そうなビッドをしましょう。次はトゥルネです。

vira-lessons-turne-title = トゥルネとビンイェル
vira-lessons-turne-goal = 表向きのカードで切り札を決め、六トリック取りましょう。

vira-lessons-turne-bid =
    { $seat1 }はシックス、{ $seat2 }はパスでした。「トゥルネ」では切り札を自分で選びません。タロンの一番上を表向きにし、そのスートが切り札になります。そのカードは交換のときに手に入ります。あなたには、三つのスートに強いカードがあります。どうしますか?
vira-lessons-turne-bid-right = 表向きになるのがクラブでなければ、強いカードを含む切り札が五枚になります。
vira-lessons-turne-bid-vingel = それも良いビッドです。「ビンイェル」では二枚を表向きにし、片方のスートを選びます。でも負けると8点でなく16点ですし、後でもビッドできます。ここではトゥルネ6で続けます。
vira-lessons-turne-bid-colour = それも同じくらい良いビッドです。{ $spades }を切り札にしてシックスができます。ここではトゥルネ6で続けます。
vira-lessons-turne-bid-pass = パスをすると、もうビッドできません。三つのスートに強いカードがあるので、ビッドする価値があります。
vira-lessons-turne-bid-other = 必要以上に強いビッドです。手札に合うものの中で一番弱いビッドから始めましょう。後で上げられます。

vira-lessons-turne-higher =
    { $seat1 }がセブンと言いました。トゥルネ7とトゥルネ8はその上ですが、それぞれ七トリック、八トリック必要です。ビンイェル6も上で、こちらは六トリックです。二枚を表向きにして片方のスートを選び、二枚以上交換します。負けると8点でなく16点払います。どうしますか?
vira-lessons-turne-higher-right = 二枚を表向きにすれば、あなたの三つのスートのどれかはまず出るでしょう。「トリンイェル」は三枚を表向きにしますが、九トリック必要です。
vira-lessons-turne-higher-pass = それも同じくらい良い手です。七トリックは{ $seat1 }には多すぎるかもしれません。ここではビンイェル6で続けます。
vira-lessons-turne-higher-turne = 表向きにする一枚だけで切り札が決まり、クラブになるかもしれません。そのうえ、もっと多くのトリックが必要です。この手札では足りません。
vira-lessons-turne-higher-other = 高すぎます。三つのスートを生かせる、セブンのすぐ上のビッドを探しましょう。

vira-lessons-turne-trump =
    { $S5 }と{ $H3 }が表向きになりました。どちらも手に入るので、どちらを選んでも切り札は五枚です。プレファランスは{ $spades }です。どちらを切り札にしますか?
vira-lessons-turne-trump-right = AとKがあり、プレファランスなら勝ったときにほかの二人から1点ずつもらえます。
vira-lessons-turne-trump-hearts = { $hearts }にはKがありません。そのうえ、このスートを切り札にしても、ほかの二人からは何ももらえません。

vira-lessons-turne-exchange =
    まず捨て、それから同じ枚数を引きます。表向きの二枚が先で、残りは見えていないカードです。切り札のほかに何を残しますか? 残さないカードを交換しましょう。
vira-lessons-turne-exchange-right = 表向きの二枚と、ほかに五枚を引き、{ $CA }と{ $ST }も来ました。{ $seat1 }が{ $DA }、{ $DJ }とリードし、そのJは、残しておいたKであなたが取りました。
vira-lessons-turne-exchange-queens = それも同じくらい良い手です。AやKと一緒のQは、トリックを取れることもあります。ここでは切り札、A、Kだけを残します。その後、{ $seat1 }が{ $DA }、{ $DJ }とリードし、あなたがKでJを取りました。
vira-lessons-turne-exchange-king = これだけの切り札があれば、それもできます。ここではいつものようにKも残します。{ $seat1 }が{ $DA }、{ $DJ }とリードし、あなたがKでJを取りました。
vira-lessons-turne-exchange-other = 切り札、A、Kは残します。ほかのスートの低いカードは交換しましょう。新しいカードの方が良いかもしれません。

vira-lessons-turne-draw =
    { $DK }で一トリック取りました。切り札は六枚あります。見えていない七枚は、全部がほかの二人の手にあるとは限りません。ほかの人に切り札があるうちは、Aも切られるかもしれません。何をリードしますか?
vira-lessons-turne-draw-right = 切り札が二枚落ち、続けて{ $SA }でもう二枚落ちました。
vira-lessons-turne-draw-ace = 同じことです。AもKもあなたのものです。ここでは{ $SK }、{ $SA }と続けます。
vira-lessons-turne-draw-small = それでもほかの人の切り札は減ります。一トリック負けるとしても、今でも後でも同じです。ここでは{ $SK }、{ $SA }と続けます。
vira-lessons-turne-draw-side = それも良い手です。ここでは{ $SK }、{ $SA }と続けてリードし、まず相手に切り札を出させます。
vira-lessons-turne-draw-other = ほかの人に切り札があるうちに、リードを渡すことになります。まずその切り札をなくしましょう。

vira-lessons-turne-cash =
    三トリック取りました。必要なのは六トリックです。まだ出ていない{ $SQ }は、あなたの切り札すべてに勝ちますが、取れるのは一トリックだけです。今確実に取れるのはどれですか?
vira-lessons-turne-cash-right = 二枚のAで二トリック取り、その後{ $seat1 }に{ $SQ }で一つ取られました。最後は低い切り札で六つ目が取れました。
vira-lessons-turne-cash-heart = もう一枚のAでも同じです。ここでは{ $CA }で続けます。
vira-lessons-turne-cash-trump = それもできます。{ $SQ }を誰かが持っていれば、どのみち一トリック取られます。ここでは{ $CA }で続けます。
vira-lessons-turne-cash-other = それはほかの人に取られます。誰かがAのスートを出しきって切れるようになる前に、Aで確実に取りましょう。

vira-lessons-turne-end =
    ちょうど六トリックです。三つのスートが良い手札ならトゥルネ、二つか三つのスートが良ければビンイェル、とても強い手札ならトリンイェルです。トゥルネ7や8は、どのスートが出てもよいときだけにしましょう。再交換すると、新しく表向きにしたカードで切り札も決めなおします。

vira-lessons-solo-title = ソロと宣言のしなおし
vira-lessons-solo-goal = 配られた手札のままプレイし、コントラクトを達成しましょう。

vira-lessons-solo-bid =
    { $seat2 }がシックスと言いました。「ソロ」では交換せず、配られた手札のままプレイします。タロンは全部ほかの二人のものです。上の方がそろった長い切り札と、ほかのスートのトリックが必要です。取れるトリックを数えましょう。何をビッドしますか?
vira-lessons-solo-bid-right = 一番強い切り札三枚とA二枚は確実で、長いスペードでさらに取れます。このままで六トリックは取れます。
vira-lessons-solo-bid-buy = それも良いビッドです。ここではソロ6で続けます。この手札に交換はほとんど要りません。
vira-lessons-solo-bid-seven = ソロ7でも勝てそうな手札ですが、ソロ6から始めましょう。二人ともパスすれば、後で数を上げられます。ここではソロ6で続けます。
vira-lessons-solo-bid-pass = この手札だけで、必要なトリック数にほぼ届いています。ビッドしましょう。
vira-lessons-solo-bid-high = その数には、うまくいってぎりぎり届くか、届かないかです。一番低いソロから始めましょう。二人ともパスすれば、後で数を上げられます。
vira-lessons-solo-bid-other = 狙いが違います。それは交換するビッドか、負けるためのビッドです。今の手札のままでトリックを取るのが目標です。手札に合ったビッドをしましょう。

vira-lessons-solo-sharpen =
    二人ともパスしました。ソロのデクレアラーは、カードに触れる前に、数を増やして宣言しなおせます。ポットからは同じ8点ですが、プレファランスの{ $spades }を切り札にすれば、一人につきソロ6なら1点、ソロ7なら2点、ソロ8なら4点もらえます。確実なのは何トリックですか?
vira-lessons-solo-sharpen-right = 切り札六枚とA二枚です。切り札で一回負けても、七トリックは取れそうです。ガスクやコプミゼールをビッドしたときも、宣言しなおせます。
vira-lessons-solo-sharpen-none = それも良い選択で、より安全です。ここではソロ7に宣言しなおします。
vira-lessons-solo-sharpen-eight = 切り札六枚もA二枚も、すべて勝たなければなりません。ほかの二人は交換し、一人が切り札を四枚持つかもしれません。
vira-lessons-solo-sharpen-other = 取れそうなのは多くて八トリックです。宣言した数を取れなければ、払うことになります。

vira-lessons-solo-trump =
    切り札を宣言しましょう。降伏もできますが、交換のないビッドではダブル負けになり、16点払います。どのスートにしますか?
vira-lessons-solo-trump-right = A・K・Qのそろった一番長いスートで、プレファランスでもあります。
vira-lessons-solo-trump-surrender = こんなに強い手札で降伏ですか? 二トリック足りなくても、払う点は降伏と同じです。
vira-lessons-solo-trump-other = そのスートを切り札にすると、ほかの二人の切り札の方がずっと多くなります。

vira-lessons-solo-first =
    { $seat2 }は五枚、{ $seat1 }は四枚交換しました。強いカードを残し、短いスートを捨てたはずです。{ $seat2 }が{ $HJ }をリードしました。どのハートを出しますか?
vira-lessons-solo-first-right = すぐに取りました。後だと、ハートがなくなった人にAを切られるかもしれません。
vira-lessons-solo-first-low = それも良い手です。ここでは{ $HA }で取ります。

vira-lessons-solo-draw =
    あなたのリードです。見えていない切り札七枚は、ほかの二人かタロンにあります。二人は交換したので、どのスートが短くてもおかしくありません。まず何を出しますか?
vira-lessons-solo-draw-right = 二人ともフォローしました。続けて{ $SK }と{ $SA }もリードしたので、まだ切り札を持っているとしても、どちらか一人だけです。
vira-lessons-solo-draw-top = 同じことです。上の三枚はどれも同じ強さです。ここでは{ $SQ }、{ $SK }、{ $SA }と続けます。
vira-lessons-solo-draw-later = 今でも後でもかまいません。ここでは{ $SQ }、{ $SK }、{ $SA }で、まず相手に切り札を出させます。
vira-lessons-solo-draw-low = もっと強い切り札に取られます。あなたの一番強い三枚なら、逆にその切り札を出させられます。
vira-lessons-solo-draw-other = そのトリックを負けるのは後にしましょう。ほかの人に切り札があるうちは、ダイヤのAを切られるおそれがあります。

vira-lessons-solo-last =
    四トリック取りました。今一番強い切り札は{ $ST }で、まだ出ていません。誰かが持っていれば、どのみち一トリック取られますが、{ $DA }を切り札で切られては困ります。何をリードしますか?
vira-lessons-solo-last-right = { $seat1 }が{ $ST }で取りました。あなたに残る切り札二枚と{ $DA }は、どれも勝てそうです。
vira-lessons-solo-last-nine = 9も8も同じ強さです。ここでは{ $S8 }で続けます。
vira-lessons-solo-last-wait = それもできます。{ $ST }には、どのみち一トリック取られます。ここでは{ $S8 }をリードして、{ $ST }を出させます。
vira-lessons-solo-last-two = { $S4 }も残っているかもしれません。{ $ST }にしか負けない切り札を出しましょう。
vira-lessons-solo-last-other = そのカードはまだ早いです。誰かが{ $ST }を持っているかもしれないので、まず{ $ST }を出させましょう。

vira-lessons-solo-ruff =
    ほかの二人が三トリック取り、切り札のない{ $seat2 }がハートをリードしました。あなたにハートはありません。あと三トリック必要で、頼りは切り札二枚と{ $DA }です。最後に出す{ $seat1 }は{ $S4 }を持っているかもしれません。何を出しますか?
vira-lessons-solo-ruff-right = 誰もそれより強いカードを出せません。これで五トリックです。
vira-lessons-solo-ruff-throw = 捨てても同じことです。切り札と{ $DA }が残ります。ここでは{ $S2 }で切ります。
vira-lessons-solo-ruff-nine = 9で切ると、後で2が{ $S4 }に負けるかもしれません。{ $seat1 }はハートを二回ともフォローしたので、2で足りそうです。
vira-lessons-solo-ruff-other = それは確実に取れるカードです。負けるトリックに捨ててはいけません。

vira-lessons-solo-cash =
    あと二トリックです。もう誰にも負けないのはどれですか?
vira-lessons-solo-cash-right = 続けて{ $S9 }で七トリック目を取りました。残りは取られましたが、何も払いません。
vira-lessons-solo-cash-trump = 同じことです。ここでは{ $DA }から出します。
vira-lessons-solo-cash-other = 先に確実に取れるトリックを取りましょう。それで勝ちです。

vira-lessons-solo-end =
    ソロ7に成功し、ポットから8点、ほかの二人から2点ずつもらいました。ソロはソロ12まであり、全トリックを取るソロ・ビラが一番高いビッドで、二人から128点ずつもらえることもあります。タロンと交換できるのはほかの二人だけです。ソロは、そのままで強い手札のときだけに。

vira-lessons-misere-defended-title = ククと戦う
vira-lessons-misere-defended-goal = 全部負けたいデクレアラーに、トリックを取らせましょう。

vira-lessons-misere-defended-guard =
    { $seat1 }が「クク」と言いました。切り札のない「ミゼール」で、タロンを全部取り、十三枚捨て、全トリックを負けます。これにパスし、ククが成功すると、あなたはポットに8点払います。ただし「ロー・ガード」があれば払いません。ロー・ガードとは、一つのスートに、2が一枚、4以下が二枚、6以下が三枚、8以下が四枚のどれかがあることです。あなたのロー・ガードは{ $spades }です。どうしますか?
vira-lessons-misere-defended-guard-right = スペードの4と3がロー・ガードなので、パスしても8点を払わずに済みます。{ $seat1 }はタロンを取り、十三枚捨てました。
vira-lessons-misere-defended-guard-hold = ホールドすると、KやAを持つあなたが、全トリックを負けなければならなくなります。
vira-lessons-misere-defended-guard-other = それには手札が弱すぎます。ロー・ガードを探しましょう。あれば、パスしても8点を払わずに済みます。

vira-lessons-misere-defended-lead =
    いつものように、フォアハンドがリードします。デクレアラーの手札は、本人が最初のカードを出したときに公開されます。デクレアラーにトリックを取らせるには、低いカードを使います。それより低いカードを出せないようにするのです。何をリードしますか?
vira-lessons-misere-defended-lead-right = { $seat1 }は負けるために、スペードで一番大事な2を使いました。{ $seat2 }が{ $ST }で取りました。
vira-lessons-misere-defended-lead-four = 同じことです。3と4は隣どうしです。ここでは{ $S3 }で続けます。
vira-lessons-misere-defended-lead-side = まだ様子が分からないので、それも悪くありません。ここでは、一番長いスートの一番低い{ $S3 }で続けます。
vira-lessons-misere-defended-lead-other = 相手は、それより低いカードを簡単に出せます。選んだカードは取っておいて、低いカードをリードしましょう。

vira-lessons-misere-defended-hearts =
    公開された手札にはハートが六枚ありますが、2はありません。あなたも2は持っていません。{ $seat2 }が2を持っていれば、{ $seat1 }にトリックを取らせることができます。ただし、あなたが高いハートで取ってしまうと、それもできません。{ $seat2 }は{ $HK }をリードしました。二枚のハートのどちらを出しますか?
vira-lessons-misere-defended-hearts-right = { $seat2 }は続けて{ $HA }を出し、あなたのQもなくなりました。味方が高いハートを続けるのは、「邪魔なハートを手放して」という合図です。
vira-lessons-misere-defended-hearts-queen = 同じことです。どのみち二枚とも手放さなければなりません。ここでは先に{ $H9 }、次の{ $HA }に{ $HQ }を出します。

vira-lessons-misere-defended-throw =
    { $seat2 }が{ $H2 }をリードしました。あなたにハートはありません。{ $seat1 }は一番低いハートでも{ $H3 }なので、このトリックを取らされます。あなたは何を捨ててもかまいません。{ $seat1 }のスペードを見ましょう。あなたの手札で、{ $seat1 }をもう一度捕まえられそうなカードはどれですか? それを残して、何を捨てますか?
vira-lessons-misere-defended-throw-right = { $seat1 }が取り、もうシングル負けです。次に{ $D3 }をリードしました。
vira-lessons-misere-defended-throw-rest = それでも同じです。ここでは{ $CK }を捨てます。{ $seat1 }にクラブはないので、もう役に立ちません。
vira-lessons-misere-defended-throw-four = { $S4 }は、相手のどのスペードよりも低いカードです。後で必要になります。
vira-lessons-misere-defended-throw-ace = それは、リードを取るのにすぐ必要かもしれません。役に立たないカードを捨てましょう。

vira-lessons-misere-defended-in =
    もう一トリック取らせるとダブル負けで、{ $seat1 }が払うのは16点でなく32点です。公開されたスペードは9・8・6・5で、どれもあなたの4より上です。{ $seat2 }は{ $D7 }を出しました。リードを取りますか?
vira-lessons-misere-defended-in-right = 取りました。これで好きなカードをリードできます。
vira-lessons-misere-defended-in-ace = 同じことです。ここでは{ $DT }で取り、Aを残します。
vira-lessons-misere-defended-in-six = それだと次にリードする{ $seat2 }は、スペードを持っていないかもしれません。4を持つあなたがリードを取りましょう。

vira-lessons-misere-defended-seven =
    { $seat2 }にまだスペードがあると、あなたの{ $S4 }を取ってしまい、{ $seat1 }は助かります。見えていないスペードは{ $SA }と{ $SQ }です。{ $seat2 }がそのどちらかを持っているか、どうすれば分かりますか?
vira-lessons-misere-defended-seven-right = { $seat2 }はスペードがなく、ハートを捨てました。{ $seat1 }は{ $S6 }を使いました。
vira-lessons-misere-defended-seven-high = それでも同じです。{ $seat2 }がフォローするかどうかが分かります。ここでは{ $S7 }で続けます。
vira-lessons-misere-defended-seven-four = スートは合っていますが、賭けになります。先に高いスペードを出せば、味方にスペードがあるか分かります。
vira-lessons-misere-defended-seven-other = { $seat1 }の弱いところはスペードです。{ $seat2 }がスペードを持っているか確かめましょう。

vira-lessons-misere-defended-four =
    公開された手札のスペードは9・8・5、{ $seat2 }にはスペードがありません。何をリードしますか?
vira-lessons-misere-defended-four-right = { $seat1 }は取るしかなく、これで二トリック目です。
vira-lessons-misere-defended-four-later = 後でもうまくいきます。ここでは待たずに{ $S4 }を出します。

vira-lessons-misere-defended-end =
    ダブル負けが決まりました。ディールが終わると、ポットに32点払われます。デクレアラーを助けるカードは手放し、味方の捨てるカードもよく見ましょう。リードでは、デクレアラーがもっと低いカードを持っていないスートの、低いカードを選びましょう。ククが成功していたら、ロー・ガードなしでパスした人は8点払うところでした。

vira-lessons-misere-title = ミゼールをプレイする
vira-lessons-misere-goal = 全トリックを負けましょう。

vira-lessons-misere-bid =
    { $seat2 }がシックスと言いました。あなたの手札はどのスートも低く、負けるのに向いています。「コプミゼール」1〜6は、ちょうどその枚数を交換してから、一枚(コプミゼール1では二枚)捨て、残りで全トリックを負けます。手札は公開しません。危険なカードはどれですか? 何をビッドしますか?
vira-lessons-misere-bid-right = 危険なのはKとJで、8も危ないかもしれません。交換で一枚、捨て札で二枚、合わせて三枚なくせます。
vira-lessons-misere-bid-gok = それも成功しそうです。タロンを全部取れますが、手札を公開します。ここでは、それより高いコプミゼール1で続けます。
vira-lessons-misere-bid-pass = ミゼールに向いた手札はめったに来ません。低いカードがこれだけあれば、ビッドしましょう。
vira-lessons-misere-bid-high = それも全トリックを負けるビッドですが、一番低いコプミゼールから始めましょう。交換する枚数が少なくて済み、後で上げることもできます。
vira-lessons-misere-bid-other = この手札ではトリックはほとんど取れませんが、負けるには高すぎるカードも少しあります。負けるためのビッドの中で、そのカードだけを取り替えられるものを探しましょう。

vira-lessons-misere-sharpen =
    二人ともパスしました。コプミゼール6まで宣言しなおせます。その場合、ビッドの数字とちょうど同じ枚数を交換し、その後に捨てるのは一枚だけです。宣言しなおしますか?
vira-lessons-misere-sharpen-right = 一枚を交換し、さらに二枚を捨てれば、手放すのは三枚、新しく入るのは一枚だけです。
vira-lessons-misere-sharpen-more = もっと交換しても、うまくいくかもしれません。ここではコプミゼール1のままにします。
vira-lessons-misere-sharpen-other = ビッドの数字と同じ枚数を必ず交換することになり、引くカードの方が悪いかもしれません。手札の悪いカードはわずかです。

vira-lessons-misere-exchange =
    一枚交換します。ハートはK・5・3、ダイヤはJ・6・2です。低い方から一枚目が2、二枚目が4以下、三枚目が6以下なら、そのスートは安全です。一番危険なのはどれですか?
vira-lessons-misere-exchange-right = { $D3 }が来ました。ダイヤは6・3・2となり、前より安全です。
vira-lessons-misere-exchange-jack = JもKと同じくらい危険です。ここでは{ $HK }を交換し、Jはこの後で捨てます。
vira-lessons-misere-exchange-other = もっと危険なカードがあります。同じスートが三回リードされると、一番高いカードで取らされるかもしれません。

vira-lessons-misere-shed =
    この手札でプレイすることにしました。十三枚から二枚捨て、十一枚でプレイします。Jは捨てます。もう一枚は? クラブの8は高いですが、クラブには低いカードも二枚あります。ハートは5と3で、2がありません。クラブの8とハートの5、どちらを捨てますか?
vira-lessons-misere-shed-right = ハートは残り一枚です。それがなくなれば、ハートがリードされるたびに危険なカードを捨てられます。
vira-lessons-misere-shed-club = それも同じくらい良い手です。ここでは{ $DJ }と{ $H5 }を捨て、{ $C8 }はひとまず残します。ハートが一枚だけなら、この8もじきにハートのトリックに捨てられます。
vira-lessons-misere-shed-other = 低いカードは負けるために残します。捨てるのは、高いカードと短いスートです。

vira-lessons-misere-diamond =
    { $seat2 }が{ $D4 }をリードしました。それより低いカードを出しますが、一番低いカードは取っておきましょう。もっと低いリードのときに必要です。どのダイヤを出しますか?
vira-lessons-misere-diamond-right = 4のすぐ下のカードです。{ $seat1 }がAで取りました。
vira-lessons-misere-diamond-two = それも負けます。ここでは、負けるカードの中で一番高い{ $D3 }を出します。
vira-lessons-misere-diamond-six = 4より上です。{ $seat1 }がもっと低いカードを出せば、あなたが取ってしまい、ミゼールは失敗です。

vira-lessons-misere-spade =
    このトリックは{ $SA }が取ります。あなたは最後に出します。邪魔なスペードのうち、今安全に手放せるのはどれですか?
vira-lessons-misere-spade-right = 安全なときに、一番高いカードを手放します。残りは4・3・2です。
vira-lessons-misere-spade-small = そのカードでも負けられますし、スペードはどのみち安全です。ここでは一番高い{ $S7 }を出します。

vira-lessons-misere-club =
    { $seat2 }のリードは{ $C2 }で、それより低いカードはありません。{ $seat1 }があなたより高いカードを出すのを待つだけです。どのクラブを出しますか?
vira-lessons-misere-club-right = { $seat1 }は{ $CT }で取るしかありませんでした。
vira-lessons-misere-club-three = 同じことです。3と4は隣どうしです。ここでは先に{ $C4 }を出し、3は後に残します。
vira-lessons-misere-club-eight = 8では、それより高いクラブが出ないと助かりません。残りのクラブは、どれも3や4より高いカードです。

vira-lessons-misere-again =
    またクラブで、{ $C5 }と{ $C6 }が出ています。あなたには3と8があります。どちらを出しますか?
vira-lessons-misere-again-right = これで二枚のどちらよりも下です。次に{ $seat2 }が{ $H4 }をリードしましたが、あなたは手に残る唯一のハート、3を出して、またトリックを取らずに済みました。危険なのはクラブの8だけです。
vira-lessons-misere-again-eight = それではあなたが取ってしまい、ミゼールは失敗です。

vira-lessons-misere-throw =
    { $seat1 }がハートをリードしました。あなたにはもうないので、何でも出せます。高いカードのうち、それより低い同じスートのカードが手札にないのはどれですか?
vira-lessons-misere-throw-right = 危険なカードはなくなりました。もう低いカードばかりで、残りは何を出しても負けられます。
vira-lessons-misere-throw-other = そのカードは残します。それ自体が低いか、同じスートにもっと低いカードがあるからです。高いカード一枚だけのスートが一つあります。

vira-lessons-misere-end =
    一つも取らず、ポットから8点もらいました。高いカードをなくし、低いカードを残し、短いスートを作り、いつも、負けられる一番高いカードを出しました。一つでも取っていれば8点払うところでした。交換のないソロ・ミゼールは、また後で。

vira-lessons-gask-title = ガスク(タロンを全部取る)
vira-lessons-gask-goal = 手札のほとんどを取り替えてから、何をするか決めましょう。

vira-lessons-gask-bid =
    { $seat2 }がククと言いました。あなたにロー・ガードはなく、パスすると8点払うかもしれません。「ガスク」0〜6は、その枚数を残してほかを捨て、それからタロンを全部取り、十三枚になるまで捨てます。その後で、切り札でプレイするか、全トリックを負けることを目指すかを決めます。ガスク2なら九トリック必要です。{ $seat2 }のカードは低いはずで、タロンには高いカードが多そうです。何をビッドしますか?
vira-lessons-gask-bid-right = 二人ともパスしました。役に立たない手札なので、十一枚取り替えても損はありません。
vira-lessons-gask-bid-three = それも同じくらい良い手です。残せるカードは一枚増えますが、必要なトリックも一つ増えます。ここではガスク2で続けます。
vira-lessons-gask-bid-turne = それも同じくらい良く、ククより高いビッドです。ここではガスク2で続けます。
vira-lessons-gask-bid-pass = パスすると新しいカードは来ず、ククが成功すれば8点払います。役に立たない手札なら、取り替えてもほとんど損はないので、思い切ってビッドできます。
vira-lessons-gask-bid-one = それも良いビッドで、必要なトリックも残すカードも一つずつ少なくて済みます。ここではガスク2で続けます。
vira-lessons-gask-bid-other = それでは目標が高すぎるか、悪いカードが残りすぎます。ほとんど全部を取り替えられて、目標も高すぎないビッドを探しましょう。

vira-lessons-gask-keep =
    ちょうど二枚残します。ほかは捨て、代わりにタロンの十三枚を取ります。トリックを取るなら一つのスートの上の方を、負けるなら2や3を残します。どの二枚を残しますか?
vira-lessons-gask-keep-right = 全トリックを負けるのには向かない手札ですが、同じスートのKとJがあります。そして、クラブが七枚来ました。
vira-lessons-gask-keep-other-two = それも同じくらい良い手です。ここでは{ $HK }と{ $HJ }を残します。
vira-lessons-gask-keep-other = 高いカード、できれば同じスートのものを残しましょう。中くらいのカードは、取るのにも負けるのにも役に立ちません。

vira-lessons-gask-discard =
    十五枚のうち二枚を捨てます。もとから持っていたカードでも、新しいカードでもかまいません。切り札はまだ宣言しませんが、どのスートになるかはもう見えています。何を捨てますか?
vira-lessons-gask-discard-right = ほかのスートの低い二枚です。大事なカードは残ります。
vira-lessons-gask-discard-spades = それでも同じことです。切り札にしないスートの低いカードを捨てます。ここでは{ $S2 }と{ $H3 }を捨てます。
vira-lessons-gask-discard-other = クラブ全部と{ $DA }、{ $HK }を残します。ほかのスートの低いカードは負けるだけです。

vira-lessons-gask-plan =
    ここで決めます。選べるのは、切り札で九トリック、全トリックを負けるミゼール、8点払う降伏の三つです。{ $spades }がプレファランス、{ $clubs }がセカンドで、どちらが切り札でも、ほかの二人から1点ずつもらえます。この手札に合うのはどれですか?
vira-lessons-gask-plan-right = Aを含む切り札七枚と{ $DA }です。タロンはもうないので、ほかの二人は交換できません。
vira-lessons-gask-plan-misere = { $CA }、{ $DA }、{ $HK }があるのに、ですか? 次々に取ってしまいます。
vira-lessons-gask-plan-surrender = 降伏すれば、必ず8点払うことになります。この手札なら勝てるはずです。
vira-lessons-gask-plan-other = クラブの方が、ずっと枚数が多いです。

vira-lessons-gask-start =
    最初のトリックは{ $DA }で取りました。切り札のKと8は捨てたので、ほかの二人の切り札は計四枚、一番強くて{ $C6 }です。スペード二枚は負けます。九トリック取るには、何をリードしますか?
vira-lessons-gask-start-right = { $seat1 }が取りました。どうせ負けるカードは、切り札でリードを取り返せるうちに出しておきます。二人がハートをリードすれば、あなたのKが生きます。
vira-lessons-gask-start-eight = 同じことです。スペードはどちらも負けます。ここでは{ $S7 }で続けます。
vira-lessons-gask-start-trumps = 同じことです。ただ、必要な九つ目のトリックは{ $HK }で取るので、二人にハートをリードさせる方が楽です。ここでは{ $S7 }でリードを渡します。
vira-lessons-gask-start-other = それではほかの二人が得をします。強い切り札から出すか、どうせ負けるカードを出しましょう。

vira-lessons-gask-hearts =
    { $seat1 }が{ $HT }をリードし、{ $seat2 }がAを出しました。どのハートを出しますか?
vira-lessons-gask-hearts-right = Aには一番低いカードを出します。これであなたのKが一番強いハートです。次に{ $seat2 }がスペードをリードし、あなたの最後のスペードは負けました。
vira-lessons-gask-hearts-jack = それもできます。大事なのはKです。ここでは{ $H6 }を出します。
vira-lessons-gask-hearts-king = Aには勝てません。Aがもう出たので、Kは取っておけば後でトリックを取れます。

vira-lessons-gask-ruff =
    { $seat2 }がダイヤをリードしました。あなたにはもうありません。後に出す{ $seat1 }にもないかもしれません。安全で、高すぎない切り札はどれですか?
vira-lessons-gask-ruff-right = { $C6 }より強いので、誰にも負けません。
vira-lessons-gask-ruff-trumps = それも安全です。ここでは{ $C7 }で足ります。
vira-lessons-gask-ruff-two = うまくいくかもしれません。でも、ダイヤのない人がもっと強い切り札を出すこともあります。ここでは{ $C7 }を使っても困りません。
vira-lessons-gask-ruff-other = それではトリックを取られます。切り札は十分あるので、切りましょう。

vira-lessons-gask-draw =
    二トリック取り、手には良いカードだけが残りました。高いハートと切り札です。ほかの二人にはまだ低い切り札が四枚あります。どうしますか?
vira-lessons-gask-draw-right = ほかの二人の切り札はすぐに全部落ち、残りはあなたのものでした。
vira-lessons-gask-draw-higher = 同じことです。ほかの二人に、これに勝てる切り札はありません。ここでは{ $C9 }で続けます。
vira-lessons-gask-draw-two = 2はどの切り札にも負けます。誰にも負けない切り札を出しましょう。
vira-lessons-gask-draw-other = ほかの人に切り札が残っているうちは、ハートを切られるかもしれません。まずその切り札をなくしましょう。

vira-lessons-gask-end =
    十トリックです。ガスク0は一枚も残さず、数が一つ増えるごとに、残すカードも必要なトリックも一つずつ増えます。ただし、5と6はどちらも十二トリックで、5の方が高いビッドです。ガスク4までは、何も付いていないビッドならミゼールも選べます。そのとき0ではさらに二枚、1と3では一枚捨て、3と4では手札を公開します。

vira-lessons-evening-title = 一番高いビッド
vira-lessons-evening-goal = ゲームの最後のディールで、最高の手札を生かしましょう。

vira-lessons-evening-bid =
    ソロ7より高いのは、もっと大きいソロ、「ビラ」(タロンを取り、良い十三枚を残し、全トリックを取る)、そして交換も宣言しなおしもできない「ソロ・ミゼール」です。「プチ」は一枚捨て、「グラン」は捨てません。「ウベア」は最初のリードの前に、「ロイヤル」ならほかの二人の交換の前に手札を公開します。どこまで上げられますか?
vira-lessons-evening-bid-right = 二人ともパスしました。これほど安全な手札なら公開しても損はなく、もらえるのは一人につき2点でなく16点です。
vira-lessons-evening-bid-pass = こんな手札は一晩に一度しか来ません。ビッドしましょう。
vira-lessons-evening-bid-petite = 勝てますが、もらえるのは一人につき2点だけで、ソロ・ミゼールは後からもっと高いものに宣言しなおせません。手札を公開したら、何か危険がありますか?
vira-lessons-evening-bid-ouverte = それなら一人につき8点です。ロイヤルなら二倍です。ほかの二人に何を引かれたら困りますか?
vira-lessons-evening-bid-grande = グランでは{ $DJ }を残さなければならず、低いダイヤは二枚だけなので、Jで取らされるかもしれません。グラン・ミゼール・ウベア・ロイヤルでは、ほかの二人が互いの手札を見て相談もできます。
vira-lessons-evening-bid-other = トリックを取れるカードはほとんどありません。交換のないミゼールを考えましょう。

vira-lessons-evening-shed =
    三ディールのゲームの、最後のディールです。あなたは−24点、{ $seat1 }は−24点、{ $seat2 }は−8点、ポットは56点です。一枚捨てます。ロー・ガードと似た数え方で、低い方から一枚目が2、二枚目が4以下、三枚目が6以下、四枚目が8以下なら、そのスートは安全です。高すぎるカードはどれですか?
vira-lessons-evening-shed-right = あなたの手札が公開され、{ $seat1 }と{ $seat2 }はあなたにトリックを取らせようと、タロンの十三枚を全部引きました。でも、気をつければ取らずに済みます。
vira-lessons-evening-shed-other = 低いカードは残します。低い方から三枚目のカードが高すぎるスートが一つあります。どのスートでしょう。

vira-lessons-evening-heart =
    { $HT }が勝っていて、あなたは最後に出します。手には6・4・2があり、{ $H5 }と{ $H3 }はまだ出ていません。どれを出しますか?
vira-lessons-evening-heart-right = 後で5が出ても4で、3が出ても2で負けることができます。
vira-lessons-evening-heart-low = それでも負けられます。でも、後で{ $H5 }と{ $H3 }がリードされると、負けるには4と2の両方が必要です。

vira-lessons-evening-spade =
    { $seat2 }が{ $S8 }をリードし、{ $seat1 }はあなたの後に出します。手には7・4・3・2があります。どれを出しますか?
vira-lessons-evening-spade-right = 負けるカードの中で一番高いカードです。トリックは{ $seat2 }のものになりました。
vira-lessons-evening-spade-low = 低いカードは取っておきましょう。{ $S6 }や{ $S5 }がリードされると、7では高すぎます。

vira-lessons-evening-five =
    次に{ $seat2 }が{ $C3 }をリードしましたが、あなたはクラブの2を出して負けることができました。今は{ $H5 }と{ $CK }が出ています。ハートの4と2のどちらを出しますか?
vira-lessons-evening-five-right = 2は、{ $H3 }が来たときのために取っておきます。2より低いカードはありません。
vira-lessons-evening-five-two = このトリックは負けますが、次に{ $H3 }がリードされると、4で取ることになります。

vira-lessons-evening-club =
    { $seat2 }が{ $C8 }をリードしました。手には6と4があり、{ $C5 }はまだ出ていません。どちらを出しますか?
vira-lessons-evening-club-right = 次に{ $C5 }が出ましたが、4で負けることができました。残りのカードもすべて負けました。
vira-lessons-evening-club-four = 次に{ $C5 }が出ると、6で取ることになります。

vira-lessons-evening-end =
    ポットから8点、二人から16点ずつです。最後のディールの後はポットを分けます。48点を16点ずつ分け、あなたは32点で勝ちました。ゲームは、全員が同意すれば途中で終えることもできます。さらに高いビッドは、ソロ11、グラン・ミゼール・ウベア、グラン・ミゼール・ウベア・ロイヤル、ソロ12、一番上がソロ・ビラです。四十のビッドの順はルールで見られます。ゲームを始めましょう!
