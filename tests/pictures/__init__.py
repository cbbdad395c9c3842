"""Pictures: card faces, and what is composed of them."""
