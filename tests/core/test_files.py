"""Built files for the browser: kept for ever where their names tell their content, asked about each time elsewhere."""

import gzip
from pathlib import Path

import pytest

from handoff.runtime.settings import limits
from tests.service import Service

VERSION = limits()["version"]


def test_hashed_files_never_change(page: Path, anyone: Service) -> None:
    answer = anyone.get("/assets/main-1a2b3c.js")
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    again = anyone.get("/assets/main-1a2b3c.js", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status, again.content) == (304, b"")
    # RFC 9111 4.3.4: a cache renews the stored headers with these.
    assert again.headers["content-type"] == answer.headers["content-type"]


def test_files_are_packed_for_whoever_admits_it(page: Path, anyone: Service) -> None:
    plain = anyone.get("/assets/main-1a2b3c.js")
    packed = anyone.get("/assets/main-1a2b3c.js", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.content) == plain.content


def test_documents_need_no_suffix_and_packages_keep_theirs(page: Path, anyone: Service) -> None:
    assert anyone.get("/docs/local").content == b"<title>local</title>"
    assert anyone.get(anyone.get("/docs").headers["location"]).content == b"<title>documents</title>"
    package = anyone.get(f"/packages/handoff_solver-{VERSION}-py3-none-any.whl")
    assert package.content == b"PK"
    assert package.headers["cache-control"] == "no-cache"


def test_commands_in_documents_name_this_service(page: Path, anyone: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    (page / "docs" / "local.html").write_text("pip install {base_url}/packages/x-{version}.whl")
    monkeypatch.setenv("BASE_URL", "https://handoff.example")
    assert anyone.get("/docs/local").content == f"pip install https://handoff.example/packages/x-{VERSION}.whl".encode()


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/../secret.txt",
        "/packages/../../template.yaml",
        "/docs/none",
        "/assets/\0",
        "/docs/" + "x" * 300,
    ],
)
def test_other_files_are_not_served(page: Path, anyone: Service, path: str) -> None:
    assert anyone.get(path).status == 404
    assert anyone.get(path, headers={"accept": "application/json"}).error == (404, "not_found")


def test_files_that_were_never_built_are_not_found(no_page: None, anyone: Service) -> None:
    for path in ("/assets/main.js", "/packages/x.whl", "/docs/local"):
        assert anyone.get(path).status == 404
    assert anyone.get("/open").status == 200
