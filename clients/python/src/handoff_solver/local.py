"""Solve, check and validate where this code runs; no network, no account."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack

from .errors import SolveError, Unreadable
from .model import Model
from .naming import Names
from .results import Results
from .sentences import said
from .session import solver

if TYPE_CHECKING:
    from .api_types import CheckBeamRequest, CreateBeamRequest

# A model as a dictionary, as JSON text, as a file of it, or as it was built.
AnyModel = Mapping[str, Any] | str | Path | Model
# Longer or with a brace it was meant to be JSON.
_PATH_LENGTH = 260


def as_object(model: AnyModel) -> Any:
    """A model is an object or JSON text of one, here as in the service; a file of it is read."""
    if isinstance(model, Model):
        return model.to_dict()
    if isinstance(model, Path):
        model = decoded(model.read_bytes(), str(model))
    elif isinstance(model, str):
        refuse_path(model)
    if not isinstance(model, str):
        return _document(model)
    try:
        return _document(json.loads(model, object_pairs_hook=_once, parse_constant=_no_number))
    except ValueError as error:
        raise SolveError(said("unreadable_model", reason=error), "unreadable") from None
    except RecursionError:
        raise SolveError(said("unreadable_model", reason="it is nested too deep"), "unreadable") from None


def decoded(data: bytes, path: str) -> str:
    """UTF-16 is what Windows PowerShell writes behind `>`; a mark of order at the start is no part of the text."""
    try:
        return data.decode(json.detect_encoding(data))
    except UnicodeDecodeError:
        raise Unreadable(said("unreadable_letters", file=path)) from None


def _document(found: Any) -> Any:
    """The model alone, of the body of a request too; refused where others of its keys would be lost."""
    inner = found.get("model") if isinstance(found, Mapping) and "schema_version" not in found else None
    if not (isinstance(inner, Mapping) and "schema_version" in inner and "model" in inner):
        return found
    if len(found) == 1:
        return inner
    told = "a whole model inside another 'model': give the inner one, which has 'schema_version', alone"
    raise SolveError(f"the model is not valid: model: {told}", "invalid_model")


def refuse_path(text: str) -> None:
    """`solve("hall.json")` is told how to give a file."""
    if len(text) < _PATH_LENGTH and text.strip().lower().endswith(".json") and "{" not in text:
        path = text.strip()
        told = f"'{path}' looks like a path, and text is read as JSON: give pathlib.Path('{path}') for the file"
        raise SolveError(told, "invalid_model")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Readers of JSON keep the last of two keys alone, and what the first held is lost."""
    kept: dict[str, Any] = {}
    for name, value in pairs:
        if name in kept:
            raise ValueError(f"{name[:40]!a} stands twice in one object, and only the last is kept; write it once")
        kept[name] = value
    return kept


def _no_number(word: str) -> Any:
    raise ValueError(f"{word} is no number of JSON")


def valid_object(model: AnyModel) -> Any:
    """The same, once nothing is found against it; `SolveError` with all that is."""
    with solver() as engine:
        return engine.call("valid", as_object(model))


def solve(
    model: AnyModel,
    on_batch: Callable[[int, int], object] | None = None,
    on_forces: Callable[[Results], object] | None = None,
    on_progress: Callable[[dict[str, Any]], object] | None = None,
) -> Results:
    """Displacements, reactions, internal forces and checks; `SolveError` where there are no numbers to trust.

    `on_forces` hears displacements, forces, reactions and envelopes as soon as they are there, before stability and
    checks are looked for. `on_progress` hears, between long steps from then on, the phase and the fraction done, and
    where known the seconds left and which of how many combinations is looked at. `on_batch` hears how many of how many
    targets are checked, a few at a time. Where one of them returns False the rest is not done: a `SolveError` with the
    code "cancelled" carries what was found as its `results`.
    """
    sent = as_object(model)

    def named(found: Any) -> Results:
        return _results(found, sent)

    with solver() as engine:
        if not (on_batch or on_forces or on_progress):
            return named(engine.call("solve", sent))
        engine.call("begin_solve", sent)
        while step := engine.call("go_on"):
            wanted: list[object] = []
            if on_progress:
                wanted.append(on_progress(step["progress"]))
            if on_forces and step["stage"] == "forces":
                wanted.append(on_forces(named(engine.call("found"))))
            if on_batch and step["stage"] == "checks":
                wanted.append(on_batch(step["done"], step["count"]))
            if any(answer is False for answer in wanted):
                cancelled = SolveError(f"cancelled while {step['progress']['phase']}", "cancelled")
                cancelled.results = named(engine.call("found"))
                raise cancelled
        return named(engine.call("found"))


def _results(found: Any, model: Any) -> Results:
    results = Results(found)
    results.names = Names(model)
    results.model = model
    return results


def check(model: AnyModel) -> list[dict[str, Any]]:
    """The results of the model's own `analysis.checks`, each with its trace."""
    checks: list[dict[str, Any]] = solve(model)["checks"]
    return checks


def validate(model: AnyModel) -> dict[str, Any]:
    """`valid`, `errors` and `warnings`, as the service would answer."""
    with solver() as engine:
        verdict: dict[str, Any] = engine.call("validate", as_object(model))
        return verdict


def create_beam(**inputs: Unpack[CreateBeamRequest]) -> dict[str, Any]:
    """The model of a single-span beam, the same as the service's create-beam builds."""
    with solver() as engine:
        model: dict[str, Any] = engine.call("create_beam", inputs)["model"]
        return model


def check_beam(**inputs: Unpack[CheckBeamRequest]) -> Results:
    """Build a steel beam as the service's check-beam does, and solve and check it here."""
    with solver() as engine:
        model = engine.call("check_beam", inputs)["model"]
        return _results(engine.call("solve", model), model)


def build_frame(**inputs: Any) -> tuple[dict[str, Any], list[str]]:
    """A portal, multi-storey frame, truss or continuous beam from a dozen numbers, and what was assumed in it.

    `build_frame(kind="portal", spans_m=[20], spacing_m=6, eaves_m=6, dead_kpa=0.4, snow_kpa=0.8, wind_kpa=0.6)`: with
    supports, restraints, load cases, combinations of EN 1990 and checks. A `SolveError` says what is wrong with them.
    """
    with solver() as engine:
        found = engine.call("build_frame", inputs)
    return found["model"], found["assumed"]


def compare(before: AnyModel, after: AnyModel) -> dict[str, Any]:
    """What changed between two models by id, and what that did: outcomes side by side, checks that differ."""
    with solver() as engine:
        found: dict[str, Any] = engine.call("compare", as_object(before), as_object(after))
        return found


def suggest_section(
    model: AnyModel, members: Sequence[str] | str | None = None, family: str | None = None
) -> dict[str, Any]:
    """The lightest section of its family that passes every check, for members together; or sections for every group.

    `members` are ids of members, or of design members for all of theirs; one may stand without its list. Of several
    groups none can take the next lighter section by itself; that nothing lighter passes is not said.
    Each suggestion says by `passes` whether it does; where points stay open it is one with no failure, and
    `sentence` and `open` tell them, doubts about what the model's numbers mean among them. Series that are rolled to
    order are taken only where nothing common will do (`rare`), else named in `left_aside`. `given_lengths` beside them
    names buckling lengths beyond the member's own, which depend on the sections and are kept as the model gives them.
    """
    named = [members] if isinstance(members, str) else members
    wish = {name: value for name, value in (("members", named), ("family", family)) if value is not None}
    with solver() as engine:
        found: dict[str, Any] = engine.call("suggest", as_object(model), wish)
        return found
