"""The report as the page prints it, and a beam that is printed."""

import io
from typing import Any

from pypdf import PdfReader

from tests.browser.conftest import PICTURES, Visitor
from tests.browser.models import example


def loaded(factor: float) -> dict[str, Any]:
    """A checked beam under so many times its loads."""
    out = example("simply-supported-beam")
    for case in out["model"]["load_cases"]:
        case["self_weight"] *= factor
        for load in case.get("member_loads", []):
            load["fz"] = load["fz"] * factor
    return out


def printed(visitor: Visitor, item: str, name: str) -> PdfReader:
    """What the browser makes of one of the items under Export."""
    page = visitor.page
    page.evaluate("window.print = () => undefined")
    page.evaluate(
        "void (window.made = new Promise((done) => document.addEventListener('handoff:report', () => done(true))))"
    )
    page.get_by_role("button", name="Export").click()
    page.get_by_role("menuitem", name=item).click()
    page.evaluate("window.made")
    PICTURES.mkdir(exist_ok=True)
    pdf = page.pdf(path=PICTURES / f"{name}.pdf", prefer_css_page_size=True, print_background=True)
    return PdfReader(io.BytesIO(pdf))
