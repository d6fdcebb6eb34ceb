"""Critical load factors, buckling modes and frequencies as flat rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Row = dict[str, Any]


def stability(results: dict[str, Any], only: str | None) -> Iterator[Row]:
    for entry in results["stability"]:
        if name := _combination(results, entry, only):
            columns = ("alpha_cr", "proved_above", "sway", "sway_share", "alpha_sway", "sway_above")
            yield {"set": name, **{column: entry[column] for column in columns}, "failed": _reason(entry)}


def buckling(results: dict[str, Any], only: str | None) -> Iterator[Row]:
    columns = ("alpha_cr", "sway", "sway_share")
    for entry in results["buckling"]:
        if not (name := _combination(results, entry, only)):
            continue
        if entry["failed"]:
            yield {"set": name, "mode": None, **dict.fromkeys(columns), "proved": None, "failed": _reason(entry)}
        for place, mode in enumerate(entry["modes"], 1):
            values = {column: mode[column] for column in columns}
            yield {"set": name, "mode": place, **values, "proved": entry["proof"]["proved"], "failed": None}


def modal(results: dict[str, Any], only: str | None) -> Iterator[Row]:
    """Vibration belongs to no load case: `only` chooses nothing here."""
    found = results["modal"]
    if not found:
        return
    if found["failed"]:
        yield {"mode": None, "frequency": None, "period": None, "proved": None, "failed": _reason(found)}
    for place, mode in enumerate(found["modes"], 1):
        masses = {f"mass_{axis}": value for axis, value in zip("xyz", mode["mass"], strict=True)}
        sums = {f"sum_{axis}": value for axis, value in zip("xyz", mode["mass_sum"], strict=True)}
        own = {"mode": place, "frequency": mode["frequency"], "period": mode["period"]}
        yield {**own, **masses, **sums, "proved": found["proof"]["proved"], "failed": None}


def _combination(results: dict[str, Any], entry: dict[str, Any], only: str | None) -> str | None:
    """Id of the entry's combination, None where another one is asked for."""
    name: str = results["load_combinations"][entry["combination"]]["id"]
    return name if only is None or name == only else None


def _reason(entry: dict[str, Any]) -> str | None:
    reason: str | None = entry["failed"]["message"] if entry["failed"] else None
    return reason
