"""Snow on pitched roofs to EN 1991-1-3: shape coefficients of Table 5.2 for pitches up to 30°."""

from typing import Any

from handoff.frames.inputs import Frame
from handoff.frames.parts import Json, case, newtons
from handoff.frames.tables import TABLES

_SNOW = TABLES["snow"]
_NAMES = TABLES["names"]


def flat() -> float:
    """μ1."""
    found: float = _SNOW["flat"]
    return found


def valley(pitch_deg: float) -> float:
    """μ2 of a valley between two slopes of that pitch."""
    found: float = _SNOW["valley"] + 0.8 * pitch_deg / 30
    return found


def on_roofs(frame: Frame, slopes: list[tuple[str, str]]) -> list[Json]:
    """Load cases on the left and the right slope of each span: undrifted, and drifted by 5.3.3 or in valleys 5.3.4."""
    if frame.number("snow_kpa") == 0:
        return []
    line = frame.number("snow_kpa") * frame.number("spacing_m")
    mu = flat()
    cases = [_case("S", "S", [_even(name, line * mu) for pair in slopes for name in pair])]
    if len(slopes) == 1:
        left, right = slopes[0]
        less = line * mu * _SNOW["drifted"]
        return [
            *cases,
            _case("S-left", "drift_left", [_even(left, less), _even(right, line * mu)]),
            _case("S-right", "drift_right", [_even(left, line * mu), _even(right, less)]),
        ]
    top, bottom = line * mu, line * valley(frame.number("pitch_deg"))
    loads: list[Json] = []
    for i, (left, right) in enumerate(slopes):
        loads.append(_even(left, top) if i == 0 else _sloped(left, bottom, top))
        loads.append(_even(right, top) if i == len(slopes) - 1 else _sloped(right, top, bottom))
    return [*cases, _case("S-valley", "drift_valley", loads)]


def _case(name: str, title: str, loads: list[Json]) -> Json:
    words: dict[str, Any] = {"name": _NAMES[title]}
    return case(name, "snow", loads, words)


def _even(name: str, kn: float) -> Json:
    return {"member": name, "type": "distributed", "axes": "projected", "fz": -newtons(kn)}


def _sloped(name: str, start_kn: float, end_kn: float) -> Json:
    return {**_even(name, start_kn), "fz_end": -newtons(end_kn)}
