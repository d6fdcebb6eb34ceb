"""What people and programs send: beam inputs and models, right, sloppy and hostile, from a seeded generator."""

import random
from typing import Any

from tests.examples import NAMES, example
from tests.validation.mutations import REFERENCES, at, mutate, walk

HOSTILE: tuple[Any, ...] = (
    None, True, False, 0, -1, -0.0, 1e-9, 2**53, -1e300, 1e39, "", " ", "6", " 6.5 ", "true", "x" * 61, "𝄞" * 61,
    "it's", 'say "so"', "tab\tand\u200bmore", [], {}, [1], {"value": 6},
)  # fmt: skip
SECTIONS = (
    "IPE300", "ipe 300", "IPE-300", "HEB200", "he 200 b", "W12X26", "RHS200x100x8", "SHS 100x4", "CHS 168.3x8",
    "L100x10", "UPN200", "UB 406x178x74", "HD400x1299", "HEM1000",
)  # fmt: skip
NO_SECTIONS = (
    "IPE310", "IPE", "IPX300", "HEZ 200", "300", "12x26", "W12", "", "no such section", "IPE300'", "HSS6X4X1/4",
    "2L4X4", "PFC 200x90x30", "IPE9999", "SHS 100x100x4.2", "Größe 3", "IPE" * 30, "\u0000IPE",
)  # fmt: skip
SPANS = (6, 6.0, 0.5, 12.25, 1 / 3, 1000, 0.01)
NO_SPANS = (1000.5, 0.009, 6000, 250000, 1234567, 0, -6)
SIZES = (0, -0.0, 1e-7, 3.00000049, 99999.95, 1234565.5, 0.5, 1, 100, 22.28, -22.28)
NUMBERS = {
    "create_beam": ("load_kn", "load", "udl", "UDL", "point_load", "load_position_frac", "height_mm", "width_mm"),
    "check_beam": ("udl", "uniform_load", "load_kN_per_m", "point_load", "point_position", "uls_factor"),
}
WORDS = {
    "support": ("simply_supported", "Simply Supported", "cantilever", "fixed", "pinned", "cantilver", "simply"),
    "material": ("S355", "s 460", "steel-s275", "aluminium_6061", "concrete_C30", "S325", "wood", "steel", "6061"),
    "load_type": ("udl", "UDL", "Point", "point", "uniform", "line"),
}
STRANGE_KEYS = (
    "spam", "sectoin", "restrianed", "constructor", "__proto__", "toString", "load_knn", "x" * 70, "height", "gamma",
    "ß", "span m", "uls_factor", "load_position_frac", "restrained", "load_type",
)  # fmt: skip


def beam_inputs(name: str, rng: random.Random) -> Any:
    """A body for create_beam or check_beam; mostly close to right, so that every answer gets its turn."""

    def rarely(share: float = 0.06) -> bool:
        return rng.random() < share

    if rarely(0.02):
        return rng.choice(HOSTILE)
    body: dict[str, Any] = {}
    if not rarely(0.02):
        spans = NO_SPANS if rarely() else (*SPANS, round(rng.uniform(0.1, 60), rng.randint(0, 6)))
        body[rng.choice(("span_m", "span", "Length"))] = rng.choice(spans)
    if rng.random() < (0.97 if name == "check_beam" else 0.7):
        body[rng.choice(("section", "Section"))] = rng.choice(NO_SECTIONS if rarely(0.1) else SECTIONS)
    for key, words in WORDS.items():
        if rng.random() < 0.4 and (key != "load_type" or name == "create_beam"):
            body[key] = rng.choice(words if rarely(0.15) else words[:3])
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        key = rng.choice(NUMBERS[name])
        near = rng.uniform(0, 1) if key.endswith(("frac", "position", "factor")) else rng.uniform(-50, 900)
        body[key] = rng.choice(SIZES) if rarely(0.2) else round(near, rng.randint(1, 9))
    if name == "check_beam" and rng.random() < 0.3:
        body[rng.choice(("restrained", "laterally_restrained"))] = rng.random() < 0.5
    if rarely():
        body[rng.choice((*NUMBERS[name], *WORDS, "section", "restrained", "span"))] = rng.choice(HOSTILE)
    for _ in range(rng.choice((1, 1, 2, 4)) if rarely() else 0):
        body[rng.choice(STRANGE_KEYS)] = 1
    return body


FRAMES: dict[str, dict[str, Any]] = {
    "portal": {
        "eaves_m": 6,
        "pitch_deg": 8,
        "purlin_m": 1.5,
        "stays": "every_second",
        "base": "fixed",
        "wind_kpa": 0.61,
    },
    "multi_storey": {
        "storeys_m": [4, 3.3, 3.3],
        "bracing": "rigid",
        "base": "fixed",
        "column": "HEB240",
        "wind_kpa": 0.7,
    },
    "truss": {"depth_m": 1.35, "panels": 8, "lower_ties": 1, "pitch_deg": 4.7, "wind_kpa": 0.55, "brace": "SHS80x5"},
    "beam": {"restrained": True, "imposed_kpa": 2.5},
}
COMMON: dict[str, Any] = {
    "snow_kpa": 0.85, "imposed_kpa": 0.4, "annex": "NL", "grade": "S275", "beam": "IPE 400", "deflection_limit": 180,
    "category": "C",
}  # fmt: skip


def frame_inputs(rng: random.Random) -> Any:
    """A body for build_frame; mostly right, of every kind."""
    if rng.random() < 0.02:
        return rng.choice(HOSTILE)
    kind = rng.choice(list(FRAMES))
    bays = 1 if kind == "truss" else rng.choice((1, 1, 2, 3, 6))
    body: dict[str, Any] = {
        "kind": kind,
        "spans_m": [round(rng.uniform(4, 30), rng.randint(0, 3)) for _ in range(bays)],
    }
    body |= {"spacing_m": round(rng.uniform(1, 8), 2), "dead_kpa": round(rng.uniform(0, 5), 3)}
    needed = {"portal": "eaves_m", "multi_storey": "storeys_m", "truss": "depth_m"}
    for key, value in {**COMMON, **FRAMES[kind]}.items():
        if key == needed.get(kind) or rng.random() < 0.4:
            own = isinstance(value, float) and rng.random() < 0.5
            body[key] = round(value * rng.uniform(0.3, 1.7), rng.randint(1, 9)) if own else value
    if rng.random() < 0.2:
        body.pop(rng.choice(list(body)))
    if rng.random() < 0.15:
        body[rng.choice((*body, "panels", "storeys_m"))] = rng.choice((*HOSTILE, -1, 2.5, 7, "pinned", [3, -4]))
    if rng.random() < 0.05:
        body[rng.choice(STRANGE_KEYS)] = 1
    return body


def mutated(rng: random.Random) -> dict[str, Any]:
    """An example model with one to four things changed."""
    model = example(rng.choice(NAMES))
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        rng.choice((_edited, _renumbered, _respelled, _renamed, _loosened, _emptied))(model, rng)
    return model


def _edited(model: dict[str, Any], rng: random.Random) -> None:
    try:
        mutate(model, rng)
    except IndexError:  # nothing of that kind is left to change
        return


def _renumbered(model: dict[str, Any], rng: random.Random) -> None:
    """Another size for a number: other units, zero, signs, ties in rounding."""
    places = [place for place, node in walk(model) if type(node) in (int, float)]
    if places:
        place = rng.choice(places)
        here = at(model, place[:-1])
        value = here[place[-1]]
        numbers = (
            0,
            -1,
            0.5,
            1e-7,
            123456.5,
            1234565,
            210000,
            210,
            1e9,
            -3.25e-5,
            2**53,
            1e22,
            value * 1000,
            value / 1e6,
            -value,
        )
        here[place[-1]] = rng.choice(numbers)


def _respelled(model: dict[str, Any], rng: random.Random) -> None:
    """A reference, a word or an id with a slip of the pen."""
    keys = {*REFERENCES, "id", "library", "type", "nature", "limit_state", "grade", "fy_rule", "ux", "ry", "axes"}
    places = [place for place, node in walk(model) if type(node) is str and place[-1] in keys]
    if places:
        place = rng.choice(places)
        here = at(model, place[:-1])
        here[place[-1]] = slip(here[place[-1]], rng)


def _renamed(model: dict[str, Any], rng: random.Random) -> None:
    """A key as another program has it, or mistyped."""
    places = [place for place, node in walk(model) if isinstance(node, dict) and node]
    here = at(model, rng.choice(places))
    key = rng.choice(list(here))
    other = rng.choice(
        (slip(key, rng), f"x_{key}", key.upper(), "profile", "node_i", "rho", "kind", "udl", "𝄞", 'a key\'s "name"\n')
    )
    value = here.pop(key)
    here[other] = value


def _loosened(model: dict[str, Any], rng: random.Random) -> None:
    """Supports and hinges that hold less."""
    directions = ("ux", "uy", "uz", "rx", "ry", "rz")
    for _, node in walk(model):
        if isinstance(node, dict) and "ux" in node and rng.random() < 0.5:
            node.update({key: "free" for key in directions if key in node and rng.random() < 0.5})


def _emptied(model: dict[str, Any], rng: random.Random) -> None:
    """A list with some of its entries gone, doubled or moved."""
    places = [place for place, node in walk(model) if isinstance(node, list) and node]
    if places:
        items = at(model, rng.choice(places))
        if rng.random() < 0.5:
            items.pop(rng.randrange(len(items)))
        elif rng.random() < 0.5:
            items.append(rng.choice(items))
        else:
            rng.shuffle(items)


def slip(word: str, rng: random.Random) -> str:
    """One letter lost, doubled, swapped or replaced, or the case or the separators changed."""
    i = rng.randrange(len(word) + 1)
    ways = (
        word[:i] + word[i + 1 :],
        word[:i] + rng.choice("a1_Zé") + word[i:],
        word[: max(i - 1, 0)] + word[i : i + 1] + word[max(i - 1, 0) : i] + word[i + 1 :],
        word.upper(),
        word.lower(),
        word.title(),
        f" {word} ",
        word.replace("_", "-"),
        word * 20,
        rng.choice(("", "N99", "constructor", "𝄞", "straße", "ΣΑΣ", "no such thing")),
    )
    return rng.choice(ways)
