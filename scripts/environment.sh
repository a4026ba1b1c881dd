#!/bin/sh
# Brings a virtual environment of this checkout up to date:
#
#     scripts/environment.sh [--editable] DIRECTORY LOCK...
#
# LOCK names a file of requirements/. The Makefile calls this when a lock is newer than its stamp.
# PYTHON=... chooses the interpreter; otherwise the first Python 3.11 or newer on PATH is taken.
set -eu
cd "$(dirname "$0")/.."

if [ -n "${COLOUR:-}" ]; then bold=$(printf '\033[1m') red=$(printf '\033[31m') green=$(printf '\033[32m') off=$(printf '\033[0m')
else bold='' red='' green='' off=''; fi
say() { printf '%s\n' "${bold}$1${off}"; }
die() {
    printf '%s\n' "${red}$1${off}" >&2
    shift
    [ $# -eq 0 ] || printf '  %s\n' "$@" >&2
    exit 1
}

find_python() {
    for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        # A name on PATH may be a shim that does not run, so ask it.
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            "$name" -c 'import sys; print(sys.executable)'
            return
        fi
    done
    if [ -n "${PYTHON:-}" ]; then die "PYTHON=$PYTHON is not a working Python 3.11 or newer."; fi
    die "Cinq-Mars needs Python 3.11 or newer, and none was found on PATH." \
        "looked for: python3, python3.14, python3.13, python3.12, python3.11, python" \
        "found: $(python3 --version 2>/dev/null || echo none)" \
        "Debian, Ubuntu: apt-get install python3 python3-venv     macOS: brew install python" \
        "one that is not on PATH: make $MAKEGOAL PYTHON=/path/to/python"
}

# Debian ships Python without ensurepip; its own pip, if there is one, can serve the new environment.
create() {
    python=$(find_python)
    say "Setting up $directory with $("$python" --version)"
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        "$python" -m venv --clear "$directory"
    elif "$python" -c 'import pip, venv' 2>/dev/null; then
        "$python" -m venv --clear --without-pip "$directory"
        "$python" -m pip -qq --python "$directory/bin/python" install pip
    else
        die "$python cannot create virtual environments: its ensurepip module is missing." \
            "Debian, Ubuntu: apt-get install python3-venv" \
            "or another Python: make $MAKEGOAL PYTHON=/path/to/python"
    fi
    pwd >"$directory/.checkout"
}

MAKEGOAL=${MAKEGOAL:-test}
editable=''
if [ "$1" = --editable ]; then editable=yes; shift; fi
directory=$1
shift

# An environment of a copied or moved checkout would run the code of the other place.
if ! "$directory/bin/python" -c '' 2>/dev/null || [ "$(cat "$directory/.checkout" 2>/dev/null)" != "$PWD" ]; then
    create
fi

started=$(date +%s)
pip() {
    "$directory/bin/python" -m pip -qq --no-input --disable-pip-version-check "$@" ||
        die "pip could not install into $directory (above: why)." "Is the network up? Run the same command again to go on."
}
for lock; do set -- "$@" -r "requirements/$lock.txt"; shift; done
say "Installing into $directory: $(echo "$@" | sed 's/-r requirements\///g; s/\.txt//g')"
pip install --require-hashes "$@"
if [ -n "$editable" ]; then pip install --no-deps --no-build-isolation --editable .; fi
printf '%s\n' "${green}$directory is ready${off} ($(($(date +%s) - started)) s)"
