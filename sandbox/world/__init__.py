"""The state of the small Discord, its storage, and the rules by which it changes."""
