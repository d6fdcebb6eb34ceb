"""Which names are told where the library has none: near in size, of the family that was meant."""

import pytest

from handoff.sections import nearest


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("IPE310", "IPE300"),
        ("IPX300", "IPE300"),
        ("HE300", "HEA300"),
        ("HE 310 B", "HEB320"),
        ("UKB 457x190x67", "UB457x191x67"),
        ("RHS 100x200x8", "RHS200x100x8"),
        ("200x100x8", "RHS200x100x8"),
        ("W12X27", "W12X26"),
        ("HSS6X4X3/4", None),
        ("PIPE 4", "Pipe4STD"),
        ("IPE", "IPE80"),
    ],
)
def test_nearest_names(name, first):
    found = nearest(name)
    assert 0 < len(found) <= 3
    assert first is None or found[0] == first


@pytest.mark.parametrize(
    ("name", "first"), [("IPE 33", "IPE330"), ("IPE 30", "IPE300"), ("HEA 10", "HEA100"), ("IPE 70", "IPE80")]
)
def test_a_size_that_lost_its_last_digit_begins_the_name_that_is_meant(name: str, first: str) -> None:
    assert nearest(name)[0] == first


def test_the_nearest_size_comes_first():
    assert nearest("IPE310") == ["IPE300", "IPE330", "IPE270"]


def test_letters_of_what_is_made_lead_to_its_example():
    assert nearest("FL 100x0") == ["FL100x10"]
    assert nearest("TUBE 40x20") == ["TUBE600x20"]


def test_no_letters_known_and_no_numbers_lead_nowhere():
    assert nearest("") == nearest("QQQQQQ") == []


def test_as_many_are_told_as_are_asked_for():
    assert len(nearest("IPE310", 1)) == 1
