"""Files of earlier versions of the page: only what a build may have named is looked for."""

from datetime import timedelta
from pathlib import Path

import pytest

from handoff.aws import storage
from handoff.pages import kept_assets
from handoff.runtime import clock, settings


@pytest.mark.parametrize("name", ["", "../drafts/0", ".hidden", "a/b", "a b", "é.js", "a" * 129, "a\n"])
def test_no_name_leads_out_of_the_folder(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bucket holds saved models and drafts."""

    def asked(name: str) -> bytes:
        raise AssertionError(f"the bucket was asked for {name}")

    monkeypatch.setattr(storage, "get_object", asked)
    assert kept_assets.find(name) is None


def test_a_file_is_found_until_the_bucket_drops_it(aws: None, tmp_path: Path) -> None:
    (tmp_path / "main-1a.js").write_text("1")
    assert kept_assets.keep(tmp_path) == 1
    assert kept_assets.find("main-1a.js") == b"1"
    assert kept_assets.find("main-2b.js") is None


def test_files_are_renewed_well_before_the_bucket_drops_them(
    aws: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "main-1a.js").write_text("1")
    kept_assets.keep(tmp_path)
    assert kept_assets.keep(tmp_path) == 0
    later = clock.now() + timedelta(days=settings.limits()["asset_renewal_days"] + 1)
    monkeypatch.setattr(clock, "now", lambda: later)
    assert kept_assets.keep(tmp_path) == 1
