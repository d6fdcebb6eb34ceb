"""GET /api/sdk/sections: list named steel sections, or look one up."""

from typing import Any

from handoff import sections
from handoff.api.private import Query, api, entry

app = api(query=("family", "name"))


@app.get("/api/sdk/sections")
def get_sections(query: Query) -> dict[str, Any]:
    return sections.answer(family=query.get("family") or None, name=query.get("name") or None)


handler = entry(app)
