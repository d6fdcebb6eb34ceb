"""Documents and fragments keep to docs/style.md as far as a test can tell."""

import importlib.util
import re
from pathlib import Path

import pytest

from tests.service import ROOT

PLAIN = ("README.md", "CHANGELOG.md", "docs/style.md", "docs/glossary.md", "docs/results-that-changed.md")
MOST_WORDS = 25


def release() -> object:
    spec = importlib.util.spec_from_file_location("release", ROOT / ".ci/release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sentences(text: str) -> list[str]:
    """Sentences of prose: without code, tables, headings, links' addresses and pictures."""
    text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    lines = [line for line in text.splitlines() if not re.match(r"\s*(\||#|!\[)", line)]
    prose = re.sub(r"\]\([^)]*\)", "]", "\n".join(lines))
    blocks = re.split(r"\n\s*\n|\n(?=[-*] |\d+\. )", prose)
    return [one for block in blocks for one in re.split(r"(?<=[.!?:;])\s+", " ".join(block.split())) if one]


@pytest.mark.parametrize("document", PLAIN)
def test_sentences_are_short(document: str) -> None:
    long = [one for one in sentences((ROOT / document).read_text("utf-8")) if len(one.split()) > MOST_WORDS]
    assert long == []


def test_long_sentences_are_found() -> None:
    """The test above would pass on nothing."""
    assert sentences("One two. Three\nfour\n\n- five\n- six `a` seven.") == [
        "One two.",
        "Three four",
        "- five",
        "- six `a` seven.",
    ]


def test_fragments_are_single_short_sentences() -> None:
    assert release().faults() == []  # type: ignore[attr-defined]


def test_a_release_gathers_its_fragments_above_the_last_one() -> None:
    entries = {"added": ["New."], "changed": [], "fixed": ["Mended."], "breaking": [], "results": ["6.3.1: 0.9 → 1.1."]}
    written = release().changelog("# Changelog\n\n## 1.0.0\n\n- Old.\n", "1.1.0", entries)  # type: ignore[attr-defined]
    headings = re.findall(r"^#+ (.*)$", written, re.MULTILINE)
    assert headings == ["Changelog", "1.1.0", "Added", "Fixed", "1.0.0"]
    results = release().changed_results("# R\n\n## 1.0.0\n", "1.1.0", entries["results"])  # type: ignore[attr-defined]
    assert results.index("0.9 → 1.1") < results.index("1.0.0")


def test_the_glossary_has_at_most_forty_terms() -> None:
    terms = re.findall(r"^\| (?!term|-)([^|]+) \|", (ROOT / "docs/glossary.md").read_text("utf-8"), re.MULTILINE)
    assert 20 < len(terms) <= 40
    assert terms == sorted(terms, key=str.lower)


def test_every_version_of_the_changelog_stands_once() -> None:
    versions = re.findall(r"^## (.*)$", Path(ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert len(set(versions)) == len(versions)
    assert "Unreleased" not in versions
