"""The model's own names for what the tables list: groups of members, storeys by level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .limits import limits


class Names:
    """Columns `groups` and `storey`, each only where the model has such names."""

    def __init__(self, model: Mapping[str, Any]) -> None:
        parts = model.get("model", {})
        self._storeys = sorted(parts.get("storeys") or [], key=lambda storey: -float(storey["z"]))
        self._groups: dict[str, list[str]] | None = {} if parts.get("groups") else None
        for group in parts.get("groups") or []:
            for member in group["members"]:
                self._groups.setdefault(member, []).append(group["id"])  # type: ignore[union-attr]
        self._heights = {node["id"]: float(node["z"]) for node in parts["nodes"]} if self._storeys else {}
        self._members = {member["id"]: member for member in parts["members"]} if self._storeys else {}
        self._designs = {one["id"]: one["members"] for one in parts.get("design_members") or []}

    def of_node(self, node: str) -> dict[str, str]:
        return {"storey": self._storey(self._heights[node])} if node in self._heights else {}

    def of_member(self, member: str) -> dict[str, str]:
        """Its groups, and the storey its foot stands in; of a piece those of the member it was cut from."""
        sent = member if member in self._members or "/" not in member else member.rpartition("/")[0]
        found = {} if self._groups is None else {"groups": ", ".join(self._groups.get(sent, []))}
        if self._storeys:
            ends = (
                [self._heights[self._members[sent][end]] for end in ("start", "end")] if sent in self._members else []
            )
            found["storey"] = self._storey(min(ends)) if ends else ""
        return found

    def of_target(self, target: str) -> dict[str, str]:
        """Of a check's target: a member, or what all members of a design member share."""
        if target not in self._designs:
            return self.of_member(target)
        every = [self.of_member(member) for member in self._designs[target]]
        first = every[0]
        return {key: value if all(one[key] == value for one in every) else "" for key, value in first.items()}

    def _storey(self, z: float) -> str:
        on_floor = limits()["storey_floor_m"]  # nearer than this below a floor is on it
        return next((str(storey["id"]) for storey in self._storeys if storey["z"] <= z + on_floor), "")
