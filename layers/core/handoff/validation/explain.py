"""Why a value does not fit its schema: every fault at its own field, one per mistake, in document order.

The compiled validator decides validity and is fast; it cannot say where a mistake begins. This reads the same
schemas, only where the validator has refused, and knows the few keywords they use.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from handoff.sentences import said
from handoff.validation import lacking, restraints, wording
from handoff.validation.compiled import Schema, definitions, fits, resolved
from handoff.validation.keywords import among, is_of, matches, out_of_range
from handoff.validation.report import Finding, Where
from handoff.validation.rulebook import RULES

_COMPARED: int = RULES["report"]["keys_compared"]


def explain(schema: Schema, value: Any, where: Where) -> Iterator[Finding]:
    name = schema.get("$ref", "").rpartition("/")[2]
    schema = resolved(schema)
    description = schema.get("description", "")
    if "type" in schema and not is_of(schema["type"], value):
        yield where, "wrong_type", lambda: wording.wrong_type(schema["type"], value, description, name == "id")
    elif "enum" in schema and not among(value, schema["enum"]):
        yield where, "not_in_enum", lambda: wording.wrong_choice(schema["enum"], value) + _of_any_shape(value, where)
    elif "const" in schema and not among(value, [schema["const"]]):
        yield where, "not_in_enum", lambda: wording.wrong_choice([schema["const"]], value)
    elif "anyOf" in schema and "required" not in schema["anyOf"][0]:
        words, number = schema["anyOf"]
        if not among(value, words["enum"]) and not (is_of("number", value) and not out_of_range(number, value)):
            yield where, "not_a_stiffness", lambda: wording.wrong_stiffness(words["enum"], value, str(where[-1]))
    elif isinstance(value, dict):
        yield from _explain_object(schema, value, where, name)
    elif isinstance(value, list):
        yield from _explain_array(schema, value, where)
    elif isinstance(value, str):
        yield from _explain_text(schema, value, where)
    elif not isinstance(value, bool) and (limit := out_of_range(schema, value)):
        yield where, "out_of_range", f"{limit}, found {value:.15g}{wording.note(description)}"


def _of_any_shape(value: Any, where: Where) -> str:
    """A shape that has its place where properties stand beside it."""
    known = definitions()["shape"]["properties"]["type"]["enum"]
    is_one = where[-2:] == ("shape", "type") and value in known
    return "; beside this one stand a, iy, iz and it, which are not computed from it" if is_one else ""


def _explain_array(schema: Schema, value: list[Any], where: Where) -> Iterator[Finding]:
    least, most = schema.get("minItems", 0), schema.get("maxItems", len(value))
    if not least <= len(value) <= most:
        wanted = f"{least}" if least == most else f"at least {least}" if len(value) < least else f"at most {most}"
        told = f"expected {wanted} entries, found {len(value)}{wording.note(schema.get('description', ''))}"
        yield where, "wrong_count", told
        return
    items = schema.get("items")
    if items is None:
        return
    good = fits(items["$ref"].rpartition("/")[2]).is_valid if "$ref" in items else None
    for i, item in enumerate(value):
        if good is None or not good(item):
            yield from explain(items, item, (*where, i))


def _explain_text(schema: Schema, value: str, where: Where) -> Iterator[Finding]:
    if len(value) < schema.get("minLength", 0):
        yield where, "empty_text", "must not be empty"
    elif len(value) > schema.get("maxLength", len(value)):
        told = f"at most {schema['maxLength']} characters, found {len(value):,}: '{value[:20]}…'"
        yield where, "text_too_long", told


def _explain_object(schema: Schema, value: dict[str, Any], where: Where, name: str) -> Iterator[Finding]:
    layers = list(_layers(schema, value))
    known: dict[str, Schema] = {}
    for layer in layers:
        known.update(layer.get("properties", {}))
    closed = any(layer.get("additionalProperties") is False for layer in layers)
    unknown = [key for key in value if key not in known and not key.startswith("x_")] if closed else []
    if not closed and "type" not in value:
        unknown = _mistyped_type(schema, value)
    missing = list(dict.fromkeys(key for layer in layers for key in layer.get("required", ()) if key not in value))
    if name in RULES["alternatives"]:
        findings, unknown, missing = _explain_alternative(name, value, where, unknown, missing)
        yield from findings
    # A misspelt key is one mistake: the key it stands for is not reported as missing too. Few are looked at: who sends
    # a hundred thousand unknown keys did not misspell them.
    wanted = list(missing)
    for layer in layers:
        wanted += [other for _, other in _unmet(layer, value)]
        wanted += [key for key in _options(layer, "anyOf") if key not in value]
    meant = {wording.meant(key, wanted) for key in unknown[:_COMPARED]} if wanted else set()
    absent = [key for key in missing if key not in meant]
    if name == "support" and restraints.told_by_type(unknown, absent):
        absent = [key for key in absent if key not in restraints.DIRECTIONS]
    yield from lacking.findings(absent, known, where)
    for layer in layers:
        yield from _explain_choices(layer, value, where, meant)
    strangers = set(unknown)
    for key, item in value.items():
        if key in known:
            yield from explain(known[key], item, (*where, key))
        elif key in strangers:
            yield (*where, key), "unknown_key", partial(_unknown, key, item, name, known, where)


def _mistyped_type(schema: Schema, value: dict[str, Any]) -> list[str]:
    """Without its type no branch of a closed switch applies; a key that was meant to be it is the mistake."""
    branches = [resolved(switch["then"]) for switch in schema.get("allOf", ())]
    if not branches or any(branch.get("additionalProperties") is not False for branch in branches):
        return []
    own = [key for key in value if not key.startswith("x_")]
    return [key for key in own[:_COMPARED] if wording.meant(key, ("type",))][:1]


def _explain_choices(layer: Schema, value: dict[str, Any], where: Where, meant: set[str | None]) -> Iterator[Finding]:
    """At least one of, exactly one of, and keys that need another key."""
    lacking = [(key, other) for key, other in _unmet(layer, value) if other not in meant]
    for key, other in lacking:
        yield (*where, other), "missing_field", f"missing key '{other}': '{key}' needs it"
    some = _options(layer, "anyOf")
    if some and not lacking and not any(key in value or key in meant for key in some):
        yield where, "no_component", said("at_least_one", keys=wording.choice(some))
    one = _options(layer, "oneOf")
    given = [key for key in one if key in value]
    if len(given) > 1:
        told = f"takes exactly one of {wording.choice(one)}, found {wording.choice(given, 'and')}"
        yield where, "several_targets", told
    elif one and not given:
        yield where, "no_target", f"needs exactly one of {wording.choice(one)} to name its targets"


def _unmet(layer: Schema, value: dict[str, Any]) -> list[tuple[str, str]]:
    """Keys that are there, each with a key that it needs and that is not."""
    needs = layer.get("dependentRequired", {})
    return [(key, other) for key in needs if key in value for other in needs[key] if other not in value]


def _options(layer: Schema, choice: str) -> list[str]:
    return [option["required"][0] for option in layer.get(choice, ())]


def _explain_alternative(
    kind: str, value: dict[str, Any], where: Where, unknown: list[str], missing: list[str]
) -> tuple[list[Finding], list[str], list[str]]:
    """A library name or own properties: mixing both, or giving neither, is one mistake. And what it leaves to tell."""
    rule = RULES["alternatives"][kind]
    own = resolved({"$ref": f"#/$defs/{rule['own']}"})["properties"]
    mixed = [key for key in unknown if key in own]
    if rule["named"] in value and mixed:
        told = f"a library {kind} is complete by its name: remove 'library', or remove {wording.choice(mixed, 'and')}"
        rest = [key for key in unknown if key not in own]
        return [((*where, rule["named"]), "library_and_properties", told)], rest, missing
    if not set(rule["needs"]) <= set(missing):
        return [], unknown, missing
    rest = [key for key in missing if key not in rule["needs"]]
    if any(wording.meant(key, (rule["named"],)) for key in unknown[:_COMPARED]):
        return [], unknown, rest
    example, own_words = rule["such_as"], wording.choice(rule["needs"], "and")
    also = f", {rule['or']}" if "or" in rule else ""
    told = f"needs 'library' (a name such as {example}){also}, or its own properties {own_words}"
    return [(where, rule["code"], told)], unknown, rest


def _unknown(key: str, value: Any, name: str, known: dict[str, Schema], where: Where) -> str:
    if not where:
        for part in ("structure", "settings", "analysis"):
            if key in resolved({"$ref": f"#/$defs/{part}"})["properties"]:
                home = "model" if part == "structure" else part
                return f"unknown key '{key}' at the top level; it belongs under '{home}'"
    if key == "loads" and len(where) < 2:
        return f"unknown key 'loads'; {said('loads_in_cases')}"
    if name == "support" and restraints.is_type(key):
        return f"unknown key '{key}'; {restraints.of_type(value)}"
    components = [each for each in RULES["forces"]["components"] if each in known]
    if components and key.casefold() in RULES["load_directions"]:
        return f"unknown key '{key}'; {said('load_components', keys=', '.join(components))}"
    own = definitions()["explicit_section"]["properties"]
    if "shape" in known and "a" not in known and wording.meant(key, own):
        return f"unknown key {wording.clipped(key)}; beside a shape stand a, iy, iz and it, or no property at all"
    if "a" in known and wording.meant(key, ("library",)):
        return f"unknown key {wording.clipped(key)}; did you mean 'library'?"
    return wording.unknown_key(key, known)


def _layers(schema: Schema, value: dict[str, Any]) -> Iterator[Schema]:
    """The schema itself and every branch of its switches that applies to this value."""
    yield schema
    for switch in (schema, *schema.get("allOf", ())):
        if "if" in switch:
            branch = switch.get("then" if matches(switch["if"], value) else "else")
            if branch is not None:
                yield from _layers(resolved(branch), value)
