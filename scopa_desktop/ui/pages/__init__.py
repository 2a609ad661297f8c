"""The pages that are opened over the table."""
