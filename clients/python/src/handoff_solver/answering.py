"""How the command answers: exit codes, what validation says, and the file or standard output that text goes to."""

from __future__ import annotations

from typing import Any

from .engine import Engine
from .errors import HandoffError, SolveError
from .local import as_object

# What each code means is said in commands.json.
DONE, FAILED, INVALID, UNSTABLE = 0, 2, 5, 6
_BY_CODE = {"invalid_model": INVALID, "unknown_section": INVALID, "unstable": UNSTABLE}


def exit_of(error: Exception) -> int:
    return _BY_CODE.get(error.code, FAILED) if isinstance(error, SolveError) else FAILED


def judged(model: Any) -> tuple[str, int]:
    """What validation says, line by line, and the exit code."""
    with Engine() as engine:
        report = engine.call("report_said", as_object(model))
    return report["text"], int(report["code"])


def written(text: str, output: str | None) -> int:
    """To the file that was named, else to standard output."""
    if output in (None, "-"):
        print(text)
    else:
        with open(str(output), "w", encoding="utf-8", newline="") as file:
            file.write(text)
    return DONE


class Usage(HandoffError):
    """The words of the command line do not fit together."""
