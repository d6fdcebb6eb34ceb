"""A page as the viewer's build leaves it behind, and none, for the tests of whatever serves it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from handoff.pages import pages
from handoff.runtime.settings import limits

VERSION = limits()["version"]


@pytest.fixture
def fresh_application() -> Iterator[None]:
    """The folder is read once for an application."""
    pages.application.cache_clear()
    yield
    pages.application.cache_clear()


@pytest.fixture
def no_page(fresh_application: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIEWER_DIR", str(tmp_path / "nothing"))


@pytest.fixture
def page(fresh_application: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Its folder."""
    for name, content in {
        "index.html": "<head><title>page</title></head>",
        "ended.html": "<title>ended</title>",
        "assets/main-1a2b3c.js": "console.log(1)\n" * 500,
        f"packages/handoff_solver-{VERSION}-py3-none-any.whl": "PK",
        "docs/local.html": "<title>local</title>",
        "docs/index.html": "<title>documents</title>",
        "secret.txt": "not served",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content)
    monkeypatch.setenv("VIEWER_DIR", str(tmp_path))
    return tmp_path
