"""SAF workbooks: what is written is read again, and what others write is read as saf.guide describes it."""

import json
import math
import zipfile
from pathlib import Path
from typing import Any

import pytest
from handoff_solver.conversion import Report
from handoff_solver.errors import Unreadable
from handoff_solver.saf import read_saf, write_saf
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from handoff.validation import validate
from tests.clients.conftest import ROOT
from tests.clients.workbook import Table
from tests.clients.workbook import read as read_workbook
from tests.clients.workbook import write as write_workbook
from tests.seeds import AT_LENGTH

NAMES = (
    *("nodes", "materials", "sections", "hinges", "members", "plates", "supports"),
    *("load_cases", "load_combinations"),
)


def level_axes(rotation: float) -> tuple[list[float], list[float]]:
    """Local y and z of a member along X, turned about it: y is horizontal, z up."""
    c, s = math.cos(math.radians(rotation)), math.sin(math.radians(rotation))
    return [0, c, s], [0, -s, c]


def fates(report: Report, text: str) -> list[str]:
    return [entry.fate for entry in report.entries if text in entry.source]


# Numbers that survive a factor of 1000 or a million with their last bit are rare: compared to twelve digits.
def rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items() if item not in ([], None)}
    if isinstance(value, list):
        return [rounded(item) for item in value]
    return float(f"{value:.12g}") if isinstance(value, int | float) and not isinstance(value, bool) else value


# Thousandths, as people write them.
size = st.integers(1000, 10**8).map(lambda number: number / 1000)
force = st.integers(-(10**9), 10**9).filter(bool).map(lambda number: number / 1000)
coordinate = st.integers(-(10**5), 10**5).map(lambda number: number / 1000)
text = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=12).filter(
    lambda name: ";" not in name
)
spring = st.one_of(st.sampled_from(["fixed", "free"]), size)


@st.composite
def models(draw: st.DrawFn) -> dict[str, Any]:
    """Models of what SAF has a place for."""
    names = draw(st.lists(text, min_size=2, max_size=5, unique=True))
    places = draw(
        st.lists(st.tuples(coordinate, coordinate, coordinate), min_size=len(names), max_size=len(names), unique=True)
    )
    nodes = [{"id": name, "x": x, "y": y, "z": z} for name, (x, y, z) in zip(names, places, strict=True)]
    far = [number for number in range(1, len(nodes)) if math.dist(places[number], places[number - 1]) > 0.01]
    hinge = {"id": "H1", **dict.fromkeys(("ux", "uy", "uz", "rx"), "rigid"), "ry": draw(size), "rz": "free"}
    members: list[dict[str, Any]] = []
    for number in far:
        member: dict[str, Any] = {"id": f"B{number}", "start": names[number - 1], "end": names[number]}
        member |= {"section": "S1", "material": "M1"}
        member |= draw(st.sampled_from([{}, {"type": "truss"}, {"type": "tension"}, {"type": "compression"}]))
        rotation = draw(st.sampled_from([0, 90.0, -30.5]))
        member |= {"rotation": rotation} if rotation else {}
        if number == far[0] and draw(st.booleans()):
            member["end_hinge"] = "H1"
        members.append(member)
    hinges = [hinge] if any("end_hinge" in member for member in members) else []
    support: dict[str, Any] = {"id": "A", "node": names[0], **{key: draw(spring) for key in ("ux", "uy", "rx", "ry")}}
    support |= {"uz": draw(st.sampled_from(["push", "pull", "fixed"])), "rz": "free"}
    if isinstance(support["ux"], float) and draw(st.booleans()):
        support["ux_only"] = draw(st.sampled_from(["push", "pull"]))
    loads: list[dict[str, Any]] = [
        {"node": names[0], draw(st.sampled_from(["fx", "fy", "fz", "mx", "mz"])): draw(force)}
    ]
    on_members: list[dict[str, Any]] = []
    for member in members:
        start = draw(st.sampled_from([0, 0.25]))
        line = {"member": member["id"], "type": "distributed", "fz": draw(force)}
        line |= draw(st.sampled_from([{}, {"axes": "local"}, {"axes": "projected"}]))
        line |= ({"start": start} if start else {}) | draw(st.sampled_from([{}, {"end": 0.75}, {"fz_end": 0.0}]))
        on_members.append(line)
    # A workbook has a sheet for each kind of action.
    for member in members:
        point = {"member": member["id"], "type": "point", "position": draw(st.sampled_from([0.0, 0.3, 1.0]))}
        on_members.insert(0, point | {"axes": "local", "fy": draw(force)})
    cases: list[dict[str, Any]] = [
        {"id": "G", "nature": "permanent", "self_weight": 1},
        {"id": "Q", "name": "Offices", "nature": "imposed", "category": "B", "self_weight": 0},
        {"id": "W", "nature": "wind", "self_weight": 0, "node_loads": loads},
    ]
    on_points = [load for load in on_members if load["type"] == "point"]
    on_lines = [load for load in on_members if load["type"] == "distributed"]
    if members:
        cases[1]["member_loads"] = on_points + on_lines
    terms = [{"load_case": "G", "factor": 1.35}, {"load_case": "Q", "factor": draw(size)}]
    structure = {
        "nodes": nodes,
        "materials": [draw(st.sampled_from(MATERIALS))],
        "sections": [draw(st.sampled_from(SECTIONS))] if members else [],
        "hinges": hinges,
        "members": members,
        "supports": [support],
        "load_cases": cases,
        "load_combinations": [
            {"id": "C1", "limit_state": draw(st.sampled_from(["ULS", "SLS", "ALS"])), "terms": terms}
        ],
    }
    return {"schema_version": "1.0", "settings": {"title": draw(text)}, "model": structure, "analysis": {}}


MATERIALS: list[dict[str, Any]] = [
    {"id": "M1", "library": "S355"},
    {"id": "M1", "type": "timber", "grade": "C24", "e": 11e9, "g": 6.9e8, "density": 420},
    {
        **{"id": "M1", "type": "steel", "grade": "S235", "e": 2.1e11, "g": 8.1e10, "density": 7850},
        **{"nu": 0.3, "thermal_expansion": 1.2e-5, "fy_rule": "product_standard"},
    },
]
SECTIONS: list[dict[str, Any]] = [
    {"id": "S1", "library": "IPE300"},
    {"id": "S1", "a": 0.01, "iy": 2e-5, "iz": 1e-5, "it": 3e-6, "iw": 1e-9},
    {
        **{"id": "S1", "a": 0.02, "iy": 0.02 * 0.04 / 12, "iz": 0.02 * 0.01 / 12, "it": 1e-5},
        "shape": {"type": "rectangle", "h": 0.2, "b": 0.1},
    },
]


@settings(
    max_examples=30 if AT_LENGTH else 3,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(model=models())
def test_a_model_that_saf_can_hold_comes_back_whole(tmp_path: Path, model: dict[str, Any]) -> None:
    file = tmp_path / "model.xlsx"
    told = write_saf(model, file)
    assert told.of("left_out") == []
    again, report = read_saf(file)
    assert report.of("left_out") == []
    assert again["settings"] == model["settings"]
    for name in NAMES:
        assert rounded(again["model"].get(name, [])) == rounded(model["model"].get(name, [])), name


@pytest.mark.parametrize("example", ["portal-frame", "building-frame", "roof-truss", "continuous-beam", "slab"])
def test_examples_stay_valid_and_every_loss_is_told(tmp_path: Path, example: str) -> None:
    model = json.loads((ROOT / "schemas" / "examples" / f"{example}.json").read_text())
    told = write_saf(model, tmp_path / "model.xlsx")
    assert fates(told, "analysis.checks") == (["left_out"] if "checks" in model.get("analysis", {}) else [])
    again, report = read_saf(tmp_path / "model.xlsx")
    assert report.of("left_out") == []
    assert validate(again).errors == []
    for name in ("nodes", "members", "supports"):
        assert len(again["model"][name]) == len(model["model"][name])


def test_the_same_model_gives_the_same_file(tmp_path: Path) -> None:
    model = json.loads((ROOT / "schemas" / "examples" / "portal-frame.json").read_text())
    for name in ("a.xlsx", "b.xlsx"):
        write_saf(model, tmp_path / name)
    assert (tmp_path / "a.xlsx").read_bytes() == (tmp_path / "b.xlsx").read_bytes()


def workbook(tmp_path: Path, **changes: Table) -> Path:
    """By hand from saf.guide: a column with a beam, with decimal commas and texts for numbers."""
    sheets: dict[str, Table] = json.loads((Path(__file__).parent / "saf_by_hand.json").read_text("utf-8"))
    file = tmp_path / "hand.xlsx"
    write_workbook(file, sheets | changes)
    return file


def test_a_workbook_by_hand_from_the_published_format(tmp_path: Path) -> None:
    model, _ = read_saf(workbook(tmp_path))
    structure = model["model"]
    assert model["settings"] == {"title": "Park Office"}
    (steel,) = structure["materials"]
    assert (steel["e"], steel["nu"], steel["fy_rule"]) == (210e9, 0.3, "product_standard")
    assert steel["g"] == pytest.approx(210e9 / 2.6)
    assert structure["sections"][0] == {"id": "CS1", "library": "HEB180"}
    # b h³/12, and Roark's 0.229 h b³ for a rectangle of two to one.
    assert structure["sections"][1]["iy"] == pytest.approx(0.1 * 0.2**3 / 12)
    assert structure["sections"][1]["it"] == pytest.approx(0.2287 * 0.2 * 0.1**3, rel=1e-3)
    column, beam = structure["members"]
    assert (column["start"], column["end"]) == ("1", "N2")
    # The row turns the column's z to +X, and the beam's y to +Z.
    # Upright, y is +Y and z is x × y = −X at rotation 0.
    assert column["rotation"] == pytest.approx(180)
    assert level_axes(beam["rotation"])[0] == pytest.approx([0, 0, 1])
    assert beam["connect"] is True
    # Local z is then −Y: −90 mm along it are 90 mm along +Y.
    assert beam["start_offset"] == pytest.approx([0, 0.09, 0])
    assert beam["start_hinge"] == beam["end_hinge"] == "H1"
    assert structure["hinges"][0]["ry"] == "free"
    (support,) = structure["supports"]
    assert (support["ux"], support["uz"], support["ry"], support["rz"]) == (100e6, "push", 50e6, "fixed")
    weight, offices = structure["load_cases"]
    assert (weight["self_weight"], weight["nature"]) == (1, "permanent")
    assert (offices["nature"], offices["category"], offices["name"]) == ("imposed", "B", "Offices – Cat.B")
    assert offices["node_loads"] == [{"node": "N2", "fx": 10e3, "fz": -5e3}]
    first, second, line = offices["member_loads"]
    # 1.5 m and 3 m from the end of 6 m.
    assert (first["position"], second["position"], second["fz"]) == (0.75, 0.5, -20e3)
    # The first value is the one at the origin, which is the end.
    assert line == {
        **{"member": "B1", "type": "distributed", "axes": "projected", "start": pytest.approx(0.7)},
        **{"fz": -4e3, "fz_end": -10e3},
    }
    one, two = structure["load_combinations"]
    assert one["terms"][0]["factor"] == pytest.approx(1.35 * 1.1)
    assert one["terms"][1]["factor"] == 1.5
    assert (one["limit_state"], two["limit_state"]) == ("ULS", "SLS")


def test_every_row_by_hand_is_accounted_for(tmp_path: Path) -> None:
    file = workbook(tmp_path)
    _, report = read_saf(file)
    rows = sum(len(table) - 1 for name, table in read_workbook(file).items() if name not in ("Project", "Model"))
    # With two guesses that no row stands for: how it is analysed, and that nothing is checked.
    assert len(report.entries) == rows + 2
    for text, fate in {
        "'C1'": "taken",
        "'B1'": "guessed",  # its system line
        "'A1'": "left_out",  # an arc
        "'CS3'": "left_out",  # It and Iz are not given
        "'B2'": "left_out",  # of CS3
        "'Sn1'": "guessed",  # non-linear
        "'LG1'": "left_out",  # Together
        "'COM2'": "guessed",  # an envelope
        "'COM3'": "left_out",  # factors by the national standard
        "'F2'": "taken",
        "'L1'": "guessed",  # its eccentricity
        "'L2'": "left_out",  # on an edge
        "'Sle1'": "left_out",  # a line support
    }.items():
        assert fates(report, text) == [fate], text
    assert str(report).startswith(f"{report.counts()['taken']} taken, ")
    assert all(entry.why for entry in report.entries if entry.fate != "taken")


def test_a_profile_that_no_library_has_is_taken_by_its_numbers(tmp_path: Path) -> None:
    head: list[Any] = ["Name", "Material", "Cross-section type", "Profile", "A [m2]", "Iy [m4]", "Iz [m4]", "It [m4]"]
    table = [head, ["CS1", "MAT1", "Manufactured", "XYZ9", 0.01, 2e-5, 1e-5, 3e-6]]
    model, report = read_saf(workbook(tmp_path, StructuralCrossSection=table))
    assert model["model"]["sections"] == [{"id": "CS1", "a": 0.01, "iy": 2e-5, "iz": 1e-5, "it": 3e-6}]
    assert fates(report, "'CS1'") == ["guessed"]


@pytest.mark.parametrize("line", [["System of units", "Imperial"], ["Global coordinate system", "Y vertical"]])
def test_other_conventions_are_refused_and_not_misread(tmp_path: Path, line: list[Any]) -> None:
    with pytest.raises(Unreadable):
        read_saf(workbook(tmp_path, Model=[line]))


def test_damaged_and_encrypted_workbooks_are_refused_in_a_sentence(tmp_path: Path) -> None:
    """Whatever a byte turned into breaks: never another error than the one that says so."""
    whole = workbook(tmp_path).read_bytes()
    file = tmp_path / "damaged.xlsx"
    refused: list[str] = []
    for place in range(0, len(whole), len(whole) // 40):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        try:
            read_saf(file)
        except Unreadable as error:
            refused.append(str(error))
    assert refused
    assert not [said for said in refused if "\n" in said]
    locked = bytearray(whole)
    for mark, flag in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):  # what has a password says so in both heads
        at = locked.find(mark)
        while at >= 0:
            locked[at + flag] |= 1
            at = locked.find(mark, at + 1)
    file.write_bytes(locked)
    with pytest.raises(Unreadable, match="password"):
        read_saf(file)
    file.write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(500))
    with pytest.raises(Unreadable, match="without a password"):
        read_saf(file)


def test_few_bytes_that_hold_more_than_memory_are_refused(tmp_path: Path) -> None:
    """94 kB of rows that each reach to the last column ended the process."""
    file = workbook(tmp_path)
    with zipfile.ZipFile(file) as archive:
        parts = {name: archive.read(name).decode() for name in archive.namelist()}
    parts["xl/worksheets/sheet1.xml"] = (
        "<worksheet><sheetData>" + '<row><c r="XFD1"/></row>' * 100_000 + "</sheetData></worksheet>"
    )
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    with pytest.raises(Unreadable, match="more than 3 million cells"):
        read_saf(file)


def test_what_is_no_workbook_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "not.xlsx"
    file.write_text("PK is how zips begin")
    with pytest.raises(Unreadable):
        read_saf(file)
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("readme.txt", "hello")
    with pytest.raises(Unreadable):
        read_saf(file)
    write_workbook(file, {"Sheet1": [["a"], [1.0]]})
    with pytest.raises(Unreadable):
        read_saf(file)
