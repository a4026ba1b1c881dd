"""MarsBot, the automaton of the solo game."""
