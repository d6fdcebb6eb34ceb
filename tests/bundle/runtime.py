"""What Lambda's own image holds beside the standard library: the runtime client and boto3, and nothing else.

`python -m tests.bundle.runtime INTERPRETER FOLDER` gathers them for an interpreter of this machine, and notes which.
"""

import importlib.metadata
import re
import subprocess
import sys
from pathlib import Path

LOCK = Path(__file__).parents[2] / "requirements" / "test.txt"

# The packages of the managed Python runtimes, without which no layer of ours could do.
PROVIDED = ("awslambdaric", "boto3")


def gather(interpreter: str, folder: Path) -> None:
    """Them and all they need, in a folder of their own, from the lock that this environment stands on."""
    wanted = {_plain(distribution.name) for distribution in _with_dependencies(PROVIDED)}
    pins = re.findall(r"^[\w.-]+==.*(?:\n +.*)*", LOCK.read_text(), flags=re.M)
    chosen = folder / "requirements.txt"
    folder.mkdir(parents=True, exist_ok=True)
    chosen.write_text("\n".join(pin for pin in pins if _plain(pin.partition("==")[0]) in wanted))
    # By the interpreter's own version: pip itself may be of another.
    script = "import sys; print('%d.%d' % sys.version_info[:2])"
    version = subprocess.run([interpreter, "-c", script], check=True, capture_output=True, text=True).stdout.strip()
    # Without the bytecode of pip's own interpreter: another would pass it over, and compile all anew at every start.
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    target = [
        "--no-compile",
        "--require-hashes",
        "--only-binary=:all:",
        "--python-version",
        version,
        "-t",
        str(folder / "runtime"),
    ]
    subprocess.run([*command, *target, "-r", str(chosen)], check=True)
    # As Lambda's image has it: what starts is compared with a bare handler that compiles nothing either.
    compiled = [interpreter, "-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", str(folder / "runtime")]
    subprocess.run(compiled, check=True)
    (folder / "interpreter").write_text(interpreter)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


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


if __name__ == "__main__":
    gather(sys.argv[1], Path(sys.argv[2]))
