"""The journal: whole records or nothing."""

from pathlib import Path

import pytest

from local.journal import DamagedJournal, Journal, Write


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "journal.jsonl")


def written(number: int) -> Write:
    return Write({"PATH_INFO": f"/{number}"}, bytes([number]), at=float(number))


def test_a_new_journal_is_empty(journal: Journal) -> None:
    assert list(journal.read()) == []


def test_what_was_appended_is_read_back_in_order(journal: Journal) -> None:
    for number in range(3):
        journal.append(written(number))
    assert list(Journal(journal.path).read()) == [written(number) for number in range(3)]


def test_every_cut_through_the_last_record_leaves_the_ones_before(journal: Journal) -> None:
    journal.append(written(1))
    first = journal.path.stat().st_size
    journal.append(written(2))
    whole = journal.path.read_bytes()
    for cut in range(first, len(whole)):
        journal.path.write_bytes(whole[:cut])
        assert list(journal.read()) == [written(1)]


def test_a_damaged_record_in_the_middle_is_refused_by_its_line(journal: Journal) -> None:
    for number in range(3):
        journal.append(written(number))
    lines = journal.path.read_bytes().splitlines(keepends=True)
    journal.path.write_bytes(lines[0] + b"{}\n" + lines[2])
    with pytest.raises(DamagedJournal, match="line 2"):
        list(journal.read())


def test_rewriting_replaces_the_content_and_appending_goes_on(journal: Journal) -> None:
    journal.append(written(1))
    journal.rewrite([written(2)])
    journal.append(written(3))
    assert list(journal.read()) == [written(2), written(3)]


def test_a_rewrite_that_fails_leaves_the_old_journal(journal: Journal) -> None:
    journal.append(written(1))

    def failing() -> object:
        yield written(2)
        raise RuntimeError("the snapshot failed")

    with pytest.raises(RuntimeError, match="the snapshot failed"):
        journal.rewrite(failing())  # type: ignore[arg-type]
    assert list(journal.read()) == [written(1)]


def test_a_write_that_the_disk_refuses_leaves_no_half_record(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    journal.append(written(1))
    real = os.write

    def half(file: int, data: bytes) -> int:
        real(file, bytes(data)[: len(data) // 2])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", half)
        with pytest.raises(OSError, match="No space left"):
            journal.append(written(2))
    journal.append(written(3))
    assert list(journal.read()) == [written(1), written(3)]
