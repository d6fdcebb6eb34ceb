"""A posted model is solved in the reader's browser, and what the page shows is the closed form."""

import gzip
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Visitor
from tests.browser.models import BAR, STEEL, beam, example, point_beam, with_old_results
from tests.first_load import first_files
from tests.seeds import AT_LENGTH

SPAN, LOAD, FACTOR = 8.0, 10e3, 1.5
ALL = {file.stem for file in (ROOT / "schemas" / "examples").glob("*.json")}
# The solver's own tests solve all of them, and other tests open most; `make search` opens each here too.
EXAMPLES = ALL if AT_LENGTH else {"tower"}
STIFFNESS = float(str(STEEL["e"])) * float(str(BAR["iy"]))


def test_a_simply_supported_beam_in_every_unit(visitor: Visitor) -> None:
    block = visitor.solved(beam(SPAN, LOAD))
    page = visitor.page
    moment = FACTOR * LOAD * SPAN**2 / 8
    sag = 5 * FACTOR * LOAD * SPAN**4 / (384 * STIFFNESS)
    (uls,) = block["load_combinations"]
    assert uls["extrema"]["my"]["max"][0] == pytest.approx(moment, rel=1e-9)
    assert uls["extrema"]["my"]["max_x"][0] == pytest.approx(SPAN / 2, rel=1e-9)
    assert page.text_content("#largest-displacement") == f"{sag * 1e3:.2f} mm"
    # The only member is chosen; its reading at mid-span and the reactions say the same.
    row = page.locator(".reading tr", has_text="My").locator("td")
    expect(row).to_have_text([f"{moment / 1e3:.2f}"] * 2)
    page.get_by_role("tab", name="Reactions").click()
    expect(page.locator(".data tbody")).to_contain_text(f"{FACTOR * LOAD * SPAN / 2 / 1e3:.2f}")
    assert "1 member" in (page.text_content(".facts") or "")
    assert "non-commercial" in (page.text_content(".facts") or "")
    assert "link ends in 23 h" in (page.text_content(".facts") or "")
    # Units switch everywhere.
    page.get_by_role("radio", name="SI base units").check(force=True)
    page.wait_for_function("() => document.querySelector('#largest-displacement').textContent.endsWith(' m')")
    assert page.locator(".reading tr", has_text="My (N·m)").locator("td").first.text_content() == "120000"
    page.get_by_role("radio", name="kip, ft and in; sentences of checks keep kN and m").check(force=True)
    # 120 kN·m by 1 ft·lbf = 1.3558179483314 N·m (NIST SP 811).
    in_feet = page.locator(".reading tr", has_text="My (kip·ft)").locator("td").first
    expect(in_feet).to_have_text(f"{120e3 / 1355.8179483314:.2f}")
    expect(page.locator("#largest-displacement")).to_have_text(re.compile(r"^\d+\.\d{3} in$"))


def test_warnings_of_validation_reach_the_reader(visitor: Visitor) -> None:
    answer = visitor.call("/api/sdk/solve", {"model": with_old_results()})
    (warning,) = answer["validation"]["warnings"]
    visitor.page.goto(answer["open_url"])
    strip = visitor.page.locator(".trust")
    strip.get_by_text("1 warning").wait_for()
    strip.locator("summary").click()
    assert f"Warning: {warning['path']}: {warning['message']}" in strip.inner_text()


def test_a_jump_is_read_on_both_sides(visitor: Visitor) -> None:
    visitor.solved(point_beam(6.0, 12e3))
    shear = visitor.page.locator(".reading tr", has_text="Vz").locator("td")
    expect(shear).to_have_text(["9.00", "−9.00"])
    slider = visitor.page.get_by_label("Position along the member")
    slider.fill("250")
    expect(shear).to_have_text(["9.00", "9.00"])
    moment = visitor.page.locator(".reading tr", has_text="My").locator("td")
    assert moment.first.text_content() == f"{9 * 1.5:.2f}"


def test_envelope_names_what_governs(visitor: Visitor) -> None:
    block = visitor.solved(example("portal-frame"))
    page = visitor.page
    assert page.locator("#set option:checked").text_content() == "ULS envelope"
    page.get_by_role("tab", name="Forces").click()
    page.locator(".data th[scope=row]").first.wait_for()
    (envelope,) = (item for item in block["envelopes"] if item["limit_state"] == "ULS")
    names = [block["load_combinations"][i]["id"] for i in envelope["combinations"]]
    first = envelope["members"]["n"]["min_by"][0]
    row = page.locator(".data tbody tr", has=page.get_by_role("button", name=block["members"]["ids"][0], exact=True))
    assert names[first] in (row.locator("td .by").first.text_content() or "")


def test_nothing_is_asked_of_the_network_after_the_solve(visitor: Visitor) -> None:
    visitor.solved(example("simply-supported-beam"))
    visitor.page.locator(".data tbody tr").first.wait_for()
    visitor.page.locator("html[data-offline=ready]").wait_for()
    asked = list(visitor.requests)
    visitor.context.set_offline(True)
    page = visitor.page
    page.get_by_role("tab", name="Members", exact=True).click()
    page.get_by_role("button", name="beam", exact=True).first.click()
    page.select_option("#set", label="SLS (SLS)")
    page.wait_for_selector("#chosen >> text=beam")
    assert visitor.requests == asked


def test_the_first_load_is_small() -> None:
    """258 kB gzip in all without the section table, which only models that name a library section fetch. The whole
    stylesheet is in it: what the first picture does not need of that is 3 kB, and would be a request more. The worker
    fetches the kernel beside, which nothing is solved without, and the structure is shown without: 280 kB with it."""
    dist = ROOT / "viewer" / "dist"
    first = first_files(dist)
    (kernel,) = (file.relative_to(dist).as_posix() for file in dist.glob("assets/kernel-*.js"))
    assert kernel not in first
    size = {name: len(gzip.compress((dist / name).read_bytes(), 9)) for name in {*first, kernel}}
    assert sum(size[name] for name in first) < 258_000
    assert sum(size.values()) < 280_000
    assert [name for name in first if name.startswith("assets/picture-")]
    assert [name for name in first if name.startswith("assets/worker-")]


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_every_example_opens_solved(visitor: Visitor, name: str) -> None:
    block = visitor.solved(example(name))
    assert "code" not in block
    assert visitor.page.locator("#failure").count() == 0
    sets = [*block["load_cases"], *block["load_combinations"]]
    assert [item["id"] for item in sets if item["failed"]] == []
    assert all(item["displacements"] for item in sets)


@pytest.mark.parametrize("name", ["worker", "checking", "validate"])
def test_who_comes_from_the_site_has_the_solver_already(name: str) -> None:
    """Page and site are built apart, and what both solve with comes out the same."""
    assets = ROOT / "viewer" / "dist" / "assets"
    assert len(list(assets.glob(f"{name}-*.js"))) == 1
