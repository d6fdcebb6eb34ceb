"""Writes solver/src/generated/rules: `python -m description.typescript`."""

from pathlib import Path

from description.typescript.module import Classes, Module

_ROOT = Path(__file__).parents[4]
_RULES = _ROOT / "layers/core/handoff/validation"
_TARGET = _ROOT / "solver/src/generated/rules"
# In an order in which each finds the classes it needs.
_WRITTEN = (
    *("geometry", "nearby", "lines", "chains", "area_loads", "pushing", "forces", "meshes", "passed_over", "gravity"),
    *("crossings", "edges", "neighbours", "combination_rules", "combining", "sources", "uplift", "storeys", "targets"),
    *("design", "quantities", "repeats"),
)
# Where TypeScript has what it keeps in a way of its own.
_OFFLINE = "../../offline"
_OWN = {
    "handoff.materials": f"{_OFFLINE}/validation/grades.ts",
    "handoff.sentences": "../../sentences.ts",
    "handoff.settings": f"{_OFFLINE}/validation/rulebook.ts",
    **{
        f"handoff.validation.{name}": f"{_OFFLINE}/validation/{name}.ts"
        for name in ("document", "entries", "judgements", "outlines", "profiles", "report", "rulebook")
    },
}


def main() -> None:
    homes = _OWN | {f"handoff.validation.{name}": f"./{name}.ts" for name in _WRITTEN}
    classes: Classes = {}
    _TARGET.mkdir(parents=True, exist_ok=True)
    for name in _WRITTEN:
        source = _RULES / f"{name}.py"
        try:
            text = Module(source, homes, classes).text(source.relative_to(_ROOT).as_posix())
        except SyntaxError as error:
            raise SystemExit(f"{source.relative_to(_ROOT)}: {error}") from None
        target = _TARGET / f"{name}.ts"
        if not target.exists() or target.read_text() != text:
            target.write_text(text)


if __name__ == "__main__":
    main()
