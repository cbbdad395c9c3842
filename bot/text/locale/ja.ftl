# ボットの言葉。用語は他の言語の同じ鍵にそろえる。

## 行

separator = { " · " }
page-of = { $page }/{ $pages }ページ

## この言語の名前

language-name = 日本語

## カードの別の書き方(コンマで区切る)

spell-suit-spades = スペ, たて
spell-suit-hearts = ハト, バラ, 薔薇
spell-suit-diamonds = ダイヤモンド, ダイア, 団栗
spell-suit-clubs = クローバー, クラ, すず
spell-rank-ace = エース
spell-rank-king = キング
spell-rank-queen = クイーン, クィーン
spell-rank-jack = ジャック, ウンダー
spell-rank-ten = テン, 十
spell-rank-nine = ナイン, 九
spell-rank-eight = エイト, 八
spell-rank-seven = セブン, 七
spell-rank-six = シックス, 六
spell-rank-five = ファイブ, 五
spell-rank-four = フォー, 四
spell-rank-three = スリー, 三
spell-rank-two = ツー, 二
spell-filler = の, を, 出す, プレイ, プレイする

## プレイヤーと席

seat-empty = (空席)
seat-numbered = { $name }({ $seat })
seat-computer-learner = 初級
seat-computer-careful = 中級
seat-computer-good = 上級
seat-computer-strong = 最強
seat-computer-random = コンピューター(ランダム)
seat-mark-learner = CPU、初級
seat-mark-careful = CPU
seat-mark-good = CPU、上級
seat-mark-strong = CPU、最強
seat-mark-random = CPU、ランダム
cast-names = ハルカ, タケシ, ミドリ, ケンジ, カオリ, マサル, チヨ, ヒロシ, アカネ, シゲル, ユキコ, ツトム, ナツミ
seat-parts = { $name }({ $parts })
seat-autopilot = 自動プレイ中
seat-instead = { $name }の代わり
seat-cards = 手札{ $count }枚
seat-tricks = { $count }トリック
seat-points = { $points }点
seat-to-act = ▶ { $line }
seat-team = チーム{ $number }
seat-with = パートナー: { $partner }
seat-partner = あなたのパートナー
seat-sits-out = 休み

## 持ち時間と卓のルール

pace-live = リアルタイム(1手45秒、ほかに2分)
pace-relaxed = ゆっくり(1手10分)
pace-async = 1日1手(1手24時間)
pace-none = 時間制限なし
rating-rated = レート戦
rating-casual = フリー対局 (ホストの設定)
rating-alone = レート対象外 (人が1人だけのため)
rating-none = レート対象外
rules-option = { $label }: { $value }
rules-deck = あなたのカードでは: { $words }
rules-deck-suit = { $usual } = { $own }
rules-deck-rank = { $usual } = { $own } ({ $sign })

## 卓のメッセージと手札

table-players = プレイヤー
table-score = { $side } **{ $score }**
table-scores = 得点: { $scores }
table-figure = { $name } **{ $amount }**点
table-comes = { $prompt } { $time }
table-deadline = { $prompt } · 持ち時間: { $time }まで
table-open-cards = 見えるカード
table-group = { $label }: **{ $cards }**
table-auction = ビッド
table-auction-earlier = (この前に{ $count }回)
table-lanes = 場の列
table-lane = { $suit }: **{ $low }から{ $high }まで**
table-lane-one = { $suit }: **{ $rank }**
table-lane-empty = { $suit }: まだありません
table-lane-next = { $line }(次: { $next })
table-lane-or = 、
table-rows = { table-lanes }: { $rows }
table-row = { $label }: { $cards }
lane-span = –
lane-nothing = –
table-trick = 第{ $number }トリック
table-last-trick = 前のトリック
trick-card = { $card }
trick-best = **{ $card }**(勝っています)
trick-best-why = **{ $card }**(勝っています: { $why })
trick-previous = { table-last-trick }: { $trick }
trick-why = { $line }: { $why }
trick-laid = { $name } { $card }
trick-taken = { $cards } → { $winner }
trick-taken-for = { $cards } → { $winner }({ $points }点)

## 読み上げる人のための、1手ごとの知らせ

step-led = { $player }が{ $card }をリードしました。
step-your-turn = あなたの番です。
step-sentence = { $text }。
step-parts = { "" }

panel-title = あなたの手札: { $game }
panel-title-at = あなたの手札: { $game }({ $place })
panel-hand = 手札({ $count }枚)
panel-suit = { $suit }: **{ $ranks }**
panel-suit-tight = { $suit }{ "\u00A0" }**{ $ranks }**
panel-suit-trump = { $suit }{ "\u00A0" }**{ $ranks }**(切り札)
panel-no-cards = カードはありません
details-title = 詳細
details-deck = 全員が見るメッセージのカードの呼び方: { $words }
panel-turn = ▶ あなたの番です。{ $prompt }
panel-turn-asked = ▶ あなたの番です。
panel-sits-out = このディールはお休みです。全員に見えるものだけが見えます。
panel-only-answer = ▶ 選べるものは1つだけです。自動で進みます。
panel-queued-answer = ▶ 予約した札をまもなく出します。
queue-line = 予約中: { $card }
queue-not-played = ▶ あなたの番です。{ $card }は出していません
panel-question = 🗳️ [テーブルから質問があります]({ $url })
panel-by-command = ここに入りきらない答えがあります。/{ command-bid } と /{ command-play } ではすべての答えを選べます。

pause-wanted = ⏸ { $who }が一時停止を希望しています。
pause-on = ⏸ ゲームは一時停止中です。時間は進まず、だれも行動しません。
pause-closes = 全員が「再開する」を押すと続きます。何もしなければ、テーブルは{ $time }に閉じます。
deserted-on = ⏸ プレイする人がいないので、ゲームは待っています。
deserted-closes = 参加していた人が「再開する」を押すと続きます。だれも押さなければ、テーブルは{ $time }に閉じます。
pause-ready = 再開できる人: { $who }。まだの人: { $missing }。
proposal-end = 🗳️ { $who }がゲームを結果なしで終えることを提案しています (賛成 { $agreed }/{ $needed })。
proposal-kick = 🗳️ { $who }が{ $whom }をゲームから外すことを提案しています (賛成 { $agreed }/{ $needed })。
proposal-take-back = ↩️ { $who }が「待った」をお願いしています (賛成 { $agreed }/{ $needed })。席にいる全員の同意が必要です。

choice-spoken = { $label }({ $spoken })
choice-meaning = { $label }: { $meaning }
choice-counted = { $chosen }({ $minimum }枚中{ $count }枚)
choice-number = { $wanted }枚中{ $count }枚
choice-exactly = { $of ->
    [players] { $count }人
   *[cards] { $count }枚
}選んでください。
choice-at-most = { $of ->
    [players] { $maximum }人
   *[cards] { $maximum }枚
}まで選べます。
choice-bounds = { $of ->
    [players] { $minimum }人から{ $maximum }人
   *[cards] { $minimum }枚から{ $maximum }枚
}まで選んでください。
choice-must = 必ず選ぶもの: { $must }
draft-answer = ▸ **{ $answer }**
draft-advice = 💡 { $reason }
draft-mind = 💡 注意: { $reason }
draft-tried = -# あなたの知っていることに合う{ $count }通りの配り方で試すと、{ $outcome }。
draft-for-it = 利点: { $reason }
draft-points = -# 点数は、あなたの得点からほかの人の平均を引いたものです。
draft-points-teams = -# 点数は、あなたのチームの得点から相手チームの得点を引いたものです。
draft-other = 次の候補 { $answer }: { $cost }。{ $reason }
draft-other-alike = ほぼ同じくらい
draft-other-scores = { $cost }、あなたは{ $own }点
draft-other-worse = 点が低くなりそう
draft-other-less = 約{ $points }点低い見込み
draft-unsearched = 今回は候補を比べられなかったので、経験則によるおすすめです。
draft-open = まだ確定していません。
draft-typed = ボタンを押すか、同じ内容をもう一度入力すると確定します。
draft-chosen = 選んだもの
draft-left = 選んでいないもの
draft-count = { $count }枚選んでいます。
draft-more = { $count }枚選んでいます。あと{ $missing }枚必要です。
draft-less = { $count }枚選んでいます。{ $extra }枚多すぎます。

why-title = 選べない理由
why-line = { $options }: { $reason }
why-reason = { $reason }(ルール { $rule })
why-nothing = 選べないものはありません。表示されている答えはどれも選べます。

## ロビー

lobby-title = 新しいテーブル
lobby-options = オプション
lobby-seats = 席
lobby-order = 席の番号の順に番が回ります。
lobby-seat = { $number } – { $name }
lobby-host = { $name }(ホスト)
lobby-free = 空席が{ $count }つあります。
lobby-full = 席はすべて埋まっています。
lobby-starts-full = 席がすべて埋まると、すぐに始まります。
lobby-rating-rated = レート戦です。「おすすめ」も待ったも使えません。
lobby-rating-alone = 人が2人以上そろえばレート戦です (「おすすめ」も待ったも使えなくなります)。
lobby-rating-casual = フリー対局です。「おすすめ」と「待った」が使えます。
lobby-more-seats = { $count }人まで遊べます。ホストが「オプション」で人数を変えられます。
lobby-expires = ロビーは{ $time }に閉じます。
lobby-rules = ルール
news-left = { $who }がテーブルから抜けました。
news-left-last = { $who }がテーブルから抜けたので、テーブルは閉じました。
news-kicked = ホストが{ $who }をゲームから外しました。その席はコンピューターが続けます。
news-kicked-rated = ホストが投票なしで{ $who }をゲームから外しました。その席はコンピューターが続けます。このゲームは{ $who }の成績には数えず、ホストは勝っても勝ちに数えません。
news-voted-out = 投票により{ $who }がゲームから外れました。その席はコンピューターが続けます。
news-kick-declined = 賛成が足りず、{ $who }は席に残ります。
news-ended-together = { $who }の提案に全員が賛成したので、ゲームを終え、テーブルを閉じました。
news-end-declined = { $who }が続けることを希望したので、ゲームは続きます。
news-withdrawn = { $who }が提案を取り下げました。
news-dropped = 出ていた提案は、これで取りやめになりました。
news-removed = { $who }はこのテーブルの席を離れました。
news-ended = { $who }がこのテーブルを閉じました。
news-host = 新しいホストは{ $host }です。
news-back = { $who }が席に戻りました。
news-handed = { $who }がホストを交代しました。
news-ended-reason = { $who }がこのテーブルを閉じました。理由：{ $reason }
news-took-back = { $who }が「待った」をして、最後の一手を取り消しました。
news-take-back-declined = { $who }は「待った」に同意しませんでした。
news-claimed = { $who }が残りのトリックをすべて取ると宣言しました。残りは確実に{ $who }のものです。
news-turned-away = ホストが{ $who }の参加を断りました。席にはコンピューターが残ります。
news-absent = { $who }が不在だったので、席が空きました。
rematch-absent = { $who }は自動プレイ中なので、再戦では待ちません。「{ button-rematch }」を押すと参加できます。
news-took-seat = { $who }がコンピューターに代わって席につきました。
newcomer-waits = { $who }が次のディールから参加します。
newcomer-rematch = { $who }が次のゲームから参加します。
newcomer-asked = { $who }が席を待っています。次のゲームに入るなら「{ button-rematch }」、やめるなら /{ command-table } { command-table-leave } を選んでください。

## 得点表と結果

account-title = このディールの得点
sheet-title = 得点表
sheet-empty = 終わったディールはまだありません。
sheet-deal = **第{ $number }ディール** · { $headline }
sheet-side = { $side }: **{ $scored }点**
sheet-account = { $line } ← { $entries }
sheet-item = – { $entry }
sheet-gain = +{ $amount }
sheet-entry = { $reason } { $amount }点
sheet-entry-detailed = { $reason } { $amount }点({ $details })
sheet-marked = { $mark } デクレアラー。ディールの内訳はメニューから見られます。
sheet-file-deal = ディール
sheet-file-headline = 内容
sheet-file-side = プレイヤー
sheet-file-account = 内訳
sheet-file-score = 得点
sheet-file-total = 合計
result-title = 結果
result-open = ゲームはまだ終わっていません。
result-winner = { $winner }の勝ちです。
result-winner-score = { $score }対{ $other }で{ $winner }の勝ちです。
result-draw = { $winner }の引き分けです。
result-draw-teams = 引き分けです: { $winner }
result-place = { $place }位 { $side }: { $score }点
result-deals = { $count }ディールをプレイしました。
result-absent = { $who }: コンピューターが代わりにプレイした手が4分の1を超えたため、勝ちにも引き分けにも数えません。
result-excused = { $who }: パートナーの手の4分の1超をコンピューターがプレイしたため、負けには数えません。
result-kicked-out = { $who }: ホストが投票なしで外したため、成績に数えません。
result-kicking-host = { $who }: ホストとして投票なしで人を外したため、勝ちにも引き分けにも数えません。
result-host-excused = { $who }: パートナーがホストに投票なしで外されたため、負けには数えません。
result-again = { $who }が再戦を希望しています。
thread-begins = **{ $game }**: { $players }
thread-playing = **{ $game }**: { $players }。テーブルはこちら: { $thread }
thread-lobby = **{ $game }**: { $players }が参加者を待っています。{ $thread }
thread-result = **{ $game }**: { $outcome } { $thread }
thread-closed = **{ $game }**: { $players }。テーブルは閉じました。{ $thread }

## 終わったゲームの一覧とリプレイ

archive-unknown = そのゲームはないか、まだ終わっていません。リプレイできるのは終わったゲームだけです。
archive-unreadable = このゲームの手順はもう残っていないか、読み取れません。結果は残っています。

## 記録の再生 (stich replay)

replay-heading = { $game } ({ $preset })、{ $seats }人。最初のディーラーは{ $dealer }
replay-line = { $line }  { $text }
replay-told = { $seat }だけに: { $text }
replay-score = { $side }: { $scored }点、合計{ $total }点 ← { $entries }
replay-nothing = なし
replay-rank = { $place }位 { $sides }
replay-over = ゲーム終了: { $ranking }
replay-open = 記録はここまでです。次は{ $seat }の番です。
replay-deal-due = 記録はここまでです。次のディールを配るところです。
replay-illegal = { $line }行目は認められません: { $reason } (ルール { $rule })
replay-no-such-file = ファイル { $file } がありません。
replay-is-directory = { $file } はフォルダーです。記録ファイルではありません。
replay-not-permitted = ファイル { $file } を読む権限がありません。
replay-cannot-read = ファイル { $file } を読み込めません。
replay-too-large = { $file } はゲームの記録としては大きすぎます。
replay-no-such-view = 席 { $view } はありません。席の番号か public を指定してください。

## コマンドライン

usage-stich = Discord で遊ぶヨーロッパのトリックテイキングゲーム。
usage-help = この説明を表示して終わります
usage-version = バージョンを表示して終わります
usage-run = Discord でボットを動かします (DISCORD_TOKEN=… stich run)
usage-play = Discord のアカウントなしに、ブラウザーで遊びます
usage-play-game = ボタンで最初に選べるゲーム
usage-play-data = テーブルをこのデータベースに、メッセージを FILE.sandbox に残します
usage-play-port = ページのポート (省略すると空いているもの)
usage-play-no-open = アドレスを表示するだけで、ブラウザーを開きません
usage-play-language = サーバーと最初のプレイヤーの言語 (省略すると端末の言語)
usage-replay = ゲームの記録を再現します
usage-replay-file = ゲームの記録 (.stich)
usage-replay-json = 記録の1行ごとに JSON オブジェクトを1つ出力します
usage-replay-view = この席 (0, 1, …) または public から見えるものだけを示します
usage-replay-language = 説明の言語
usage-simulate = コンピュータープレイヤー同士を対戦させます
usage-simulate-game = ゲーム
usage-simulate-matches = ゲーム数 (100)
usage-simulate-players = 席ごとのコンピュータープレイヤー
usage-simulate-seed = 同じシードでは同じゲームになります
usage-config = 有効な設定を表示します (秘密は伏せます)
usage-health = 動いているボットに、正常かどうかを尋ねます。正常なら終了ステータスは 0 です
usage-backup = データベースを新しいファイルにコピーします。ボットの動作中でもかまいません
usage-backup-file = コピー先。まだないファイルの名前
usage-deck = カードの絵を見ます
usage-deck-preview = 一組のカードをすべて 1 枚の画像に描きます
usage-deck-preview-file = 画像（PNG）の保存先。まだないファイルの名前
usage-deck-which = french、french-two-colours（2 色）、swiss のどれか。省略すると french
usage-emoji = カードとスートの絵文字
usage-emoji-sync = 足りない絵文字を Discord に作ります。途中で止めても、続きから作れます
cli-no-port = ポートは 0 から 65535 までの数です
cli-no-token = トークンがありません。DISCORD_TOKEN を設定するか、.env に書いてください。
cli-wrong-token = Discord がトークンを受け付けません。DISCORD_TOKEN を確認してください。
cli-unknown-setting = 環境変数 { $setting } は不明な設定です。.env.example を見てください。
cli-unknown-setting-file = { $file } の { $setting } は不明な設定です。.env.example を見てください。
cli-unreadable-file = { $file } を読めません。
cli-database-unsupported = { $scheme } のデータベースにはまだ対応していません。STICH_DATABASE に SQLite ファイルのパスを指定してください。
cli-database-unusable = データベース { $path } を使えません: { $reason }
cli-database-in-use = データベース { $path } は別の Stich が使用中です。先にそちらを終了するか、別のファイルを使ってください。
cli-database-newer = データベース { $path } は新しい版の Stich で作られています。Stich を更新するか、別のファイルを使ってください。
cli-health-port-taken = { $host } のポート { $port } は使用中なので、ヘルスチェックに使えません。{ $setting } に別の番号を、使わないなら 0 を設定してください。
cli-health-no-address = ヘルスチェックは { $host } のポート { $port } を使えません。
cli-health-off = ヘルスチェックは無効です({ $setting } が 0 です)。
cli-health-no-answer = { $host } のポート { $port } から応答がありません。
cli-health-not-connected = ボットは動いていますが、Discord に接続していません。
cli-health-no-database = ボットは動いていますが、何も保存できません。データベースとディスクを確認してください。
cli-health-no-ticker = ボットは動いていますが、テーブルの進行が止まっています。再起動してください。
cli-health-well = ボットは接続しています。
cli-backup-exists = ファイル { $path } はすでにあります。別の名前にしてください。
cli-backup-no-space = コピー { $path } のための空き容量がありません。何も書き込んでいません。
cli-backup-not-written = コピー { $path } を書き込めません: { $reason }
cli-backup-done = データベース { $source } を { $path } にコピーしました。
cli-deck-exists = ファイル { $path } はすでにあります。別の名前にしてください。
cli-deck-not-written = 画像 { $path } を書き込めません: { $reason }
cli-deck-done = カードを { $path } に描きました。
cli-face-unusable = { $path } は画像ではありません。
cli-emoji-done = { $created ->
    [0] 絵文字はすべてそろっています。
   *[other] 絵文字を { $created } 個作りました。これですべてそろいました。
}
cli-emoji-full = 絵文字を { $created } 個作りましたが、{ $missing } 個足りません。このボットではこれ以上 Discord に保存できません。開発者ポータルでいくつか削除してから、もう一度お試しください。
cli-emoji-refused = 絵文字を { $created } 個作りましたが、{ $missing } 個足りません。理由: { $reason }。作った分は残ります。しばらくしてからもう一度お試しください。
cli-emoji-unknown = どの絵文字があるか、Discord から返事がありません（{ $reason }）。しばらくしてからもう一度お試しください。
cli-port-taken = ポート { $port } は使用中か、使用できません。--port で別の番号を選んでください。
cli-no-place = ファイル { $path } を置けません。フォルダーの名前か、フォルダーがありません。
cli-data-unusable = { $path } を使えません。別の stich play が使用中か、サンドボックスのファイルではないか、書き込めません。
cli-no-such-game = { $game } というゲームはありません。選べるもの: { $games }
cli-no-such-language = { $language } という言語はありません。選べるもの: { $languages }
cli-no-such-player = { $player } というコンピュータープレイヤーはいません。選べるもの: { $players }
cli-wrong-number = { $game } では席の数だけプレイヤーが要ります: { $seats }
cli-no-matches = ゲームは1回以上必要です。
simulate-heading = { $game }: { $matches }ゲーム、{ $deals }ディール
simulate-player = { $number }. { $player }: { $wins }勝({ $percent }%)、1ゲームあたり{ $points }点
simulate-draws = 引き分け: { $draws }
simulate-seed = シード { $seed }、{ $seconds }秒
play-address = ここで遊べます: { $address }
play-end = 終了するには Ctrl-C を押してください。

setting-discord-token = { $setting } はトークンではありません。
setting-database = { $setting } にはファイルのパスを指定してください。
setting-language = { $setting } には、カタログのある言語(en、de、ja など)を指定してください。
setting-log-level = { $setting } には debug、info、warning、error のどれかを指定してください。
setting-log-format = { $setting } には console か json を指定してください。
setting-health-host = { $setting } にはこのコンピューターのアドレスを指定してください。
setting-health-port = { $setting } には 0(ヘルスチェックなし)から 65535 までの番号を指定してください。
setting-pauses = { $setting } には 0 から 10 までの数を指定してください。
setting-command-guild = { $setting } にはサーバーの ID を指定してください。
setting-secrets-dir = { $setting } にはフォルダーを指定してください。
setting-faces = { $setting } にはフォルダーを指定してください。
setting-emoji = { $setting } には create、use、off のどれかを指定してください。
setting-api-base = { $setting } にはこのコンピューターの http アドレスを指定してください。STICH_API_BASE、STICH_GATEWAY_URL、STICH_CDN_BASE は一緒に設定します。
setting-gateway-url = { $setting } にはこのコンピューターの ws アドレスを指定してください。
setting-cdn-base = { $setting } にはこのコンピューターの http アドレスを指定してください。

## テーブルが応じない理由

tables-unknown = このテーブルはもう閉じられています。
tables-stale = その後テーブルが先へ進みました。今の状態を表示します。
tables-not-saved = 今は保存できませんでした。何も変わっていません。少し待ってからもう一度お試しください。
tables-suspended = このテーブルは停止中です。ゲームが別の版のルールで行われたか、記録を最後まで読めません。ホストはテーブルを終了できます。
tables-paused = ゲームは一時停止中です。全員が「再開する」を押すと続きます (/{ command-table } { command-table-continue })。
tables-deserted = プレイする人がいなくなったので、ゲームは待っています。「再開する」 (/{ command-table } { command-table-continue }) で続きます。
tables-not-paused = ゲームは一時停止中ではなく、進行中です。
tables-not-alone-yet = ほかのプレイヤーから7日間返事がなければ、待たずに再開できます。フリー対局なら、ホストはすぐに再開できます。
tables-pace-rated = レート戦では、持ち時間は一時停止中にだけ変更できます。再開した人は変更に同意したことになります。
tables-only-slower = ゲームの進行中は、持ち時間を長くすることしかできません。一時停止中なら、ホストは自由に選べます。
tables-take-back-rated = レート戦では「待った」はできません。フリー対局ならできます。
tables-take-back-used-up = このディールではもう10回「待った」をしました。これ以上はできません。
discord-take-back-asked = すでに次の人がプレイしたので、みんなの同意を待っています。まだの人: { $missing }。
tables-not-in-lobby = それはゲームの開始前にしかできません。
tables-not-playing = このテーブルではゲームが行われていません。
tables-not-finished = ゲームはまだ終わっていません。
tables-not-seated = あなたはこのテーブルの席についていません。
tables-already-seated = あなたはもうこのテーブルの席についています。
tables-too-many-tables = 同時に座れるテーブルの数の上限に達しています。先にどれかのテーブルから抜けてください。
limit-opened = 続けてテーブルを開いたため、少しお待ちください。{ $seconds }秒後に次のテーブルを開けます。
limit-opened-in-channel = このチャンネルではテーブルが続けて開かれています。{ $seconds }秒ほど待つか、別のチャンネルで開いてください。
limit-opened-in-server = このサーバーではテーブルが続けて開かれています。{ $seconds }秒ほどお待ちください。
limit-tables-in-channel = このチャンネルではすでに{ $count }個のテーブルに座っています。先にどれかから抜けるか、別のチャンネルで開いてください。
limit-shown = テーブルはさきほど表示し直しました。次に表示し直せるのは{ $seconds }秒後です。それまでは上にさかのぼってご覧ください。
limit-invites = 続けて多くの人を招待しています。次に招待できるのは{ $minutes }分後です。
limit-invited = この人にはすでに多くの招待が届いています。{ $minutes }分ほどお待ちください。
limit-proposed = 続けて多くの提案をしています。次に提案できるのは{ $minutes }分後です。
limit-at-once = 操作が続いたため、まだ返事が追いついていません。少し待ってからもう一度押してください。
tables-full = このテーブルは満席です。
tables-seat-taken = この席には先に座っている人がいます。
tables-seats-changed = その間に席が変わったため、何も行いませんでした。今の席をもう一度ご確認ください。
tables-seat-empty = その席には誰もいません。
tables-already-there = あなたはもうその席についています。
tables-same-seat = 別々の席を2つ選んでください。
tables-seats-empty = 空席があります。人が来るのを待つか、コンピューターを座らせてください。
tables-no-such-seat = このテーブルにその席はありません。
tables-seat-on-turn = ちょうどコンピューターがあなたの代わりにプレイしています。そのあとでもう一度押してください。
tables-join-rated = レート戦なので、最初からプレイしている人だけで続けます。次のゲームにはぜひ参加してください。
tables-join-kicked = あなたはこのゲームから外されました。次のゲームにはまた参加できます。
tables-join-waiting = 次のディールから参加できます。やめるときは /{ command-table } { command-table-leave } を使ってください。
tables-join-none = このゲームには、いま代われるコンピューターの席がありません。
discord-no-such-seat = その名前の人も、その番号の席も、このテーブルにはありません。入力中に表示される一覧から選んでください。
tables-no-such-computer = そのようなコンピュータープレイヤーはいません。
tables-too-many = その設定で遊べる人数より多くの人が席についています。
tables-proposal-open = 別の提案がまだ決まっていません。先にテーブルのメッセージで答えてください。
tables-proposal-over = それはもう決まりました。
tables-proposal-about-you = これはあなたについての投票なので、ほかの人が決めます。
tables-kick-person = ゲームから外せるのは人だけです。
tables-kick-self = 自分を外すことはできません。抜けるには /{ command-table } { command-table-leave } を使ってください。
tables-kick-absent = 2人だけのときは、席にいる相手を外すことはできません。ゲームの終了は /{ command-table } { command-table-end } で提案できます。
tables-end-rated = レート戦を途中で終えるには、席にいる全員の賛成が必要です。/{ command-table } { command-table-end } で尋ねられます。
tables-host-only = それはテーブルのホストだけができます。
tables-host-person = ホストになれるのは、席についている人だけです。
tables-host-already = あなたはすでにこのテーブルのホストです。
tables-no-deal-due = まだ配る番ではありません。
tables-no-claim = 残りのトリックをすべて取れるとは限りません。
tables-no-match = このテーブルにそのゲームの記録はありません。
tables-record-unfinished = 記録はゲームが終わってから見られます。
tables-record-unreadable = このゲームの記録はもう読めません。

## Discord: ボタンとメニュー

button-join = 参加する
button-leave = 抜ける
button-stay = やめておく
button-no = いいえ
button-leave-sure = テーブルから抜ける
button-seat-back = 席に戻る
button-end-sure = テーブルを閉じる
button-propose = 提案する
button-end-match = ゲームを終える
button-end-propose = ゲームの終了を提案する
button-agree = 賛成
button-decline = 反対
button-kick-alone = ゲームから外す
button-kick-vote = 投票で決める
button-add-computer = コンピューターを追加
button-options = オプション
button-server-set = このサーバーの標準にする
button-server-reset = このサーバーの標準から外す
button-seats = 席を見る・変える
button-invite = 招待する
button-to-table = テーブルへ
button-untell = このお知らせを止める
button-change-seats = 席を変える
button-shuffle = 席をシャッフル
button-table = テーブル
button-report = このプレイを報告
button-picture = 絵で見る
button-hand-over = 譲る
button-start = 開始する
button-fill = コンピューターを入れて開始
button-fewer = { $count }人で始める
button-hand = 自分の手札
button-score = 得点表
button-record = 記録
button-sheet-file = ファイル
button-sheet = 得点表の全体
button-trump = { $card }*
button-trump-spoken = { $card }、切り札
button-queued = { $card } ✓
button-queued-spoken = { $card }、予約中
button-rules = ルール
button-back = 戻りました
button-next-deal = 次のディール
button-take-back = 待った
button-pause = 一時停止
button-continue = 再開する
button-go-on = 待たずに再開する
button-rematch = もう一度遊ぶ
button-why = なぜ?
button-details = 詳細
button-none = なし
button-nobody = 誰も選ばない
button-confirm = 決定: { $chosen }
button-confirm-short = 決定
button-draft-back = 戻る
button-confer = { $names }と相談
button-advice = おすすめ
button-claim = 残りを全部取る
button-page-back = 前へ
button-page-on = 次へ
button-play = { $game }で遊ぶ
menu-answer = 答えを選んでください
menu-group = { $first } … { $last }
menu-group-part = { $title }: { $span }
menu-pick = 選んでください
menu-pick-suit = { $suit }から選ぶ
menu-seat = 好きな席に座る
menu-guests = 招待する人を選ぶ
menu-swap = 2つの席を入れ替える
menu-computer = 席にコンピューターを座らせる
menu-free = 席を空ける
menu-out = だれかをゲームから外す
menu-out-waits = 次のディールを待っています
menu-host = ホストを譲る
menu-reasons = ディールの内訳
menu-which = テーブルを選ぶ
menu-instead = 別のテーブル
menu-reasons-deal = ディール{ $number }: { $what }
menu-nothing = 今は選ぶものがありません
form-game = ゲーム
form-preset = ルールの組
form-other = その他の値…
form-pace = 持ち時間
form-seats = 人数
form-level = コンピューターの強さ
form-rated = レート戦
form-rated-yes = はい (人が2人以上のとき)
form-rated-no = いいえ (フリー対局)
form-start = 開始
form-start-pressed = 誰かが「{ button-start }」を押したとき
form-start-full = 席がすべて埋まったとき

## Discord: 本人だけに見える返事

discord-opened = テーブルを開きました。ほかの人はテーブルのメッセージのボタンで参加できます。席が埋まったら開始してください。
discord-opened-alone = テーブルを開きました。ダイレクトメッセージでは、ほかの人は参加できません。コンピューターに席を任せて、始めてください。
server-rules-set = このサーバーの{ $game }のテーブルは、これからこのルールで始まります。ゲームと持ち時間の標準は /{ command-settings } で決められます。
server-rules-reset = { $game }のテーブルは、これから通常のルールで始まります。
discord-rules-which = どのゲームのルールですか。
discord-joined = 席につきました。
discord-seat-back = 席に戻りました。
discord-waiting = 次のディールから、{ $computer }の席でプレイします。途中からの参加なので、このゲームは勝ちにも負けにも数えません。
discord-waiting-over = { $table }の席待ちを取りやめました。
discord-hand-later = カードが配られると、ここに手札が表示されます。
discord-hand-as-of = { $time }の状態です
discord-hand-elsewhere = テーブルのほうでプレイ中で、手札はそちらに表示されています。「{ $button }」を押すと、ここにも表示されます。
discord-hand-lapsed = 自分だけに見えるメッセージを更新できるのは15分間だけです。ボタンを押すと、今の手札が表示されます。
discord-hand-left = もうこのテーブルの席についていません。
discord-left-free = テーブルから抜けました。
discord-left-lost = テーブルから抜けました。あなたの席ではコンピューターがプレイを続けます。ゲームが終わると、あなたの負けとして数えます。それまでは、ボタンか /{ command-table } { command-table-join } で席に戻れます。
discord-left-newcomer = テーブルから抜けました。あなたの席ではコンピューターがプレイを続けます。このゲームはあなたの成績には数えません。ゲームが終わるまでは、ボタンか /{ command-table } { command-table-join } で席に戻れます。
discord-left-waits = テーブルから抜けました。だれもいなくなったので、ゲームは7日間待っています。テーブルのメッセージの「再開する」(または /{ command-table } { command-table-continue }) で席に戻れます。
discord-left-closes = テーブルから抜けました。テーブルは閉じました。
discord-stayed = 何も変わっていません。
table-menu = このテーブルで何をしますか。ホストは{ $host }です。実行する前に確認します。
table-menu-changed = それはもうできません。今できるのは次のことです。
ask-leave = このテーブルから抜けますか。{ $table }
ask-leave-free = あなたの席は空席になります。
ask-leave-finished = あなたの席は空席になります。ゲームの結果は残ります。
ask-leave-lost = あなたの席ではコンピューターがプレイを続けます。その前に席に戻らなければ、ゲームが終わると、あなたの負けとして数えます。
ask-leave-newcomer = あなたの席ではコンピューターがプレイを続け、ゲームが終わるまでは席に戻れます。途中からの参加なので、このゲームはあなたの成績には数えません。
ask-leave-suspended = あなたの席にはコンピューターがつきます。今はだれもプレイできません。ゲームが再開されて終わったときは、あなたの負けとして数えます。
ask-leave-closes = ほかに人がいないので、テーブルは閉じます。
ask-leave-closes-over = ほかに人がいないので、テーブルは閉じます。ゲームの結果は残ります。
ask-leave-uncounted = ほかに人がいないので、テーブルは閉じ、ゲームは結果なしで終わります。
ask-leave-waits = ほかに人がいないので、ゲームは止まります。7日間は、参加していた人がテーブルのメッセージの「再開する」で続けられます。その後テーブルは閉じます。/{ command-table } { command-table-end } なら、すぐに閉じます。
ask-leave-deserted = ほかの人は全員自動プレイ中なので、だれかが戻るまでゲームは止まります。
ask-leave-pauses = 希望の出ていた一時停止が、そこで始まります。
ask-leave-continues = 一時停止はそこで終わり、ゲームが続きます。
ask-leave-reopens = 席にいるほかの人は全員もう一度遊びたいので、抜けるとテーブルは次のゲームの準備に戻ります。
ask-leave-gives-up = 途中で抜けたまま残しておけるゲームは5つまでです。いちばん前に抜けたこのゲームは終了します: { $table }
ask-leave-host = ホストは{ $host }に替わります。
ask-end = このテーブルを閉じますか。{ $table }
ask-propose-end = ここでゲームを終えることを、ほかの人に提案しますか。{ $table }
ask-end-table = 席はなくなります。
ask-end-over = 席はなくなります。ゲームの結果は残ります。
ask-end-match = ゲームはここで終わり、だれの成績にも数えません。
ask-end-vote = 席にいる全員が賛成すると、ゲームはだれの成績にもならずに終わります。それまでは続きます。
ask-kick = { $name }をこのゲームから外しますか。{ $table }
ask-kick-alone = ホストなので、あなただけで決められます。
ask-kick-vote = ほかの人がテーブルのメッセージのボタンで投票します。あなたを含めて{ $count }票の賛成が必要です。
ask-kick-lost = その席はコンピューターが続けます。外された人はこのゲームに戻れず、負けの扱いになります。
ask-kick-newcomer = その席はコンピューターが続けます。外された人はこのゲームに戻れません。途中から加わった人なので、成績には数えません。
ask-kick-rated = レート戦で、{ $name }は席にいます。投票なしで外すと、{ $name }の成績には数えません。あなたは、負けは数え、勝っても勝ちに数えません。
ask-kick-partner = パートナーの{ $who }は、負けても負けに数えません。
ask-kick-or-vote = ほかの人の投票に任せることもできます（テーブルのメッセージのボタン、あなたを含めて賛成{ $count }票）。その場合は{ $name }の負けとして数え、あなたの成績には普通どおり数えます。
ask-kick-gone = その席はコンピューターが続けます。外された人はこのゲームに戻れません。
ask-host = { $name }をこのテーブルのホストにしますか。{ $table }
ask-host-back = そのあとホストに戻れるのは、{ $name }が譲ってくれたときだけです。
ask-end-stranger = あなたはこのテーブルの参加者ではありません。サーバーの管理者として閉じます。
ask-end-reason = 理由（参加者に表示されます）
ask-told = あなたがしたことは、テーブルのメッセージで{ $names }に伝わります。
ask-table = { $channel }の**{ $game }**({ $players })
ask-table-private = ダイレクトメッセージの**{ $game }**({ $players })
discord-computer-added = コンピューターが席につきました。
discord-fill = 空席があります。人が来るのを待つか、コンピューターを座らせて開始してください。
discord-moved = { $number }番の席に移りました。
discord-moved-team = { $number }番の席に移りました({ $company })。
discord-swapped = { $one }番と{ $other }番の席を入れ替えました。
discord-shuffled = 席をシャッフルしました。
discord-seats-changed = その後席が変わりました。今の席を表示します。
discord-kicked = { $name }をテーブルから外しました。
discord-kicked-out = { $name }をゲームから外しました。
discord-proposed = テーブルのメッセージでほかの人に尋ねています。まだの人: { $missing }。決まるまでゲームは続きます。「反対」を押すと提案を取り下げます。
discord-agreed = 賛成しました。まだの人: { $missing }。
discord-agreed-last = 賛成しました。これで決まりました。
discord-declined = 反対しました。
discord-withdrawn = 提案を取り下げました。
discord-turned-away = { $name }はこのゲームに参加しません。
discord-host = 新しいホストは{ $host }です。
invite-whom = このテーブルにだれを招待しますか。参加ボタンの付いたダイレクトメッセージが届きます。
invite-alone = ダイレクトメッセージのテーブルには招待できません。サーバーで /{ command-table } { command-table-new } を使ってテーブルを開いてください。
invite-elsewhere = このテーブルへの招待は、テーブルのあるサーバーで、テーブルのメッセージの「{ button-invite }」から行ってください。
invite-direct = 招待しました: { $names }。
invite-mention = ダイレクトメッセージが届かないため、テーブルでのメンションで招待しました: { $names }。
invite-not = { $names }には届きませんでした。あとでもう一度お試しください。
invite-again = { $names }はこのテーブルにすでに招待されています。
invite-seated = { $names }はすでにこのテーブルに着いています。
invite-bot = { $names }: ボットは招待できません。「{ button-add-computer }」でコンピューターを席に着けられます。
invite-hidden = { $names }にはこのテーブルのチャンネルが見えません。
invite-unwanted = { $names }は招待を受け付けていません。
invitation-from = **{ $by }**からテーブルへの招待です: **{ $game }**、{ $channel }（{ $server }）。持ち時間: { $pace }。
invitation-was = テーブルに招待されていました: **{ $game }**、{ $channel }（{ $server }）。持ち時間: { $pace }。
invitation-opened = 新しいテーブルが開きました: **{ $game }**、{ $channel }（{ $server }）。持ち時間: { $pace }。
invitation-free = 空いている席があります。
invitation-full = いまは満席です。席が空けばここから参加できます。
invitation-seated = 席に着いています。ゲームが始まるとカードが配られます。
invitation-begun = ゲームはもう始まっています。
invitation-closed = テーブルは閉じられました。
invitation-over = この招待はもう使えません。ゲームが始まったか、テーブルが閉じられました。
invitation-hidden = このテーブルのチャンネルが見えなくなったため、参加できません。
openings-on = { $channel }でテーブルが開いたら、ダイレクトメッセージでお知らせします（1時間に1回まで）。
openings-off = { $channel }のテーブルのお知らせを止めました。/{ command-table } { command-table-tell-me } で再開できます。
openings-direct = お知らせできるのはサーバーのチャンネルのテーブルだけです。そのチャンネルでお使いください。
openings-many = すでに{ $count }個のチャンネルのテーブルをお知らせしています。これ以上は増やせません。
discord-ended = テーブルを閉じました。
discord-shown = テーブルはこちらです: { $link }
discord-rematch-wanted = もう一度遊ぶ希望を受け付けました。席にいる全員が希望すると始まります。
discord-paused = ゲームを一時停止しました。ボットが再起動しても、何も失われません。テーブルのメッセージの「再開する」(または /{ command-table } { command-table-continue }) で続きます。
discord-pause-wanted = 一時停止の希望を受け付けました。{ $missing }も「一時停止」を押すと、一時停止になります。それまで時間は進みます。あなたがプレイを続けると、希望は取り消されます。
discord-ready = 再開の準備ができました。{ $missing }も「再開する」を押すと続きます。
discord-ready-alone = 返事がなければ、{ $time } から待たずに再開できます。そのときにもう一度「再開する」を押してください。
discord-pace-set = 持ち時間: { $pace }。
discord-record = ゲームの記録です。全員の手札を含む、すべての行動が書かれています。stich replay で再生できます。
discord-sheet-file = 得点表のファイルです。表計算などのソフトで開けます。
discord-report = 今あなたに見えている内容のファイルです。あなたの手札、場の様子、どのゲームの何手目かが書かれています。ほかの人の手札や名前は入っていません。コンピューターの手やルールがおかしいと思ったら、どうなるはずだったかを添えて、このボットの運営者に送ってください。ディールが終わるまでは、同じテーブルの人に見せないでください。
discord-picture = { $time }のテーブルです。
discord-picture-failed = この絵を描けませんでした。内容は「{ button-details }」と「{ button-score }」の文字で読めます。
picture-trump = 切り札
picture-led = リード
picture-takes = トップ
picture-took = 獲得
picture-begun = 最初のトリックの前
picture-trick = 第{ $number }トリック: { $player }
picture-rows = 場に{ $count }枚
picture-ended = 第{ $number }ディール終了
picture-legend-led = リード
picture-legend-took = トリックを獲得
picture-tricks = トリック: { $tricks }
picture-taken = { $player } { $numbers }
picture-deal = 第{ $number }ディール、{ $what }。{ $amounts }
picture-declared = { $mark } デクレアラー
picture-check = 検算
picture-you = あなた
picture-higher = さらに上のビッド
picture-doubled = 小さな印: ダブルした相手
picture-amount = { $side } { $amount }
picture-says = { $label }: { $what }
discord-playing-already = あなたはもうここで遊んでいます。これがあなたの手札です。別のテーブルは /{ command-table } { command-table-new } で開けます。
discord-closed = このテーブルは閉じられました。
discord-expired = 長い間だれも戻らなかったので、このテーブルは閉じました。
discord-suspended = このテーブルは停止中です。ゲームが別の版のルールで行われたか、記録を最後まで読めません。
discord-table-unreadable = このテーブルのデータを読み込めないため、今は操作できません。データは消えずに保存されており、原因はボットのログに記録されています。その間、ほかのテーブルで遊べます。
discord-table-gone = このテーブルは閉じられているため、ボタンは使えません。新しいテーブルは /{ command-table } { command-table-new } で開けます。
discord-no-such-table = そのテーブルにあなたの席はありません。入力中に表示される一覧から選んでください。
discord-not-at-a-table = あなたはどのテーブルにもついていません。/{ command-table } { command-table-new } で開くか、ボタンで参加してください。
discord-several-tables = 対象になるテーブルが複数あります。「テーブル」の欄で選んでください。
discord-which = どのテーブルですか？
discord-which-named = { $game }（{ $names }）
discord-which-alike = { $table }（{ $number }）
discord-which-line = ・{ $table } · { $about }
discord-no-table-here = このチャンネルにテーブルはありません。/{ command-table } { command-table-new } で開けます。/{ command-table } { command-table-tell-me } を使うと、開いたときにお知らせします。
discord-not-your-seat = この手札の席は、もうあなたのものではありません。今の手札はテーブルのメッセージのボタンで見られます。
discord-not-understood = 今選べる答えの中に、それに当たるものがありません。入力中に表示される一覧から選ぶか、「{ $card }」や「{ $spoken }」のようにカードを書いてください。
discord-say-more = それだけではどの答えか決まりません: { $answers }{ $more ->
    [0] {""}
   *[other] (ほか{ $more })
}。もう少し続けて書いてください。
discord-say-whole = { $answer }のことですか。それなら全部書くか、手札の下で選んでください。
discord-no-advice = 今はおすすめがありません。
discord-no-advice-rated = レート戦なので、全員「おすすめ」なしで対局します。「おすすめ」を使いたいときは、開始前にホストが「{ button-options }」でフリー対局を選んでください。
discord-refused = { $why } (ルール { $rule })
discord-form-outdated = オプションはその後変わりました。もう一度開いてください。
discord-unknown-button = このボタンは別の版のもので、使えません。テーブルの一番新しいメッセージのボタンをお使いください。
discord-unknown-command = このコマンドは別の版で登録されたもので、この形では使えません。Discord を再読み込みしてから、もう一度お試しください。
discord-restarting = 再起動しています。失われたものはありません。数秒後にもう一度お試しください。
discord-failed = こちらで問題が起きました。失われたものはありません。もう一度お試しください。/{ command-hand } で手札を、/{ command-table } { command-table-show } でテーブルをもう一度表示できます。
discord-dm-closed = あなたの設定により、ダイレクトメッセージを送れませんでした。手札はいつでも「自分の手札」で見られますので、ご安心ください。ダイレクトメッセージを受け取れるようにしたら、/{ command-settings } でお知らせください。
discord-channel-closed = テーブルのチャンネルに書き込めなくなりました。ここでプレイを続けられます。
discord-permissions = このチャンネルでは次の権限がないため、テーブルを開けません: { $permissions }。サーバーの管理者に権限を付けてもらってください。
discord-extended = 操作があったので、この番の持ち時間を1手分のばしました。持ち時間: { $time }まで
discord-nudge = { $who } あなたの番です: { $link }
discord-no-thread = スレッドを作る権限 ({ $permissions }) がないので、このチャンネルで遊びます。
table-state-turn = あなたの番
table-state-playing = 対局中
table-state-paused = 中断中
table-state-lobby = 参加者を待っています
table-state-finished = 終局
table-state-suspended = 停止中
table-place-direct = ダイレクトメッセージ
permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-create-public-threads = 公開スレッドの作成
permission-embed-links = 埋め込みリンク
permission-attach-files = ファイルを添付
permission-read-message-history = メッセージ履歴を読む

## Discord: あいさつとヘルプ

welcome-title = カードゲームのテーブルへようこそ
welcome-text =
    ヨーロッパの伝統的なトリックテイキングゲームを、この場で人ともコンピューターとも遊べます。
    ボタンを押すと、すぐに最初の手札が配られます。手札はあなた以外には見えません。
    /{ command-table } { command-table-new } でほかの人が参加できるテーブルを開けます。詳しくは /{ command-help } をご覧ください。
help-title = 遊び方
help-text =
    {"**"}始める**
    /{ command-table } { command-table-new } でテーブルを開きます。ほかの人は「参加する」を押します。「コンピューターを追加」でコンピューターが席につきます。チームで遊ぶゲームでは、席を選んでパートナーを決められます。「開始する」でカードが配られます。「招待する」（または /{ command-table } { command-table-invite }）で人を招待でき、/{ command-table } { command-table-tell-me } を使うとテーブルが開いたときにお知らせします。下のボタンを押すと、すぐにコンピューターと遊べます。

    {"**"}プレイする**
    手札はダイレクトメッセージで届きます。「自分の手札」(または /{ command-hand }) を押すと、チャンネルの中であなただけに表示されます。カードを一度押すとプレイします。出せないカードは灰色です。「なぜ?」でルールがわかります。
    迷ったときは「{ button-advice }」(または /{ command-hint }) を押すと、よい手とその理由があなただけに表示されます (レート戦を除く)。
    文字でもプレイできます。/{ command-play } { $card } や /{ command-bid } と入力すると、選べる答えが一覧で表示されます。

    {"**"}見る**
    /{ command-score } で各ディールの得点計算、/{ command-rules } でルール、/{ command-leaderboard } と /{ command-stats } で成績を見られます。

    {"**"}席を離れるとき**
    相手がコンピューターだけのときは時間制限がなく、テーブルは待ち続けます。ほかの人と遊ぶときは、時間が切れると、コンピューターが代わりにプレイします。それがあなたの手の4分の1を超えると、そのゲームは負けにはなっても、勝ちには数えません (パートナーの負けにはなりません)。「戻りました」(または /{ command-table } { command-table-back }) で席に戻れます。/{ command-table } { command-table-leave } でテーブルから抜けられます。全員が「一時停止」(または /{ command-table } { command-table-pause }) を押すと、ゲームは一晩でも数週間でも待ち、「再開する」で続きます。ホストは /{ command-table } { command-table-pace } で持ち時間を長くできます。

    {"**"}自分に合わせる**
    /{ command-settings } で言語、カードの呼び名、手札の届け先、1手ごとの言葉でのお知らせ、番が来たときの呼び出し、おやすみ時間を決められます。

## Discord: 成績と設定

leaderboard-title = ランキング: { $game } ({ $where })
leaderboard-server = このサーバー
leaderboard-all = すべてのサーバー
leaderboard-line = { $place } – **{ $name }**: { $figures }
leaderboard-empty = 終わったゲームはまだありません。
stats-title = { $name }の成績 ({ $where })
stats-line = **{ $game }**: { $figures }
stats-empty = 終わったゲームはまだありません。
standing-figures = { $matches }ゲーム中{ $wins }勝、引き分け{ $draws }回、{ $points }点
settings-title = 設定
settings-language = あなたの言語: **{ $language }**
settings-deck = あなたのカード: **{ $deck }**
settings-cards = カードの表示: **{ $cards }**
settings-pictures = 自分だけに見えるメッセージのテーブルの絵: **{ $pictures }**
settings-hand = 手札の届け先: **{ $hand }**
settings-steps = ゲームの進行のお知らせ: **{ $steps }**
settings-invitations = テーブルへの招待: **{ $invitations }**
settings-nudge = 番が来たときの呼び出し: **{ $nudge }**
settings-quiet = おやすみ時間: **{ $hours }** ({ $zone })。この間は呼び出さず、ダイレクトメッセージも通知音なしで送ります。
settings-no-quiet = おやすみ時間: **なし**
settings-openings = テーブルのお知らせ: { $channels }
settings-queue = 札の予約: **{ $queue }**
settings-claim = 残りのトリックをまとめて取る: **{ $claim }**
settings-server-language = このサーバーの言語: **{ $language }**
settings-server-deck = このサーバーのカード: **{ $deck }** (全員に見えるもの)
settings-server-pictures = このサーバーで全員に見えるテーブルの絵: **{ $pictures }**
settings-pictures-need = ⚠️ このチャンネルで絵を出すには権限「{ $permission }」が必要です。
settings-server-threads = このサーバーのテーブルのスレッド: **{ $threads }**
settings-server-game = ゲームを指定しないテーブル: **{ $game }**
settings-server-pace = 新しいテーブルの持ち時間: **{ $pace }**
settings-server-rules = { $game }のテーブルの標準ルール: **{ $rules }**（そのゲームのテーブルの「{ button-options }」で変更できます）
settings-server-only = サーバーの設定は、サーバーの管理者だけが変えられます。
settings-change = 変えるには /{ command-settings } と入力して、項目を選んでください。
settings-unknown = そのような選択肢はありません。入力中に表示される一覧から選んでください。
settings-hours-unknown = おやすみ時間がわかりません。「22-8」のように、始まりと終わりの時刻を書いてください。
settings-hours-missing = 何時から何時までですか。おやすみ時間も「22-8」のように指定してください。
settings-zone-unknown = このタイムゾーンはわかりません。近くの大きな都市の名前をローマ字で入力し、一覧から選んでください。
settings-zone-missing = タイムゾーンも指定してください。Discordからはわからないためです。
language-client = Discord の設定どおり
game-usual = 通常のゲーム
deck-french = フランス式 (スペード、ハート、ダイヤ、クラブ)
deck-swiss = スイス式 (盾、野バラ、ドングリ、鈴)
deck-server = サーバーと同じ
cards-drawn = 絵（あれば）
cards-words = 文字
pictures-off = なし
pictures-ask = 頼んだ人にだけ
pictures-on = ビッドの後、各トリックの後、各ディールの後
hand-by-both = ダイレクトメッセージと、求めたときはここ
hand-by-dm = ダイレクトメッセージ
hand-by-here = ここだけ (「自分の手札」)
steps-on = 1手ずつ言葉で知らせ、手札も言葉で書く
steps-off = 知らせない
invitations-on = 受け付ける
invitations-off = 受け付けない
nudge-never = 呼び出さない (ダイレクトメッセージも通知音なし)
nudge-late = 時間がかかっているときだけ
nudge-always = 毎回 (操作したばかりのときを除く)
quiet-hours = { $begin }時～{ $end }時
quiet-off = おやすみ時間なし
tell-on = ダイレクトメッセージで知らせる（1時間に1回まで）
tell-off = 知らせない
queue-on = する（ほかの人の番のあいだに札を押すと、自分の番に出す札として予約）
queue-off = しない（札を押せるのは自分の番だけ）
claim-on = する（残りがすべて確実に自分のトリックになったらボタンを出す）
claim-off = しない（最後まで1枚ずつ出す）
opponents-people = 人
opponents-computer = コンピューター
threads-auto = 権限があれば作る
threads-on = 作る (権限が足りなければ知らせる)
threads-off = 作らずにチャンネルで遊ぶ
scope-server = このサーバー
scope-all = すべてのサーバー

## Discord: 内緒の相談

confer-open = 🔒 { $names }と相談: /{ command-confer }
confer-from = 🔒 **{ $name }**からあなただけに({ $game }):
confer-told = 🔒 { $names }に伝えました。
confer-whom = まだ伝えていません。このままでは{ $names }({ $game })に届きます。{ $names }でよければ、ボタンを押してから、もう一度書いてください。
confer-now = このディールが終わるまで、ここに書いたことは{ $names }に伝えます。
confer-ended = ディールが終わったので、相談はここまでです。何も伝えていません。
confer-nobody = いま相談できる相手はいません。
confer-several = 相談できるテーブルがいくつもあります。/{ command-confer } で「{ param-table }」を指定してください。
confer-computer = { $names }はコンピューターなので、伝えても分かりません。ご自分の判断でプレイしてください。
confer-only-words = 伝えられるのは文章だけです。ファイル、画像、スタンプ、投票は伝えられません。
confer-too-long = 長すぎます。一度に伝えられるのは{ $maximum }文字までです。
confer-too-often = 30秒ほどお待ちください。今のは伝えていません。
confer-unreachable = { $names }はダイレクトメッセージを受け取らず、手札も開いていないので、伝えられませんでした。
confer-failed = { $names }に届きませんでした。もう一度お試しください。

## Discord: コマンドとその欄

command-table = テーブル
command-table-about = テーブルを開く、参加する、開始する、管理する
command-table-new = 開く
command-table-new-about = このチャンネルにテーブルを開きます
command-table-join = 参加
command-table-join-about = このチャンネルのテーブルの席につきます
command-table-sit = 席
command-table-sit-about = ほかの席に移る、または席を見ます
command-table-swap = 席の入れ替え
command-table-swap-about = ゲームの開始前に、2つの席を入れ替えます (ホスト用)
command-table-shuffle = 席のシャッフル
command-table-shuffle-about = 誰がどこに座るかを無作為に決めます (ホスト用)
command-table-leave = 抜ける
command-table-leave-about = 自分のテーブルから抜けます
command-table-start = 開始
command-table-start-about = ゲームを始めます
command-table-add-computer = コンピューター追加
command-table-add-computer-about = 空席にコンピューターを座らせます
command-table-kick = 外す
command-table-kick-about = 席を空けてもらいます。ゲーム中なら、その人をゲームから外します
command-table-host = ホスト
command-table-host-about = ほかのプレイヤーにホストを譲ります
command-table-invite = 招待
command-table-invite-about = ゲームの開始前に、テーブルへ人を招待します
command-table-tell-me = お知らせ
command-table-tell-me-about = このチャンネルでテーブルが開いたら、ダイレクトメッセージでお知らせします
command-table-options = オプション
command-table-options-about = ゲームとルールを見る、変える
command-table-next = 次
command-table-next-about = 待たずに次のディールを配ります
command-table-back = 戻る
command-table-back-about = 戻りました: コンピューターの代わりに自分でプレイします
command-table-take-back = 待った
command-table-take-back-about = 最後の一手を取り消します
command-table-pause = 一時停止
command-table-pause-about = ゲームの一時停止を希望するか、それに同意します
command-table-continue = 再開
command-table-continue-about = 一時停止中のゲームを続けます
command-table-pace = 持ち時間
command-table-pace-about = 1手番の持ち時間を変えます (ホスト用)
command-table-rematch = 再戦
command-table-rematch-about = 同じ人ともう一度遊びます
command-table-record = 記録
command-table-record-about = 最後に終わったゲームの記録をファイルで受け取ります
command-table-show = 表示
command-table-show-about = テーブルをチャンネルの最後にもう一度表示します
command-table-end = 閉じる
command-table-end-about = テーブルを閉じます
command-hand = 手札
command-hand-about = 自分の手札を見ます。ほかの人には見えません
command-play = プレイ
command-play-about = カードを出す、または答えます
command-bid = ビッド
command-bid-about = ビッドをします
command-hint = ヒント
command-hint-about = 自分の番のおすすめと、その理由を見ます
command-score = 得点表
command-score-about = 各ディールの得点計算を見ます
command-report = 報告
command-report-about = コンピューターの手やルールがおかしいとき、今見えている内容をファイルで受け取ります
command-confer = 相談
command-confer-about = ルールで相談できる相手にだけ、内緒で伝えます
command-rules = ルール
command-rules-about = ゲームの短いルールを読みます
command-leaderboard = ランキング
command-leaderboard-about = 上位のプレイヤーを見ます
command-stats = 成績
command-stats-about = プレイヤーの成績を見ます
command-help = ヘルプ
command-help-about = 始め方と遊び方
command-settings = 設定
command-settings-about = 言語、カードの呼び名、手札の届け先、呼び出し、おやすみ時間、1手ごとのお知らせを決めます
param-table = テーブル
param-table-about = テーブルが複数あるときに選びます
param-game = ゲーム
param-game-about = どのゲームか
param-preset = ルールの組
param-preset-about = どのルールの組で遊ぶか
param-pace = 持ち時間
param-pace-about = 1手にかけられる時間
param-opponents = 相手
param-opponents-about = 人を待つか、すぐにコンピューターと遊ぶか
param-player = プレイヤー
param-player-about = だれか
param-user = 相手
param-user-about = 招待する人。指定しなければ一覧から選びます
param-tell = お知らせ方法
param-tell-about = ここで開くテーブルのお知らせを受け取るか
param-seat = 席
param-seat-about = どの席か: 番号、または座っている人の名前
param-other = 相手の席
param-other-about = 入れ替える相手の席
param-seats = 人数
param-seats-about = 人数を選べるゲームで、何人で遊ぶか
param-computer = コンピューター
param-computer-about = コンピューターの強さ
param-action = カード
param-action-about = ♠10 のようなカード、または一覧の答え
param-bid = ビッド
param-bid-about = ビッドの内容
param-text = 文章
param-text-about = 伝えたいこと。ほかの人には見えません
param-scope = 範囲
param-scope-about = このサーバーか、すべてのサーバーか
param-language = 言語
param-language-about = あなたと話す言語
param-hand = 手札
param-hand-about = 手札の届け先
param-deck = カード
param-deck-about = あなたのカードの呼び名
param-cards = 表示
param-cards-about = カードを小さな絵で見るか、文字で見るか
param-pictures = 絵
param-pictures-about = 自分だけに見えるメッセージのテーブルの絵
param-steps = お知らせ
param-steps-about = 読み上げソフト向け: 1手ごとに自分だけに短いメッセージで知らせ、手札も言葉で書く
param-invitations = 招待
param-invitations-about = ほかの人からテーブルへの招待を受け付けるか
param-nudge = 呼び出し
param-nudge-about = 番が来たことを、チャンネルであなたあてに知らせるのはいつか
param-quiet = おやすみ時間
param-quiet-about = 呼び出しをしない時間帯 (例: 22-8)。タイムゾーンも指定してください
param-zone = タイムゾーン
param-zone-about = 近くの大きな都市をローマ字で入力するか、一覧から今の時刻が合うものを選んでください
param-queue = 予約
param-queue-about = 自分の番の前に出す札を押しておけるようにするか（番が来たら自動で出します）
param-claim = 残り全部
param-claim-about = 残りのトリックがすべて確実に自分のものになったとき、まとめて取るボタンを出すか
param-server-language = サーバーの言語
param-server-language-about = ここで全員に見えるものの言語 (サーバーの管理者用)
param-server-game = サーバーのゲーム
param-server-game-about = 新しいテーブルのゲーム（サーバー管理者用）
param-server-pace = サーバーの持ち時間
param-server-pace-about = 新しいテーブルの持ち時間（サーバー管理者用）
param-server-deck = サーバーのカード
param-server-deck-about = ここで全員に見えるカードの呼び名 (サーバーの管理者用)
param-server-pictures = サーバーの絵
param-server-pictures-about = ここで全員に見えるテーブルの絵 (サーバーの管理者用)
param-threads = スレッド
param-threads-about = 専用のスレッドで遊ぶかどうか (指定がなければサーバーの設定)
param-server-threads = サーバーのスレッド
param-server-threads-about = ゲームごとに専用のスレッドを作るかどうか (サーバーの管理者用)
