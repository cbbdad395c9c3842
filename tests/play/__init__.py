"""`stich play` as people use it: a browser, the sandbox and the bot, whole matches to the end."""
