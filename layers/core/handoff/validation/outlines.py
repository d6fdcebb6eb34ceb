"""Sections given by properties and outline, where the one contradicts the other by more than any rounding or fillet."""

from collections.abc import Iterator
from math import pi

from handoff.validation.document import Document, Entity
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_TIMES = RULES["own_properties"]["times"]


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
    """By the middle lines of the walls: within a third of the truth, fillets and radii included."""
    kind = shape.get("type")
    if kind == "i":
        return _i_section(shape["h"], shape["b"], shape["tw"], shape["tf"])
    if kind == "tee":
        return _tee(shape["h"], shape["b"], shape["tw"], shape["tf"])
    if kind in ("double_angle", "double_channel"):
        one = _expected({**shape, "type": kind.removeprefix("double_")})
        return {key: 2 * one[key] for key in ("a", "iy", "it", "wel_y", "wpl_y") if key in one}
    if kind == "channel":
        return _channel(shape["h"], shape["b"], shape["tw"], shape["tf"])
    if kind == "angle":
        t, legs = shape["t"], shape["h"] + shape["b"] - shape["t"]
        return {"a": legs * t, "it": legs * t**3 / 3}
    if kind == "rhs":
        return _hollow(shape["h"], shape["b"], shape["t"], shape["tf"] if "tf" in shape else shape["t"])
    if kind == "chs":
        return _round(shape["d"], shape["d"] - 2 * shape["t"])
    if kind == "circle":
        return _round(shape["d"], 0.0)
    return _rectangle(shape["h"], shape["b"]) if kind == "rectangle" else {}


def _i_section(h: float, b: float, tw: float, tf: float) -> dict[str, float]:
    web = h - 2 * tf
    iy, iz = (b * h**3 - (b - tw) * web**3) / 12, (2 * tf * b**3 + web * tw**3) / 12
    return {
        "a": 2 * b * tf + web * tw,
        **{"iy": iy, "iz": iz, "it": (2 * b * tf**3 + (h - tf) * tw**3) / 3, "iw": iz * (h - tf) ** 2 / 4},
        **{"wel_y": 2 * iy / h, "wel_z": 2 * iz / b},
        **{"wpl_y": b * tf * (h - tf) + tw * web**2 / 4, "wpl_z": tf * b**2 / 2 + web * tw**2 / 4},
    }


def _tee(h: float, b: float, tw: float, tf: float) -> dict[str, float]:
    stem = h - tf
    a = b * tf + stem * tw
    z = (b * tf * (h - tf / 2) + tw * stem**2 / 2) / a
    iy = (tw * stem**3 + b * tf**3) / 12 + b * tf * (h - tf / 2 - z) ** 2 + tw * stem * (stem / 2 - z) ** 2
    iz = (tf * b**3 + stem * tw**3) / 12
    return {
        **{"a": a, "iy": iy, "iz": iz, "it": (b * tf**3 + stem * tw**3) / 3},
        "iw": (tf * b) ** 3 / 144 + (tw * (h - tf / 2)) ** 3 / 36,
        **{"wel_y": iy / max(z, h - z), "wel_z": 2 * iz / b},
    }


def _channel(h: float, b: float, tw: float, tf: float) -> dict[str, float]:
    web = h - 2 * tf
    a = 2 * b * tf + web * tw
    lean = (b**2 * tf + web * tw**2 / 2) / a
    iy = (b * h**3 - (b - tw) * web**3) / 12
    iz = (2 * tf * b**3 + web * tw**3) / 3 - a * lean**2
    return {
        **{"a": a, "iy": iy, "iz": iz, "it": (2 * b * tf**3 + (h - tf) * tw**3) / 3},
        **{"wel_y": 2 * iy / h, "wel_z": iz / (b - lean), "wpl_y": b * tf * (h - tf) + tw * web**2 / 4},
    }


def _hollow(h: float, b: float, tw: float, tf: float) -> dict[str, float]:
    inner, narrow, ring = h - 2 * tf, b - 2 * tw, (h - tf) * (b - tw)
    iy, iz = (b * h**3 - narrow * inner**3) / 12, (h * b**3 - inner * narrow**3) / 12
    return {
        **{"a": h * b - inner * narrow, "iy": iy, "iz": iz, "it": 2 * ring**2 / ((h - tf) / tw + (b - tw) / tf)},
        **{"wel_y": 2 * iy / h, "wel_z": 2 * iz / b},
        **{"wpl_y": (b * h**2 - narrow * inner**2) / 4, "wpl_z": (h * b**2 - inner * narrow**2) / 4},
    }


def _round(d: float, inner: float) -> dict[str, float]:
    i = pi * (d**4 - inner**4) / 64
    wel, wpl = 2 * i / d, (d**3 - inner**3) / 6
    return {
        **{"a": pi * (d**2 - inner**2) / 4, "iy": i, "iz": i, "it": 2 * i},
        **{"wel_y": wel, "wel_z": wel, "wpl_y": wpl, "wpl_z": wpl},
    }


def _rectangle(h: float, b: float) -> dict[str, float]:
    long, short = max(h, b), min(h, b)
    return {
        **{"a": h * b, "iy": b * h**3 / 12, "iz": h * b**3 / 12},
        # Roark: within 4 % for every ratio of sides.
        "it": long * short**3 * (1 / 3 - 0.21 * short / long * (1 - (short / long) ** 4 / 12)),
        **{"wel_y": b * h**2 / 6, "wel_z": h * b**2 / 6, "wpl_y": b * h**2 / 4, "wpl_z": h * b**2 / 4},
    }
