# Deutsch in der Schweiz: nur, was anders ist als in de.ftl. ß und „ “ werden von selbst zu ss und « ».

language-name = Deutsch (Schweiz)
