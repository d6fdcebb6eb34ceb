"""The collector rests during what is asked, and is afterwards as it was before."""

import gc
from collections.abc import Iterator

import pytest

from handoff.runtime import gc_pause


@pytest.fixture(autouse=True)
def collecting() -> Iterator[None]:
    yield
    gc.enable()


def test_it_rests_and_goes_on_again() -> None:
    gc.enable()
    with gc_pause.at_rest():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_whoever_had_turned_it_off_finds_it_off() -> None:
    gc.disable()
    with gc_pause.at_rest():
        assert not gc.isenabled()
    assert not gc.isenabled()


def test_a_failure_does_not_leave_it_off() -> None:
    gc.enable()
    with pytest.raises(ValueError, match="broken"), gc_pause.at_rest():
        raise ValueError("broken")
    assert gc.isenabled()
