"""The check is read clause by clause; what was not verified never looks like a pass."""

from typing import Any

from tests.browser.conftest import Visitor


def check_beam(visitor: Visitor, **body: Any) -> None:
    visitor.page.goto(visitor.call("/api/sdk/check-beam", body)["open_url"])
    visitor.block()


def test_a_check_is_read_with_formula_numbers_and_limit(visitor: Visitor) -> None:
    check_beam(visitor, span_m=8, section="IPE 360", material="S355", udl=12)
    page = visitor.page
    bending = page.locator("details[data-key]", has_text="Bending about y-y").first
    bending.locator("summary").click()
    text = bending.inner_text()
    # MEd = 1.35 · 12 · 8² / 8 = 129.6 kNm; Mc,Rd = Wpl,y · fy = 1019 cm³ · 355 N/mm² = 361.8 kNm.
    assert "6.2.5" in text
    assert "129.6" in text
    assert "361.8" in text
    assert "35.8 %" in text
    ltb = page.locator("details[data-key]", has_text="Lateral-torsional buckling").first
    assert ltb.locator("summary .pill").inner_text() == "fail"
    ltb.locator("summary").click()
    for word in ("Mcr", "χLT", "curve = c", "6.3.2.3"):
        assert word in ltb.inner_text()
    assert page.inner_text("#governing-utilisation").endswith("%")


def test_skipped_looks_other_than_pass(visitor: Visitor) -> None:
    check_beam(visitor, span_m=6, section="IPE 300", udl=5, restrained=True)
    ltb = visitor.page.locator("details[data-key]", has_text="Lateral-torsional buckling").first
    pill = ltb.locator("summary .pill")
    assert pill.inner_text() == "skipped"
    passing = visitor.page.locator("summary .pill.pass").first
    look = "node => [getComputedStyle(node).borderStyle, getComputedStyle(node).color]"
    assert pill.evaluate(look) != passing.evaluate(look)
    # What the model states is no open point, and the page says what the solver does.
    assert visitor.block()["summary"]["verdict"] == "passes"
    assert visitor.page.locator(".figure-main .pill").inner_text() == "all checks pass"
