"""Writes solver/src/generated/rules: `python -m description.typescript`."""

import ast
import os
import re
from graphlib import TopologicalSorter
from pathlib import Path

from description.typescript.module import Module, Taken
from description.typescript.sourcemap import source_map

_ROOT = Path(__file__).parents[4]
_RULES = _ROOT / "layers/core/handoff"
_SOURCES = _ROOT / "solver/src"
_TARGET = _SOURCES / "generated/rules"
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
    "handoff.runtime.settings": "model/validation/rulebook.ts",
    **{
        f"handoff.validation.{name}": f"model/validation/{name}.ts"
        for name in ("beyond", "compiled", "document", "entries", "formed", "profiles", "rulebook")
    },
    "handoff.frames.tables": "model/frames/tables.ts",
    **{f"handoff.beams.{name}": f"model/beams/{name}.ts" for name in ("catalogue", "refused", "tables", "values")},
}


def main() -> None:
    modules = _modules()
    written = {module: Path(*module.split(".")[1:]).with_suffix(".ts") for module in modules}
    homes = _SHARED | {name: _SOURCES / path for name, path in _OWN.items()}
    homes |= {name: _TARGET / path for name, path in written.items()}
    for path in [*_TARGET.rglob("*.ts"), *_TARGET.rglob("*.map")]:
        if path.relative_to(_TARGET).with_suffix("").with_suffix(".ts") not in written.values():
            path.unlink()
    takes: Taken = {}
    for path in written.values():
        source, target = (_RULES / path).with_suffix(".py"), _TARGET / path
        target.parent.mkdir(parents=True, exist_ok=True)
        seen = {name: _seen_from(target, home) for name, home in homes.items()}
        try:
            lines = Module(source, seen, takes).lines(source.relative_to(_ROOT).as_posix())
        except SyntaxError as error:
            raise SystemExit(f"{source.relative_to(_ROOT)}: {error}") from None
        file = target.with_suffix(".ts.map")
        _put(target, "\n".join([*lines, f"//# sourceMappingURL={file.name}"]) + "\n")
        _put(file, source_map(lines, Path(os.path.relpath(source, target.parent)).as_posix()))


def _put(path: Path, text: str) -> None:
    """Where nothing changes nothing is newer."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def _modules() -> list[str]:
    """What TypeScript imports of the rules and what those import in turn, each after the classes that it needs."""
    wanted = {f"handoff.{path.replace('/', '.')}" for path in _imported_by_typescript()}
    graph: dict[str, list[str]] = {}
    while wanted:
        module = wanted.pop()
        graph[module] = [each for each in _rules_imported(module) if each not in _OWN]
        wanted |= {*graph[module]} - graph.keys()
    return list(TopologicalSorter({module: sorted(graph[module]) for module in sorted(graph)}).static_order())


def _imported_by_typescript() -> set[str]:
    files = (path for path in _SOURCES.rglob("*.ts") if not path.is_relative_to(_TARGET))
    return {name for path in files for name in re.findall(r'/rules/([\w/]+)\.ts"', path.read_text())}


def _rules_imported(module: str) -> list[str]:
    """Modules of the rules' own rooms; of a name in one, the module that it stands in."""
    tree = ast.parse(_source(module).read_text())
    imports = [
        node for node in tree.body if isinstance(node, ast.ImportFrom) and str(node.module).startswith("handoff")
    ]
    found = [(f"{node.module}.{name.name}", str(node.module)) for node in imports for name in node.names]
    return [whole if _source(whole).is_file() else home for whole, home in found]


def _source(module: str) -> Path:
    return _RULES.parent.joinpath(*module.split(".")).with_suffix(".py")


def _seen_from(target: Path, home: Path) -> str:
    path = Path(os.path.relpath(home, target.parent)).as_posix()
    return path if path.startswith(".") else f"./{path}"


if __name__ == "__main__":
    main()
