"""The licences of others' work are where the work is: with the page, and in every package."""

import io
import tarfile
import zipfile

import pytest

from tests.local_service import ROOT

DIST = ROOT / "viewer" / "dist"
NOTICES = "third-party-licences.txt"


def in_tarball(name: str) -> str:
    (file,) = (DIST / "packages").glob(f"{name}-*.tgz")
    with tarfile.open(file) as archive:
        member = archive.extractfile(f"package/dist/{NOTICES}")
        assert member is not None
        return io.TextIOWrapper(member, encoding="utf-8").read()


def in_wheel() -> str:
    (file,) = (DIST / "packages").glob("*.whl")
    with zipfile.ZipFile(file) as archive:
        return archive.read(f"handoff_solver/bundle/{NOTICES}").decode()


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ((DIST / "docs" / NOTICES).read_text, ["three", "swagger-ui-dist"]),
        (lambda: in_tarball("handoff-solver"), ["assemblyscript", "ajv", "fast-deep-equal"]),
        (lambda: in_tarball("handoff-mcp"), ["@modelcontextprotocol/sdk", "zod", "ajv"]),
        (in_wheel, ["assemblyscript", "ajv"]),
    ],
    ids=["page", "solver", "mcp", "wheel"],
)
def test_each_names_what_it_contains_with_the_words_of_its_licence(text: object, names: list[str]) -> None:
    found = text()  # type: ignore[operator]
    for name in names:
        heading = found.split(f"\n{name} ", 1)[1]
        assert "Permission is hereby granted" in heading or "Apache License" in heading
    assert "no licence named" not in found
