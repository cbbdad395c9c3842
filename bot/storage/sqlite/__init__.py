"""The driver of SQLite, by aiosqlite."""
