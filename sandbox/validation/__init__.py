"""Checks of what a bot sends, and the errors with which Discord refuses it."""
