"""Discord's HTTP interface for the bot: routes, and what each request passes through."""
