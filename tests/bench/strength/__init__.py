"""How strong the computer players are: what is played, what is kept of it, and the bars that it is compared with."""
