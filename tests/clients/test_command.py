"""The npm package's `handoff` command says what the Python package's says, and leaves with the same code."""

import hashlib
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from handoff.http.json_io import dump, parse
from tests.clients.commands import MODEL, NAME, NODE, PYTHON, run
from tests.clients.conftest import ROOT
from tests.examples import example

SLAB = str(ROOT / "schemas" / "examples" / "plate-on-beams.json")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with a broken and an unsafe model, and nobody signed in."""
    broken = example(NAME)
    broken["model"]["members"][0]["section"] = "bean"
    (tmp_path / "broken.json").write_text(json.dumps(broken))
    weak = example(NAME)
    weak["model"]["sections"][0]["library"] = "IPE100"
    (tmp_path / "weak.json").write_text(json.dumps(weak))
    unverified = example("portal-frame")
    unverified["analysis"]["options"] = {"order": "first"}
    (tmp_path / "unverified.json").write_text(json.dumps(unverified))
    (tmp_path / "text.json").write_text("{")
    loose = example(NAME)
    loose["model"]["supports"] = loose["model"]["supports"][:1]
    (tmp_path / "loose.json").write_text(json.dumps(loose))
    lifted = example(NAME)
    for support in lifted["model"]["supports"]:
        support["uz"] = "push"
    for case in lifted["model"]["load_cases"]:
        case["node_loads"] = [{"node": support["node"], "fz": 1e6} for support in lifted["model"]["supports"]]
    (tmp_path / "lifted.json").write_text(json.dumps(lifted))
    unchecked = example(NAME)
    del unchecked["analysis"]["checks"]
    (tmp_path / "unchecked.json").write_text(json.dumps(unchecked))
    partly = example("portal-frame")
    partly["analysis"]["checks"] = [
        {"id": "one", "type": "en1993_1_1", "design_members": ["left-column"], "limit_state": "ULS"}
    ]
    (tmp_path / "partly.json").write_text(json.dumps(partly))
    text = Path(MODEL).read_text()
    # As Windows PowerShell writes behind `>`, and as its Out-File -Encoding utf8 and some editors do.
    (tmp_path / "utf-16.json").write_text(text, encoding="utf-16")
    (tmp_path / "marked.json").write_text(text, encoding="utf-8-sig")
    (tmp_path / "latin.json").write_text('{"title": "Träger"}', encoding="latin-1")
    (tmp_path / "body.json").write_text(f'{{"model": {text}}}')
    (tmp_path / "beside.json").write_text(f'{{"model": {text}, "analysis": {{}}}}')
    wrong = example(NAME)
    wrong["model"]["members"][0] |= {"section": "none", "material": "none"}
    (tmp_path / "wrong.json").write_text(json.dumps(wrong))
    return tmp_path


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("solve", MODEL, "--csv", "--table", "displacements"), 0),
        (("solve", MODEL, "--csv"), 0),
        (("solve", MODEL, "--csv", "--table", "checks"), 0),
        (("check", MODEL), 0),
        (("check", "weak.json"), 1),
        (("check", "unverified.json"), 3),
        (("check", "partly.json"), 3),
        (("check", "unchecked.json"), 4),
        (("check", "lifted.json"), 6),
        (("check", MODEL, "--json"), 0),
        (("check", "weak.json", "--json"), 1),
        (("check", "wrong.json", "--json"), 5),
        (("check", "loose.json", "--json"), 6),
        (("check", "weak.json", "--format", "junit"), 1),
        (("check", "wrong.json", "--format", "sarif"), 5),
        (("suggest", "weak.json"), 0),
        (("suggest", "weak.json", "--members", "beam", "--family", "HEA", "--json"), 0),
        (("suggest", "weak.json", "-o", "-"), 0),
        (("compare", MODEL, "weak.json"), 1),
        (("compare", "weak.json", MODEL, "--json"), 0),
        (("compare", MODEL, "lifted.json"), 6),
        (("validate", MODEL), 0),
        (("validate", "broken.json"), 5),
        (("sections", "HEA"), 0),
        (("schema", "members"), 0),
        (("examples", "tower"), 0),
        (("convert", MODEL, "--to", "pynite"), 0),
        (("logout",), 0),
    ],
)
def test_both_commands_print_the_same(home: Path, words: tuple[str, ...], code: int) -> None:
    node, python = run(NODE, home, *words), run(PYTHON, home, *words)
    assert (node.returncode, node.stderr) == (code, "")
    assert node.stdout == python.stdout
    assert python.returncode == code
    assert node.stdout


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (MODEL, 0),
        ("weak.json", 1),
        ("unverified.json", 3),
        ("partly.json", 3),
        ("unchecked.json", 4),
        ("lifted.json", 6),
    ],
)
def test_a_run_of_continuous_integration_is_green_for_a_plain_pass_alone(home: Path, file: str, code: int) -> None:
    junit = run(NODE, home, "check", file, "--format", "junit")
    sarif = run(NODE, home, "check", file, "--format", "sarif")
    assert junit.returncode == sarif.returncode == code
    suite = ElementTree.fromstring(junit.stdout).find("testsuite")
    assert suite is not None
    cases = suite.findall("testcase")
    counts = {kind: len(suite.findall(f"testcase/{kind}")) for kind in ("failure", "error", "skipped")}
    stated = [int(suite.attrib[name]) for name in ("tests", "failures", "errors", "skipped")]
    assert stated == [len(cases), *counts.values()]
    assert (counts["failure"] + counts["error"] == 0) == (code == 0)
    [listed] = json.loads(sarif.stdout)["runs"]
    # Each that is no pass, by the same names.
    levels = {"failure": "error", "error": "warning", "skipped": "note"}
    due = [(case.attrib["classname"], case.attrib["name"], levels[found.tag]) for case in cases for found in case]
    found = [
        (*one["locations"][0]["logicalLocations"][0]["fullyQualifiedName"].split("/"), one["level"])
        for one in listed["results"]
    ]
    assert found == due
    # SARIF 2.1.0, 3.27.5: a rule's id is one of those that the tool names.
    assert {one["ruleId"] for one in listed["results"]} == {rule["id"] for rule in listed["tool"]["driver"]["rules"]}
    assert all(one["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == file for one in listed["results"])


def test_ids_that_xml_has_no_room_for_are_written_so_that_it_is_read(home: Path) -> None:
    odd = example(NAME)
    odd["analysis"]["checks"][0]["id"] = '<a & "b">'
    odd["model"]["sections"][0]["library"] = "IPE100"
    (home / "odd.json").write_text(json.dumps(odd))
    told = run(NODE, home, "check", "odd.json", "--format", "junit").stdout
    assert '<a & "b">' in {case.attrib["classname"] for case in ElementTree.fromstring(told).iter("testcase")}


def test_a_suggested_section_passes_in_the_model_that_is_written(home: Path) -> None:
    assert run(NODE, home, "check", "weak.json").returncode == 1
    suggested = run(PYTHON, home, "suggest", "weak.json", "-o", "better.json")
    assert (suggested.returncode, suggested.stderr) == (0, "")
    assert "IPE100 → " in suggested.stdout
    assert run(NODE, home, "check", "better.json").returncode == 0
    compared = run(NODE, home, "compare", "weak.json", "better.json").stdout
    assert "changed: sections " in compared
    assert "fail " in compared
    # An error names the file's place among the two.
    refused = run(NODE, home, "compare", MODEL, "wrong.json")
    assert (refused.returncode, refused.stdout) == (5, "")
    assert refused.stderr.startswith("handoff: after: the model is not valid: ")
    assert run(PYTHON, home, "compare", MODEL, "wrong.json").stderr == refused.stderr


@pytest.mark.parametrize("command", [NODE, PYTHON])
def test_a_model_is_read_in_whatever_form_a_door_hands_it_out(home: Path, command: list[str]) -> None:
    due = run(command, home, "check", MODEL)
    for file in ("utf-16.json", "marked.json", "body.json"):
        found = run(command, home, "check", file)
        assert (found.returncode, found.stdout, found.stderr) == (0, due.stdout, "")
    # The fingerprint in a report is that of the model's link.
    kept = hashlib.sha256(dump(parse(Path(MODEL).read_bytes()))).hexdigest()
    assert kept in run(command, home, "report", "body.json").stdout
    assert json.loads(run(command, home, "convert", "utf-16.json").stdout) == json.loads(Path(MODEL).read_text())


@pytest.mark.parametrize("words", [("--table", "reactions"), ("--full",)])
def test_both_commands_give_the_same_json(home: Path, words: tuple[str, ...]) -> None:
    node, python = run(NODE, home, "solve", MODEL, *words), run(PYTHON, home, "solve", MODEL, *words)
    ours, theirs = json.loads(node.stdout), json.loads(python.stdout)
    for results in (ours, theirs):
        results.pop("statistics", None)  # how long it took
    assert ours == theirs


def test_both_commands_offer_what_one_file_describes(home: Path) -> None:
    described = json.loads((ROOT / "solver" / "cli" / "commands.json").read_text())
    for command in (NODE, PYTHON):
        told = run(command, home, "--help").stdout
        for name in described["commands"]:
            assert name in told
        for code, means in described["exits"]:
            assert f"{code}  {means}" in told


def test_both_commands_read_and_write_saf_and_say_what_was_lost(home: Path) -> None:
    said, models = [], []
    for writer, reader in ((NODE, PYTHON), (PYTHON, NODE)):
        written = run(writer, home, "convert", MODEL, "--to", "saf", "-o", "hall.xlsx")
        assert (written.returncode, written.stdout) == (0, "")
        assert "left out: analysis.checks: " in written.stderr
        read = run(reader, home, "convert", "hall.xlsx")
        assert read.returncode == 0
        said.append((written.stderr, read.stderr))
        models.append(read.stdout)
    assert said[0] == said[1]
    assert models[0] == models[1]
    ours = json.loads(models[0])["model"]
    assert [node["id"] for node in ours["nodes"]] == [node["id"] for node in example(NAME)["model"]["nodes"]]


@pytest.mark.parametrize("to", ["pynite", "opensees"])
def test_both_commands_say_what_a_script_leaves_out(home: Path, to: str) -> None:
    node, python = (run(command, home, "convert", "lifted.json", "--to", to) for command in (NODE, PYTHON))
    assert (node.returncode, node.stdout, node.stderr) == (0, python.stdout, python.stderr)
    assert "left out: supports that act in one direction only: the script stops at once" in node.stderr


def test_both_commands_read_fers_and_hand_over_what_is_not_yet_valid(home: Path) -> None:
    fers = {
        "model": {
            **{"nodes": [{"id": 1, "X": 0, "Y": 0, "Z": 0, "nodal_support": None}], "materials": [], "sections": []},
            **{"members": [], "member_sets": [], "nodal_supports": []},
        },
        # Of a load case that is not there.
        "analysis": {"load_combinations": [{"id": 1, "load_case_factors": [{"load_case_id": 9, "factor": 1.0}]}]},
    }
    (home / "fers.json").write_text(json.dumps(fers))
    node, python = run(NODE, home, "convert", "fers.json"), run(PYTHON, home, "convert", "fers.json")
    assert (node.stdout, node.stderr) == (python.stdout, python.stderr)
    assert node.returncode == python.returncode == 5
    assert "axes are turned from Y up to Z up" in node.stderr
    assert "not valid: " in node.stderr
    assert json.loads(node.stdout)["model"]["nodes"] == [{"id": "1", "x": 0, "y": 0, "z": 0}]
    for command in (NODE, PYTHON):
        assert run(command, home, "convert", "fers.json", "--to", "pynite").returncode == 5
        refused = run(command, home, "convert", MODEL, "--to", "saf")
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "-o FILE" in refused.stderr
        (home / "no.xlsx").write_bytes(b"PK\x03\x04 and no more")
        for words in (("check", "no.xlsx"), ("convert", "no.xlsx")):
            assert run(command, home, *words).returncode == 2


def test_reasons_stand_beside_a_verdict_that_is_no_pass(home: Path) -> None:
    told = run(NODE, home, "check", "partly.json").stdout
    assert "not checked for strength: " in told.split("open: ", 1)[1]
    unverified = run(NODE, home, "check", "unverified.json").stdout
    assert "are due (EN 1993-1-1 5.3.2) and not analysed" in unverified


def test_both_commands_write_the_page_s_report(home: Path) -> None:
    for name, command in (("node", NODE), ("python", PYTHON)):
        words = ("report", "weak.json", "-o", f"{name}.html", "--extent", "summary")
        finished = run(command, home, *words)
        assert (finished.returncode, finished.stdout, finished.stderr) == (0, "", "")
    # The date is a matter of the minute.
    ours, theirs = (re.sub(r"\d+:\d\d", "", (home / f"{name}.html").read_text()) for name in ("node", "python"))
    assert ours == theirs
    # As the link of this file has it: the service keeps what it has read without space.
    assert hashlib.sha256(dump(parse((home / "weak.json").read_bytes()))).hexdigest() in ours
    # The first sheet says that it fails and what governs; the picture has ids; the sheets are styled for print.
    assert ours.index("FAILS") < ours.index("<svg") < ours.index("Checks that fail")
    assert ">beam</text>" in ours
    assert "size: A4" in ours
    assert "<script" not in ours


def test_a_report_is_written_in_feet_and_kips_where_asked(home: Path) -> None:
    """The span is 8 m, 26.25 ft of 0.3048 m (NIST SP 811, appendix B)."""
    for command in (NODE, PYTHON):
        metric, imperial = (
            run(command, home, "report", "weak.json", *words).stdout for words in ((), ("--units", "imperial"))
        )
        assert "<td>8.000</td>" in metric
        assert "kip·ft" not in metric
        assert "<td>26.25</td>" in imperial
        assert "kip·ft" in imperial
        assert "<td>8.000</td>" not in imperial
    refused = run(NODE, home, "report", "weak.json", "--units", "furlongs")
    assert refused.returncode == 2
    assert "imperial" in refused.stderr


def test_doctor_computes_a_closed_form(home: Path) -> None:
    for command in (NODE, PYTHON):
        finished = run(command, home, "doctor")
        assert finished.returncode == 0
        # 1.35 · 10 · 6² / 8
        assert "M = 60.750 kNm" in finished.stdout
    unreachable = {"HANDOFF_URL": "http://127.0.0.1:9", "HANDOFF_API_KEY": "key"}
    finished = run(NODE, home, "doctor", **unreachable)
    assert finished.returncode == 2
    assert "FAILED: no answer from http://127.0.0.1:9" in finished.stdout


def test_both_commands_give_the_same_plates(home: Path) -> None:
    words = ("solve", SLAB, "--table", "plates", "--combination", "ULS1")
    ours, theirs = (json.loads(run(command, home, *words).stdout)["rows"] for command in (NODE, PYTHON))
    # 16 quads, each at its centre and four corners.
    assert len(ours) == 16 * 5
    for own, other in zip(ours, theirs, strict=True):
        near = {
            key: pytest.approx(value, rel=1e-12) if isinstance(value, float) else value for key, value in other.items()
        }
        assert own == near


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("solve", "broken.json"), 5),
        (("check", "wrong.json"), 5),
        (("check", "beside.json"), 5),
        (("check", "latin.json"), 2),
        (("check", "loose.json"), 6),
        (("solve", MODEL, "--csv", "--combination", "none"), 2),
        (("sections", "IPE310"), 2),
        (("open", MODEL), 2),
    ],
)
def test_both_commands_refuse_in_the_same_words(home: Path, words: tuple[str, ...], code: int) -> None:
    node, python = run(NODE, home, *words), run(PYTHON, home, *words)
    assert (node.returncode, node.stdout) == (code, "")
    assert (python.returncode, python.stderr) == (code, node.stderr)
    assert node.stderr.startswith("handoff: ")


def test_where_the_other_errors_are_is_told(home: Path) -> None:
    told = run(NODE, home, "check", "wrong.json").stderr
    assert "`handoff validate wrong.json` lists all 2 errors" in told
    assert "2 errors" in run(NODE, home, "validate", "wrong.json").stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "a command is required"),
        (("fly",), "no command 'fly'"),
        (("solve",), "required: model"),
        (("solve", MODEL, "more"), "unrecognised argument: more"),
        (("solve", MODEL, "--csv", "--full"), "exclude each other"),
        (("solve", MODEL, "--table", "chairs"), "no table 'chairs'"),
        (("check", MODEL, "--csv"), "takes no --csv"),
        (("check", MODEL, "--json", "--format", "sarif"), "exclude each other"),
        (("compare", MODEL), "required: after"),
        (("solve", "text.json"), "not readable as JSON"),
        (("solve", "nowhere.json"), "no such file"),
        (("open", MODEL, "--fast"), "--fast"),
    ],
)
def test_what_was_not_understood_is_told(home: Path, words: tuple[str, ...], told: str) -> None:
    finished = run(NODE, home, *words)
    assert (finished.returncode, finished.stdout) == (2, "")
    assert told in finished.stderr
