"""GET /api/sdk/schema."""

import pytest

from tests.conftest import Customer

SCHEMA = "/api/sdk/schema"


def test_the_index_names_roots_for_geometry_loads_analysis_and_checks(free: Customer) -> None:
    answer = free.service.get(SCHEMA)
    assert answer.status == 200
    assert {"geometry", "loads", "analysis", "checks"} <= set(answer.json)


def test_a_root_comes_with_all_it_references(free: Customer) -> None:
    answer = free.service.get(SCHEMA, query={"root": "members"})
    assert answer.status == 200
    assert "$schema" in answer.json


@pytest.mark.parametrize("root", ["nothing", "../limits", "limits", "x" * 5000, "openapi"])
def test_an_unknown_root_is_not_found(free: Customer, root: str) -> None:
    assert free.service.get(SCHEMA, query={"root": root}).error == (404, "not_found")
