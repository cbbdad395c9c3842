"""The bot. From top to bottom: cli, app, discord and storage, tables, text; no room imports one above it."""
