"""Sections given by properties and outline, where the one contradicts the other by more than any rounding or fillet."""

from collections.abc import Iterator

from handoff.validation.document import Document, Entity
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_TIMES: float = RULES["own_properties"]["times"]
_JUDGED: dict[str, list[str]] = RULES["own_properties"]["judged"]


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _contradictions(document)


def _contradictions(document: Document) -> Iterator[Finding]:
    for i, section in enumerate(document.entities["sections"]):
        if "iy" not in section:
            continue
        expected_by_key = _expected(section.get("shape", {}))
        if section.get("shape", {}).get("type") == "i" and section["iy"] < section["iz"]:
            # Axes that are swapped are told of as such.
            expected_by_key = {}
        for key, expected in expected_by_key.items():
            if key in section and expected > 0 and not expected / _TIMES <= section[key] <= expected * _TIMES:
                told = f"{section[key]:.6g} contradicts the section's own outline, which gives about {expected:.3g}"
                yield (*document.where("sections", i), key), "contradictory_section", told


def _expected(shape: Entity) -> dict[str, float]:
    """By the formulas of sections, without radii: those are small beside the factor, or out of all measure."""
    kind = shape.get("type")
    if kind not in _JUDGED:
        return {}
    # Imported here: a model of library sections states no properties.
    from handoff.sections.formulas import DIMENSIONS, FORMULAS, computed, derived, evaluated

    one = kind.removeprefix("double_")
    size = {key: float(shape[key]) for key in DIMENSIONS if key in shape and not key.startswith("r")}
    known = computed(one, size)
    known |= derived(one, size, known)
    if one in FORMULAS["thin"]:
        known |= evaluated("thin", one, size)
    return {key: known[key] * (1 if one == kind else 2) for key in _JUDGED[kind]}
