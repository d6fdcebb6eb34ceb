"""Build the packages that the service hands out, and its documents, into the page's folder.

python clients/pack.py viewer/dist
"""

import gzip
import os
import shutil
import subprocess
import sys
from pathlib import Path

CLIENTS = Path(__file__).resolve().parent
ROOT = CLIENTS.parent
SOLVER = ROOT / "solver"


def python_wheel(packages: Path) -> None:
    """The wheel carries the solver as one script, what writes reports, the section library and the commands."""
    source = CLIENTS / "python"
    bundle = source / "src" / "handoff_solver" / "bundle"
    bundle.mkdir(exist_ok=True)
    shutil.copy(SOLVER / "dist" / "handoff.iife.js", bundle / "solver.js")
    shutil.copy(SOLVER / "dist" / "paper.iife.js", bundle / "paper.js")
    shutil.copy(SOLVER / "cli" / "commands.json", bundle / "commands.json")
    library = (SOLVER / "data" / "sections.json").read_bytes()
    (bundle / "sections.json.gz").write_bytes(gzip.compress(library, 9, mtime=0))
    # Leftovers of an earlier build would be packed again.
    shutil.rmtree(source / "build", ignore_errors=True)
    # One moment for every file, so that the same sources give the same wheel.
    env = {**os.environ, "SOURCE_DATE_EPOCH": "1767225600"}
    wheel = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--no-cache-dir"]
    subprocess.run([*wheel, "--wheel-dir", packages, source], check=True, env=env)  # noqa: S603 - our own command


def npm_tarballs(packages: Path) -> None:
    for workspace in ("solver", "clients/mcp"):
        command = ["npm", "pack", "--silent", "--workspace", workspace, "--pack-destination", str(packages)]
        subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)  # noqa: S603 - our own command


def licences() -> None:
    """npm and setuptools pack only what lies in the package's own folder."""
    for package in (SOLVER, CLIENTS / "mcp", CLIENTS / "python"):
        shutil.copy(ROOT / "LICENSE", package / "LICENSE")


def main(folder: Path) -> None:
    packages, documents = folder / "packages", folder / "docs"
    licences()
    for made in (packages, documents):
        shutil.rmtree(made, ignore_errors=True)
    packages.mkdir(parents=True)
    python_wheel(packages)
    npm_tarballs(packages)
    for package in sorted(packages.iterdir()):
        print(f"{package.name}: {package.stat().st_size:,} bytes")
    shutil.copytree(CLIENTS / "docs", documents)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
