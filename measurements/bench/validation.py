"""What a whole validation costs, against reading the same text with json.loads, jsonschema and pydantic, in one run."""

import copy
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import orjson
from jsonschema import Draft202012Validator
from pydantic import BaseModel, ConfigDict, Field

sys.path.insert(0, str(Path(__file__).parents[2]))

from structures.bars import Bars

from handoff.http.schema import closure
from handoff.validation import validate
from tests.frames import frame

SIZES = (100, 1_000, 10_000)

Id = Annotated[str, Field(min_length=1, max_length=64)]
Number = Annotated[float, Field(ge=-1e15, le=1e15, strict=True)]
Coordinate = Annotated[float, Field(ge=-1e6, le=1e6)]
Positive = Annotated[float, Field(gt=0, le=1e15)]
Restraint = Literal["fixed", "free"] | Positive


class Closed(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Node(Closed):
    id: Id
    x: Coordinate
    y: Coordinate
    z: Coordinate


class Material(Closed):
    id: Id
    type: Literal["steel", "aluminium", "concrete", "timber", "other"]
    grade: str | None = None
    e: Positive
    g: Positive
    density: float
    fy: Positive | None = None


class Section(Closed):
    id: Id
    library: Id


class Member(Closed):
    id: Id
    start: Id
    end: Id
    section: Id
    material: Id
    type: Literal["beam", "truss", "tension", "compression"] = "beam"
    rotation: float = 0
    start_hinge: Id | None = None
    end_hinge: Id | None = None


class Support(Closed):
    id: Id
    node: Id
    ux: Restraint
    uy: Restraint
    uz: Restraint
    rx: Restraint
    ry: Restraint
    rz: Restraint


class NodeLoad(Closed):
    node: Id
    fx: Number | None = None
    fy: Number | None = None
    fz: Number | None = None


class Distributed(Closed):
    member: Id
    type: Literal["distributed"]
    axes: Literal["global", "local", "projected"] = "global"
    start: float = 0
    end: float = 1
    fx: Number | None = None
    fy: Number | None = None
    fz: Number | None = None


class Point(Closed):
    member: Id
    type: Literal["point"]
    position: float
    fx: Number | None = None
    fy: Number | None = None
    fz: Number | None = None


class LoadCase(Closed):
    id: Id
    nature: Literal["permanent", "imposed", "snow", "wind", "temperature", "accidental", "seismic", "other"]
    self_weight: float
    node_loads: list[NodeLoad] = []
    member_loads: list[Annotated[Distributed | Point, Field(discriminator="type")]] = []


class Term(Closed):
    load_case: Id
    factor: float


class Combination(Closed):
    id: Id
    limit_state: Literal["ULS", "SLS", "ALS"]
    terms: list[Term]


class Structure(Closed):
    nodes: list[Node]
    materials: list[Material]
    sections: list[Section]
    members: list[Member]
    supports: list[Support]
    load_cases: list[LoadCase]
    load_combinations: list[Combination]


class Model(Closed):
    schema_version: Literal["1.0"]
    settings: dict[str, Any]
    model: Structure
    analysis: dict[str, Any]


def best_ms(work: Callable[[], object], seconds: float = 1.5, most: int = 25) -> float:
    """The best of several runs, in processor time: other work on the machine makes runs slower, never faster."""
    best, until = float("inf"), time.perf_counter() + seconds
    for _ in range(most):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
        if time.perf_counter() > until:
            break
    return best * 1e3


def broken(model: dict[str, Any], kind: str) -> dict[str, Any]:
    spoilt = copy.deepcopy(model)
    for member in spoilt["model"]["members"]:
        if kind == "references":
            member["start"] = f"Q{member['start']}"
        elif kind == "missing keys":
            del member["section"]
        else:
            member["sectoin"] = member.pop("section")
    return spoilt


def settled(storeys: int = 36, bays: int = 9) -> dict[str, Any]:
    """A building that is its own mirror image, with chequered load and design members: no doubt ends a rule early."""
    members = storeys * ((bays + 1) ** 2 + 2 * bays * (bays + 1))
    model = frame(members, bays)
    structure = model["model"]
    weight, load, wind = structure["load_cases"]
    halves: list[list[dict[str, Any]]] = [[], []]
    for each in load["member_loads"]:
        halves[sum(map(int, each["member"].split("-")[1:])) % 2].append(each)
    parted = [{**load, "id": f"Q{i}", "member_loads": half} for i, half in enumerate(halves)]
    structure["load_cases"] = [weight, *parted, wind]
    factors = {"both": (1.5, 1.5, 0.9), "even": (1.5, 0, 0.9), "odd": (0, 1.5, 1.5)}
    structure["load_combinations"] = [
        {
            "id": name,
            "limit_state": "ULS",
            "terms": [
                {"load_case": case, "factor": factor}
                for case, factor in zip(("G", "Q0", "Q1", "W"), (1.35, *of_cases), strict=True)
                if factor
            ],
        }
        for name, of_cases in factors.items()
    ]
    structure["design_members"] = [{"id": f"D{one['id']}", "members": [one["id"]]} for one in structure["members"]]
    return model


def main() -> int:
    oracle = Draft202012Validator(closure("model"))
    whole_ms = {}
    print(" members      bytes    processor time (ratio): json.loads, validation, pydantic, jsonschema")
    for size in SIZES:
        model = frame(size)
        data = orjson.dumps(model)
        text = data.decode()
        assert validate(model).errors == []
        loads = best_ms(lambda: json.loads(text))
        whole = whole_ms[size] = best_ms(lambda: validate(orjson.loads(data)))
        typed = best_ms(lambda: Model.model_validate(orjson.loads(data)))
        slow = best_ms(lambda: list(oracle.iter_errors(json.loads(text))), most=2)
        times = "  ".join(f"{ms:8.1f} ms ({ms / loads:.2f})" for ms in (loads, whole, typed, slow))
        print(f"{size:>8,} {len(data):>10,}  {times}")
    calm = settled()
    assert validate(calm).errors == validate(calm).warnings == []
    data, text = orjson.dumps(calm), json.dumps(calm)
    ratio = best_ms(lambda: validate(orjson.loads(data))) / best_ms(lambda: json.loads(text))
    print(
        f"{len(calm['model']['members']):>8,} {len(data):>10,}  that warn of nothing, each a design member: {ratio:.2f}"
    )
    data = orjson.dumps(model)
    bars = Bars()
    bars.hold("validation of 10,000 members over json.loads", whole / loads, 1.8)
    bars.hold("jsonschema alone over validation", slow / whole, 40, digits=0, at_least=True)
    bars.hold("10,000 members over 1,000", whole_ms[10_000] / whole_ms[1_000], 12, digits=1)
    for kind in ("references", "missing keys", "unknown keys"):
        spoilt = orjson.dumps(broken(model, kind))
        cost = best_ms(lambda: validate(orjson.loads(spoilt))) / whole
        bars.hold(f"10,000 errors ({kind}) over valid", cost, 2)
    measured = subprocess.run([sys.executable, __file__, "--peak"], input=data, capture_output=True, check=True)
    peak = int(measured.stdout) / len(data)
    bars.hold("peak memory over the text", peak, 12, digits=1)
    return bars.end()


def print_peak() -> int:
    """Bytes of memory that reading and validating the text on standard input adds to a process of its own.

    Resident memory, because orjson reserves a buffer of twelve times the text and touches a part of it.
    """
    validate(frame(20))
    data = sys.stdin.buffer.read()
    before = most_resident()
    validate(orjson.loads(data))
    print(most_resident() - before)
    return 0


def most_resident() -> int:
    """From the kernel's own account of this program; getrusage would count the parent before the start."""
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024


if __name__ == "__main__":
    sys.exit(print_peak() if "--peak" in sys.argv else main())
