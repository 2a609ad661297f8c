"""From the start of the program to its window, and what is left when it ends."""
