"""The Piacentine deck."""
