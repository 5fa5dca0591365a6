#!/usr/bin/env bash
# Sends what a generator makes of /api to a running server, and checks that every answer is as described:
#   crates/server/tests/schemathesis.sh PATH-TO-DAMKA
# Once as somebody who has just come, once as an administrator's program, and once as the administrator at a browser, for
# whom nothing is behind a 401.
# The seed is fixed: the same requests every time.
set -euo pipefail
damka=$(realpath "${1:?the program to be tried}")
people=$(realpath "$(dirname "$0")/schemathesis.py")
SCHEMATHESIS_HOOKS=$(realpath "$(dirname "$0")/schemathesis_lines.py")
export SCHEMATHESIS_HOOKS
readonly VERSION=4.32.5 SEED=64 SECONDS_MAX=${SCHEMATHESIS_SECONDS:-25} # each time
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
    if grep -q 'invitation#' "$folder/out"; then break; fi
    sleep 0.1
done

# A live table, accounts and a token; the calls that need the name of something get one that is there.
{ read -r token; read -r cookie; } < <(python3 "$people" "$port" "$(sed -n 's/.*invitation#//p' "$folder/out")" "$folder/schemathesis.toml")

# The calls that never end by themselves have tests of their own.
try() {
    (cd "$folder" && timeout $((SECONDS_MAX + 60)) "$tools/bin/schemathesis" --config-file schemathesis.toml run \
        "http://127.0.0.1:$port/api" --seed "$SEED" --max-time "$SECONDS_MAX" --workers 1 --max-examples 60 --generation-database none \
        --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance \
        --exclude-path-regex '/(stream|socket)$' --phases examples,coverage,fuzzing "$@") || status=$?
}
status=0
try
try --rate-limit 19/s --header "Authorization: Bearer $token"
# Signing out would end it: that has a test of its own.
try --rate-limit 19/s --header "Cookie: $cookie" --include-path-regex '^/api/account(/|$)'

# Whether it got behind the gate, and was still let in at the end.
sed 's/\x1b\[[0-9;]*m//g' "$folder/log" >"$folder/requests"
for route in '"GET" route="/api/accounts" status=200' '"GET" route="/api/account/sessions" status=200' \
    '"POST" route="/api/invitations" status=201' '"POST" route="/api/accounts/{id}/roles" status=200' '"PUT" route="/api/door" status=204' \
    '"POST" route="/api/events/import" status=201' '"POST" route="/api/events/import" status=422'; do
    if ! grep -qF "method=$route" "$folder/requests"; then
        echo "never answered: $route"
        status=1
    fi
done
for known in "Authorization: Bearer $token" "Cookie: $cookie"; do
    if ! curl --silent --fail --output /dev/null --header "$known" "http://127.0.0.1:$port/api/lobby"; then
        echo "${known%% *} does not work any more"
        status=1
    fi
done
if grep -q 'panicked' "$folder/log"; then
    grep -A 5 'panicked' "$folder/log"
    status=1
fi
exit "$status"
