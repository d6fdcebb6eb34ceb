"""The list of families: counts, catalogue order, prefixes."""

import pytest

from handoff.errors import NotFound
from handoff.sections import UnknownFamily, listing

# As counted in the sources: the two regions that have angles each have their family L.
COUNTS = {
    **{("IPE", "EU"): 68, ("HEA", "EU"): 24, ("HEB", "EU"): 24, ("HEM", "EU"): 24, ("HEAA", "EU"): 24},
    **{("IPN", "EU"): 21, ("HL", "EU"): 35, ("HD", "EU"): 40, ("HP", "EU"): 31},
    **{("UPE", "EU"): 14, ("UPN", "EU"): 18, ("L", "EU"): 257, ("RHS", "EU"): 376, ("SHS", "EU"): 234},
    **{("CHS", "EU"): 390, ("CFRHS", "EU"): 218, ("CFSHS", "EU"): 160, ("CFCHS", "EU"): 233},
    **{("UB", "UK"): 190, ("UC", "UK"): 48, ("PFC", "UK"): 16},
    **{("W", "US"): 289, ("HP", "US"): 22, ("S", "US"): 28, ("C", "US"): 32, ("MC", "US"): 40, ("L", "US"): 137},
    **{("HSS", "US"): 525 + 189, ("PIPE", "US"): 51},
}


def names_of(family):
    return [group["family"] for group in listing(family)["families"]]


def test_without_a_query_every_family_with_count_and_names():
    answer = listing(None)
    assert {(group["family"], group["region"]): group["count"] for group in answer["families"]} == COUNTS
    assert all(group["count"] == len(set(group["names"])) for group in answer["families"])
    assert answer["count"] == sum(COUNTS.values()) == 3758


def test_catalogue_order_not_alphabetical():
    names = listing("IPE")["families"][0]["names"]
    assert names[:4] == ["IPE80", "IPE100", "IPE120", "IPE140"]
    assert names.index("IPE600") < names.index("IPE750x134") < names.index("IPEAA80")
    assert listing("W")["families"][0]["names"][:2] == ["W44X408", "W44X368"]


@pytest.mark.parametrize(
    ("asked", "families"),
    [
        ("HE", ["HEA", "HEB", "HEM", "HEAA"]),
        ("he", ["HEA", "HEB", "HEM", "HEAA"]),
        ("HEA", ["HEA"]),
        ("hea", ["HEA"]),
        (" HE A ", ["HEA"]),
        ("U", ["UPE", "UPN", "UB", "UC"]),
        ("CF", ["CFRHS", "CFSHS", "CFCHS"]),
        ("L", ["L", "L"]),
        ("C", ["C"]),
        ("pipe", ["PIPE"]),
        ("HSS", ["HSS"]),
        ("UKB", ["UB"]),
        ("UNP", ["UPN"]),
        ("IPEA", ["IPE"]),
    ],
)
def test_a_family_or_a_prefix(asked, families):
    assert names_of(asked) == families


@pytest.mark.parametrize("asked", ["", " ", "XYZ", "IPE300", "IP E!", "I" * 5000, "₂"])
def test_an_unknown_family_is_not_found(asked):
    with pytest.raises(UnknownFamily) as caught:
        listing(asked)
    assert isinstance(caught.value, NotFound)
    assert "there are: IPE, HEA" in caught.value.message
    assert len(caught.value.message) < 400
