"""The rooms of layers/core/handoff from the ground up: a module imports from its own and from those before it."""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

CORE = Path(__file__).parents[1] / "layers/core"
ROOMS = (
    # After the ground what stands in no room: errors, words, materials.
    *("runtime", "", "aws", "http", "sections", "beams", "frames", "combinations", "validation"),
    *("accounts", "auth", "models", "drafts", "api", "pages", "mcp"),
)


def faults(sources: Mapping[str, str]) -> Iterator[str]:
    """What is wrong with the imports of some modules, by their dotted names and their texts."""
    for module, text in sources.items():
        room = _room(module)
        if room not in ROOMS:
            yield f"{module} is in no room of .ci/rooms.py"
            continue
        for target in _imported(text, sources):
            if _room(target) in ROOMS and ROOMS.index(_room(target)) > ROOMS.index(room):
                yield f"{module} imports {target}, which lies above it"


def _imported(text: str, sources: Mapping[str, str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and str(node.module).partition(".")[0] == "handoff":
            for name in node.names:
                whole = f"{node.module}.{name.name}"
                yield whole if whole in sources else str(node.module)


def _room(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 2 or (CORE / "handoff" / parts[-1]).is_dir() else ""


def modules() -> dict[str, str]:
    files = sorted((CORE / "handoff").rglob("*.py"))
    names = (".".join(file.relative_to(CORE).with_suffix("").parts).removesuffix(".__init__") for file in files)
    return dict(zip(names, (file.read_text() for file in files), strict=True))


if __name__ == "__main__":
    found = list(faults(modules()))
    print("\n".join(found), file=sys.stderr)
    sys.exit(1 if found else 0)
