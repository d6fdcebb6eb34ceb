"""GET /api/sdk/sections: list named steel sections, or look one up."""

from typing import Any

from handoff import sections
from handoff.api import Query, api, entry

app = api()


@app.get("/api/sdk/sections")
def get_sections(query: Query) -> dict[str, Any]:
    name = query.get("name")
    return sections.find(name) if name else sections.listing(query.get("family"))


handler = entry(app)
