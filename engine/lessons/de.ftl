## Die Texte der Lektionen für Leute, die noch keines dieser Spiele gespielt haben (docs/writing-a-lesson.md)

engine-lessons-tricks-title = Stiche und Trümpfe
engine-lessons-tricks-goal = Mach fünf der letzten sechs Stiche.

engine-lessons-tricks-follow =
    Zu einem Stich gibt jeder eine Karte. Hier spielt jeder für sich, und du kommst zuletzt dran. Wer kann, muss *bedienen*: eine Karte der ausgespielten Farbe geben. Du darfst also nur { $diamonds } spielen. Die höchste Karte dieser Farbe macht den Stich, hier { $DA }. Welche Karte gibst du her?
engine-lessons-tricks-follow-right = { $DA } kannst du nicht schlagen, also gibst du die niedrigste Karte. { $DK } ist jetzt das höchste Karo im Spiel.
engine-lessons-tricks-follow-king = Das Ass macht den Stich trotzdem, und dein König wäre weg. Behalt ihn: Nach dem Ass schlägt ihn kein Karo mehr.

engine-lessons-tricks-ruff =
    { $seat1 } hat den Stich gemacht und spielt darum wieder aus: ein Herz. Du hast keines. { $spades } ist hier Trumpf, und jeder Trumpf schlägt jede Karte einer anderen Farbe, sogar ein Ass. Wer nicht bedienen kann, muss hier trumpfen. Womit?
engine-lessons-tricks-ruff-right = Der niedrigste Trumpf reicht. Und wer weder die Farbe noch einen Trumpf hat, wirft irgendeine Karte ab; den Stich macht man damit nie.
engine-lessons-tricks-ruff-queen = Damit machst du den Stich, aber mit { $S7 } auch. Die Dame ist der höchste Trumpf, den es noch gibt: Spar sie für einen Stich, in dem du sie brauchst.

engine-lessons-tricks-draw =
    Du hast den Stich gemacht, also spielst du aus; jede Karte ist erlaubt. Die drei anderen haben noch je einen Trumpf und können damit deine guten Karten stechen. Wie holst du ihnen die Trümpfe aus der Hand?
engine-lessons-tricks-draw-right = Alle mussten bedienen, und jetzt kann niemand mehr deine guten Karten stechen. Das nennt man Trumpf ziehen.
engine-lessons-tricks-draw-clubs = Noch nicht: Wer kein Kreuz hat, kann stechen. Hol den anderen zuerst mit deinem höchsten Trumpf ihre Trümpfe aus der Hand.
engine-lessons-tricks-draw-diamond = Noch nicht: Wer kein Karo hat, kann stechen. Hol den anderen zuerst mit deinem höchsten Trumpf ihre Trümpfe aus der Hand.

engine-lessons-tricks-high =
    Trümpfe gibt es keine mehr. Ab jetzt macht immer die höchste Karte der ausgespielten Farbe den Stich. Die anderen haben drei Kreuz, darunter { $CK }. Welche deiner Karten kann niemand schlagen?
engine-lessons-tricks-high-right = Alle drei Kreuz sind unter dein Ass gefallen.
engine-lessons-tricks-high-king = { $DK } ist genauso gut: Das Karo-Ass ist weg. Hier geht es mit { $CA } weiter.
engine-lessons-tricks-high-low = Jemand hat ein höheres Kreuz und macht den Stich. Spiel zuerst das Ass: Dann müssen die anderen ihre Kreuz hergeben.

engine-lessons-tricks-last =
    Noch zwei Karten. Niemand sonst hat ein Kreuz, und niemand hat einen Trumpf. Was ist { $C4 } jetzt wert?
engine-lessons-tricks-last-right = Niemand konnte bedienen, also hat die Vier den Stich gemacht und der König den letzten. Auch eine kleine Karte macht den Stich, wenn sonst niemand die Farbe hat.
engine-lessons-tricks-last-king = Auch der König macht den Stich: Deine beiden Karten schlägt jetzt niemand. Hier kommt zuerst { $C4 }, dann der König.

engine-lessons-tricks-end =
    Fünf Stiche! Du hast bedient, getrumpft, Trumpf gezogen und gezählt, was noch da ist. Viel mehr verlangt keines der Spiele hier; verschieden ist nur, welche Stiche man will. Wähl unter „Alle Lektionen“ ein Spiel: Dessen erste Lektion knüpft hier an.
