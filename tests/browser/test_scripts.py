"""The PyNite and OpenSeesPy scripts give the same displacements as the page."""

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.browser import opensees_stand_in
from tests.browser.conftest import Visitor
from tests.browser.models import everything, example


def take(visitor: Visitor, item: str, folder: Path, lost: str = "") -> Path:
    page = visitor.page
    page.get_by_role("button", name="Export").click()
    with page.expect_download() as download:
        page.get_by_role("menuitem", name=item).click()
        if lost:
            dialog = page.get_by_role("dialog", name=item)
            assert lost in dialog.inner_text()
            dialog.get_by_role("button", name="Save the script").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def displacements(block: dict[str, Any]) -> dict[str, np.ndarray]:
    return {item["id"]: np.array(item["displacements"]).reshape(-1, 6) for item in block["load_combinations"]}


def assert_same(theirs: dict[str, np.ndarray], ours: dict[str, np.ndarray]) -> None:
    assert theirs.keys() == ours.keys()
    for name, values in ours.items():
        np.testing.assert_allclose(theirs[name], values, rtol=0, atol=2e-5 * np.abs(values).max())


def node(model: Any, name: str, combination: str) -> list[float]:
    return [getattr(model.nodes[name], key)[combination] for key in ("DX", "DY", "DZ", "RX", "RY", "RZ")]


def linear() -> dict[str, Any]:
    """The scripts are of first order, and so is what they are compared with."""
    model = everything()
    model.setdefault("analysis", {}).setdefault("options", {})["order"] = "first"
    return model


def test_both_scripts_move_as_the_page_does(visitor: Visitor, tmp_path: Path) -> None:
    opensees_stand_in.install()
    block = visitor.solved(linear())
    pynite = runpy.run_path(str(take(visitor, "PyNite script", tmp_path)))
    model = pynite["build"]()
    model.analyze_linear()
    moved = {name: np.array([node(model, at, name) for at in block["nodes"]]) for name, _ in pynite["COMBINATIONS"]}
    # Rotations that nothing stiffens are held in the script and zero in the results.
    assert_same(moved, displacements(block))
    opensees = runpy.run_path(str(take(visitor, "OpenSeesPy script", tmp_path)))
    moved = {}
    for name, factors in opensees["COMBINATIONS"]:
        model = opensees["Model"](factors)
        model.solve()
        moved[name] = np.array([opensees["ops"].nodeDisp(model.nodes[node]) for node in block["nodes"]])
    assert_same(moved, displacements(block))


def test_a_script_refuses_by_name_what_it_cannot_say(visitor: Visitor, tmp_path: Path) -> None:
    visitor.open(example("continuous-beam"))
    visitor.block()
    with pytest.raises(SystemExit, match=r"temperature loads; support displacements"):
        runpy.run_path(str(take(visitor, "PyNite script", tmp_path, lost="temperature loads")))
