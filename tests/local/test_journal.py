"""The journal: whole records or nothing."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from local.journal import DamagedJournal, Journal, Record


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "journal.jsonl")


def written(number: int) -> Record:
    return {"at": float(number), "changes": [{"key": ["a", str(number)], "now": {}}]}


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
        assert list(Journal(journal.path).read()) == [written(1)]


@pytest.mark.parametrize("line", [2, 3, 4])
@pytest.mark.parametrize("place", ["checksum", "text"])
def test_an_altered_record_is_found_by_its_line(journal: Journal, line: int, place: str) -> None:
    for number in range(3):
        journal.append(written(number))
    lines = journal.path.read_bytes().splitlines(keepends=True)
    lines[line - 1] = lines[line - 1].replace(b'"a"', b'"b"') if place == "text" else b"00000000" + lines[line - 1][8:]
    journal.path.write_bytes(b"".join(lines))
    with pytest.raises(DamagedJournal, match=f"line {line}"):
        list(Journal(journal.path).read())


def test_an_altered_end_is_not_taken_for_a_torn_one(journal: Journal) -> None:
    for number in range(2):
        journal.append(written(number))
    journal.path.write_bytes(journal.path.read_bytes()[:-1] + b" ")
    with pytest.raises(DamagedJournal, match="line 3"):
        list(Journal(journal.path).read())


def test_a_record_taken_out_is_found(journal: Journal) -> None:
    for number in range(3):
        journal.append(written(number))
    lines = journal.path.read_bytes().splitlines(keepends=True)
    journal.path.write_bytes(lines[0] + lines[1] + lines[3])
    with pytest.raises(DamagedJournal, match="line 3"):
        list(Journal(journal.path).read())


def test_appending_goes_on_after_a_torn_end(journal: Journal) -> None:
    journal.append(written(1))
    with journal.path.open("ab") as file:
        file.write(b"deadbeef {torn")
    again = Journal(journal.path)
    assert list(again.read()) == [written(1)]
    again.append(written(2))
    assert list(Journal(journal.path).read()) == [written(1), written(2)]


def test_a_file_that_is_no_journal_is_refused(journal: Journal) -> None:
    journal.path.write_bytes(b'{"at": 1}\n')
    with pytest.raises(DamagedJournal, match="not a journal of this version"):
        list(journal.read())


def test_rewriting_replaces_the_content_and_appending_goes_on(journal: Journal) -> None:
    journal.append(written(1))
    journal.rewrite([written(2)])
    journal.append(written(3))
    assert list(journal.read()) == [written(2), written(3)]


def test_a_rewrite_that_fails_leaves_the_old_journal(journal: Journal) -> None:
    journal.append(written(1))

    def failing() -> Iterator[Record]:
        yield written(2)
        raise RuntimeError("the snapshot failed")

    with pytest.raises(RuntimeError, match="the snapshot failed"):
        journal.rewrite(failing())
    assert list(journal.read()) == [written(1)]


def test_a_write_that_the_disk_refuses_leaves_no_half_record(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
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
