"""Writes clients/docs/codes.md, every code and what it means: `python -m description.codes`."""

import re
from html import escape
from pathlib import Path

from description.openapi import ERRORS
from handoff.runtime import settings
from handoff.validation.rulebook import CODES, RULES

PAGE = """\
---
title: Codes
summary: Every refusal, error and warning by its code, to act on by program.
---

# Codes

Every refusal and every issue of a model carries a `code`. The code stays as it is, to act on by program;
the sentence beside it is for people and may change. More than {alike} issues of one code at one kind of place
become one, whose path is the first and whose message counts the rest.

## Refusals {{#refusals}}

| status | means |
| --- | --- |
{refusals}

{sections}
"""
HEADINGS = {
    "error": ("errors", "Errors of a model", "No link is made while a model has one."),
    "warning": ("warnings", "Warnings", "The model is accepted; what it says is probably not what was meant."),
}


def text() -> str:
    refusals = "\n".join(f"| {status} | {_cell(means)} |" for status, means in ERRORS.items())
    sections = "\n\n".join(_section(severity) for severity in HEADINGS)
    return PAGE.format(alike=RULES["report"]["alike"], refusals=refusals, sections=sections)


def _section(severity: str) -> str:
    anchor, heading, about = HEADINGS[severity]
    rows = "\n".join(
        f"| `{code}` {{#{code}}} | {_cell(entry['means'])}{_where(entry)} |"
        for code, entry in CODES.items()
        if entry["severity"] == severity
    )
    return f"## {heading} {{#{anchor}}}\n\n{about}\n\n| code | means |\n| --- | --- |\n{rows}"


def _cell(text: str) -> str:
    """What Markdown would read as marks stands for itself."""
    return re.sub(r"([\\*|\[\]`~])", r"\\\1", escape(text, quote=False))


def _where(entry: dict[str, str]) -> str:
    doubts = " An open point of the verdict: no model passes while it stands." if entry.get("doubts_results") else ""
    return doubts + (" Told by the service, not by the packages." if entry.get("service_only") else "")


def path() -> Path:
    return settings.schemas_dir().parent / "clients" / "docs" / "codes.md"


if __name__ == "__main__":
    path().write_text(text(), "utf-8")
