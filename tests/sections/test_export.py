"""The static file holds the same library: every section, every field, every digit, as the solver reads it."""

import gzip
import json
import subprocess
from pathlib import Path

import pytest

from handoff.sections import find, listing
from handoff.sections.export import library, write

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    path = tmp_path_factory.mktemp("library") / "nested" / "sections.json"
    write(path)
    return path


def test_the_solver_reads_what_the_service_answers(exported):
    reader = exported.with_name("sections.mjs")
    bundler = [str(ROOT / "node_modules/.bin/esbuild"), str(ROOT / "solver/src/sections/library.ts")]
    subprocess.run([*bundler, f"--outfile={reader}", "--bundle", "--format=esm", "--log-level=warning"], check=True)
    script = str(Path(__file__).with_name("read_library.mjs"))
    printed = subprocess.run(["node", script, str(reader), str(exported)], check=True, capture_output=True)
    read = json.loads(printed.stdout)
    answered = [find(name) for group in listing(None)["families"] for name in group["names"]]
    assert len(read) == len(answered) == 3758
    assert [section["name"] for section in read] == [section["name"] for section in answered]
    assert [(one, other) for one, other in zip(read, answered, strict=True) if one != other] == []


def test_the_export_is_repeatable_and_compact(exported):
    assert json.loads(exported.read_text("utf-8")) == json.loads(json.dumps(library()))
    size = len(gzip.compress(exported.read_bytes(), 9))
    print(f"{size} bytes gzip")
    assert size < 245_000


def test_the_file_names_no_path_and_needs_no_table():
    assert all("file" not in table for table in library()["tables"])
