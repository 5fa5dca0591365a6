"""Makes what the generator needs: python3 schemathesis.py PORT LINK CONFIGURATION. Prints the token of an administrator
and the cookie of the session."""

import http.client
import json
import sys

port, link, configuration = sys.argv[1:]
PASSWORD = "кінь їсть вівса"


def call(method, path, body=None, cookie="", token=""):
    """Gives the answer and the cookies it set. A body of bytes is lines of JSON."""
    connection = http.client.HTTPConnection("127.0.0.1", int(port))
    lines = isinstance(body, bytes)
    kind = "application/x-ndjson" if lines else "application/json"
    headers = {"Content-Type": kind} if body is not None else {}
    if cookie:
        headers["Cookie"] = cookie
    if token:
        headers["Authorization"] = f"Bearer {token}"
    connection.request(method, path, body if lines or body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read()
    if answer.status >= 300:
        sys.exit(f"{method} {path}: {answer.status} {text!r}")
    cookies = [line.split(";")[0] for line in answer.headers.get_all("Set-Cookie") or []]
    is_json = answer.headers.get("Content-Type", "").startswith("application/json")
    return json.loads(text) if is_json else text, "; ".join(cookies)


def make_token(label):
    wanted = {"password": PASSWORD, "label": label, "scopes": ["read", "play", "events", "admin"], "days": 1}
    return call("POST", "/api/account/tokens", wanted, cookie=desk)[0]["token"]


table = call("POST", "/api/tables", {"discipline": "russian", "control": "5m+3s"})[0]["id"]
call("POST", f"/api/tables/{table}/commands", {"do": "sit"})
desk = call("POST", "/api/account", {"name": "Olena", "password": PASSWORD, "invitation": link.strip()})[1]
token = make_token("generator")
# What it may end without ending itself: somebody else's account, a second token, an invitation.
other = call("POST", "/api/account", {"name": "Taras", "password": PASSWORD})[0]["id"]
draft = call("POST", "/api/events/draft", {"name": "Club"}, token=token)[0]["draft"]
event = call("POST", "/api/events", {"draft": draft}, token=token)[0]["id"]
call("POST", "/api/events/import", call("GET", f"/api/events/{event}/export.damka", token=token)[0], token=token)
make_token("to be revoked")
call("POST", "/api/invitations", {"label": "club"}, token=token)
call("POST", "/api/session", {"name": "Olena", "password": PASSWORD})
tokens = call("GET", "/api/account/tokens", cookie=desk)[0]
names = {
    "/api/tables/": table,
    "/api/events/": event,
    "/api/accounts/": other,
    "/api/account/tokens/": next(each["id"] for each in tokens if each["label"] == "to be revoked"),
    "/api/invitations/": call("GET", "/api/invitations", token=token)[0][0]["id"],
}
with open(configuration, "w", encoding="utf-8") as file:
    for begin, name in names.items():
        file.write(f'[[operations]]\ninclude-path-regex = "^{begin}"\nparameters = {{ "path.id" = "{name}" }}\n\n')
print(token)
print(desk)
