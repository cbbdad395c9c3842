# ボットの言葉。用語は他の言語の同じ鍵にそろえる。

## 列挙と行

separator = { " · " }
list-more = { $head }、{ $next }
list-last = { $head }と{ $last }
page-of = { $page }/{ $pages }ページ

## この言語の名前

language-name = 日本語

## カード: フレンチ・スート

card-short = { $symbol }{ $rank }
card-spoken = { $suit }の{ $rank }
card-suit = { $symbol } { $word }

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

## カードの別の書き方(コンマで区切る)

spell-suit-spades = スペ
spell-suit-hearts = ハト
spell-suit-diamonds = ダイヤモンド, ダイア
spell-suit-clubs = クローバー, クラ
spell-rank-ace = エース
spell-rank-king = キング
spell-rank-queen = クイーン, クィーン
spell-rank-jack = ジャック
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
seat-numbered = { $name } ({ $seat })
seat-computer-careful = コンピューター
seat-computer-random = でたらめなコンピューター
seat-parts = { $name } ({ $parts })
seat-autopilot = 自動プレイ中
seat-cards = 手札{ $count }枚
seat-tricks = { $count }トリック
seat-points = { $points }点
seat-to-act = ▶ { $line }

## 持ち時間と卓のルール

pace-live = リアルタイム
pace-relaxed = ゆっくり
pace-async = 1手24時間まで
rules-option = { $label }: { $value }

## 卓のメッセージと手札

table-players = プレイヤー
table-score = { $side } { $score }点
table-scores = 得点: { $scores }
table-deadline = { $prompt } ({ $time })
table-open-cards = 表向きのカード
table-group = { $label }: **{ $cards }**
table-lanes = 場の列
table-lane = { $suit }: { $low }から{ $high }まで
table-lane-empty = { $suit }: まだありません
table-trick = 第{ $number }トリック
table-last-trick = 前のトリック
trick-card = { $name }: { $card }
trick-best = { $name }: **{ $card }** (勝っています)
trick-empty = まだカードが出ていません
trick-laid = { $name } { $card }
trick-taken = { $cards } → { $winner }
trick-taken-for = { $cards } → { $winner } ({ $points }点)

panel-title = あなたの手札: { $game }
panel-title-at = あなたの手札: { $game } ({ $place })
panel-hand = 手札 ({ $count }枚)
panel-suit = { $suit }: **{ $ranks }**
panel-no-cards = カードはありません
panel-your-turn = あなたの番です。

choice-exactly = { $count }つ選んでください。
choice-at-most = { $most }つまで選べます。
choice-bounds = { $least }つから{ $most }つまで選んでください。

why-title = 選べない理由
why-line = { $options }: { $reason }
why-reason = { $reason } (ルール { $rule })
why-nothing = 選べないものはありません。表示されている答えはどれも選べます。

## ロビー

lobby-title = 新しい卓
lobby-options = オプション
lobby-seat = { $number }. { $name }
lobby-host = { $name } (ホスト)
lobby-free = 空席が{ $count }つあります。
lobby-full = 席はすべて埋まっています。
lobby-expires = ロビーは{ $time }に閉じます。
lobby-rules = ルール

## 得点表と結果

sheet-title = 得点表
sheet-empty = 終わったディールはまだありません。
sheet-deal = **第{ $number }ディール** · { $headline }
sheet-side = { $side }: **{ $scored }点**
sheet-account = { $line } ← { $entries }
sheet-entry = { $reason } { $amount }点
sheet-entry-detailed = { $reason } { $amount }点 ({ $details })
result-title = 結果
result-open = ゲームはまだ終わっていません。
result-winner = { $winner }の勝ちです。
result-draw = { $winner }の引き分けです。
result-place = { $place }位 { $side }: { $score }点
result-deals = { $count }ディールをプレイしました。

## ゲームによらず、エンジンが断ること

engine-bad-game = そのようなゲームはありません。
engine-bad-preset = そのようなプリセットはありません。
engine-bad-option = そのようなオプションはありません。
engine-bad-option-value = オプションの値が正しくありません。
engine-bad-seats = このゲームは、その人数では遊べません。
engine-bad-dealer = ディーラーは席のどれかでなければなりません。
engine-bad-pack = ゲームに使うカードがそろっていません。
engine-bad-chance = 山のほかに決める偶然の値がないか、知らない値です。
engine-no-deal-due = 今はカードを配る時ではありません。
engine-deal-due = 先にカードを配ります。
engine-not-your-turn = あなたの番ではありません。
engine-match-over = ゲームは終わっています。

## 棋譜の行の誤り

record-not-utf8 = UTF-8 ではありません
record-blank-line = 空の行です
record-not-json = JSON ではありません
record-not-object = JSON のオブジェクトではありません
record-key-twice = 同じキーが2回あります
record-unknown-key = 知らないキーがあります
record-missing-key = 必要なキーがありません
record-version = この形式の第1版ではありません
record-no-such-seat = そのような席はありません
record-bad-action = 行動が文字列ではありません
record-bad-mark = 「at」は文字列、「by」は player、autopilot、computer のどれかです

## 記録の再生 (stich replay)

replay-seat = 席{ $seat }
replay-heading = { $game } ({ $preset })、{ $seats }人。最初のディーラーは{ $dealer }
replay-deal = 第{ $number }ディール
replay-line = { $line }  { $text }
replay-told = { $seat }だけに: { $text }
replay-score = { $side }: { $scored }点、合計{ $total }点 ← { $entries }
replay-nothing = なし
replay-rank = { $place }位 { $sides }
replay-over = ゲーム終了: { $ranking }
replay-open = 記録はここまでです。次は{ $seat }の番です。
replay-deal-due = 記録はここまでです。次のディールを配るところです。
replay-illegal = { $line }行目は認められません: { $reason } (ルール { $rule })
replay-malformed = { $line }行目は読めません: { $reason }
replay-no-such-file = ファイル { $file } がありません。
replay-is-directory = { $file } はフォルダーです。記録ファイルではありません。
replay-not-permitted = ファイル { $file } を読む権限がありません。
replay-cannot-read = ファイル { $file } を読み込めません。
replay-no-such-view = 席 { $view } はありません。席の番号か public を指定してください。

## コマンドライン

cli-no-token = トークンがありません。DISCORD_TOKEN を設定するか、.env に書いてください。
cli-wrong-token = Discord がトークンを受け付けません。DISCORD_TOKEN を確認してください。
cli-unknown-setting = 環境変数 { $setting } は知らない設定です。.env.example を見てください。
cli-unknown-setting-file = { $file } の { $setting } は知らない設定です。.env.example を見てください。
cli-unreadable-file = { $file } を読めません。
cli-database-unsupported = { $scheme } のデータベースにはまだ対応していません。STICH_DATABASE に SQLite ファイルのパスを指定してください。
cli-database-unusable = データベース { $path } を使えません: { $reason }
cli-database-newer = データベース { $path } は新しい版の Stich で作られています。Stich を更新するか、別のファイルを使ってください。
cli-health-port-taken = { $host } のポート { $port } は使用中なので、ヘルスチェックに使えません。{ $setting } に別の番号を、使わないなら 0 を設定してください。
cli-health-no-address = ヘルスチェックは { $host } のポート { $port } を使えません。
cli-health-off = ヘルスチェックは無効です ({ $setting } が 0 です)。
cli-health-no-answer = { $host } のポート { $port } から応答がありません。
cli-health-not-connected = ボットは動いていますが、Discord に接続していません。
cli-health-well = ボットは接続しています。
cli-port-taken = ポート { $port } は使用中か、使用が許されていません。--port で別の番号を選んでください。
cli-no-place = ファイル { $path } を置けません。フォルダーの名前か、フォルダーがありません。
cli-data-unusable = { $path } を使えません。別の stich play が使用中か、サンドボックスのファイルではないか、書き込めません。
cli-no-such-game = { $game } というゲームはありません。選べるもの: { $games }
cli-no-such-language = { $language } という言語はありません。選べるもの: { $languages }
cli-no-such-player = { $player } というコンピュータープレイヤーはありません。選べるもの: { $players }
cli-wrong-number = { $game } では席の数だけプレイヤーが要ります: { $seats }
cli-no-matches = ゲームは1回以上必要です。
simulate-heading = { $game }: { $matches }ゲーム、{ $deals }ディール
simulate-player = { $number }. { $player }: { $wins }勝 ({ $percent }%)、1ゲームあたり{ $points }点
simulate-draws = 引き分け: { $draws }
simulate-seed = シード { $seed }、{ $seconds }秒
play-address = ここで遊べます: { $address }
play-end = 終了するには Ctrl-C を押してください。

setting-discord-token = { $setting } はトークンではありません。
setting-database = { $setting } にはファイルのパスを指定してください。
setting-language = { $setting } には、カタログのある言語 (en や ja) を指定してください。
setting-log-level = { $setting } には debug、info、warning、error のどれかを指定してください。
setting-log-format = { $setting } には console か json を指定してください。
setting-health-host = { $setting } にはこのコンピューターのアドレスを指定してください。
setting-health-port = { $setting } には 0 (ヘルスチェックなし) から 65535 までの番号を指定してください。
setting-command-guild = { $setting } にはサーバーの ID を指定してください。
setting-secrets-dir = { $setting } にはフォルダーを指定してください。
setting-api-base = { $setting } にはこのコンピューターの http アドレスを指定してください。STICH_API_BASE、STICH_GATEWAY_URL、STICH_CDN_BASE は一緒に設定します。
setting-gateway-url = { $setting } にはこのコンピューターの ws アドレスを指定してください。
setting-cdn-base = { $setting } にはこのコンピューターの http アドレスを指定してください。

## テーブルが応じない理由

tables-unknown = このテーブルはもう閉じられています。
tables-stale = その後テーブルが先へ進みました。今の状態を表示します。
tables-not-saved = 今は保存できませんでした。何も変わっていません。少し待ってからもう一度お試しください。
tables-suspended = このテーブルは停止中です。ゲームが別の版のルールで行われたか、記録を最後まで読めません。ホストはテーブルを終了できます。
tables-not-in-lobby = それはゲームの開始前にしかできません。
tables-not-playing = このテーブルではゲームが行われていません。
tables-not-finished = ゲームはまだ終わっていません。
tables-not-seated = あなたはこのテーブルの席についていません。
tables-already-seated = あなたはもうこのテーブルの席についています。
tables-full = このテーブルは満席です。
tables-seat-taken = この席には先に座っている人がいます。
tables-seat-empty = その席には誰もいません。
tables-seats-empty = 空席があります。人が来るのを待つか、コンピューターを座らせてください。
tables-no-such-seat = このテーブルにその席はありません。
tables-no-such-computer = そのコンピュータープレイヤーはありません。
tables-too-many = その設定で遊べる人数より多くの人が席についています。
tables-host-only = それはテーブルのホストだけができます。
tables-no-deal-due = まだ配る番ではありません。
tables-no-match = このテーブルにそのゲームの記録はありません。
tables-record-unfinished = 記録はゲームが終わってから見られます。
tables-record-unreadable = このゲームの記録はもう読めません。
