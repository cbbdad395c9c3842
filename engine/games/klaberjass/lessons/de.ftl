## Die Texte der Lektionen von Klaberjass (docs/writing-a-lesson.md)

klaberjass-lessons-trumps-title = Bube und Neun
klaberjass-lessons-trumps-goal = Bestimm Trumpf und mach mehr Punkte als dein Gegner.

klaberjass-lessons-trumps-bid =
    Karten bringen Punkte. Trümpfe von oben: Bube, Neun, Ass, Zehn, König, Dame, Acht, Sieben; sie zählen 20, 14, 11, 10, 4, 3, 0 und 0. In den anderen Farben: Ass, Zehn, König, Dame, Bube, und der Bube zählt wenig. Du hast sechs Karten; { $HT } ist aufgedeckt. Nimmst du { $hearts } als Trumpf an, oder sagst du „weiter“?
klaberjass-lessons-trumps-bid-right = Bube, Neun und König in Trumpf und zwei Asse: Damit solltest du mehr Punkte machen als { $seat1 }, und das musst du, wenn du annimmst.
klaberjass-lessons-trumps-bid-other = Du hättest die zwei besten Trümpfe und dazu zwei Asse. Viel besser wird es nicht: Nimm an.

klaberjass-lessons-trumps-jack =
    Jetzt habt ihr je neun Karten, und du spielst aus. { $HJ } und { $H9 } sind die zwei höchsten Trümpfe. Wird Trumpf ausgespielt, muss man einen höheren geben, wenn man kann, sonst irgendeinen. Womit nimmst du { $seat1 } die Trümpfe ab?
klaberjass-lessons-trumps-jack-right = { $HJ } ist nicht zu schlagen und zählt selbst 20.
klaberjass-lessons-trumps-jack-nine = Genauso gut: Du hast beide, also ist es egal, welche Karte zuerst kommt. Hier geht es mit { $HJ } weiter.
klaberjass-lessons-trumps-jack-small = Genauso gut; gleich siehst du, warum. Hier geht es mit { $HJ } weiter.
klaberjass-lessons-trumps-jack-other = Zuerst die Trümpfe: Solange { $seat1 } welche hat, sind deine guten Karten nicht sicher.

klaberjass-lessons-trumps-nine =
    { $seat1 } hat { $HQ } zugegeben, das kleinere Übel. { $HA } ist noch nicht gefallen. Mit welcher deiner Karten kannst du das Ass holen?
klaberjass-lessons-trumps-nine-right = Die Neun zählt 14 und holt noch das Ass mit 11: ein Stich mit 25 Punkten. Darum ist die Neun als Trumpf so viel wert.
klaberjass-lessons-trumps-nine-small = Das kleine Kreuz kann jetzt oder später kommen, beides ist gut. Hier geht es mit { $H9 } weiter.
klaberjass-lessons-trumps-nine-king = { $HA } schlägt den König. Die Neun schlägt das Ass.
klaberjass-lessons-trumps-nine-other = Du hast noch den höchsten Trumpf. Spiel ihn zuerst: Vielleicht fängt er { $HA }.

klaberjass-lessons-trumps-small =
    Du hast 48 Punkte, und { $seat1 } hat keinen Trumpf mehr. Du hast hohe Pik und Karo, einen Trumpf und ein kleines Kreuz. Der letzte Stich bringt 10 Punkte extra; den willst du machen. Mit welcher Karte gibst du jetzt einen Stich ab, solange du noch den Trumpf hast?
klaberjass-lessons-trumps-small-right = Gib früh ab, was du sowieso abgeben musst. { $seat1 } macht den Stich, aber den nächsten machst du, was auch immer kommt: Was du nicht bedienen kannst, trumpfst du.
klaberjass-lessons-trumps-small-winner = Deine hohen Karten laufen dir nicht davon. Bleibt aber das Kreuz bis zuletzt, macht { $seat1 } den letzten Stich und bekommt die 10 Punkte.
klaberjass-lessons-trumps-small-king = Mit deinem letzten Trumpf kommst du wieder ans Spiel. Behalt ihn, bis { $seat1 } etwas ausspielt, was du nicht hast.
klaberjass-lessons-trumps-small-spade = { $SK } ist vielleicht noch da und schlägt den Buben. Der macht später einen Stich, wenn die höheren Pik weg sind; das Kreuz macht nie einen.

klaberjass-lessons-trumps-run =
    { $seat1 } hat { $CK } ausgespielt, und du musstest trumpfen. Jetzt hast du nur noch Pik und Karo. In einer Nebenfarbe kommt die Zehn gleich nach dem Ass. Welche Karte macht sicher den Stich?
klaberjass-lessons-trumps-run-right = Zuerst das Ass, dann die Zehn: Sie schlägt König und Dame.
klaberjass-lessons-trumps-run-good = Auch das macht den Stich: Du hast in beiden Farben Ass und Zehn. Hier geht es mit { $SA } und { $ST } weiter.
klaberjass-lessons-trumps-run-spade = Noch nicht: { $SK } und { $SQ } sind noch da, und beide schlagen den Buben.

klaberjass-lessons-trumps-nines =
    Du hast 84 Punkte. Ass, Zehn, König und Dame in Pik sind gefallen. Was heißt das für { $SJ }?
klaberjass-lessons-trumps-nines-right = Der Bube war das höchste Pik, das es noch gab. Danach kamen deine Karo, und auch der letzte Stich gehörte dir.
klaberjass-lessons-trumps-nines-good = Auch ein sicherer Stich. Hier geht es mit { $SJ } weiter, der inzwischen das höchste Pik ist.

klaberjass-lessons-trumps-end =
    124 zu 11. Du hast mit Bube und Neun angenommen, Trumpf gezogen, deine einzige schwache Karte früh weggegeben und den letzten Stich gemacht. Macht der Trumpfmacher weniger Punkte als der andere, bekommt der andere alle: Nimm also nur mit guten Trümpfen an.

klaberjass-lessons-sequences-title = Folgen, Dix und Bella
klaberjass-lessons-sequences-goal = Hol 20 Punkte für eine Folge und 20 für die Bella.

klaberjass-lessons-sequences-bid =
    { $CK } ist aufgedeckt. Du hast in { $clubs } Ass, Neun und Sieben und dazu drei hohe Karten. Wer die Trumpf-Sieben hat, darf sie gegen die aufgedeckte Karte tauschen, wenn der Trumpf in der ersten Bietrunde bestimmt wurde. Nimmst du an?
klaberjass-lessons-sequences-bid-right = Und nun sieh dir die drei neuen Karten an: { $CQ } ist dabei.
klaberjass-lessons-sequences-bid-other = Mit drei Trümpfen, zwei Assen daneben und der Aussicht auf den Tausch kannst du annehmen.

klaberjass-lessons-sequences-dix =
    Vor der ersten Karte vergleicht man Folgen: drei oder mehr benachbarte Karten einer Farbe, etwa Ass, König und Dame. Du hast { $CA } und { $CQ } und dazu { $C7 }, die „Dix“. Was kommt zuerst?
klaberjass-lessons-sequences-dix-right = { $C7 } liegt jetzt auf dem Tisch, und mit { $CK } hast du Ass, König und Dame in Kreuz.
klaberjass-lessons-sequences-dix-silent = Dann hast du keine Folge zum Ansagen. Tausch zuerst die Sieben: Mit dem König, den du dafür bekommst, hast du eine.

klaberjass-lessons-sequences-declare =
    Eine Folge von drei Karten zählt 20, von vier oder mehr 50. Nur wer die bessere hat, schreibt. Du sprichst zuerst und sagst nur den Wert, nicht die Karten. Sagst du deine Folge an?
klaberjass-lessons-sequences-declare-right = { $seat1 } hatte auch 20 und sagte „gleich“. Dann entscheidet die höchste Karte: Dein Ass ist höher als der König von { $seat1 }. Du schreibst; die andere Folge zählt nicht und bleibt verdeckt.
klaberjass-lessons-sequences-declare-silent = Das darfst du; aber wer nichts sagt, schreibt nichts, und { $seat1 } bekäme die Punkte. Schweigen verbirgt nur, was du hast, und das ist hier keine 20 Punkte wert.

klaberjass-lessons-sequences-lead =
    Du hast schon vor der ersten Karte 20 Punkte, und du spielst aus. { $CJ }, der höchste Trumpf, hat sich noch nicht gezeigt und ist vielleicht gar nicht im Spiel. Du hast gute Karten und ein kleines Karo. Was machst du mit der Karte, die ohnehin verliert?
klaberjass-lessons-sequences-lead-right = So eine Karte gibst du früh weg, solange dich deine Trümpfe wieder ans Spiel bringen.
klaberjass-lessons-sequences-lead-trump = Vielleicht lauert noch { $CJ }, und deine Trümpfe sind mehr wert, wenn { $seat1 } ausspielen muss. Spiel zuerst die schlechteste Karte.
klaberjass-lessons-sequences-lead-other = Eine gute Karte, die du auch später spielen kannst. Spiel jetzt die kleine, solange dich deine Trümpfe wieder ans Spiel bringen.

klaberjass-lessons-sequences-ruff =
    { $seat1 } hat den Stich gemacht und spielt weiter Karo. Du hast keines mehr, also musst du trumpfen, und jeder Trumpf sticht. König und Dame der Trumpffarbe sind zusammen die „Bella“; die willst du später ansagen, mit der zweiten der beiden Karten. Welchen Trumpf gibst du jetzt?
klaberjass-lessons-sequences-ruff-right = Die Neun zählt 14, und die hast du jetzt sicher.
klaberjass-lessons-sequences-ruff-ace = Genauso gut. Hier geht es mit { $C9 } weiter.
klaberjass-lessons-sequences-ruff-pair = Das sticht, bringt aber wenig. Nimm einen Trumpf, der viel zählt: { $CJ } könnte ihn dir sonst noch abnehmen.

klaberjass-lessons-sequences-draw =
    Von den Trümpfen hast du { $CJ }, { $CT } und { $C8 } noch nicht gesehen. { $CJ } schlägst du nicht; aber vielleicht ist er gar nicht im Spiel: Vierzehn Karten spielen nicht mit. Mit welchem Trumpf findest du das am besten heraus?
klaberjass-lessons-sequences-draw-right = { $seat1 } hat ein Herz abgeworfen, ist also ohne Trumpf. Jetzt sticht jeder deiner Trümpfe sicher; auch der Stich danach ist schon gespielt, du hast ihn mit dem König gemacht.
klaberjass-lessons-sequences-draw-other = Spiel zuerst deinen höchsten Trumpf aus und sieh, wo die anderen Trümpfe sind: Danach ist klar, was der Rest deiner Hand wert ist.

klaberjass-lessons-sequences-bella =
    { $CK } hast du gespielt. Die Bella sagt man mit der zweiten der beiden Karten an; sie bringt sofort 20 Punkte, wer auch immer den Stich macht. Welche Karte spielst du, und wie?
klaberjass-lessons-sequences-bella-right = 20 Punkte für ein Wort, und der Stich noch dazu.
klaberjass-lessons-sequences-bella-silent = Dieselbe Karte ohne Ansage: Dann sind die 20 Punkte weg. Nachholen geht nicht.
klaberjass-lessons-sequences-bella-other = Das geht, dann sagst du die Bella eben später an. Mit Warten gewinnst du aber nichts: Tu es jetzt.

klaberjass-lessons-sequences-end =
    20 für die Folge und 20 für die Bella: 40 Punkte, die dir kein Stich mehr nimmt, solange du insgesamt mehr machst als { $seat1 }. Am Tisch bietet dir der Bot Tausch, Folgen und Bella als Knöpfe an.

klaberjass-lessons-counting-title = Was ein Stich wert ist
klaberjass-lessons-counting-goal = Hol einen großen Rückstand auf und mach mehr Punkte als dein Gegner.

klaberjass-lessons-counting-jack =
    Du bist *Trumpfmacher*: { $spades } ist Trumpf. { $seat1 } hat 20 für eine Folge und spielt { $SJ } aus, der noch einmal 20 zählt. Du musst Trumpf geben und kannst den Buben nicht schlagen. Welchen Trumpf gibst du?
klaberjass-lessons-counting-jack-right = Du verlierst 3 Punkte statt 14, und ab jetzt ist { $S9 } der höchste Trumpf.
klaberjass-lessons-counting-jack-other = Damit bekommt { $seat1 } 14 Punkte und deinen besten Trumpf. Die Dame zählt 3.

klaberjass-lessons-counting-ace =
    { $seat1 } hat 43 und spielt { $DA } aus. Du musst bedienen und kannst nicht stechen. Denk daran: In einer Nebenfarbe zählt die Zehn 10 und schlägt König und Dame. Welche Karte gibst du?
klaberjass-lessons-counting-ace-right = 3 Punkte verloren. Dafür sind Zehn und König jetzt die höchsten Karo, und deine Zehn macht den nächsten Karostich.
klaberjass-lessons-counting-ace-ten = Das verschenkt 10 Punkte und dazu eine Karte, die nach dem Ass die höchste ihrer Farbe ist.
klaberjass-lessons-counting-ace-king = Der König zählt 4, die Dame 3. Und behältst du Zehn und König, hast du danach die zwei höchsten Karo.

klaberjass-lessons-counting-small =
    25 zu 57. Du hast den höchsten Trumpf, das höchste Herz und das höchste Karo, dazu { $C7 }. { $SA } ist vielleicht noch da. Der letzte Stich bringt 10 mehr. Ihr habt noch je fünf Karten: Was spielst du aus?
klaberjass-lessons-counting-small-right = { $seat1 } hat den Stich mit { $CT } gemacht. Aber dann musste { $seat1 } in deine guten Karten hineinspielen, und die schlechte bist du los.
klaberjass-lessons-counting-small-trump = Der sticht jetzt. Aber danach hast du keinen Trumpf mehr, um ans Spiel zu kommen, und { $C7 } verliert den letzten Stich und seine 10 Punkte.
klaberjass-lessons-counting-small-good = Das sticht jetzt, aber { $C7 } bleibt dir und verliert am Ende den letzten Stich und seine 10 Punkte.

klaberjass-lessons-counting-draw =
    29 zu 67. Noch drei Stiche: Du hast { $S9 } und zwei gute Herz. Solange { $SA } da ist, kann { $seat1 } ein Herz abstechen. Wie machst du deine Herzkarten sicher?
klaberjass-lessons-counting-draw-right = Die Neun hat das Ass gefangen: 25 Punkte in einem Stich. Danach konnte niemand mehr trumpfen.
klaberjass-lessons-counting-draw-other = Hat { $seat1 } kein Herz, macht { $SA } den Stich, und dein Herz ist verloren. Zieh zuerst Trumpf.

klaberjass-lessons-counting-end =
    82 zu 67. Du hast deine kleinsten Karten zugegeben, wo du nicht stechen konntest, einen Stich mit Absicht abgegeben und den letzten Trumpf gezogen, bevor du Herz ausgespielt hast. Hättest du verloren, hätte { $seat1 } auch deine Punkte bekommen.

klaberjass-lessons-defending-title = Dagegenhalten
klaberjass-lessons-defending-goal = Lass den Gegner Trumpf machen, und mach trotzdem mehr Punkte.

klaberjass-lessons-defending-bid =
    { $HJ } ist aufgedeckt. Du hast drei Asse und eine Reihe hoher Pik, aber kein einziges Herz. Wer annimmt, muss mehr Punkte machen als der andere; mit weniger ist er „bete“, und der andere bekommt alles. Nimmst du an?
klaberjass-lessons-defending-bid-right = { $seat1 } hat Herz angenommen. Nun muss { $seat1 } mehr machen als du, und du hast viel.
klaberjass-lessons-defending-bid-other = Ohne einen einzigen Trumpf würde dir ein Stich nach dem anderen weggetrumpft, so gut deine Asse auch sind.

klaberjass-lessons-defending-declare =
    { $SJ } ist dazugekommen: Ass, König, Dame und Bube in Pik. Eine Folge von vier zählt 50. Trumpf hast nicht du gemacht; zählt deine Folge trotzdem?
klaberjass-lessons-defending-declare-right = Natürlich zählt deine Folge, egal, wer Trumpf gemacht hat. { $seat1 } musste sie dir lassen: 50 Punkte vor der ersten Karte.
klaberjass-lessons-defending-declare-silent = Folgen zählen auch für den, der nicht Trumpf gemacht hat. Ohne deine 50 Punkte ist { $seat1 } kaum zu halten.

klaberjass-lessons-defending-lead =
    Zum ersten Stich spielt aus, wer nicht gegeben hat. { $seat1 } hat die Trümpfe und durch den Tausch vielleicht bald auch { $HJ }. Woher kommen deine Punkte?
klaberjass-lessons-defending-lead-right = Spiel deine Asse, solange { $seat1 } die Farben noch bedienen muss. Diesmal ist sogar { $DK } gefallen.
klaberjass-lessons-defending-lead-good = Genauso gut. Hier beginnen wir mit { $DA }.
klaberjass-lessons-defending-lead-trump = Trumpf auszuspielen nützt nur dem Gegner: Deinen einzigen, eine Zehn, würdest du an eine seiner besten Karten verlieren.
klaberjass-lessons-defending-lead-low = Den Stich nimmt { $seat1 } mit einer höheren Karte. Deine Asse stechen jetzt; später werden sie vielleicht abgestochen.

klaberjass-lessons-defending-force =
    Auch { $SA } hat gestochen. { $DT } ist jetzt das höchste Karo. Kann { $seat1 } eine Farbe nicht bedienen, ist Trumpfen Pflicht. Was hilft dir mehr: ein sicherer Stich oder ein Trumpf weniger beim Gegner?
klaberjass-lessons-defending-force-right = So oder so wäre es gut für dich ausgegangen. Hier hatte der Gegner kein Karo mehr und musste trumpfen: Ein Trumpf ist weg. Jeder Trumpf, der so weggeht, fehlt ihm am Ende.
klaberjass-lessons-defending-force-spade = Auch eine gute Idee: Deine lange Farbe zwingt den Gegner immer wieder zum Trumpfen. Hier geht es mit { $DT } weiter.
klaberjass-lessons-defending-force-ace = Auch das kann richtig sein. Hier geht es mit { $DT } weiter, und { $CA } bleibt für später.
klaberjass-lessons-defending-force-trump = Dein einziger Trumpf, eine Zehn: Die nimmt { $seat1 } gern. Der Gegner soll Trümpfe verbrauchen, nicht du.
klaberjass-lessons-defending-force-other = Eine kleine Karte, die { $seat1 } vielleicht ohne Trumpf nimmt. Spiel eine, die sticht oder den Gegner einen Trumpf kostet.

klaberjass-lessons-defending-keep =
    Du führst 76 zu 46, und { $seat1 } spielt { $HJ } aus. Du hast keinen Trumpf und darfst abwerfen, was du willst. Vier Karten sind übrig, und der letzte Stich bringt 10 mehr. Was kannst du entbehren?
klaberjass-lessons-defending-keep-right = Behalt von jeder Farbe die höchste Karte. Wenn die Trümpfe weg sind, machen { $CA } und { $SK } die letzten zwei Stiche.
klaberjass-lessons-defending-keep-diamond = Auch gut. Hier geht zuerst { $SQ } weg und dann das Karo.
klaberjass-lessons-defending-keep-ace = Damit schenkst du { $seat1 } 11 Punkte und den Stich, den das Ass am Ende gemacht hätte.
klaberjass-lessons-defending-keep-king = Der König ist das höchste Pik, das es noch gibt, und kann den letzten Stich machen. Wirf etwas Niedrigeres ab.

klaberjass-lessons-defending-end =
    Du hast 105 gemacht; { $seat1 } hat nur 83, ist also bete und schreibt 0. Du schreibst beides, 188. „Weiter“ sagen und gut dagegenhalten bringt oft mehr als annehmen. Das war die letzte Lektion: Spiel eine Partie.
