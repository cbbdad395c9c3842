# ビラ。カード、スート、プレイヤー、ビッドは言葉になって届く。点数は数。

vira-name = ビラ
vira-figure-pot = ポット

## プリセットとオプション

vira-preset-article = ストックホルムのビッド表(40種類)
vira-option-deals = ディール数
vira-option-potUnit = 最後にポットを分ける単位(8点=1ベター)
vira-option-qualifierJump = 「カラー」と「プレファランス」
vira-option-qualifierJump-off = 1段ずつ
vira-option-qualifierJump-on = 新しいビッドと同時にできる
vira-option-stopWhenDecided = 結果が決まったディール
vira-option-stopWhenDecided-off = 最後までプレイする
vira-option-stopWhenDecided-on = すぐに終わる
vira-option-revealUnused = ディール後の捨て札とタロンの残り
vira-option-revealUnused-off = 伏せたまま
vira-option-revealUnused-on = 公開する

## 40のビッド

vira-bid-six = シックス(6)
vira-bid-turne6 = トゥルネ6
vira-bid-seven = セブン(7)
vira-bid-vingel6 = ビンイェル6
vira-bid-gask0 = ガスク0
vira-bid-gok = クク
    .also = カッコウ
vira-bid-turne7 = トゥルネ7
vira-bid-kopmisar1 = コプミゼール1
vira-bid-gask1 = ガスク1
vira-bid-eight = エイト(8)
vira-bid-vingel7 = ビンイェル7
vira-bid-turne8 = トゥルネ8
vira-bid-kopmisar2 = コプミゼール2
vira-bid-gask2 = ガスク2
vira-bid-solo6 = ソロ6
vira-bid-vingel8 = ビンイェル8
vira-bid-kopmisar3 = コプミゼール3
vira-bid-gask3 = ガスク3
vira-bid-nine = ナイン(9)
vira-bid-kopmisar4 = コプミゼール4
vira-bid-gask4 = ガスク4
vira-bid-tringel9 = トリンイェル9
vira-bid-kopmisar5 = コプミゼール5
vira-bid-gask6 = ガスク6
vira-bid-solo7 = ソロ7
vira-bid-kopmisar6 = コプミゼール6
vira-bid-gask5 = ガスク5
vira-bid-solo8 = ソロ8
vira-bid-vira = ビラ
    .also = ヴィラ
vira-bid-petite = ソロ・プチ・ミゼール
vira-bid-solo9 = ソロ9
vira-bid-grande = ソロ・グラン・ミゼール
vira-bid-solo10 = ソロ10
vira-bid-petite_ouverte = ソロ・プチ・ミゼール・ウベア
vira-bid-petite_royale = ソロ・プチ・ミゼール・ウベア・ロイヤル
vira-bid-solo11 = ソロ11
vira-bid-grande_ouverte = ソロ・グラン・ミゼール・ウベア
vira-bid-grande_royale = ソロ・グラン・ミゼール・ウベア・ロイヤル
vira-bid-solo12 = ソロ12
vira-bid-solo_vira = ソロ・ビラ
vira-bid-in-colour = { $bid }・カラー
vira-bid-in-preference = { $bid }・プレファランス
vira-bid-misere = { $bid }(ミゼール)

## ビッドの意味: 目標、交換、点数

vira-meaning = { $aim } · { $exchange } · { $price }
vira-meaning-short = { $aim } · { $price }
vira-aim-win = { $tricks }トリック以上
vira-aim-all = 13トリック全部
vira-aim-lose = { $tricks }トリック全部負け
vira-aim-either = { $win }、または{ $tricks }トリック全部負け
vira-aim-trumps = { $aim }、切り札{ $suits }
vira-open-before_lead = { $aim }・公開
vira-open-before_defender_exchange = { $aim }・ほかのプレイヤーの交換前に手札を公開
vira-open-own_first_card = { $aim }・デクレアラーが最初のカードを出すときから手札を公開
vira-exchange-bought = 0〜{ $maximum }枚交換
vira-exchange-turned = { $turned }枚開き、{ $minimum }〜{ $maximum }枚交換
vira-exchange-keep = { $kept }枚残し、タロン全部を取る
vira-exchange-talon = タロン全部を取り、13枚捨てる
vira-exchange-exactly = { $count }枚交換し、{ $shed }枚捨てる
vira-exchange-shed = 交換なし、{ $shed }枚捨てる
vira-exchange-none = 交換なし
vira-pot = 勝ち+{ $win }、負け−{ $single }/−{ $double }
vira-price = { $pot } · { $points }
vira-points-each = 1人につき{ $points }
vira-points = ±{ $points }
vira-points-with = { $suits }±{ $points }
vira-points-else = ほか±{ $points }
vira-columns-one = { $points }
vira-columns-three = プレファランス{ $pref }・セカンド{ $second }・その他{ $other }
vira-columns-suits = { $pref }: { $in_pref } · { $second }: { $in_second } · { $other }: { $in_other }

## 答え(ボタンとメニューの言葉)

vira-group-play = トリックを取る(6〜9、ソロほか)
vira-group-gask = タロン全部(ガスク、クク、ビラ)
vira-group-misere = 全部負ける(コプミゼールほか)
vira-group-sharpen = コントラクト
vira-group-trumps = 切り札
vira-group-decide = プレイか降伏か
vira-group-instead = 切り札を決めない: ミゼールか降伏
vira-group-surrender = プレイせずに降伏
vira-group-hand = 手札
vira-played-about = デクレアラーとしてプレイしたビッド
vira-played-buy = シックス〜ナイン
vira-played-turne = トゥルネ
vira-played-vingel = ビンイェル
vira-played-tringel = トリンイェル
vira-played-gask = ガスク
vira-played-gok = クク
vira-played-vira = ビラ
vira-played-kopmisar = コプミゼール
vira-played-solo = ソロ
vira-played-solomisar = ソロ・ミゼール
vira-action-card = { $card }
vira-say-colour = カラー
vira-say-preference = プレファランス
vira-say-hold = ホールド
vira-say-pass = パス
vira-pass-ends = ビッドは終わり、{ $player }が{ $bid }のデクレアラーになります
vira-pass-ends-open = ビッドは終わり、{ $player }が{ $bid }のデクレアラーになります。同じ種類の、より強いビッドに宣言しなおすこともあります。
vira-pass-out = このディールではもうビッドできなくなります(今のビッド: { $player }の{ $bid })
vira-sharpen-none = そのまま
vira-name-trump = 切り札: { $suit }
vira-trump-meaning = { $column }の欄: 1人につき{ $points }点
vira-decide-stand = プレイする
    .also = プレイ
vira-decide-surrender = 降伏する
    .also = 降伏
vira-decide-re-exchange = 再交換する
    .also = 再交換
vira-decide-misere = 1トリックも取らない
    .also = ミゼール
vira-pick-defence = 交換するカードを選んでください。タロンは残り{ $maximum }枚です。
vira-pick-exchange = 交換するカードを選んでください。
vira-pick-keep = 手札に残すカードを選んでください。ほかは捨てて、タロンを全部取ります。
vira-pick-discard = 捨てるカードを選んでください。
vira-pick-shed = プレイの前に捨てるカードを選んでください。
vira-chosen-exchange = 交換するカード
vira-left-exchange = 残すカード
vira-chosen-keep = 残すカード
vira-left-keep = 捨てるカード
vira-chosen-discard = 捨てるカード
vira-left-discard = 残すカード

## 答えを選ぶ理由(プレイヤーに確実に分かること)

vira-reason-trumps = { $suit }が切り札なら、手札に切り札は{ $count ->
    [0] 1枚もありません
   *[other] { $count }枚ありますが、一番強い4枚に入るものはありません
}。
vira-reason-trumps-with = { $suit }が切り札なら、切り札は{ $count ->
    [1] { $cards }の1枚です
   *[other] { $count }枚で、その中に{ $cards }があります
}。
vira-reason-tops = ほかのスートに{ $cards }があります。
vira-reason-tops-in-hand = { $cards }を持っています。
vira-reason-any-suit = { $count ->
    [0] 1枚も持っていないスートが表向きになることもあります。
   *[other] どのスートが表向きになっても、そのスートが{ $count }枚以上あります。
}
vira-reason-safe-suits = { $suits }がリードされても、いつでもトリックを取らずに済みます。
vira-reason-low-cards = { $rank }以下のカードは、手札に{ $count ->
    [0] 1枚もありません
   *[other] { $count }枚あります
}。
vira-reason-choose = { $cards }枚の中から手札の13枚を選べます。
vira-reason-new-hand = 手札を全部タロンと交換します。
vira-reason-would-keep = { $cards }を残すことになります。
vira-reason-gets-rid = { $cards }を手放せます。

vira-reason-low-guard = { $suit }がロー・ガードなので、パスしても罰金はありません。
vira-reason-no-guard = ロー・ガードがないので、パスすると、ククが成功したときに罰金を{ $fine }点払います。
vira-reason-hold = より強いビッドをしなくても、同じ{ $bid }を自分のものにできます。
vira-reason-goes-higher = 今できる一番弱いビッドは{ $bid }です。
vira-reason-longest = 一番長いスートは{ $count }枚です。AとKは、全8枚のうち{ $tops ->
    [0] 1枚も持っていません
   *[other] { $tops }枚持っています
}。
vira-reason-pays-more = ほかのプレイヤーからもらえる点が、1人につき{ $now }点から、最大で{ $points }点に増えます。
vira-reason-enough = 切り札を決めるコントラクトなら、{ $tricks }トリックで足ります。より強いコントラクトでは、もっと必要です。
vira-reason-exchanges = 今のままなら、交換は{ $count }枚で済みます。より強いビッドでは、もっと多く交換しなければなりません。

vira-reason-turned = タロンの{ $cards }が切り札として手札に入ります。
vira-reason-column = この切り札なら、ほかのプレイヤーとのやり取りは1人につき{ $points }点です。
vira-reason-surrender-costs = 今降伏すれば、ポットに払うのは{ $points }点です。ダブル負けなら{ $double }点になります。
vira-reason-surrender-double = 降伏しても、ポットに払うのはダブル負けと同じ{ $points }点です。
vira-reason-new-cards = 新しいカードを{ $count }枚まで引けます。
vira-reason-fee = すぐにほかの2人に{ $points }点ずつ払います。

vira-reason-draws = { $count ->
    [0] 1枚も引かず
   *[other] { $count }枚引いて
}、タロンに{ $left ->
    [0] 1枚も残しません
   *[other] { $left }枚残します
}。
vira-reason-only-high = 手放すのは{ $rank }より強いカードだけです。
vira-reason-keeps-low = { $rank }以下のカードは{ $count ->
    [0] 1枚も残しません
   *[other] { $count }枚残します
}。
vira-reason-gives-no-top = 切り札とAとKは1枚も手放しません。
vira-reason-keeps-none = { $suits }は1枚も残しません。

vira-reason-lead = 同じスートで{ $card }より低いカードは、ほかの2人の手札に{ $lower ->
    [0] ありません
   *[other] 多くても{ $lower }枚しかありません
}。
vira-reason-throw = フォローできないので{ $card }を手放せます。これより低いカードは、ほかの2人の手札に{ $lower ->
    [0] ありません
   *[other] 多くても{ $lower }枚しかありません
}。
vira-reason-nothing-lower = { $best }より低いカードがありません。
vira-reason-beaten = これに勝てるカードが、まだ{ $count }枚出るかもしれません。
vira-reason-takes = この後にこれより強いカードを出せる人はいません。
vira-reason-highest-under = { $best }より低いカードの中では一番高いカードです。
vira-reason-under = { $best }より低いので、トリックは取りません。
vira-reason-last = 手札の{ $suit }の最後の1枚です。次にこのスートがリードされたら、好きなカードを捨てられます。
vira-reason-leaves-on-top = 場で一番強いカードは{ $card }のままです。
vira-reason-stays-theirs = このトリックは、{ $card }を出した{ $player }に取らせます。
vira-reason-frees = { $card }を出すと、このままなら{ $player }が取るトリックを、自分が取ってしまいます。
vira-reason-already-under = { $player }がこのトリックを取ることは、もうありません。
vira-reason-high-away = このスートで一番強い{ $card }を手放せます。
vira-reason-declarer-void = { $player }は{ $suit }を持っていません。
vira-reason-below = { $card }より低いカードは、{ $player }の手札に{ $count ->
    [0] ありません。フォローすれば、必ずそれより高いカードになります
   *[other] 多くても{ $count }枚しかありません
}。

## テーブル

vira-heading-opening = 全{ $length }ディール
vira-heading-deal = 第{ $number }ディール(全{ $length }ディール)
vira-heading-standing = { $bid }: { $meaning }
vira-preference = プレファランス { $suit }、セカンド { $second }
vira-contract = { $contract }: { $aim }
vira-trumps = 切り札 { $suit }({ $column }の欄)
vira-talon = タロン{ $count }枚
vira-column-pref = プレファランス
vira-column-second = セカンド・プレファランス
vira-column-other = その他
vira-column-alone = { $column }の欄
vira-column-suit = { $column }の欄: { $suit }
vira-cost-points = ポットに{ $pot }点、ほかの2人に{ $points }点ずつ
vira-cost-pot = ポットに{ $pot }点
vira-fee-points = 再交換料はほかの2人に{ $points }点ずつ
vira-fee-none = 再交換料なし
vira-again-meaning = { $fee }。その後は{ $pot }
vira-part-forehand = フォアハンド
vira-part-middle = ミドルハンド
vira-part-dealer = ディーラー
vira-part-declarer = デクレアラー
vira-auction-bid = { $player } { $bid }
vira-auction-colour = { $player } 「カラー」: { $bid }
vira-auction-preference = { $player } 「プレファランス」: { $bid }
vira-auction-hold = { $player } 「ホールド」: { $bid }
vira-auction-pass = { $player } 「パス」
vira-said-colour = { $bid }
vira-said-preference = { $bid }
vira-said-hold = { $bid }をホールド
vira-said-pass = 「パス」
vira-said-exchanged = { $count }枚交換
vira-said-exchanged-none = 交換なし
vira-said-exchanged-again = { $count }枚交換、再交換で{ $again }枚
vira-said-talon = タロン全部
vira-said-talon-empty = 交換なし(タロンが空)
vira-said-needs = あと{ $tricks }トリック必要
vira-said-made = 目標を達成
vira-said-none = 目標は1トリックも取らないこと
vira-said-single = 負けが決定(もう1トリック取るとダブル負け)
vira-said-short = 負けが決定(残り{ $tricks }トリックを全部取らないとダブル負け)
vira-said-double = ダブル負けが決定
vira-cards-turned = 表向きにしたカード
vira-cards-turned-again = 再交換で表向きにしたカード
vira-cards-shown = { $player }の手札
vira-cards-partner = { $player }の手札(あなただけに公開)
vira-cards-drawn = 引いたカード
vira-cards-discarded = あなたの捨て札
vira-cards-unused = { $player }の捨て札
vira-cards-talon = タロンの残り
vira-waiting-opening = これからカードを配ります。
vira-waiting-ended = 次のディールに進みます。
vira-waiting-over = ゲームは終了しました。
vira-prompt-opening = { $player }の番です。フォアハンドは必ずビッドします。
vira-prompt-opening-own = フォアハンドなので、必ずビッドしてください。
vira-prompt-bidding = { $player }がビッドする番です。今のビッドは{ $holder }の{ $bid }です。
vira-prompt-bidding-gok = { $player }がビッドする番です。今のビッドは{ $holder }の{ $bid }です。これが成功すると、ロー・ガードなしでパスした人は8点払います。
vira-prompt-bidding-own = 今のビッドは{ $holder }の{ $bid }です。
vira-prompt-bidding-guarded = { $suit }にロー・ガードあり: { $bid }にパスしても罰金はありません。
vira-prompt-bidding-bare = ロー・ガードなし: パスすると、{ $bid }が成功したとき8点払います。
vira-prompt-sharpen = { $bid }のままプレイしますか。同じ種類の、より強いビッドに宣言しなおすこともできます。
vira-prompt-trump = { $player }が切り札を宣言する番です。
vira-prompt-trump-own = 切り札を宣言してください。
vira-prompt-trump-turned = { $player }が切り札を宣言する番です。表向きにしたカードのスートから選びます。
vira-prompt-trump-turned-own = 表向きにしたカードのスートから、切り札を宣言してください。
vira-prompt-exchange = { $player }が交換する番です({ $minimum }〜{ $maximum }枚)。
vira-prompt-exchange-exactly = { $player }が{ $maximum }枚交換する番です。
vira-prompt-keep-exactly = { $player }が{ $maximum }枚を残し、ほかを捨ててタロンを全部取る番です。
vira-prompt-discard-exactly = { $player }がタロンを取り、{ $maximum }枚を捨てる番です。
vira-prompt-shed-exactly = { $player }がプレイの前に{ $maximum }枚を捨てる番です。
vira-prompt-decide = { $player }の番です。プレイするか降伏するかを選びます({ $surrender })。
vira-prompt-decide-own = プレイしますか。それとも降伏しますか({ $surrender })。
vira-prompt-decide-again = { $player }の番です。プレイする、再交換する({ $fee })、降伏する({ $surrender })のどれかを選びます。
vira-prompt-decide-again-own = プレイ、再交換({ $fee })、降伏({ $surrender })から選んでください。
vira-prompt-plan = { $player }の番です。切り札を宣言するか、降伏します({ $surrender })。
vira-prompt-plan-own = 切り札を宣言してください。降伏もできます({ $surrender })。
vira-prompt-plan-either = { $player }の番です。切り札を宣言するか、1トリックも取らないミゼールを選ぶか、降伏します({ $surrender })。
vira-prompt-plan-either-own = 切り札を宣言するか、1トリックも取らないミゼールを選ぶか、降伏してください({ $surrender })。
vira-prompt-defence = { $player }が交換する番です。タロンは残り{ $maximum }枚です。

## 出来事

vira-dealt = 第{ $number }ディール(全{ $length }ディール): { $dealer }が配ります。プレファランスは{ $suit }、セカンドは{ $second }です。
vira-dealt-idle = { $dealt }{ $player }は休みです。
vira-called-bid = { $player }のビッド: { $bid }
vira-called-colour = { $player }: 「カラー」({ $bid })
vira-called-preference = { $player }: 「プレファランス」({ $bid })
vira-called-hold = { $player }: 「ホールド」({ $bid })
vira-called-pass = { $player }: 「パス」
vira-auction-won = { $player }がデクレアラーです: { $bid }
vira-sharpened = { $player }が宣言しなおしました: { $bid }
vira-stays = { $player }はそのままプレイします。
vira-turned = { $player }が表向きにしたカード: { $cards }
vira-named-trumps = { $player }の切り札: { $suit }
vira-chose-misere = { $player }は1トリックも取らないミゼールを選びました。
vira-exchanged = { $player }が{ $count }枚交換しました。
vira-exchanged-none = { $player }は交換しません。
vira-exchanged-discarded = { $player }が{ $count }枚捨てました。
vira-exchanged-drawn = { $player }がタロンから{ $count }枚取りました。
vira-exchanged-different = { $player }が{ $discarded }枚捨て、タロンから{ $drawn }枚取りました。
vira-own-exchange = { $cards }を捨て、{ $drawn }を引きました。
vira-own-exchange-none = 交換しませんでした。
vira-own-discarded = { $cards }を捨てました。
vira-own-drawn = { $cards }を引きました。
vira-partner-drew = { $player }が{ $count }枚交換し、{ $cards }を引きました。
vira-exchanges-again = { $player }が再交換します。支払いはありません。
vira-exchanges-again-for = { $player }が再交換し、{ $whom }に{ $amount }点ずつ払います。
vira-stood = { $player }はプレイします。
vira-surrendered = { $player }が降伏しました。
vira-exposed = { $player }が手札を公開しました: { $cards }
vira-partner-shown = 味方の{ $player }の手札: { $cards }
vira-took-trick = { $player }が第{ $number }トリックを取りました。
vira-unused = 使わなかったカード: { $piles }
vira-unused-of = { $player } { $cards }
vira-unused-talon = タロン { $cards }
vira-outcome-win = { $player }が{ $contract }で勝ちました({ $tricks }トリック)。
vira-outcome-single = { $player }は{ $contract }でシングル負けです({ $tricks }トリック)。
vira-outcome-double = { $player }は{ $contract }でダブル負けです({ $tricks }トリック)。
vira-surrendered-single = { $player }は{ $contract }で降伏し、シングル負けです。
vira-surrendered-double = { $player }は{ $contract }で降伏し、ダブル負けです。
vira-deal-scored = { $outcome }{ $changes }
vira-amount = { $player } { $amount }点
vira-amount-gain = { $player } +{ $amount }点
vira-listed = { $head }、{ $next }
vira-guarded = ククに対してパスした{ $player }のロー・ガード: { $suit }
vira-unguarded = ククにパスした{ $player }にはロー・ガードがないので、ポットに8点払います。
vira-pot-line = ポット: { $before } → { $after }
vira-pot-unpaid = 再交換した後の勝ちなので、ポットからの支払いはありません。
vira-pot-line-shared = ポット: { $before } → { $after }(このあと分けます)
vira-shared = ポットを分けます: { $shares }
vira-match-ended = { $shares }。{ $winner }
vira-match-won = { $winner }が{ $points }点でゲームに勝ちました。
vira-match-tied = { $winner }が{ $points }点で同点1位です。
vira-match-drawn = 全員が{ $points }点で引き分けです。

## 得点表(1ディールの明細)

vira-sheet-contract = { $contract }、デクレアラー: { $player }
vira-sheet-trumps = 切り札 { $suit }
vira-sheet-again = 再交換
vira-sheet-surrendered = 降伏
vira-sheet-tricks = { $tricks }トリック
vira-sheet-win = 勝ち
vira-sheet-single = シングル負け
vira-sheet-double = ダブル負け
vira-sheet-ante = ポットへの最初の支払い
vira-sheet-fee-to = 再交換料({ $player }へ)
vira-sheet-fee-from = 再交換料({ $player }から)
vira-sheet-penalty = ククに対してパスした罰金、ポットへ
vira-sheet-unguarded = ロー・ガードなし
vira-sheet-pot-to = ポットに払うポット点
vira-sheet-pot-from = ポットから受け取るポット点
vira-sheet-points-to = { $player }に払うプレイヤー点
vira-sheet-points-from = { $player }から受け取るプレイヤー点
vira-sheet-refill = ポットへの追加の支払い
vira-sheet-share = ポットの分け前

## できない理由

vira-no-such-action = ビラにはない操作です。
vira-whole-rounds = 全員が同じ回数配るように、{ $seats }人のときのディール数は{ $seats }の倍数にしてください。
vira-due-auction = まだビッドの段階です。ビッドするか、パスしてください。
vira-due-defence = 先にデクレアラー以外のプレイヤーがタロンと交換します。0枚でもかまいません。
vira-due-play = 今はプレイ中です。カードは1枚ずつ出してください。
vira-due-sharpen = 先に、より強いビッドに宣言しなおすかどうかを答えてください。
vira-due-trump = 先に切り札を宣言してください。
vira-due-exchange = 先に、交換するカードを選んでください。
vira-due-decide = 先に、プレイするかどうかを答えてください。
vira-due-keep = 先に、手札に残すカードを選んでください。
vira-due-discard = 先に、捨てるカードを選んでください。
vira-due-plan = 先に、切り札か、ほかの選択肢を選んでください。
vira-due-shed = プレイを始める前に、捨てるカードを選んでください。
vira-auction-over = このディールのビッドは終わりました。
vira-must-open = まだビッドがありません。フォアハンドの最初のビッドでは、パスはできません。
vira-plain-first = このテーブルでは、新しいビッドには何も付けられません。「カラー」と「プレファランス」は、今のビッドに対してだけ言えます。
vira-colour-first = 「プレファランス」は「カラー」の後に言います。
vira-dealer-never-holds = ディーラーはホールドできません。より上のビッドか、パスです。
vira-holds-dealers-only = ミドルハンドがホールドできるのは、ディーラーのビッドだけです。
vira-not-higher = { $bid }より強いビッドが必要です。
vira-not-qualifiable = { $bid }には「カラー」も「プレファランス」も付けられません。
vira-already-qualified = 今のビッドはもう{ $bid }です。
vira-not-sharper = { $bid }から宣言しなおせるのは、同じ種類のより強いビッドだけです。
vira-trump-not-turned = { $suit }のカードは表向きになっていないので、切り札にできません。
vira-trump-promised = そのスートは、{ $bid }で約束した切り札ではありません。
vira-no-misere = このコントラクトの目標は、トリックを取ることです。
vira-plain-misere = ミゼールを選べるのは、「カラー」も「プレファランス」も付いていないガスク0〜4だけです。
vira-never-again = { $bid }では再交換できません。
vira-again-once = 再交換は1回だけです。
vira-talon-too-small = 再交換にはタロンが{ $needed }枚必要です。残りは{ $left }枚です。
vira-named-twice = 同じカードが2回書かれています。
vira-exchange-number = ここで交換するのは{ $count }枚です。
vira-exchange-range = ここで交換できるのは{ $minimum }〜{ $maximum }枚です。
vira-keep-number = ここで残すのは{ $count }枚です。
vira-discard-number = ここで捨てるのは{ $count }枚です。
vira-must-follow = リードされた{ $suit }が手札にあるので、フォローしてください。

## ルール(1ページずつ。1行目は見出し)

## The rules: a page is a text, its paragraphs are attributes; words that they explain

vira-rules-overview = ゲームの流れ
    .players = 3人がそれぞれ1人で戦います。4人のときは、ディールごとに1人ずつ休みます。52枚を使い、どのスートもAが一番強く、2が一番弱いです。13枚ずつ配り、残りの13枚が*タロン*です。
    .seats = ディーラーの次が*フォアハンド*、その次が*ミドルハンド*、3人目がディーラーです。誰の番かはテーブルに出ています。ディールの合間は誰の番でもありません。
    .preference = ディールごとに*プレファランス*のスートが決まります。同じ色(赤か黒)のもう1つのスートが*セカンド・プレファランス*です。これらを切り札にすると、点数が高くなります。
    .course = 1回のディールは次のように進みます。
    .auction = 1. 40種類のビッドから選んで宣言します。ビッドとは、決まった数のトリックを取る、または全部負けるという約束です。一番強いビッドをした人が*デクレアラー*になり、ほかの2人は協力して対抗します。
    .prepare = 2. 多くのビッドで、デクレアラーは切り札を宣言し、*交換*(カードを捨て、同じ枚数をタロンから引くこと)ができます。
    .defence = 3. タロンが残っていれば、ほかの2人も交換できます。
    .play = 4. 最初のトリックはフォアハンドがリードし(オープニングリード)、その後はトリックを取ったプレイヤーがリードします。マストフォローで、フォローできなければ何でも出せます。一番強い切り札がトリックを取ります。切り札が出なければ、リードされたスートの一番強いカードが取ります。
    .pay = 5. デクレアラーは、*ポット*との間でポット点を、ほかの2人それぞれとの間で*プレイヤー点*をやり取りします。
    .money = 最初に全員が8点をポットに入れ、ポットがなくなるか足りないときも8点ずつ入れます。最後にポットを分け、点数が一番高い人の勝ちです。
    .start = 最初のおすすめは*シックス*です。好きなスートを切り札にし、好きな枚数を交換して、6トリック取るビッドです。
vira-rules-families = トリックを取るビッド
    .exchange = 交換では、まずカードを捨て、その後で新しいカードを見ます。枚数は全員にわかりますが、どのカードかはわかりません。
    .buy = • **シックス、セブン、エイト、ナイン** 切り札を宣言してから、好きな枚数を交換します。ビッドした数のトリックを取ります。
    .turned = • **トゥルネ**(6〜8)、**ビンイェル**(6〜8)、**トリンイェル**(9) タロンからそれぞれ1枚、2枚、3枚を表向きにします。その中から選んだカードのスートが切り札です。表向きにした枚数以上を交換し、表向きのカードを最初に引きます。
    .gask = • **ガスク**0〜6 その枚数だけ残してほかを捨て、タロンを全部取り、13枚になるまで捨てます。それから切り札を宣言します。必要なトリックは、ガスク0から順に7、8、9、10、11、12、12です。
    .vira = • **ビラ** タロンを全部取り、13枚捨てて、全トリックを取ります。
    .solo = • **ソロ**6〜12、**ソロ・ビラ**(全トリック) 交換せず、配られた手札のまま、切り札を宣言してプレイします。
vira-rules-misere = 1トリックも取らないビッド
    .aim = *ミゼール*と呼びます。切り札はなく、デクレアラーは1トリックも取ってはいけません。
    .kopmisar = • **コプミゼール**1〜6 その枚数を交換し、さらに1枚(コプミゼール1では2枚)捨ててプレイします。
    .gask = • **ガスク**0〜4(切り札のスートを約束しないとき) ミゼールにもできます。そのときさらに捨てる枚数は、ガスク0〜4の順に2、1、0、1、0枚です。ガスク3と4では手札を公開します。
    .gok = • **クク**(カッコウ) タロンを全部取り、13枚捨てます。最初のカードを出すときから手札を公開します。
    .solo = • **ソロ・ミゼール** 交換しません。*プチ*は1枚捨て、*グラン*は13枚でプレイします。*ウベア*は最初のリードの前に、*ロイヤル*も付けばほかの2人の交換の前に、手札を公開します。
    .confer = グラン・ミゼール・ウベア・ロイヤルでは、ほかの2人は互いの手札を見て、内緒で相談できます。
    .guard = • **ロー・ガード** ククに対してパスした人は、そのククが成功すると、ポットに8点払います。ただし、手札のどれか1つのスートにロー・ガードがあれば払いません。ロー・ガードは、2、4-x、6-x-x、8-x-x-x(xは左のカードより低いカード)です。つまり、2があるか、4以下が2枚、6以下が3枚、8以下が4枚あるスートです。ロー・ガードがあったかどうか、どのスートだったかは、ディールの後に示されます。
vira-rules-auction = ビッド
    .opens = フォアハンドから時計回りに進み、フォアハンドは最初に**必ずビッド**します。その後は、より強いビッドか、パスです。パスをすると、もうビッドできません。
    .higher = 「ビッド表(40種類)」のページで番号が大きいほど、強いビッドです。
    .ends = 2人がパスすると、残りの1人がデクレアラーです。
    .instead = 新しいビッドの代わりに、今のビッドを自分のものにできます:
    .colour = • ***カラー*** 同じビッドに、プレファランスかセカンド・プレファランスを切り札にする約束を付けます。何も付いていないビッドにだけ言えます。新しいビッドには、まだ何も付いていません。
    .preference = • ***プレファランス*** 同じビッドに、プレファランスを切り札にする約束を付けます。カラーの付いたビッドにだけ言えます。
    .hold = • ***ホールド*** まったく同じビッドをします。フォアハンドはほかの2人のビッドを、ミドルハンドはディーラーのビッドをホールドできます。ディーラーはできません。
    .which = カラーとプレファランスは、シックス〜ナイン、ガスク、ソロ、ビラ、ソロ・ビラに付けられます。何も付けなくても、プレファランスのスートを切り札にすれば点数は同じですが、ビッドとしては、カラーやプレファランスを付けたものの方が強くなります。
    .sharpen = • ***宣言のしなおし*** ガスク、コプミゼール、ソロのデクレアラーは、カードに触れる前に、同じ種類のより強いビッドを宣言しなおせます(ガスクは弱い順に0 1 2 3 4 6 5で、ほかは数が大きいほど強い)。
vira-rules-auction-example = 例: ビッド
    .shown = 実際にプレイされたディールから。手札、ビッド、その意味です。
vira-rules-exchanging = 再交換と降伏
    .again = • ***再交換*** シックス〜ナイン、トゥルネ、ビンイェル、トリンイェル、コプミゼールのデクレアラーは、もう一度だけ交換できます。ただし、その場でほかの2人に再交換料を払い、得点の条件もかなり不利になります。
    .turned = トゥルネ、ビンイェル、トリンイェルでは、そのとき新しくカードを表向きにし、切り札を決めなおします。
    .surrender = • ***降伏*** ほかの2人が交換する前に、デクレアラーはプレイせずに負けを認められます。
    .defenders = • **ほかの2人** フォアハンドから数えて順番の早い人が先に、0枚から残り全部までの好きな枚数を交換できます。残りがなくなれば、もう1人は交換できません。
    .discards = 自分の捨て札は、最初のカードがリードされるまで見返すことができます。
vira-rules-exchange-example = 例: 交換
    .shown = 同じディールの続きで、切り札の指定、デクレアラーの交換、ほかの人の交換を示しています。
vira-rules-settlement = 点数のやり取り
    .won = • **勝ち** ビッドした数以上のトリック(ミゼールでは0)
    .single = • ***シングル負け*** 1トリック足りない(ミゼールでは1トリック取った)
    .double = • ***ダブル負け*** それより悪いとき
    .pot = • **ポット点** デクレアラーは、勝てばポットからもらい、負ければポットに払います。多くのビッドで、勝ち8点、シングル負け8点、ダブル負け16点です。1点のチップをピナー、8点のチップをベターと呼びます。
    .points = • **プレイヤー点** デクレアラーが、ほかの2人の**それぞれ**とやり取りします。シングル負けでもダブル負けでも同じ点数です。点数は*欄*で決まります。欄は、プレファランス、セカンド・プレファランス、その他(ほかの切り札、または切り札なし)です。
    .menus = ビッドのメニューには、これらの点数が短く書いてあります。*勝ち+8、負け−8/−16*は、ポットからもらう点数と、シングル負けとダブル負けでポットに払う点数です。*1人につき♥±1*は、♥が切り札のときのプレイヤー点です。書いていないスートでは0点か、*ほか*の点数です。
    .again = • **再交換の後** 勝ったときにもらう点は16点減ります(0点より下にはならず、多くは0点)。負けたときは、通常のシングル負けの点の3倍(シングル負け)か5倍(ダブル負け)を払います。多くは24点か40点です。再交換料は、ほかの2人のそれぞれに払います。額は、再交換の前の切り札で決まるプレイヤー点と同じです。払った再交換料は戻りません。
    .surrender = • **降伏** シングル負けになります。交換のないビッドではダブル負けになります。
    .empty = • ポットがなくなるか足りないときは、全員が8点ずつ出します。勝った人も、休みの人も出します。
    .end = 最後に、ポットを8点のチップ(ベター)単位で等しく分けます。割り切れない分は、点数が一番低い人がもらいます。得点表には、ディールのすべての支払いが1行に1つずつ書いてあります。
vira-rules-score-example = 例: 点数
    .shown = 同じディールの終わりと、点数のやり取りです。
vira-rules-bids = ビッド表(40種類)
    .order = ビッドは、弱い順でも種類別でも見られます。番号が大きいほど強いビッドで、番号の小さいビッドすべてに勝ちます。
    .numbers = ビッドごとに、目標、タロンの使い方、ポット点(勝ち、シングル負け、ダブル負け)、再交換の後のポット点、1人あたりのプレイヤー点(「プレファランス」「セカンド」「その他」の欄ごと、または今のディールのスートごと)が書いてあります。
vira-rules-strategy = 10のコツ
    .rule1 = 1. フォアハンドは必ずビッドします。手札に合うものの中で、一番低いビッドから始めましょう。後で上げることも、ホールドすることもできます。
    .rule2 = 2. 勝てば8点の得、シングル負けは8点、ダブル負けは16点の損です。勝つ見込みが五分五分よりはっきり高いときにビッドしましょう。
    .rule3 = 3. シックス〜ナインでは、切り札の4枚目以降と、A、Kを1枚1トリックと数え、残りのカードの交換で2トリックほど増えると見込みましょう。
    .rule4 = 4. 交換では、切り札、A、Kを残し、ほかは全部取り替えます。
    .rule5 = 5. ソロには、そのままで強い手札が必要です。強いカードを含む切り札5枚と、ほかのスートで取れるトリックです。
    .rule6 = 6. 弱い手札はチャンスです。どのスートにも2や3があれば、ミゼール、特にククやコプミゼールを考えましょう。
    .rule7 = 7. ミゼールでは、低いカードのそろった長いスートは安全です。危険なのは、同じスートにもっと低いカードのない、中くらいのカードです。
    .rule8 = 8. ほかの人のククに対してパスする前に、手札にロー・ガードがあるか確かめましょう。なければ、少し無理にビッドしても割に合います。
    .rule9 = 9. 交換がうまくいかなければ、降伏しましょう。ダブル負けがシングル負けで済みます。
    .rule10 = 10. デクレアラーに対抗する2人は、切り札のあるビッドなら切り札とA、Kを残してほかを交換し、ミゼールなら高いカードを交換します。
vira-rules-options = オプション
    .about = ゲームを始める前に選べます。それぞれ最初のものがストックホルムのルールです。
    .deals = • **ディール数** 12、24、36、60、または入力した数。ただし、全員が同じ回数配れる数に限ります。
    .unit = • **最後にポットを分ける単位** 8(1ベター)、または1(1ピナー)
    .jump = • **「カラー」と「プレファランス」** 1段ずつ(何も付いていないビッドに「カラー」、その後に「プレファランス」)、または新しいビッドと同時でもよい(最初のビッドも含む)。同時でもよい場合は、何も付いていないビッドに、いきなり「プレファランス」と言うこともできます。
    .decided = • **結果が決まったディール** 最後までプレイする、またはすぐに終わる
    .unused = • **ディール後の捨て札とタロンの残り** 伏せたまま、または次のディールまで公開する

vira-rules-order-rank = 弱い順
vira-rules-order-family = 種類別
vira-bids-line = **{ $number } { $bid }** { $aim } · { $exchange }
    勝ち+{ $win }、負け−{ $single }/−{ $double } · 1人につき { $points }
vira-bids-again = { $line } · 再交換: 勝ち+{ $win }、負け−{ $single }/−{ $double }
vira-bids-family =
    __{ $family }__
    { $line }
vira-family-buy = シックス〜ナイン: 好きな切り札、その後に交換
vira-family-turne = トゥルネ: 1枚開いて切り札を決める
vira-family-vingel = ビンイェル: 2枚開く
vira-family-tringel = トリンイェル: 3枚開く
vira-family-gask = ガスク: 何枚か残し、タロンを全部取る
vira-family-gok = クク: タロンを取り、1トリックも取らない
vira-family-vira = ビラ: タロンを取り、全トリックを取る
vira-family-kopmisar = コプミゼール: 交換し、1トリックも取らない
vira-family-solo = ソロ: 交換なし
vira-family-solomisar = ソロ・ミゼール: 交換なしで1トリックも取らない
vira-word-talon = タロン
vira-word-forehand = フォアハンド
vira-word-middle = ミドルハンド
vira-word-preference = プレファランス
vira-word-second = セカンド・プレファランス
vira-word-declarer = デクレアラー
vira-word-exchange = 交換
vira-word-pot = ポット
vira-word-points = プレイヤー点
vira-word-turne = トゥルネ
vira-word-vingel = ビンイェル
vira-word-tringel = トリンイェル
vira-word-gask = ガスク
vira-word-solo = ソロ
vira-word-misere = ミゼール
vira-word-kopmisar = コプミゼール
vira-word-gok = クク
vira-word-petite = プチ
vira-word-grande = グラン
vira-word-ouverte = ウベア
vira-word-royale = ロイヤル
vira-word-guard = ロー・ガード
vira-word-colour = カラー
vira-word-hold = ホールド
vira-word-sharpen = 宣言のしなおし
vira-word-again = 再交換
vira-word-surrender = 降伏
vira-word-single = シングル負け
vira-word-double = ダブル負け
vira-word-column = 欄
