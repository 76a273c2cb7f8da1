"""`python -m princeps` is the command `princeps`."""

from princeps.cli import main

main()
