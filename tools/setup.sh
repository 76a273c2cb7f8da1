#!/bin/sh
# Find a Python that is new enough and let it run tools/setup.py. A shell script, as there may be no Python at all.
set -eu
cd "$(dirname "$0")/.."

fail() {
    echo "princeps: $1" >&2
    exit 1
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

if [ -n "${PYTHON:-}" ]; then
    is_new_enough "$PYTHON" || fail "PYTHON=$PYTHON is not a working Python 3.11 or newer: name another one, or none."
    exec "$PYTHON" tools/setup.py "$@"
fi

# What was chosen once is kept, and .venv/bin/python also starts faster than a version manager's stand-in.
for candidate in .venv/bin/python python3 python3.14 python3.13 python3.12 python3.11 python; do
    if is_new_enough "$candidate"; then
        exec "$candidate" tools/setup.py "$@"
    fi
done

found=$(python3 --version 2>&1) || fail "Python was not found: install Python 3.11 or newer and run the command again."
fail "$found is too old: install Python 3.11 or newer, or name one with PYTHON=/path/to/python3."
