"""What every game promises, played with every registered game and written for none of them."""
