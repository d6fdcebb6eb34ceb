"""Writes clients/docs/codes.html, every code and what it means: `python -m description.codes`."""

from html import escape
from pathlib import Path

from description.openapi import ERRORS
from handoff import settings
from handoff.validation.rulebook import CODES, RULES

PAGE = """\
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Codes · Handoff</title>
  </head>
  <body>
    <main>
      <h1>Codes</h1>
      <p>
        Every refusal and every issue of a model carries a <code>code</code> that stays as it is, to act on by program;
        the sentence beside it is for people and may change. More than {alike} issues of one code at one kind of place
        are told as one, whose path is the first and whose message counts the rest.
      </p>
      <h2 id="refusals">Refusals</h2>
      <table>
        <tr><th>status</th><th>means</th></tr>
{refusals}
      </table>
{sections}
    </main>
  </body>
</html>
"""
HEADINGS = {
    "error": ("errors", "Errors of a model", "No link is made while a model has one."),
    "warning": ("warnings", "Warnings", "The model is accepted; what it says is probably not what was meant."),
}


def text() -> str:
    refusals = "\n".join(
        f"        <tr><td>{status}</td><td>{escape(means)}</td></tr>" for status, means in ERRORS.items()
    )
    sections = "\n".join(_section(severity) for severity in HEADINGS)
    return PAGE.format(alike=RULES["report"]["alike"], refusals=refusals, sections=sections)


def _section(severity: str) -> str:
    anchor, heading, about = HEADINGS[severity]
    rows = "\n".join(
        f'        <tr id="{code}"><td><code>{code}</code></td><td>{escape(entry["means"])}{_where(entry)}</td></tr>'
        for code, entry in CODES.items()
        if entry["severity"] == severity
    )
    head = f'      <h2 id="{anchor}">{heading}</h2>\n      <p>{about}</p>\n      <table>\n'
    return f"{head}        <tr><th>code</th><th>means</th></tr>\n{rows}\n      </table>"


def _where(entry: dict[str, str]) -> str:
    doubts = " An open point of the verdict: no model passes while it stands." if entry.get("doubts_results") else ""
    return doubts + (" Told by the service, not by the packages." if entry.get("service_only") else "")


def path() -> Path:
    return settings.schemas_dir().parent / "clients" / "docs" / "codes.html"


if __name__ == "__main__":
    path().write_text(text(), "utf-8")
