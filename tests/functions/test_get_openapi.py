"""GET /api/openapi.json."""

import json

from handoff.runtime.settings import limits
from tests.service import ROOT, Service


def test_the_description_is_served_to_everyone_in_one_line_with_this_address() -> None:
    answer = Service().get("/api/openapi.json", query={"anything": "is ignored"})
    assert answer.status == 200
    kept = json.loads((ROOT / "schemas/openapi.json").read_text("utf-8"))
    assert answer.json == kept | {"servers": [{"url": "http://handoff.example"}]}
    assert b"\n" not in answer.content
    assert answer.json["openapi"].startswith("3.1")
    assert answer.json["info"]["version"] == limits()["version"]
