"""The command line: `stich run`, `play`, `replay`, `simulate`, `config`, `health`. `main` has the parser."""
