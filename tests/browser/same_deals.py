"""`princeps` as it is, but that every game is dealt alike: what browsers meet in a test they meet in every run."""

import secrets

from princeps.cli import main

SEED = 7

if __name__ == "__main__":
    secrets.randbelow = lambda exclusive_upper_bound: SEED % exclusive_upper_bound
    main()
