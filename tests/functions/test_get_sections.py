"""GET /api/sdk/sections."""

import json

import pytest

from tests.conftest import Customer

SECTIONS = "/api/sdk/sections"


def test_sections_are_listed(free: Customer) -> None:
    answer = free.service.get(SECTIONS, query={"family": "IPE"})
    assert answer.status == 200
    assert "IPE300" in json.dumps(answer.json).replace(" ", "")
    assert "HEA" not in json.dumps(answer.json)
    assert len(free.service.get(SECTIONS).content) > len(answer.content)


def test_one_section_has_its_properties_in_si_units(free: Customer) -> None:
    answer = free.service.get(SECTIONS, query={"name": "ipe 300"})
    assert answer.status == 200
    # EN 10365: IPE 300 has Wpl,y = 628.4 cm3.
    assert answer.json["wpl_y"] == pytest.approx(628.4e-6, rel=2e-3)


@pytest.mark.parametrize("query", [{"name": "IPE310"}, {"family": "QQQ"}, {"name": "x" * 5000}])
def test_unknown_sections_and_families_are_not_found(free: Customer, query: dict[str, str]) -> None:
    assert free.service.get(SECTIONS, query=query).error == (404, "not_found")


def test_the_nearest_section_is_named(free: Customer) -> None:
    assert "IPE300" in free.service.get(SECTIONS, query={"name": "IPE310"}).json["error"].replace(" ", "")
