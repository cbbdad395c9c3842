"""Text in the reader's language: catalogues and localiser, what a player types, and messages from scenes (`render`)."""
