"""Everything a reader can take away: files, picture, printed report; and a model from disk."""

import csv
import hashlib
import io
import json
import re
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import expect
from pypdf import PdfReader

from tests.browser.conftest import PICTURES, Visitor
from tests.browser.downloads import taken
from tests.browser.holding import SCRIPT as HOLDING
from tests.browser.holding import hold, let_go
from tests.browser.models import beam, example, with_old_results

# What a spreadsheet is given of the table from one cell to another.
COPIED = """([from, to]) => {
  const range = document.createRange();
  range.setStart(document.querySelector(`.data ${from}`), 0);
  const last = document.querySelector(`.data ${to}`);
  range.setEnd(last, last.childNodes.length);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  const event = new ClipboardEvent("copy", { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
  document.querySelector(`.data ${from}`).dispatchEvent(event);
  getSelection().removeAllRanges();
  return event.clipboardData.getData("text/plain");
}"""


@pytest.mark.painted
def test_files_are_made_without_a_network(visitor: Visitor) -> None:
    model = beam()
    block = visitor.solved(model)
    page = visitor.page
    page.locator("html[data-offline=ready]").wait_for()
    visitor.context.set_offline(True)
    packed = zipfile.ZipFile(io.BytesIO(taken(visitor, "All tables as ZIP")))
    assert packed.testzip() is None
    # Of whose results a file is, it says alone.
    assert "reactions-combination-ULS1.csv" in packed.namelist()
    rows = list(csv.DictReader(io.StringIO(packed.read("reactions-combination-ULS1.csv").decode("utf-8-sig"))))
    assert {row["Set"] for row in rows} == {"combination ULS1"}
    assert [float(row["Fz (kN)"]) for row in rows] == [60.0, 60.0]
    results = json.loads(taken(visitor, "Results as JSON"))
    # Whoever chose by keyboard goes on from there.
    assert page.evaluate("document.activeElement.textContent") == "Export"
    assert results["load_combinations"] == block["load_combinations"]
    raw = taken(visitor, "Model as JSON")
    assert json.loads(raw) == model
    page.locator(".trust summary").click()
    assert page.inner_text("#fingerprint") == hashlib.sha256(raw).hexdigest()
    picture = Image.open(io.BytesIO(taken(visitor, "Picture as PNG"))).convert("RGB")
    box = page.locator("canvas.picture").bounding_box()
    assert box
    # Twice as fine as the screen, and taller by title and key.
    assert picture.width == 2 * round(box["width"])
    assert picture.height > 2 * round(box["height"]) + 80
    # The title's words over it, in ink.
    head = np.asarray(picture.crop((0, 0, picture.width, 80)), dtype=int)
    assert (head.max(axis=2) < 100).sum() > 200
    colours = picture.getcolors(1 << 24) or []
    background = max(count for count, _ in colours)
    drawn = sum(count for count, _ in colours) - background
    assert drawn > 0.005 * picture.width * picture.height
    page.get_by_role("tab", name="Reactions").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="CSV", exact=True).click()
    assert download.value.suggested_filename == "reactions-combination-ULS1.csv"
    text = Path(download.value.path()).read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [float(row["Fz (kN)"]) for row in rows] == [60.0, 60.0]


def test_a_table_is_taken_and_copied_as_it_is_shown(visitor: Visitor) -> None:
    visitor.solved(beam())
    page = visitor.page
    # Of what is found, the file has that, and the button says how much it is.
    page.get_by_role("tab", name="Nodes").click()
    page.get_by_label("Find in every column").fill("8.000")
    with page.expect_download() as download:
        page.get_by_role("button", name="CSV of 1").click()
    assert download.value.suggested_filename == "nodes-found.csv"
    (row,) = csv.DictReader(io.StringIO(Path(download.value.path()).read_text(encoding="utf-8-sig")))
    assert float(row["x (m)"]) == 8
    page.get_by_label("Find in every column").fill("")
    expect(page.get_by_role("button", name="CSV", exact=True)).to_be_visible()
    # A spreadsheet takes a copied figure for a number only behind a hyphen.
    page.get_by_role("tab", name="Displacements").click()
    expect(page.locator(".data tbody")).to_contain_text("−")
    copied = page.evaluate(COPIED, ["tbody th", "tbody tr:last-child td:last-child"])
    assert "−" not in copied
    assert re.search(r"\t-\d+\.\d+", copied)


def test_what_is_taken_and_shown_is_what_was_chosen_last(visit: Callable[..., Visitor]) -> None:
    """However late the values come, and in whatever order."""
    visitor = visit(alone=True)
    page = visitor.page
    page.add_init_script(HOLDING)
    visitor.solved(example("portal-frame"))
    page.get_by_role("tab", name="Forces").click()
    caption = page.locator(".data caption")
    expect(caption).to_have_text(re.compile("ULS envelope$"))
    hold(visitor)
    page.select_option("#set", label="SLS1 (SLS)")
    page.get_by_role("tab", name="Reactions").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="CSV", exact=True).click()
        expect(caption).to_have_text(re.compile("ULS envelope$"))
        let_go(visitor)
    assert download.value.suggested_filename == "reactions-combination-SLS1.csv"
    # The envelope's values are at hand, and another set's arrive once it is chosen again.
    page.get_by_role("tab", name="Forces").click()
    expect(caption).to_have_text(re.compile("along each member, SLS1$"))
    hold(visitor)
    page.select_option("#set", label="SLS2 (SLS)")
    page.select_option("#set", label="ULS envelope")
    expect(caption).to_have_text(re.compile("ULS envelope$"))
    let_go(visitor)
    # The worker answers in turn: what it says of a member comes after what was held.
    page.get_by_role("button", name="C2", exact=True).click()
    page.locator("#chosen", has_text="C2").wait_for()
    expect(caption).to_have_text(re.compile("ULS envelope$"))


def test_the_combinations_of_an_envelope_are_copied_into_cells_of_their_own(visitor: Visitor) -> None:
    block = visitor.solved(example("portal-frame"))
    page = visitor.page
    page.get_by_role("tab", name="Forces").click()
    page.locator(".data td .by").first.wait_for()
    copied = page.evaluate(COPIED, ["thead th", "tbody tr:last-child td:last-child"])
    heads, *rows = (line.split("\t") for line in copied.split("\n"))
    (envelope,) = (item for item in block["envelopes"] if item["limit_state"] == "ULS")
    names = [block["load_combinations"][i]["id"] for i in envelope["combinations"]]
    assert [row[0] for row in rows] == block["members"]["ids"]
    # Nothing governs a zero: its second cell is empty, and what follows stays under its heading.
    assert {len(row) for row in rows} == {len(heads)}
    least = envelope["members"]["my"]
    for row, value, by in zip(rows, least["min"], least["min_by"], strict=True):
        said = dict(zip(heads, row, strict=True))
        assert float(said["My min kN·m"]) == pytest.approx(value / 1e3, abs=0.005)
        assert said["My min by"] == (names[by] if abs(value) >= 5 else "")
    # From amid a row, those ahead of it are left empty where more rows follow; one cell alone is its two parts.
    assert page.evaluate(COPIED, ["tbody td:nth-child(4)", "tbody tr:nth-child(2) th"]).startswith("\t" * 5)
    alone = page.evaluate(COPIED, ["tbody td:nth-child(2)", "tbody td:nth-child(2)"])
    assert alone.split("\t") == rows[0][1:3]


def page_printed_from_the_dark(visitor: Visitor) -> None:
    """What the browser prints of the page itself: verdict, whole picture in light colours, every row, no controls."""
    page = visitor.page
    page.locator("html[data-offline=ready]").wait_for()
    expect(page.locator(".data caption")).to_have_text("Checks with their verdicts, worst first")
    page.emulate_media(color_scheme="dark")
    page.locator("html[data-theme=dark]").wait_for()
    PICTURES.mkdir(exist_ok=True)
    reader = PdfReader(io.BytesIO(page.pdf(path=PICTURES / "page.pdf", prefer_css_page_size=True)))
    texts = [sheet.extract_text() for sheet in reader.pages]
    whole = "\n".join(texts)
    assert len(texts) == 2
    assert "all checks pass" in texts[0].split("Checks with their verdicts, worst first")[0]
    assert whole.count("6.3.3") == 4
    assert (page.text_content("#fingerprint") or "none") in whole.replace("\n", "")
    assert [word for word in ("Export", "Copy link", "Ortho", "Hide tables", "Change this") if word in whole] == []
    picture = Image.open(io.BytesIO(reader.pages[0].images[0].data)).convert("RGB")
    assert picture.size == (1400, 800)
    assert min(picture.getpixel((2, 2))) > 200  # type: ignore[arg-type]
    # The screen is as it was.
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.locator("figure.sheet").count() == 0
    page.emulate_media(color_scheme="light")


@pytest.mark.painted
def test_the_page_and_its_report_are_printed(visitor: Visitor) -> None:
    visitor.solved(example("portal-frame"))
    page_printed_from_the_dark(visitor)
    page = visitor.page
    page.evaluate("window.print = () => undefined")
    page.get_by_role("button", name="Export").click()
    page.get_by_role("menuitem", name="Printable report").click()
    page.wait_for_selector("#report", state="attached")
    PICTURES.mkdir(exist_ok=True)
    pdf = page.pdf(path=PICTURES / "report.pdf", prefer_css_page_size=True, print_background=True)
    reader = PdfReader(io.BytesIO(pdf))
    texts = [sheet.extract_text() for sheet in reader.pages]
    fingerprint = page.text_content("#fingerprint") or ""
    assert len(fingerprint) == 64
    # What is filed for a frame of six members that leans four ways in each combination; the full report has the rest.
    assert 5 <= len(texts) <= 12
    for number, text in enumerate(texts, 1):
        assert fingerprint in text.replace("\n", "").replace(" ", ""), f"sheet {number} has no fingerprint"
        assert f"Sheet {number} of {len(texts)}" in text
    whole = "\n".join(texts)
    for word in (
        "Portal frame of a storage hall",
        "Inputs",
        "Reaction schedule, ULS",
        "Connection forces at member ends, ULS",
        "Critical factors by combination",
        "Reactions, ULS envelope",
        "Combinations",
        "Zero throughout: Fy, Mx, My, Mz",
        "Lateral-torsional buckling",
        "6.3.3",
        "Interaction factors",
    ):
        assert word in whole
    assert len(reader.pages[0].images) == 1


def test_a_model_from_disk_never_leaves_the_browser(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    page.goto(f"{visitor.service.base_url}/open")
    broken = beam()
    broken["model"]["members"][0]["end"] = "C"
    del broken["model"]["nodes"][1]["z"]
    page.get_by_label("Or paste its text").fill(json.dumps(broken))
    page.get_by_role("button", name="Open this text").click()
    faults = page.locator(".problem .faults")
    faults.wait_for()
    assert "model.nodes[1]" in faults.inner_text()
    assert "model.members[0].end" in faults.inner_text()
    assert page.locator("#results, canvas.picture").count() == 0
    asked = len([url for url in visitor.requests if "/assets/" not in url])
    file = tmp_path / "beam.json"
    file.write_text(json.dumps(with_old_results()))
    page.set_input_files("#file", file)
    assert visitor.block()["load_combinations"][0]["extrema"]["my"]["max"][0] > 0
    assert "nothing was uploaded" in page.inner_text(".facts")
    assert "1 warning" in page.inner_text(".trust summary")
    assert len([url for url in visitor.requests if "/assets/" not in url and not url.startswith("blob:")]) == asked


def test_a_saf_workbook_goes_out_and_comes_in_without_an_upload(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    before = visitor.solved(example("simply-supported-beam"))
    page.get_by_role("button", name="Export").click()
    page.get_by_role("menuitem", name="SAF workbook").click()
    lost = page.get_by_role("dialog", name="SAF workbook")
    assert "analysis.checks" in lost.inner_text()
    # A question like every other.
    assert lost.evaluate("dialog => getComputedStyle(dialog).borderRadius") == "12px"
    with page.expect_download() as download:
        lost.get_by_role("button", name="Save the workbook").click()
    file = tmp_path / "beam.xlsx"
    download.value.save_as(file)
    assert zipfile.ZipFile(file).testzip() is None
    page.goto(f"{visitor.service.base_url}/open")
    asked = len([url for url in visitor.requests if "/assets/" not in url])
    page.set_input_files("#file", file)
    account = page.get_by_role("dialog", name="beam.xlsx")
    # Before anything is solved: what became of every row, and nothing left out of what was written here.
    assert "taken" in account.inner_text()
    assert "left out" not in account.locator("summary").all_inner_texts()
    assert page.locator("#results").count() == 0
    account.get_by_role("button", name="Solve this model").click()
    after = visitor.block()
    combinations = [[found["id"] for found in block["load_combinations"]] for block in (before, after)]
    assert combinations[0] == combinations[1]
    # The same beam has the same largest moment, to the digits that a workbook in kilonewtons keeps.
    largest = [block["load_combinations"][0]["extrema"]["my"]["max"][0] for block in (before, after)]
    assert abs(largest[1] / largest[0] - 1) < 1e-9
    assert len([url for url in visitor.requests if "/assets/" not in url and not url.startswith("blob:")]) == asked
