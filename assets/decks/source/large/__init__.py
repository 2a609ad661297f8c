"""The Large deck."""
