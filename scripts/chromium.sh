#!/bin/sh
# The browser tests drive the system's Chromium: install it where we may, else say what to install.
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo 'installing Chromium for the browser tests'
    apt-get update -qq >/dev/null 2>&1
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null 2>&1 && exit 0
fi
echo 'No Chromium here: the browser tests want one (Debian, Ubuntu: apt-get install chromium).'
