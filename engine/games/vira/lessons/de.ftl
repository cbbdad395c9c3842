## Die Texte der Lektionen von Vira (docs/writing-a-lesson.md)

vira-lessons-six-title = Sechs Stiche mit Trumpf
vira-lessons-six-goal = Mach sechs Stiche, allein gegen zwei.

vira-lessons-six-bid =
    Vira spielt man zu dritt. Wer am höchsten bietet, spielt allein gegen zwei; Gewinn kommt aus dem Pott, Verlust geht hinein. Als *Vorhand* musst du zuerst bieten, dann kommen Mittelhand und Geber. Das niedrigste der vierzig Gebote ist Begär 6: Trumpf nennen, tauschen, sechs Stiche machen. Alles andere kommt später. Was bietest du?
vira-lessons-six-bid-right = Beide haben gepasst, also bist du Alleinspieler. Fünf Pik mit Ass, König und Bube, daneben zwei hohe Karten, und der Tausch kommt noch: Das sollten sechs Stiche werden.
vira-lessons-six-bid-seven = Dein Blatt reicht auch dafür. Aber wenn die anderen passen, genügt Begär 6, um zu spielen und bezahlt zu werden; wenn sie bieten, darfst du noch einmal bieten. Hier geht es mit Begär 6 weiter: Beide haben gepasst, also bist du Alleinspieler.
vira-lessons-six-bid-other = Andere Gebote verlangen mehr oder etwas ganz anderes: Köpmisär heißt, keinen Stich zu machen. Wenn die anderen passen, genügt Begär 6: Du spielst und kassierst, wenn du gewinnst; wenn sie bieten, darfst du noch einmal bieten. Fang niedrig an.

vira-lessons-six-trump =
    Ein Trumpf schlägt jede Karte der anderen Farben. Du nennst ihn vor dem Tausch; es zählt also, was du jetzt in der Hand hast. (Die Vorzugsfarbe, in jeder Runde neu gelost, bringt mehr: Dafür stehen „±1“ und die „Spalten“. Mehr dazu später.) Welche Farbe nennst du?
vira-lessons-six-trump-right = Deine längste Farbe, mit Ass, König und Bube. Auch die kleinen Pik stechen, sobald die anderen keinen Trumpf mehr haben.
vira-lessons-six-trump-other = Davon hätten die anderen weit mehr als du. Nimm die Farbe, von der du am meisten hast.

vira-lessons-six-exchange =
    Jetzt darfst du weglegen, so viel du willst, und ebenso viele Karten ziehen: aus dem Talon, den dreizehn Karten, die nicht verteilt wurden. Was du ziehst, siehst du erst nach dem Weglegen. Trümpfe (mit Stern) stechen, Asse und Könige auch, kleine Karten der anderen Farben fast nie. Was legst du weg?
vira-lessons-six-exchange-right = { $ST } ist gekommen, dein sechster Trumpf. Danach hat { $seat1 }, einer der beiden Gegenspieler, den Rest des Talons genommen.
vira-lessons-six-exchange-other = Behalt alle Trümpfe, Asse und Könige, und leg alles andere weg, auch eine kleine Karte, die den König decken würde: Eine neue ist oft besser, vielleicht sogar ein Trumpf.

vira-lessons-six-draw =
    Zum ersten Stich spielt die Vorhand aus, die auf den Geber folgt, also du. Du hast sechs Trümpfe, die anderen haben sieben. Alle müssen die ausgespielte Farbe bedienen; wer sie nicht hat, darf trumpfen und schlägt damit sogar ein Ass. Womit nimmst du ihnen die Trümpfe ab?
vira-lessons-six-draw-right = Beide mussten bedienen: Zwei ihrer Trümpfe sind weg. Das nennt man Trumpf ziehen.
vira-lessons-six-draw-king = Genauso gut: Du hast ja Ass und König. Hier geht es mit { $SA } weiter.
vira-lessons-six-draw-low = Den Stich können die Gegenspieler mit einem höheren Pik nehmen. Zieh Trumpf mit Karten, die niemand schlägt.
vira-lessons-six-draw-side = Noch nicht. Hat jemand die Farbe nicht, sticht ein kleiner Trumpf deine gute Karte. Zuerst die Trümpfe.

vira-lessons-six-again =
    Die anderen haben noch fünf Trümpfe, darunter { $SQ }. Du hast König, Bube, Zehn, Sieben und Vier. Welcher davon sticht sicher?
vira-lessons-six-again-right = Zwei weitere Trümpfe sind weg. Die Dame ist noch da, aber lange hält sie sich nicht mehr.
vira-lessons-six-again-side = Zuerst die Trümpfe: Solange die anderen noch fünf haben, sind deine guten Karten nicht sicher.
vira-lessons-six-again-other = Den schlägt die Dame. Spiel den Trumpf, den niemand schlägt.

vira-lessons-six-queen =
    Die anderen haben noch drei Trümpfe, { $SQ } ist der höchste davon. Einen Stich macht sie auf jeden Fall. Besser jetzt, solange du nehmen kannst, was danach kommt. Was lockt sie heraus?
vira-lessons-six-queen-right = { $seat1 } hat den Buben mit der Dame genommen, mit { $HA } einen Stich gemacht und Karo gespielt; den Karostich machte dein Ass. Du hast einen Trumpfstich abgegeben, aber dafür haben die anderen zwei Trümpfe weniger.
vira-lessons-six-queen-ten = Bube und Zehn sind hier gleich viel wert; es geht mit { $SJ } weiter. { $seat1 } hat ihn mit der Dame genommen, mit { $HA } einen Stich gemacht und Karo gespielt; da stach dein Ass.
vira-lessons-six-queen-side = Drei Trümpfe sind noch da und gefährden deine guten Karten. Spiel noch einmal Trumpf.
vira-lessons-six-queen-other = Diesen Trumpf kann auch die Neun schlagen. Den Buben schlägt nur die Dame.

vira-lessons-six-last =
    Die anderen haben zwei Stiche, mit der Trumpfdame und { $HA }; du hast drei und spielst wieder aus. Ein Trumpf ist noch da: { $S9 }. Deine Herzkarten sind gut, seit das Ass weg ist. Was kommt zuerst?
vira-lessons-six-last-right = Die Neun ist gefallen. Von jetzt an kannst nur noch du trumpfen.
vira-lessons-six-last-low = Diesen Trumpf schlägt die Neun. Hol sie mit deinem höchsten.
vira-lessons-six-last-other = Das könnte jemand mit der Neun stechen. Noch ein Trumpf von dir, und sie ist weg.

vira-lessons-six-sure =
    Vier Stiche hast du, zwei fehlen. Niemand sonst hat einen Trumpf. Welche deiner Karten machen sicher einen Stich?
vira-lessons-six-sure-right = So klein die Sieben ist, niemand konnte sie schlagen, und die Vier danach hat den sechsten Stich gemacht.
vira-lessons-six-sure-four = Genauso gut: Jeder Trumpf sticht jetzt. Hier geht es mit { $S7 } weiter, dann mit der Vier.
vira-lessons-six-sure-king = Auch das sticht: { $HA } ist weg, und du hast König und Dame. Hier geht es mit den Trümpfen weiter.
vira-lessons-six-sure-other = Vielleicht hat jemand eine höhere Karte dieser Farbe. Spiel eine, die niemand schlagen kann.

vira-lessons-six-end =
    Sechs Stiche: gewonnen. Alle hatten 8 als *Einsatz* in den Pott gezahlt; du bekommst deinen zurück und stehst bei 0, die anderen bei −8. Damit ist hier Schluss; am Tisch spielt man meist zu Ende. Ein Stich zu wenig, *einfach verloren*, kostet 8; zwei oder mehr, *doppelt verloren*, 16. Als Nächstes: was die anderen bieten können.

vira-lessons-auction-title = Das Bieten
vira-lessons-auction-goal = Biete so hoch, wie dein Blatt reicht, und nicht höher.

vira-lessons-auction-open =
    Die vierzig Gebote bilden eine einzige Liste; jedes ist höher als alle davor. Ganz vorn steht Begär 6. Auch das 7-, das 8- und das 9-Spiel stehen darin: 7, 8 oder 9 Stiche, Trumpf nach Wahl, dann ein Tausch. Als Vorhand musst du eröffnen, darfst aber später wieder bieten. Was bietest du mit fünf guten Kreuz?
vira-lessons-auction-open-right = Niedrig, solange dich niemand höher treibt. { $seat1 } hat dich sofort überboten: Turné 6. { $seat2 } hat gepasst, und wer passt, ist draußen.
vira-lessons-auction-open-seven = Dein Blatt gibt das her, aber noch ist es nicht nötig: Du wirst wieder gefragt. Hier geht es mit Begär 6 weiter, und { $seat1 } bietet Turné 6. { $seat2 } passt und ist draußen.
vira-lessons-auction-open-other = Sagen die anderen „weiter“, musst du halten, was du versprochen hast. Eröffne mit dem niedrigsten Gebot, das passt: Sobald jemand höher geht, darfst du wieder bieten.

vira-lessons-auction-turne =
    Auch Turné 6 verlangt sechs Stiche, aber Trumpf wird die Farbe der obersten Talonkarte, die man aufdeckt. In der Liste kommt es gleich nach Begär 6. Du kannst „weiter“ sagen, höher gehen, etwa mit dem 7-Spiel, oder *halten*: Als Vorhand darfst du genau dieses Gebot übernehmen. Stell dir jede Farbe als Trumpf vor: Was sagst du?
vira-lessons-auction-turne-right = Was auch aufgedeckt wird, du hast mindestens drei Trümpfe, Ass oder König dabei, und dann tauschst du noch. So hast du Turné 6 gehalten, ohne einen Stich mehr zu versprechen. Jetzt bietet { $seat1 } höher: Vingel 6.
vira-lessons-auction-turne-seven = Auch gut, aber du versprichst einen Stich mehr. Was auch aufgedeckt wird, drei Trümpfe hast du mindestens. Hier hältst du das Gebot, und { $seat1 } bietet Vingel 6.
vira-lessons-auction-turne-pass = Wer passt, ist draußen. Du hast zwei Asse und drei Könige und würdest { $seat1 } ein Spiel überlassen, das du selbst gewinnen könntest.
vira-lessons-auction-turne-other = Höher als nötig. Du darfst das geltende Gebot übernehmen, und es passt zu deinem Blatt.

vira-lessons-auction-vingel =
    Vingel 6: Zwei Karten werden aufgedeckt, und der Alleinspieler wählt die Farbe einer der beiden als Trumpf. Wieder sechs Stiche, aber das Gebot ist höher als das 7-Spiel. Verlieren kostet hier mehr als sonst, mindestens 16. Bietest du trotzdem Vingel 6?
vira-lessons-auction-vingel-right = Mit den aufgedeckten Karten hättest du in jedem Fall mindestens vier Trümpfe. Aber { $seat1 } bietet noch einmal höher: Solo 6.
vira-lessons-auction-vingel-pass = Zu früh. In drei Farben hast du drei Karten oder mehr, und weil zwei Karten aufgedeckt werden, gibt es zwei Chancen auf eine dieser Farben. Übernimm das Gebot.
vira-lessons-auction-vingel-other = Das verlangt mehr als sechs Stiche oder ein ganz anderes Blatt. Das geltende Gebot reicht dir.

vira-lessons-auction-solo =
    Solo 6 steht viel höher: sechs Stiche ganz ohne Tausch, mit den dreizehn Karten, die man bekommen hat; den Trumpf nennt der Alleinspieler. Du könntest halten oder höher gehen („Farbe“ kommt in einer späteren Lektion). Zähl die Stiche, die dein Blatt so macht, wie es ist. Was sagst du?
vira-lessons-auction-solo-right = Drei Stiche sind sicher, { $CA }, { $CK } und { $HA }; sticht auch noch einer deiner anderen Könige und am Ende ein kleines Kreuz, sind es fünf. Bei deinen früheren Geboten konntest du auf den Tausch hoffen. Jetzt muss { $seat1 } sechs machen, gegen dich und { $seat2 }. Und tauschen dürfen im Solo nur die Gegenspieler.
vira-lessons-auction-solo-hold = Drei Stiche sind sicher, { $CA }, { $CK } und { $HA }. Von den zwei anderen Königen sticht vielleicht einer, am Ende noch ein kleines Kreuz: Das sind fünf. Und beide Gegenspieler dürfen tauschen.
vira-lessons-auction-solo-other = Damit versprichst du noch mehr. Du hast gesehen, wie weit dieses Blatt reicht; jedes höhere Gebot ist zu viel. Lass { $seat1 } spielen.

vira-lessons-auction-end =
    Zwei passten, { $seat1 } spielt allein. Mit Trumpf spielt man Begär 6, das 7-, 8- und 9-Spiel, Turné, Vingel, Tringel (drei Karten aufgedeckt) und Solo. Bei Gask, Gök und Vira nimmt man den Talon, bei Misères (auch Köpmisär und Gök) macht man keinen Stich. Die Vorhand darf jedes Gebot halten, die Mittelhand nur das des Gebers, der Geber keines.

vira-lessons-exchange-title = Der Tausch
vira-lessons-exchange-goal = Mach das Beste aus dem Tausch, und achte darauf, wie die anderen tauschen.

vira-lessons-exchange-trump =
    Du bist Geber und hast das Bieten mit dem 7-Spiel gewonnen. Zuerst der Trumpf. Du hast zwei Fünferfarben: Pik mit { $SA } und vier kleinen Karten, Herz mit { $HK }, { $HQ }, { $HJ } und { $HT }. Ein Ass sticht wohl auch dann, wenn etwas anderes Trumpf ist. Welche Farbe bringt als Trumpf mehr Stiche?
vira-lessons-exchange-trump-right = Deine vier hohen Herz verlieren einmal gegen { $HA }, danach machen sie Stich um Stich. Auch { $SA } macht einen Stich, obwohl es kein Trumpf ist.
vira-lessons-exchange-trump-spades = Das Ass sticht sowieso; deine vier kleinen Pik stechen auch als Trümpfe nicht, denn es gibt noch acht andere. In Herz hast du vier Trümpfe, die nur das Ass schlägt.
vira-lessons-exchange-trump-other = Diese Farbe ist viel zu kurz: Die meisten Trümpfe hätten die anderen. Wähl zwischen deinen zwei Fünferfarben.

vira-lessons-exchange-exchange =
    Du legst zuerst ab und siehst erst danach die neuen Karten; was weg ist, kommt nicht zurück. Was du im Talon lässt, dürfen die Gegenspieler nehmen. („Spalte übrige“ heißt: Dein Trumpf ist diesmal keine Vorzugsfarbe.) Welche Karten werden stechen, und bei welchen kannst du nur hoffen?
vira-lessons-exchange-exchange-right = Sechs weg, sechs neu. { $DQ } neben dem Ass ist die beste davon; sieben Karten bleiben den Gegenspielern.
vira-lessons-exchange-exchange-spades = Du behältst vier kleine Pik. Nach dem Ass machen sie keinen Stich, denn die anderen haben die hohen. Für jedes könntest du ein Ass, einen König oder einen Trumpf ziehen.
vira-lessons-exchange-exchange-none = Dann spielst du mit vier kleinen Pik und zwei weiteren Verlierern. Der Tausch kostet nichts: Nutz ihn.
vira-lessons-exchange-exchange-other = Behalt die fünf Trümpfe und beide Asse, sonst nichts. Eine gezogene Karte ist mindestens so gut wie eine kleine, und was du nimmst, bekommen die Gegenspieler nicht.

vira-lessons-exchange-decide =
    Jetzt kannst du spielen; oder *aufgeben*, was so viel kostet wie ein Stich zu wenig; oder noch einmal tauschen, hier ohne Gebühr: Dann bringt ein Sieg nichts aus dem Pott, und Verlieren kostet 24 oder 40 statt 8 oder 16. Vier deiner fünf Trümpfe sollten stechen, beide Asse auch, und vielleicht noch { $DQ }. Was tust du?
vira-lessons-exchange-decide-right = Auch wenn ein Stich fehlt, zahlst du nicht mehr als fürs Aufgeben. Inzwischen haben die Gegenspieler getauscht, { $seat1 } hat { $SJ } ausgespielt, und dein Ass hat ihn geholt.
vira-lessons-exchange-decide-again = Du hast, was du brauchst. Gewinnst du nach einem zweiten Tausch, zahlt der Pott nichts; fehlt ein Stich, zahlst du 24 statt 8. Bei manchem Trumpf bekämen die Gegenspieler auch noch eine Gebühr; bei deinem nicht.
vira-lessons-exchange-decide-surrender = Damit zahlst du auf jeden Fall 8 in den Pott. Spielst du und fehlt dir ein Stich, sind es auch nur 8; und oft wird dein Blatt reichen.

vira-lessons-exchange-lead =
    Die Gegenspieler tauschen der Reihe nach, die Vorhand zuerst; { $seat2 } konnte nur nehmen, was { $seat1 } übrig ließ. { $seat1 } tauschte nur vier Karten, neun waren also gut: Darunter sind wohl Asse, Könige und Trümpfe, auch { $HA }. Du spielst aus. Wie sorgst du dafür, dass deine Trümpfe stechen?
vira-lessons-exchange-lead-right = { $seat1 } musste { $HA } hergeben. Jetzt sind Dame, Bube und Zehn die höchsten Trümpfe, und sie gehören dir.
vira-lessons-exchange-lead-honour = Genauso gut: König, Dame, Bube und Zehn sind Nachbarn. Hier geht es mit { $HK } weiter.
vira-lessons-exchange-lead-seven = Diese Karte verliert schon gegen eine Acht oder Neun. Spiel einen Trumpf aus, den nur das Ass nehmen kann.
vira-lessons-exchange-lead-other = Solange die anderen noch acht Trümpfe haben, ist sonst nichts sicher. Hol zuerst { $HA } heraus.

vira-lessons-exchange-end =
    Trümpfe, Asse und Könige behalten, den Rest tauschen; dann das neue Blatt ansehen und spielen, aufgeben oder, selten, noch einmal tauschen. Und schau den anderen zu: Je weniger jemand tauscht, desto besser war das Blatt. Als Nächstes: warum manche Trümpfe mehr wert sind.

vira-lessons-preference-title = Farbe und Vorzug
vira-lessons-preference-goal = Überbiete { $diamonds } mit { $hearts }, ohne zu hoch zu gehen.

vira-lessons-preference-colour =
    In jeder Runde wird eine *Vorzugsfarbe* gelost, diesmal { $hearts }. Die andere rote Farbe, { $diamonds }, ist die *zweite Vorzugsfarbe*. { $seat2 } bietet Begär 6. Zu einem *einfachen* Gebot, also einem ohne Zusatz, darfst du „Farbe“ sagen: Das Gebot wird deines, wenn du eine dieser zwei Farben als Trumpf versprichst. Was sagst du?
vira-lessons-preference-colour-right = Begär 6 „mit Farbe“ ist höher als das einfache, und Herz willst du ohnehin. { $seat1 } hat gepasst, aber { $seat2 } hält dein Gebot, hat also auch eine lange rote Farbe.
vira-lessons-preference-colour-seven = Ein Stich mehr als nötig. Herz soll sowieso Trumpf werden; da kostet dich „Farbe“ nichts.
vira-lessons-preference-colour-pass = Ass, König und Dame in Herz, daneben ein Ass und ein König: Mit diesem Blatt solltest du spielen. Such den billigsten Weg, das Gebot zu überbieten.
vira-lessons-preference-colour-other = Begär 6 kannst du billiger überbieten. Herz willst du ohnehin als Trumpf: Versprich es mit „Farbe“.

vira-lessons-preference-preference =
    { $seat2 } hält Begär 6 mit Farbe. Die hohen Herz hast du, also ist die lange Farbe von { $seat2 } wohl Karo. Als Mittelhand darfst du nur Gebote des Gebers halten. Aber zu einem Gebot mit Farbe darfst du „Vorzug“ sagen: dasselbe Gebot, und Trumpf wird die Vorzugsfarbe. Was jetzt?
vira-lessons-preference-preference-right = Als Vorhand darf { $seat2 } auch dieses Gebot halten, geht aber höher: 7-Spiel.
vira-lessons-preference-preference-seven = Spielbar, aber noch musst du keinen weiteren Stich versprechen. Hier geht es mit „Vorzug“ weiter, und { $seat2 } bietet das 7-Spiel.
vira-lessons-preference-preference-pass = Gib eine solche Farbe nicht so billig her. Du kannst etwas versprechen, was { $seat2 } nicht versprechen kann.
vira-lessons-preference-preference-other = So hoch musst du nicht gehen. Die Vorzugsfarbe ist deine Farbe: Versprich sie als Trumpf.

vira-lessons-preference-again =
    Ein höheres Gebot schlägt jedes Begär 6, auch eines in der Vorzugsfarbe. Dieses 7-Spiel ist wieder ein einfaches Gebot, also stehen dir dieselben Stufen noch einmal offen. Fünf gute Herz, ein Ass und ein König, dazu der Tausch: Ist das sieben Stiche wert?
vira-lessons-preference-again-right = Wieder die billigste Stufe, und diesmal sagt { $seat2 } „weiter“. Du bist Alleinspieler und spielst das 7-Spiel mit Farbe.
vira-lessons-preference-again-pass = Fünf Herz mit Ass, König und Dame, daneben ein Ass und ein König, und der ganze Tausch kommt noch: Damit kannst du sieben Stiche versuchen.
vira-lessons-preference-again-eight = Ein Stich mehr, für nichts. Das 7-Spiel ist ein einfaches Gebot, du kannst es also mit einem Versprechen überbieten.
vira-lessons-preference-again-other = Das ist höher als nötig. Das 7-Spiel selbst kannst du mit einem Versprechen übernehmen.

vira-lessons-preference-trump =
    Du hast { $hearts } oder { $diamonds } versprochen; ein anderer Trumpf ist nicht erlaubt. Vom Trumpf, den du nennst, hängen auch die *Spielerpunkte* ab: So viel zahlt dir jeder Gegenspieler, wenn du gewinnst, und du ihm, wenn du verlierst. Im 7-Spiel ist es 1 mit der Vorzugsfarbe, sonst 0. Welche Farbe?
vira-lessons-preference-trump-right = Deine beste Farbe, und sie bringt etwas: zu den 8 aus dem Pott noch 1 von jedem Gegenspieler. Verlierst du, zahlst du auch jedem 1.
vira-lessons-preference-trump-diamonds = Du hast nur zwei kleine Karo, und Karo ist die Farbe von { $seat2 }. Außerdem bringt im 7-Spiel die zweite Vorzugsfarbe nichts.

vira-lessons-preference-end =
    Begär 6, das 7-, 8- und 9-Spiel, Gask, Solo, Vira und Solo Vira haben drei Stufen: einfach, mit Farbe, mit Vorzug; die übrigen Gebote sind immer einfach. Spielerpunkte hängen vom Trumpf ab, in drei *Spalten*: Vorzugsfarbe, zweite, übrige. 7-Spiel: 1, 0 oder 0; das viel höhere Solo 12: 64, 32 oder 16. Als Nächstes: zwei gegen einen.

vira-lessons-defending-title = Zwei gegen einen
vira-lessons-defending-goal = Bring ein 7-Spiel zu Fall: weniger als sieben Stiche für den Alleinspieler.

vira-lessons-defending-exchange =
    { $seat1 } spielt das 7-Spiel, { $hearts } ist Trumpf; du spielst mit { $seat2 } dagegen. { $seat2 } hat als Vorhand zuerst getauscht, vier Karten. Drei liegen noch für dich im Talon. Auch Gegenspieler brauchen Trümpfe, Asse und Könige. Was legst du weg?
vira-lessons-defending-exchange-right = Ein Trumpf ist gekommen, dein vierter. Jetzt spielt { $seat2 } { $S4 } aus.
vira-lessons-defending-exchange-similar = Genauso gut: Nur kleine Karten gehen weg. Hier legen wir zwei Pik und das kleine Karo weg, und { $seat2 } spielt { $S4 } aus.
vira-lessons-defending-exchange-none = Du hast kleine Karten, die kaum je stechen werden. Auch Gegenspieler zahlen für den Tausch nichts.
vira-lessons-defending-exchange-other = Behalt Trümpfe, Asse und Könige und auch die Kreuz-Dame, denn du hast das Ass dazu. Kleine Karten der anderen Farben dürfen weg, höchstens drei.

vira-lessons-defending-ace =
    Wer klein ausspielt, sagt damit: Hier ist eine lange Farbe mit etwas Hohem darin. { $seat1 } sitzt hinter dir und spielt zuletzt. Welches Pik gibst du?
vira-lessons-defending-ace-right = Jetzt spielst du aus. Hättest du ein kleines Pik gelegt, hätte { $seat1 } es mit einem mittleren schlagen können.
vira-lessons-defending-ace-other = { $seat1 } kommt nach dir und könnte den Stich mit einem mittleren Pik machen. Mit dem Ass hast du ihn sicher, und dann spielst du aus.

vira-lessons-defending-back =
    Spielst du aus, muss { $seat1 } vor deinem Partner { $seat2 } spielen: So bringen dessen hohe Karten am meisten. Welche Farbe möchte dein Partner sehen?
vira-lessons-defending-back-right = Die Farbe deines Partners, und der Alleinspieler musste vor ihm spielen: { $seat1 } legte die Acht, { $seat2 } nahm sie mit der Neun und spielt jetzt { $SK }.
vira-lessons-defending-back-trump = Trumpf ziehen ist Sache des Alleinspielers; du würdest ihm die Arbeit abnehmen. Dein Partner hat dir eine Farbe gezeigt.
vira-lessons-defending-back-club = Ass und Dame machen mehr Stiche, wenn jemand anders die Farbe anspielt: Dann liegt der König vielleicht schon, wenn du drankommst. Dein Partner hat dir eine bessere Farbe gezeigt.
vira-lessons-defending-back-other = Das kann ein andermal richtig sein. Aber dein Partner hat gezeigt, wo seine hohen Karten sind: Spiel die Farbe zurück.

vira-lessons-defending-throw =
    Pik hast du keines mehr. Das Ass ist weg, also ist { $SK } nur noch mit einem Trumpf zu schlagen. Du musst nicht trumpfen; du darfst abwerfen, was du willst. Welche Karte kannst du entbehren?
vira-lessons-defending-throw-right = { $SQ } ist unter den König gefallen. Dein Partner hat mit { $SJ } noch einen Stich gemacht; dann hat { $seat1 } ein Pik mit Trumpf gestochen und drei hohe Trümpfe gespielt.
vira-lessons-defending-throw-small = Genauso gut. Hier ging { $D9 } weg. Dann fiel { $SQ } unter den König, dein Partner machte mit { $SJ } noch einen Stich, und { $seat1 } stach ein Pik und spielte drei hohe Trümpfe.
vira-lessons-defending-throw-ruff = Dein Partner hat den Stich schon, und du gibst einen Trumpf dafür her. Spar ihn für einen Stich des Alleinspielers.
vira-lessons-defending-throw-other = Die kann noch einen Stich machen. Wirf eine ab, die nie sticht.

vira-lessons-defending-trumps =
    { $seat1 } hat drei Stiche und macht mit { $HA } gerade den vierten; ihr habt zusammen vier. { $HT } ist noch draußen. Welchen deiner zwei Trümpfe behältst du?
vira-lessons-defending-trumps-right = Damit ist dein Bube der höchste Trumpf, vor der Zehn. Inzwischen hat { $seat1 } { $CK } ausgespielt, und { $seat2 } hat getrumpft.
vira-lessons-defending-trumps-other = Dann wird { $HT } der höchste Trumpf. Diesen Stich machst du ohnehin nicht: Gib den kleineren.

vira-lessons-defending-keep =
    { $seat2 } hat { $CK } mit Trumpf gestochen; jetzt fehlt nur noch deine Karte. { $seat1 } hat vier Stiche. Welches Kreuz gibst du?
vira-lessons-defending-keep-right = Ass und Dame hebst du für später auf. { $seat2 } spielte noch ein Pik, du warfst { $DK } ab, { $seat1 } trumpfte mit { $HT } und spielt nun { $DA }.
vira-lessons-defending-keep-other = Der Stich gehört schon euch. Gibst du noch eine hohe Karte dazu, fehlt sie dir später.

vira-lessons-defending-trump =
    { $seat1 } hat fünf Stiche und spielt { $DA } aus. Du hast noch drei Karten: kein Karo, aber mit { $HJ } den letzten Trumpf. Was nun?
vira-lessons-defending-trump-right = { $DA } ist gestochen, und danach machen auch deine Kreuz-Dame und dein Kreuz-Ass ihre Stiche: { $CK } ist weg.
vira-lessons-defending-trump-other = Dann macht { $DA } den sechsten Stich für den Alleinspieler. Du kannst nicht bedienen, also darfst du trumpfen.

vira-lessons-defending-end =
    Fünf Stiche statt sieben, doppelt verloren: { $seat1 } zahlt 16 in den Pott, in dem jetzt 40 sind, und jedem von euch 1, weil die Vorzugsfarbe Trumpf war. Spiel die Farbe des Partners zurück, überlass das Trumpfziehen dem Alleinspieler, und nimm dem Partner nie den Stich weg. Als Nächstes: die Abrechnung.

vira-lessons-payment-title = Gewinn, Verlust und Pott
vira-lessons-payment-goal = Verlier wenig mit einem schlechten Blatt; gewinn mit einem guten.

vira-lessons-payment-decide =
    Du spielst Begär 6, der Tausch hat nichts gebracht: vier Herz und { $CA }. Bei einem Stich zu wenig zahlst du 8 in den Pott, bei zwei oder mehr 16; so oder so bekommt jeder Gegenspieler 1, weil die Vorzugsfarbe Trumpf ist. Tauschst du noch einmal, zahlst du jedem sofort noch 1, die *Gebühr*. Aufgeben zählt wie ein Stich zu wenig. Was tust du?
vira-lessons-payment-decide-right = Das waren 8 in den Pott und 1 für jeden der anderen. Jetzt die nächste Runde: neue Karten, neue Chance.
vira-lessons-payment-decide-stand = Vier Trümpfe und ein Ass machen kaum fünf Stiche. Du würdest wohl 16 statt 8 zahlen.
vira-lessons-payment-decide-again = Ein Stich zu wenig kostet dann 24, zwei oder mehr 40, und ein Sieg bringt aus dem Pott nichts. Tausch nur dann noch einmal, wenn das Spiel sonst verloren ist und du es mit neuen Karten in mindestens zwei von drei Fällen gewinnst. Das ist hier nicht so.

vira-lessons-payment-bid =
    Du stehst bei −18: 8 am Anfang, 8 für den Verlust, 2 an die anderen. Im Pott sind 32, { $spades } ist Vorzugsfarbe. { $seat1 } bot Begär 6, { $seat2 } passte. Gewinnst du Begär 6, das 7-Spiel oder das 8-Spiel, bekommst du 8 aus dem Pott und, wenn Pik Trumpf ist, noch 1 von jedem Gegenspieler. Was bietest du?
vira-lessons-payment-bid-right = { $seat1 } hat gepasst, und du hast { $spades } als Trumpf genannt. Seit dem Tausch wurden sieben Stiche gespielt; drei davon hast du gemacht.
vira-lessons-payment-bid-seven = Ein 7-Spiel bringt so viel wie Begär 6 und braucht einen Stich mehr. So voll der Pott auch ist, er zahlt nur, was zum Gebot gehört.
vira-lessons-payment-bid-pass = Biete, wenn du deutlich öfter gewinnst als verlierst. Fünf gute Pik, { $HA }, { $DK } und dazu der Tausch: Das ist so ein Blatt.
vira-lessons-payment-bid-other = So voll der Pott auch ist, er zahlt nur, was zum Gebot gehört, meist 8. Nimm die billigste Stufe, mit der du Alleinspieler wirst.

vira-lessons-payment-count =
    Du spielst aus und brauchst noch drei Stiche. Du hast die Trümpfe { $SQ } und { $S9 } und dazu { $HA }. Draußen sind nur noch zwei Trümpfe, { $S7 } und { $S6 }. Wie sicherst du dir die drei Stiche?
vira-lessons-payment-count-right = Neun und Dame haben die zwei anderen Trümpfe geholt, wo immer sie waren. Das sind fünf Stiche, und niemand kann dein Ass mehr stechen.
vira-lessons-payment-count-queen = Genauso gut: Deine beiden Trümpfe sind höher als die der anderen. Hier kommt zuerst die Neun, dann die Dame, und alle Trümpfe sind weg.
vira-lessons-payment-count-ace = Das Ass macht wahrscheinlich den Stich. Hat aber jemand kein Herz, nimmt ihn ein kleiner Trumpf. Nach zweimal Trumpf ist es sicher.
vira-lessons-payment-count-other = { $HK } und { $HQ } sind noch da. Du hast drei sichere Stiche: Mach sie in der richtigen Reihenfolge.

vira-lessons-payment-sure =
    Fünf Stiche, einer fehlt, und du hast vier Herz: Ass, Bube, Neun und Vier. Trumpf hat niemand mehr. { $HK } und { $HQ } sind noch da; wartest du mit dem Ass, fängst du vielleicht eine der beiden Karten und machst mehr Stiche. Wartest du?
vira-lessons-payment-sure-right = Sechs Stiche. Ein siebter hätte nichts gebracht, und Warten hätte den sechsten kosten können.
vira-lessons-payment-sure-other = Vielleicht machst du damit einen siebten Stich, aber der bringt nichts. Ohne den sechsten verlierst du die Runde. Nimm, was sicher ist.

vira-lessons-payment-end =
    Es ist entschieden, also Schluss. 8 aus dem Pott und 1 von jedem Gegenspieler: Damit kommst du von −18 auf −8. Im Pott bleiben 24. Ist er leer oder reicht er nicht, zahlt jeder 8 ein; am Ende der Partie wird der Pott gleichmäßig verteilt. Biete also, was du öfter gewinnst als verlierst. Als Nächstes: Turné.

vira-lessons-turne-title = Turné und Vingel
vira-lessons-turne-goal = Lass eine aufgedeckte Karte den Trumpf bestimmen und mach sechs Stiche.

vira-lessons-turne-bid =
    { $seat1 } hat mit Begär 6 eröffnet, { $seat2 } hat „weiter“ gesagt. Im „Turné“ bestimmst nicht du den Trumpf: Die oberste Karte des Talons wird aufgedeckt, ihre Farbe ist Trumpf, und beim Tausch bekommst du sie. Du hast gute Karten in drei Farben. Was bietest du?
vira-lessons-turne-bid-right = Wenn nicht gerade ein Kreuz aufgedeckt wird, hast du fünf Trümpfe, darunter hohe.
vira-lessons-turne-bid-vingel = Auch gut: Beim „Vingel“ werden zwei Karten aufgedeckt, und du wählst eine ihrer Farben. Ein verlorener Vingel kostet aber 16 statt 8, und bieten kannst du ihn auch später: Hier geht es mit Turné 6 weiter.
vira-lessons-turne-bid-colour = Genauso gut: Du würdest Begär 6 mit { $spades } als Trumpf spielen. Hier geht es mit Turné 6 weiter.
vira-lessons-turne-bid-pass = Wer „weiter“ sagt, ist draußen. Mit hohen Karten in drei Farben kannst du ruhig bieten.
vira-lessons-turne-bid-other = Das verspricht mehr als nötig. Fang mit dem niedrigsten Gebot an, das passt: Höher gehen kannst du später.

vira-lessons-turne-higher =
    { $seat1 } bietet das 7-Spiel. Turné 7 und Turné 8 sind höher, verlangen aber sieben und acht Stiche. Höher ist auch Vingel 6, mit nur sechs Stichen: Zwei Karten werden aufgedeckt, du wählst eine ihrer Farben und tauschst mindestens zwei Karten. Ein verlorener Vingel kostet 16 statt 8. Was nun?
vira-lessons-turne-higher-right = Von den zwei aufgedeckten Karten gehört fast sicher eine zu deinen drei Farben. Ein „Tringel“ deckt drei auf, verlangt aber neun Stiche.
vira-lessons-turne-higher-pass = Genauso gut: Sieben Stiche sind vielleicht zu viel für { $seat1 }. Hier geht es mit Vingel 6 weiter.
vira-lessons-turne-higher-turne = Da bestimmt eine einzige Karte den Trumpf, vielleicht ein Kreuz, und du brauchst mehr Stiche. So gut ist dein Blatt nicht.
vira-lessons-turne-higher-other = Zu viel. Such über dem 7-Spiel das niedrigste Gebot, das deine drei Farben nutzt.

vira-lessons-turne-trump =
    { $S5 } und { $H3 } liegen offen. Beide bekommst du, also hast du so oder so fünf Trümpfe. { $spades } ist Vorzugsfarbe. Welche Farbe wird Trumpf?
vira-lessons-turne-trump-right = Du hast Ass und König an der Spitze, und weil es die Vorzugsfarbe ist, zahlt dir jeder Gegenspieler 1 Punkt, wenn du gewinnst.
vira-lessons-turne-trump-hearts = In { $hearts } fehlt dir der König, und mit diesem Trumpf bekämst du von den Gegenspielern nichts.

vira-lessons-turne-exchange =
    Zuerst legst du Karten ab, dann ziehst du ebenso viele: erst die zwei aufgedeckten, dann welche, die niemand kennt. Was behältst du neben den Trümpfen? Tausche den Rest.
vira-lessons-turne-exchange-right = Du hast die zwei aufgedeckten und fünf weitere Karten gezogen, darunter { $CA } und { $ST }. Dann spielte { $seat1 } { $DA } und { $DJ }, und der König, den du behalten hast, hat den Buben geholt.
vira-lessons-turne-exchange-queens = Genauso gut: Eine Dame neben Ass oder König kann einen Stich machen. Hier haben wir nur Trümpfe, Asse und den König behalten. Dann hat { $seat1 } { $DA } und { $DJ } gespielt, und den Buben hat dein König geholt.
vira-lessons-turne-exchange-king = Mit solchen Trümpfen geht das. Hier haben wir wie üblich auch den König behalten. Dann hat { $seat1 } { $DA } und { $DJ } gespielt, und den Buben hat dein König geholt.
vira-lessons-turne-exchange-other = Trümpfe, Asse und Könige bleiben. Kleine Karten der anderen Farben gehen weg: Jede neue kann besser sein.

vira-lessons-turne-draw =
    { $DK } hat einen Stich gemacht. Du hast sechs Trümpfe; wo die anderen sieben sind, weißt du nicht, und vielleicht sind nicht alle im Spiel. Solange Gegenspieler Trümpfe haben, können sie deine Asse stechen. Was spielst du aus?
vira-lessons-turne-draw-right = Zwei Trümpfe sind gefallen, und mit { $SA } hast du noch zwei geholt.
vira-lessons-turne-draw-ace = Genauso gut: Ass und König hast du beide. Hier geht es mit { $SK } und { $SA } weiter.
vira-lessons-turne-draw-small = Auch das zieht Trümpfe, und einen Trumpfstich verlierst du vielleicht, ob jetzt oder später. Hier geht es mit { $SK } und { $SA } weiter.
vira-lessons-turne-draw-side = Auch das kann richtig sein. Hier geht es mit { $SK } und { $SA } weiter: zuerst die Trümpfe.
vira-lessons-turne-draw-other = Damit gibst du das Ausspiel ab, und die anderen haben noch Trümpfe. Hol die zuerst heraus.

vira-lessons-turne-cash =
    Drei Stiche hast du, sechs brauchst du. { $SQ } ist noch nicht gefallen: Sie schlägt alle deine Trümpfe, macht aber nur einen Stich. Welche Stiche sind jetzt sicher?
vira-lessons-turne-cash-right = Beide Asse machten ihren Stich, dann machte { $seat1 } einen mit { $SQ }. Am Ende holte einer deiner kleinen Trümpfe den sechsten Stich.
vira-lessons-turne-cash-heart = Das andere Ass ist genauso gut. Hier geht es mit { $CA } weiter.
vira-lessons-turne-cash-trump = Auch das geht: Hat ein Gegenspieler { $SQ }, macht sie jetzt oder später einen Stich. Hier geht es mit { $CA } weiter.
vira-lessons-turne-cash-other = Diesen Stich machen die anderen. Noch sind deine Asse sicher; später hat vielleicht jemand kein Herz oder kein Kreuz mehr und sticht dein Ass mit einem Trumpf.

vira-lessons-turne-end =
    Sechs Stiche, gerade genug. Turné passt zu einem Blatt mit guten Karten in drei Farben, Vingel zu zwei oder drei guten Farben, Tringel zu einem sehr starken Blatt. Biete Turné 7 und 8 nur, wenn dir jede aufgedeckte Farbe recht ist. Tauschst du noch einmal, bestimmen neu aufgedeckte Karten den Trumpf.

vira-lessons-solo-title = Solo und Erhöhen
vira-lessons-solo-goal = Spiel das Blatt, das du bekommen hast, und gewinne dein Spiel.

vira-lessons-solo-bid =
    { $seat2 } hat mit Begär 6 eröffnet. Im „Solo“ tauschst du nicht: Du spielst das Blatt, das du bekommen hast, und die Gegenspieler teilen sich den ganzen Talon. Dafür braucht es viele Trümpfe, darunter die höchsten, und Stiche daneben. Zähl deine Stiche. Was bietest du?
vira-lessons-solo-bid-right = Die drei höchsten Trümpfe und zwei Asse sind sicher, und die langen Pik bringen noch mehr: Sechs Stiche hast du auch ohne Tausch.
vira-lessons-solo-bid-buy = Auch ein gutes Gebot. Hier geht es mit Solo 6 weiter: Dein Blatt braucht kaum einen Tausch.
vira-lessons-solo-bid-seven = Das kannst du gewinnen. Fang aber mit Solo 6 an: Sagen die beiden anderen „weiter“, darfst du noch erhöhen. Hier geht es mit Solo 6 weiter.
vira-lessons-solo-bid-pass = Dein Blatt gewinnt fast von selbst. Damit bietet man.
vira-lessons-solo-bid-high = Auf mehr kannst du nicht hoffen, und vielleicht ist schon das zu viel. Fang mit dem niedrigsten Solo an: Sagen beide „weiter“, darfst du noch erhöhen.
vira-lessons-solo-bid-other = Die falsche Richtung: Bei solchen Geboten tauschst du Karten oder darfst keinen Stich machen. Du willst Stiche machen, und zwar mit diesen Karten: Biete, was sie wert sind.

vira-lessons-solo-sharpen =
    Beide haben „weiter“ gesagt. Bevor der Alleinspieler eine Karte anrührt, darf er im Solo eine höhere Zahl ansagen: Das heißt „erhöhen“. Der Pott zahlt weiterhin 8. Ist aber { $spades }, die Vorzugsfarbe, Trumpf, zahlt jeder Gegenspieler 1 für Solo 6, 2 für Solo 7, 4 für Solo 8. Wie viele Stiche sind sicher?
vira-lessons-solo-sharpen-right = Sechs Trümpfe und zwei Asse: Sieben Stiche sollten es werden, auch wenn ein Trumpf verloren geht. Auch Gask und Köpmisär kann man erhöhen.
vira-lessons-solo-sharpen-none = Auch gut, und sicherer. Hier erhöhen wir auf Solo 7.
vira-lessons-solo-sharpen-eight = Dann müssten alle sechs Trümpfe und beide Asse stechen. Die Gegenspieler tauschen noch, und einer kann vier Trümpfe bekommen.
vira-lessons-solo-sharpen-other = Mehr als acht Stiche gibt dein Blatt nicht her. Was du ansagst, musst du machen, sonst zahlst du.

vira-lessons-solo-trump =
    Nenne den Trumpf. Du könntest auch aufgeben; aber wo nicht getauscht wurde, zählt das als doppelt verloren und kostet 16. Welche Farbe?
vira-lessons-solo-trump-right = Deine weitaus längste Farbe, mit Ass, König und Dame; obendrein ist sie die Vorzugsfarbe.
vira-lessons-solo-trump-surrender = Aufgeben mit so einem Blatt? Selbst wenn dir zwei Stiche fehlen, zahlst du nicht mehr als fürs Aufgeben.
vira-lessons-solo-trump-other = Von dieser Farbe haben die Gegenspieler viel mehr Karten als du; als Trumpf nützt sie dir wenig.

vira-lessons-solo-first =
    { $seat2 } hat fünf Karten getauscht, { $seat1 } vier: Sie haben starke Karten behalten und kurze Farben abgelegt. { $seat2 } spielt { $HJ } aus. Welches Herz gibst du?
vira-lessons-solo-first-right = Besser gleich als später: Wer einmal kein Herz mehr hat, könnte dein Ass mit einem Trumpf stechen.
vira-lessons-solo-first-low = Auch das kann richtig sein. Hier nehmen wir den Stich mit { $HA }.

vira-lessons-solo-draw =
    Du spielst aus. Die Gegenspieler haben neue Karten und können in jeder Farbe kurz sein; die sieben Trümpfe, die du nicht hast, sind bei ihnen oder noch im Talon. Was kommt zuerst?
vira-lessons-solo-draw-right = Beide bedienten. Dann hast du { $SK } und { $SA } gespielt: Jetzt kann nur noch ein Gegenspieler Trümpfe haben.
vira-lessons-solo-draw-top = Genauso gut: Die drei höchsten Trümpfe sind gleich viel wert. Hier geht es mit { $SQ }, { $SK } und { $SA } weiter.
vira-lessons-solo-draw-later = Das kann jetzt kommen oder später. Hier ziehen wir zuerst die Trümpfe, mit { $SQ }, { $SK } und { $SA }.
vira-lessons-solo-draw-low = Diesen Trumpf schlägt ein höherer, und gerade den hättest du mit deinen höchsten Trümpfen herausgeholt.
vira-lessons-solo-draw-other = Diesen Stich verlierst du besser später. Solange die anderen noch Trümpfe haben, ist dein Karo-Ass in Gefahr.

vira-lessons-solo-last =
    Vier Stiche hast du. { $ST } ist jetzt der höchste Trumpf und noch nicht gefallen. Hat ihn ein Gegenspieler, macht er auf jeden Fall einen Stich; aber { $DA } soll er nicht bekommen. Was spielst du aus?
vira-lessons-solo-last-right = { $seat1 } nahm den Stich mit { $ST }. Dir bleiben zwei Trümpfe und { $DA }, und die sollten stechen.
vira-lessons-solo-last-nine = Neun und Acht sind hier gleich viel wert. Es geht mit { $S8 } weiter.
vira-lessons-solo-last-wait = Auch das geht: { $ST } macht einen Stich, jetzt oder später. Hier holen wir diesen Trumpf mit { $S8 } heraus.
vira-lessons-solo-last-two = Auch { $S4 } kann noch da sein und würde deine Zwei schlagen. Nimm einen Trumpf, den nur { $ST } schlägt.
vira-lessons-solo-last-other = Nicht diese Karte, solange ein Gegenspieler { $ST } haben kann. Hol zuerst diesen Trumpf heraus.

vira-lessons-solo-ruff =
    Die Gegenspieler haben drei Stiche gemacht, und { $seat2 }, ohne Trumpf in der Hand, spielt Herz aus. Du hast keines mehr. Drei Stiche brauchst du noch, mit zwei Trümpfen und { $DA }. { $seat1 } kommt zuletzt, vielleicht mit { $S4 }. Was gibst du?
vira-lessons-solo-ruff-right = Niemand konnte darübergehen. Das war dein fünfter Stich.
vira-lessons-solo-ruff-throw = Genauso gut: Deine Trümpfe und { $DA } bleiben dir. Hier stechen wir mit { $S2 }.
vira-lessons-solo-ruff-nine = Dann schlägt { $S4 } später vielleicht deine Zwei. Herz wurde zweimal gespielt, und { $seat1 } hat beide Male bedient: Die Zwei reicht wohl.
vira-lessons-solo-ruff-other = Diese Karte ist ein sicherer Stich; wirf sie nicht auf einen verlorenen.

vira-lessons-solo-cash =
    Dir fehlen noch zwei Stiche. Welche Karten kann niemand mehr schlagen?
vira-lessons-solo-cash-right = { $S9 } hat danach den siebten Stich gemacht. Der Rest geht an die Gegenspieler, das kostet nichts.
vira-lessons-solo-cash-trump = Genauso gut. Hier fangen wir mit { $DA } an.
vira-lessons-solo-cash-other = Mach zuerst deine sicheren Stiche, dann hast du gewonnen.

vira-lessons-solo-end =
    Solo 7 ist gewonnen: 8 aus dem Pott, 2 von jedem Gegenspieler. Solos gehen bis Solo 12, und Solo Vira verspricht alle dreizehn Stiche: Es ist das höchste Gebot und bringt bis zu 128 von jedem. Biete Solo nur, wenn das Blatt gut ist, wie es ist: Der Talon hilft den anderen.

vira-lessons-misere-defended-title = Gegen einen Gök
vira-lessons-misere-defended-goal = Der Alleinspieler will keinen Stich machen: Zwing ihm welche auf.

vira-lessons-misere-defended-guard =
    { $seat1 } sagt „Gök“, eine „Misère“: den ganzen Talon nehmen, dreizehn ablegen, keinen Stich machen, ohne Trümpfe. Sagst du „weiter“ und gelingt der Gök, zahlst du 8 in den Pott, außer du hast eine „niedrige Deckung“: in einer Farbe die Zwei, zwei Karten bis zur Vier, drei bis zur Sechs oder vier bis zur Acht. Du hast eine in { $spades }. Und nun?
vira-lessons-misere-defended-guard-right = Vier und Drei in Pik sind eine niedrige Deckung: „Weiter“ kostet nichts. { $seat1 } hat den Talon genommen und dreizehn Karten abgelegt.
vira-lessons-misere-defended-guard-hold = Dann müsstest du selbst ohne Stich bleiben, und das mit Königen und Assen auf der Hand.
vira-lessons-misere-defended-guard-other = Dafür ist dein Blatt zu schwach. Sieh nach, ob du eine niedrige Deckung hast: Wenn ja, kostet „weiter“ nichts.

vira-lessons-misere-defended-lead =
    Wie immer spielt die Vorhand aus. Das Blatt des Alleinspielers liegt erst offen, wenn er seine erste Karte gespielt hat. Man fängt ihn mit kleinen Karten, unter denen er nicht bleiben kann. Was spielst du aus?
vira-lessons-misere-defended-lead-right = Um darunter zu bleiben, musste { $seat1 } das sicherste Pik geben, die Zwei. { $seat2 } nahm den Stich mit { $ST }.
vira-lessons-misere-defended-lead-four = Genauso gut: Drei und Vier sind Nachbarn. Hier geht es mit { $S3 } weiter.
vira-lessons-misere-defended-lead-side = Nichts spricht dagegen: Noch sieht man nicht viel. Hier geht es mit { $S3 } weiter, der kleinsten Karte deiner längsten Farbe.
vira-lessons-misere-defended-lead-other = Unter dieser Karte bleibt man leicht. Behalte sie und spiel etwas Kleines aus.

vira-lessons-misere-defended-hearts =
    Sieh dir das offene Blatt an: sechs Herz, aber nicht die Zwei. Du hast sie auch nicht. Hat { $seat2 } sie, ist { $seat1 } damit zu fangen, außer du musst den Stich mit einem höheren Herz nehmen. { $seat2 } spielt { $HK } aus. Was machst du mit deinen zwei Herz?
vira-lessons-misere-defended-hearts-right = { $seat2 } spielte { $HA } nach, und auch deine Dame war weg. Mit hohen Herzkarten sagt dein Partner: Räum deine hohen aus dem Weg.
vira-lessons-misere-defended-hearts-queen = Genauso gut: Beide müssen weg. Hier gibst du zuerst { $H9 }, dann { $HQ } auf { $HA }.

vira-lessons-misere-defended-throw =
    { $seat2 } spielt { $H2 } aus. Du hast kein Herz mehr, und { $seat1 } hat kein kleineres als { $H3 }: gefangen. Du darfst abwerfen, was du willst. Sieh dir die Pikkarten im offenen Blatt an: Mit welcher deiner Karten könntest du { $seat1 } ein zweites Mal fangen?
vira-lessons-misere-defended-throw-right = { $seat1 } musste nehmen: Der Gök ist verloren, bis jetzt nur einfach. Nun spielt { $seat1 } { $D3 } aus.
vira-lessons-misere-defended-throw-rest = Genauso gut. Hier geht es mit { $CK } weiter: Mit dieser Karte fängst du niemanden, denn { $seat1 } hat kein Kreuz mehr.
vira-lessons-misere-defended-throw-four = { $S4 } brauchst du noch: Sie ist kleiner als alle Pik im offenen Blatt.
vira-lessons-misere-defended-throw-ace = Diese Karte brauchst du vielleicht bald, um ans Ausspiel zu kommen. Wirf etwas Nutzloses ab.

vira-lessons-misere-defended-in =
    Ein zweiter Stich heißt doppelt verloren: { $seat1 } zahlt dann 32 in den Pott statt 16. In Pik liegen Neun, Acht, Sechs und Fünf offen, alle über deiner Vier. { $seat2 } hat { $D7 } zugegeben. Willst du ans Ausspiel?
vira-lessons-misere-defended-in-right = Der Stich gehört dir. Jetzt kannst du ausspielen, was du willst.
vira-lessons-misere-defended-in-ace = Genauso gut. Hier machen wir den Stich mit { $DT } und behalten das Ass.
vira-lessons-misere-defended-in-six = Dann spielt { $seat2 } aus und hat vielleicht kein Pik. Du hast die Pik-Vier: Nimm den Stich.

vira-lessons-misere-defended-seven =
    Hätte { $seat2 } noch ein Pik, würde es deine { $S4 } schlagen, und { $seat1 } wäre gerettet. Zwei Pik hast du nicht gesehen: { $SA } und { $SQ }. Wie findest du heraus, ob { $seat2 } eines hat?
vira-lessons-misere-defended-seven-right = { $seat2 } warf ein Herz ab, hat also kein Pik. Und { $seat1 } musste { $S6 } hergeben.
vira-lessons-misere-defended-seven-high = Genauso gut: Wichtig ist nur, ob { $seat2 } bedient. Hier geht es mit { $S7 } weiter.
vira-lessons-misere-defended-seven-four = Die richtige Farbe, aber so rätst du nur. Spiel zuerst ein höheres Pik: Dann weißt du, woran du bist.
vira-lessons-misere-defended-seven-other = Pik ist die schwache Stelle von { $seat1 }. Finde heraus, ob { $seat2 } Pik hat.

vira-lessons-misere-defended-four =
    In Pik liegen noch Neun, Acht und Fünf offen da, und { $seat2 } hat kein Pik. Was spielst du aus?
vira-lessons-misere-defended-four-right = { $seat1 } musste nehmen: der zweite Stich.
vira-lessons-misere-defended-four-later = Das ginge auch später noch. Hier warten wir nicht: { $S4 }.

vira-lessons-misere-defended-end =
    Der Gök ist doppelt verloren: 32 in den Pott, wenn die Runde aus ist. Wirf weg, womit du dem Alleinspieler helfen würdest, achte darauf, was dein Partner abwirft, und spiel kleine Karten einer Farbe aus, in der der Alleinspieler nichts Kleineres hat. Bei einem gewonnenen Gök zahlt 8, wer ohne niedrige Deckung „weiter“ gesagt hat.

vira-lessons-misere-title = Eine Misère spielen
vira-lessons-misere-goal = Verliere alle Stiche.

vira-lessons-misere-bid =
    { $seat2 } hat mit Begär 6 eröffnet. Dein Blatt taugt zum Verlieren: kleine Karten in jeder Farbe. Köpmisär 1 bis 6: genau so viele Karten tauschen, dann eine ablegen (bei Köpmisär 1 zwei) und mit den übrigen keinen Stich machen. Dein Blatt bleibt verdeckt. Welche Karten sind gefährlich, und was bietest du?
vira-lessons-misere-bid-right = Gefährlich sind König, Bube und vielleicht die Acht. Drei Karten wirst du los: Eine tauschst du, zwei legst du ab.
vira-lessons-misere-bid-gok = Auch das kann gelingen: Du würdest den ganzen Talon nehmen, müsstest aber dein Blatt zeigen. Hier geht es mit dem höheren Köpmisär 1 weiter.
vira-lessons-misere-bid-pass = Ein Blatt für eine Misère ist selten. Mit so vielen kleinen Karten solltest du bieten.
vira-lessons-misere-bid-high = Auch mit diesem Gebot willst du keinen Stich machen. Fang aber mit dem niedrigsten an, Köpmisär: Damit tauschst du weniger Karten, und höher gehen kannst du später noch.
vira-lessons-misere-bid-other = Mit diesen Karten machst du kaum Stiche, ein paar sind aber zum Verlieren zu hoch. Such eine Misère, bei der du genau diese loswirst.

vira-lessons-misere-sharpen =
    Beide haben „weiter“ gesagt. Du könntest erhöhen, höchstens auf Köpmisär 6. Dann tauschst du mehr Karten, genau so viele, wie du ansagst, und legst danach nur noch eine ab. Brauchst du das?
vira-lessons-misere-sharpen-right = Eine getauscht, zwei abgelegt: So wirst du drei Karten los, und nur eine einzige neue kommt dazu.
vira-lessons-misere-sharpen-more = Auch mit mehr neuen Karten kann es gut gehen. Hier bleiben wir bei Köpmisär 1.
vira-lessons-misere-sharpen-other = Du musst genau so viele tauschen, wie du ansagst, und was du ziehst, kann schlimmer sein. Schlechte Karten hast du nur wenige.

vira-lessons-misere-exchange =
    Tausche eine Karte. Herz: König, Fünf, Drei. Karo: Bube, Sechs, Zwei. Eine Farbe ist sicher, wenn deine kleinste Karte darin die Zwei ist, die nächste höchstens die Vier, die dritte höchstens die Sechs. Welche Karte ist die schlimmste?
vira-lessons-misere-exchange-right = { $D3 } ist gekommen. Karo ist jetzt sicherer: Zwei, Drei, Sechs.
vira-lessons-misere-exchange-jack = Der Bube ist so gefährlich wie der König. Hier tauschen wir { $HK } und legen danach den Buben ab.
vira-lessons-misere-exchange-other = Es gibt schlimmere Karten. Wird eine Farbe dreimal ausgespielt, musst du vielleicht mit deiner höchsten Karte den Stich nehmen.

vira-lessons-misere-shed =
    Getauscht wird nicht mehr: Leg von diesen dreizehn Karten zwei ab und spiel mit den übrigen elf. Der Bube muss weg. Und die zweite Karte? Die Kreuz-Acht ist hoch, aber in Kreuz kannst du zweimal klein bedienen. In Herz hast du noch Fünf und Drei, aber nicht die Zwei. Welche wählst du?
vira-lessons-misere-shed-right = Ein Herz bleibt. Sobald es weg ist, kannst du auf jedes Herz eine gefährliche Karte abwerfen.
vira-lessons-misere-shed-club = Ebenso gut. Hier legen wir { $DJ } und { $H5 } ab und behalten { $C8 } vorerst: Dir bleibt nur ein Herz, und ist das weg, kannst du die Acht auf Herz abwerfen.
vira-lessons-misere-shed-other = Behalte die kleinen: Mit ihnen verlierst du Stiche. Ablegen solltest du hohe Karten und kurze Farben.

vira-lessons-misere-diamond =
    { $seat2 } spielt { $D4 } aus. Bleib darunter, aber verschwende nicht die kleinste: Du brauchst sie, falls etwas noch Kleineres kommt. Welches Karo gibst du?
vira-lessons-misere-diamond-right = Knapp darunter. { $seat1 } nahm den Stich mit dem Ass.
vira-lessons-misere-diamond-two = Auch die bleibt darunter. Hier spielen wir { $D3 }, die höchste, die klein genug ist.
vira-lessons-misere-diamond-six = Die liegt über der Vier: Bleibt { $seat1 } unter deiner Karte, gehört der Stich dir, und die Misère ist verloren.

vira-lessons-misere-spade =
    { $SA } macht diesen Stich, und du kommst zuletzt dran. Welches lästige Pik wirst du dabei los?
vira-lessons-misere-spade-right = Die höchste gibst du, wenn dabei nichts passieren kann. Übrig sind Zwei, Drei und Vier.
vira-lessons-misere-spade-small = Auch die verliert, und deine Pik sind ohnehin sicher. Hier geben wir { $S7 }, die höchste.

vira-lessons-misere-club =
    { $seat2 } spielt { $C2 } aus: Darunter kommt niemand. Du kannst nur hoffen, dass { $seat1 } höher gehen muss als du. Welches Kreuz gibst du?
vira-lessons-misere-club-right = { $seat1 } musste den Stich mit { $CT } nehmen.
vira-lessons-misere-club-three = Genauso gut: Drei und Vier sind Nachbarn. Hier spielen wir zuerst { $C4 }, die Drei bleibt für später.
vira-lessons-misere-club-eight = Dann rettet dich nur ein Kreuz über der Acht. Drei und Vier sind niedriger als jedes Kreuz, das noch da ist.

vira-lessons-misere-again =
    Noch einmal Kreuz: { $C5 } und { $C6 } liegen da. Du hast Drei und Acht. Welche gibst du?
vira-lessons-misere-again-right = Die Kreuz-Drei blieb unter beiden. Dann kam { $H4 } von { $seat2 }, und auch deine Herz-Drei blieb darunter. Gefährlich ist nur noch die Acht.
vira-lessons-misere-again-eight = Die macht den Stich, und die Misère ist verloren.

vira-lessons-misere-throw =
    { $seat1 } spielt Herz aus, und du hast keines mehr: Spiel, was du willst. Eine deiner Karten ist noch gefährlich: Du hast in ihrer Farbe keine kleinere. Welche ist das?
vira-lessons-misere-throw-right = Weg ist die Acht. Jetzt sind alle deine Karten klein genug, der Rest geht von selbst.
vira-lessons-misere-throw-other = Behalte sie: Sie ist klein oder hat kleine neben sich. Nur eine deiner Karten ist hoch und steht allein.

vira-lessons-misere-end =
    Kein einziger Stich: 8 aus dem Pott. Du hast hohe Karten abgegeben, die kleinsten behalten, eine Farbe kurz gemacht und immer die höchste Karte gespielt, die klein genug war. Ein Stich hätte 8 gekostet. Eine Misère ohne Tausch heißt Solo-Misère: Dazu später mehr.

vira-lessons-gask-title = Gask: der ganze Talon
vira-lessons-gask-goal = Tausche fast das ganze Blatt und entscheide dann, was du spielst.

vira-lessons-gask-bid =
    { $seat2 } sagt Gök, und du hast keine niedrige Deckung: „Weiter“ kann 8 kosten. Bei Gask behältst du je nach Gebot 0 bis 6 Karten, legst den Rest weg, nimmst den Talon und legst ab, bis du dreizehn hast. Dann nennst du Trumpf (Gask 2: neun Stiche) oder spielst darauf, keinen Stich zu machen. { $seat2 } hat kleine Karten. Dein Gebot?
vira-lessons-gask-bid-right = Beide sagten „weiter“. Deine dreizehn Karten taugten nichts, da schadet es wenig, elf davon zu tauschen.
vira-lessons-gask-bid-three = Genauso gut: Du behältst eine Karte mehr und musst einen Stich mehr machen. Hier geht es mit Gask 2 weiter.
vira-lessons-gask-bid-turne = Genauso gut: Auch das überbietet den Gök. Hier geht es mit Gask 2 weiter.
vira-lessons-gask-bid-pass = Gelingt der Gök, zahlst du 8, und neue Karten bekommst du auch nicht. Mit einem wertlosen Blatt kannst du etwas anderes versuchen.
vira-lessons-gask-bid-one = Auch ein gutes Gebot: Du musst einen Stich weniger machen und behältst eine Karte weniger. Hier geht es mit Gask 2 weiter.
vira-lessons-gask-bid-other = Damit versprichst du zu viel, oder du behältst zu viele schlechte Karten. Such ein Gebot, mit dem du fast alle austauschst und nicht zu viel versprichst.

vira-lessons-gask-keep =
    Behalte genau zwei Karten; die übrigen legst du weg, dann nimmst du die dreizehn des Talons. Um Stiche zu machen, behalte das Höchste einer Farbe; um sie zu verlieren, Zweien und Dreien. Was behältst du?
vira-lessons-gask-keep-right = Zum Verlieren taugt dieses Blatt nicht, aber du hast König und Bube einer Farbe. Und siehe da: Es sind sieben Kreuz gekommen.
vira-lessons-gask-keep-other-two = Ebenso gut. Hier behalten wir { $HK } und { $HJ }.
vira-lessons-gask-keep-other = Behalte hohe Karten, am besten aus einer Farbe. Mittlere helfen weder beim Gewinnen noch beim Verlieren.

vira-lessons-gask-discard =
    Du hast fünfzehn Karten und legst zwei ab, alte oder neue. Trumpf musst du noch nicht nennen, aber du siehst schon, welche Farbe es wird. Was kann weg?
vira-lessons-gask-discard-right = Zwei kleine aus den anderen Farben. Was zählt, bleibt.
vira-lessons-gask-discard-spades = Genauso gut: Kleine Karten der anderen Farben gehen weg. Hier legen wir { $S2 } und { $H3 } ab.
vira-lessons-gask-discard-other = Behalte alle Kreuz, { $DA } und { $HK }. Kleine Karten der anderen Farben verlieren nur.

vira-lessons-gask-plan =
    Jetzt wähle: Trumpf und neun Stiche; oder eine Misère, also kein einziger Stich; oder für 8 aufgeben. { $spades } ist Vorzugsfarbe, { $clubs } die zweite: Als Trumpf bringen beide 1 von jedem Gegenspieler. Wozu taugt dieses Blatt?
vira-lessons-gask-plan-right = Sieben Trümpfe mit dem Ass, und { $DA }. Der Talon ist leer: Die Gegenspieler können nicht tauschen.
vira-lessons-gask-plan-misere = Mit { $CA }, { $DA } und { $HK }? Du würdest einen Stich nach dem anderen machen.
vira-lessons-gask-plan-surrender = Das kostet dich auf jeden Fall 8. Mit diesem Blatt solltest du gewinnen.
vira-lessons-gask-plan-other = Kreuz ist deine weitaus längste Farbe.

vira-lessons-gask-start =
    { $DA } hat den ersten Stich gemacht. Von den Trümpfen hast du König und Acht selbst abgelegt; die anderen haben also vier, keinen über { $C6 }. Deine zwei Pik verlieren. Neun Stiche brauchst du: Was spielst du aus?
vira-lessons-gask-start-right = { $seat1 } hat den Stich gemacht. Verlier, was verloren gehen muss, solange dich Trümpfe wieder ans Spiel bringen; und spielen die Gegenspieler Herz aus, hilft das deinem König.
vira-lessons-gask-start-eight = Genauso gut: Deine zwei Pik verlieren beide. Hier geht es mit { $S7 } weiter.
vira-lessons-gask-start-trumps = Genauso gut. Den neunten Stich muss aber so oder so { $HK } machen, am leichtesten, wenn die Gegenspieler Herz ausspielen: Hier bringen wir sie gleich mit { $S7 } ans Spiel.
vira-lessons-gask-start-other = Das hilft den Gegenspielern mehr als dir. Zieh Trumpf von oben, oder spiel eine Karte, die ohnehin verliert.

vira-lessons-gask-hearts =
    { $seat1 } hat { $HT } ausgespielt, und { $seat2 } hat das Ass darauf gelegt. Welches Herz gibst du?
vira-lessons-gask-hearts-right = Das kleinste Herz unter das Ass: Damit war dein König das höchste Herz. Dann spielte { $seat2 } Pik aus, und dein letztes Pik verlor.
vira-lessons-gask-hearts-jack = Das geht auch: Auf den König kommt es an. Hier geben wir { $H6 } zu.
vira-lessons-gask-hearts-king = Das Ass ist nicht zu schlagen. Ist es weg, macht dein König später einen Stich.

vira-lessons-gask-ruff =
    { $seat2 } spielt Karo aus, und du hast keines mehr. { $seat1 } kommt nach dir und hat vielleicht auch keines. Welcher Trumpf ist sicher und nicht höher als nötig?
vira-lessons-gask-ruff-right = Über deine Karte geht niemand mehr: Sie ist höher als { $C6 }.
vira-lessons-gask-ruff-trumps = Auch sicher. Hier reicht { $C7 }.
vira-lessons-gask-ruff-two = Das kann gut gehen. Aber ein Gegenspieler ohne Karo könnte darübergehen, und { $C7 } kannst du hier entbehren.
vira-lessons-gask-ruff-other = Dann verlierst du den Stich. Nimm ihn mit einem Trumpf: Davon hast du mehr als genug.

vira-lessons-gask-draw =
    Du hast zwei Stiche und nur noch gute Karten: hohe Herz und Trümpfe. Die anderen haben noch vier kleine Trümpfe. Was tust du?
vira-lessons-gask-draw-right = Bald waren die Trümpfe der anderen gefallen, und alle übrigen Stiche gehörten dir.
vira-lessons-gask-draw-higher = Genauso gut: Auch deine höheren schlägt niemand. Hier geht es mit { $C9 } weiter.
vira-lessons-gask-draw-two = Die Zwei wird von jedem anderen Trumpf geschlagen. Zieh die Trümpfe mit einem, den niemand schlägt.
vira-lessons-gask-draw-other = Ein Herz kann gestochen werden, solange die anderen noch Trümpfe haben. Zieh zuerst Trumpf.

vira-lessons-gask-end =
    Zehn Stiche. In Gask 0 behältst du nichts und brauchst 7 Stiche, mit jeder höheren Zahl eine Karte und einen Stich mehr. Nur Gask 6 verlangt wie Gask 5 zwölf, steht aber tiefer. War dein Gebot ohne Farbe und Vorzug, darfst du bis Gask 4 auch Misère spielen: bei 0 mit zwei Karten weniger, bei 1 und 3 mit einer; ab 3 liegt dein Blatt offen.

vira-lessons-evening-title = Die höchsten Gebote
vira-lessons-evening-goal = Hol in der letzten Runde einer Partie alles aus einem perfekten Blatt heraus.

vira-lessons-evening-bid =
    Über Solo 7 stehen höhere Solos, „Vira“ (Talon nehmen, die besten dreizehn behalten, alle Stiche) und die „Solo-Misères“, ohne Erhöhen und ohne eigenen Tausch: In der „Petite“ legst du eine Karte ab, in der „Grande“ keine. „Ouvert“ zeigt dein Blatt vor dem Ausspiel, „royal“ sogar, bevor die Gegenspieler tauschen. Wie weit kannst du gehen?
vira-lessons-evening-bid-right = Beide sagten „weiter“. Einem sicheren Blatt schadet es nicht, wenn die Gegenspieler es sehen, und jeder von ihnen zahlt dir 16 statt 2.
vira-lessons-evening-bid-pass = So ein Blatt kommt einmal am Abend. Biete.
vira-lessons-evening-bid-petite = Die würdest du gewinnen, bekämst aber nur 2 von jedem, und eine Solo-Misère kann man nicht erhöhen. Ist es denn gefährlich, das Blatt zu zeigen?
vira-lessons-evening-bid-ouverte = Das bringt 8 von jedem, Royal doppelt so viel. Könnten die Gegenspieler beim Tausch überhaupt Karten bekommen, die dir schaden?
vira-lessons-evening-bid-grande = In einer Grande musst du { $DJ } behalten, und mit nur zwei kleinen Karo daneben musst du mit dem Buben vielleicht einen Stich nehmen. Ist die Grande royal, dürfen die Gegenspieler einander sogar in die Karten schauen und sich beraten.
vira-lessons-evening-bid-other = Kaum eine deiner Karten macht einen Stich. Sieh dir die Misères ohne Tausch an.

vira-lessons-evening-shed =
    Die letzte von drei Runden: Du hast −24, { $seat1 } −24, { $seat2 } −8, und im Pott sind 56. Leg eine Karte ab. Wie bei der niedrigen Deckung ist eine Farbe sicher, wenn deine kleinste Karte die Zwei ist, die zweite höchstens die Vier, die dritte die Sechs, die vierte die Acht. Wo hast du eine zu hohe Karte?
vira-lessons-evening-shed-right = Jetzt liegt dein Blatt offen, und { $seat1 } und { $seat2 } haben alle dreizehn Karten des Talons genommen, um dich zu fangen. Wenn du aufpasst, gelingt ihnen das nicht.
vira-lessons-evening-shed-other = Behalte, was klein ist. In einer Farbe ist deine dritte Karte zu hoch.

vira-lessons-evening-heart =
    { $HT } ist bisher die höchste, und du kommst zuletzt dran. Du hast Sechs, Vier und Zwei. { $H5 } und { $H3 } können später noch kommen. Welche deiner drei gibst du?
vira-lessons-evening-heart-right = Unter der Fünf hast du noch die Vier, und unter der Drei die Zwei.
vira-lessons-evening-heart-low = Auch sie verliert. Aber wenn später { $H5 } und { $H3 } kommen, brauchst du die Vier unter der einen und die Zwei unter der anderen.

vira-lessons-evening-spade =
    { $seat2 } spielt { $S8 } aus, und { $seat1 } kommt nach dir. Du hast Sieben, Vier, Drei und Zwei. Welche gibst du?
vira-lessons-evening-spade-right = Die höchste, die klein genug ist. { $seat2 } musste den Stich behalten.
vira-lessons-evening-spade-low = Behalte die kleinen: Kommen { $S6 } und { $S5 }, ist die Sieben für beide zu hoch.

vira-lessons-evening-five =
    Dann kam { $C3 } von { $seat2 }, und deine Kreuz-Zwei blieb darunter. Nun liegen { $H5 } und { $CK } da. Gibst du die Herz-Vier oder die Herz-Zwei?
vira-lessons-evening-five-right = Die Zwei hebst du dir für { $H3 } auf: Niedriger als eine Zwei ist keine Karte.
vira-lessons-evening-five-two = Die Zwei verliert diesen Stich. Aber wenn danach { $H3 } kommt, muss deine Vier den Stich nehmen.

vira-lessons-evening-club =
    { $seat2 } spielt { $C8 } aus. Du hast noch Sechs und Vier. { $C5 } ist noch nicht gefallen. Welche gibst du?
vira-lessons-evening-club-right = Dann kam { $C5 }, und die Vier blieb darunter. Der Rest ging von selbst.
vira-lessons-evening-club-four = Kommt danach { $C5 }, muss deine Sechs darübergehen.

vira-lessons-evening-end =
    8 aus dem Pott, 16 von jedem. Nach der letzten Runde wird der Pott geteilt: Von 48 bekommt jeder 16, du gewinnst mit 32. Sind sich alle einig, ist auch früher Schluss. Noch höhere Gebote: Solo 11, Grande ouvert, Grande ouvert royal, Solo 12 und über allem Solo Vira. Alle vierzig stehen in den Regeln. Und jetzt spiel eine Partie!
