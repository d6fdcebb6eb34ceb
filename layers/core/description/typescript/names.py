"""How names are spelt in TypeScript."""

import re

_RESERVED = {"case", "catch", "const", "default", "delete", "do", "enum", "export", "extends", "function", "implements"}
_RESERVED |= {
    "interface",
    "let",
    "new",
    "null",
    "package",
    "private",
    "protected",
    "public",
    "static",
    "super",
    "switch",
}
_RESERVED |= {"this", "throw", "typeof", "undefined", "var", "void", "arguments", "eval"}


def camel(name: str) -> str:
    """`node_places` is nodePlaces; constants and classes stay as they are."""
    spelt = name if name.isupper() else re.sub(r"(?<=[A-Za-z0-9])_([a-z0-9])", lambda part: part[1].upper(), name)
    return f"{spelt}_" if spelt in _RESERVED else spelt


def is_class(name: str) -> bool:
    """Classes, and types, which are written for mypy alone."""
    bare = name.lstrip("_")
    return bare[:1].isupper() and not bare.isupper()
