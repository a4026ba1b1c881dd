#!/bin/sh
# A copy of all tables, while the server runs: deploy/backup.sh FILE; the store is CINQMARS_STORE.
set -eu
umask 077
file=${1:?where to}
case ${CINQMARS_STORE:?which store} in
    postgres*) pg_dump --format=custom --exclude-table-data=leases --file "$file.part" "$CINQMARS_STORE" ;;
    sqlite:///*)
        rm -f "$file.part"
        python3 -c 'import sqlite3, sys; sqlite3.connect(sys.argv[1]).backup(sqlite3.connect(sys.argv[2]))' \
            "${CINQMARS_STORE#sqlite:///}" "$file.part"
        ;;
    *) echo "no such store" >&2; exit 2 ;;
esac
mv "$file.part" "$file"
