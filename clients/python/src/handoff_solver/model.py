"""A model built call by call: `Model("Beam").node("A", 0, 0, 0)…`; editors and mypy know every argument."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, Literal, Self, Unpack, cast

from .errors import SolveError

if TYPE_CHECKING:
    from . import model_types as types
    from .picture import Picture
    from .results import Results

Way = Literal["ux", "uy", "uz", "rx", "ry", "rz"]
Bearing = Literal["free", "fixed", "push", "pull"] | float
Nature = Literal["permanent", "imposed", "snow", "wind", "temperature", "accidental", "seismic", "other"]
LimitState = Literal["ULS", "SLS", "ALS"]
Rule = Literal["en1990_610", "en1990_610ab"]

WAYS: tuple[Way, ...] = ("ux", "uy", "uz", "rx", "ry", "rz")


class Model:
    """SI units throughout: metres, newtons, pascals. What is wrong with it, `validate` says."""

    def __init__(self, title: str | None = None, **settings: Unpack[types.SettingsMore]) -> None:
        self._lists: dict[str, list[dict[str, Any]]] = {}
        self._settings = {**({"title": title} if title is not None else {}), **settings}
        self._options: dict[str, Any] = {}
        self._checks: list[dict[str, Any]] = []
        self._eigen: dict[str, dict[str, Any]] = {}
        self._rule: dict[str, Any] | None = None
        for name in ("nodes", "materials", "sections", "members", "supports", "load_cases", "load_combinations"):
            self._lists[name] = []

    def _add(self, collection: str, entry: Mapping[str, Any]) -> Self:
        self._lists.setdefault(collection, []).append(dict(entry))
        return self

    def node(self, id: str, x: float, y: float, z: float) -> Self:
        return self._add("nodes", {"id": id, "x": x, "y": y, "z": z})

    def steel(self, grade: types.Grade = "S355", id: str | None = None) -> Self:
        """Structural steel whose strength follows from grade and thickness."""
        return self._add("materials", {"id": id or grade, "library": grade})

    def own_material(self, **material: Unpack[types.ExplicitMaterial]) -> Self:
        return self._add("materials", material)

    def material(self, **material: Unpack[types.LibraryMaterial]) -> Self:
        """A material by its name in a standard: `material(id="slab", library="C30/37")`."""
        return self._add("materials", material)

    def section(self, library: str, id: str | None = None) -> Self:
        """A section of the library, called by its name unless an id is given."""
        return self._add("sections", {"id": id or library, "library": library})

    def shaped_section(self, **section: Unpack[types.ShapedSection]) -> Self:
        """A section by its dimensions: `shaped_section(id="tie", shape={"type": "circle", "d": 0.03})`."""
        return self._add("sections", section)

    def own_section(self, **section: Unpack[types.ExplicitSection]) -> Self:
        """A section by its own properties."""
        return self._add("sections", section)

    def hinge(self, **hinge: Unpack[types.Hinge]) -> Self:
        return self._add("hinges", hinge)

    def member(self, **member: Unpack[types.Member]) -> Self:
        """`member(id="B1", start="A", end="B", section="IPE300", material="S355")`."""
        return self._add("members", member)

    def plate(self, **plate: Unpack[types.Plate]) -> Self:
        return self._add("plates", plate)

    def support(
        self, node: str, *fixed: Way, id: str | None = None, springs: Mapping[Way, Bearing] | None = None
    ) -> Self:
        """Held in the ways that are named, `support("A", "ux", "uz")`; `springs` gives stiffness, push or pull."""
        given = springs or {}
        ways: dict[str, Bearing] = {way: given.get(way, "fixed" if way in fixed else "free") for way in WAYS}
        return self._add("supports", {"id": id or node, "node": node, **ways})

    def load_case(self, id: str, nature: Nature, self_weight: float = 0, **more: Unpack[types.LoadCaseMore]) -> Self:
        """Loads that are added from here on belong to it."""
        return self._add("load_cases", {"id": id, "nature": nature, "self_weight": self_weight, **more})

    def _load(self, kind: str, load: Mapping[str, Any]) -> Self:
        if not self._lists["load_cases"]:
            raise ValueError("a load belongs to a load case: call load_case first")
        self._lists["load_cases"][-1].setdefault(kind, []).append(dict(load))
        return self

    def node_load(self, **load: Unpack[types.NodeLoad]) -> Self:
        return self._load("node_loads", load)

    def line_load(
        self, member: str, fz: float = 0, *, fx: float = 0, fy: float = 0, **more: Unpack[types.DistributedLoadMore]
    ) -> Self:
        """N/m along the whole member, downwards negative; `start`, `end`, `axes`, `fz_end` as in the format."""
        forces = {name: value for name, value in (("fx", fx), ("fy", fy), ("fz", fz)) if value}
        return self._load("member_loads", {"member": member, "type": "distributed", **forces, **more})

    def point_load(
        self,
        member: str,
        position: float,
        fz: float = 0,
        *,
        fx: float = 0,
        fy: float = 0,
        **more: Unpack[types.PointLoadMore],
    ) -> Self:
        """N at a fraction of the member's length."""
        forces = {name: value for name, value in (("fx", fx), ("fy", fy), ("fz", fz)) if value}
        return self._load("member_loads", {"member": member, "type": "point", "position": position, **forces, **more})

    def member_load(self, load: types.MemberLoad) -> Self:
        return self._load("member_loads", load)

    def plate_load(self, **load: Unpack[types.PlateLoad]) -> Self:
        return self._load("plate_loads", load)

    def area_load(self, **load: Unpack[types.AreaLoad]) -> Self:
        return self._load("area_loads", load)

    def support_displacement(self, **displacement: Unpack[types.SupportDisplacement]) -> Self:
        """A settlement or a turn that a support is forced to."""
        return self._load("support_displacements", displacement)

    def combination(self, id: str, limit_state: LimitState, factors: Mapping[str, float]) -> Self:
        """`combination("ULS1", "ULS", {"G": 1.35, "Q": 1.5})`."""
        terms = [{"load_case": case, "factor": factor} for case, factor in factors.items()]
        return self._add("load_combinations", {"id": id, "limit_state": limit_state, "terms": terms})

    def combinations(self, rule: Rule, **more: Unpack[types.CombinationRuleMore]) -> Self:
        """All combinations by EN 1990: `combinations("en1990_610", sls=["characteristic"])`; `annex`, `patterns`."""
        self._rule = {"rule": rule, **more}
        return self

    def group(self, **group: Unpack[types.Group]) -> Self:
        return self._add("groups", group)

    def storey(self, **storey: Unpack[types.Storey]) -> Self:
        return self._add("storeys", storey)

    def design_member(self, id: str, members: Sequence[str], **more: Unpack[types.DesignMemberMore]) -> Self:
        """Members in a line that are verified as one; `l_cr_y`, `l_cr_z`, `l_lt`, `lateral_restraints` and the like."""
        return self._add("design_members", {"id": id, "members": list(members), **more})

    def check(self, check: types.Check) -> Self:
        self._checks.append(cast("dict[str, Any]", check))
        return self

    def check_steel(
        self, id: str = "steel", limit_state: LimitState = "ULS", **more: Unpack[types.En199311More]
    ) -> Self:
        """EN 1993-1-1 on everything, unless `design_members`, `members`, `groups` or `storeys` are named."""
        return self._aimed({"id": id, "type": "en1993_1_1", "limit_state": limit_state, **more})

    def check_deflection(
        self,
        limit_ratio: float,
        id: str = "deflection",
        limit_state: LimitState = "SLS",
        **more: Unpack[types.DeflectionMore],
    ) -> Self:
        """Length / `limit_ratio` on everything, unless `design_members`, `members`, `groups` or `storeys` are named."""
        ratio = {"limit_ratio": limit_ratio}
        return self._aimed({"id": id, "type": "deflection", "limit_state": limit_state, **ratio, **more})

    def _aimed(self, check: dict[str, Any]) -> Self:
        aimed = any(target in check for target in ("design_members", "members", "groups", "storeys"))
        self._checks.append(check if aimed else {**check, "all": True})
        return self

    def options(self, **options: Unpack[types.Options]) -> Self:
        """Of the analysis: `order`, `shear_deformation`, `imperfections`."""
        self._options.update(options)
        return self

    def buckling(self, **buckling: Unpack[types.Buckling]) -> Self:
        self._eigen["buckling"] = dict(buckling)
        return self

    def modal(self, **modal: Unpack[types.Modal]) -> Self:
        self._eigen["modal"] = dict(modal)
        return self

    def to_dict(self) -> types.ModelDocument:
        """The model document; later calls do not change it."""
        analysis = {
            **({"options": self._options} if self._options else {}),
            **self._eigen,
            **({"combinations": self._rule} if self._rule else {}),
            **({"checks": self._checks} if self._checks else {}),
        }
        document = {"schema_version": "1.0", "settings": self._settings, "model": self._lists, "analysis": analysis}
        return cast("types.ModelDocument", json.loads(json.dumps(document)))

    def solve(self) -> Results:
        """Solved here; `SolveError` where there are no numbers to trust."""
        from .local import solve

        return solve(cast("dict[str, Any]", self.to_dict()))

    def draw(self) -> Picture:
        """A picture of the model as it stands, with its ids; `SolveError` where it is not valid."""
        from .picture import drawn

        return drawn(self.to_dict(), None)

    def _repr_html_(self) -> str:
        """The picture, or why there is none yet."""
        try:
            return self.draw().svg
        except SolveError as error:
            return f"<pre>{escape(str(error))}</pre>"
