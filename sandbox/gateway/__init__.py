"""The WebSocket over which the bot logs in and receives events."""
