"""What an outline has, by the formulas of its shape; mm."""

from handoff.sections.formulas import FORMULAS, Properties, evaluated
from handoff.sections.quantities import rounded

_TURNED = {"y": "z", "z": "y"}


def computed(shape: str, size: Properties, formulas: str = "") -> Properties:
    """Area, second moments, torsion and plastic moduli, by the formulas of its tables."""
    found: Properties = evaluated("outline", shape, size)
    torsion = formulas if formulas in FORMULAS["torsion"] else shape
    return found | evaluated("torsion", torsion, size | found) if torsion in FORMULAS["torsion"] else found


def outlined(shape: str, size: Properties, formulas: str = "") -> Properties:
    """The same, rounded: what all else follows from."""
    found: Properties = {key: rounded(value) for key, value in computed(shape, size, formulas).items()}
    return found


def derived(shape: str, size: Properties, known: Properties, welded: bool = False) -> Properties:
    """Elastic moduli, principal axes, shear areas, radii of gyration and perimeter, where no table gives them."""
    shear = "welded" if welded and shape in FORMULAS["welded"] else "shear"
    found: Properties = {}
    for group in ("elastic", "principal", shear, "perimeter"):
        if shape in FORMULAS.get(group, {}):
            found |= evaluated(group, shape, size | found | known)
    own: Properties = {key: value for key, value in found.items() if key not in known}
    return own


def double(shape: str, size: Properties, one: Properties) -> Properties:
    """Two angles or channels back to back as one, which they are as far as what joins them allows."""
    turned = shape == "double_angle" and size["h"] < size["b"]
    each: Properties = {f"one_{_turned(key) if turned else key}": value for key, value in one.items()}
    also: Properties = evaluated("outline", shape, size | each) if shape == "double_angle" else {}
    return evaluated("outline", "double_channel", size | each) | also


def _turned(key: str) -> str:
    """Of an angle with its legs exchanged."""
    return key[:-1] + _TURNED.get(key[-1:], key[-1:])
