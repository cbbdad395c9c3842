## Die Texte der Lektionen von Schieber (docs/writing-a-lesson.md)

schieber-lessons-trumps-title = Puur und Nell
schieber-lessons-trumps-goal = Mach mit deinem Partner Stiche und schmier Punkte hinein.

schieber-lessons-trumps-lead =
    36 Karten, Ass bis Sechs; { $seat2 } gegenüber ist dein Partner. Als *Vorhand* hast du *geschoben*, und er hat gewählt: { $spades } ist Trumpf und verdoppelt alle Punkte (×2). Trümpfe (unten markiert), der höchste zuerst: Puur (Under/Bube) 20, Nell (Neun) 14, Ass 11, König 4, Ober/Dame 3, Zehn 10, der Rest 0. Du spielst aus: Was hilft deinem Partner?
schieber-lessons-trumps-lead-right = Alle mussten Trumpf geben. Das Nell hat das Ass geholt: 25 Punkte, und zwei Trümpfe der Gegner sind weg.
schieber-lessons-trumps-lead-low = Genauso gut. Hier geht es mit { $S7 } weiter: Wer Trumpf gemacht hat, will den Gegnern die Trümpfe nehmen.
schieber-lessons-trumps-lead-buur = Den schlägt niemand, er macht seinen Stich, wann immer du willst. Spiel den kleinen Trumpf, und lass { $seat2 } stechen.
schieber-lessons-trumps-lead-other = Das wird geschlagen oder abgestochen. Dein Partner hat { $spades } zum Trumpf gemacht: Hilf ihm, den Gegnern die Trümpfe zu ziehen.

schieber-lessons-trumps-smear =
    { $seat2 } spielt { $SK }. Nell und Ass sind weg; nur der Puur sticht den König noch. Auf Trumpf gibt man Trumpf; ist aber der Puur dein einziger, darfst du ihn behalten und irgendeine Karte geben. Was gibst du deinem Partner in den Stich, und was sticht vielleicht später?
schieber-lessons-trumps-smear-right = Zehn Punkte für euch. Wer dem Partner Punkte in den Stich gibt, schmiert. Behalt, was später einen Stich machen kann; eine Zehn macht fast nie einen.
schieber-lessons-trumps-smear-diamond = Genauso gut: zehn Punkte für euch. Hier geht es mit { $HT } weiter.
schieber-lessons-trumps-smear-buur = Mit dem Puur nimmst du einen Stich, der deinem Partner schon gehört. Behalt den Puur: Er macht später einen eigenen Stich.
schieber-lessons-trumps-smear-king = Das sind 4 Punkte, und der König ist vielleicht bald Bock, die höchste Karte seiner Farbe. Eine Zehn zählt mehr und sticht von selbst fast nie.
schieber-lessons-trumps-smear-other = Die zählt nichts. Kein Gegner kann diesen Stich noch machen, also schmier etwas, was zählt.

schieber-lessons-trumps-keep =
    { $seat2 } spielt { $CA }, die höchste Karte der Farbe. In Nebenfarben gilt von oben: Ass 11, König 4, Ober/Dame 3, Under/Bube 2, Zehn 10, der Rest 0. Du hast { $clubs }, also gibst du Farbe an oder stichst: Trumpfen darf man im Jass immer. Was macht später vielleicht einen Stich, und was spielst du?
schieber-lessons-trumps-keep-right = Das Ass ist weg, und dein König ist jetzt Bock: die höchste Karte der Farbe.
schieber-lessons-trumps-keep-king = Das sind 4 Punkte mehr. Aber ist das Ass weg, ist der König Bock und macht später einen ganzen Stich. Behalt ihn.
schieber-lessons-trumps-keep-buur = Damit stichst du das Ass deines Partners ab. Heb dir den Puur für eine Karte der Gegner auf.

schieber-lessons-trumps-ruff =
    { $seat2 } hat { $D7 } ausgespielt, und { $seat3 } legt { $DA } darauf. Du hast { $diamonds }, aber nichts, was das Ass schlägt. Denk daran: Stechen darfst du auch, wenn du Farbe angeben könntest. Nur *untertrumpfen* darf man nicht: Liegt schon ein Trumpf im Stich, gibt man keinen tieferen dazu. Was spielst du?
schieber-lessons-trumps-ruff-right = Puur und Ass, 20 + 11: ein Stich von 31 Punkten. Dafür hast du den Puur behalten.
schieber-lessons-trumps-ruff-ten = Damit bekommen die Gegner zum Ass noch zehn Punkte dazu. Mach den Stich selbst: Du darfst stechen.
schieber-lessons-trumps-ruff-eight = Dann behält { $seat3 } die 11 Punkte des Asses. Du darfst stechen, auch wenn du Farbe angeben kannst.

schieber-lessons-trumps-king =
    Du hast den Stich gemacht, also spielst du aus. { $CA } ist vor zwei Stichen gefallen. Welche deiner Karten ist jetzt Bock, die höchste ihrer Farbe?
schieber-lessons-trumps-king-right = Niemand konnte den König schlagen, und auch der Rest ging an euch.
schieber-lessons-trumps-king-other = Von dieser Farbe ist noch etwas Höheres da. { $CK } ist Bock, seit das Ass weg ist.

schieber-lessons-trumps-end =
    Alle neun Stiche! Das ist ein *Match*: 157 Punkte für die Karten und den letzten Stich, dazu 100. Mit { $spades } zählt alles doppelt: (157 + 100) × 2 = 514. Die Partie geht Runde um Runde bis 2500. In Lektion 2 geht es darum, wer Trumpf macht und warum diese Runde doppelt zählte.

schieber-lessons-choosing-title = Trumpf machen oder schieben
schieber-lessons-choosing-goal = Mach Trumpf, wenn dein Blatt es wert ist; sonst schieb.

schieber-lessons-choosing-clubs =
    Nach den Grundregeln, die hier gelten, ist in jeder Runde *Vorhand*, wer { $C7 } hat. Die Vorhand macht Trumpf oder *schiebt*: Dann muss der Partner Trumpf machen. Auf den Knöpfen steht der Faktor, mit dem alle Punkte zählen; bei { $hearts } und { $diamonds } ist er 1. (Obenabe, Undenufe: Lektion 3.) Du bist Vorhand. Trumpf machen oder schieben?
schieber-lessons-choosing-clubs-right = Der Puur und drei weitere Trümpfe, ein Ass in einer anderen Farbe ({ $HA }), und es zählt ×2: Das genügt meist, um Trumpf zu machen.
schieber-lessons-choosing-clubs-push = Das darfst du, aber dein Partner hat selten etwas Besseres. Puur zu viert und ein Ass in einer anderen Farbe, und das bei ×2: Damit macht man Trumpf.
schieber-lessons-choosing-clubs-other = Such die Farbe, in der du den Puur und drei weitere Karten hast, und schau, wie viel sie zählt.

schieber-lessons-choosing-weak =
    Die Runde ging 266 zu 48 an euch. Jetzt gibst du, aber nach den Grundregeln bist du mit { $C7 } wieder Vorhand. In { $hearts } hast du den Puur und drei weitere, aber die drei sind klein, und ein Ass hast du nicht. Was sagst du?
schieber-lessons-choosing-weak-right = In seinen neun Karten hat dein Partner eine Farbe gefunden, die ×2 zählt.
schieber-lessons-choosing-weak-hearts = Das gewinnst du höchstens knapp, und es zählt nur ×1. Was dein Partner wählt, zählt vielleicht ×2 bis ×4.
schieber-lessons-choosing-weak-other = Dafür ist dein Blatt zu schwach. Dein Partner hat neun andere Karten und findet vielleicht etwas Gutes.

schieber-lessons-choosing-lead =
    { $seat2 } hat { $spades } zum Trumpf gemacht. Zum ersten Stich spielt trotzdem die Vorhand aus, also du. (Ein Tisch kann auch *Schweizer Regeln* wählen: Dort ist Vorhand, wer nach dem Geber sitzt, egal, wer { $C7 } hat.) Dein Partner möchte den Gegnern die Trümpfe nehmen. Womit fängst du an?
schieber-lessons-choosing-lead-right = { $seat1 } und { $seat3 } mussten je einen Trumpf geben, und { $seat2 } hat den Stich mit { $SA } gemacht.
schieber-lessons-choosing-lead-small = Auch nicht schlecht. Hier geht es mit { $SQ } weiter, deinem einzigen Trumpf: Auf den wartet dein Partner.
schieber-lessons-choosing-lead-other = Das macht keinen Stich und hilft niemandem. Dein Partner hat { $spades } zum Trumpf gemacht: Welche deiner Karten passt dazu?

schieber-lessons-choosing-pushed =
    Die Runde ging 254 zu 60 an euch. Jetzt ist { $seat2 } Vorhand und hat geschoben: Du musst Trumpf machen, Zurückschieben gibt es nicht. Du hast zwei Farben mit je vier Karten. Welche wird Trumpf?
schieber-lessons-choosing-pushed-right = Auch ohne den Puur: Nell, Ass und König sind stark, und in dieser Farbe zählt alles ×2.
schieber-lessons-choosing-pushed-hearts = Dort fehlen dir Puur, Nell und Ass, und es zählt nur ×1. Deine andere Viererfarbe ist stärker und zählt doppelt so viel.
schieber-lessons-choosing-pushed-other = Dort hast du wenig. Vergleich deine zwei Viererfarben: Wie hoch wären deine Trümpfe, und würde alles einfach oder doppelt zählen?

schieber-lessons-choosing-hearts =
    Die Runde ging 234 zu 80 an euch. Wieder bist du Vorhand. { $hearts } zählt nur ×1, aber schau hin: die drei höchsten Trümpfe und zwei weitere. Machst du Trumpf, oder schiebst du?
schieber-lessons-choosing-hearts-right = Fünf Trümpfe mit den drei höchsten: Damit macht man { $hearts } auch bei ×1 zum Trumpf.
schieber-lessons-choosing-hearts-push = Dein Partner weiß nichts von diesen fünf, und bei einem anderen Trumpf sind sie wenig wert. Mit den drei höchsten macht man Trumpf, auch wenn es nur ×1 zählt.
schieber-lessons-choosing-hearts-other = Dort hast du kaum etwas. Deine Stärke ist eine einzige Farbe, und die ist sehr stark.

schieber-lessons-choosing-buur =
    { $hearts } ist Trumpf, und du spielst aus. Die anderen haben vier Trümpfe, darunter { $HK }. Solange sie welche haben, können sie dir gute Karten abstechen. Was spielst du aus?
schieber-lessons-choosing-buur-right = Wer Trumpf hatte, musste ihn zugeben: Mit dem Puur und dann dem Ass hast du alle vier geholt.
schieber-lessons-choosing-buur-high = Genauso gut, du hast ja die drei höchsten. Hier geht es mit dem Puur weiter.
schieber-lessons-choosing-buur-other = Das kann geschlagen werden. Du hast die drei höchsten Trümpfe: Zieh damit zuerst die Trümpfe der anderen.

schieber-lessons-choosing-end =
    144 zu 13: ein Prachtblatt, und doch brachten gewöhnliche Blätter bei ×2 mehr. Also: Mach { $spades } oder { $clubs } mit Puur zu viert und einem Ass in einer anderen Farbe, { $hearts } oder { $diamonds } nur, wenn die Farbe sehr stark ist; sonst schieb. Auf den Knöpfen steht, wie viel jeder Trumpf zählt.

schieber-lessons-obenabe-title = Obenabe und Undenufe
schieber-lessons-obenabe-goal = Spiel ohne Trumpf: einmal stechen die Asse, einmal die Sechser.

schieber-lessons-obenabe-up =
    Im *Obenabe* gibt es keinen Trumpf: Die höchste Karte der ausgespielten Farbe sticht, in der Reihenfolge Ass, König, Ober/Dame, Under/Bube, Zehn und so weiter. Die Punkte sind die der Nebenfarben, nur zählt jede Acht 8, und alles zählt ×3. Schau dir { $spades } und { $hearts } an. Was machst du?
schieber-lessons-obenabe-up-right = Fünf sichere Stiche, und du spielst aus: So viel braucht ein Obenabe.
schieber-lessons-obenabe-up-spades = Ohne Puur und Nell sind das schwache Trümpfe, und sie zählen nur ×2. Deine hohen Karten stechen ohne Trumpf genauso.
schieber-lessons-obenabe-up-push = Dein Partner weiß nicht, was du hast. Du hast fünf sichere Stiche und spielst aus: Mach selbst Obenabe.
schieber-lessons-obenabe-up-other = Zähl die Karten, die ohne Trumpf niemand schlagen kann. Was macht man mit so hohen Karten?

schieber-lessons-obenabe-ace =
    Trumpfen kann niemand. Die anderen haben fünf Karten in { $spades }, und du hast die drei höchsten dieser Farbe. Was spielst du aus?
schieber-lessons-obenabe-ace-right = Drei der fünf Karten der anderen sind unter das Ass gefallen, unter den König dann noch eine.
schieber-lessons-obenabe-ace-king = Genauso gut: Ass, König und Ober/Dame in einer Hand sind gleich stark. Hier geht es mit Ass und König weiter.
schieber-lessons-obenabe-ace-low = Dann machen die Gegner den Stich und spielen ihre langen Farben. Nimm zuerst, was sicher ist.
schieber-lessons-obenabe-ace-other = Auch das sticht. Fang aber mit der längsten Farbe an: Haben die anderen davon nichts mehr, sticht sogar deine kleine Karte.

schieber-lessons-obenabe-eight =
    Zähl jetzt. In { $spades } sind Ass, König, Under/Bube, Zehn, Neun und Sieben weg, und du hast Ober/Dame und Acht. Welche Karte ist noch da, und was heißt das für deine zwei?
schieber-lessons-obenabe-eight-right = Nur { $S6 } war noch da: Die Acht war so gut wie der Ober (die Dame) und brachte ihre 8 Punkte.
schieber-lessons-obenabe-eight-queen = Das sticht, und danach sticht die Acht: Nur { $S6 } ist noch da. Hier geht es mit der Acht weiter.
schieber-lessons-obenabe-eight-heart = Auch das sticht, aber spiel die lange Farbe zuerst fertig: Die anderen haben davon nur noch { $S6 }, also stechen deine beiden Karten dieser Farbe.
schieber-lessons-obenabe-eight-other = Das ist nicht sicher. In { $spades } haben die anderen nur noch { $S6 }: Dort stechen deine beiden Karten.

schieber-lessons-obenabe-ten =
    Noch zwei Stiche. Dein Partner spielt { $DK }, { $seat3 } bedient, und { $seat1 } kommt zuletzt. { $DA } ist noch nicht gefallen. Welche Karte gibst du deinem Partner?
schieber-lessons-obenabe-ten-right = { $seat1 } hatte das Ass, bekam damit aber deine Zehn nicht; die hat dann den letzten Stich gemacht.
schieber-lessons-obenabe-ten-other = Schmier nur, wenn der Stich deines Partners sicher ist. { $DA } ist noch da, und { $seat1 } spielt nach dir.

schieber-lessons-obenabe-down =
    417 zu 54. Im *Undenufe* ist es umgekehrt: Die Sechs ist am stärksten, dann Sieben, Acht und so weiter. Das Ass ist am schwächsten, zählt aber weiterhin 11, und jede Acht zählt auch hier 8. Alles zählt ×4. Was machst du?
schieber-lessons-obenabe-down-right = Von unten gesehen ist das ein feines Blatt. (Nach Schweizer Regeln, die ein Tisch wählen kann, zählt der Undenufe ×3, und die 11 Punkte hat die Sechs statt des Asses.)
schieber-lessons-obenabe-down-push = Im Undenufe hast du die stärksten Karten zweier Farben, dein Partner vielleicht nichts dergleichen, und alles zählt ×4: Mach Undenufe.
schieber-lessons-obenabe-down-other = Hohe Karten hast du wenige. Denk umgekehrt: Wozu taugen die Sechser und Siebener?

schieber-lessons-obenabe-six =
    Trumpfen kann niemand, und du spielst aus. Wie im Obenabe beginnst du mit der stärksten Karte einer langen Farbe. Du hast zwei Farben mit je drei Karten: Welche ist stärker, und welche Karte davon spielst du?
schieber-lessons-obenabe-six-right = Eine Sechs ist hier nicht zu schlagen. Mit { $clubs } und { $hearts } hast du die ersten fünf Stiche gemacht.
schieber-lessons-obenabe-six-club = Genauso gut: Sechs, Sieben und Acht in einer Hand sind gleich stark. Hier geht es mit der Sechs weiter.
schieber-lessons-obenabe-six-big = Die hohen Karten sind hier die schwachen: Diese wird von fast jeder anderen geschlagen. Nimm zuerst die sicheren Stiche.
schieber-lessons-obenabe-six-other = Auch das sticht, aber deine andere lange Farbe ist um eine Karte stärker. Fang mit der an.

schieber-lessons-obenabe-give =
    { $seat3 } spielt { $D6 }, und die schlägt niemand. Du musst Farbe angeben, mit { $DA } oder { $DQ }. Welche gibst du den Gegnern?
schieber-lessons-obenabe-give-right = Ober/Dame zählt 3, das Ass 11. Stechen kann das Ass hier nicht, aber seine Punkte bekommt, wer den Stich macht: Spar es für einen Stich deines Partners. Diesmal musste es trotzdem weg, denn es kam noch einmal { $diamonds }.
schieber-lessons-obenabe-give-other = Das sind 11 Punkte für die Gegner. Das Ass ist hier die schwächste Karte, zählt aber so viel wie immer.

schieber-lessons-obenabe-end =
    440 zu 188, mit Sechsern und Siebenern. Ein Obenabe braucht Asse mit Königen, ein Undenufe Sechser mit Siebenern: etwa fünf sichere Stiche, und am besten spielst du selbst aus. Schau dir also die hohen und die tiefen Karten an, bevor du schiebst.

schieber-lessons-weis-title = Weis und Stöck
schieber-lessons-weis-goal = Schreib Punkte für dein Blatt, zusätzlich zu den Stichen.

schieber-lessons-weis-fifty =
    Ein *Weis* ist eine Folge in einer Farbe (Ass, König …): Dreiblatt 20, Vierblatt 50, ab Fünfblatt 100; oder vier gleiche: ab 100. Nur das Team mit dem besten schreibt. { $seat2 } sagte „20“, { $seat3 } „50“. Auch du hast ein Vierblatt: { $diamonds } König bis Zehn. Bei Gleichstand zählt die oberste Karte. Weisen oder „gut“ (nichts Besseres)?
schieber-lessons-weis-fifty-right = Auch 50, auch ein Vierblatt, aber dein König ist höher. Euer Team hat den besten Weis und schreibt alle seine Weise, auch die 20 deines Partners, selbst wenn er „gut“ gesagt hätte; das andere Team schreibt nichts.
schieber-lessons-weis-fifty-other = Schweigen darfst du. Dann hat aber { $seat3 } den besten Weis, und die Gegner schreiben statt euch.

schieber-lessons-weis-stoeck =
    { $spades } ist Trumpf, und den Puur deines Partners schlägt nichts. Du musst König oder Ober/Dame geben. Wer beide von einer Farbe hat, hat *Stöck*: 20 Punkte (nach den Grundregeln in jeder Farbe, nach Schweizer Regeln nur in Trumpf), egal, wer die Stiche macht und welche der beiden zuerst kommt. Welche gibst du jetzt?
schieber-lessons-weis-stoeck-right = Ein Punkt mehr im Stich deines Partners: Der König zählt 4, Ober/Dame 3. Deine Stöck zählen nach der Runde, auch die in { $diamonds }. (Nach Schweizer Regeln, die ein Tisch wählen kann, zählen nur die in Trumpf.)
schieber-lessons-weis-stoeck-other = Das ist genauso sicher, aber der Stich gehört deinem Partner, und der König zählt 4, deine Karte nur 3.

schieber-lessons-weis-contract =
    486 zu 88, davon 140 für den Weis, (50 + 20) × 2, und 80 für zweimal Stöck, in { $spades } und { $diamonds }, (20 + 20) × 2. Auch das wird multipliziert! Jetzt bist du Vorhand und hast in { $hearts } Sechs bis Zehn, ein Fünfblatt. Was machst du?
schieber-lessons-weis-contract-right = Im Undenufe stechen die kleinen Karten, und das Fünfblatt zählt 100 × 4.
schieber-lessons-weis-contract-hearts = Fünf Trümpfe, aber kein Puur, und alles nur ×1. Wo stechen Sechs, Sieben und Acht, und wo zählt dein Fünfblatt am meisten?
schieber-lessons-weis-contract-push = Dann bestimmt dein Partner, welcher Multiplikator für deine 100 gilt, ohne von deinem Weis zu wissen. Du hast ein feines Blatt: Mach selbst Trumpf.
schieber-lessons-weis-contract-other = Wo stechen deine kleinen Karten? Und wie viel zählt dort das Fünfblatt?

schieber-lessons-weis-hundred =
    Du spielst zuerst, also sprichst du zuerst, und du sagst nur „100“. Wer mehr hat, meldet sich. Hat noch jemand 100, gewinnt der Weis mit mehr Karten; bei gleich vielen entscheidet die oberste Karte, und im Undenufe gewinnt die tiefere: Sechs bis Zehn ist besser als Sieben bis Under/Bube. Willst du weisen?
schieber-lessons-weis-hundred-right = { $seat3 } hatte auch 100, aber mit vier gleichen Karten; ein Fünfblatt ist besser, und die Gegner schreiben nichts. Ihr habt 100 × 4 = 400 geschrieben, noch bevor der erste Stich fertig war. (Vier Asse, Könige oder Ober/Damen zählen 100, Neuner 150, Under/Buben 200; nach Schweizer Regeln zählen auch alle anderen 100.)
schieber-lessons-weis-hundred-other = Dann hat { $seat3 } den besten Weis, und die Gegner schreiben statt euch: Eure 400 Punkte sind weg. Schweigen verbirgt nur, was du hast.

schieber-lessons-weis-hearts =
    Du hast { $C6 } ausgespielt und den ersten Stich gemacht. Danach wurde dein Weis gezeigt: Alle kennen jetzt deine { $hearts }. Das nützt den anderen nichts: Sie haben in dieser Farbe nur Ass, König, Ober/Dame und Under/Bube, hier die schwächsten Karten, und trumpfen kann niemand. Was spielst du als Nächstes aus?
schieber-lessons-weis-hearts-right = Niemand hatte etwas Tieferes in dieser Farbe. Jede deiner fünf Karten hat einen Stich gemacht.
schieber-lessons-weis-hearts-run = Genauso gut: In { $hearts } stechen alle deine Karten. Hier geht es mit der Sechs weiter.
schieber-lessons-weis-hearts-club = Auch die sticht: { $C6 } ist weg, also ist die Sieben jetzt Bock. Hier geht es mit { $H6 } weiter.
schieber-lessons-weis-hearts-other = Das ist hier eine schwache Karte: Fast jede andere schlägt sie. Nimm zuerst die sicheren Stiche.

schieber-lessons-weis-end =
    1048 zu 140 in einer Runde: 400 für ein Fünfblatt, 80 für die Stöck. An den meisten Tischen weist der Bot für dich; fragt er dich, dann sag, was du hast. Und schau vor dem Trumpfmachen, ob du einen Weis hast: Er wird wie alles andere multipliziert.

schieber-lessons-partners-title = Zusammenspiel
schieber-lessons-partners-goal = Macht zusammen alle neun Stiche: Zieh Trumpf und achte darauf, was dein Partner verwirft.

schieber-lessons-partners-draw =
    Du hast { $clubs } zum Trumpf gemacht, mit Puur, Nell und zwei kleinen. Die anderen haben fünf Trümpfe. Dein Ass und die guten Karten deines Partners sind erst sicher, wenn die Gegner nicht mehr stechen können. Was spielst du aus?
schieber-lessons-partners-draw-right = Drei Trümpfe auf einmal. Die Zehn hat dein Partner geschmiert, denn den Puur schlägt nichts.
schieber-lessons-partners-draw-nell = Genauso gut: Du hast beide, da ist es egal, was zuerst kommt. Hier geht es mit dem Puur weiter.
schieber-lessons-partners-draw-ace = Ein Gegner könnte das Ass abstechen. Wer Trumpf gemacht hat, zieht zuerst Trumpf; dann kommen die Asse.
schieber-lessons-partners-draw-other = Wer Trumpf gemacht hat, beginnt mit den höchsten Trümpfen. Sonst haben die Gegner Zeit, ihre eigenen einzusetzen.

schieber-lessons-partners-again =
    König, Ober/Dame und Zehn in Trumpf sind weg; zwei andere sind noch da. Bei wem, weißt du nicht. Das Nell ist jetzt der höchste Trumpf. Weiter mit Trumpf, oder wechseln?
schieber-lessons-partners-again-right = Beide Gegner haben eine andere Farbe gegeben: Trumpf haben sie keinen mehr. Das Ass kam von deinem Partner, noch einmal 11 Punkte.
schieber-lessons-partners-again-other = Vielleicht hat ein Gegner noch beide Trümpfe. Das Nell kostet dich nichts und zeigt dir, wo sie sind.

schieber-lessons-partners-enough =
    Jetzt haben beide Gegner keinen Trumpf mehr, und außer deinen Trümpfen ist nur noch einer da: { $C8 }. Wer hat ihn also? Und was spielst du aus?
schieber-lessons-partners-enough-right = { $seat2 } hat den letzten Trumpf und behält ihn. { $SA } hat von { $seat3 } noch eine Zehn geholt.
schieber-lessons-partners-enough-ten = Vielleicht hat ein Gegner in { $hearts } eine höhere Karte; dann bekommt er deine Zehn, wenn dein Partner nicht den letzten Trumpf opfert. Ihr wollt alle neun Stiche: Spiel, was sicher ist.
schieber-lessons-partners-enough-trump = { $C8 } hat dein Partner; er müsste den Trumpf jetzt umsonst hergeben. Die Gegner können nicht mehr trumpfen: Spar deine Trümpfe für den Schluss.
schieber-lessons-partners-enough-other = Das kostet vielleicht einen Stich, und ihr wollt alle neun. Kein Gegner kann mehr trumpfen, und eine deiner Karten sticht jetzt sicher.

schieber-lessons-partners-signal =
    { $seat2 } hatte keine Karte in { $spades } und hat { $H6 } *verworfen*. Die erste verworfene Karte sagt: „Diese Farbe bitte nicht.“ Du hast noch alle vier Farben. Welche möchte dein Partner?
schieber-lessons-partners-signal-right = Nicht { $spades }, nicht { $hearts }: Da bleibt { $diamonds }. Dein Partner hat den Stich mit { $DA } gemacht.
schieber-lessons-partners-signal-heart = Mit { $H6 } hat dein Partner gesagt, dass er diese Farbe nicht will. Und die ausgespielte Farbe hatte er nicht: Welche bleibt?
schieber-lessons-partners-signal-trump = Behalt deine Trümpfe, und lass deinem Partner seinen Trumpf. Was hat er über die Nebenfarben gesagt?
schieber-lessons-partners-signal-other = Diese Farbe hat dein Partner nicht; er müsste seinen letzten Trumpf opfern. Such die Farbe, die er möchte.

schieber-lessons-partners-smear =
    { $seat2 } spielt { $DK } nach. Das Ass ist weg, du hast keine Karte in { $diamonds }, und kein Gegner kann trumpfen. Was legst du dazu?
schieber-lessons-partners-smear-right = 10 Punkte mehr für euch. Schmier früh: Später holt sich vielleicht ein Gegner die Zehn.
schieber-lessons-partners-smear-trump = Du stichst, was deinem Partner ohnehin gehört. Spar deine Trümpfe für die letzten Stiche.
schieber-lessons-partners-smear-other = Ungefährlich, aber diese Karte zählt nichts. Der Stich gehört deinem Partner: Schmier ihm die Zehn.

schieber-lessons-partners-throw =
    { $seat2 } spielt { $DJ }, der jetzt Bock ist. Bis jetzt habt ihr jeden Stich gemacht; alle neun sind ein *Match*, und das zählt 100 extra. Du hast zwei Trümpfe und zwei kleine Karten. Was kannst du entbehren?
schieber-lessons-partners-throw-right = Die kleinen Karten gingen in die Stiche deines Partners, und deine Trümpfe machten die letzten zwei. Der allerletzte Stich zählt 5 mehr.
schieber-lessons-partners-throw-heart = Genauso gut. Hier geht zuerst { $S8 } weg und dann { $H7 }.
schieber-lessons-partners-throw-other = Deine Trümpfe brauchst du für die letzten Stiche. Wirf weg, was nichts sticht.

schieber-lessons-partners-end =
    Match! (157 + 100) × 2 = 514. Du hast Trumpf gezogen und rechtzeitig aufgehört, aufs Verwerfen geachtet und geschmiert. So geht es Runde um Runde bis 2500. Die Karten zählt man nach der Runde; haben dann beide Teams 2500, gewinnt, wer mehr hat. Das war die letzte Lektion: Spiel eine Partie.
