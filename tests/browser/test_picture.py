"""What is seen in the picture itself, by its pixels: ends, loads, what is chosen, the elastic line, its room."""

import io
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.conftest import DRAWN, Visitor
from tests.browser.models import beam, example, model, support
from tests.browser.words import HIDDEN, LISTEN, until_said

Pixels = NDArray[np.int_]
Mask = NDArray[np.bool_]
# As `tokens.css` has them for the light theme.
CANVAS, MEMBER, SUPPORT, LOAD = (0xFB, 0xFC, 0xFD), (0x2B, 0x3A, 0x49), (0x4A, 0x6B, 0x57), (0x6A, 0x3F, 0xA0)
SELECT = (0xC2, 0x18, 0x8F)
# Nothing but what the graphics card draws: no controls, no words.
BARE = """(on) => {
  for (const node of document.querySelectorAll('.overlay, canvas.labels, .probe'))
    node.style.visibility = on ? 'hidden' : '';
}"""


def seen(page: Page) -> Pixels:
    """The canvas as it is painted: a browser short of time may show one that is still empty."""
    page.evaluate(BARE, True)
    for _ in range(30):
        page.evaluate(DRAWN)
        shot = Image.open(io.BytesIO(page.locator("canvas.picture").screenshot())).convert("RGB")
        pixels = np.asarray(shot, dtype=int)
        if near(pixels, CANVAS, 12).mean() > 0.1:
            break
    page.evaluate(BARE, False)
    return pixels


def near(pixels: Pixels, colour: tuple[int, int, int], within: int = 40) -> Mask:
    return np.asarray(np.abs(pixels - colour).max(axis=2) < within)


def runs(line: Mask) -> int:
    """How many separate stretches there are in a row of pixels."""
    return int((np.diff(np.concatenate(([0], line.astype(int)))) == 1).sum())


def spanned() -> dict[str, Any]:
    """A beam of six pieces between a fixed and a pinned column, under two loads that act along all of it."""
    at = {"A": (0.0, 0.0, 0.0), "E": (9.0, 0.0, 0.0), **{f"T{i}": (1.5 * i, 0.0, 4.0) for i in range(7)}}
    beams = [f"B{i}" for i in range(6)]

    def case(name: str, nature: str, load: float) -> dict[str, Any]:
        loads = [{"member": item, "type": "distributed", "fz": -load} for item in beams]
        return {"id": name, "nature": nature, "self_weight": 0, "member_loads": loads}

    return model(
        at,
        [
            {"id": "C1", "start": "A", "end": "T0"},
            *({"id": f"B{i}", "start": f"T{i}", "end": f"T{i + 1}"} for i in range(6)),
            {"id": "C2", "start": "E", "end": "T6"},
        ],
        title="Fixed and pinned",
        supports=[
            support("A", "ux uy uz rx ry rz"),
            support("E", "ux uy uz rx rz"),
            support("T3", "uy"),
        ],
        load_cases=[case("G", "permanent", 10e3), case("Q", "imposed", 5e3)],
        load_combinations=[
            {
                "id": "ULS1",
                "limit_state": "ULS",
                "terms": [{"load_case": "G", "factor": 1.35}, {"load_case": "Q", "factor": 1.5}],
            }
        ],
    )


@pytest.mark.painted
def test_ends_loads_and_the_chosen_member_are_told_apart(visit: Callable[..., Visitor]) -> None:
    visitor = visit(alone=True, device_scale_factor=2)
    page = visitor.page
    page.add_init_script(LISTEN)
    model = spanned()
    model.setdefault("analysis", {})["options"] = {"order": "first"}
    visitor.solved(model)
    page.locator("label", has_text="No diagram").click()
    # Six pieces under the same two loads: both are written, each in fewer places than there are pieces.
    until_said(page, "said.includes('13.50 kN/m') && said.includes('7.50 kN/m')")
    said = page.evaluate("words.map(({ text }) => text)")
    assert 0 < said.count("13.50 kN/m") < 6
    assert 0 < said.count("7.50 kN/m") < 6
    picture = seen(page)
    frame = near(picture, MEMBER)
    columns = np.flatnonzero(frame.sum(axis=0) > 0.5 * frame.sum(axis=0).max())
    left, right = int(columns.min()), int(columns.max())
    # The loads of the combination stand on one another: two lines along the whole beam, above it.
    long = np.flatnonzero(near(picture, LOAD)[:, left:right].sum(axis=1) > 0.8 * (right - left))
    assert int((np.diff(long) > 4).sum()) == 1
    assert long.max() < np.flatnonzero(frame.any(axis=1)).min()
    # A fixed end is a hatched wall: rows of separate strokes below it. A pinned one is a solid foot.
    ground = near(picture, SUPPORT)
    strokes = [max(runs(row) for row in ground[:, at - 40 : at + 40]) for at in (left, right)]
    assert strokes[0] >= 4
    assert strokes[1] <= 2
    # What is chosen has a colour that nothing else in the picture has.
    assert not near(picture, SELECT, 24).any()
    page.get_by_role("tab", name="Members", exact=True).click()
    page.get_by_role("button", name="B2", exact=True).click()
    expect(page.locator("#chosen")).to_have_text("B2")
    assert near(seen(page), SELECT, 24).sum() > 400
    # Near the borders words flip or stand off on leaders; none is under a control or beyond the picture.
    page.locator("canvas.picture").focus()
    for _ in range(4):
        page.keyboard.press("+")
    page.wait_for_function("() => location.hash.includes('view=')")
    until_said(page, "said.length > 3")
    assert page.evaluate(HIDDEN) == []
    visitor.keep("picture-chosen")


@pytest.mark.painted
def test_the_deformed_member_is_the_elastic_line(visit: Callable[..., Visitor]) -> None:
    visitor = visit(device_scale_factor=2)
    visitor.solved(beam())
    page = visitor.page
    page.locator("label", has_text="No diagram").click()
    visitor.tool("Deformed").check()
    page.locator("canvas.picture").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".legend")).to_contain_text("Deformed shape")
    line = near(seen(page), MEMBER, 24)
    across = np.flatnonzero(line.any(axis=0))
    start, end = int(across.min()), int(across.max())
    # Away from the supports' symbols, row by row of what is dark there.
    inner = np.arange(start + (end - start) // 12, end - (end - start) // 12)
    rows = np.arange(line.shape[0])
    middle = np.array([float((rows * line[:, x]).sum() / line[:, x].sum()) for x in inner])
    # 16/5·(ξ − 2ξ³ + ξ⁴) under a uniform load: within two pixels of about seventy, which no polygon of a few sides is.
    share = (inner - start) / (end - start)
    shape = 16 / 5 * (share - 2 * share**3 + share**4)
    scale, level = np.polyfit(shape, middle, 1)
    assert scale > 40
    assert np.abs(scale * shape + level - middle).max() < 2


def test_colours_of_use_and_of_the_chosen_differ(visitor: Visitor) -> None:
    visitor.solved(example("simply-supported-beam"))
    page = visitor.page
    swatches = page.locator(".legend .swatch")
    expect(swatches).to_have_count(5)
    ramp = [
        tuple(int(part) for part in text.removeprefix("rgb(").removesuffix(")").split(","))
        for text in swatches.evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor)")
    ]
    assert all(max(abs(a - b) for a, b in zip(SELECT, colour, strict=True)) > 60 for colour in ramp)


@pytest.mark.painted
def test_the_model_fills_what_the_controls_leave_free(visit: Callable[..., Visitor]) -> None:
    # Alone: others leave such a tab in the dark.
    visitor = visit(alone=True, viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True)
    visitor.solved(example("plate-on-beams"))
    page = visitor.page
    expect(page.locator("#contours")).to_be_visible()
    # One row of tools, whatever does not fit it under More.
    tops = page.eval_on_selector_all(
        ".overlay.top .group > *, .overlay.top > *:not(.group)",
        "all => [...new Set(all.filter((one) => one.checkVisibility())"
        ".map((one) => one.getBoundingClientRect().bottom))]",
    )
    assert len(tops) == 1, tops
    page.locator(".view").scroll_into_view_if_needed()
    bars = page.evaluate(
        """() => {
          const home = document.querySelector('.stage').getBoundingClientRect();
          const [above, below] = ['.overlay.top', '.overlay.bottom'].map((name) =>
            document.querySelector(name).getBoundingClientRect());
          return [above.bottom - home.top, below.top - home.top, home.width];
        }"""
    )
    drawn = ~near(seen(page), CANVAS, 12)
    # The view's own border.
    drawn[:4] = drawn[-4:] = False
    rows, columns = np.flatnonzero(drawn.any(axis=1)) / 2, np.flatnonzero(drawn.any(axis=0)) / 2
    top, bottom, width = bars
    assert rows.min() >= top
    assert rows.max() <= bottom
    assert max((rows.max() - rows.min()) / (bottom - top), (columns.max() - columns.min()) / width) > 0.7
    # A part that was not verified wholly is no pass: its figure is a least one. The bar keeps its colour, and what is
    # open is hatched over it.
    expect(page.locator(".meter i")).to_have_class("open")
    visitor.keep("picture-phone")
