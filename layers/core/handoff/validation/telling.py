"""Sentences of rows in schemas/rules.json, with their fields filled in."""

import re
from functools import partial
from typing import Any

from handoff.validation.conditions import number_at, value_at
from handoff.validation.document import Document
from handoff.validation.entries import Entity

# A field or a number, the number or the field that it is multiplied or divided by, and how many digits are shown.
# A comma in their place stands for a whole number with its thousands apart.
_FIELD = re.compile(r"\{([a-z_.0-9]+)(?:([*/])([-a-z_.0-9]+))?(?::([,\d]))?\}")


def told(document: Document, home: str, entity: Entity, says: str) -> str:
    return _FIELD.sub(partial(_shown, document, home, entity), says)


def _shown(document: Document, home: str, entity: Entity, field: re.Match[str]) -> str:
    path, sign, factor, digits = field.groups()
    value: Any = float(path) if path[0].isdigit() else value_at(home, path)(document, entity)
    if isinstance(value, list):
        return ", ".join(value) or "none"
    if isinstance(value, str):
        return value
    if sign:
        other = number_at(home, factor)(document, entity) if factor[0].isalpha() else float(factor)
        value = value / other if sign == "/" else value * other
    return f"{value:,.0f}" if digits == "," else f"{value:.{digits or 6}g}"
