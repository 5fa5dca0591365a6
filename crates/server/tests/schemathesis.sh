#!/usr/bin/env bash
# Sends what a generator makes of /api to a running server, and checks that every answer is as described:
#   crates/server/tests/schemathesis.sh PATH-TO-DAMKA
# The seed is fixed: the same requests every time.
set -euo pipefail
damka=$(realpath "${1:?the program to be tried}")
readonly VERSION=4.32.5 SEED=64 SECONDS_MAX=${SCHEMATHESIS_SECONDS:-60}
folder=$(mktemp -d)
server=

finish() {
    if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; fi
    rm -rf "$folder"
}
trap finish EXIT

tools=${XDG_CACHE_HOME:-$HOME/.cache}/damka/schemathesis-$VERSION
if [ ! -x "$tools/bin/schemathesis" ]; then
    python3 -m venv "$tools"
    "$tools/bin/pip" install --quiet --disable-pip-version-check "schemathesis==$VERSION"
fi

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
"$damka" serve --listen "127.0.0.1:$port" --data "$folder/data" >"$folder/out" 2>"$folder/log" &
server=$!
for _ in $(seq 100); do
    if curl --silent --fail "http://127.0.0.1:$port/health" >/dev/null 2>&1; then break; fi
    sleep 0.1
done

# A live table for the calls that need one; the two calls that never end by themselves have tests of their own.
jar=$folder/jar
table=$(curl --silent --cookie-jar "$jar" --header 'Content-Type: application/json' \
    --data '{"discipline":"russian","control":"5m+3s"}' "http://127.0.0.1:$port/api/tables" |
    python3 -c 'import json, sys; print(json.load(sys.stdin)["id"])')
curl --silent --output /dev/null --header 'Content-Type: application/json' --data '{"do":"sit"}' \
    "http://127.0.0.1:$port/api/tables/$table/commands"
cat >"$folder/schemathesis.toml" <<TOML
[parameters]
"path.id" = "$table"
TOML

status=0
(cd "$folder" && timeout $((SECONDS_MAX + 60)) "$tools/bin/schemathesis" --config-file schemathesis.toml run \
    "http://127.0.0.1:$port/api" --seed "$SEED" --max-time "$SECONDS_MAX" --workers 1 --max-examples 60 --generation-database none \
    --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance \
    --exclude-path-regex '/(stream|socket)$' --phases examples,coverage,fuzzing) || status=$?
if grep -q 'panicked' "$folder/log"; then
    grep -A 5 'panicked' "$folder/log"
    status=1
fi
exit "$status"
