"""`princeps`, except that games are dealt the same in every run: whatever browsers meet in a test, they always meet."""

import secrets

from princeps.cli import main

SEED = 7

if __name__ == "__main__":
    secrets.randbelow = lambda exclusive_upper_bound: SEED % exclusive_upper_bound
    main()
