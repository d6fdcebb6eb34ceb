"""Install hints hold what is downloaded to what was built."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from handoff.drafts import install_hints
from handoff.runtime import settings
from handoff.runtime.settings import limits

VERSION = limits()["version"]

WHEEL = f"handoff_solver-{VERSION}-py3-none-any.whl"


@pytest.fixture
def schemas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    settings.limits()
    monkeypatch.setattr(settings, "schemas_dir", lambda: tmp_path)
    install_hints.digests.cache_clear()
    yield tmp_path
    install_hints.digests.cache_clear()


def test_the_wheel_comes_with_its_digest(schemas: Path) -> None:
    lines = [f"{WHEEL} {'a' * 64} sha512-xyz==", f"handoff-solver-{VERSION}.tgz {'b' * 64} sha512-abc=="]
    (schemas / "package_digests.txt").write_text("\n".join(lines) + "\n")
    assert (
        install_hints.python("https://h.example") == f"pip install https://h.example/packages/{WHEEL}#sha256={'a' * 64}"
    )
    assert install_hints.integrity("handoff-solver") == "sha512-abc=="


def test_without_built_packages_there_is_nothing_to_promise(schemas: Path) -> None:
    assert install_hints.python("https://h.example") == f"pip install https://h.example/packages/{WHEEL}"
    assert install_hints.integrity("handoff-mcp") == "not built here"
