"""The Napoletane deck."""
