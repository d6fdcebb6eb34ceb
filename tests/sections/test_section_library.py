"""The static file holds the same library: every section, every field, every digit, as the solver reads it."""

import gzip
import json
import random
import subprocess
from pathlib import Path

import pytest

from description.section_library import is_tie, library, write
from handoff.sections import canonical, find, listing, tables
from handoff.sections.catalogue import catalogue, made_rules
from handoff.sections.outline import derived
from handoff.sections.properties import dimensions, primary

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def made():
    return library()


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    path = tmp_path_factory.mktemp("library") / "nested" / "sections.json"
    write(path)
    return path


@pytest.fixture(scope="module")
def reader(exported):
    path = exported.with_name("sections.mjs")
    bundler = [str(ROOT / "node_modules/.bin/esbuild"), str(ROOT / "solver/src/model/sections/whole.ts")]
    subprocess.run([*bundler, f"--outfile={path}", "--bundle", "--format=esm", "--log-level=warning"], check=True)
    return path


def read_by_the_solver(reader, *files):
    script = str(Path(__file__).with_name("read_library.mjs"))
    printed = subprocess.run(["node", script, str(reader), *map(str, files)], check=True, capture_output=True)
    return json.loads(printed.stdout)


def test_the_solver_reads_what_the_service_answers(exported, reader):
    read = read_by_the_solver(reader, exported)
    answered = [find(name) for group in listing(None)["families"] for name in group["names"]]
    assert len(read) == len(answered) == 3758
    assert [section["name"] for section in read] == [section["name"] for section in answered]
    assert [(one, other) for one, other in zip(read, answered, strict=True) if one != other] == []


def test_what_follows_at_a_tie_is_arithmetic_that_every_engine_does_alike():
    """Quotients, products and the root of a square are the same to the bit everywhere; powers and arcs need not be."""
    ties = set()
    for family in catalogue()["tables"]:
        for name in tables.names(family):
            row = tables.row(family, name)
            follows = derived(family["shape"], dimensions(family, row), primary(family, row))
            ties |= {key for key, value in follows.items() if is_tie(value)}
    assert ties == {"wel_y", "wel_z", "avy", "avz", "iu"}


def made_names(count):
    """Every family that is made, of dimensions and rows at random: most of them can be built, some cannot."""
    chance = random.Random(18)
    families = {group["family"]: group["names"] for group in listing(None)["families"] if group["region"] != "US"}
    bases = {"T-": ["IPE", "HEA", "HEB", "HEM", "UB", "UC", "HD", "HP"], "2": ["L", "UPE", "UPN", "PFC"]}
    for kind in made_rules()["families"] * (count // len(made_rules()["families"])):
        if "sizes" in kind:
            given = range(chance.randint(kind.get("least", len(kind["sizes"])), len(kind["sizes"])))
            large = {"h": 900, "b": 400, "d": 800}
            sizes = [chance.randint(1, 10 * large.get(kind["sizes"][i], 40)) / 10 for i in given]
            yield f"{chance.choice(kind['letters'])} {'x'.join(f'{size:g}' for size in sizes)}"
        else:
            first = "T-" if kind["family"] == "T" else "2"
            base = chance.choice(families[chance.choice(bases[first])])
            yield f"{first}{base}" + (f"/{chance.randint(0, 40)}" if first == "2" else "")


def test_both_make_the_same_sections(exported, reader):
    names = [*made_names(600), "2L100x150x10/8", "½ IPE 300", "2L4X4X1/2", "T IPN300", "2IPE300", "FL 100x0"]
    asked = exported.with_name("made.json")
    asked.write_text(json.dumps(names), "utf-8")
    answered = [find(name) if canonical(name) else None for name in names]
    assert sum(section is not None for section in answered) > 400
    read = read_by_the_solver(reader, exported, asked)
    for one, other in zip(read, answered, strict=True):
        if other is None:
            assert one is None
        elif one != other:  # the last of seven digits may fall either side of a tie
            assert words(one) == words(other)
            assert numbers(one) == pytest.approx(numbers(other), rel=1.01e-6), other["name"]


def numbers(section):
    return {key: value for key, value in section.items() if isinstance(value, float | int)}


def words(section):
    return {key: value for key, value in section.items() if not isinstance(value, float | int)}


def test_the_export_is_repeatable_and_compact(exported, made):
    assert json.loads(exported.read_text("utf-8")) == json.loads(json.dumps(made))
    size = len(gzip.compress(exported.read_bytes(), 9))
    print(f"{size} bytes gzip")
    assert size < 60_000


def test_the_file_names_no_path_and_needs_no_table(made):
    assert all("file" not in table for table in made["tables"])
