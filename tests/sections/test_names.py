"""Any spelling finds the one section it means, and nothing else does."""

import json
import re
from collections import defaultdict
from pathlib import Path

import pytest

from handoff.sections import canonical, find, listing

SPELLINGS = json.loads(Path(__file__).with_name("spellings.json").read_text("utf-8"))
# How each family is also written, from its own numbers: the common names of catalogues and drawings.
WRITTEN = {
    "IPE": ["IPE {n}", "IPE-{n}"],
    **{
        f"HE{s}": [f"HE{s} {{n}}", f"HE {{n}} {s}", f"HE{{n}}{s}", f"HE-{s} {{n}}", f"HE-{{n}}-{s}"] for s in ("A", "B")
    },
    **{
        f"HE{s}": [f"HE{s} {{n}}", f"HE {{n}} {s}", f"HE{{n}}{s}", f"HE-{s} {{n}}", f"HE-{{n}}-{s}"]
        for s in ("M", "AA")
    },
    "IPN": ["IPN {n}", "INP {n}", "I {n}", "IPN-{n}"],
    "HL": ["HL {n}", "HL-{n}", "HL {spaced}"],
    "HD": ["HD {n}", "HD {spaced}", "HD {comma}"],
    "UPE": ["UPE {n}", "UPE-{n}"],
    "UPN": ["UPN {n}", "UNP {n}", "U {n}"],
    "UB": ["{n} UB", "UB {n}", "UKB {n}", "{spaced} UB"],
    "UC": ["{n} UC", "UC {n}", "UKC {n}", "{spaced} UC"],
    "PFC": ["{n} PFC", "PFC {n}", "UKPFC {n}", "{spaced} PFC"],
    "L EU": ["L {n}", "{n} L", "LNP {n}", "UA {n}", "EA {n}", "L {spaced}"],
    "RHS": ["RHS {n}", "{n} RHS", "HFRHS {n}", "RHS {n}.0", "RHS {comma}", "RHS {times}", "RHS {spaced}"],
    "SHS": ["SHS {n}", "{n} SHS", "HFSHS {n}", "RHS {n}", "SHS {side}", "SHS {comma}", "SHS {spaced}"],
    "CHS": ["CHS {n}", "{n} CHS", "HFCHS {n}", "CHS {comma}", "CHS Ø{n}"],
    "CFRHS": ["RHS {n} CF", "RHSCF {n}", "{n} CFRHS", "CFRHS {n}", "CF RHS {spaced}"],
    "CFSHS": ["SHS {n} CF", "SHSCF {n}", "{n} CFSHS", "CFSHS {n}", "CF SHS {spaced}"],
    "CFCHS": ["CHS {n} CF", "CHSCF {n}", "{n} CFCHS", "CFCHS {n}"],
    "W": ["W {n}", "W{spaced}"],
    "HP": ["HP {n}", "HP{spaced}"],
    "S": ["S {n}", "S{spaced}"],
    "C": ["C {n}", "C{spaced}"],
    "MC": ["MC {n}", "MC{spaced}"],
    "L US": ["L {n}", "L{spaced}"],
    "HSS": ["HSS {n}", "HSS{spaced}"],
    "PIPE": ["PIPE {n}"],
}


@pytest.mark.parametrize(("spelling", "name"), SPELLINGS["known"].items())
def test_spellings(spelling, name):
    assert canonical(spelling) == name
    assert find(spelling)["name"] == name


@pytest.mark.parametrize("spelling", SPELLINGS["unknown"])
def test_what_means_no_section(spelling):
    assert canonical(spelling) is None


@pytest.mark.parametrize("value", [None, 300, 3.5, True, ["IPE300"], {"name": "IPE300"}])
def test_what_is_no_text(value):
    assert canonical(value) is None


def writings(family, region, name):
    numbers = re.sub(r"^[A-Za-z]+", "", name)
    ways = WRITTEN.get(family) or WRITTEN[f"{family} {region}"]
    if family == "IPE" and name[3].isalpha():
        series, numbers = name[3:].rstrip("0123456789"), name.lstrip("IPEAOVR")
        ways = [f"IPE {series} {{n}}", f"IPE {{n}} {series}", f"IPE{{n}}{series}", f"IPE-{{n}}-{series}"]
    sides = re.split("[xX]", numbers)
    if numbers.endswith(("STD", "XS", "XXS")):
        sides = [numbers]
    parts = {
        "n": numbers,
        "spaced": " x ".join(sides),
        "comma": numbers.replace(".", ","),
        "times": "×".join(sides),
        "side": "x".join(sides[1:]),
    }
    for way in ways:
        if way.endswith("{n}.0") and "." in sides[-1]:
            continue
        yield way.format(**parts)


def test_every_name_and_every_way_to_write_it_means_exactly_one_section():
    meant = defaultdict(set)
    for group in listing(None)["families"]:
        for name in group["names"]:
            for written in {name, name.lower(), *writings(group["family"], group["region"], name)}:
                meant[written].add(name)
    assert len(meant) > 15_000
    assert {written: names for written, names in meant.items() if len(names) > 1} == {}
    assert {
        written: (names, canonical(written)) for written, names in meant.items() if {canonical(written)} != names
    } == {}


def test_metric_labels_of_american_shapes_mean_exactly_one_section():
    folder = Path(__file__).parents[2] / "sections/us"
    labels = {}
    for table in ("w", "hp", "s", "c", "mc", "l"):
        for line in (folder / f"{table}.csv").read_text("utf-8").splitlines()[1:]:
            name, *_, label = line.split(",")
            assert label not in labels
            labels[label] = name
    assert len(labels) == 289 + 22 + 28 + 32 + 40 + 137
    # The European piles of that name are meant first.
    labels |= {"HP360X174": "HP360x174", "HP360X152": "HP360x152", "HP200X53": "HP200x53"}
    assert {label: canonical(label) for label in labels} == labels


def test_tubes_in_millimetres_mean_exactly_one_section():
    """HSS6X4X1/4 is also HSS152.4X101.6X6.4: the inches as written times 25.4, to a tenth."""
    labels = defaultdict(set)
    for name in next(group["names"] for group in listing("HSS")["families"]):
        numbers = []
        for text in name[3:].split("X"):
            whole, _, rest = text.partition("-") if "-" in text else ("0", "", text)
            top, _, bottom = rest.partition("/")
            numbers.append(25.4 * (float(whole) + (float(top) / float(bottom) if bottom else float(top))))
        labels["HSS" + "X".join(f"{n + 1e-9:.1f}" for n in numbers)].add(name)
    assert {label for label, names in labels.items() if len(names) > 1} == set()
    assert {label: names for label, names in labels.items() if {canonical(label)} != names} == {}
