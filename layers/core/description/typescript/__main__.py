"""Writes solver/src/generated/rules: `python -m description.typescript`."""

import os
from pathlib import Path

from description.typescript.module import Module, Taken

_ROOT = Path(__file__).parents[4]
_RULES = _ROOT / "layers/core/handoff"
_SOURCES = _ROOT / "solver/src"
_TARGET = _SOURCES / "generated/rules"
_WRITTEN = {
    # In an order in which each finds the classes it needs; those without a room stand beside them all.
    "": ("nearest",),
    "validation": (
        *("keywords", "restraints", "wording", "lacking"),
        *("explain", "extras", "paths", "report", "references", "foreign", "geometry", "grid", "nearby"),
        *("lines", "chains", "area_loads", "pushing"),
        *("parts", "rigid", "spin", "linkage_motion", "linkage", "stability"),
        *(
            "forces",
            "meshes",
            "passed_over",
            "gravity",
            "kilonewtons",
            "leaning",
            "crossings",
            "edges",
            "neighbours",
            "combination_rules",
        ),
        *(
            "combining",
            "variable_actions",
            "missing_combinations",
            "weighing",
            "storeys",
            "aims",
            "runs",
            "spans",
            "patterns",
            "sources",
            "targets",
        ),
        *("outlines", "mirror", "sides", "facts"),
        *("quantities", "conditions", "telling", "judgements", "dimensions", "repeats"),
    ),
    "beams": (
        *("fields", "sentences", "units", "wording", "reading", "loads", "material", "profile", "assembly", "notes"),
        *("check", "create"),
    ),
    "sections": (
        *("names", "plastic", "buckling", "outline", "answered", "made_names", "made", "listing", "suggestions"),
    ),
}
# What Python means, and where the files are that both read.
_SHARED = {"python": _SOURCES / "model/offline/python.ts", "schemas": _ROOT / "schemas", "sections": _ROOT / "sections"}
# Where TypeScript has what it keeps in a way of its own.
_OWN = {
    "handoff.clipping": "model/offline/clipping.ts",
    "handoff.material_library": "model/materials.ts",
    "handoff.materials": "model/offline/materials.ts",
    "handoff.sections.catalogue": "model/sections/catalogue.ts",
    "handoff.sections.formulas": "model/sections/evaluated.ts",
    "handoff.sections.quantities": "model/sections/decimal.ts",
    "handoff.sections.tables": "model/sections/tables.ts",
    "handoff.sections.weighing": "model/sections/weighing.ts",
    "handoff.sentences": "results/sentences.ts",
    "handoff.settings": "model/validation/rulebook.ts",
    **{
        f"handoff.validation.{name}": f"model/validation/{name}.ts"
        for name in ("beyond", "compiled", "document", "entries", "formed", "profiles", "rulebook")
    },
    **{f"handoff.beams.{name}": f"model/beams/{name}.ts" for name in ("catalogue", "refused", "tables", "values")},
}


def main() -> None:
    paths = [Path(room, name) for room, names in _WRITTEN.items() for name in names]
    written = {".".join(("handoff", *path.parts)): path.with_suffix(".ts") for path in paths}
    homes = _SHARED | {name: _SOURCES / path for name, path in _OWN.items()}
    homes |= {name: _TARGET / path for name, path in written.items()}
    takes: Taken = {}
    for path in written.values():
        source, target = (_RULES / path).with_suffix(".py"), _TARGET / path
        target.parent.mkdir(parents=True, exist_ok=True)
        seen = {name: _seen_from(target, home) for name, home in homes.items()}
        try:
            text = Module(source, seen, takes).text(source.relative_to(_ROOT).as_posix())
        except SyntaxError as error:
            raise SystemExit(f"{source.relative_to(_ROOT)}: {error}") from None
        if not target.exists() or target.read_text() != text:
            target.write_text(text)


def _seen_from(target: Path, home: Path) -> str:
    path = Path(os.path.relpath(home, target.parent)).as_posix()
    return path if path.startswith(".") else f"./{path}"


if __name__ == "__main__":
    main()
