"""What the endpoint answers: properties of one section, agreement of name and family, refusals."""

import pytest
from pydantic import ValidationError

from description.sections import Section, SectionsAnswer
from handoff.errors import BadRequest
from handoff.sections import UnknownSection, answer, find, listing


def test_ipe300_as_its_catalogue_has_it():
    # The EN 10365 catalogue, in cm: A 53.81, Iy 8356, Iz 603.8, It 20.12, Iw 126 000, W 557.1, 628.4, 80.50, 125.2.
    section = find("ipe 300")
    assert section["name"] == "IPE300"
    assert section["a"] == pytest.approx(53.81e-4, rel=1e-3)
    assert section["iy"] == pytest.approx(8356e-8, rel=1e-3)
    assert section["iz"] == pytest.approx(603.8e-8, rel=1e-3)
    assert section["it"] == pytest.approx(20.12e-8, rel=1e-3)
    assert section["iw"] == pytest.approx(126e-9, rel=1e-2)
    assert section["wel"] == section["wel_y"] == pytest.approx(557.1e-6, rel=1e-3)
    assert section["wpl"] == section["wpl_y"] == pytest.approx(628.4e-6, rel=1e-3)
    assert section["wel_z"] == pytest.approx(80.5e-6, rel=1e-3)
    assert section["wpl_z"] == pytest.approx(125.2e-6, rel=1e-3)
    assert section["radius_y"] == pytest.approx(0.1246, rel=1e-3)
    assert section["radius_z"] == pytest.approx(0.0335, rel=1e-3)
    assert section["avz"] == pytest.approx(25.68e-4, rel=1e-3)
    assert section["perimeter"] == pytest.approx(1.160, rel=1e-3)
    assert section["mass_per_m"] == 42.2
    assert section["shape"] == {"type": "i", "h": 0.3, "b": 0.15, "tw": 0.0071, "tf": 0.0107, "r": 0.015}
    assert (section["standard"], section["fabrication"], section["region"]) == ("EN 10365", "hot_rolled", "EU")


def test_every_answer_is_as_described_field_by_field():
    for group in listing(None)["families"]:
        for name in group["names"]:
            Section.model_validate(find(name))
    SectionsAnswer.model_validate(answer())
    SectionsAnswer.model_validate(answer(name="IPE300"))
    described = Section.model_json_schema()["properties"]
    assert all("description" in field or "$ref" in field for field in described.values())
    with pytest.raises(ValidationError):
        Section.model_validate({**find("IPE300"), "undescribed": 1})


def test_numbers_carry_seven_digits():
    for name in ("IPE300", "L150x100x12", "UPE200", "CHS168.3x10", "HSS6X4X1/4", "C15X50"):
        for key, value in find(name).items():
            if isinstance(value, float):
                assert value == float(f"{value:.7g}"), (name, key)


def test_what_a_caller_changes_stays_the_callers():
    first = find("HEB300")
    first["a"] = first["shape"]["h"] = first["buckling_curves"]["y"] = None
    assert None not in {*find("HEB300")["shape"].values(), *find("HEB300")["buckling_curves"].values()}
    assert find("HEB300")["a"] == pytest.approx(149.1e-4, rel=1e-3)


def test_name_and_family_must_agree():
    assert answer(family="ipe", name="ipe 300") == answer(name="IPE300")
    assert answer(family="HE", name="HE 300 B")["name"] == "HEB300"
    assert answer(family="UKB", name="457x191x67 UB")["name"] == "UB457x191x67"
    with pytest.raises(BadRequest, match="'IPE300' is of family IPE, not 'HEA'"):
        answer(family="HEA", name="IPE300")


def test_an_unknown_name_is_not_found_with_the_nearest():
    with pytest.raises(UnknownSection) as caught:
        find("IPE310")
    assert (caught.value.status, caught.value.code) == (404, "not_found")
    assert caught.value.message.startswith("unknown section 'IPE310'; nearest: IPE300, IPE330")


@pytest.mark.parametrize("name", ["", "!", "€€€", "A" * 100_000, "1x" * 30, "9" * 64, "\x00", "\ud800", "½" * 64])
def test_hostile_names_are_unknown_and_answered_shortly(name):
    with pytest.raises(UnknownSection) as caught:
        find(name)
    assert len(caught.value.message) < 400
