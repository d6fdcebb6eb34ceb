"""Workbooks (.xlsx) as tables of plain values, by another reader and writer than the package's."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape, quoteattr

Cell = str | float | None
Table = list[list[Cell]]

_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'


def read(path: str | Path) -> dict[str, Table]:
    """Every sheet by its name: rows of text, numbers and, for empty cells, None."""
    with zipfile.ZipFile(path) as archive:
        shared = _shared(archive)
        return {name: _table(archive, part, shared) for name, part in _sheets(archive)}


def write(path: str | Path, sheets: Mapping[str, Sequence[Sequence[Cell]]]) -> None:
    """Text and numbers, one sheet for each table."""
    numbered = list(enumerate(sheets, start=1))
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{_TYPES}.sheet.main+xml"/>'
        + "".join(
            f'<Override PartName="/xl/worksheets/sheet{number}.xml" ContentType="{_TYPES}.worksheet+xml"/>'
            for number, _ in numbered
        )
        + "</Types>",
        "_rels/.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">'
        f'<Relationship Id="rId1" Type="{_LINKS}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{_MAIN}" xmlns:r="{_LINKS}"><sheets>'
        + "".join(f'<sheet name={quoteattr(name)} sheetId="{n}" r:id="rId{n}"/>' for n, name in numbered)
        + "</sheets></workbook>",
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">'
        + "".join(
            f'<Relationship Id="rId{number}" Type="{_LINKS}/worksheet" Target="worksheets/sheet{number}.xml"/>'
            for number, _ in numbered
        )
        + "</Relationships>",
        **{f"xl/worksheets/sheet{number}.xml": _written(sheets[name]) for number, name in numbered},
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            # One moment for every part, so that the same model gives the same file.
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), _HEAD + text, zipfile.ZIP_DEFLATED)


def _shared(archive: zipfile.ZipFile) -> list[str]:
    """Texts that cells refer to by number."""
    if "xl/sharedStrings.xml" not in archive.namelist():
        return []
    root = ElementTree.fromstring(archive.read("xl/sharedStrings.xml"))
    return [_text(item) for item in root.iter(f"{{{_MAIN}}}si")]


def _text(node: ElementTree.Element) -> str:
    """All runs of a text, without what is written above it to say how it sounds."""
    spoken = {part for ruby in node.iter(f"{{{_MAIN}}}rPh") for part in ruby.iter(f"{{{_MAIN}}}t")}
    return "".join(part.text or "" for part in node.iter(f"{{{_MAIN}}}t") if part not in spoken)


def _sheets(archive: zipfile.ZipFile) -> list[tuple[str, str]]:
    links = ElementTree.fromstring(archive.read("xl/_rels/workbook.xml.rels"))
    targets = {link.attrib["Id"]: link.attrib["Target"] for link in links}
    book = ElementTree.fromstring(archive.read("xl/workbook.xml"))
    found = []
    for sheet in book.iter(f"{{{_MAIN}}}sheet"):
        target = targets[sheet.attrib[f"{{{_LINKS}}}id"]]
        found.append((sheet.attrib["name"], target.lstrip("/") if target.startswith("/") else f"xl/{target}"))
    return found


def _table(archive: zipfile.ZipFile, part: str, shared: list[str]) -> Table:
    root = ElementTree.fromstring(archive.read(part))
    table: Table = []
    for row in root.iter(f"{{{_MAIN}}}row"):
        number = int(row.attrib.get("r", len(table) + 1))
        table.extend([] for _ in range(number - 1 - len(table)))
        cells: list[Cell] = []
        for cell in row.iter(f"{{{_MAIN}}}c"):
            column = _column(cell.attrib["r"]) if "r" in cell.attrib else len(cells)
            cells.extend(None for _ in range(column - len(cells)))
            cells.append(_value(cell, shared))
        table.append(cells)
    return table


def _column(reference: str) -> int:
    letters = re.match("[A-Z]+", reference)
    if letters is None:
        raise ValueError(f"'{reference[:20]}' names no cell")
    number = 0
    for letter in letters[0]:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1


def _value(cell: ElementTree.Element, shared: list[str]) -> Cell:
    kind = cell.attrib.get("t", "n")
    if kind == "inlineStr":
        return _text(cell)
    value = cell.find(f"{{{_MAIN}}}v")
    if value is None or value.text is None:
        return None
    if kind == "s":
        return shared[int(value.text)]
    return float(value.text) if kind == "n" else value.text


def _written(table: Sequence[Sequence[Cell]]) -> str:
    rows = "".join(f"<row>{''.join(map(_cell, row))}</row>" for row in table)
    return f'<worksheet xmlns="{_MAIN}"><sheetData>{rows}</sheetData></worksheet>'


def _cell(value: Cell) -> str:
    if value is None:
        return "<c/>"
    if isinstance(value, str):
        return f'<c t="inlineStr"><is><t xml:space="preserve">{escape(_plain(value))}</t></is></c>'
    return f"<c><v>{value!r}</v></c>"


def _plain(text: str) -> str:
    """Without the characters that no XML can hold."""
    return re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "�", text)
