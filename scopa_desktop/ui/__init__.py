"""All that knows Qt: the objects QML talks to."""
