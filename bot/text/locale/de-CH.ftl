# Deutsch in der Schweiz: nur, was anders ist als in de.ftl. ß und „ “ werden von selbst zu ss und « ».

## Diese Sprache, in ihr selbst genannt

language-name = Deutsch (Schweiz)

## Discord: Zahlen und Einstellungen

deck-french = französische (Schaufel, Herz, Ecken, Kreuz)
