"""What an engineer signs by: one verdict everywhere, numbers that agree, nothing left out without a word."""

import io
import math
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import DRAWN, Visitor
from tests.browser.models import BAR, STEEL, beam, example, model, support
from tests.browser.paper import loaded, printed

E = float(str(STEEL["e"]))
# About the weak axis, over 8 m between pins: Euler, π²·E·Iz/L².
EULER = math.pi**2 * E * float(str(BAR["iz"])) / 8.0**2


def strut() -> dict[str, Any]:
    """A pinned strut in second order with a light and a crushing combination, and its buckling and vibration."""
    out = beam(8.0, 100.0)
    out["model"]["load_cases"][0]["node_loads"] = [{"node": "B", "fx": -100e3}]
    out["model"]["load_combinations"].append(
        {"id": "Crush", "limit_state": "ULS", "terms": [{"load_case": "Q", "factor": 10}]}
    )
    out["analysis"] = {
        "options": {"order": "second", "shear_deformation": False},
        "buckling": {"combinations": ["ULS1"], "modes": 2},
        "modal": {"modes": 2},
    }
    return out


# The grey of members that nothing verified wholly (`scale.ts`), and of members without colours (`tokens.css`).
UNVERIFIED, MEMBER = (0x8B, 0x95, 0xA1), (0x2B, 0x3A, 0x49)


def longest_row(visitor: Visitor, colour: tuple[int, int, int]) -> list[int]:
    """How long the runs of a colour are in the picture's row that has most of it."""
    visitor.page.evaluate(DRAWN)
    shot = Image.open(io.BytesIO(visitor.page.locator("canvas.picture").screenshot())).convert("RGB")
    near = np.abs(np.asarray(shot, dtype=int) - colour).max(axis=2) < 24
    row = near[int(near.sum(axis=1).argmax())]
    edges = np.flatnonzero(np.diff(np.concatenate(([0], row.astype(int), [0]))))
    return [int(end - start) for start, end in zip(edges[::2], edges[1::2], strict=True)]


def test_a_strut_has_its_modes_and_names_the_combination_that_crushes_it(visitor: Visitor) -> None:
    visitor.solved(strut())
    page = visitor.page
    assert "second order" in page.inner_text("#order")
    page.select_option("#set", label="Crush (ULS): no results")
    page.locator(".glance", has_text="Crush has no results").wait_for()
    page.get_by_role("tab", name="Reactions").click()
    page.locator(".table-scroll", has_text="Crush has no results").wait_for()
    expect(page.locator(".inspector .reading")).to_have_count(0)
    page.select_option("#set", label="ULS1 (ULS)")
    page.locator(".data tbody tr").first.wait_for()
    page.locator(".plot").first.wait_for()
    assert "Members buckle before the loads of Crush are reached." in page.inner_text(".glance")
    # Buckling and vibration are listed and drawn.
    alpha = EULER / 150e3
    assert page.inner_text("#critical").startswith("αcr")
    table = page.locator(".modes table", has_text="Buckling, ULS1")
    assert table.locator("tbody tr").first.locator("td").first.inner_text() == f"{alpha:.2g}"
    table.get_by_role("button", name="1", exact=True).click()
    page.locator(".legend", has_text=f"Buckling mode 1 of ULS1, α = {alpha:.2g}").wait_for()
    expect(visitor.tool("Animate")).to_be_checked()
    page.keyboard.press("Escape")
    # The first natural frequency of a pinned beam, π/2·√(E·I/(m·L⁴)).
    mass = float(str(STEEL["density"])) * float(str(BAR["a"]))
    hertz = math.pi / 2 * math.sqrt(E * float(str(BAR["iz"])) / (mass * 8.0**4))
    first = page.locator("#mode option", has_text="Hz").first.text_content() or ""
    assert float(first.removeprefix("Mode 1, ").removesuffix(" Hz")) == pytest.approx(hertz, rel=2e-3)
    # 8 m of 100 × 200 mm at 7850 kg/m³; the pound is 0.45359237 kg.
    vibration = page.locator(".modes caption", has_text="Vibration")
    expect(vibration).to_contain_text(f"{mass * 8:,.0f} kg in all")
    page.get_by_role("radio", name="kip").check(force=True)
    expect(vibration).to_contain_text(f"{mass * 8 / 0.45359237:,.0f} lb in all")
    visitor.keep("mode")
    page.get_by_role("button", name="Draw none").click()
    page.locator(".legend", has_text="Buckling mode").wait_for(state="detached")


def test_members_that_take_no_part_are_listed_and_keyed(visitor: Visitor) -> None:
    block = visitor.solved(example("braced-frame"))
    page = visitor.page
    uls = next(item for item in block["load_combinations"] if item["id"] == "ULS1")
    page.select_option("#set", value="combination:ULS1")
    page.locator("#idle-members", has_text="Take no part in ULS1").wait_for()
    for index in uls["idle_members"]:
        assert block["members"]["ids"][index] in page.inner_text("#idle-members")
    expect(page.locator(".legend")).to_contain_text("Dashed")
    visitor.keep("idle")
    # What governs by its name can be looked at: the model itself does not write out the combinations that lean.
    page.select_option("#set", value="combination:ULS2 +x")
    assert page.locator("#set option:checked").inner_text() == f"ULS2 +x: {page.inner_text('#terms')} (ULS)"
    page.locator("#idle-members", has_text="Take no part in ULS2 +x").wait_for()


def test_a_support_that_lifts_is_listed(visitor: Visitor) -> None:
    # Two spans, the first loaded: the far end wants to rise, and its support only pushes.
    lifting = {**support("C", "uy"), "uz": "push"}
    visitor.solved(
        model(
            {"A": (0, 0, 0), "B": (4, 0, 0), "C": (8, 0, 0)},
            [{"id": "M1", "start": "A", "end": "B"}, {"id": "M2", "start": "B", "end": "C"}],
            supports=[support("A", "ux uy uz rx"), support("B", "uy uz"), lifting],
            load_cases=[
                {
                    "id": "Q",
                    "nature": "imposed",
                    "self_weight": 0,
                    "member_loads": [{"member": "M1", "type": "distributed", "fz": -10e3}],
                }
            ],
        )
    )
    visitor.page.locator("#idle-supports", has_text="Lifted in ULS1: at C uz").wait_for()


def test_pill_strip_and_report_say_one_verdict(visitor: Visitor) -> None:
    # Its diagonals hold the frame to first order too, and nobody asks for them.
    frame = example("braced-frame")
    frame["analysis"]["options"] = {"order": "first"}
    frame["analysis"]["checks"] = [check for check in frame["analysis"]["checks"] if check["id"] != "ties"]
    visitor.solved(frame)
    page = visitor.page
    word = page.inner_text(".figure-main .pill")
    assert word.startswith("incomplete")
    assert page.inner_text("#verdict") == word
    assert page.locator(".figure-main .pill.pass, .trust .good #verdict").count() == 0
    assert "4 members not checked for strength" in page.inner_text(".open-points")
    sheets = [sheet.extract_text() for sheet in printed(visitor, "Report, summary", "report-summary").pages]
    assert len(sheets) <= 3
    assert word.upper() in sheets[0]


@pytest.mark.painted
def test_nothing_acts_is_no_pass(visitor: Visitor) -> None:
    visitor.solved(loaded(0))
    page = visitor.page
    assert page.inner_text(".figure-main .pill") == "nothing verified"
    assert page.inner_text("#governing-utilisation") == "–"
    # No row, no colour and no count says otherwise.
    expect(page.locator(".data .pill.pass")).to_have_count(0)
    expect(page.locator(".data tbody tr").first).to_contain_text("nothing acts")
    assert "verified" not in page.locator(".verdict-parts dd").first.inner_text().replace("cannot be verified", "")
    assert "striped: no figure" in page.inner_text(".legend")
    page.locator("label", has_text="No diagram").click()
    striped = longest_row(visitor, UNVERIFIED)
    visitor.tool("Utilisation").uncheck()
    page.keyboard.press("Escape")
    plain = longest_row(visitor, MEMBER)
    # Stripes of three pixels across the whole beam, which is one line without them.
    assert len(striped) > 20
    assert max(striped) < max(plain) / 10


def test_numbers_without_trust_carry_no_verdict_and_no_colours(visitor: Visitor) -> None:
    # A cantilever whose tip would move further than it is long.
    flying = beam(8.0, 1e8)
    flying["model"]["supports"] = [support("A", "ux uy uz rx ry rz")]
    check = {"id": "sag", "type": "deflection", "members": ["M1"], "limit_state": "ULS", "limit_ratio": 250}
    flying["analysis"]["checks"] = [check]
    block = visitor.solved(flying)
    assert block["conditioning"]["trusted"] is False
    page = visitor.page
    assert block["conditioning"]["distrust"] in page.inner_text("#untrusted")
    assert page.inner_text(".figure-main .pill") == "no verdict"
    assert page.locator(".legend", has_text="Utilisation").count() == 0
    look = "node => getComputedStyle(node).backgroundColor"
    plain = page.locator(".figure-main .pill").evaluate(look)
    # The table follows the block by a moment.
    expect(page.locator(".data .pill").first).to_have_css("background-color", plain)


def test_far_beyond_is_said_without_digits(visitor: Visitor) -> None:
    visitor.page.goto(
        visitor.call("/api/sdk/check-beam", {"span_m": 6, "section": "IPE 200", "udl": 400, "restrained": True})[
            "open_url"
        ]
    )
    visitor.block()
    assert visitor.page.inner_text("#governing-utilisation") == "> 1000 %"
    assert "> 1000" in visitor.page.inner_text(".data tbody")


def test_the_largest_displacement_is_exact_and_of_the_serviceability_limit_state(visitor: Visitor) -> None:
    propped = beam(8.0, 10e3)
    propped["model"]["supports"] = [support("A", "ux uy uz rx ry rz"), support("B", "uy uz")]
    propped["model"]["load_combinations"].append(
        {"id": "SLS1", "limit_state": "SLS", "terms": [{"load_case": "Q", "factor": 1}]}
    )
    visitor.solved(propped)
    # v = q·L⁴/EI · s²(3 − 2s)(1 − s)/48 from the fixed end, largest at s = (15 − √33)/16.
    s = (15 - math.sqrt(33)) / 16
    sag = 10e3 * 8.0**4 / (E * float(str(BAR["iy"]))) * s * s * (3 - 2 * s) * (1 - s) / 48
    page = visitor.page
    assert page.text_content("#largest-displacement") == f"{sag * 1e3:.2f} mm"
    assert "Largest displacement, SLS" in page.inner_text(".glance")
    assert f"as drawn, ULS1: {1.5 * sag * 1e3:.2f} mm" in page.inner_text(".glance")
    # The largest moment in the span, 9·q·L²/128, in the plot's name as in the table.
    moment = f"{9 * 15e3 * 8.0**2 / 128 / 1e3:.2f}"
    page.get_by_role("tab", name="Forces").click()
    page.locator(".data tbody td", has_text=moment).first.wait_for()
    assert moment in page.locator(".plot", has_text="My").locator("small").inner_text()
    # Nothing acts across the plane: no noise is written as a force.
    assert page.inner_text("#zero") == "Zero all along: N, Vy, Mx, Mz"
    assert page.locator(".plot").count() == 2
    assert "deflection z from chord" in page.inner_text(".reading")
    assert "displacement Z" in page.inner_text(".reading")


def test_checks_are_a_work_list(visitor: Visitor) -> None:
    visitor.solved(example("braced-frame"))
    page = visitor.page
    column = page.locator(".data tbody tr td:nth-child(4)")
    column.first.wait_for()
    shares = [float(text.lstrip("≥ ")) for text in column.all_text_contents()]
    assert shares == sorted(shares, reverse=True)
    # Nothing fails here: a chip that would find nothing is not offered.
    assert page.get_by_role("button", name="Fails").count() == 0
    chip = page.locator(".filter[aria-pressed]").first
    found = int(chip.locator(".count").inner_text())
    chip.click()
    assert page.locator(".data tbody tr").count() == found < len(shares)
    chip.click()
    assert page.locator(".data tbody tr").count() == len(shares)
    page.get_by_role("tab", name="Forces").click()
    page.get_by_role("button", name="N max").click()
    page.locator(".data [aria-sort=descending]").wait_for()
