"""Imports of layers/core/handoff point down the list of rooms, and what points up is found."""

import importlib.util
from types import ModuleType

import pytest

from tests.service import ROOT


@pytest.fixture(scope="module")
def rooms() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rooms", ROOT / ".ci/rooms.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_imports_point_downward(rooms: ModuleType) -> None:
    assert list(rooms.faults(rooms.modules())) == []


def test_what_points_upward_is_found(rooms: ModuleType) -> None:
    sources = {
        "handoff.aws.storage": "def read():\n    from handoff.drafts import drafts\n",
        "handoff.drafts.drafts": "from handoff.aws.storage import read\n",
        "handoff.cellar.wine": "",
    }
    assert list(rooms.faults(sources)) == [
        "handoff.aws.storage imports handoff.drafts.drafts, which lies above it",
        "handoff.cellar.wine is in no room of .ci/rooms.py",
    ]
