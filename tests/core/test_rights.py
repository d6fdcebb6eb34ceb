"""Least privilege: each function may do exactly what it does, on exactly the keys it touches."""

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest

from handoff import api_keys, drafts, saved_models, storage
from tests.conftest import PASSWORD, Customer
from tests.frames import frame
from tests.service import BASE_URL, Answer, Service, template

FUNCTIONS = template().of_type("AWS::Serverless::Function")
Right = tuple[str, str]


def granted(function: str) -> set[Right]:
    rights: set[Right] = set()
    for policy in FUNCTIONS[function]["Properties"].get("Policies", []):
        for statement in policy["Statement"]:
            if "Condition" in statement:
                (keys,) = statement["Condition"]["ForAllValues:StringLike"].values()
                rights |= {(statement["Action"], key.removesuffix("*")) for key in keys}
            else:
                prefix = statement["Resource"]["Fn::Sub"].removeprefix("${Bucket.Arn}/").removesuffix("*")
                rights.add((statement["Action"], prefix))
    return rights


def touched(operation: str, parameters: dict[str, Any]) -> set[str]:
    """The prefixes of the keys a call names."""
    keys = [parameters.get("Key"), parameters.get("Item"), parameters.get("ExpressionAttributeValues")]
    for request in parameters.get("RequestItems", {}).values():
        keys += request["Keys"]
    if operation == "Query":
        return {_prefix(parameters["ExpressionAttributeValues"][":pk"]["S"])}
    return {_prefix(key["pk"]["S"]) for key in keys if isinstance(key, dict) and "pk" in key}


def _prefix(pk: str) -> str:
    return pk[: pk.index("#") + 1]


@pytest.fixture
def used(aws: None) -> Iterator[set[Right]]:
    """What was called since the last look, as the rights it needed."""
    rights: set[Right] = set()

    def table(params: dict[str, Any], model: Any, **_: Any) -> None:
        rights.update((f"dynamodb:{model.name}", prefix) for prefix in touched(model.name, params))

    def bucket(params: dict[str, Any], model: Any, **_: Any) -> None:
        if "Key" in params:
            rights.add((f"s3:{model.name}", params["Key"].partition("/")[0] + "/"))

    hooks = ((storage.dynamodb(), "dynamodb", table), (storage.s3(), "s3", bucket))
    for client, name, hook in hooks:
        client.meta.events.register(f"before-parameter-build.{name}", hook)
    yield rights
    for client, name, hook in hooks:
        client.meta.events.unregister(f"before-parameter-build.{name}", hook)


class Visit:
    """One customer who does all that each function offers."""

    def __init__(self, customer: Customer) -> None:
        self.customer = customer
        token = Service().post("/api/sdk/token", {"email": "pro@example.com", "password": PASSWORD}).json["token"]
        self.ways_in = [customer.service, Service(authorization=f"Bearer {token}")]
        self.model = frame(20)
        self.large = frame(10_000)
        self.saved = [saved_models.save(customer.account.id, "n", None, b"{}").id for _ in range(2)]
        self.keys = [customer.service.post("/api/sdk/api-keys", {"name": "x"}).json["id"] for _ in range(2)]
        self.small_draft = drafts.park(customer.account.id, b"{}", 0).id
        parked = customer.service.post("/api/sdk/solve", {"model": self.large}).json["open_url"]
        self.large_draft = parked.removeprefix(f"{BASE_URL}/open/")

    def calls(self, function: str, way: int) -> list[Answer]:
        service = self.ways_in[way]
        beam = {"span_m": 6, "section": "IPE300"}
        models, keys = "/api/sdk/models", "/api/sdk/api-keys"
        match function:
            case "SolveModel":
                return [service.post("/api/sdk/solve", {"model": model}) for model in (self.model, self.large)]
            case "ValidateModel":
                return [service.post("/api/sdk/validate", {"model": self.model})]
            case "CreateBeam":
                return [service.post("/api/sdk/create-beam", beam)]
            case "CheckBeam":
                return [service.post("/api/sdk/check-beam", beam)]
            case "GetSchema":
                return [service.get("/api/sdk/schema")]
            case "GetSections":
                return [service.get("/api/sdk/sections")]
            case "GetAccount":
                return [service.get("/api/sdk/me")]
            case "IssueToken":
                return [Service().post("/api/sdk/token", {"email": "pro@example.com", "password": PASSWORD})]
            case "CreateApiKey":
                return [service.post(keys, {"name": "x"})]
            case "ListApiKeys":
                return [service.get(keys)]
            case "RevokeApiKey":
                return [service.delete(keys, query={"id": self.keys[way]})]
            case "ListModels":
                return [service.get(models)]
            case "SaveModel":
                return [service.post(models, {"name": "x", "model": {}})]
            case "GetModel":
                return [service.get(f"{models}/{self.saved[way]}")]
            case "UpdateModel":
                return [service.put(f"{models}/{self.saved[way]}", {"model": {}})]
            case "DeleteModel":
                return [service.delete(f"{models}/{self.saved[way]}")]
            case "GetOpenapi":
                return [service.get("/api/openapi.json")]
            case "OpenDraft":
                drawn = (self.small_draft, self.large_draft)
                return [service.get(f"/open/{id}{rest}") for id in drawn for rest in ("", "/model.json")]
            case "UnknownRoute":
                return [service.get("/nothing")]
        raise AssertionError(f"{function} is not exercised")


def test_each_function_may_do_what_it_does_and_nothing_else(
    pro: Customer, used: set[Right], monkeypatch: pytest.MonkeyPatch
) -> None:
    visit = Visit(pro)
    # Every use of the key is noted, so that the right to note it is seen in use.
    monkeypatch.setattr(api_keys, "USE_NOTED_EVERY", timedelta(0))
    for function in FUNCTIONS:
        used.clear()
        for way in (0, 1):
            for answer in visit.calls(function, way):
                assert answer.status < 300 or function == "UnknownRoute", (function, answer.content)
        assert used == granted(function), function


def test_what_the_code_calls_is_all_there_is_to_call() -> None:
    """A call of storage that this comparison would not see is one the table of actions must learn first."""
    text = (template().root / "layers/core/handoff/storage.py").read_text()
    called = set(re.findall(r"(?:dynamodb|s3)\(\)\.(\w+)", text))
    assert called == {
        *("get_item", "batch_get_item", "put_item", "update_item", "delete_item", "query"),
        *("put_object", "get_object", "delete_object"),
    }


def test_rights_are_read_as_they_are_written() -> None:
    assert ("dynamodb:GetItem", "ACCT#") in granted("GetAccount")
    assert ("s3:PutObject", "drafts/") in granted("SolveModel")
    assert json.dumps(FUNCTIONS["UnknownRoute"]).count("dynamodb") == 0
