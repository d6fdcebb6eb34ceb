"""Members that connect to the nodes along them: only beams without offsets can."""

from collections.abc import Iterator

from handoff.validation.document import Document
from handoff.validation.report import Finding


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _connecting(document)


def connects(document: Document) -> bool:
    """Whether members are joined to nodes that they do not name: what looks unused or loose may be held by them."""
    return "connect" in document.member_keys and any(member.get("connect") for member in document.entities["members"])


def _connecting(document: Document) -> Iterator[Finding]:
    for i, member in enumerate(document.entities["members"] if connects(document) else ()):
        if not member.get("connect"):
            continue
        where = (*document.where("members", i), "connect")
        if member.get("type", "beam") != "beam":
            told = f"a {member['type']} member carries axial force alone and cannot be joined to nodes along it"
            yield where, "cannot_connect", told
        elif "start_offset" in member or "end_offset" in member:
            yield where, "cannot_connect", "a member with offsets does not run through the nodes along it"
