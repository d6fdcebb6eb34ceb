"""The client's types say what the API description says: same fields, same names, same casing."""

import json
from typing import Any

import pytest
from handoff_solver import shapes

from tests.clients.conftest import ROOT

PAIRS = {
    "SolveAnswer": shapes.SolvedDraft,
    "CheckBeamAnswer": shapes.BeamDraft,
    "Report": shapes.Verdict,
    "Issue": shapes.Issue,
    "AccountAnswer": shapes.Account,
    "TokenAnswer": shapes.Token,
    "CreatedKey": shapes.CreatedKey,
    "ListedKey": shapes.ListedKey,
    "ModelFacts": shapes.ModelFacts,
    "SavedModelAnswer": shapes.SavedModel,
    "Tier": shapes.Tier,
    "LocalServer": shapes.LocalServer,
}


@pytest.mark.parametrize("name", PAIRS)
def test_a_shape_has_the_fields_of_its_schema(name: str) -> None:
    schemas: dict[str, Any] = json.loads((ROOT / "schemas" / "openapi.json").read_text())["components"]["schemas"]
    assert set(PAIRS[name].__annotations__) == set(schemas[name]["properties"])
