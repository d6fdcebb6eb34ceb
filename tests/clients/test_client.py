"""The Python client of the HTTP API: every operation and its typed errors."""

import pytest
from handoff_solver import Client, errors

from tests.local_service import LocalService


@pytest.fixture(scope="module")
def client(service: LocalService) -> Client:
    return Client(service.base_url, service.pro_key)


def test_beams_models_and_lookups(client: Client, service: LocalService) -> None:
    model = client.create_beam(span_m=6, section="IPE300")
    assert client.validate(model) == {"valid": True, "errors": [], "warnings": []}
    assert client.solve(model)["open_url"].startswith(service.base_url)
    assert client.check_beam(span_m=6, section="IPE300", udl=10)["members"] == 1
    assert client.sections(name="ipe 300")["name"] == "IPE300"
    assert client.schema("members")["$defs"]
    assert client.openapi()["openapi"].startswith("3.1")
    assert client.me()["email"] == "pro@example.com"


def test_a_saved_model_from_its_first_day_to_its_last(client: Client) -> None:
    model = client.create_beam(span_m=6)
    saved = client.save_model("beam", model, description="first")
    assert saved["id"] in [entry["id"] for entry in client.list_models()]
    assert client.update_model(saved["id"], description=None)["description"] is None
    assert client.get_model(saved["id"])["model"] == model
    client.delete_model(saved["id"])
    with pytest.raises(errors.NotFound):
        client.get_model(saved["id"])


def test_a_key_made_with_a_token_works_until_it_is_revoked(service: LocalService) -> None:
    token = Client(service.base_url).token("free@example.com", "handoff-demo")["token"]
    owner = Client(service.base_url, token=token)
    key = owner.create_api_key("test", expires_in_days=1)
    assert Client(service.base_url, key["key"]).me()["email"] == "free@example.com"
    assert key["id"] in [entry["id"] for entry in owner.list_api_keys()]
    owner.revoke_api_key(key["id"])
    with pytest.raises(errors.Unauthorized):
        Client(service.base_url, key["key"]).me()


def test_errors_have_a_class_a_status_and_a_code(client: Client, service: LocalService) -> None:
    with pytest.raises(errors.InvalidModel) as invalid:
        client.solve({"schema_version": "1.0"})
    assert invalid.value.code == "invalid_model"
    assert invalid.value.errors
    with pytest.raises(errors.BadRequest):
        client.create_beam(span_m=-1)
    with pytest.raises(errors.Forbidden) as forbidden:
        Client(service.base_url, service.free_key).list_models()
    assert forbidden.value.code == "pro_required"
    with pytest.raises(errors.Unauthorized):
        Client(service.base_url).me()
