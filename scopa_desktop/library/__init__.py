"""The files of the user and the decks on the disk: what is kept from start to start. Nothing here knows Qt."""
