"""A default answer of the local MCP server is short, and nothing that it leaves out is worse than what it shows."""

import json
from typing import Any

import pytest
from handoff_solver import Results, Session, solve

from tests.clients.test_mcp_process import call, conversed
from tests.ordinary import STRUCTURES
from tests.seeds import AT_LENGTH

QUICK = ("Pratt truss", "Vierendeel girder", "arch", "balcony", "billboard", "bridge girder", "crane runway")
NAMES = tuple(STRUCTURES) if AT_LENGTH else QUICK
TOKENS = 1500
# Characters of one token in such answers, at the least, as o200k counts them.
CHARACTERS = 2.3
# Six digits are shown.
DIGITS = 1e-5


@pytest.mark.parametrize("name", NAMES)
def test_an_ordinary_structure_is_answered_briefly_with_its_worst(name: str) -> None:
    model = STRUCTURES[name]().document()
    answer = json.loads(conversed([call(2, "solve_model", model=model)]).stdout.splitlines()[1])
    text = answer["result"]["content"][0]["text"]
    assert len(text) / CHARACTERS < TOKENS
    shown = json.loads(text)
    with Session():
        results = solve(model)
    combinations = {one["id"] for one in results["load_combinations"]}
    ends_hold(shown["reactions"]["rows"], reactions(results, combinations))
    ends_hold(shown["forces"]["rows"], forces(results, combinations))
    # Of failures the furthest, else of what is not verified, else of passes: nothing left out is of a worse kind.
    ranks = ["fail", "cannot_verify", "incomplete", "pass"]
    listed = shown["checks"]["rows"]
    last = ranks.index(listed[-1]["verdict"])
    left = sorted(ranks.index(check["verdict"]) for check in results["checks"])[len(listed) :]
    assert all(rank >= last for rank in left)
    lowest = min(row["alpha_cr"] or float("inf") for row in results.rows("stability"))
    assert (shown["stability"]["rows"][0]["alpha_cr"] or float("inf")) == pytest.approx(lowest, rel=DIGITS)


Values = dict[str, list[float]]


def reactions(results: Results, combinations: set[str]) -> Values:
    rows = [row for row in results.rows("reactions") if row["set"] in combinations]
    return {name: [row[name] / 1e3 for row in rows] for name in ("fx", "fy", "fz", "mx", "my", "mz")}


def forces(results: Results, combinations: set[str]) -> Values:
    rows = [row for row in results.rows("extrema") if row["set"] in combinations]
    return {
        name: [row[end] / 1e3 for row in rows if row["quantity"] == name for end in ("min", "max")]
        for name in ("n", "vy", "vz", "mx", "my", "mz")
    }


def ends_hold(rows: list[dict[str, Any]], values: Values) -> None:
    """A quantity that is not shown is noise throughout."""
    ends = {row["quantity"]: (row["min"][0], row["max"][0]) for row in rows}
    for quantity, found in values.items():
        size = max(map(abs, found))
        low, high = ends.get(quantity, (-1e-2, 1e-2))
        assert low - DIGITS * size <= min(found)
        assert max(found) <= high + DIGITS * size
