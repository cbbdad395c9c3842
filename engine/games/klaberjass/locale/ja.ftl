# クラバヤス。カード、スート、ランク、プレイヤーは言葉になって届く。点数は数。

klaberjass-name = クラバヤス

## プリセットとオプション

klaberjass-preset-article = 基本ルール
klaberjass-option-target = 目標点
klaberjass-option-schmeiss = シュマイス(流す提案)
klaberjass-option-schmeiss-off = なし
klaberjass-option-schmeiss-on = あり
klaberjass-option-dealerMustName = ディーラーのスート指定義務
klaberjass-option-dealerMustName-off = なし
klaberjass-option-dealerMustName-on = あり
klaberjass-option-fiveRun = 5枚以上のシークエンス
klaberjass-option-sequenceTie = シークエンスが完全に同じとき
klaberjass-option-sequenceTie-none = どちらも得点なし
klaberjass-option-sequenceTie-elder = ノンディーラーの勝ち
klaberjass-option-lengthBeatsRank = 長いシークエンスの優先
klaberjass-option-lengthBeatsRank-off = なし
klaberjass-option-lengthBeatsRank-on = あり
klaberjass-option-showSequences = シークエンスの公開
klaberjass-option-showSequences-atOnce = すぐに
klaberjass-option-showSequences-afterTrick1 = 最初のトリックの後
klaberjass-option-dixWindow = 切り札7の交換
klaberjass-option-dixWindow-untilOwnFirstCard = 自分の最初のカードを出すまで
klaberjass-option-dixWindow-beforeMeld = シークエンスの宣言前だけ
klaberjass-option-tieDeal = ディールが同点のとき
klaberjass-option-tieDeal-makerZero = メーカーは0点
klaberjass-option-tieDeal-hold = 次のディールに持ち越す
klaberjass-option-tieDeal-bothScore = 双方が得点
klaberjass-option-bella = ベラ
klaberjass-option-bella-choice = プレイヤーが宣言
klaberjass-option-bella-automatic = 自動で得点
klaberjass-option-reviewTricks = 前のトリック
klaberjass-option-reviewTricks-last = 公開したままにする
klaberjass-option-reviewTricks-none = すぐに伏せる

## 答え(ボタンの言葉)

klaberjass-action-take = { $suit }を切り札にする
klaberjass-action-pass = パス
klaberjass-pass-last = 2人ともパスしたことになり、このディールは得点なしで流れます
klaberjass-action-name = { $suit }を指定する
klaberjass-action-schmeiss = 流すことを提案する
klaberjass-action-play-on = 続ける
klaberjass-action-throw-in = 流す
klaberjass-action-declare = シークエンスを宣言する
klaberjass-action-declare-value = 「{ $amount }」と宣言する
klaberjass-action-silent = 「なし」
klaberjass-action-win = 「私の勝ち」
klaberjass-action-same = 「同じです」
klaberjass-action-yield = 「あなたの勝ち」
klaberjass-action-dix = { $seven }を{ $card }と交換する
klaberjass-action-card = { $card }
klaberjass-action-card-bella = { $card }で「ベラ」

## 場で言う言葉

klaberjass-words-take = 「切り札にします」
klaberjass-words-pass = 「パス」
klaberjass-words-name = 「{ $suit }」
klaberjass-words-schmeiss = 「シュマイス?」
klaberjass-words-play-on = 「続けます」
klaberjass-words-throw-in = 「流します」
klaberjass-words-none = 「なし」
klaberjass-words-value = 「{ $amount }」
klaberjass-words-mine = 「私の勝ち」
klaberjass-words-same = 「同じです」
klaberjass-words-yours = 「あなたの勝ち」
klaberjass-words-length = 「{ $amount }枚」
klaberjass-words-rank = 「一番上は{ $rank }」
klaberjass-words-trump = 「切り札です」
klaberjass-words-plain = 「切り札ではありません」
klaberjass-words-bella = 「ベラ」

## テーブル

klaberjass-heading-opening = { $target }点まで
klaberjass-heading-deal = 第{ $number }ディール({ $target }点まで)
klaberjass-heading-trump = 切り札 { $suit }、メーカー { $player }
klaberjass-heading-pot = 持ち越し { $amount }点
klaberjass-part-dealer = ディーラー
klaberjass-part-maker = メーカー
klaberjass-played-about = 自分がメーカーのときと、相手がメーカーのとき(点の多い方が勝ち、同点はメーカーの負け)
klaberjass-played-maker = メーカーとして
klaberjass-played-defender = メーカーの相手として
klaberjass-group-turn-up = 切り札候補
klaberjass-group-dix = { $player }が交換に出した7
klaberjass-group-bottom = 山札の一番下のカード
klaberjass-group-sequences = { $player }のシークエンス({ $points }点)

klaberjass-waiting-opening = これからカードを配ります。
klaberjass-waiting-ended = 次のディールに進みます。
klaberjass-waiting-over = ゲームは終了しました。
klaberjass-prompt-first-round = { $suit }を切り札にしますか。それともパスですか。
klaberjass-prompt-second-round = { $suit }以外のスートを指定しますか。それともパスですか。
klaberjass-prompt-naming = { $suit }以外のスートを切り札に指定してください。
klaberjass-prompt-offered = このディールを流しますか。それとも続けますか。
klaberjass-prompt-announcing = シークエンスを宣言しますか。
klaberjass-prompt-declaring = 相手は「なし」と言いました。シークエンスを宣言しますか。
klaberjass-prompt-answering = 相手は「{ $amount }」と言いました。答えてください。

## 出来事

klaberjass-dealt = 第{ $number }ディール: { $player }が配り、切り札候補は{ $card }です。
klaberjass-said = { $player }: { $words }
klaberjass-trump-fixed = { $player }がメーカーになり、切り札は{ $suit }です。山札の一番下のカードは{ $card }です。
klaberjass-exchanged-dix = { $player }が{ $seven }を{ $card }と交換しました。
klaberjass-showed = { $player }が{ $cards }を公開し、{ $points }点を得ました。
klaberjass-sequences-tied = シークエンスが完全に同じなので、どちらも得点しません。
klaberjass-scored-bella = { $player }がベラを宣言し、20点を得ました。
klaberjass-took-trick = { $player }がトリックを取りました({ $points }点)。
    .uncounted = { $player }がトリックを取りました。
klaberjass-took-last-trick = { $player }が最後のトリックを取りました({ $points }点)。
    .uncounted = { $player }が最後のトリックを取りました。
klaberjass-deal-made = メーカーの{ $maker }の勝ち({ $made }対{ $against })
klaberjass-deal-tied = { $maker }と{ $defender }は{ $made }点で同点です。メーカーの{ $maker }は相手を上回れませんでした。
klaberjass-deal-bete = メーカーの{ $maker }が失敗({ $made }対{ $against })、{ $defender }が{ $credited }点
klaberjass-deal-passed = 2人ともパスしたので流れました(得点なし)
klaberjass-deal-thrown = ディールは流れました(得点なし)
klaberjass-match-won = { $player }が{ $points }対{ $others }でゲームに勝ちました。
klaberjass-match-drawn = ともに{ $points }点で引き分けです。

## 得点表

klaberjass-sheet-maker = メーカー: { $player }、切り札 { $suit }
klaberjass-sheet-cards = カード点
klaberjass-sheet-last-trick = 最後のトリック
klaberjass-sheet-sequences = シークエンス
klaberjass-sheet-bella = ベラ
klaberjass-sheet-bete = 失敗
klaberjass-sheet-tied = 同点
klaberjass-sheet-pot = 持ち越し分

## 答えをすすめる理由

klaberjass-reason-trumps = 切り札になるのは{ $cards }です{ $points ->
    [0] 。
   *[other] ({ $points }点)。
}
klaberjass-reason-dix-coming = そうすれば{ $seven }を{ $card }と交換できます。
klaberjass-reason-bella-coming = 切り札の{ $cards }はベラになります({ $points }点)。
klaberjass-reason-run = { $cards }はシークエンスです({ $points }点)。
klaberjass-reason-aces = { $count ->
    [1] { $cards }はそのスートで一番強いカードです。
   *[other] { $cards }は、それぞれのスートで一番強いカードです。
}
klaberjass-reason-you-decide = { $player }ではなく、あなたが切り札を決めます。
klaberjass-reason-lacks = { $suit }では{ $ranks }を持っていません。
klaberjass-reason-few = { $suit }は{ $count ->
    [0] 1枚もありません
   *[other] { $count }枚しかありません
}。
klaberjass-reason-second-round = 2人ともパスすれば、その後で別のスートを指定できます。
klaberjass-reason-no-jack = ほかのスートの{ $rank }を持っていません。
klaberjass-reason-short-suits = ほかのスートはどれも{ $count }枚以下です。
klaberjass-reason-nobody-scores = これでこのディールは得点なしで流れます。
klaberjass-reason-if-agreed = { $player }が応じれば、このディールは得点なしで流れます。
klaberjass-reason-other-maker = { $player }がメーカーになります。メーカーは、あなたより多くの点を取らなければなりません。
klaberjass-reason-no-sequence = シークエンスはありません。
klaberjass-reason-smaller-sequence = 手札に{ $points }点以上のシークエンスはありません。
klaberjass-reason-score-if-less = { $player }に{ $than }点以上のシークエンスがなければ、あなたが{ $points }点を得ます。
klaberjass-reason-score-alone = { $player }は「なし」なので、あなたが{ $points }点を得ます。
klaberjass-reason-better-run = { $cards }は{ $points }点で、宣言された{ $than }点を上回ります。
klaberjass-reason-score-now = シークエンスで{ $points }点を得ます。
klaberjass-reason-equal-run = { $cards }も同じ{ $points }点です。
klaberjass-reason-score-if-better = あなたの方が強ければ、{ $points }点を得ます。
klaberjass-reason-unshown = 今は{ $player }にカードを見せずにすみます。
klaberjass-reason-dix-run = 交換すると{ $cards }のシークエンスができます({ $points }点)。
klaberjass-reason-dix = { $card }は{ $seven }より強い切り札です{ $points ->
    [0] 。
   *[other] ({ $points }点)。
}
klaberjass-reason-bella = { $card }でベラの{ $points }点を得ます。
klaberjass-reason-bella-lost = { $player }より点が少ないと、宣言したベラの{ $points }点も{ $player }のものになります。
klaberjass-reason-bella-unsaid = 宣言しないベラは誰の得点にもなりません。

## できない理由

klaberjass-no-such-action = クラバヤスにはない操作です。
klaberjass-first-round = 1回目のビッドでは、切り札候補のスート(表示スート)を切り札にするか、パスしてください。
klaberjass-second-round = 切り札候補のスートには2人ともパスしました。2回目のビッドでは、別のスートを指定するか、パスしてください。
klaberjass-turned-suit = { $suit }は、2人ともパスした切り札候補のスートです。別のスートを指定してください。
klaberjass-bidding-over = 切り札は決まり、ビッドは終わっています。
klaberjass-no-schmeiss = このテーブルではシュマイスを使いません。
klaberjass-no-offer = ディールを流す提案は出ていません。
klaberjass-answer-offer = ディールを流す提案が出ています。続けるか流すか、答えてください。
klaberjass-must-name = 提案は断られました。提案したプレイヤーが切り札のスートを指定します。
klaberjass-dealer-must-name = このテーブルでは、ディーラーは2回目のビッドでパスできません。
klaberjass-no-dix-now = 切り札7の交換は、切り札が決まってからできます。
klaberjass-dix-not-turned = 切り札の7を交換できるのは、1回目のビッドで切り札が決まったときだけです。
klaberjass-dix-no-seven = 交換するには、切り札の7が手札に必要です。
klaberjass-dix-up-gone = 切り札候補とは交換できません。切り札候補が7そのものか、すでに交換済みです。
klaberjass-dix-has-played = 切り札の7を交換できるのは、最初のカードを出す前だけです。
klaberjass-dix-window = このテーブルで切り札の7を交換できるのは、シークエンスを宣言するか「なし」と言う前だけです。
klaberjass-no-meld-now = シークエンスの宣言は、ビッドの後、最初のカードを出す前に行います。
klaberjass-no-sequence = 手札にシークエンス(同じスートで続いた3枚以上のカード)がありません。
klaberjass-not-announced = シークエンスはまだ宣言されていません。宣言するか、「なし」と言ってください。
klaberjass-answer-number = シークエンスが宣言されています。「私の勝ち」「同じです」「あなたの勝ち」のどれかで答えてください。
klaberjass-not-more = あなたの一番強いシークエンスは、宣言されたものより点が高くありません。
klaberjass-not-same = あなたの一番強いシークエンスは、宣言されたものと同じ点ではありません。
klaberjass-no-play-now = カードを出すのは、ビッドとシークエンスの宣言が終わってからです。
klaberjass-must-follow = リードされた{ $suit }が手札にあるので、フォローしてください。
klaberjass-must-beat = { $card }に勝てる切り札が手札にあるので、それを出してください。
klaberjass-must-trump = { $suit }が手札にないので、切り札({ $trump })を出してください。
klaberjass-no-bella = ベラは、切り札の{ $king }と{ $queen }を両方持っていたプレイヤーが、その2枚目を出すときに宣言します。
klaberjass-bella-automatic = このテーブルでは、ベラは宣言しなくても自動で得点になります。

## ルール(1ページずつ。1行目は見出し)

## The rules: a page is a text, its paragraphs are attributes; words that they explain

klaberjass-rules-overview = ゲームの流れ
    .cards = 2人で遊びます。使うのは、各スートのA・K・Q・J・10・9・8・7、合わせて32枚です。
    .turns = 1人がディーラー、もう1人が*ノンディーラー*で、ディールごとに交代します。いつもノンディーラーから始めます。誰の番かはテーブルに出ています。ディールの合間は誰の番でもありません。
    .goal = 目標点(普通は500点)に達したらゲーム終了で、得点の多い方の勝ちです。
    .course = 1回のディールは次のように進みます。
    .course-bid = 1. 6枚ずつ配り、切り札を決める*ビッド*をします。
    .course-deal = 2. さらに3枚ずつ配り、手札は9枚になります。
    .course-sequences = 3. *シークエンス*(同じスートでランクが連続するカード)を比べ、勝った方が得点します。これがメルドです。
    .course-tricks = 4. 9トリックをプレイし、点のあるカードを集めます。
    .trumps = • **切り札**(強い順、かっこ内は点数): J(20)、9(14)、A(11)、10(10)、K(4)、Q(3)、8(0)、7(0)
    .plain = • **切り札以外**: A(11)、10(10)、K(4)、Q(3)、J(2)、9(0)、8(0)、7(0)
    .mind = 切り札では、一番強いのはJ、次が9です。また、どのスートでも10はKより上です。14枚は使わず、そのうち2枚だけが見えます。
klaberjass-rules-bidding = ビッドと切り札7の交換
    .first = • **1回目** 配った後、1枚を表向きにします。これが*切り札候補*です。ノンディーラー、ディーラーの順に、そのスートを切り札にするか、パスします。ほかのスートはまだ指定できません。
    .second = • **2回目** 2人ともパスしたら、順番に、残りの3つのスートのどれかを指定するか、パスします。また2人ともパスすると、そのディールは得点なしで流れます。
    .maker = 切り札を決めたプレイヤーが*メーカー*です。メーカーは、このディールで相手より多くの点を取らなければなりません。
    .over = 切り札が決まると、ビッドは終わりです。さらに3枚ずつ配り、山札の一番下のカードを表向きにします。これは見るだけのカードです。
    .dix = • **切り札の7**は*ディス*と呼ばれます。1回目のビッドで切り札が決まったときは、ディスを切り札候補と交換できます。
    .dix-when = 交換できるのは、自分の番で、まだ1枚も出しておらず、切り札候補が場に残っているときだけです。交換でシークエンスができることもあります。
klaberjass-rules-bid-example = 例: ビッド
    .shown = 実際にプレイされたゲームから。切り札候補、切り札を決めたプレイヤーの手札、切り札にした理由です。
klaberjass-rules-melds = メルド(シークエンス)とベラ
    .what = シークエンスは、同じスートで続いた3枚以上のカードです。順番は切り札でもA・K・Q・J・10・9・8・7です。3枚は20点、4枚以上は50点です。
    .when = 最初のカードを出す前に互いのシークエンスを比べ、強い方を持つプレイヤーだけが得点します。
    .say = ノンディーラーが「なし」「20」「50」のどれかを言います。持っていても宣言しなくてかまいませんが、持っていないものは宣言できません。
    .answer = ディーラーが答えます。「なし」の後は、自分のシークエンスを宣言できます。「20」「50」への答えは3つです:
    .mine = • 「私の勝ち」: 自分の方が点が高い
    .yours = • 「あなたの勝ち」: 自分の方が点が低い、または宣言しない
    .same = • 「同じです」: 点が同じ。それぞれ一番上のランクを言い、高い方の勝ちです。それも同じなら、切り札のシークエンスの勝ちです。どちらも切り札でなければ、どちらも得点しません。
    .show = 勝った方は、持っているシークエンスを**すべて**公開し、その合計点を得ます。負けた方は公開しません。
    .bella = • **ベラ** 切り札のKとQを両方持っていたプレイヤーは、その2枚目を出すときに「ベラ」を宣言して20点を得られます。このゲームの別名でもあります。
klaberjass-rules-play = トリックのプレイ
    .lead = 最初のトリックはノンディーラーがリードし(オープニングリード)、その後はトリックを取ったプレイヤーがリードします。何をリードしてもかまいません。
    .follow = • マストフォローです。リードされたスートがあれば、必ず**フォロー**します。切り札以外では、勝つ必要はありません。
    .beat = • **切り札がリードされたら**、それに勝てる切り札を出します。なければ、どの切り札でもかまいません。
    .void = • **フォローできないとき**は、切り札があれば必ず出します(どの切り札でもかまいません)。切り札もなければ、何でも出せます。
    .wins = 切り札は、ほかのスートのどのカードにも勝ちます。切り札が出なければ、リードされたスートの強い方が勝ちます。
    .last = 最後のトリックを取ると、さらに10点です。
klaberjass-rules-trick-example = 例: 3つのトリック
    .shown = 同じディールから。手札、出したカード、ルール上出せなかったカードです。
klaberjass-rules-scoring = 得点計算
    .sum = 取ったカードの点、シークエンス、ベラ、最後のトリックの10点を合計します。
    .more = • メーカーの方が**多い**: 双方がそのまま得点します。
    .equal = • **同点**: メーカーは0点、相手はそのまま得点します。
    .less = • メーカーの方が**少ない**: *ベート*(失敗)です。メーカーは0点で、相手が両者の合計点を得ます。
    .end = 得点を加えるのは、ディールの終わりだけです。2人とも目標点に達して同点なら、引き分けです。
klaberjass-rules-score-example = 例: 得点
    .shown = 同じディールの最後のトリックと、その得点です。
klaberjass-rules-strategy = 10のコツ
    .rule1 = 1. 切り札候補のスートを切り札にするときも、別のスートを指定するときも、そのスートのJともう1枚があれば十分です。
    .rule2 = 2. Jがなければ、切り札が4枚、または9を含む3枚ほしいところです。
    .rule3 = 3. 切り札が3枚でJも9もなければ、ほかのスートのAか、シークエンスも必要です。
    .rule4 = 4. 切り札になるカードが2枚でJがなければ、たいていパスした方がよいでしょう。
    .rule5 = 5. 3枚目の切り札よりも、切り札のKとQがそろっていることの方に価値があります。ベラが20点になるからです。
    .rule6 = 6. シークエンスは、どのスートでも、切り札1枚分の価値があります。
    .rule7 = 7. 切り札候補と同じスートの7があれば、切り札候補は自分のものと考えましょう。そのスートを切り札にすれば手に入ります。
    .rule8 = 8. 相手が目標点まであと100点を切ったら、慎重に。失敗すると、自分の点まで相手に入ります。
    .rule9 = 9. メーカーは、まず切り札をリードしましょう。自分のAや10を切り札で取られなくなります。
    .rule10 = 10. 最後のトリックは10点多いので、必ず取れるカードを残しておきましょう。
klaberjass-rules-options = オプション
    .about = ゲームを始める前に選べます。それぞれ最初に書いてあるものが初期設定です。
    .target = • **目標点** 500、300、501、または1000
    .schmeiss = • **シュマイス** なし。ありにすると、ビッドの代わりに、ディールを流すことを提案できます。相手はこれに応じるか、続けるかを選びます。続けるときは提案した方がメーカーになり、2回目のビッドではスートを指定しなければなりません。
    .name = • **ディーラーのスート指定義務** なし。ありにすると、2回目のビッドでディーラーはパスできないので、流れることがありません。
    .five = • **5枚以上のシークエンス** 50点、または100点
    .tie = • **シークエンスが完全に同じとき** どちらも得点なし、またはノンディーラーの勝ち
    .longer = • **長いシークエンスの優先** なし。ありにすると、同じ点なら長い方が勝ちます。
    .shown = • **シークエンスの公開** すぐに、または最初のトリックの後
    .window = • **切り札7の交換** 自分の最初のカードを出すまで、またはシークエンスの宣言前だけ
    .tied = • **ディールが同点のとき** メーカーは0点、または点を持ち越して次に勝った方が得る、または双方が得点
    .bella = • **ベラ** プレイヤーが宣言、または自動で得点
    .trick = • **前のトリック** 公開したまま、またはすぐに伏せる

klaberjass-word-elder = ノンディーラー
klaberjass-word-bid = ビッド
klaberjass-word-sequence = シークエンス
klaberjass-word-plain = 切り札以外
klaberjass-word-turnup = 切り札候補
klaberjass-word-maker = メーカー
klaberjass-word-dix = 切り札の7(ディス)
klaberjass-word-bella = ベラ
klaberjass-word-bete = ベート
