"""The table: what is shown of a round, and what is done there."""
