"""The inputs of a frame: read as a beam's are, and by kind what is needed, what is no use, and what holds otherwise."""

from dataclasses import dataclass
from typing import Any

from handoff.beams import reading
from handoff.beams.catalogue import Library, section
from handoff.beams.fields import Field, fields
from handoff.beams.reading import Inputs
from handoff.beams.refused import InputRefused
from handoff.beams.units import plain
from handoff.frames.tables import TABLES

FRAME: tuple[Field, ...] = fields(TABLES["fields"])
_REFUSALS = TABLES["refusals"]


@dataclass(frozen=True)
class Frame:
    """What was given for one frame."""

    kind: str
    inputs: Inputs
    library: Library

    def value(self, name: str) -> Any:
        """As given, else as is usual of this kind."""
        own = self.inputs.value(name)
        usual = TABLES["usual"].get(name, {})
        return usual.get(self.kind) if own is None else own

    def number(self, name: str) -> float:
        found: float = self.value(name)
        return found

    def numbers(self, name: str) -> list[float]:
        found: list[float] = self.value(name)
        return found

    def named(self, name: str) -> str | None:
        """The section of that part by its own name in the library."""
        own = self.inputs.value(name)
        return None if own is None else section(own, self.library)["name"]


def read(body: Any, library: Library) -> Frame:
    """What the request describes; InputRefused says what is wrong with it."""
    inputs = reading.read(body, FRAME, TABLES["elsewhere"], library)
    kind: str = inputs.value("kind")
    for field in FRAME:
        given = inputs.given(field.name)
        if given and field.of and kind not in field.of:
            raise unfit("not_of", field.name, {"key": given[0].key, "kind": kind, "kinds": ", ".join(field.of)})
        if not given and kind in field.needed_by:
            raise unfit("needed", field.name, {"name": field.name, "kind": kind, "means": field.description})
    frame = Frame(kind, inputs, library)
    _refuse_shapes(frame)
    return frame


def unfit(kind: str, field: str, values: dict[str, str]) -> InputRefused:
    return InputRefused("missing" if kind == "needed" else "out_of_range", field, _REFUSALS[kind].format(**values))


def _refuse_shapes(frame: Frame) -> None:
    spans = frame.numbers("spans_m")
    if frame.kind == "portal" and frame.number("pitch_deg") < 5:
        raise unfit("pitch", "pitch_deg", {"value": plain(frame.number("pitch_deg"))})
    if frame.kind != "truss":
        return
    if len(spans) != 1:
        key = frame.inputs.given("spans_m")[0].key
        raise unfit("spans", "spans_m", {"key": key, "count": plain(float(len(spans)))})
    if frame.number("depth_m") > spans[0] / 2:
        values = {"value": plain(frame.number("depth_m")), "span": plain(spans[0])}
        raise unfit("depth", "depth_m", values)
    for name in ("panels", "lower_ties"):
        value = frame.value(name)
        if value is not None and value != round(value):
            raise unfit("whole", name, {"name": name, "value": plain(value)})
    panels = frame.value("panels")
    if panels is not None and round(panels / 2) != panels / 2:
        raise unfit("panels", "panels", {"value": plain(panels)})
