"""A PyNite model (`FEModel3D`) as a model of ours: what is in the object, for the reader that turns its axes."""

from __future__ import annotations

from typing import Any

from .conversion import Conversion, conversion

Json = dict[str, Any]

_LETTERS = ("DX", "DY", "DZ", "RX", "RY", "RZ")
_OTHERS = ("springs", "quads", "plates", "meshes", "shear_walls", "mats")


def from_pynite(model: Any) -> Conversion:
    """Frames: nodes, members, releases, supports, springs at nodes, loads on nodes and members, combinations."""
    facts = {
        "nodes": [_node(name, node) for name, node in model.nodes.items()],
        "materials": [_material(name, material) for name, material in model.materials.items()],
        "sections": [_section(name, section) for name, section in model.sections.items()],
        "members": [_member(name, member) for name, member in model.members.items()],
        "combinations": [
            {"name": name, "factors": {case: float(factor) for case, factor in combination.factors.items()}}
            for name, combination in model.load_combos.items()
        ],
        "others": [(kind, str(name)) for kind in _OTHERS for name in getattr(model, kind, ())],
    }
    return conversion("pynite", facts)


def _node(name: str, node: Any) -> Json:
    springs = [getattr(node, f"spring_{letters}") for letters in _LETTERS]
    return {
        "name": name,
        "at": [float(node.X), float(node.Y), float(node.Z)],
        "supported": [bool(getattr(node, f"support_{letters}")) for letters in _LETTERS],
        "springs": [(float(stiffness or 0), way) for stiffness, way, *_ in springs],
        "enforced": [bool(getattr(node, f"Enforced{letters}")) for letters in _LETTERS],
        "loads": [(direction, float(size), case) for direction, size, case in node.NodeLoads],
    }


def _material(name: str, material: Any) -> Json:
    found = {"e": material.E, "g": material.G, "nu": material.nu, "density": material.rho}
    return {"name": name, **{key: float(value) for key, value in found.items()}}


def _section(name: str, section: Any) -> Json:
    found = {"a": section.A, "iy": section.Iy, "iz": section.Iz, "j": section.J}
    return {"name": name, **{key: float(value) for key, value in found.items()}}


def _member(name: str, member: Any) -> Json:
    only = "tension" if member.tension_only else "compression" if member.comp_only else None
    return {
        **{"name": name, "start": member.i_node.name, "end": member.j_node.name, "only": only},
        **{"section": member.section.name, "material": member.material.name, "length": float(member.L())},
        "y": [float(part) for part in member.T()[1, :3]],
        "released": [bool(free) for free in member.Releases],
        "points": [(way, float(size), float(place), case) for way, size, place, case, *_ in member.PtLoads],
        "lines": [
            (way, float(first), float(last), float(start), float(end), case)
            for way, first, last, start, end, case, *_ in member.DistLoads
        ],
    }
