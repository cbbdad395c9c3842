## Die Texte der Lektionen von Barbu (docs/writing-a-lesson.md)

barbu-lessons-tricks-title = Keine Stiche
barbu-lessons-tricks-goal = Mach so wenige Stiche wie möglich: Jeder kostet Punkte.

barbu-lessons-tricks-first =
    Barbu ist sieben Spiele in einem: Man spielt zu viert, jeder für sich, und jeder sagt in einer Partie jedes der sieben einmal an. Hier hat { $seat1 } *Keine Stiche* angesagt: Jeder Stich kostet 2 Punkte. Trumpf gibt es nicht; man muss bedienen, das Ass ist am höchsten. { $SA } macht diesen Stich. Welches Pik gibst du dazu?
barbu-lessons-tricks-first-right = In der Hand ist eine hohe Karte gefährlich, unter einem Ass nicht. { $SJ } hat nichts gekostet; der König wäre genauso gut gewesen, denn { $SQ } ist schon gefallen.
barbu-lessons-tricks-first-king = Genauso gut: Unter dem Ass wird man eine hohe Karte umsonst los. Hier geht es mit { $SJ } weiter.
barbu-lessons-tricks-first-low = Das bleibt unter dem Ass, aber das tun alle deine Pik. Die kleinen brauchst du später, um unten zu bleiben. Gib eine hohe dazu, solange es nichts kostet.

barbu-lessons-tricks-under =
    { $seat1 } spielt { $HJ } aus, und du kommst wieder zuletzt dran. Sieh dir deine Herzkarten an: Welche bleiben unter dem Buben, und welche davon willst du behalten?
barbu-lessons-tricks-under-right = Die höchste Karte, die den Stich nicht macht: So wirst du hohe Karten los, und { $H2 } bleibt für später.
barbu-lessons-tricks-under-queen = Die Dame schlägt den Buben, der Stich gehört dir, und 2 Punkte sind weg. { $H7 } und { $H2 } bleiben darunter.
barbu-lessons-tricks-under-low = Die bleibt darunter, aber die Sieben auch. Gib die höchste Karte, die nicht sticht, und behalt die Zwei: Tiefer geht es nicht.

barbu-lessons-tricks-discard =
    Kreuz hast du keines mehr, also darfst du abwerfen, was du willst; den Stich machst du damit nicht. (Die Stiche drei bis fünf wurden für dich gespielt.) Du hast zwei Herz, drei Karo und drei Pik. In welcher Farbe bist du mit einem einzigen Abwurf sicher?
barbu-lessons-tricks-discard-right = { $H2 } ist jetzt dein einziges Herz und macht nie einen Stich: In Herz kann dir nichts mehr passieren.
barbu-lessons-tricks-discard-king = Genauso gut: Höher als der König war nur das Ass, und das ist weg. Hier geht es mit { $HQ } weiter; danach ist Herz für dich ungefährlich.
barbu-lessons-tricks-discard-ace = Eine gefährliche Karte, aber davor kannst du noch zwei kleinere Karo spielen. In Herz bist du mit einem einzigen Abwurf für immer sicher.
barbu-lessons-tricks-discard-low = Kleine Karten tun dir nichts, im Gegenteil: Mit ihnen überlässt du die Stiche den anderen. Wirf eine hohe ab.
barbu-lessons-tricks-discard-other = Du hast höhere Karten als diese. Wirf eine ab, die fast sicher einen Stich macht.

barbu-lessons-tricks-take =
    (Der siebte Stich wurde für dich gespielt.) { $seat3 } spielt weiter Pik. Du hast nur noch { $S8 } und { $SK }, beide höher als die ausgespielte Sieben. { $ST }, { $S9 } und { $S5 } sind noch da. Wenn du in Pik schon einen Stich machen musst, dann mit welcher Karte?
barbu-lessons-tricks-take-right = Der König hätte früher oder später doch gestochen; jetzt ist er weg, für nur einen Stich. Auf die Acht hätte { $seat2 } { $S5 } gegeben, und den König hättest du noch.
barbu-lessons-tricks-take-eight = Du hoffst, dass jemand darübergeht. Aber wer neben einem höheren Pik auch { $S5 } hat, gibt die Fünf; dann machst du den Stich und hast den König immer noch. Wenn es sein muss, nimm den Stich mit der höchsten Karte.

barbu-lessons-tricks-lead =
    Du hast den Stich gemacht und darfst ausspielen, was du willst. Die anderen haben nur zwei Pik ({ $ST } und { $S5 }), sieben Herz und einige Karo. Bei welcher Karte macht sicher jemand anders den Stich?
barbu-lessons-tricks-lead-right = Wer Herz hatte, musste darübergehen, und { $seat2 } hat den Stich gemacht. Mit einer Zwei gibt man das Ausspiel am besten ab.
barbu-lessons-tricks-lead-spade = Fast so sicher: Den Stich macht wohl die Zehn. Hier geht es mit { $H2 } weiter; darunter gibt es gar nichts.
barbu-lessons-tricks-lead-five = Eine kleine Karte, aber dein einziges kleines Karo: Dann bleiben Ass und Bube allein zurück. Spiel die Herz-Zwei aus: Du hast kein hohes Herz, für das du sie brauchst.
barbu-lessons-tricks-lead-other = Damit machst du den Stich vielleicht selbst. Spiel eine Karte aus, die nicht stechen kann.

barbu-lessons-tricks-keep =
    Wieder darfst du abwerfen, was du willst. Du hast in Karo Ass, Bube und Fünf und in Pik nur { $S8 }; { $ST } und { $S5 } sind noch draußen. Mit welcher Karte machst du am ehesten einen Stich?
barbu-lessons-tricks-keep-right = In Karo bleibst du mit der Fünf unten. Mit { $S8 } als einzigem Pik hättest du über { $S5 } gehen müssen.
barbu-lessons-tricks-keep-ace = Genauso gut: Das Ass wäre ein sicherer Stich gewesen. Hier geht es mit { $S8 } weiter, denn etwas Kleineres hattest du in Pik nicht.
barbu-lessons-tricks-keep-low = Dann bleiben Ass und Bube, und beide stechen. Behalt die Karte, die unten bleiben kann.
barbu-lessons-tricks-keep-other = Eine hohe Karte, aber daneben hast du ein kleines Karo. Dein Pik steht allein.

barbu-lessons-tricks-end =
    Ein Stich: −2. { $seat3 } hat acht gemacht. Du hast jeweils die höchste Karte zugegeben, die nicht sticht, Gefährliches abgeworfen und kleine Karten behalten, um das Ausspiel abzugeben. In den anderen Spielen, in denen man nichts nehmen will, geht es genauso. Weiter geht es mit *Kein Herz*.

barbu-lessons-hearts-title = Kein Herz
barbu-lessons-hearts-goal = Sag das richtige Spiel an und nimm kein Herz.

barbu-lessons-hearts-declare =
    Du gibst, also wählst du das Spiel und sagst es an. Fünf sind Minusspiele, da willst du nichts nehmen: keine Stiche, keine Damen, nicht die letzten zwei Stiche, kein Herz (je 2 Punkte, nur das Ass 6), nicht den Herz-König. Dazu kommen Trumpf und Domino. Du hast überall kleine Karten, dein höchstes Herz ist { $H9 }. Was sagst du an?
barbu-lessons-hearts-declare-right = So kleine Herz bleiben unter denen der anderen, und das Ass hat jemand anders.
barbu-lessons-hearts-declare-negative = Auch das könntest du mit diesem Blatt spielen. Aber jedes Spiel sagst du nur einmal an: Nimm das, in dem dein Blatt viel besser ist als ein gewöhnliches. Sieh dir deine Herzkarten an.
barbu-lessons-hearts-declare-other = Trumpf verlangt eine lange, starke Farbe, und im Domino sollten die Karten nah beieinanderliegen. Dieses Blatt kann etwas anderes gut: nichts nehmen.

barbu-lessons-hearts-lead =
    Als Ansager spielst du aus. Herz darfst du nicht ausspielen, solange du etwas anderes hast; aber wer nicht bedienen kann, darf auf jeden Stich Herz abwerfen. Wann ist die Gefahr am geringsten, dass Herz fällt, und welche deiner Karten sollen dann weg?
barbu-lessons-hearts-lead-right = Alle konnten noch bedienen, also ist kein Herz gefallen. Später hätte dein Ass vielleicht drei Herz eingesammelt.
barbu-lessons-hearts-lead-king = Genauso gut: eine hohe Karte, solange noch alle bedienen können. Hier geht es mit { $SA } weiter.
barbu-lessons-hearts-lead-middle = Jetzt passiert damit nichts, aber deine höchsten Karten sind gefährlicher. Spiel sie zuerst aus, solange alle noch bedienen können.
barbu-lessons-hearts-lead-low = Spar dir die auf. Später, wenn jemand eine Farbe nicht mehr hat und Herz abwirft, bleibst du mit kleinen Karten unten. Spiel jetzt eine hohe aus.

barbu-lessons-hearts-king =
    Kein Herz ist gefallen, und du spielst wieder aus. Welche deiner Karten würde am Ende Herz einsammeln, wenn du sie behältst?
barbu-lessons-hearts-king-right = Wieder kein Herz. Danach hast du { $CQ } ausgespielt, und { $seat1 } hat mit { $CA } gestochen. Deine hohen Karten sind weg, ab jetzt bleibst du nur noch unten.
barbu-lessons-hearts-king-queen = Genauso gut. Hier geht es mit { $DK } weiter, und die Dame kommt danach.
barbu-lessons-hearts-king-other = Die Karte hat Zeit. Bald fehlt jemandem eine Farbe, und dann fallen Herz auf eine hohe Karte. Spiel deine hohen vorher.

barbu-lessons-hearts-diamond =
    Die Stiche drei bis sieben wurden für dich gespielt. { $seat3 } spielt { $DT } aus, nach dir kommen noch zwei; { $DA } und { $DQ } sind noch da. Du hast { $D7 } und { $D3 }. Beide bleiben unter der Zehn. Welche müsste später vielleicht einen Stich nehmen?
barbu-lessons-hearts-diamond-right = Die Sieben ist darunter geblieben, und { $D3 } im nächsten Stich auch. Jetzt hast du nur noch Herz.
barbu-lessons-hearts-diamond-low = Dann bleibt dir die Sieben, und die muss später vielleicht einen Stich mit mehreren Herz nehmen. Mit der Drei bleibst du auch später unten.

barbu-lessons-hearts-heart =
    { $seat3 } spielt { $SK } aus, und du hast kein Pik. Du hast nur noch Herz, und diesen Stich kannst du nicht machen. Wirf das Herz ab, mit dem du später noch einen Herzstich machen könntest: Welches ist das?
barbu-lessons-hearts-heart-right = Die anderen haben { $HQ } und { $H8 } dazugeworfen: drei Herz für { $seat3 }. Je kleiner deine Herzkarten, desto sicherer bist du.
barbu-lessons-hearts-heart-low = Auch das kostet { $seat3 } 2 Punkte. Aber am ehesten sticht später dein höchstes Herz. Wirf das zuerst ab.

barbu-lessons-hearts-end =
    Kein einziges Herz: 0 Punkte, während { $seat1 } 18 und { $seat3 } 12 verloren haben. Hohe Karten früh, solange alle bedienen können; kleine für den Schluss; Herz auf die Stiche der anderen. Mit dem letzten Herz endet die Runde. Weiter geht es mit *Keine Damen*.

barbu-lessons-queens-title = Keine Damen
barbu-lessons-queens-goal = Nimm keine der vier Damen.

barbu-lessons-queens-under =
    { $seat3 } hat *Keine Damen* angesagt: Jede Dame, die man nimmt, kostet 6, sonst zählt nichts, und nach der vierten ist Schluss. { $seat3 } spielt { $HJ } aus. Du hast selbst { $HQ } und drei kleine Herz; { $HA } und { $HK } sind noch da. Wer kommt nach dir, und was darf mit deiner Dame nicht passieren?
barbu-lessons-queens-under-right = Die Acht bleibt unter dem Buben, und vor der Dame hast du noch zwei kleine Herz zu spielen. Mit drei kleineren Karten daneben ist eine Dame fast sicher.
barbu-lessons-queens-under-queen = Sie schlägt den Buben. Gibt dann niemand König oder Ass zu, nimmst du deine eigene Dame. Spiel zuerst deine kleinen Herz, dazu sind sie da.
barbu-lessons-queens-under-low = Die bleibt darunter, aber die Acht auch. Gib die höchste, die darunter bleibt, und behalt die kleinen für die nächsten Herzstiche.

barbu-lessons-queens-diamond =
    (Der zweite Stich wurde für dich gespielt.) Jetzt spielt { $seat3 } { $D8 } aus. { $DA } und { $DQ } sind noch da, und nach dir kommen zwei. Mit welchem Karo müsstest du die Dame vielleicht nehmen, mit welchem niemals?
barbu-lessons-queens-diamond-right = Eine Zehn schlägt nie eine Dame, und { $seat2 } hat den Stich mit { $DA } gemacht. { $CA } bist du später in einem Stich ohne Dame losgeworden.
barbu-lessons-queens-diamond-king = Fällt { $DQ }, aber nicht das Ass, hast du die Dame genommen. Könige und Asse fangen Damen; eine Zehn tut das nie.
barbu-lessons-queens-diamond-low = Auch sicher. Aber die Zehn ist jetzt genauso sicher, und mit der Vier machst du auch später kaum einen Stich.

barbu-lessons-queens-own =
    Die Stiche vier bis sechs wurden für dich gespielt, und du spielst aus. Neben { $HQ } hast du noch ein kleines Herz. Die anderen haben drei Herz, darunter { $HA } und { $HK }. Wer muss deine Dame nehmen, wenn sie jetzt kommt? Und wenn sie später kommt?
barbu-lessons-queens-own-right = { $seat1 } musste deine Dame nehmen, und { $seat3 } hat { $CQ } dazugeworfen. Das kostet { $seat1 } 12 Punkte. Am sichersten war deine Dame, solange Ass und König noch da waren.
barbu-lessons-queens-own-two = Dann ist die Dame dein einziges Herz. Beim nächsten Herz musst du sie spielen, und vielleicht ist dann nichts Höheres mehr da.
barbu-lessons-queens-own-high = Damit machst du den Stich selbst, samt jeder Dame, die jemand darauf wirft. { $SQ } und { $DQ } sind auch noch da.
barbu-lessons-queens-own-other = Vielleicht wirst du so das Ausspiel los, aber nicht deine Dame. Spiel sie, solange Ass und König in Herz noch da sind: Dann muss sie fast sicher jemand anders nehmen.

barbu-lessons-queens-ace =
    { $seat1 } hat { $ST } ausgespielt, dann kamen { $HK } und { $SK }, und du kommst zuletzt dran. Du hast { $SA } und { $S3 }; das einzige Pik, das noch aussteht, ist { $SQ }. In diesem Stich liegt keine Dame. Was ist, wenn du dein Ass behältst?
barbu-lessons-queens-ace-right = Der Stich hat nichts gekostet, und dein Ass kann { $SQ } nicht mehr fangen.
barbu-lessons-queens-ace-three = Dann ist das Ass dein letztes Pik. Wird { $SQ } ausgespielt, musst du sie nehmen: 6 Punkte. Spiel das Ass, solange keine Dame im Stich liegt.

barbu-lessons-queens-exit =
    Du spielst wieder aus. { $SQ } und { $DQ } sind noch da. Die anderen haben zusammen nur ein Pik und kein Herz, und kein Karo schlägt { $DK }. Mit welcher Karte zwingst du jemanden, eine Dame zu spielen, die du nicht nehmen musst?
barbu-lessons-queens-exit-right = { $SQ } war das letzte Pik: { $seat3 } musste sie spielen und selbst nehmen. Danach wurde { $C7 } für dich gespielt.
barbu-lessons-queens-exit-heart = Niemand sonst hat Herz, also macht deine Zwei den Stich, und die anderen werfen Damen darauf. Eine kleine Karte sticht, wenn sonst niemand die Farbe hat.
barbu-lessons-queens-exit-king = Der König macht den Stich und nimmt { $DQ } gleich mit, wenn sie fällt. Er ist deine gefährlichste Karte.
barbu-lessons-queens-exit-other = Vielleicht. Aber mit { $S3 } kann nichts schiefgehen: Das einzige andere Pik ist die Dame, und wer sie hat, macht den Stich.

barbu-lessons-queens-last =
    Von den Damen ist nur { $DQ } noch übrig. { $seat3 } spielt { $C6 } aus; Kreuz hast du nicht, du darfst also abwerfen, was du willst. Mit welcher deiner drei Karten müsstest du die letzte Dame vielleicht nehmen?
barbu-lessons-queens-last-right = Ohne deinen König konnte keine Karte mehr { $DQ } schlagen, und { $seat3 } ist auf ihr sitzen geblieben.
barbu-lessons-queens-last-two = Die Zwei ist harmlos, solange jemand anders ausspielt. Dein König nimmt die Dame, sobald sie fällt.
barbu-lessons-queens-last-four = Dann musst du auf das nächste Karo den König geben, und er nimmt die Dame. Die Vier tut das nie.

barbu-lessons-queens-end =
    Keine einzige Dame: 0 Punkte; { $seat1 } und { $seat3 } haben je 12 verloren. Kleine Karten schützen eine Dame, hohe fangen sie. Spiel die hohen, solange keine Dame fallen kann. Weiter geht es mit *Letzte zwei*.

barbu-lessons-last-two-title = Letzte zwei
barbu-lessons-last-two-goal = Mach weder den vorletzten noch den letzten Stich.

barbu-lessons-last-two-declare =
    Du gibst und sagst an. Bei *Letzte zwei* kosten nur die beiden letzten Stiche etwas: der vorletzte 10, der letzte 20. Du hast zwei Asse, zwei Könige und zwei Zweien, und keine Farbe ist länger als vier Karten. Was kostet eine hohe Karte in den ersten elf Stichen? Und in den anderen Spielen?
barbu-lessons-last-two-declare-right = Asse und Könige kosten hier erst am Schluss etwas, und für den Schluss brauchst du Zweien. In den ersten drei Stichen bist du mittlere Karten losgeworden: { $C4 }, { $C9 } und { $D8 }.
barbu-lessons-last-two-declare-negative = Dort machen deine Asse und Könige Stiche, die Punkte kosten, oder sie fangen, was andere abwerfen. Such das Spiel, in dem die meisten Stiche nichts kosten.
barbu-lessons-last-two-declare-trumps = Ein paar Stiche würdest du machen, aber mit vier Trümpfen nicht viele. Heb dir Trumpf für ein Blatt mit einer langen Farbe auf.
barbu-lessons-last-two-declare-other = Für Domino liegen deine Karten zu weit auseinander: Asse und Zweien kommen dort zuletzt dran.

barbu-lessons-last-two-high =
    Der vierte Stich, und du kommst zuletzt dran. Du hast Ass, König, Fünf und Zwei in Pik. Dieser Stich kostet nichts. Welche Pik wären in den letzten beiden Stichen gefährlich, und welche willst du bis dahin behalten?
barbu-lessons-last-two-high-right = Der König hat einen Stich gemacht, der nichts kostet. Du hast noch das Ass, mit dem du noch einmal ans Spiel kommst, und die Zwei.
barbu-lessons-last-two-high-ace = Genauso gut: Auch mit dem König kämst du später ans Spiel. Hier spielen wir { $SK } und behalten das Ass.
barbu-lessons-last-two-high-low = Kleine Karten sind in diesem Spiel kostbar: Am Schluss überlässt du mit ihnen den anderen die Stiche. Gib lieber jetzt eine hohe, solange es nichts kostet.

barbu-lessons-last-two-discard =
    Die Stiche fünf und sechs wurden für dich gespielt. { $seat2 } spielt weiter Herz, und du hast keines mehr: Du darfst abwerfen, was du willst. In Karo hast du Ass, Bube und Zwei. Mit Zweien bleibst du am Schluss drunter, mit Assen kommst du ans Spiel, wenn du willst. Welche Karte kann beides nicht?
barbu-lessons-last-two-discard-right = Eine mittlere Karte ist zu hoch, um unten zu bleiben, und zu niedrig für einen sicheren Stich. Im nächsten Stich bist du auch { $CK } losgeworden.
barbu-lessons-last-two-discard-high = Auch gut: Der König kann dir nicht mehr schaden. Hier geht es mit { $DJ } weiter.
barbu-lessons-last-two-discard-diamond = Genauso gut: Ans Spiel kommst du auch mit { $SA }. Hier geht es mit { $DJ } weiter.
barbu-lessons-last-two-discard-ace = Das brauchst du noch: Damit machst du einen Stich, der nichts kostet, und spielst dann aus, was du willst.
barbu-lessons-last-two-discard-five = Nicht schlecht, aber der Bube ist gefährlicher. Fang mit dem an.
barbu-lessons-last-two-discard-two = Die Zweien sind deine besten Karten: Darunter kommt niemand. Behalt sie für die letzten zwei Stiche.

barbu-lessons-last-two-ace =
    Der neunte Stich: { $seat2 } spielt { $S8 } aus. Du hast fünf Karten: drei Pik, dazu Ass und Zwei in Karo. Dieser Stich und die nächsten zwei kosten noch nichts. Wie wirst du deine Asse rechtzeitig los?
barbu-lessons-last-two-ace-right = Ein Stich, der nichts kostet, und jetzt spielst du aus. Niemand kann dich mehr auf deinen hohen Karten sitzen lassen.
barbu-lessons-last-two-ace-five = Die bleibt unten, aber dann spielt jemand anders aus, und deine Asse machen vielleicht gerade den falschen Stich. Nimm den, der jetzt liegt: Er kostet nichts.
barbu-lessons-last-two-ace-two = Die brauchst du für die letzten zwei Stiche; sonst bleiben dir am Ende die Asse. Nimm diesen Stich, solange er nichts kostet.

barbu-lessons-last-two-strip =
    Zum zehnten Stich spielst du aus und hast { $DA }, { $D2 }, { $S5 } und { $S2 }. Die anderen haben noch fünf Karo und drei Pik. Welche Karte darf für die letzten zwei Stiche nicht übrig bleiben?
barbu-lessons-last-two-strip-right = Das Ass ist weg, und mit ihm sind drei der fünf Karo gefallen. Ein Stich bleibt noch, der nichts kostet.
barbu-lessons-last-two-strip-five = Auch die willst du loswerden. Aber spiel zuerst das Ass: Macht jemand anders diesen Stich, wirst du das Ass vielleicht nicht mehr rechtzeitig los.
barbu-lessons-last-two-strip-two = Behalt die Zweien. Das Ass würde einen der letzten zwei Stiche machen.

barbu-lessons-last-two-five =
    Der letzte Stich, der nichts kostet. Du hast { $S5 }, { $S2 } und { $D2 }. In Pik sind { $S9 }, { $S4 } und { $S3 } noch da, in Karo zwei Karten. Welche beiden Karten willst du haben, wenn es zählt?
barbu-lessons-last-two-five-right = Dir bleiben zwei Zweien: Wer bedient, muss darübergehen. { $seat2 } hat beide Stiche gemacht, mit { $S9 } und einem kleinen Kreuz.
barbu-lessons-last-two-five-spade = Dann bleibt dir die Fünf, und wenn { $S4 } oder { $S3 } kommt, machst du damit einen der letzten zwei Stiche. Spiel die Fünf jetzt.
barbu-lessons-last-two-five-diamond = Dann bleiben Fünf und Zwei in Pik, und die Fünf macht vielleicht einen der letzten zwei Stiche. Spiel sie jetzt, wo es nichts kostet.

barbu-lessons-last-two-end =
    Du hast nichts verloren, { $seat2 } dagegen 30. Zuerst die mittleren Karten; die Asse, solange Stiche nichts kosten; die Zweien zum Schluss. Und immer zählen, der wievielte Stich es ist. Als Nächstes kommt das Spiel, das Barbu den Namen gab.

barbu-lessons-king-title = Kein Herz-König
barbu-lessons-king-goal = Werde den Herz-König rechtzeitig los.

barbu-lessons-king-take =
    { $seat2 } hat *Kein Herz-König* angesagt. Wer ihn nimmt, den „Barbu“ (den Bärtigen), verliert 20, und die Runde ist aus. Zwei Stiche sind gespielt. Du hast { $HK }; wie bei *Kein Herz* darfst du Herz nur ausspielen, wenn du sonst nichts hast. Du kommst zuletzt dran. Kann dieser Stich etwas kosten? Und würdest du danach gern ausspielen?
barbu-lessons-king-take-right = Solange du den König hast, kann ihn dir niemand in den Stich werfen. Also darfst du Stiche machen und bestimmen, was ausgespielt wird.
barbu-lessons-king-take-low = Das bleibt darunter, aber solange du den König selbst hast, musst du keinen Stich fürchten. Nimm den Stich mit dem Ass und bestimm, was ausgespielt wird. Später, wenn andere ausspielen sollen, würde dich das Ass nur stören.

barbu-lessons-king-void =
    Den König kannst du in einen fremden Stich werfen, wenn eine Farbe ausgespielt wird, die du nicht hast. Du hast ein Pik und je drei Herz, Karo und Kreuz. Wie wirst du am schnellsten eine Farbe ganz los?
barbu-lessons-king-void-right = Pik hast du keines mehr: Kommt es wieder, kannst du den König abwerfen. Zum nächsten Stich hast du { $D6 } ausgespielt, und { $seat3 } kam ans Spiel.
barbu-lessons-king-void-other = Von dieser Farbe hast du noch mehr und müsstest sie beim nächsten Mal bedienen. Such die Farbe, die du mit einem einzigen Ausspiel los bist.

barbu-lessons-king-club =
    { $seat3 } spielt { $CK } aus. Jetzt soll jemand anders ausspielen, und zwar am liebsten Pik. Du hast Dame, Acht und Fünf in Kreuz, und alle bleiben unter dem König. Welche könnte dich später wieder ans Spiel bringen?
barbu-lessons-king-club-right = Die Dame ist weg, { $seat3 } spielt wieder aus, und mit Acht und Fünf kannst du drunterbleiben.
barbu-lessons-king-club-low = Auch das bleibt darunter, aber dann macht die Dame später vielleicht einen Stich, und du musst ausspielen. Gib die höchste, die darunter bleibt.

barbu-lessons-king-small =
    { $seat3 } spielt { $C6 } aus. Du hast { $C8 } und { $C5 }. Wenn du ausspielst, wirst du deinen König nicht los. Welche Karte gibst du also?
barbu-lessons-king-small-right = Das Ausspiel bleibt dir erspart. { $seat3 } hat auch diesen Stich gemacht und muss noch einmal ausspielen.
barbu-lessons-king-small-eight = Die macht vielleicht den Stich. Dann spielst du aus, aber den König darfst du nicht ausspielen, und er bleibt bei dir.

barbu-lessons-king-throw =
    { $seat3 } spielt { $SA } aus. Du hast kein Pik, also darfst du abwerfen, was du willst. Welche Karte wolltest du schon lange loswerden?
barbu-lessons-king-throw-right = Weg ist der König: { $seat3 } muss ihn nehmen und verliert 20.
barbu-lessons-king-throw-other = Jetzt ist der Moment: Diesen Stich macht sicher jemand anders. Wer weiß, ob Pik noch einmal kommt, bevor du mit Kreuz oder Karo einen Stich machst.

barbu-lessons-king-end =
    { $seat3 } hat 20 verloren und du nichts. Mit dem König und zwei oder mehr kleinen Herz kannst du dieses Spiel sicher ansagen: Werde eine Farbe ganz los und warte. Ohne den König spielst du deine hohen Karten früh, wie bei *Kein Herz*. Als Nächstes: Domino.

barbu-lessons-dominoes-title = Domino
barbu-lessons-dominoes-goal = Werde alle deine Karten los, und zwar vor den anderen.

barbu-lessons-dominoes-declare =
    Im Domino gibt es keine Stiche. Der Ansager nennt einen Rang: Mit ihm beginnt die Reihe jeder Farbe und wächst dann Karte um Karte bis zum Ass und zur Zwei. Reihum legt jeder eine; „weiter“ sagt man nur, wenn nichts passt. Wer zuerst fertig ist, schreibt 45, die anderen 20, 5 und −5. Du hast viel von Sechs bis Neun. Welcher Startrang?
barbu-lessons-dominoes-declare-right = Mit drei Achten bestimmst du, wann drei der Reihen beginnen, und die Karten daneben hast du auch.
barbu-lessons-dominoes-declare-seven = Zwei Siebenen hast du, aber schau, welchen Rang du dreimal hast: Nennst du ihn, beginnen drei Reihen erst, wenn es dir passt.
barbu-lessons-dominoes-declare-nine = Zwei Neunen hast du, aber die meisten deiner Karten sind kleiner, und einen Rang hast du dreimal: Nennst du ihn, beginnen drei Reihen erst, wenn es dir passt.
barbu-lessons-dominoes-declare-near = Von diesem Rang hast du wenige Karten oder keine, also bestimmen andere, wann die Reihen beginnen. Nimm einen Rang, den du mehrmals hast.
barbu-lessons-dominoes-declare-ends = Dann liegen die meisten deiner Karten weit vom Start und müssen auf Karten der anderen warten. Nimm einen Rang aus der Mitte deiner Karten.
barbu-lessons-dominoes-declare-other = Für Trumpf ist keine deiner Farben lang und hoch genug, und für ein Minusspiel ist dieses Blatt nichts Besonderes. Aber die Karten liegen nah beieinander.

barbu-lessons-dominoes-first =
    Du legst zuerst: eine deiner drei Achten. In Pik hast du auch Neun und Sieben. Nach welcher Acht kannst nur du weiterlegen?
barbu-lessons-dominoes-first-right = In Pik passen nur { $S9 } und { $S7 }, und beide hast du. Also mussten { $seat1 } und { $seat2 } „weiter“ sagen, bis { $seat3 } Kreuz eröffnete.
barbu-lessons-dominoes-first-eight = Auch ein guter Anfang. Hier geht es mit { $S8 } weiter: An dieser Reihe kann nur einer weiterlegen, nämlich du.

barbu-lessons-dominoes-hold =
    Jetzt passen { $S9 }, { $S7 }, { $D8 } und { $H8 }. Unter der Pik-Sieben kommen noch fünf Karten, alle bei den anderen; deine { $D4 } wartet, bis Karo von der Acht bis zur Fünf liegt. Welche Karte hilft vor allem den anderen, welche dir?
barbu-lessons-dominoes-hold-right = Die Karo-Acht eröffnet eine Reihe, die du bis hinunter zu { $D4 } brauchst. Und hinter deiner { $S7 } müssen fünf Karten der anderen warten.
barbu-lessons-dominoes-hold-start = Genauso gut: noch eine Reihe, in der du die Nachbarn der Acht hast. Hier geht es mit { $D8 } weiter.
barbu-lessons-dominoes-hold-nine = Auch gut: Die Pik-Neun macht den Weg zu deiner { $SQ } frei. Hier geht es mit { $D8 } weiter.
barbu-lessons-dominoes-hold-seven = Damit werden fünf Karten der anderen frei, und dahinter liegt keine deiner Karten. So eine Karte hältst du zurück, solange etwas anderes passt.

barbu-lessons-dominoes-hearts =
    Jetzt passen { $S9 }, { $S7 }, { $H8 } und { $D9 }. In Karo hast du nichts über der Neun. In Herz hast du Zehn, Acht, Sieben und Sechs. Welche Karte hilft dir und nicht den anderen?
barbu-lessons-dominoes-hearts-right = Darunter folgen deine Sieben und Sechs, und { $seat1 } hat schon { $H9 } gelegt: Jetzt passt auch deine Zehn.
barbu-lessons-dominoes-hearts-nine = Genauso gut: Die Pik-Neun führt zu { $SQ }. Hier geht es mit { $H8 } weiter.
barbu-lessons-dominoes-hearts-seven = Dahinter warten immer noch fünf Karten der anderen und keine von dir. Behalt die Sieben.
barbu-lessons-dominoes-hearts-diamond = Auf deine Karo-Neun warten Zehn, Bube, Dame, König und Ass, und keine dieser Karten hast du. Behalt die Neun.

barbu-lessons-dominoes-run =
    Sechs deiner Karten passen: { $S9 }, { $S7 }, { $H7 }, { $HT }, { $D9 } und { $CJ }. Sieh bei jeder nach, welche Karte gleich dahinter kommt. Bei welcher der sechs hast du auch die nächste?
barbu-lessons-dominoes-run-right = Danach passt an diesem Ende nur { $H6 }, und die hast du: Für die anderen war es zu, und { $seat1 } musste „weiter“ sagen.
barbu-lessons-dominoes-run-nine = Fast so gut: Die Pik-Neun führt zu { $SQ }, aber über zwei Karten der anderen. Hier geht es mit { $H7 } weiter.
barbu-lessons-dominoes-run-other = Dahinter warten nur Karten der anderen. Halt diese hier zurück, solange du eine legen kannst, die nur dir hilft.

barbu-lessons-dominoes-open =
    Deine { $SQ } muss warten, bis { $ST } und { $SJ } liegen, und die haben die anderen. Eine Karte, die auf Karten der anderen wartet, kann dich zum Letzten machen. Mit welcher Karte beginnt der Weg zur Dame?
barbu-lessons-dominoes-open-right = { $seat3 } hat { $ST } gleich gelegt, und bald kam der Bube: Der Weg für deine Dame war frei.
barbu-lessons-dominoes-open-four = Genauso gut: Hinter der Vier warten nur zwei Karten der anderen. Hier geht es mit { $S9 } weiter.
barbu-lessons-dominoes-open-seven = Dahinter warten fünf Karten der anderen und keine von dir. Leg die Sieben erst, wenn dir nichts anderes bleibt.
barbu-lessons-dominoes-open-six = Diesen Platz nimmt dir niemand, und dahinter warten vier Herz der anderen. Heb die Sechs auf, bis du nichts Besseres hast.
barbu-lessons-dominoes-open-other = Dahinter warten nur Karten der anderen. Mach zuerst den Weg für deine Dame frei.

barbu-lessons-dominoes-end =
    Zuerst fertig: 45 Punkte. Nenn einen Rang in der Mitte deiner Karten, am besten einen, den du mehrmals hast. Halt Karten zurück, hinter denen nur fremde warten; mach rechtzeitig den Weg für deine eigenen frei. Und wer „weiter“ sagt, verrät, was er nicht hat. Letzte Lektion: Trumpf und Kontra.

barbu-lessons-trumps-title = Trumpf und Kontra
barbu-lessons-trumps-goal = Kontriere die Richtigen und mach in der Trumpfrunde viele Stiche.

barbu-lessons-trumps-double =
    Vor der ersten Karte darf jeder jeden anderen kontrieren, muss aber nicht: Man wettet, dass man in diesem Spiel besser abschneidet als der andere. Der Schlechtere zahlt die Differenz. { $seat2 } hat *Kein Herz-König* angesagt, { $seat3 } hat alle kontriert. Kleiner könnten deine Karten kaum sein. Wen kontrierst du?
barbu-lessons-trumps-double-right = { $seat2 } hat den König genommen und dir und { $seat3 } je 20 gezahlt. Wer zurückkontriert, sagt Rekontra: Dann zählt der Unterschied zwischen beiden doppelt; zwischen dir und { $seat3 } war er 0. Überleg dir ein Rekontra gut, wenn deine Karten nicht so klein sind wie hier.
barbu-lessons-trumps-double-none = Du hast nichts über der Neun, also nimmst du den König fast nie. Wer ihn nimmt, zahlt an dich, wenn einer von euch den anderen kontriert hat.
barbu-lessons-trumps-double-single = Wer dich kontriert hat, erwartet, vorn zu liegen; ein Rekontra überlegt man sich daher zweimal. Aber du nimmst den König so gut wie nie, also ist für dich auch das Rekontra gegen { $seat3 } kein Risiko.
barbu-lessons-trumps-double-other = So weit richtig, aber jeder der drei anderen nimmt den König eher als du, auch { $seat3 }. Wer ihn nimmt, zahlt dir nur, wenn zwischen euch kontriert ist.

barbu-lessons-trumps-nobody =
    Nun sagt { $seat3 } *Kein Herz-König* an, und du sprichst zuerst: Wer dich danach kontriert, den kannst du nicht mehr rekontrieren. Deine kleinsten Karten sind { $S6 }, { $C6 }, { $H7 } und { $D9 }. Wen kontrierst du?
barbu-lessons-trumps-nobody-right = { $seat3 } hat alle kontriert und dann den König in einen Stich geworfen, den du nehmen musstest: −20, und noch 20 an { $seat3 }. Jedes eigene Kontra hätte dich weitere 20 gekostet.
barbu-lessons-trumps-nobody-other = Ohne kleine Karten machst du Stich um Stich, und bald wirft jemand den König darauf. Kontriere, wen du zu übertreffen glaubst; mit diesem Blatt ist das niemand.

barbu-lessons-trumps-declare =
    Jetzt bist du Ansager. Beim Spiel Trumpf bringt jeder Stich 5, und du bestimmst die Trumpffarbe. Dafür braucht es eine lange Farbe mit hohen Karten und daneben noch andere hohe. Was sagst du an?
barbu-lessons-trumps-declare-right = Sechs Pik mit Ass und König, dazu ein Ass, ein König und eine Dame in anderen Farben: Für so ein Blatt hebt man sich Trumpf auf.
barbu-lessons-trumps-declare-suit = Trumpf, ja. Aber als Trumpf willst du die Farbe, von der du am meisten hast.
barbu-lessons-trumps-declare-negative = Deine hohen Karten machen Stiche, und in einem Minusspiel kostet das Punkte. Sag ein Spiel an, in dem du Stiche haben willst.
barbu-lessons-trumps-declare-other = Im Domino kommen Asse und Zweien zuletzt, und davon hast du einige. Spiel mit diesem Blatt etwas, bei dem hohe Karten und eine lange Farbe zählen.

barbu-lessons-trumps-targets =
    Als Ansager kontrierst du zuletzt, und nur die, die dich nicht kontriert haben. Kontriert hat dich keiner der drei: Alle wissen, dass man Trumpf mit einem guten Blatt ansagt. { $seat3 } hat die beiden anderen kontriert. Wen kontrierst du?
barbu-lessons-trumps-targets-right = Du erwartest mehr Stiche als jeder der anderen, also holst du dir den Unterschied von allen dreien.
barbu-lessons-trumps-targets-none = Dann schreibt jeder nur die eigenen Stiche. Du hast mit Abstand das beste Blatt: Wen du kontrierst, der zahlt dir den Unterschied.
barbu-lessons-trumps-targets-other = Du erwartest, vor allen dreien zu liegen. Warum jemanden verschonen?

barbu-lessons-trumps-lead =
    Du spielst aus. Wer in diesem Spiel nicht bedienen kann, muss stechen, und zwar höher als jeder Trumpf im Stich; hat man keinen so hohen, spielt man, was man will. Du hast sechs Pik, und in Karo König, Dame und Drei: Den König schlägt nur { $DA }. Wie machst du aus deinen hohen Karo sichere Stiche, solange dich deine Trümpfe noch schützen?
barbu-lessons-trumps-lead-right = { $seat3 } hat den Stich mit { $DA } gemacht. Jetzt sind dein König und deine Dame die höchsten Karo.
barbu-lessons-trumps-lead-club = Diese Karte verlierst du ohnehin irgendwann. Aber deine hohen Karo werden davon nicht besser: Spiel das kleine Karo.
barbu-lessons-trumps-lead-ace = Dieses Ass sticht jetzt oder später. Beginn mit dem, was Zeit braucht: Hol das Karo-Ass heraus, solange du alle Trümpfe hast.
barbu-lessons-trumps-lead-trump = Trumpf hat Zeit. Gib zuerst den Karostich ab; deine Trümpfe bringen dich wieder ans Spiel.
barbu-lessons-trumps-lead-high = { $DA } holt sich deinen König oder deine Dame; nimmt das Ass stattdessen die Drei, sind beide sicher. Auch wenn { $DJ } die Drei nimmt, verlierst du nicht mehr Stiche, als wenn du hoch ausspielst.
barbu-lessons-trumps-lead-other = Damit verschenkst du einen Stich, und keine deiner Karten wird besser. Sieh dir deine Karo an.

barbu-lessons-trumps-beat =
    { $seat3 } spielt Trumpf aus, { $S7 } (Trümpfe sind unten markiert). Wer kann, muss einen Trumpf mit einem höheren schlagen, also ist { $S4 } nicht erlaubt. { $SQ } und { $ST } sind noch draußen, und nach dir kommen noch zwei Spieler. Welcher deiner Trümpfe sticht sicher?
barbu-lessons-trumps-beat-right = Der König hat gestochen, und alle mussten Trumpf geben. Danach hast du deine zwei kleinen Kreuz abgegeben, und mit { $DK } kamst du wieder ans Spiel.
barbu-lessons-trumps-beat-ace = Genauso sicher. Hier geht es mit { $SK } weiter, und das Ass bleibt. Danach gibst du deine zwei kleinen Kreuz ab, und mit { $DK } kommst du wieder ans Spiel.
barbu-lessons-trumps-beat-jack = { $SQ } würde ihn schlagen. Deinen König und dein Ass schlägt niemand.
barbu-lessons-trumps-beat-small = { $ST } oder { $SQ } würde diesen Trumpf schlagen. Nimm den Stich mit einer Karte, die sicher sticht.

barbu-lessons-trumps-draw =
    Du spielst aus. Vier Trümpfe sind noch draußen, darunter { $SQ }. Deine { $DQ } ist das höchste Karo, dein Ass das höchste Herz. Was kann diesen zwei Karten passieren, solange jemand anders noch Trümpfe hat?
barbu-lessons-trumps-draw-right = Zwei Trümpfe sind gefallen. { $SQ } und noch einer sind übrig.
barbu-lessons-trumps-draw-heart = Wer kein Herz hat, sticht dein Ass. Zieh den anderen zuerst die Trümpfe.
barbu-lessons-trumps-draw-queen = Wer kein Karo hat, muss deine Dame stechen. Zieh zuerst die Trümpfe der anderen.
barbu-lessons-trumps-draw-small = Diesen Trumpf schlägt { $SQ }. Spiel zuerst deinen höchsten, und nimm den anderen damit Trümpfe ab.
barbu-lessons-trumps-draw-other = Damit verschenkst du einen Stich. Du hast noch den höchsten Trumpf: Zieh damit die Trümpfe der anderen.

barbu-lessons-trumps-force =
    Die letzten zwei Trümpfe der anderen sind { $SQ } und { $S6 }. Die Dame schlägt jeden deiner Trümpfe, macht also auf jeden Fall einen Stich. Wer einen Trumpf schlagen kann, muss es tun. Womit holst du die Dame heraus, ohne dass die Sechs etwas sticht?
barbu-lessons-trumps-force-right = { $seat3 } musste mit { $SQ } darübergehen. Bei den anderen ist jetzt nur noch { $S6 }.
barbu-lessons-trumps-force-middle = Genauso gut: Auch dieser Trumpf verliert nur gegen die Dame. Hier geht es mit { $S8 } weiter.
barbu-lessons-trumps-force-small = Diesen Trumpf schlägt schon { $S6 }, und die Dame macht später noch einen Stich. Spiel einen, den nur die Dame schlägt.
barbu-lessons-trumps-force-other = Solange die Trumpf-Dame noch da ist, holt sie sich eine deiner guten Karten. Zieh die Dame mit einem Trumpf, den nur sie schlägt.

barbu-lessons-trumps-ruff =
    { $seat3 } spielt { $CQ } aus. Du hast kein Kreuz, also musst du stechen. { $S6 } ist noch draußen; aber { $seat1 } und { $seat2 } haben auf deine Trümpfe Karo abgeworfen. Wer muss die Sechs haben, und kann sie in diesem Stich noch kommen?
barbu-lessons-trumps-ruff-right = Die Sechs konnte nur { $seat3 } haben, und { $seat3 } hatte schon gespielt. Dein kleinster Trumpf genügte, und alle übrigen Stiche waren deine, nur der letzte nicht.
barbu-lessons-trumps-ruff-high = Der sticht, aber die Vier auch. Die hohen machen später von allein ihre Stiche.

barbu-lessons-trumps-end =
    8 Stiche, 40 Punkte; dazu von den dreien, die du kontriert hast, 35, 35 und 25, zusammen 135. Kontriere, wen du auch nur knapp zu übertreffen glaubst; aber wer Trumpf oder Domino ansagt, den lass in Ruhe, außer mit einem sehr guten Blatt. Das war die letzte Lektion: Spiel eine Partie.
