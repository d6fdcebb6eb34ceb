"""The solver itself: the page's own JavaScript, run in an embedded V8, so the numbers are the page's numbers."""

from __future__ import annotations

import gzip
import json
from importlib.resources import files
from types import TracebackType
from typing import Any

from py_mini_racer import MiniRacer

from .encoding import encoded
from .errors import SolveError

# JSON text crosses the border in both directions: mini-racer would otherwise copy the document value by value.
_BORDER = """
function answer(work) {
  try { return JSON.stringify({ value: work() }); }
  catch (error) {
    const { message = String(error), code, details = {}, stack = "" } = error ?? {};
    const unexpected = { message: `unexpected: ${message}`, code: "internal", details: { stack } };
    return JSON.stringify({ error: code ? { message, code, details } : unexpected });
  }
}
function call(name, text) { return answer(() => calls[name](...JSON.parse(text))); }
"""
_SOLVER = """
const library = handoff.openLibrary(JSON.parse(LIBRARY_TEXT));
const valid = (model) => handoff.validModel(model, { sections: library });
const judged = (model) => handoff.judgedModel(model, { sections: library });
let solving = null;
let results = null;
let report = null;
function* stages(model) {
  const { model: authored, warnings } = judged(model);
  const plain = handoff.plainModel(authored);
  const onProgress = (told) => { report = told; };
  const doubts = handoff.withMissing(plain, { sections: library, warnings });
  const analysis = handoff.analysedInStages(plain, { sections: library, warnings: doubts, onProgress });
  let next = analysis.next();
  for (let stage = "forces"; !next.done; next = analysis.next(), stage = "stability") {
    results = next.value.results;
    yield { stage };
  }
  for (const { done, count } of handoff.checkedInBatches(plain, next.value)) yield { stage: "checks", done, count };
}
const calls = {
  begin_solve: (model) => { solving = stages(model); return null; },
  go_on: () => {
    const { done, value } = solving.next();
    return done ? null : { ...value, progress: report };
  },
  found: () => results,
  solve: (json) => {
    const { model, warnings } = judged(json);
    return handoff.solve(model, { sections: library, warnings });
  },
  valid: (model) => valid(model),
  validate: (model) => handoff.validate(model, { sections: library }),
  stations: (results, member, set, count) => handoff.stations(results, member, set, count),
  create_beam: (inputs) => handoff.createBeam(inputs, library),
  check_beam: (inputs) => handoff.checkBeam(inputs, library),
  build_frame: (inputs) => handoff.buildFrame(inputs, library),
  compare: (before, after) => handoff.compareModels(valid(before), valid(after), { sections: library }),
  suggest: (model, wish) => handoff.suggest(valid(model), wish, { sections: library }),
  report_said: (model) => handoff.reportSaid(handoff.validate(model, { sections: library })),
  parked_said: (warnings) => handoff.parkedSaid(warnings),
  check_said: (model, format, file) => handoff.checkSaid(model, library, format, file),
  suggest_said: (model, words, asJson) => handoff.suggestSaid(model, words, library, asJson),
  compare_said: (before, after, asJson) => handoff.compareSaid(before, after, library, asJson),
  schema_said: (part) => handoff.schemaSaid(part ?? undefined),
  sections_said: (name) => handoff.sectionsSaid(library, name ?? undefined),
  examples_said: (name) => handoff.examplesSaid(name ?? undefined),
  doctor_said: () => handoff.doctorSaid(library),
  csv: (rows) => handoff.csvOfRows(rows),
};
"""
_PAPER = """
Object.assign(calls, {
  begin_report: (model, fingerprint, form) => paper.beginReport(model, fingerprint, form, library),
  begin_picture: (model, results, wish) => paper.beginPicture(model, results, wish, library),
  take: () => paper.take(),
  link_text: (text) => handoff.linkText(text),
  convert: (model, format) => paper.convert(model, format, library),
});
"""
_EXCHANGE = """
const library = exchange.openLibrary(JSON.parse(LIBRARY_TEXT));
const calls = {
  saf: (parts) => exchange.saf(parts, library),
  saf_parts: (model) => exchange.safParts(model),
  fers: (json) => exchange.fers(json, library),
  pynite: (facts) => exchange.pynite(facts, library),
};
"""
# What each script of the bundle is called with.
_SCRIPTS = {"solver.js": _SOLVER, "exchange.js": _EXCHANGE}


class Engine:
    """One V8 context. Use it in a `with` statement: a context left open hangs the interpreter when it ends."""

    def __init__(self, script: str = "solver.js") -> None:
        self._script = script
        self._has_paper = False

    def __enter__(self) -> Engine:
        self._context = MiniRacer()
        bundle = files("handoff_solver") / "bundle"
        library = gzip.decompress((bundle / "sections.json.gz").read_bytes()).decode()
        try:
            self._context.eval((bundle / self._script).read_text(encoding="utf-8"))
            self._context.eval(f"const LIBRARY_TEXT = {json.dumps(library)};{_SCRIPTS[self._script]}{_BORDER}")
        except BaseException:
            self._context.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._context.close()

    def with_paper(self) -> Engine:
        """Reports and pictures too; they are made with the solver's own script."""
        if not self._has_paper:
            bundle = files("handoff_solver") / "bundle"
            self._context.eval((bundle / "paper.js").read_text(encoding="utf-8") + _PAPER)
            self._has_paper = True
        return self

    def call(self, name: str, *arguments: Any) -> Any:
        text = f"[{','.join(map(encoded, arguments))}]"
        answer = json.loads(str(self._context.call("call", name, text)))
        if "error" in answer:
            failure = answer["error"]
            raise SolveError(failure["message"], failure["code"], failure["details"])
        return answer["value"]

    def stations(self, results: dict[str, Any], member: str, combination: str, count: int) -> dict[str, Any]:
        answer: dict[str, Any] = self.call("stations", results, member, combination, count)
        return answer
