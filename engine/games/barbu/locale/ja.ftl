# バルビュ。カード、スート、ランク、プレイヤーは言葉になって届く。点数は数。

barbu-name = バルビュ

## プリセットとオプション

barbu-preset-article = 基本ルール(デクレアラーは、自分にダブルをかけていない人にだけダブルできる)
barbu-preset-international = 国際ルール(デクレアラーはリダブルだけ)
barbu-option-length = ディール数
barbu-option-declarerOrder = デクレアラーの順番
barbu-option-declarerOrder-rotate = 1ディールごとに交代
barbu-option-declarerOrder-sevenInRow = 1人が自分の分を続けて宣言
barbu-option-doubling = ダブル
barbu-option-doubling-on = あり
barbu-option-doubling-off = なし
barbu-option-declarerDoubles = デクレアラーがダブルをかけてよい相手
barbu-option-declarerDoubles-onlyThoseWhoDidNot = 自分にダブルをかけていない人
barbu-option-declarerDoubles-redoubleOnly = 自分にダブルをかけた人
barbu-option-declarerDoubles-none = なし
barbu-option-declarerDoubles-free = 誰でも
barbu-option-positiveFlanks = 切り札とドミノで、デクレアラー以外がダブルをかけてよい相手
barbu-option-positiveFlanks-allowed = 誰でも
barbu-option-positiveFlanks-dealerOnly = デクレアラーだけ
barbu-option-mandatoryDoubles = 各デクレアラーに必ずかけるダブルの回数
barbu-option-skipUndoubled = ダブルのないネガティブコントラクト
barbu-option-skipUndoubled-off = プレイする
barbu-option-skipUndoubled-on = プレイしない
barbu-option-heartLead = ノー・ハートとノー・ハート・キングでのハートのリード
barbu-option-heartLead-never = 手札がハートだけのときに限る
barbu-option-heartLead-afterBroken = ハートが1枚でも捨てられた後はできる
barbu-option-heartLead-free = いつでもできる
barbu-option-ruff = コントラクト「切り札」で、フォローできず、場の切り札にも勝てないとき
barbu-option-ruff-winOnly = 何でも出せる
barbu-option-ruff-mustTrump = それでも切り札を出す
barbu-option-stopWhenDecided = 点数が決まったディール
barbu-option-stopWhenDecided-on = すぐに終わる
barbu-option-stopWhenDecided-off = 最後までプレイする
barbu-option-aceAgain = ドミノでAを出したとき
barbu-option-aceAgain-off = 続けて出せない
barbu-option-aceAgain-on = 続けてもう1枚出す
barbu-option-dominoScores = ドミノの得点
barbu-option-dominoEnd = ドミノの終わり
barbu-option-dominoEnd-third = 3人が上がったとき
barbu-option-dominoEnd-last = 最後の1枚まで

## コントラクト(名前、短い名前、宣言)

barbu-played-about = 宣言したコントラクト(得点がほかの3人の平均より多ければ勝ち)
barbu-contract-NT = ノー・トリック
barbu-contract-NQ = ノー・{ $rank ->
    [Q] クイーン
   *[other] { $rank }
}
barbu-contract-NL = ノー・ラスト・ツー
barbu-contract-NH = ノー・{ $suit }
barbu-contract-NK = ノー・{ $suit }・{ $rank ->
    [K] キング
   *[other] { $rank }
}
barbu-contract-TR = 切り札
barbu-contract-DO = ドミノ
barbu-short-NT = トリック
barbu-short-NQ = { $rank ->
    [Q] クイーン
   *[other] { $rank }
}
barbu-short-NL = ラスト・ツー
barbu-short-NH = { $suit }
barbu-short-NK = { $suit }の{ $rank ->
    [K] キング
   *[other] { $rank }
}
barbu-short-TR = 切り札
barbu-short-DO = ドミノ
barbu-brief-NH = { $suit }
barbu-brief-NK = { $card }
barbu-contracts = { $head }、{ $next }
barbu-contracts-none = なし
barbu-declared-TR = 切り札: { $suit }
barbu-declared-DO = ドミノ: { $rank }から
barbu-declared-by = { $contract }、宣言: { $player }
barbu-tariff-NT = 1トリックごとに−{ $usual }
barbu-tariff-NQ = { $rank }は1枚ごとに−{ $usual }
barbu-tariff-NL = 最後から2番目のトリックは−{ $usual }、最後のトリックは−{ $special }
barbu-tariff-NH = { $suit }1枚ごとに−{ $usual }、{ $rank }だけは−{ $special }
barbu-tariff-NK = { $suit }の{ $rank }を取ると−{ $usual }
barbu-tariff-TR = 1トリックごとに+{ $usual }
barbu-tariff-DO = 上がった順に+{ $first }、+{ $second }、+{ $third }、最後は−{ $last }
barbu-left = 残り: { $contracts }
barbu-left-all = 残り: 7つ全部
barbu-left-any = 残り: 7つのうち好きな{ $count }つ
barbu-left-some = 残り{ $count }回: { $contracts }
barbu-left-none = 宣言は終わり

## 答え(ボタンの言葉)

barbu-action-card = { $card }
barbu-action-pass = パス
barbu-group-negative = マイナス(取らない)
barbu-group-trumps = 切り札(トリックを取る)
barbu-group-dominoes = ドミノ(早く上がる)
barbu-double-whom = 誰にダブルをかけますか。ダブルの相手との間では、得点の低い方が高い方に差の点数を払います。互いにかけると2倍です。
barbu-double-whom-back = 誰にダブルをかけますか。ダブルの相手との間では、得点の低い方が高い方に差の点数を払います。{ $whom }はあなたにダブルをかけたので、かけ返すと2倍(×2)になります。

## テーブル

barbu-heading-opening = 全{ $length }ディール
barbu-heading-deal = 第{ $number }ディール(全{ $length }ディール)
barbu-part-declarer = デクレアラー
barbu-said-doubles = { $whom }にダブル
barbu-said-doubled-by = { $whom }からダブル
barbu-said-redoubled = { $whom }とはお互いにダブル(×2)
barbu-said-doubles-nobody = ダブルなし
barbu-said-out = { $place }番目に上がった
barbu-said-passed = 「パス」
barbu-said-laid = { $card }を出した
barbu-group-taken = { $player }が取ったカード
barbu-waiting-opening = これからカードを配ります。
barbu-waiting-ended = 次のディールに進みます。
barbu-waiting-over = ゲームは終了しました。
barbu-prompt-declaring = { $player }がコントラクトを宣言する番です。
barbu-prompt-declaring-own = コントラクトを宣言してください。
barbu-prompt-doubling-own = 誰にダブルをかけますか。
barbu-prompt-dominoes = { $player }の番です。出せるカードがなければパスです。
barbu-prompt-dominoes-own = カードを出してください。出せるカードがなければパスです。

## 出来事

barbu-dealt = 第{ $number }ディール(全{ $length }ディール): { $dealer }が配り、宣言します。
barbu-declared = { $player }の宣言: { $contract }
barbu-doubled = { $player }が{ $whom }にダブルをかけました。
barbu-doubled-nobody = { $player }は誰にもダブルをかけません。
barbu-redoubled = { $player }が{ $whom }にリダブルをかけました。
barbu-doubled-and-back = { $player }が{ $whom }にダブルをかけました({ $back }にはリダブル)。
barbu-took-trick = { $player }が第{ $number }トリックを取りました。
barbu-took-cards = { $player }が第{ $number }トリックで{ $cards }を取りました。
barbu-laid = { $player }が{ $card }を出しました。
barbu-passed = { $player }はパスしました。
barbu-went-out = { $player }が{ $place }番目に上がりました。
barbu-scored = { $player } { $amount }点
barbu-deal-scored = このディール: { $first }、{ $second }、{ $third }、{ $fourth }
barbu-deal-skipped = ダブルがないのでプレイしません: { $first }、{ $second }、{ $third }、{ $fourth }
barbu-match-won = { $winner }が{ $points }点でゲームに勝ちました。
barbu-match-shared = { $winner }が{ $points }点で同点1位です。
barbu-match-drawn = 4人とも{ $points }点で引き分けです。

## 得点表

barbu-sheet-undoubled = ダブルなし
barbu-sheet-doubles = { $player }が{ $whom }にダブル
barbu-sheet-doubles-both = { $player }が{ $whom }とデクレアラーにダブル
barbu-sheet-doubles-dealer = { $player }がデクレアラーにダブル
barbu-sheet-doubles-all = { $player }が全員にダブル
barbu-sheet-check = チェック: 4人の合計 { $sum }
barbu-sheet-tricks = { $count }トリック
barbu-sheet-NQ = { $rank ->
    [Q] クイーン
   *[other] { $rank }
}{ $count }枚
barbu-sheet-NH = { $suit }{ $count }枚
barbu-sheet-NH-ace = { $count ->
    [1] { $suit }の{ $rank }
   *[other] { $suit }{ $count }枚({ $rank }を含む)
}
barbu-sheet-NK = { $rank ->
    [K] キング
   *[other] { $rank }
}{ $count ->
    [1] {""}
   *[other] なし
}
barbu-sheet-NL = { $amount ->
    [10] 最後から2番目
    [20] 最後
    [30] 最後の2つ
   *[other] どちらもなし
}
barbu-sheet-DO = { $place ->
    [4] 最後
   *[other] { $place }番目
}
barbu-sheet-skipped = プレイなし
barbu-sheet-from = { $player }から
barbu-sheet-to = { $player }へ
barbu-sheet-twice = ×{ $times }
barbu-sheet-declared = { $player } 宣言済み: { $done } / { $left }

## 答えを選ぶ理由(プレイヤーに確実に分かること)

barbu-reason-only-contract = 残っているコントラクトはこれだけです。
barbu-reason-few-contracts = 残っているコントラクトは{ $count }つだけで、その中から選ぶしかありません。
barbu-reason-low-cards = 13枚のうち、{ $rank }以下が{ $count }枚あります。
barbu-reason-average-low-cards = 13枚のうち、{ $rank }以下は{ $count }枚で、ちょうど平均です。
barbu-reason-low-in-all = 手札のどのスートにも{ $rank }以下のカードがあるので、トリックを取らずにすみやすい手です。
barbu-reason-low-in-most = { $cards }があるので、3つのスートで、ほかの人より低いカードを出せることが多いでしょう。
barbu-reason-high-lowest = { $cards }は、手札の同じスートの中で一番低いカードです。もっと低いカードがリードされたら、それより高いカードを出すしかありません。
barbu-reason-few-low-cards = 13枚のうち、{ $rank }以下は{ $count ->
    [0] 1枚もありません
   *[other] { $count }枚だけです
}。
barbu-reason-high-cards = 13枚のうち、トリックを取りやすい{ $rank }以上が{ $count }枚です。
barbu-reason-may-get = { $suit }以外に{ $rank }以上が{ $count }枚あります。それで取ったトリックに{ $target }を捨てられるおそれがあります。
barbu-reason-few-high = 13枚のうち、{ $rank }以上は{ $count ->
    [0] 1枚もありません
   *[other] { $count }枚だけです
}。
barbu-reason-void = { $suit }がないので、リードされたら好きなカードを捨てられます。
barbu-reason-short = { $suit }は{ $count }枚だけです。なくなれば、{ $suit }がリードされたときに{ $card }を捨てられます。
barbu-reason-guarded = { $card }のほかに、同じスートの低いカードが{ $lower }枚あります。そちらを先に出し、{ $card }は失点にならないときまで取っておけます。
barbu-reason-bare = { $card }のほかに、同じスートの低いカードは{ $lower ->
    [0] 1枚もありません
   *[other] { $lower }枚しかありません
}。
barbu-reason-no-queen = { $rank }は1枚も持っていません。
barbu-reason-nothing-above = { $rank }に勝つカードは手札にありません。
barbu-reason-below-queens = { $cards }のスートではAもKも持っていないので、AやKでQを取らされることがありません。
barbu-reason-could-catch = { $card }を持っていると、ほかの人の手札にある{ $target }を取らされるかもしれません。
barbu-reason-lowest = 同じスートで{ $cards }より低いカードは、ほかの誰も持っていないので、終盤にトリックを取らずにすみます。
barbu-reason-no-lowest = 手札のどのスートでも、ほかの人がもっと低いカードを持っています。
barbu-reason-highest = 手札の{ $suit }で一番強いカードは{ $card }です。
barbu-reason-neither = { $card }も、それに勝てる唯一のカード{ $above }も持っていません。
barbu-reason-trumps = { $suit }が切り札なら、手札に切り札は{ $count ->
    [0] 1枚もありません
   *[other] { $count }枚ありますが、一番強い4枚に入るものはありません
}。
barbu-reason-trumps-with = { $suit }が切り札なら、切り札は{ $count ->
    [1] { $cards }の1枚です
   *[other] { $count }枚で、その中に{ $cards }があります
}。
barbu-reason-aces = ほかのスートに{ $cards }があります。
barbu-reason-void-trumps = { $suit }が手札にないので、このスートがリードされたら切り札を出せます。
barbu-reason-no-ace = { $rank }がありません。
barbu-reason-starts = 列の最初に置く{ $cards }を持っています。
barbu-reason-waits-for-nobody = { $count }枚は、ほかの人のカードを待たずに出せます。
barbu-reason-near-start = 13枚のうち{ $count }枚は{ $rank }から{ $steps }ランク以内で、早く出せるようになります。
barbu-reason-others-wait = ほかの人のカードのうち{ $count }枚は、あなたのカードが出るまで出せません(平均的な手札なら{ $average }枚)。
barbu-reason-no-ends = 列の一番端に来るカードは出せるのが最後になりますが、手札には1枚もありません。
barbu-reason-ends-early = { $rank }から始まる列なら{ $cards }を早めに出せます。ほかのランクからだと、たいてい最後になります。
barbu-reason-run = { $first }から{ $last }まで全部持っています。最初の1枚を出せるようになれば、残りは誰にも止められません。
barbu-reason-ends-wait = 列の一番端に来るカードは、手前にあるほかの人のカードが出た後でないと出せません。手札では{ $cards }がそうです。
barbu-reason-near-ends = 長い列の最後の{ $last }枚に入るカードが、手札に{ $count }枚あります(平均は{ $average }枚)。
barbu-reason-start-count = { $count ->
    [0] スタートカード({ $rank })がないので、どの列もほかの人が始めます。
    [4] スタートカード({ $rank })を4枚とも持っています。
   *[other] 4枚のスタートカード({ $rank })のうち{ $count }枚を持っています。
}

barbu-reason-must-double = { $player }へのダブルがまだ規定の回数に足りないので、今かけなければなりません。
barbu-reason-owed = { $player }にかけなければならないダブルの1回に数えられます(残り{ $owed }回)。
barbu-reason-unpaid = 誰もあなたにダブルをかけていません。このままなら点のやり取りはありません。
barbu-reason-unpaid-for-good = 誰もあなたにダブルをかけていないので、自分もかけなければ点のやり取りはありません。
barbu-reason-twice = { $whom }からもダブルがかかっているので、差は2倍になります。
barbu-reason-once = { $whom }からダブルがかかっていますが、かけ返さないので、差は1倍のままです。
barbu-reason-once-anyway = どう答えても、{ $whom }との差は1回分だけ精算します。
barbu-reason-higher-gets = ダブルをかけた相手との間では、得点の多い方が差の点数をもらいます。
barbu-reason-silent = { $whom }は、あなたにダブルをかけることもできたのに、かけませんでした。
barbu-scores-more = 平均すると、このディールでのあなたの得点は{ $whom }を上回ります。
barbu-scores-as-much = 平均すると、このディールでのあなたの得点は{ $whom }を上回り、{ $equal }とは並びます。
barbu-scores-hardly-less = 平均すると、このディールでのあなたの得点は{ $whom }を上回り、{ $more }をわずかに下回るだけです。
barbu-scores-least = 平均すると、このディールではあなたの得点が最も低くなります。
barbu-brings-more-now = 今宣言するほうが、後に残しておくより平均して得です。

barbu-reason-alone = { $suit }はほかの誰も持っていないので、このカードがトリックを取ります。
barbu-reason-lead-lowest = 同じスートで{ $card }より低いカードは誰も持っていないので、フォローする人はみな、これより高いカードを出します。
barbu-reason-lead-early = { $suit }はほかの人がまだ{ $count }枚持っています。フォローする人は、失点になるカードを捨てられません。
barbu-reason-lead-top = { $card }に勝てるカードは誰も持っていないので、トリックを取ります。
barbu-reason-top-anyway = { $card }は、ほかのスートのトリックで捨てられないかぎり、いずれトリックを取ってしまいます。今出せば手放せます。
barbu-reason-lead-top-free = { $card }に勝てるカードはほかになく、トリックを取りますが、失点になるのは最後の2トリックだけです。
barbu-reason-may-lose = ほかのどのカードをリードしても必ずトリックを取ってしまいますが、{ $card }なら取らずに済むかもしれません。
barbu-reason-lead-harmless = { $card }でトリックを取りますが、失点になるカードは誰も持っていないので、失点はありません。
barbu-reason-lead-under = { $target }はまだほかの人の手札にあります。それが今出れば、取るのはほかの人です。
barbu-reason-lead-counts = 誰もこれより強いカードを出さなければ、{ $card }を自分で取って{ $cost }点の失点です(強いカードはまだ{ $higher }枚あります)。
barbu-reason-lead-between = { $suit }は、これより高いカードが{ $higher }枚、低いカードが{ $lower }枚、ほかの人に残っています。
barbu-reason-while-free = { $card }を最後まで残すとトリックを取らされやすいですが、今なら取っても失点になりません。{ $suit }でこれより低いカードは、ほかの人の手札に{ $lower }枚あります。
barbu-reason-high-for-the-end = { $card }を最後まで残すと、失点になるトリックを取らされやすくなります。{ $suit }でこれより低いカードは、ほかの人の手札に{ $lower }枚あります。
barbu-reason-low-for-the-end = { $card }は、最後の2トリックのために残しておきたいカードです。{ $suit }でこれより低いカードは誰も持っていません。
barbu-reason-way-out = { $suit }で{ $card }より低いカードは誰も持っていません。安全にリードできるので、後のために残しておきたいカードです。
barbu-reason-free-trick = 失点になるのは最後の2トリックだけなので、このトリックは取ってもかまいません。
barbu-reason-lead-middle = 今なら、もっと高いカードがトリックを取ってくれるかもしれません。{ $card }を最後まで残すと、失点になるトリックを取るおそれがあります。
barbu-reason-draws-last = ほかの人に残っている{ $card }を出させます。その後、あなたの{ $suit }は、自分でリードしない限りトリックを取りません。
barbu-reason-play-under = { $card }は、{ $higher }が出るときのために残しておきましょう。その後は、あなたの{ $best }が{ $suit }で一番強くなります。
barbu-reason-leads-to-last-two = このトリックを取った人が次のリードをします。最後の2トリックでは、ほかの誰も持っていないスートなら、低いカードでもトリックを取ってしまいます。
barbu-reason-last-trick = 失点{ $cost }の最後のトリックのために、低い方の{ $card }を残します。取らずに済みやすくなります。
barbu-reason-would-lead = これでトリックを取ると、失点になる最後の2トリックで、自分からリードすることになります。
barbu-reason-throw-cost = フォローできないので、{ $card }(−{ $cost })を捨てて、ほかの人に取らせることができます。
barbu-reason-could-throw = 代わりに{ $card }(−{ $cost })を捨てて、ほかの人に取らせることもできます。
barbu-reason-goes-to = { $times ->
    [0] { $player }が取ることになります。{ $player }との差は精算しませんが、{ $whom }との差は精算します。
   *[other] { $player }が取ることになります。{ $player }との差は1倍ですが、{ $whom }との差は2倍になります。
}
barbu-reason-throw-above = { $card }を手放せます。持っていると、{ $target }を取らされるかもしれません。
barbu-reason-throw-top = { $card }を手放せます。{ $suit }でこれより強いカードは、もう残っていません。
barbu-reason-throw = { $card }を手放せます。ほかの人が持つ{ $suit }のうち、これより低いカードは{ $lower }枚です。
barbu-reason-throw-safe = { $suit }で{ $card }より低いカードは誰も持っていないので、残しておいても安全です。
barbu-reason-throw-alone = { $suit }を持っている人はほかにいません。{ $card }でトリックを取るのは、自分からリードしたときだけです。
barbu-reason-keeps-alone = { $cards }を手元に残せます。{ $suit }を持っている人はほかにいないので、トリックを取るのは自分からリードしたときだけです。
barbu-reason-hearts-wait = ハートは、ほかのスートがないときしかリードできません。{ $card }を急いで捨てる必要はありません。
barbu-reason-cannot-follow = フォローできないので、このトリックを取ることはありません。
barbu-reason-under-cost = { $best }の方が強いので、{ $card }(−{ $cost })をほかの人に取らせることができます。
barbu-reason-highest-under = { $best }より低いカードの中では一番高く、トリックは取りません。
barbu-reason-under = { $best }より低いので、トリックは取りません。
barbu-reason-higher-fits = 代わりに{ $higher }を手放すこともできます。それも{ $best }より低いカードです。
barbu-reason-nothing-lower = 同じスートに{ $best }より低いカードがないので、高いカードを出すしかありません。
barbu-reason-may-be-beaten = これより強いカードが{ $higher }枚、後から出す人の手札にあるかもしれません。出ればその人が取ります。
barbu-reason-takes-cost = このカードがトリックを取り、−{ $cost }点になります。
barbu-reason-takes-cost-yet = 後から出す人は誰も勝てないので、このカードがトリックを取ります(今のところ−{ $cost })。
barbu-reason-takes-nothing = トリックを取りますが、失点はありません。
barbu-reason-takes-nothing-yet = 後から出す人は誰も勝てないので、このカードがトリックを取ります(今のところ失点はありません)。
barbu-reason-keeps-under = 後でほかの人より低いカードを出せるように、{ $cards }を残します。
barbu-reason-may-throw = { $player }は{ $suit }がないので、失点になるカードを捨ててくるかもしれません。
barbu-reason-several-may-throw = { $whom }は{ $suit }がないので、失点になるカードを捨ててくるかもしれません。
barbu-reason-may-fall = このトリックにはまだ{ $target }が出てくるかもしれず、取らされるおそれがあります。
barbu-reason-takes-thrown = このトリックを取りますが、{ $whom }は{ $suit }がないので、失点になるカードを捨ててくるかもしれません。
barbu-reason-nothing-yet = このトリックには、まだ失点になるものがありません。
barbu-reason-your-highest = { $suit }の一番強いカードを手放せます。
barbu-reason-among-highest = { $suit }の自分の一番高いカードと同じ強さのカードを手放せます(間のカードはほかの誰も持っていません)。
barbu-reason-last-of-suit = 手札の{ $suit }はこれが最後の1枚です。次にこのスートがリードされたら、好きなカードを捨てられます。
barbu-reason-nearly-void = これで手札の{ $suit }は{ $card }だけになります。それも出せば、{ $suit }がリードされたときに好きなカードを捨てられます。
barbu-reason-leaves-alone = これで{ $card }がそのスートの最後の一枚になり、そのスートがリードされたら出さなければなりません。
barbu-reason-last-before-throw = { $suit }の最後の1枚です。次にこのスートがリードされたら、{ $target }を捨てられます。
barbu-reason-towards-throw = この後、手札の{ $suit }は残り{ $count }枚です。なくなれば、このスートがリードされたときに{ $target }を捨てられます。
barbu-reason-keeps-low = { $card }を終わりまで残します。{ $suit }でこれより低いカードは誰も持っていません。
barbu-reason-cash-later = { $cards }は今は残します。取っても失点にならないうちなら、これでトリックを取るのは後でも間に合います。
barbu-reason-may-cash = { $cards }を残します。これより高いのは{ $higher }だけなので、失点にならないうちにトリックを取れるかもしれません。
barbu-reason-middle-goes = { $card }は手放しどきです。{ $best }と違い、失点のないうちに確実にトリックを取れるとは限らず、最後まで残せるほど低くもありません。
barbu-reason-keeps-way-out = 後で安全にリードできる{ $card }を残します。{ $suit }でこれより低いカードは誰も持っていません。
barbu-reason-keeps-lower = 後でリードを手放すために{ $card }を残します。{ $suit }では、ほかの人がこれより強いカードを{ $higher }枚、弱いカードを{ $lower }枚持っています。

barbu-reason-nothing-fits = 出せるカードがありません。
barbu-reason-opens-own = 自分の{ $card }が出せるようになります。
barbu-reason-opens-nothing = この先に続くカードがないので、ほかの人の助けになりません。
barbu-reason-way-to = 自分の{ $card }への道が開きます(間にほかの人のカードが{ $others }枚)。
barbu-reason-way-longest = 自分の{ $card }までの道のりが縮まります。間にほかの人のカードがまだ{ $others }枚あり、今進められる列の中では一番遠いカードです。
barbu-reason-way-past-own = 自分の{ $own }だけでなく、その先の{ $card }にも近づきます。その間の{ $others }枚はほかの人が持っています。
barbu-reason-holds-back = { $card }を残します。その間、ほかの人は{ $count ->
    [1] { $waits }を出せません
   *[other] { $waits }など{ $count }枚を出せません
}。
barbu-reason-holds-run = { $cards }を残します。その間、ほかの人はその先の{ $count }枚を出せません。
barbu-reason-holds-start = { $card }を残します。その間、ほかの人はその上と下のカード、合わせて{ $count }枚を出せません。
barbu-reason-keeps-free = ほかのカードを出したくない番のために、{ $card }を残しておきます。これを出しても、誰の助けにもなりません。
barbu-reason-opens-fewest = これを出すと、ほかの人が出せるようになるカードが一番少なくてすみます({ $count }枚)。
barbu-reason-opens-other = { $count ->
    [1] ほかの人が持つ{ $card }が
   *[other] ほかの人のカードが、{ $card }から順に{ $count }枚
}すぐに出せるようになります。
barbu-reason-opens-row = ほかの人のカードが、上と下、合わせて{ $count }枚すぐに出せるようになります。
barbu-reason-gives-up = { $card }を残している間は、ほかの人はそのスートのカード{ $count }枚を出せません。
barbu-reason-can-wait = { $card }が出るのを待っているカードは手札になく、{ $card }は後でも出せます。
barbu-reason-given-up-soon = { $card }のほかに今出せるのは{ $other }だけなので、{ $card }をそう長くは残しておけません。

barbu-reason-flushes = ほかの人は、出せるなら、場の切り札より強い切り札を出さなければなりません。あなたの{ $card }より強い切り札を引き出せるかもしれません。
barbu-reason-need-not-lead = トリックを取ると次は自分からリードしますが、確実に勝てるカードがありません。
barbu-reason-becomes-top = { $card }を残します。これより高いのは{ $higher }だけで、それが出れば{ $suit }では{ $card }が一番高くなります。
barbu-reason-beats-later = { $card }は、後で{ $cards }を負かすために残します。このトリックにはまだ高いカードが出ていません。
barbu-reason-long-suit = { $suit }がまだ{ $count }枚手元に残ります。このスートが出されるほど、残したカードで取りやすくなります。
barbu-reason-makes-discard = ほかの人にはもう切り札がないので、{ $card }には何かを捨てるしかなく、高いカードを手放すかもしれません。
barbu-reason-forces = { $suit }はほかの誰も持っていません。切り札を持つ次の人は、このリードに切り札を使わされます。
barbu-reason-void-left = { $card }のあとは{ $suit }がなくなり、切り札で取りにいけます。{ $suit }はほかの人がまだ{ $count }枚持っています。
barbu-reason-all-follow = ほかの人は{ $suit }をまだ{ $count }枚持っています。おそらく全員がフォローしなければならず、誰も切れません。
barbu-reason-soon-trumped = ほかの人の{ $suit }は残り少ないので、誰かに切られるかもしれません。
barbu-reason-draws-for = 切り札が1枚出るたびに、残した{ $cards }を切られるおそれが減ります。
barbu-reason-draws-low = { $cards }は後でもトリックを取れるので残します。低い切り札でも、ほかの人の切り札を同じように引き出せます。
barbu-reason-tops-wait = { $cards }は残しておき、ほかの人がそのスートをリードしたときに、高いカードを負かして取ります。
barbu-reason-trumps-wait = { $cards }を残します。これより強い切り札はほかの誰も持っていないので、後でも必ずトリックを取れます。
barbu-reason-in-between = { $card }は手放しどきです。失点のないうちに確実にトリックを取れるほど高くなく、最後まで残せるほど低くもありません。
barbu-reason-hardly-wins = { $suit }では{ $card }より強いカードをほかの人が{ $higher }枚持っているので、トリックはまず取れません。
barbu-reason-lone = { $suit }はもうほかの誰も持っていないので、{ $card }でトリックを取れるのは、自分でリードしたときだけです。
barbu-reason-as-good-left = 同じ強さの{ $next }が残ります(間のカードは、もうほかの誰の手札にもありません)。

barbu-takes = この場合、{ $card }で{ $what }取るのは、試したディールの{ $this }%です({ $advised }なら{ $first }%)。
barbu-takes-again = この場合、{ $card }で{ $what }取るのは、試したディールの{ $this }%です。
barbu-takes-alone = この場合、ほかの人の{ $suit }がなくなって、{ $card }で{ $what }取ることになるのは、試したディールの{ $this }%です({ $advised }なら{ $first }%)。
barbu-stuck = この場合、最後に{ $card }が手札に残ってしまうのは、試したディールの{ $this }%です({ $advised }なら{ $first }%)。
barbu-stuck-again = この場合、最後に{ $card }が手札に残ってしまうのは、試したディールの{ $this }%です。
barbu-stuck-kept = { $card }を今出さない場合、試したディールの{ $this }%で最後まで手札に残ってしまいます。
barbu-takes-played = 今{ $card }を出した場合、このカードで{ $what }取るのは、試したディールの{ $this }%です({ $advised }を出して{ $card }を残せば{ $first }%)。
barbu-takes-kept = { $card }を残した場合、このカードで後から{ $what }取るのは、試したディールの{ $this }%です(今出せば{ $first }%)。
barbu-takes-kept-again = { $card }を残した場合、このカードで後から{ $what }取るのは、試したディールの{ $this }%です。
barbu-taken-NT = トリックを
barbu-taken-NQ = { $rank }を
barbu-taken-NL = 最後の2トリックのどちらかを
barbu-taken-NH = { $suit }を
barbu-taken-NK = { $card }を
barbu-takes-all-NT = この場合、試したディール100回あたり、{ $advised }のときより{ $more }トリック多く取ります。
barbu-takes-all-NQ = この場合、試したディール100回あたり、{ $advised }のときより{ $rank }入りのトリックを{ $more }回多く取ります。
barbu-takes-all-NL = この場合、最後の2トリックのうちあなたが取る数は、試したディール100回あたり、{ $advised }のときより{ $more }トリック多くなります。
barbu-takes-all-NH = この場合、試したディール100回あたり、{ $advised }のときより{ $suit }入りのトリックを{ $more }トリック多く取ります。
barbu-takes-all-NK = この場合、試したディール100回あたり、{ $advised }のときより{ $more }回多く{ $card }を取ります。
barbu-takes-all-TR = この場合、試したディール100回あたり、取れるトリックは{ $advised }のときより{ $more }トリック少なくなります。
barbu-takes-all-DO = この場合、試したディール100回あたり、最後まで手札に残るカードは{ $advised }のときより{ $more }枚多くなります。
barbu-declarer-takes-NT = シミュレーションでは、あなたが取るのは100ディールあたり{ $count }トリックでした(4人で等分なら{ $share })。
barbu-declarer-takes-NL = シミュレーションでは、最後の2トリックのうちあなたが取ったのは、100ディールあたり{ $count }トリックでした(4人で等分なら{ $share })。
barbu-declarer-takes-NK = シミュレーションでは、あなたが{ $card }を取るのは100ディールのうち{ $count }回でした(4人で等分なら{ $share }回)。

## できない理由

barbu-no-such-action = バルビュにはない操作です。
barbu-already-declared = このディールのコントラクトはもう宣言されています。
barbu-declare-first = 先にデクレアラーがコントラクトを宣言します。
barbu-declared-before = { $contract }はもう宣言しました。どのコントラクトも、宣言できるのは1回だけです。
barbu-no-doubling = このテーブルではダブルを使いません。
barbu-double-first = カードを出すのは、全員がダブルについて答えてからです。
barbu-doubling-over = このディールのダブルは、もう締め切られました。
barbu-named-twice = 同じ人が2回書かれています。ダブルは1人に1回です。
barbu-not-yourself = 自分にはダブルをかけられません。
barbu-dealer-only = このテーブルでは、「切り札」と「ドミノ」でダブルをかけてよい相手はデクレアラーだけです。
barbu-redouble-only = { $player }はあなたにダブルをかけていません。デクレアラーができるのはリダブルだけです。
barbu-doubled-you = { $player }はあなたにダブルをかけました。デクレアラーがダブルをかけてよいのは、かけてこなかった人だけです。
barbu-must-double = かけなければならないダブルがまだ残っているので、今このデクレアラーにかけてください。
barbu-no-heart-lead = 手札にほかのスートがある間は、{ $suit }をリードできません。
barbu-must-follow = リードされた{ $suit }が手札にあるので、フォローしてください。
barbu-must-beat = { $card }より強い切り札が手札にあるので、それを出してください。
barbu-must-trump = { $suit }が手札にないので、切り札({ $trump })を出してください。
barbu-must-overtrump = フォローできず、{ $card }より強い切り札が手札にあるので、それを出してください。
barbu-no-pass = パスできるのはドミノだけです。
barbu-must-lay = 出せるカードがあるので、パスはできません。
barbu-not-next = { $suit }の列の端は{ $cards }です。出せるのは、その隣のカードだけです。
barbu-not-started = { $suit }の列は{ $rank }から始まります。

## ルール(1ページずつ。1行目は見出し)

barbu-outcome-doubling = ダブルなしの平均点: { $player0 } { $score0 } · { $player1 } { $score1 } · { $player2 } { $score2 } · { $player3 } { $score3 }
barbu-outcome-with-doubles = ダブルの支払いも含めて、あなたは平均{ $own }点、ほかの人は1人あたり{ $others }点

## The rules: a page is a text, its paragraphs are attributes; words that they explain

barbu-rules-overview = ゲームの流れ
    .cards = 4人がパートナーなしで戦います。52枚を13枚ずつ配ります。どのスートもAが一番強く、2が一番弱いです。
    .turns = 順番はいつも時計回りです。誰の番かはテーブルに出ています。ディールの合間は誰の番でもありません。
    .declarer = ディーラーは*デクレアラー*でもあります。手札を見て、7つの*コントラクト*から1つを選びます。全28ディールで、全員が7つを**1回ずつ**宣言します。有利なコントラクトは良い手札のために取っておき、不利なものは早めに済ませましょう。
    .course = 1回のディールは次のように進みます。
    .course-declare = 1. デクレアラーがコントラクトを宣言します。
    .course-double = 2. 1人ずつ順番に、ほかの人に*ダブル*をかけることができます。このディールでその人より多く得点するという賭けです。
    .course-play = 3. 13トリック、または*ドミノ*(七並べのように列にカードを出します)をプレイします。
    .course-score = 4. コントラクトの得点を数え、ダブルのかかった2人の間で得点の差をやり取りします。
    .zero = 7つのコントラクトの得点を合計すると0点です。誰かの損は別の誰かの得になります。合計点が一番高い人の勝ちで、同点なら同じ順位です。
barbu-rules-contracts = 7つのコントラクト
    .negative = 5つは*ネガティブコントラクト*です。切り札はなく、トリックや決まったカードを取ると減点されます。
    .tricks = • **ノー・トリック**: 1トリックにつき−2点(合計−26点)
    .queens = • **ノー・クイーン**: Q1枚につき−6点(合計−24点)
    .last = • **ノー・ラスト・ツー**: 最後から2番目のトリックが−10点、最後のトリックが−20点(合計−30点)
    .hearts = • **ノー・ハート**: ハート1枚につき−2点、ハートのAだけは−6点(合計−30点)
    .king = • **ノー・ハート・キング**: ハートのKが−20点。この「ひげの王」が*バルビュ*です。
    .positive = 2つは*ポジティブコントラクト*です。
    .trumps = • **切り札**: デクレアラーがスートを決めます。1トリックにつき+5点(合計+65点)
    .dominoes = • **ドミノ**: 1番目に上がると45点、2番目は20点、3番目は5点、最後は−5点(合計+65点)
    .left = 誰にどのコントラクトが残っているかは、得点表でいつでも見られます。ディールの合間にはテーブルにも出ます。
barbu-rules-play = トリックのプレイ
    .lead = 最初のトリックはデクレアラーがリードし(オープニングリード)、その後はトリックを取ったプレイヤーがリードします。手札から1枚ずつ出します。
    .follow = マストフォローです。フォローできれば、必ずフォローします。勝つ必要はありません。
    .wins = 一番強い切り札がトリックを取ります。切り札が出なければ、リードされたスートの一番強いカードが取ります。
    .in-negative = ネガティブコントラクト:
    .void = • フォローできなければ、何でも出せます。
    .heart-lead = • ノー・ハートとノー・ハート・キングでは、手札がハートだけのときに限り、ハートをリードできます。フォローできないときは、いつでもハートを捨てられます。
    .decided = • 失点になるカードがなくなると、ディールはすぐに終わります(4枚目のQ、最後のハート、ハートのKが取られたとき)。
    .in-trumps = コントラクト「切り札」:
    .beat = • **切り札がリードされたら** 場の切り札より強い切り札を出します。なければ、どの切り札でも出せます。
    .trump = • **ほかのスートがリードされ、フォローできないとき** 切り札を出します。場に切り札があれば、それより強いものを出します。それができなければ、何でも出せます。
    .face-up = ノー・クイーンのQ、ノー・ハートのハート、ノー・ハート・キングのハートのKは、取った人の前に表向きのまま置いておきます。
barbu-rules-trick-example = 例: 1つのトリック
    .shown = コントラクト「切り札」のディールから。終盤の手札、出したカード、ルール上出せなかったカードです。
barbu-rules-dominoes = ドミノ
    .start = デクレアラーが*スタートランク*を宣言します。そのランクのカードを持っていなくてもかまいません。スートごとの列がそのランクから始まり、両側に伸びます。順番は 2 3 4 5 6 7 8 9 10 J Q K A です。
    .lay = デクレアラーから順に、**1枚**ずつ出します。まだ列のないスートのスタートランクのカードか、列の端につながるカードです。Aと2はつながりません。
    .pass = 出せるカードがないときだけパスします。パスを見れば、その人が持っていないカードがわかります。
    .out = 最後のカードを出すと上がりです。3人目が上がると、ディールは終わりです。
    .scores = 1番目は+45点、2番目は+20点、3番目は+5点、最後は−5点です。
    .table = テーブルには、各列で次に出せるカードが書いてあります。
barbu-rules-doubling = ダブル
    .what = ダブルは、このディールで相手より多く得点するという宣言です。1人にも、何人にも、全員にもかけられ、かけなくてもかまいません。
    .once = ダブルをかける番は1人1回で、デクレアラーが最後です。自分の番の後でダブルをかけられても、もうかけ返せません。
    .pays = ディールの後、ダブルをかけた人とかけられた人が2人で得点を比べ、少ない方が多い方へ**差の点数**を渡します。片方だけのダブルなら1倍、お互いにかけたら(*リダブル*)2倍です。同点ならやり取りはありません。
    .declarer = • **デクレアラー** 基本ルールでは、自分にダブルをかけて*いない*人にだけかけられます。国際ルールでは、かけてきた人への*リダブル*だけです。
    .others = • **ほかのプレイヤー**は、自分以外の誰にでもダブルをかけられます。国際ルールの切り札とドミノでは、デクレアラーにだけかけられます。
    .compulsory = • **必ずかけるダブル**(国際ルール) 各デクレアラーの7回のディールで、2回以上そのデクレアラーにかけます。残りのディール数が、あと必要なダブルの回数と同じになったら、必ずかけなければなりません。
barbu-rules-double-example = 例: ダブル
    .shown = ノー・クイーンのディールから。それぞれの手札と、誰にダブルをかけたかです。
barbu-rules-scoring = 得点表
    .sheet = 得点表には、1ディールごとに次のことが書いてあります。
    .contract = • コントラクトとデクレアラー
    .doubles = • 誰が誰にダブルをかけたか
    .check = • *チェック*: 4人の得点の合計。コントラクトの合計と同じになります。
    .players = • 各プレイヤーの得点: まずプレイの得点、次にほかの人との点数のやり取り。×2はお互いのダブルです。
    .totals = • 合計点
    .left = 直近のディールの下に、誰が何を宣言し、何が残っているかが書いてあります。
    .end = 28ディールの後、全員の合計点を足すと0点になります。合計点が一番高い人の勝ちです。
barbu-rules-score-example = 例: 得点
    .shown = 同じノー・クイーンのディールの、最後のトリックと得点です。得点にはダブルによる点のやり取りも含まれています。
barbu-rules-strategy = 10のコツ
    .rule1 = 1. 得点が一番高くなりそうなコントラクトではなく、普通の手札で宣言するときと比べて一番得をするコントラクトを選びましょう。どのコントラクトも1回きりです。
    .rule2 = 2. 切り札とドミノのコントラクトは良い手札が来たときのために取っておき、普通の手札ではネガティブコントラクトを宣言しましょう。
    .rule3 = 3. 「切り札」には、強いカード2枚を含む5枚のスートと、ほかのスートのAがある手札が向いています。一番強い切り札はいつ出してもトリックを取れるので、先にほかのスートの低いカードをリードすることが多くなります。枚数の少ないスートなら、そのうち切り札を出せるようになります。Aはほかの人がそのスートをリードするまで残し、高いカードを切り札で取られそうなときは切り札をリードします。
    .rule4 = 4. ドミノでは、2枚以上持っているランクか、手札の多くのカードに近いランクをスタートランクにします。Aと2が多い手札は、ドミノに向きません。
    .rule5 = 5. ノー・ハート・キングは、Kを持っていても、それより低いハートが2枚以上あれば安全です。
    .rule6 = 6. ノー・クイーンでは、同じスートの低いカードが3枚あるQは、ほぼ安全です。1枚以下なら危険です。
    .rule7 = 7. ノー・トリックとノー・ラスト・ツーでは、どのスートにも低いカードがほしいところです。低いカードのない長いスートは、最後にトリックを取ってしまいます。
    .rule8 = 8. ほんの1、2点でも上回れそうな人にはダブルをかけましょう。平均すれば損はなく、負けたときの損も、勝ったときの得より大きくはありません。
    .rule9 = 9. 自分にダブルをかけた人にかけ返すのは慎重に。その人は勝つつもりです。かける機会があったのにかけなかった人の方が、ダブルをかける相手に向いています。
    .rule10 = 10. 切り札とドミノでは、とても良い手札でなければ、デクレアラーにダブルをかけないようにしましょう。デクレアラーがこの2つを選ぶのは、とても良い手札のときです。
barbu-rules-options = オプション
    .about = ゲームを始める前に選べます。それぞれ最初のものが「基本ルール」です。
    .deals = • **ディール数** 28、12(1人3回)、または4(1人1回)
    .declarers = • **デクレアラーの順番** 1ディールごとに交代、または1人が自分の分を続けて宣言
    .doubling = • **ダブル** あり、またはなし
    .declarer = • **デクレアラーがダブルをかけてよい相手** 自分にダブルをかけていない人、かけた人(国際ルール)、なし、または誰でも
    .others = • **切り札とドミノで、デクレアラー以外がダブルをかけてよい相手** 誰でも、またはデクレアラーだけ(国際ルール)
    .compulsory = • **各デクレアラーに必ずかけるダブルの回数** 0、または2(国際ルール)。28ディールのときだけです。
    .undoubled = • **ダブルのないネガティブコントラクト** プレイする。またはプレイせず、デクレアラー以外が減点を分ける(1人につき、ノー・トリック−9点、ノー・クイーン−8点、ノー・ラスト・ツーとノー・ハート−10点、ノー・ハート・キング−7点。デクレアラーは、合計が合うように0点か1点)
    .hearts = • **ノー・ハートとノー・ハート・キングでのハートのリード** 手札がハートだけのときに限る、ハートが1枚でも捨てられた後はできる、またはいつでもできる
    .ruff = • **コントラクト「切り札」で、フォローできず、場の切り札にも勝てないとき** 何でも出せる、またはそれでも切り札を出す
    .decided = • **点数が決まったディール** すぐに終える、または最後までプレイする
    .ace = • **ドミノでAを出したとき** 続けて出せない、または続けてもう1枚出す
    .dominoes = • **ドミノの得点** 45、20、5、−5、または40、20、10、−5
    .domino-end = • **ドミノの終わり** 3人が上がったとき、または最後の1枚まで

barbu-word-declarer = デクレアラー
barbu-word-contract = コントラクト
barbu-word-double = ダブル
barbu-word-dominoes = ドミノ
barbu-word-negative = ネガティブコントラクト
barbu-word-barbu = バルビュ(ハートのK)
    .also = バルビュ
barbu-word-positive = ポジティブコントラクト
barbu-word-start = スタートランク
barbu-word-redouble = リダブル
barbu-word-check = チェック
