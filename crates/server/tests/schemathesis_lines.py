"""Lines of JSON, which the generator does not write by itself: whatever text it makes is sent as it is."""

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def lines(_, value):
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")
