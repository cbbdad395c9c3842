# Deutsch in der Schweiz: nur, was anders ist als in de.ftl. ß und „ “ werden von selbst zu ss und « ».

## Karten: das französische Blatt, wie man es in der Schweiz nennt

card-french-suit-spades = Schaufel
card-french-suit-diamonds = Ecken
