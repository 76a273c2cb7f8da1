"""The command line: from playing and serving to research.

Commands import what they need when they run, so that `--help` answers at once. A user's mistake is one sentence on
standard error and exit code 2.
"""

import sys

from cyclopts import CycloptsError, UnusedCliTokensError

from princeps.cli import compiling, hosting, looking_back, playing, puzzles, research
from princeps.cli.app import app
from princeps.cli.troubles import troubles
from princeps.kernel.errors import PrincepsError

__all__ = ["compiling", "hosting", "looking_back", "main", "playing", "puzzles", "research"]  # all commands

MISTAKE = 2
INTERRUPTED = 130


def main() -> None:
    """Entry point of the `princeps` command."""
    try:
        with troubles():
            app(sys.argv[1:], exit_on_error=False, print_error=False)
    except UnusedCliTokensError as error:
        _fail(f"Not understood here: {' '.join(error.unused_tokens or [])}.")
    except (CycloptsError, PrincepsError) as error:
        _fail(str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output is gone; there is nobody left to tell
        sys.exit(MISTAKE)


def _fail(sentence: str) -> None:
    print(f"princeps: {' '.join(sentence.split())}", file=sys.stderr)
    sys.exit(MISTAKE)
