"""A game people sit at: its journal and the file it is kept in, its fair dice, what was said."""
