#!/bin/sh
# Tables from a copy of backup.sh into an empty store, while no server runs: deploy/restore.sh FILE
set -eu
umask 077
file=${1:?from where}
case ${CINQMARS_STORE:?which store} in
    postgres*) pg_restore --exit-on-error --single-transaction --no-owner --dbname "$CINQMARS_STORE" "$file" ;;
    sqlite:///*)
        target=${CINQMARS_STORE#sqlite:///}
        [ ! -e "$target" ] || { echo "$target is there already: move it away first" >&2; exit 2; }
        cp "$file" "$target"
        ;;
    *) echo "no such store" >&2; exit 2 ;;
esac
