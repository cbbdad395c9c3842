## どのゲームも遊んだことがない人のためのレッスン (docs/writing-a-lesson.md)

engine-lessons-tricks-title = トリックと切り札
engine-lessons-tricks-goal = 最後の六トリックのうち、五つを取りましょう。

engine-lessons-tricks-follow =
    全員が一枚ずつ出して一トリックです。今回は個人戦で、あなたは最後に出します。最初のカード(リード)と同じスートを持っていれば、必ずそれを出します(マストフォロー)。だから出せるのは{ $diamonds }だけです。そのスートで一番強いカードがトリックを取ります。今は{ $DA }です。どちらを出しますか?
engine-lessons-tricks-follow-right = { $DA }には勝てないので、一番弱いカードを出します。これで{ $DK }が、残っているダイヤの中で一番強くなりました。
engine-lessons-tricks-follow-king = どのみちトリックはAに取られ、Kを失うだけです。Aが出た後は、Kに勝つダイヤはありません。Kは取っておきましょう。

engine-lessons-tricks-ruff =
    トリックを取った{ $seat1 }が次もリードし、ハートを出しました。あなたはハートを持っていません。今の切り札は{ $spades }です。切り札は、ほかのスートのどのカードにも、Aにも勝ちます。このゲームでは、フォローできない人は必ず切り札を出します。どれを出しますか?
engine-lessons-tricks-ruff-right = 一番弱い切り札で足ります。リードのスートも切り札もないときは、どのカードを捨ててもかまいません。そのカードは勝てません。
engine-lessons-tricks-ruff-queen = 勝てますが、{ $S7 }でも勝てます。Qは残っている切り札の中で一番強いカードです。必要なトリックのために取っておきましょう。

engine-lessons-tricks-draw =
    トリックを取ったので、あなたのリードです。何を出してもかまいません。ほかの三人は切り札をまだ一枚ずつ持っていて、あなたの強いカードを切る(切り札で取る)ことができます。三人の切り札をなくすには?
engine-lessons-tricks-draw-right = 全員がフォローしたので、もうあなたの強いカードを切り札で取れる人はいません。これを「切り札狩り」と呼びます。
engine-lessons-tricks-draw-clubs = まだ早いです。クラブのない人に切られるかもしれません。まず一番強い切り札で、みんなの切り札をなくしましょう。
engine-lessons-tricks-draw-diamond = まだ早いです。ダイヤのない人に切られるかもしれません。まず一番強い切り札で、みんなの切り札をなくしましょう。

engine-lessons-tricks-high =
    切り札はもうありません。ここからは、リードしたスートで一番強いカードがトリックを取ります。ほかの人が持つクラブは{ $CK }を含めて三枚です。絶対に負けないカードはどれですか?
engine-lessons-tricks-high-right = クラブは三枚とも、あなたのAで落ちました。
engine-lessons-tricks-high-king = { $DK }も負けません。ダイヤのAはもう出ています。ここでは{ $CA }で続けます。
engine-lessons-tricks-high-low = もっと強いクラブを持つ人に取られます。先にAを出して、みんなのクラブを落としましょう。

engine-lessons-tricks-last =
    残りは二枚です。ほかの人にはクラブも切り札もありません。{ $C4 }は今、どれほど強いでしょう?
engine-lessons-tricks-last-right = 誰もフォローできないので、4で取れました。最後のトリックもKで取れました。ほかに誰もそのスートを持っていなければ、低いカードでも勝てます。
engine-lessons-tricks-last-king = それでも取れます。どちらのカードでも勝てます。ここでは先に{ $C4 }、次にKを出します。

engine-lessons-tricks-end =
    五トリック取れました! フォローし、切り札で切り、切り札を狩り、残りを数えました。どのゲームでもすることはだいたい同じで、違うのは、どのトリックを取りたいかです。「レッスン一覧」でゲームを選んでください。どれも、最初のレッスンはこの続きから始まります。
