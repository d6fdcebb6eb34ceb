"""Results as a notebook shows them: the verdict, what stays open, and the checks worst first."""

from __future__ import annotations

from html import escape
from typing import Any

# More than anybody reads in a cell; how many there are is said.
_CHECKS = 12
_POINTS = 6
_RANK = {"fail": 0, "cannot_verify": 1, "incomplete": 2, "pass": 3}
_COLUMNS = ("check", "target", "verdict", "utilisation", "governed by", "combination")


def summary(results: dict[str, Any]) -> str:
    told = results["summary"]
    points = [f"<li>{escape(point)}</li>" for point in told["open_points"][:_POINTS]]
    more = len(told["open_points"]) - len(points)
    rest = f"<li>and {more} more: results['summary']['open_points']</li>" if more > 0 else ""
    listed = f"<ul>{''.join(points)}{rest}</ul>" if points else ""
    verdict = escape(told["verdict"].replace("_", " "))
    return f"<div><p><b>{verdict}</b>: {escape(told['sentence'])}</p>{listed}{_checks(results['checks'])}</div>"


def _checks(checks: list[dict[str, Any]]) -> str:
    if not checks:
        return ""
    worst = sorted(checks, key=lambda one: (_RANK[one["verdict"]], one["informative"], -(one["utilisation"] or 0)))
    head = "".join(f"<th>{name}</th>" for name in _COLUMNS)
    body = "".join(f"<tr>{_cells(one)}</tr>" for one in worst[:_CHECKS])
    shown = f"{min(len(worst), _CHECKS)} of {len(worst)} checks, worst first"
    return f"<table><caption>{shown}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cells(check: dict[str, Any]) -> str:
    governing = check["governing"] or {}
    share = check["utilisation"]
    # A utilisation of what is not wholly verified is the least it can be.
    least = "" if check["verdict"] in ("pass", "fail") else "≥ "
    values = (
        check["check"],
        check["target"]["id"],
        check["verdict"].replace("_", " ") + (" (informative)" if check["informative"] else ""),
        "" if share is None else f"{least}{share:.2f}",
        f"{governing['title']} ({governing['clause']})" if governing else "",
        governing.get("combination", ""),
    )
    return "".join(f"<td>{escape(str(value))}</td>" for value in values)
