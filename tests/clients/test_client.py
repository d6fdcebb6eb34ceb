"""The Python client of the HTTP API: every operation and its typed errors."""

import json
import os
import subprocess
import sys

import pytest
from handoff_solver import Client, errors

from tests.clients.conftest import ROOT
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


def test_what_somebody_else_has_changed_is_left_alone(client: Client) -> None:
    saved = client.save_model("beam", client.create_beam(span_m=6))
    read = client.get_model(saved["id"])
    assert read["etag"] == saved["etag"]
    theirs = client.update_model(saved["id"], name="theirs", if_match=read["etag"])
    with pytest.raises(errors.PreconditionFailed) as refused:
        client.update_model(saved["id"], name="mine", if_match=read["etag"])
    assert (refused.value.status, refused.value.code) == (412, "precondition_failed")
    with pytest.raises(errors.PreconditionFailed):
        client.delete_model(saved["id"], if_match=read["etag"])
    assert client.get_model(saved["id"])["name"] == "theirs"
    client.delete_model(saved["id"], if_match=theirs["etag"])


def test_a_body_that_the_gateway_refuses_has_the_service_s_code(client: Client) -> None:
    with pytest.raises(errors.ModelTooLarge, match="larger than the service takes") as refused:
        client.validate({"text": "x" * 7_000_000})
    assert (refused.value.code, refused.value.body["message"]) == ("model_too_large", "Request Entity Too Large")


def test_a_key_made_with_a_token_works_until_it_is_revoked(service: LocalService) -> None:
    token = Client(service.base_url).token("free@example.com", service.password)["token"]
    owner = Client(service.base_url, token=token)
    key = owner.create_api_key("test", expires_in_days=1)
    assert Client(service.base_url, key["key"]).me()["email"] == "free@example.com"
    assert key["id"] in [entry["id"] for entry in owner.list_api_keys()]
    owner.revoke_api_key(key["id"])
    with pytest.raises(errors.Unauthorized):
        Client(service.base_url, key["key"]).me()


def test_an_account_s_links_events_and_all_it_holds(client: Client) -> None:
    made = client.check_beam(span_m=6, section="IPE300", udl=10)["model_ref"]
    assert made in [link["model_ref"] for link in client.list_links()]
    client.end_link(made)
    assert made not in [link["model_ref"] for link in client.list_links()]
    assert client.list_events()[0]["event"] == "link_ended"
    assert client.export()["account"]["email"] == "pro@example.com"


def test_a_password_is_changed_and_an_account_deleted_by_whoever_knows_it(service: LocalService) -> None:
    email = "leaving@example.com"
    made = [sys.executable, "-m", "local.account", "--email", email, "--data", str(service.data)]
    subprocess.run(made, cwd=ROOT, env={**os.environ, "HANDOFF_PASSWORD": "the first one"}, check=True)
    owner = Client(service.base_url, token=Client(service.base_url).token(email, "the first one")["token"])
    with pytest.raises(errors.Forbidden):
        owner.change_password("another one", "the second one")
    owner.change_password("the first one", "the second one")
    with pytest.raises(errors.Unauthorized):
        owner.me()
    owner = Client(service.base_url, token=Client(service.base_url).token(email, "the second one")["token"])
    owner.delete_account("the second one")
    with pytest.raises(errors.Unauthorized):
        Client(service.base_url).token(email, "the second one")


# Where the client's name is not the operation's.
SHORTER = {
    **{"solve_model": "solve", "validate_model": "validate", "get_schema": "schema", "get_sections": "sections"},
    **{"get_account": "me", "issue_token": "token", "export_account": "export", "get_openapi": "openapi"},
}


def test_every_operation_is_a_method() -> None:
    """But for the MCP server's, which is a protocol of its own."""
    described = json.loads((ROOT / "schemas" / "openapi.json").read_text())["paths"].values()
    operations = {operation["operationId"] for path in described for operation in path.values()} - {"mcp"}
    methods = {name for name in vars(Client) if not name.startswith("_")}
    assert {SHORTER.get(name, name) for name in operations} == methods


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
