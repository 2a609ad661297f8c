"""Portraits of the computer players, drawn in the hand of the cards: persons nobody ever was."""
