"""The licences of others' work inside the page and the packages, gathered from what is installed."""

import json
from pathlib import Path
from typing import Any

# What is bundled, by its direct dependencies; what those need follows from their own package.json. AssemblyScript's
# library is compiled into the kernel, ajv's into the validators.
BUNDLED = {
    "page": ["three", "swagger-ui-dist", "assemblyscript", "ajv"],
    "solver": ["assemblyscript", "ajv"],
    "mcp": ["@modelcontextprotocol/sdk", "assemblyscript", "ajv"],
}
# As npm packages have them, and what Swagger UI is bundled of; what has none of these files is shown with the licence
# its package.json names.
FILES = ("license*", "licence*", "copying*", "notice*", "*-ui-bundle.js.LICENSE.txt")


def text(bundle: str, modules: Path) -> str:
    """One document: each package with its version, its licence and the words of it."""
    parts = [f"Work of others that is part of this software. {len(_packages(bundle, modules))} packages.\n"]
    for name, folder in sorted(_packages(bundle, modules).items()):
        facts = _facts(folder)
        parts.append(
            f"{'=' * 80}\n{name} {facts['version']} ({_licence(facts)})\n{'=' * 80}\n\n{_words(folder, facts)}"
        )
    return "\n".join(parts)


def _packages(bundle: str, modules: Path) -> dict[str, Path]:
    """Every package that a bundle may contain, by name; npm looks beside the asking one first, then above."""
    found: dict[str, Path] = {}
    waiting = [(name, modules) for name in BUNDLED[bundle]]
    while waiting:
        name, beside = waiting.pop()
        folder = beside / name if (beside / name / "package.json").is_file() else modules / name
        if name in found or not (folder / "package.json").is_file():
            continue
        found[name] = folder
        waiting += [(other, folder / "node_modules") for other in _facts(folder).get("dependencies", {})]
    return found


def _facts(folder: Path) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    return facts


def _licence(facts: dict[str, Any]) -> str:
    licence = facts.get("license", "no licence named")
    return str(licence.get("type") if isinstance(licence, dict) else licence)


def _words(folder: Path, facts: dict[str, Any]) -> str:
    names = sorted(
        {
            file
            for pattern in FILES
            for case in (pattern, pattern.upper(), pattern.title())
            for file in folder.glob(case)
        }
    )
    files = [file for file in names if file.is_file()]
    if not files:
        return f"Licensed under {_licence(facts)}; the package carries no text of it.\n"
    return "\n".join(file.read_text(encoding="utf-8", errors="replace").strip() + "\n" for file in files)
