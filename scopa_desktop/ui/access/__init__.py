"""How the program is heard, and what the system wishes for its user."""
