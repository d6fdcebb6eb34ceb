"""What is to be verified: members that no check will verify against buckling."""

from collections.abc import Iterator

from handoff.validation.aims import aimed, kind_of
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.report import Finding


def unverified(document: Document) -> Iterator[Finding]:
    for i, check in enumerate(document.entities["checks"]):
        if check["type"] != "en1993_1_1" or "design_members" in check:
            continue
        bare = _bare(document, check)
        if bare:
            told = f"member '{bare[0]}'" + (f" and {len(bare) - 1:,} more are" if len(bare) > 1 else " is")
            yield (
                (*document.where("checks", i), kind_of(check)),
                "buckling_not_verified",
                f"{told} checked without a design member: cross-sections alone are verified, buckling is left open; "
                "put members in design_members and name those",
            )


def _bare(document: Document, check: Entity) -> list[str]:
    """The members of a check that may buckle; of all, of groups and of storeys those that no design member has."""
    kind = kind_of(check)
    if kind == "all":
        return _unnamed(document)
    inside = dict.fromkeys(member for name in check[kind] for member in aimed(document, kind, name))
    left_out = _in_tension(document) if kind == "members" else _designed(document)
    return [name for name in inside if name not in left_out]


@remembered
def _unnamed(document: Document) -> list[str]:
    names, left_out = document.lists("members")[0].column("id"), _designed(document)
    return [name for name in names if name not in left_out] if left_out else names


@remembered
def _designed(document: Document) -> set[str]:
    """What some design member has, and what is never compressed."""
    return _in_tension(document) | document.named("members", "design_members")


@remembered
def _in_tension(document: Document) -> set[str]:
    if "type" not in document.member_keys:
        return set()
    return {member["id"] for member in document.entities["members"] if member.get("type") == "tension"}
