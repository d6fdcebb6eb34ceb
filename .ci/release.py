"""Cuts a release: `python .ci/release.py 1.2.0`.

Writes the version where it stands, and gathers the fragments of docs/changes/ into CHANGELOG.md
and docs/results-that-changed.md. Without a version it only judges the fragments.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FRAGMENTS = ROOT / "docs/changes"
KINDS = {"added": "Added", "changed": "Changed", "fixed": "Fixed", "breaking": "Breaking", "results": "Results"}
# A changed result also says who should look again.
MOST_WORDS = {kind: 45 if kind == "results" else 25 for kind in KINDS}
TEXTS = ("pyproject.toml", "clients/python/pyproject.toml", "clients/python/src/handoff_solver/__init__.py")
PACKAGES = ("solver", "viewer", "clients/mcp")


def fragments() -> dict[str, list[str]]:
    """The sentences of each kind, by file name."""
    found: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for file in sorted(FRAGMENTS.glob("*.md")):
        _, _, kind = file.stem.rpartition(".")
        found[kind].append(" ".join(file.read_text("utf-8").split()))
    return found


def faults() -> list[str]:
    """What is wrong with fragments: an unknown kind, no sentence, or too many words."""
    wrong = []
    for file in sorted(FRAGMENTS.glob("[!.]*")):
        kind, text = file.stem.rpartition(".")[2], file.read_text("utf-8").split()
        if file.suffix != ".md" or kind not in KINDS:
            wrong.append(f"{file.name}: name it <slug>.<{'|'.join(KINDS)}>.md")
        elif not 3 <= len(text) <= MOST_WORDS[kind]:
            wrong.append(f"{file.name}: {len(text)} words, write at most {MOST_WORDS[kind]}")
    return wrong


def changelog(text: str, version: str, entries: dict[str, list[str]]) -> str:
    """The changelog with a heading for the new release above the last one."""
    parts = [f"## {version}\n"]
    for kind, title in KINDS.items():
        lines = "".join(f"- {line}\n" for line in entries[kind])
        if lines and kind != "results":
            parts.append(f"### {title}\n\n{lines}")
    if entries["results"]:
        parts.append("Verdicts and numbers changed: see `docs/results-that-changed.md`.\n")
    head, mark, rest = text.partition("\n## ")
    return head + "\n" + "\n".join(parts) + mark + rest


def changed_results(text: str, version: str, lines: list[str]) -> str:
    """The list of changed results with those of the new release above the last ones."""
    head, mark, rest = text.partition("\n## ")
    new = f"\n## {version}\n\n" + "".join(f"- {line}\n" for line in lines)
    return head + new + mark + rest if lines else text


def write_version(version: str) -> None:
    """The version stands in limits.json; manifests repeat it because their tools cannot read that file."""
    limits = ROOT / "schemas/limits.json"
    former = json.loads(limits.read_text("utf-8"))["version"]
    for path in (limits, *(ROOT / name for name in TEXTS), ROOT / "solver/src/api/version.ts"):
        put(path, f'"{former}"', f'"{version}"', 1)
    for folder in PACKAGES:
        package = ROOT / folder / "package.json"
        put(package, f'"version": "{former}"', f'"version": "{version}"', 1)
        put(package, f'"handoff-solver": "{former}"', f'"handoff-solver": "{version}"', 1)
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    for folder in PACKAGES:
        entry = lock["packages"][folder]
        entry["version"] = version
        for kind in ("dependencies", "devDependencies"):
            if "handoff-solver" in entry.get(kind, {}):
                entry[kind]["handoff-solver"] = version
    (ROOT / "package-lock.json").write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")
    for name in ("README.md", "docs/service.md"):
        path = ROOT / name
        path.write_text(path.read_text("utf-8").replace(former, version), "utf-8")


def put(path: Path, old: str, new: str, count: int) -> None:
    path.write_text(path.read_text("utf-8").replace(old, new, count), "utf-8")


def main() -> None:
    if wrong := faults():
        sys.exit("\n".join(wrong))
    if len(sys.argv) < 2:
        return
    version = sys.argv[1]
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        sys.exit(f"'{version}' is no version like 1.2.0")
    entries = fragments()
    log, results = ROOT / "CHANGELOG.md", ROOT / "docs/results-that-changed.md"
    log.write_text(changelog(log.read_text("utf-8"), version, entries), "utf-8")
    results.write_text(changed_results(results.read_text("utf-8"), version, entries["results"]), "utf-8")
    write_version(version)
    for file in FRAGMENTS.glob("*.md"):
        file.unlink()
    print(f"{version} is written. Run `make pages` and `python -m description.openapi`, then commit.")


if __name__ == "__main__":
    main()
