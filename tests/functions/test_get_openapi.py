"""GET /api/openapi.json."""

from tests.service import ROOT, Service


def test_the_description_is_served_to_everyone_as_it_is_kept() -> None:
    answer = Service().get("/api/openapi.json")
    assert answer.status == 200
    assert answer.content == (ROOT / "schemas/openapi.json").read_bytes()
    assert answer.json["openapi"].startswith("3.1")
    assert answer.json["info"]["version"] == "1.0.0"
