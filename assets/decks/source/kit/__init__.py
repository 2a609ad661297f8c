"""What the drawings of all decks are made of: geometry, ink, canvases, figures."""
