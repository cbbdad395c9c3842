"""`stich play` as people use it: whole matches in a browser, with the sandbox and the bot."""
