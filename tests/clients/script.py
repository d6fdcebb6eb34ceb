"""The packages' script as Python runs it: in V8 without a browser, JSON text both ways, many calls at once."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from py_mini_racer import MiniRacer

from tests.seeds import seeds

# Random inputs that both sides are asked about.
SEEDS = seeds(200, 6000)
SOLVER = Path(__file__).parents[2] / "solver"
BORDER = """
const library = handoff.openLibrary(JSON.parse(LIBRARY_TEXT));
const calls = {
  validate: (model) => handoff.validate(model, { sections: library }),
  create_beam: (inputs) => handoff.createBeam(inputs, library),
  check_beam: (inputs) => handoff.checkBeam(inputs, library),
  build_frame: (inputs) => handoff.buildFrame(inputs, library),
  schema: (root) => root === null ? handoff.schemaIndex() : handoff.schemaClosure(root),
  sections: (family) => handoff.listing(library, family ?? undefined),
  nearest: (name) => handoff.nearestSections(name, library),
};
function one(name, argument) {
  try { return { value: calls[name](argument) }; }
  catch (error) {
    const { code, field, message } = error;
    if (error instanceof handoff.InputError) return { refused: { code, field, message } };
    if (code) return { refused: message };
    throw error;
  }
}
function call(name, text) { return JSON.stringify(JSON.parse(text).map((argument) => one(name, argument))); }
"""


class Script:
    def __init__(self, context: MiniRacer) -> None:
        self._context = context

    def answers(self, name: str, arguments: Iterable[Any]) -> list[Any]:
        """For each argument the value, or the message of the refusal; of a beam's, its code and field too."""
        text = json.dumps(list(arguments), allow_nan=False)
        answers: list[dict[str, Any]] = json.loads(str(self._context.call("call", name, text)))
        return [answer.get("value", answer.get("refused")) for answer in answers]


@contextmanager
def script() -> Iterator[Script]:
    context = MiniRacer()
    try:
        context.eval((SOLVER / "dist" / "handoff.iife.js").read_text("utf-8"))
        library = (SOLVER / "data" / "sections.json").read_text("utf-8")
        context.eval(f"const LIBRARY_TEXT = {json.dumps(library)};{BORDER}")
        yield Script(context)
    finally:
        context.close()  # left open, it would hang the interpreter at its end
