"""The French decks."""
