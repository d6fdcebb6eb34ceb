"""The npm package's types compile in a project of the caller's own: strict, by Node's resolution, declarations too."""

import json
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOLVER = ROOT / "solver"
# The second is every project without `types` or `lib` of its own.
LIBRARIES = (("--lib", "es2022", "--types", ""), ("--lib", "es2022,dom"))


@pytest.mark.parametrize("library", LIBRARIES)
def test_every_entry_of_the_package_compiles_without_skipping_declarations(
    tmp_path: Path, library: tuple[str, ...]
) -> None:
    package = json.loads((SOLVER / "package.json").read_text())
    doors = [package["name"] + name[1:] for name in package["exports"] if name != "./package.json"]
    imports = [f'import * as door{i} from "{door}";' for i, door in enumerate(doors)]
    all_doors = ", ".join(f"door{i}" for i in range(len(doors)))
    text = "\n".join([*imports, 'import { solve } from "handoff-solver";', f"export const all = [solve, {all_doors}];"])
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "caller.ts").write_text(text)
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / package["name"]).symlink_to(SOLVER)
    strict = ("--strict", "--module", "nodenext", "--target", "es2022", "--skipLibCheck", "false", "--noEmit")
    done = subprocess.run(
        [ROOT / "node_modules" / ".bin" / "tsc", *strict, *library, "caller.ts"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")
