"""GET /api/sdk/schema: the JSON Schema of the model, an index of its roots or one root with all it references."""

from typing import Any

from handoff.api.private import Query, api, entry
from handoff.http import schema

app = api(query=("root",))


@app.get("/api/sdk/schema")
def get_schema(query: Query) -> dict[str, Any]:
    root = query.get("root")
    return schema.closure(root) if root else schema.index()


handler = entry(app)
