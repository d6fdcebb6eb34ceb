"""What Lambda's own image holds beside the standard library: the runtime client and boto3, and nothing else."""

import importlib.metadata
import re
from pathlib import Path

# The packages of the managed Python runtimes, without which no layer of ours could do.
PROVIDED = ("awslambdaric", "boto3")


def gather(folder: Path) -> None:
    """Links this environment's copies of them, and of all they need, into a folder of their own."""
    folder.mkdir(parents=True)
    for distribution in _with_dependencies(PROVIDED):
        for name in _top_level(distribution):
            (folder / name).symlink_to(Path(str(distribution.locate_file(name))).resolve())


def _with_dependencies(names: tuple[str, ...]) -> list[importlib.metadata.Distribution]:
    found: dict[str, importlib.metadata.Distribution] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found[name] = importlib.metadata.distribution(name)
        for requirement in found[name].requires or []:
            if "extra ==" not in requirement:
                waiting.append(re.split(r"[^\w.-]", requirement)[0].lower())
    return list(found.values())


def _top_level(distribution: importlib.metadata.Distribution) -> set[str]:
    names = {file.parts[0] for file in distribution.files or []}
    return {name for name in names if not name.startswith("..") and name != "__pycache__"}
