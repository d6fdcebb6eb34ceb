"""A link says what its sender saw; files are offered, dropped and asked about."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlparse

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.models import beam, example, model, support

DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: 'application/json' }));
  const how = { dataTransfer: data, bubbles: true, cancelable: true };
  document.querySelector('#app').dispatchEvent(new DragEvent('drop', how));
}"""


def seen(page: Page) -> dict[str, str]:
    return {name: value[0] for name, value in parse_qs(urlparse(page.url).fragment).items()}


def test_a_copied_link_opens_as_its_sender_saw_it(visit: Callable[..., Visitor]) -> None:
    sender = visit(permissions=["clipboard-read", "clipboard-write"])
    sender.solved(example("portal-frame"))
    page = sender.page
    page.select_option("#set", label="SLS1 (SLS)")
    page.locator("label", has_text="Vz").click()
    sender.tool("Reactions").check()
    page.get_by_role("radio", name="SI base units").check(force=True)
    page.get_by_role("tab", name="Members", exact=True).click()
    page.get_by_role("button", name="C1", exact=True).click()
    page.get_by_role("button", name="Layers").click()
    page.get_by_label("Ids").check()
    page.keyboard.press("Escape")
    page.locator("canvas.picture").focus()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    # The address bar comes to say the same.
    page.wait_for_url(link)
    kept = seen(page)
    assert kept["set"] == "combination:SLS1"
    assert kept["chosen"] == "member:C1"

    page.goto("about:blank")
    page.goto(link)
    sender.block()
    expect(page.locator("#set")).to_have_value("combination:SLS1")
    expect(page.locator("#chosen")).to_have_text("C1")
    expect(page.get_by_role("radio", name="Vz")).to_be_checked()
    expect(page.get_by_role("radio", name="SI base units")).to_be_checked()
    expect(sender.tool("Reactions")).to_be_checked()
    page.get_by_role("button", name="Layers").click()
    assert page.get_by_label("Ids").is_checked()
    page.keyboard.press("Escape")
    page.locator("canvas.picture").wait_for()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    # What means nothing in this model is passed over.
    page.goto("about:blank")
    page.goto(link.partition("#")[0] + "#set=nothing&chosen=member:%3Cb%3E&diagram=q&view=perspective+1+2&units=ell")
    sender.block()
    expect(page.locator("#set")).to_have_value("envelope:ULS")


def test_a_standard_view_and_its_projection_are_in_the_link(visit: Callable[..., Visitor]) -> None:
    """Looked at along the axis of a member, a view that the page would not choose by itself."""
    sender = visit(permissions=["clipboard-read", "clipboard-write"])
    sender.solved(beam())
    page = sender.page
    page.locator("canvas.picture").wait_for()
    assert "view" not in seen(page)
    for name, along in (("Side", 0), ("Top", 2)):
        page.get_by_role("button", name=name, exact=True).click()
        page.get_by_role("button", name="Copy link").click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        expect(page.get_by_role("button", name="Copy link")).to_be_visible()
        link = page.evaluate("navigator.clipboard.readText()")
        projection, *numbers = parse_qs(urlparse(link).fragment)["view"][0].split(" ")
        assert projection == "orthographic"
        eye, target = [float(one) for one in numbers[:3]], [float(one) for one in numbers[3:6]]
        across = [abs(eye[axis] - target[axis]) for axis in range(3) if axis != along]
        assert eye[along] > target[along]
        assert max(across) < 1e-3 * (eye[along] - target[along])
    page.get_by_role("radio", name="Perspective").check(force=True)
    page.wait_for_url(lambda url: "view=perspective" in url)
    page.goto("about:blank")
    page.goto(link.replace("view=orthographic", "view=perspective"))
    sender.block()
    expect(page.get_by_role("radio", name="Perspective")).to_be_checked()


def bracket() -> dict[str, Any]:
    """A beam along X with another along Y at its end: a model that no plane holds."""
    return model(
        {"A": (0, 0, 0), "B": (6, 0, 0), "C": (6, 3, 1)},
        [{"id": "M1", "start": "A", "end": "B"}, {"id": "M2", "start": "B", "end": "C"}],
        supports=[support("A", "ux uy uz rx ry rz")],
        load_cases=[{"id": "Q", "nature": "imposed", "self_weight": 0, "node_loads": [{"node": "C", "fz": -1e3}]}],
    )


def test_every_button_of_the_view_is_in_the_link(visit: Callable[..., Visitor]) -> None:
    sender = visit(permissions=["clipboard-read", "clipboard-write"])
    sender.solved(bracket())
    page = sender.page
    page.locator("canvas.picture").wait_for()
    views = page.get_by_role("group", name="Views")

    def copied() -> tuple[str, list[float], list[float]]:
        page.get_by_role("button", name="Copy link").click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        expect(page.get_by_role("button", name="Copy link")).to_be_visible()
        link = page.evaluate("navigator.clipboard.readText()")
        projection, *numbers = parse_qs(urlparse(link).fragment)["view"][0].split(" ")
        eye, target = numbers[:3], numbers[3:6]
        return projection, [float(one) for one in eye], [float(one) for one in target]

    # Which way each looks, by the coordinates in which the eye stands apart from what it looks at.
    for name, projection, apart in (
        ("Front", "orthographic", "y"),
        ("Side", "orthographic", "x"),
        ("Top", "orthographic", "z"),
        ("3D", "perspective", "xyz"),
    ):
        views.get_by_role("button", name=name, exact=True).click()
        found, eye, target = copied()
        assert found == projection
        size = max(abs(a - b) for a, b in zip(eye, target, strict=True))
        assert "".join(n for n, a, b in zip("xyz", eye, target, strict=True) if abs(a - b) > 1e-2 * size) == apart
    for title, projection in (("Orthographic", "orthographic"), ("Perspective", "perspective")):
        views.get_by_role("radio", name=title).check(force=True)
        found, eye, target = copied()
        assert found == projection
        assert min(abs(a - b) for a, b in zip(eye, target, strict=True)) > 0.1


def test_an_example_is_offered_and_a_dropped_file_asks_first(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.service.base_url}/open")
    page.get_by_role("button", name="Open an example").click()
    visitor.block()
    assert page.inner_text("h1") == "Portal frame of a storage hall"
    # A file has no link to copy.
    assert page.get_by_role("button", name="Copy link").count() == 0
    page.goto(visitor.park(example("portal-frame")))
    visitor.block()
    page.evaluate(DROP, ["broken.json", "{}"])
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("Open broken.json?")
    question.get_by_role("button", name="Open the file").click()
    expect(question).to_contain_text("could not be opened")
    question.get_by_role("button", name="Keep this model").click()
    assert page.inner_text("h1") == "Portal frame of a storage hall"
    page.evaluate(DROP, ["beam.json", json.dumps(beam())])
    page.get_by_role("button", name="Open the file").click()
    expect(page.locator("h1")).to_have_text("Simply supported beam")
    expect(page.locator("#largest-displacement")).to_contain_text("mm")
    assert urlparse(page.url).path == "/open"
    page.go_back()
    expect(page.locator("h1")).to_have_text("Portal frame of a storage hall")
    visitor.block()
