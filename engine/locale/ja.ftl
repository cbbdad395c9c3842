# どのゲームでも使う言葉: カード、列挙、ゲームによらない出来事と断り、記録の行。用語は他の言語の同じ鍵にそろえる。

## 列挙

list-more = { $head }、{ $next }
list-last = { $head }と{ $last }

## カード: フレンチ・スート

card-suit = { $symbol } { $word }

card-french-short = { $symbol }{ $rank }
card-french-spoken = { $suit }の{ $rank }
card-told = { $card }
card-french-symbol-spades = ♠
card-french-symbol-hearts = ♥
card-french-symbol-diamonds = ♦
card-french-symbol-clubs = ♣
card-french-suit-spades = スペード
card-french-suit-hearts = ハート
card-french-suit-diamonds = ダイヤ
card-french-suit-clubs = クラブ
card-french-index-ace = A
card-french-index-king = K
card-french-index-queen = Q
card-french-index-jack = J
card-french-index-ten = 10
card-french-index-nine = 9
card-french-index-eight = 8
card-french-index-seven = 7
card-french-index-six = 6
card-french-index-five = 5
card-french-index-four = 4
card-french-index-three = 3
card-french-index-two = 2
card-french-rank-ace = A
card-french-rank-king = K
card-french-rank-queen = Q
card-french-rank-jack = J
card-french-rank-ten = 10
card-french-rank-nine = 9
card-french-rank-eight = 8
card-french-rank-seven = 7
card-french-rank-six = 6
card-french-rank-five = 5
card-french-rank-four = 4
card-french-rank-three = 3
card-french-rank-two = 2

## カード: スイス(ドイツ語圏)のスート

card-swiss-short = { $symbol }{ "\u00A0" }{ $suit }{ $rank }
card-swiss-spoken = { $suit }の{ $rank }
card-swiss-symbol-spades = 🛡️
card-swiss-symbol-hearts = 🌹
card-swiss-symbol-diamonds = 🌰
card-swiss-symbol-clubs = 🔔
card-swiss-suit-spades = 盾
card-swiss-suit-hearts = 野バラ
card-swiss-suit-diamonds = ドングリ
card-swiss-suit-clubs = 鈴
card-swiss-index-ace = A
card-swiss-index-king = K
card-swiss-index-queen = O
card-swiss-index-jack = U
card-swiss-index-ten = B
card-swiss-index-nine = 9
card-swiss-index-eight = 8
card-swiss-index-seven = 7
card-swiss-index-six = 6
card-swiss-index-five = 5
card-swiss-index-four = 4
card-swiss-index-three = 3
card-swiss-index-two = 2
card-swiss-rank-ace = A
card-swiss-rank-king = K
card-swiss-rank-queen = オーバー
card-swiss-rank-jack = ウンター
card-swiss-rank-ten = バナー
card-swiss-rank-nine = 9
card-swiss-rank-eight = 8
card-swiss-rank-seven = 7
card-swiss-rank-six = 6
card-swiss-rank-five = 5
card-swiss-rank-four = 4
card-swiss-rank-three = 3
card-swiss-rank-two = 2

## ゲームによらない出来事

engine-received = { $cards }を受け取りました。
engine-played = { $player }が{ $card }を出しました。

## トリックだけのゲーム

engine-action-card = { $card }
engine-heading-deal = 第{ $number }ディール
engine-part-dealer = ディーラー
engine-waiting-opening = これからカードを配ります。
engine-waiting-ended = 次のディールに進みます。
engine-waiting-over = ゲームは終了しました。
engine-prompt-waiting = { $player }を待っています。
engine-prompt-lead = リードしてください。
engine-prompt-play = 1枚出してください。
engine-prompt-leading = { $player }のリードです。
engine-prompt-playing = { $player }がカードを出す番です。
engine-dealt = 第{ $number }ディール: { $dealer }が配ります。
engine-took-trick = { $player }が第{ $number }トリックを取りました。
engine-won-higher = { $rank }は{ $than }より強い
engine-won-alone = ほかに同じスートのカードなし
engine-won-trumped = 切り札で取った
engine-won-overtrumped = より強い切り札: { $rank }は{ $than }より強い
engine-scored = { $player } { $amount }点
engine-deal-scored = このディール: { $first }、{ $second }、{ $third }、{ $fourth }
engine-match-won = { $winner }が{ $points }点でゲームに勝ちました。
engine-match-shared = { $winner }が{ $points }点で同点1位です。

## カードをすすめる理由

engine-reason-only-card = 出せるカードは{ $card }だけです。
engine-reason-unbeaten = { $card }なら確実にトリックを取れます。後から出す人は誰も勝てません。
engine-reason-no-opponent = 相手は誰も{ $card }に勝てません。
engine-reason-strongest = { $suit }では、相手は{ $card }より強いカードを持っていません。負けるのは切り札で取られるときだけです。
engine-reason-draws = { $card }で相手に切り札を出させます。相手に残っている切り札は多くても{ $count }枚です。
engine-reason-stronger = { $card }に勝てる相手のカードは、{ $suit }では{ $ranks }だけです。
engine-reason-stronger-or-trump = { $card }に勝てる相手のカードは、{ $suit }では{ $ranks }、ほかには切り札だけです。
engine-reason-takes = { $card }でトリックを取れます{ $points ->
    [0] 。
   *[other] ({ $points }点)。
}
engine-reason-so-far = 今のところ一番強いのは{ $card }です。残りのカードでこれに勝てるのは、多くても{ $count }枚です。
engine-reason-one-may-beat = 今のところ一番強いのは{ $card }です。残るは{ $player }だけで、これに勝てる{ $count }枚のどれかを持っているかもしれません。
engine-reason-cheapest-winner = トリックを取れるカードの中で、{ $card }より点の低いものはありません。
engine-reason-later = 後で出すと、{ $card }は{ $ranks }に負けるかもしれません。
engine-reason-in-trick = これでこのトリックは{ $points }点になります。
engine-reason-partner-certain = { $player }の{ $card }が確実にトリックを取ります。
engine-reason-partner-so-far = 今のところ一番強いのは{ $player }の{ $card }です。
engine-reason-gives = { $card }を出すと、トリックに{ $points }点加わります。
engine-reason-cannot-win = 出せるカードの中に、{ $card }に勝てるものはありません。
engine-reason-keeps = { $cards }を後のために残します。
engine-reason-keeps-strongest = { $cards }を残せます。相手は同じスートでそれより強いカードを持っていません。
engine-reason-only-above = あなたの{ $card }より強い{ $suit }は{ $higher }だけです。それが出てしまえば、{ $card }が一番強くなります。
engine-reason-tops = 残っている{ $suit }のうち、上から{ $count }枚はあなたの手札です。
engine-reason-two-above = あなたの{ $card }より強い{ $suit }は{ $cards }だけです。どちらも出てしまえば、{ $card }が一番強くなります。
engine-reason-partner-after = この後に{ $player }が出すので、トリックを取ってくれるかもしれません。
engine-reason-void = { $card }を出すと{ $suit }がなくなり、次にリードされたら切り札を出せます。
engine-reason-cheapest = { $points ->
    [0] { $card }は0点です。
   *[other] 出せるカードの中で、{ $card }({ $points }点)より点の低いものはありません。
}
engine-reason-counts = { $card }は{ $points }点です。

## トリックの数だけが大事なゲームで、あるカードを選ぶ理由

engine-reason-takes-it = { $card }でトリックを取れます。
engine-reason-lowest-winner = 今のところ勝てるカードの中で、{ $card }が一番弱いカードです。
engine-reason-ruff = { $suit }がないので、切り札の{ $card }で取りにいけます。
engine-reason-lowest = 出せるカードの中に、{ $card }より低いものはありません。
engine-reason-usual = 自然に見える選択ですが、試したディールでは結果が劣りました。
engine-reason-least-bad = 難点もありますが、試したディールではほかのどの選択もこれを上回りませんでした。
engine-reason-all-alike = 比べたほかの選択にも同じ難点があり、試したディールではどれもこれを上回りませんでした。
engine-reason-keeps-top = { $card }を残します。{ $suit }でこれより強いカードは、ほかの誰も持っていません。
engine-reason-keeps-guards = { $best }を守るために{ $cards }を残します。{ $above }が出た後は、{ $best }が{ $suit }で一番強くなります。
engine-reason-suit-left = { $count ->
    [0] 手札の{ $suit }は{ $card }が最後の1枚です。
   *[other] { $card }を出しても、手札に{ $suit }があと{ $count }枚残ります。
}
engine-reason-nearer-void = { $card }のあと、{ $suit }の残り{ $count }枚も出してしまえば、切り札で取りにいけます。

## ゲームによらず、エンジンが断ること

engine-bad-game = そのようなゲームはありません。
engine-bad-preset = そのようなルールセットはありません。
engine-bad-option = そのようなオプションはありません。
engine-bad-option-value = オプションの値が正しくありません。
engine-bad-seats = このゲームは、その人数では遊べません。
engine-bad-dealer = ディーラーになれるのは、席についている人だけです。
engine-bad-pack = ゲームに使うカードがそろっていません。
engine-bad-chance = カードの並び以外にランダムに決める値が、足りないか、正しくありません。
engine-no-deal-due = 今はカードを配る場面ではありません。
engine-no-end-now = 合意で終えられるのはディールの合間だけで、合意での終了を認めていないゲームもあります。
engine-deal-due = 先にカードを配ってください。
engine-not-your-turn = あなたの番ではありません。
engine-match-over = ゲームは終わっています。
engine-nothing-to-take-back = 今は「待った」ができません。
engine-one-card = カードを1枚選んでください。
engine-not-held = { $card }は手札にありません。
engine-not-in-pack = { $card }は、このゲームで使う{ $size }枚の中にありません。
engine-no-such-action = このゲームにはない操作です。

## 記録の行の誤り

record-not-utf8 = UTF-8 ではありません
record-blank-line = 空の行です
record-not-json = JSON ではありません
record-long-number = 数の桁が多すぎます
record-not-object = JSON のオブジェクトではありません
record-key-twice = 同じキーが2回あります
record-unknown-key = 不明なキーがあります
record-missing-key = 必要なキーがありません
record-version = 形式のバージョンが1ではありません
record-no-such-seat = そのような席はありません
record-bad-action = 行動が文字列ではありません
record-bad-mark = 「at」は文字列、「by」は player、autopilot、computer のどれかでなければなりません
record-bad-match = 「match」は、英数字とハイフンだけの64文字以内の文字列でなければなりません
record-bad-seal = 「salt」と「hash」は両方必要で、それぞれ32〜128桁と64桁の小文字の16進数でなければなりません
record-bad-end = 「end」は「agreed」でなければなりません
record-malformed = { $line }行目は読めません: { $reason }
record-seat = 席{ $seat }
engine-outcome = { $opponents ->
    [1] あなたは平均{ $own }点、相手は{ $others }点
   *[other] あなたは平均{ $own }点、ほかの人は{ $others }点
}
engine-outcome-teams = あなたのチームは平均{ $own }点、相手チームは{ $others }点
engine-order-trumps = 切り札
engine-order-others = ほかのスート
engine-order-all = すべてのスート
