# ヤス(シーバー)。カード、スート、ランク、プレイヤー、チームは言葉になって届く。点数は数。

schieber-name = ヤス(シーバー)

## プリセット、バリエーション、オプション

schieber-preset-article = 基本ルール
schieber-preset-swiss = スイスルール
schieber-variant-swiss1000 = スイスルール(1000点まで)
schieber-variant-tournament = トーナメント
schieber-option-target = 目標点(またはディール数)
schieber-option-ending = ゲームの終わり
schieber-option-ending-endOfDeal = 目標点に達したディールの終了時(バイスだけはすぐに加える)
schieber-option-ending-immediate = 目標点に達したとき
schieber-option-ending-fixedDeals = 決めた数のディールを終えたとき
schieber-option-multipliers = 倍率(♥♦♠♣ O U)
schieber-option-matchBonus = マッチ(9トリック全部)の点
schieber-option-undenufeValues = Undenufeで11点になるカード
schieber-option-undenufeValues-A = A
schieber-option-undenufeValues-6 = 6
schieber-option-trumpsOnly = 手札が切り札だけのとき
schieber-option-trumpsOnly-overtrump = 勝てる切り札があれば出す
schieber-option-trumpsOnly-any = どれでも出せる
schieber-option-lastTrickView = 前のトリック
schieber-option-lastTrickView-on = 公開したままにする
schieber-option-lastTrickView-off = すぐに伏せる
schieber-option-weis = バイス
schieber-option-weis-small = 小(5枚以上のシークエンスは100点)
schieber-option-weis-large = 大(シークエンスは最高300点)
schieber-option-weis-off = なし
schieber-option-kreuzweis = 1枚を2つのバイスに使う
schieber-option-kreuzweis-on = 両方とも数える
schieber-option-kreuzweis-off = 片方だけ数える
schieber-option-announce = バイスの宣言
schieber-option-announce-auto = 自動
schieber-option-announce-manual = プレイヤーが宣言
schieber-option-weisCredit = バイスの得点
schieber-option-weisCredit-announcement = 全員の宣言が終わったとき
schieber-option-weisCredit-afterTrick1 = 最初のトリックの後
schieber-option-order = 得点を加える順番
schieber-option-order-stoeck-weis-stich = シュテック、バイス、トリック
schieber-option-order-stoeck-stich-weis = シュテック、トリック、バイス
schieber-option-weisScores = バイスで得点する側
schieber-option-weisScores-team = 一番強いバイスを持つチーム
schieber-option-weisScores-player = 一番強いバイスを持つプレイヤーだけ
schieber-option-stoeck = シュテック(KとQ)
schieber-option-stoeck-anySuit = どのスートでも(ディール終了後に加点)
schieber-option-stoeck-trump = 切り札だけ(出したとき)
schieber-option-stoeck-off = なし
schieber-option-firstForehand = 第1ディールのフォアハンド
schieber-option-firstForehand-7C = { $card }を持つ人
schieber-option-firstForehand-right = ディーラーの次の人
schieber-option-firstForehand-7H = { $card }を持つ人
schieber-option-firstForehand-7D = { $card }を持つ人
schieber-option-laterForehand = 第2ディール以降のフォアハンド
schieber-option-laterForehand-seven = 同じ7を持つ人
schieber-option-laterForehand-right = ディーラーの次の人
schieber-option-chooser = 切り札を選ぶ人
schieber-option-chooser-forehand = フォアハンド
schieber-option-chooser-right = ディーラーの次の人(最初にリードする人は「フォアハンド」の設定で決まります)
schieber-option-nextDealer = 第2ディールのディーラー
schieber-option-nextDealer-rotate = 次のプレイヤー
schieber-option-nextDealer-forehand = 第1ディールのフォアハンド
schieber-option-pushBack = パスを返す
schieber-option-pushBack-off = できない
schieber-option-pushBack-on = 1回だけできる

## コントラクトと倍率

schieber-played-about = 選んだコントラクト(そのディールで相手チームより得点が多ければ勝ち)
schieber-contract-trump = { $suit }{ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}
schieber-contract-O = Obenabe(Aが最強){ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}
schieber-contract-U = Undenufe(6が最強){ $multiplier ->
    [1] {""}
   *[other] {" "}×{ $multiplier }
}

## 答え(ボタンの言葉)

schieber-action-push = パス(パートナーが選ぶ)
schieber-action-push-back = パスを返す
schieber-action-announce = 「{ $amount }」と宣言する
schieber-action-good = 「よし」
schieber-action-card = { $card }

## 場で言う言葉

schieber-words-push = 「パス」
schieber-words-push-back = 「パスを返します」
schieber-words-points = 「{ $amount }」
schieber-words-also = 「私も{ $amount }」
schieber-words-count = 「{ $amount }枚」
schieber-words-rank = 「{ $rank }」
schieber-words-trump = 「切り札です」
schieber-words-plain = 「切り札ではありません」
schieber-words-more = 「私の方が多いです」
schieber-words-fewer = 「私の方が少ないです」
schieber-words-higher = 「私の方が上です」
schieber-words-lower = 「私の方が下です」
schieber-words-same = 「同じです」
schieber-words-good = 「よし」

## テーブル

schieber-heading-opening = { $target }点まで
schieber-heading-opening-fixed = 全{ $target }ディール
schieber-heading-deal = 第{ $number }ディール({ $target }点まで)
schieber-heading-deal-fixed = 第{ $number }ディール(全{ $target }ディール)
schieber-heading-points = カード点: { $side } { $points }、{ $other } { $against }
schieber-heading-trump = 切り札: { $contract }
schieber-heading-O = 切り札なし: { $contract }
schieber-heading-U = 切り札なし: { $contract }
schieber-chosen = { $contract }、宣言: { $player }
schieber-chosen-pushed = { $contract }、パスを受けて宣言: { $player }
schieber-chosen-back = { $contract }(パスを返された{ $player }が宣言)
schieber-part-dealer = ディーラー
schieber-part-forehand = フォアハンド
schieber-group-weis = { $player }のバイス、{ $points }点
schieber-group-stoeck = { $player }のシュテック

schieber-waiting-opening = これからカードを配ります。
schieber-waiting-ended = 次のディールに進みます。
schieber-waiting-over = ゲームは終了しました。
schieber-prompt-choosing = 切り札を選びますか。それとも、パスしてパートナーの{ $partner }に任せますか。
schieber-prompt-pushed = { $partner }がパスしました。コントラクトを選んでください。
schieber-prompt-returning = { $partner }がパスしました。コントラクトを選ぶか、パスして選択をパートナーに戻してください。
schieber-prompt-asking = バイスを宣言しますか。それとも「よし」ですか。

## 出来事

schieber-dealt = 第{ $number }ディール: { $dealer }が配りました。フォアハンドは{ $forehand }です。
schieber-dealt-seven = 第{ $number }ディール: { $dealer }が配りました。{ $card }を持つ{ $forehand }が「フォアハンド」です。
schieber-dealt-right = 第{ $number }ディール: { $dealer }が配りました。{ $chooser }が切り札を選び、{ $forehand }がリードします。
schieber-dealt-seven-right = 第{ $number }ディール: { $dealer }が配りました。{ $chooser }が切り札を選び、{ $card }を持つ{ $forehand }がリードします。
schieber-pushed = { $player }がパスし、パートナーの{ $partner }が選びます。
schieber-gave-back = { $player }が選択を{ $partner }に戻しました。
schieber-chose = { $player }が{ $contract }を選びました。
schieber-said = { $player }: { $words }
schieber-showed = { $player }が{ $cards }({ $points }点)を公開しました。
schieber-took-trick = { $player }がトリックを取りました({ $points }点)。
    .uncounted = { $player }がトリックを取りました。
schieber-took-last-trick = { $player }が最後のトリックを取りました({ $points }+{ $extra }点)。
    .uncounted = { $player }が最後のトリックを取りました。
schieber-credited-weis = バイス: { $side }が{ $amount }点を得て、合計{ $total }点です。
schieber-credited-stoeck = { $player }のシュテック({ $cards }): { $side }が{ $amount }点を得て、合計{ $total }点です。
schieber-credited-cards = カード点: { $side }が{ $amount }点を得て、合計{ $total }点です。
schieber-credited-match = マッチ(全9トリック): { $side }が{ $amount }点を得て、合計{ $total }点です。
schieber-deal-scored = このディール: { $side } { $scored }点、{ $others } { $against }点
schieber-deal-match = マッチ! { $side }が9トリックを全部取りました({ $scored }対{ $against })。
schieber-match-won = { $side }が{ $points }対{ $others }でゲームに勝ちました。
schieber-match-drawn = ともに{ $points }点で引き分けです。

## 得点表

schieber-sheet-weis = { $player }のバイス
schieber-sheet-stoeck = { $player }のシュテック { $suit }
schieber-sheet-cards = カード点
schieber-sheet-last-trick = 最後のトリック
schieber-sheet-match = マッチ
schieber-sheet-product = { $points }×{ $multiplier }

## 答えをすすめる理由

schieber-reason-sure = { $count ->
   *[other] 切り札なしなら、{ $cards }をリードすれば必ずトリックを取れます。
}
schieber-reason-multiplier = このディールの得点がすべて{ $multiplier }倍になります。
schieber-reason-weis = { $cards }はバイスです({ $points }点)。
schieber-reason-you-choose = { $player }ではなく、あなたがコントラクトを選べます。
schieber-reason-stoeck-wins = 勝つまであと{ $missing }点のところ、{ $cards }のシュテックで{ $points }点を得ます。
schieber-reason-stoeck = { $cards }はシュテックです({ $points }点)。
schieber-reason-trumps = 切り札になるのは{ $cards }です{ $points ->
    [0] 。
   *[other] ({ $points }点)。
}
schieber-reason-aces = { $count ->
    [1] { $cards }はそのスートで一番強いカードです。
   *[other] { $cards }は、それぞれのスートで一番強いカードです。
}
schieber-reason-no-trumps = { $rank }を含めて4枚以上あるスートはありません。
schieber-reason-counts-more = あなたの一番良いスートは{ $multiplier }倍ですが、{ $player }は{ $most }倍までのコントラクトを選べます。
schieber-reason-lacks = 手札の{ $suit }に{ $ranks }はありません。
schieber-reason-few-tops =
    Obenabeで強いAは{ $aces ->
    [0] 1枚もなく
   *[other] { $aces }枚だけで
}、Undenufeで強い6は{ $sixes ->
    [0] 1枚もありません
   *[other] { $sixes }枚だけです
}。
schieber-reason-partner-chooses = パスすると、{ $player }が選びます。
schieber-reason-none-as-high = { $points }点以上のバイスは宣言されていません。
schieber-reason-scores-anyway = { $player }のバイスが一番強いので、あなたのバイスもチームの得点になります。
schieber-reason-unsaid = こうすれば、バイスを持っていることは、まだ誰にも知られません。
schieber-reason-stoeck-now = { $card }を出すと、チームがシュテックの{ $points }点を得ます。
schieber-reason-partner-holds = { $suit }の{ $rank }は{ $player }が持っていて、相手はそれより強いカードを持っていません。

## できない理由

schieber-no-such-action = ヤスにはない操作です。
schieber-number-of-deals = 決めた数のディールでゲームを終える設定では、「目標点(またはディール数)」に1から{ $maximum }までのディール数を指定してください。
schieber-contract-fixed = コントラクトは決まっています。今はカードを出す番です。
schieber-must-choose = パートナーがパスしたので、6つのコントラクト(4つのスート、Obenabe、Undenufe)から選んでください。
schieber-no-push-back = このテーブルではパスを返せません。6つのコントラクトから選んでください。
schieber-not-pushed = まだ誰もパスしていないので、パスを返せません。コントラクトを選ぶか、パスしてください。
schieber-pushed-back = パートナーもパスしたので、6つのコントラクトから選んでください。
schieber-say-push-back = パートナーがパスしました。コントラクトを選ぶか、パスして選択をパートナーに戻してください。
schieber-no-weis = このテーブルではバイスを使いません。
schieber-announced-automatically = このテーブルでは、バイスは自動で宣言されます。
schieber-not-asked = バイスを宣言できるのは、バイスを持っていて、自分の最初のカードをまだ出していないときです。
schieber-answer-first = カードを出す前に、バイスを宣言するかどうかを答えてください。
schieber-no-play-now = カードを出すのは、コントラクトが決まってからです。
schieber-must-follow = リードされた{ $suit }が手札にあるので、フォローしてください。
schieber-follow-or-trump = リードされた{ $suit }が手札にあるので、フォローするか、切り札({ $trump })を出してください。
schieber-no-undertrump = 場に{ $card }が出ているので、それより弱い切り札は出せません。

## ルール(1ページずつ。1行目は見出し)

## The rules: a page is a text, its paragraphs are attributes; words that they explain

schieber-rules-overview = ゲームの流れ
    .teams = 4人が2つのチームに分かれます。向かいのプレイヤーがパートナーで、得点はチームごとに数えます。
    .cards = Aから6までの36枚を9枚ずつ配ります。
    .turns = 順番はいつも反時計回りです。誰の番かはテーブルに出ています。ディールの合間は誰の番でもありません。
    .course = 1回のディールは次のように進みます。
    .course-choose = 1. 1人が*コントラクト*を選びます。どのスートを切り札にするか、または切り札なしにするかです。
    .course-weis = 2. 最初のトリックの間に、*バイス*(シークエンスや同じランク4枚のメルド)を比べ、勝ったチームが得点します。
    .course-tricks = 3. 9トリックをプレイし、点のあるカードを集めます。
    .trumps = • **切り札**(強い順、かっこ内は点数): J(20)、9(14)、A(11)、K(4)、Q(3)、10(10)、8・7・6(0)。Jは*Buur*、9は*Nell*と呼ばれます。
    .plain = • **切り札以外**: A(11)、K(4)、Q(3)、J(2)、10(10)、9・8・7・6(0)
    .ten = 10は10点ですが、Jより弱いカードです。
    .points = カード点は合計152点です。最後のトリックを取ると、さらに5点です。
    .goal = 目標点(普通は2500点)に達したらゲーム終了で、得点の多いチームの勝ちです。
    .deck = スイスのカードでは、ハートは野バラ、ダイヤはドングリ、スペードは盾、クラブは鈴です。Jはウンター、Qはオーバー、10はバナーです。この名前は設定で選べます。
schieber-rules-choosing = 切り札の選び方
    .forehand = *フォアハンド*がコントラクトを選ぶか、*パス*してパートナーに任せます。パスされたパートナーは必ず選びます。どちらが選んでも、最初のトリックでは、フォアハンドがリードします。
    .who = フォアハンドは、基本ルールでは、毎回クラブの7を持つプレイヤーです。スイスルールでは、ディーラーの次のプレイヤーです。
    .contracts = コントラクトは6つあり、それぞれに*倍率*があります。そのディールの得点には**すべて**倍率がかかります。倍率はゲームを始める前に変えられます。ボタンには今の倍率が書いてあります。
    .suits = • **ハート**×1、**ダイヤ**×1、**スペード**×2、**クラブ**×2: そのスートが切り札です。
    .obenabe = • ***Obenabe***×3: 切り札なし。どのスートもAが一番強く、6が一番弱いです。
    .undenufe = • ***Undenufe***×4(スイスルールは×3): 切り札なしで、強さが逆です。6が一番強く、Aが一番弱いです。
    .eights = 切り札なしのとき、カード点は「切り札以外」と同じですが、8だけは1枚8点です。Undenufeでも、Aは11点のままです(スイスルールのUndenufeでは、6が11点、Aが0点)。
schieber-rules-choice-example = 例: 切り札の選択
    .shown = 実際にプレイされたゲームから。フォアハンドの手札、選んだコントラクト、その理由です。
schieber-rules-play = トリックのプレイ
    .lead = 最初のトリックは「フォアハンド」がリードし(オープニングリード)、その後はトリックを取ったプレイヤーがリードします。1人1枚ずつ出します。
    .plain = • **切り札以外がリードされたら** フォローするか、切り札を出します。フォローできるときでも切り札を出せます。フォローできなければ、何でも出せます。
    .trump = • **切り札がリードされたら** 切り札を出します。ただし、切り札がJ(Buur)だけのときは出さなくてもよく、何でも出せます。
    .under = • **弱い切り札の禁止** 切り札以外がリードされ、誰かが切り札を出したら、それより弱い切り札は出せません。
    .only = • **手札が切り札だけのとき** 基本ルールでは、勝てる切り札があればそれを出し、なければどれでも出せます。スイスルールではどれでも出せます。
    .without = • **ObenabeとUndenufe** マストフォローです。フォローできなければ、何でも出せます。
    .wins = 一番強い切り札がトリックを取ります。切り札が出なければ、リードされたスートの一番強いカードが取ります。
    .smear = パートナーが確実に取るトリックには、点の高いカードを出しましょう。これを*シュミーレン*(塗り付ける)といいます。
schieber-rules-weis = バイス
    .what = バイスとは、同じスートの3枚以上のシークエンス(順番は切り札でもA・K・Q・J・10・9・8・7・6)、または同じランクの4枚です。
    .runs = • **シークエンス**: 3枚は20点、4枚は50点、5枚以上は100点。バイス「大」では、6〜9枚が順に150、200、250、300点です。
    .fours = • **同じランク4枚**: Jは200点、9は150点、A・K・Qは100点。バイス「大」では10・8・7・6も100点です。
    .best = 得点するのは、**一番強いバイス**を持つチームだけです。そのチームは、2人のバイスがすべて得点になります。もう一方のチームは得点せず、公開もしません。
    .better = 強さは、点、枚数、一番上のランク(Undenufeでは一番下)、切り札かどうか、の順に比べます。それでも同じなら、最初のトリックで先に出す方の勝ちです。
    .say = 最初のカードを出す前に、必要なことだけを言います。まず点、同じなら枚数、それも同じなら一番上のランクです。バイスがないか、点の少ないバイスしかなければ、「よし」と言います。宣言は自動ですが、「プレイヤーが宣言」のテーブルでは、宣言するかどうかを尋ねられます。
    .shown = カードは最初のトリックの後に公開します。
schieber-rules-trick-example = 例: 最初のトリック
    .shown = 同じディールから。手札、バイスの宣言、出したカード、ルール上出せなかったカードです。
schieber-rules-counting = シュテックと得点計算
    .all = 得点にはすべて、コントラクトの倍率がかかります。
    .cards = • 取った**カード点**と、**最後のトリック**の5点
    .match = • ***マッチ***: 9トリックを全部取ると、さらに100点
    .weis = • 一番強いバイスを持つチームの**バイス**。4人の宣言が終わると加えます。
    .stoeck = • ***シュテック***: 1人が同じスートのKとQを持っていれば20点。基本ルールではどのスートでもよく、ディールの後に加えます。スイスルールでは切り札だけで(ObenabeとUndenufeにはありません)、2枚目を出したときに加えます。
    .end-classic = • **ゲームの終わり(基本ルール)** カード点とシュテックはディールの後に加えます。そこで両チームとも目標点に達していれば、得点の多い方の勝ちで、同点なら引き分けです。バイスはすぐに加えるので、最初のトリックで勝つこともあります。
    .end-swiss = • **ゲームの終わり(スイスルール)** 得点はそのつど加え、ディールの途中でも、先に目標点に達したチームがその時点で勝ちです。最初のトリックでは、まずシュテック(公開すれば勝てるとき)、次にバイス、最後にトリックの点を加えます。
    .end-deals = • **決めた数のディール** 途中では終わりません。最後のディールの後、得点の多い方の勝ちです。
schieber-rules-score-example = 例: 得点
    .shown = 同じディールの最後のトリックと、両チームの得点です。
schieber-rules-strategy = 10のコツ
    .rule1 = 1. まず倍率を見ましょう。基本ルールでは、ハートの切り札がとても強いときより、そこそこのUndenufeの方が点になります。
    .rule2 = 2. スペードとクラブは、Buurのほかに切り札が3枚、さらにほかのスートのAがあれば選びます。
    .rule3 = 3. ×1のハートとダイヤを選ぶのは、BuurとNellを含めて5、6枚あるときだけにしましょう。
    .rule4 = 4. ObenabeはAとKのあるスートが2つ、Undenufeは6と7のあるスートが2つあるときに向きます。
    .rule5 = 5. Buurは1枚で、ほかの切り札2、3枚分の価値があります。切り札が4枚あっても、Buurがなければたいてい足りません。
    .rule6 = 6. どれも当てはまらなければパスしましょう。パートナーが自分の9枚を見て、必ず選びます。
    .rule7 = 7. パスされたら、弱くても一番ましなコントラクトを選びます。
    .rule8 = 8. 20点のバイスは当てにできません。相手のバイスの方が強く、相手の得点になることが多いからです。
    .rule9 = 9. 自分のチームが切り札を選んだら、相手の切り札がなくなるまで切り札をリードします。そうすればAが安全になります。
    .rule10 = 10. パートナーのカードが負けないとわかったら10やAを出し、相手のトリックには出さないようにしましょう。
schieber-rules-options = オプション
    .about = ゲームを始める前に選べます。それぞれ最初のものが「基本ルール」です。
    .target = • **目標点** 2500、1000、1500、3000、またはディール数
    .ending = • **ゲームの終わり** 目標点に達したディールの終了時(バイスの点だけはその場で加え、それで目標点に達すればすぐに終わる)、目標点に達した瞬間(スイスルール)、または決めた数のディールを終えたとき
    .multipliers = • **倍率** コントラクトの順に「1 1 2 2 3 4」か「1 1 2 2 3 3」(スイスルール)、またはすべて1
    .match = • **マッチ(9トリック全部)の点** 100点、0点、または50点
    .undenufe = • **Undenufeで11点になるカード** A、または6(スイスルール)
    .only = • **手札が切り札だけのとき** 勝てる切り札があれば必ず出す、またはどれを出してもよい(スイスルール)
    .trick = • **前のトリック** 公開したまま、またはすぐに伏せる
    .weis = • **バイス** 小、大(スイスルール)、またはなし
    .twice = • **1枚を2つのバイスに使う** 両方とも数える、または片方だけ
    .announce = • **バイスの宣言** 自動、またはプレイヤーが宣言。プレイヤーが宣言する場合は、最初のカードを出す前に尋ねられ、そのときに答えます。宣言しなかったものは得点になりません。
    .credit = • **バイスの得点** 全員の宣言が終わったとき、または最初のトリックの後(スイスルール)
    .order = • **得点を加える順番** シュテック・バイス・トリックの順、またはバイスを最後に
    .scorer = • **バイスで得点する側** 一番強いバイスを持つチーム、または一番強いバイスを持つプレイヤーだけ
    .stoeck = • **シュテック** どのスートでも、切り札だけ(スイスルール)、またはなし
    .forehand = • **フォアハンド** クラブの7を持つ人、またはディーラーの次の人(スイスルール)。別の7にもできます。
    .chooser = • **切り札を選ぶ人** フォアハンド、またはディーラーの次の人(その場合も、リードするのはフォアハンド)
    .dealer = • **第2ディールのディーラー** 次のプレイヤー、または第1ディールのフォアハンド
    .back = • **パスを返す** できない、または1回だけできる。返されたら、フォアハンドが必ず選びます。
    .presets = 「スイスルール(1000点まで)」は倍率がすべて1です。「トーナメント」も倍率は1で、バイス、シュテック、マッチの点がなく、全12ディールです。

schieber-word-contract = コントラクト
schieber-word-weis = バイス
schieber-word-buur = Buur
schieber-word-nell = Nell
schieber-word-plain = 切り札以外
schieber-word-forehand = フォアハンド
schieber-word-push = パス
schieber-word-multiplier = 倍率
schieber-word-obenabe = Obenabe
schieber-word-undenufe = Undenufe
schieber-word-smear = シュミーレン
schieber-word-match = マッチ
schieber-word-stoeck = シュテック
