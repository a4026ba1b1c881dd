#!/bin/sh
# Restarts one process after the other, the next when the last is well: deploy/rolling.sh 8047 8048
# RESTART is what restarts the process of a port; the systemd unit's by default.
set -eu
restart=${RESTART:-systemctl restart cinqmars@}
for port in "$@"; do
    $restart"$port"
    tries=0
    until python3 -c "import urllib.request as u; u.urlopen('http://127.0.0.1:$port/healthz', timeout=2)" 2>/dev/null; do
        tries=$((tries + 1))
        [ "$tries" -lt "${TRIES:-150}" ] || { echo "port $port does not come back: the others are left as they are" >&2; exit 1; }
        sleep 0.2
    done
    sleep "${PAUSE:-3}" # the proxy takes it in again before the next one goes
done
