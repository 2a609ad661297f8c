"""What the user has chosen: settings and keys."""
