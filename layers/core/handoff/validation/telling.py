"""Sentences of rows in schemas/rules.json, with their fields filled in, and the places that they are said of."""

import re
from functools import partial
from typing import Any

from handoff.validation.conditions import number_at, value_at
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.quantities import QUANTITIES
from handoff.validation.report import Where

# A field or a number, the number or the field that it is multiplied or divided by, and how many digits are told.
# A comma in their place asks for a whole number with its thousands apart.
_FIELD = re.compile(r"\{([a-z_.0-9]+)(?:([*/])([-a-z_.0-9]+))?(?::([,\d]))?\}")


def place(document: Document, home: str, entity: Entity, at: Where) -> Where:
    """The place below an entity; a quantity among its steps is the number of an entry, or the key of a list."""
    known = QUANTITIES.get(home, {})
    return tuple(known[step](document, entity) if step in known else step for step in at)


def told(document: Document, home: str, entity: Entity, at: Where, says: str) -> str:
    """A sentence with its fields filled in; `{here}` is what stands at the place."""
    return _FIELD.sub(partial(_shown, document, home, entity, at), says)


def _shown(document: Document, home: str, entity: Entity, at: Where, field: re.Match[str]) -> str:
    path, sign, factor, digits = field.groups()
    value: Any = entity
    if path == "here":
        for step in at:
            value = value[step]
    else:
        value = float(path) if path[0].isdigit() else value_at(home, path)(document, entity)
    if isinstance(value, list):
        return ", ".join(value) or "none"
    if isinstance(value, str):
        return value
    if sign:
        other = number_at(home, factor)(document, entity) if factor[0].isalpha() else float(factor)
        value = value / other if sign == "/" else value * other
    return f"{value:,.0f}" if digits == "," else f"{value:.{digits or 6}g}"
