"""Build the packages that the service hands out into the page's folder, and the licences beside the documents.

python clients/pack.py viewer/dist
"""

import base64
import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import licences

CLIENTS = Path(__file__).resolve().parent
ROOT = CLIENTS.parent
SOLVER = ROOT / "solver"
# Of others' work, in the page's documents and in every package.
NOTICES = "third-party-licences.txt"


def python_wheel(packages: Path) -> None:
    """The wheel carries the solver, reports and other programs' models as scripts, and the data that they read."""
    source = CLIENTS / "python"
    bundle = source / "src" / "handoff_solver" / "bundle"
    bundle.mkdir(exist_ok=True)
    for name, script in {"handoff": "solver", "paper": "paper", "exchange": "exchange"}.items():
        shutil.copy(SOLVER / "dist" / f"{name}.iife.js", bundle / f"{script}.js")
    shutil.copy(SOLVER / "cli" / "commands.json", bundle / "commands.json")
    shutil.copy(ROOT / "schemas" / "limits.json", bundle / "limits.json")
    library = (SOLVER / "data" / "sections.json").read_bytes()
    (bundle / "sections.json.gz").write_bytes(gzip.compress(library, 9, mtime=0))
    shutil.copy(SOLVER / "dist" / NOTICES, bundle / NOTICES)
    # Leftovers of an earlier build would be packed again.
    shutil.rmtree(source / "build", ignore_errors=True)
    # One moment for every file, so that the same sources give the same wheel.
    env = {**os.environ, "SOURCE_DATE_EPOCH": "1767225600"}
    wheel = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--no-cache-dir"]
    subprocess.run([*wheel, "--wheel-dir", packages, source], check=True, env=env)  # noqa: S603 - our own command
    for made in packages.glob("*.whl"):
        press(made)


def press(wheel: Path) -> None:
    """setuptools presses less than it could: the same entries again, as small as deflate makes them."""
    with zipfile.ZipFile(wheel) as archive:
        entries = [(entry, archive.read(entry)) for entry in archive.infolist()]
    with zipfile.ZipFile(wheel, "w") as archive:
        for entry, content in entries:
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED, compresslevel=9)


def npm_tarballs(packages: Path) -> None:
    for workspace in ("solver", "clients/mcp"):
        command = ["npm", "pack", "--silent", "--workspace", workspace, "--pack-destination", str(packages)]
        subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)  # noqa: S603 - our own command


def put_licences(documents: Path) -> None:
    """npm and setuptools pack only what lies in the package's own folder."""
    for package in (SOLVER, CLIENTS / "mcp", CLIENTS / "python"):
        shutil.copy(ROOT / "LICENSE", package / "LICENSE")
    places = {"page": documents, "solver": SOLVER / "dist", "mcp": CLIENTS / "mcp" / "dist"}
    for bundle, folder in places.items():
        (folder / NOTICES).write_text(licences.text(bundle, ROOT / "node_modules"), encoding="utf-8")


def put_digests(packages: Path) -> None:
    """For the hints of functions that do not carry the packages; no JSON, or the schemas would count as changed."""
    lines = []
    for package in sorted(packages.iterdir()):
        content = package.read_bytes()
        integrity = base64.b64encode(hashlib.sha512(content).digest()).decode()
        lines.append(f"{package.name} {hashlib.sha256(content).hexdigest()} sha512-{integrity}\n")
    (ROOT / "schemas" / "package_digests.txt").write_text("".join(lines))


def main(folder: Path) -> None:
    packages, documents = folder / "packages", folder / "docs"
    shutil.rmtree(packages, ignore_errors=True)
    packages.mkdir(parents=True)
    documents.mkdir(exist_ok=True)
    put_licences(documents)
    python_wheel(packages)
    npm_tarballs(packages)
    put_digests(packages)
    for package in sorted(packages.iterdir()):
        print(f"{package.name}: {package.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
