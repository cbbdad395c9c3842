## Die Texte der Lektionen von Schieber (docs/writing-a-lesson.md)

schieber-lessons-trumps-title = Puur und Nell
schieber-lessons-trumps-goal = Mach mit deinem Partner zusammen Stiche, und schmier Punkte hinein.

schieber-lessons-trumps-lead =
    Gespielt wird zu viert in zwei Teams; { $seat2 } gegenüber gehört zu dir. In neun Stichen sammelt ihr Punkte, und die Partie geht bis 2500. { $seat2 } hat { $spades } Trumpf gemacht. Im Trumpf gilt: Puur (Under/Bube) 20, Nell (Neun) 14, Ass 11, König 4, Ober/Dame 3, Zehn 10, der Rest 0. Du spielst aus: Was hilft?
schieber-lessons-trumps-lead-right = Wird Trumpf ausgespielt, muss man Trumpf geben. Das Nell hat das Ass geholt: 25 Punkte, und den Gegnern fehlen zwei Trümpfe.
schieber-lessons-trumps-lead-low = Kann auch richtig sein. Hier geht es mit { $S7 } weiter: Wer Trumpf gemacht hat, will den Gegnern die Trümpfe nehmen.
schieber-lessons-trumps-lead-buur = Den schlägt niemand, er macht seinen Stich, wann du willst. Spiel den kleinen Trumpf, und lass { $seat2 } stechen.
schieber-lessons-trumps-lead-other = Das wird geschlagen oder abgestochen. Dein Partner hat { $spades } gemacht: Hilf, den Gegnern die Trümpfe zu nehmen.

schieber-lessons-trumps-smear =
    { $seat2 } hat den Stich gemacht und spielt { $SK }. Nell und Ass sind weg; nur der Puur sticht das noch, und der ist dein einziger Trumpf. Auf Trumpf gibt man Trumpf, aber den Puur darf man behalten: Dann ist jede Karte erlaubt. Der Stich gehört deinem Partner. Was gibst du?
schieber-lessons-trumps-smear-right = Zehn Punkte für euch. Wer dem Partner Punkte in den Stich gibt, schmiert.
schieber-lessons-trumps-smear-diamond = Genauso gut: zehn Punkte für euch. Hier geht es mit { $HT } weiter.
schieber-lessons-trumps-smear-buur = Er sticht, was deinem Partner schon gehört. Behalt ihn: Er macht einen weiteren Stich.
schieber-lessons-trumps-smear-king = Das sind 4 Punkte, und der König ist vielleicht bald Bock, die höchste Karte seiner Farbe. Eine Zehn zählt mehr und sticht von selbst fast nie.
schieber-lessons-trumps-smear-other = Die zählt nichts. Kein Gegner kann diesen Stich noch machen, also schmier etwas, was zählt.

schieber-lessons-trumps-keep =
    { $seat2 } spielt { $CA }, die höchste Karte der Farbe. In Nebenfarben gilt: Ass 11, König 4, Ober/Dame 3, Under/Bube 2, Zehn 10, der Rest 0. Du hast { $clubs }, also gibst du Farbe an oder stichst mit Trumpf: Stechen darf man im Jass immer. Was spielst du?
schieber-lessons-trumps-keep-right = Das Ass ist weg, und dein König ist jetzt Bock: die höchste Karte der Farbe.
schieber-lessons-trumps-keep-king = Das sind 4 Punkte mehr. Aber ohne das Ass ist der König Bock und macht später einen ganzen Stich. Behalt ihn.
schieber-lessons-trumps-keep-buur = Damit stichst du das Ass deines Partners ab. Spar den Puur für eine Karte der Gegner.

schieber-lessons-trumps-ruff =
    { $seat2 } hat { $D7 } ausgespielt, und { $seat3 } legt { $DA } darauf. Du hast { $diamonds }, aber nichts, was das Ass schlägt. Denk daran: Stechen darfst du auch, wenn du Farbe angeben könntest. Was spielst du?
schieber-lessons-trumps-ruff-right = Puur und Ass, 20 + 11: ein Stich von 31 Punkten. Dafür hast du ihn behalten.
schieber-lessons-trumps-ruff-ten = Damit bekommen die Gegner das Ass und zehn Punkte dazu. Mach den Stich selbst: Du darfst stechen.
schieber-lessons-trumps-ruff-eight = Dann behält { $seat3 } die 11 Punkte des Asses. Du darfst stechen, auch wenn du Farbe angeben kannst.

schieber-lessons-trumps-king =
    Du hast den Stich gemacht, also spielst du aus. { $CA } ist vor zwei Stichen gefallen. Welche deiner Karten ist jetzt Bock, die höchste ihrer Farbe?
schieber-lessons-trumps-king-right = Niemand konnte ihn schlagen, und auch der Rest ging an euch.
schieber-lessons-trumps-king-other = Von dieser Farbe ist noch etwas Höheres da. { $CK } ist Bock, seit das Ass weg ist.

schieber-lessons-trumps-end =
    Alle neun Stiche! Das ist ein Match: 157 Punkte für die Karten und den letzten Stich, und 100 dazu. Mit { $spades } zählt alles doppelt: (157 + 100) × 2 = 514. In Lektion 2 geht es darum, wer Trumpf macht und warum es doppelt zählte.
