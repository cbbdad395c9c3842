"""The driver of PostgreSQL, by asyncpg (extra `postgres`)."""
