"""Hostile text in every field of a model that takes text, in Chromium: page, tables, report and exports."""

import ast
import csv
import io
import itertools
import json
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Dialog, Page

from measurements.proof.figures import Figure, chance, counted, none_of, progress
from tests.browser.conftest import Visitor, launched
from tests.examples import example
from tests.local_service import LocalService, start_service

PAYLOADS = (
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    '"><iframe src=//evil.example>',
    "' onmouseover=alert(1) x='",
    "javascript:alert(1)",
    "]]><style>@import'//evil.example'",
    '=HYPERLINK("//evil.example")',
    '"""\nimport os; os.abort()\n"""',
    "\\'); alert(1); //",
    "${alert(1)}{{alert(1)}}`",
    "__proto__",
    "\u202e\u2066evil\u0000",
)
TABS = ("Nodes", "Members", "Member forces", "Reactions", "Displacements", "Checks")
REPORTS = ("Report, summary", "Printable report", "Report, full")
FILES = (
    "Results as JSON",
    "All tables as ZIP",
    "Picture as PNG",
    "Model as JSON",
    "PyNite script",
    "OpenSeesPy script",
)
# Of an id; a text may be longer.
LONGEST = 50
# No time is judged here, and the machine may be busy.
PATIENCE_MS = 300_000


def prove(rounds: int = 5) -> Iterator[Figure]:
    """In each round every field has another of the texts; after some runs every one."""
    plain = hostile(("harmless",))
    with tempfile.TemporaryDirectory() as folder, start_service(Path(folder)) as service, launched() as browser:
        before, _ = _visited(service, browser, plain)
        troubles: list[str] = []
        opened = 0
        for number in chance("browser").sample(range(len(PAYLOADS)), rounds):
            files, told = _visited(service, browser, hostile(PAYLOADS[number:] + PAYLOADS[:number]))
            troubles += [f"round {number}: {trouble}" for trouble in (*told, *_altered(before, files))]
            opened += len(files)
            progress(f"round {number} of {rounds} drawn, troubles {len(troubles)}")
        yield counted("hostile texts", len(PAYLOADS))
        yield counted("fields", len(_places(plain)))
        yield counted("rounds", rounds)
        yield counted("reports and files", opened + len(REPORTS) * rounds)
        yield none_of("executed, requested from elsewhere, or out of its quotes", troubles)


def hostile(texts: tuple[str, ...]) -> dict[str, Any]:
    """A frame whose ids and names are these texts in turn, told apart by a number at the end."""
    model = example("portal-frame")
    ids = {entry["id"] for _, entry in _entities(model)}
    turn = itertools.cycle(texts)
    renamed = {old: f"{next(turn)[:LONGEST]}{number}" for number, old in enumerate(sorted(ids))}
    model = _renamed(model, renamed)
    for _, entry in _entities(model):
        entry["name"] = next(turn)
    written = {name: next(turn) for name in ("title", "author", "description", "reference")}
    model["settings"] = {**model.get("settings", {}), **written}
    return model


def _entities(model: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for kind, entries in [*model["model"].items(), *model.get("analysis", {}).items()]:
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and "id" in entry:
                yield kind, entry


def _renamed(value: Any, renamed: dict[str, str], key: str = "") -> Any:
    """Ids and references to them; words that mean something (`type`, `nature`) stay."""
    if isinstance(value, dict):
        return {name: _renamed(entry, renamed, name) for name, entry in value.items()}
    if isinstance(value, list):
        return [_renamed(entry, renamed, key) for entry in value]
    meant = key in ("type", "nature", "library", "grade", "limit_state", "direction", "axes", "standard")
    return renamed.get(value, value) if isinstance(value, str) and not meant else value


def _places(model: Any) -> list[str]:
    if isinstance(model, dict):
        return [place for entry in model.values() for place in _places(entry)]
    if isinstance(model, list):
        return [place for entry in model for place in _places(entry)]
    return [model] if isinstance(model, str) and "harmless" in model else []


def _visited(service: LocalService, browser: Browser, model: dict[str, Any]) -> tuple[dict[str, bytes], list[str]]:
    """What can be taken away, and what went wrong on the way."""
    context = browser.new_context(viewport={"width": 1100, "height": 700}, reduced_motion="reduce")
    context.add_init_script("window.alert = () => { throw new Error('executed') }; window.print = () => undefined")
    visitor = Visitor(service, context)
    visitor.page.set_default_timeout(PATIENCE_MS)
    dialogs: list[str] = []

    def refuse(dialog: Dialog) -> None:
        dialogs.append(dialog.message)
        dialog.dismiss()

    visitor.page.on("dialog", refuse)
    visitor.solved(model)
    page = visitor.page
    for tab in TABS:
        page.get_by_role("tab", name=tab, exact=True).click()
        page.locator(".data tbody th button").first.click()
        page.wait_for_selector("#inspector-body .who")
    for report in REPORTS:
        _menu(page, report).click()
        page.wait_for_selector("#report", state="attached")
    files = {}
    for item in FILES:
        button = _menu(page, item)
        with page.expect_download() as download:
            button.click()
        files[item] = Path(download.value.path()).read_bytes()
    strange = page.locator("img[src=x], iframe, svg[onload], [onmouseover], a[href^=javascript]").count()
    troubles = [*visitor.problems, *visitor.foreign(), *dialogs, *(["markup of the model"] if strange else [])]
    context.close()
    return files, troubles


def _menu(page: Page, item: str) -> Any:
    page.get_by_role("button", name="Export").click()
    return page.get_by_role("menuitem", name=item)


def _altered(before: dict[str, bytes], after: dict[str, bytes]) -> Iterator[str]:
    """Files that text has made something else of: other statements, formulas, no JSON."""
    for item in ("PyNite script", "OpenSeesPy script"):
        try:
            if _shape(after[item]) != _shape(before[item]):
                yield f"{item} has other statements"
        except SyntaxError as error:
            yield f"{item} is no Python: {error}"
    for item in ("Results as JSON", "Model as JSON"):
        json.loads(after[item])
    for name, text in _tables(after["All tables as ZIP"]).items():
        rows = list(csv.reader(io.StringIO(text)))
        if (
            any(cell.startswith(("=", "@", "\t")) for row in rows for cell in row)
            or len({len(row) for row in rows}) > 1
        ):
            yield f"{name} has a formula or a cell too many"


def _shape(script: bytes) -> str:
    """A program without its texts."""
    tree = ast.parse(script)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.dump(tree)


def _tables(packed: bytes) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(packed)) as tables:
        return {name: tables.read(name).decode("utf-8-sig") for name in tables.namelist()}
