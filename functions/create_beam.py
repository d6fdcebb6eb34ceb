"""POST /api/sdk/create-beam: build a single-span beam model from simple inputs."""

from typing import Any

from handoff.api.private import JsonObject, api, entry
from handoff.beams import create_beam_model

app = api()


@app.post("/api/sdk/create-beam")
def create_beam(body: JsonObject) -> dict[str, Any]:
    return {"model": create_beam_model(body.value)}


handler = entry(app)
