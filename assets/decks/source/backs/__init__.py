"""The backs, the same for every deck."""
