#!/bin/sh
# Started by Playwright as a browser.
exec "${ENGINE_NODE:-node}" "$(dirname "$0")/firefox/bridge.ts" "$@"
