"""Requests and answers of the API as types; written by clients/python/scripts/typed.py, not by hand."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class CreateBeamRequest(TypedDict, total=False):
    """Names and aliases are matched in any case; a key that matches none is refused."""

    span_m: float
    span: float
    length: float
    support: str
    section: str
    profile: str
    height_mm: float
    width_mm: float
    material: str
    grade: str
    steel_grade: str
    load_type: str
    load_kn: float
    load: float
    udl: float
    uniform_load: float
    point_load: float
    load_position_frac: float


class CheckBeamRequest(TypedDict, total=False):
    """Names and aliases are matched in any case; a key that matches none is refused."""

    span_m: float
    span: float
    length: float
    section: str
    profile: str
    support: str
    material: str
    grade: str
    steel_grade: str
    udl: float
    load_kN_per_m: float
    uniform_load: float
    point_load: float
    point_position: float
    uls_factor: float
    restrained: bool
    laterally_restrained: bool
    bearing_mm: float


class BucklingCurves(TypedDict):
    """EN 1993-1-1:2005 Table 6.2; flanges over 100 mm with h/b > 1.2, which it leaves out, take its lowest
    curve.
    """

    y: Literal["a0", "a", "b", "c", "d"]
    z: Literal["a0", "a", "b", "c", "d"]
    y_s460: Literal["a0", "a", "b", "c", "d"]
    z_s460: Literal["a0", "a", "b", "c", "d"]


class SectionShape(TypedDict):
    """The outline: which dimensions there are depends on the type."""

    type: Literal["i", "channel", "angle", "rhs", "chs", "tee", "rectangle", "circle", "double_angle", "double_channel"]
    h: NotRequired[float]
    b: NotRequired[float]
    tw: NotRequired[float]
    tf: NotRequired[float]
    d: NotRequired[float]
    t: NotRequired[float]
    r: NotRequired[float]
    gap: NotRequired[float]
    r2: NotRequired[float]


class Section(TypedDict):
    """One section: SI base units, EN axes (y major, z minor), seven significant digits. Seen with x pointing
    at the viewer, y runs right and z up.
    """

    name: str
    family: str
    region: Literal["EU", "UK", "US"]
    standard: str
    range: str
    origin: Literal["computed", "tabulated"]
    fabrication: Literal["hot_rolled", "hot_finished", "cold_formed", "welded"]
    shape: SectionShape
    tapered_flanges: bool
    mass_per_m: float
    a: float
    iy: float
    iz: float
    iyz: float
    it: float
    iw: float
    wel_y: float
    wel_z: float
    wpl_y: float
    wpl_z: float
    avy: float
    avz: float
    radius_y: float
    radius_z: float
    perimeter: float
    wel: float
    wpl: float
    buckling_curves: BucklingCurves
    iu: NotRequired[float]
    iv: NotRequired[float]
    wt: NotRequired[float]
    radius_u: NotRequired[float]
    radius_v: NotRequired[float]
    centroid_y: NotRequired[float]
    centroid_z: NotRequired[float]
    shear_centre_y: NotRequired[float]
    shear_centre_z: NotRequired[float]
    principal_angle: NotRequired[float]


class MadeFamily(TypedDict):
    """Sections that no table lists: by their dimensions in mm, or cut from or doubled of a section that one
    lists.
    """

    family: str
    title: str
    shape: Literal[
        "i", "channel", "angle", "rhs", "chs", "tee", "rectangle", "circle", "double_angle", "double_channel"
    ]
    fabrication: Literal["hot_rolled", "hot_finished", "cold_formed", "welded"]
    written: str
    example: str


class SectionFamily(TypedDict):
    """A family with its names in catalogue order."""

    family: str
    region: Literal["EU", "UK", "US"]
    title: str
    standard: str
    fabrication: Literal["hot_rolled", "hot_finished", "cold_formed", "welded"]
    shapes: list[Literal["i", "channel", "angle", "rhs", "chs"]]
    count: int
    names: list[str]


class SectionList(TypedDict):
    """All families, or those asked for."""

    count: int
    families: list[SectionFamily]
    made: list[MadeFamily]


class Issue(TypedDict):
    path: str
    code: str
    message: str
    severity: Literal["error", "warning"]
    combinations: NotRequired[list[dict[str, Any]]]


class Report(TypedDict):
    valid: bool
    errors: list[Issue]
    warnings: list[Issue]


class Accepted(TypedDict):
    valid: Literal[True]
    warnings: list[Issue]


class Tier(TypedDict):
    free_member_limit: int
    pro_member_limit: int
    solves_at: str
    free_use: str
    pro_use: str


class LocalServer(TypedDict):
    """How to install the local MCP server, and where the hosted one is."""

    npx: str
    claude_code: str
    claude_desktop: str
    docs: str
    hosted: str


class SolveAnswer(TypedDict):
    status: Literal["solve_in_browser"]
    open_url: str
    expires_at: str
    model_ref: str
    members: int | None
    tier: Tier
    local_server: LocalServer
    python: str
    note: str
    validation: Accepted


class CheckBeamAnswer(TypedDict):
    status: Literal["solve_in_browser"]
    open_url: str
    expires_at: str
    model_ref: str
    members: int | None
    tier: Tier
    local_server: LocalServer
    python: str
    note: str
    model: dict[str, Any]


class AccountAnswer(TypedDict):
    user_id: str
    email: str
    is_premium: bool
    token_expires_at: NotRequired[str]


class User(TypedDict):
    id: str
    email: str


class TokenAnswer(TypedDict):
    token: str
    expires_at: str
    is_premium: bool
    user: User


class CreatedKey(TypedDict):
    id: str
    name: str
    key: str
    scopes: list[Literal["read", "write"]]
    created_at: str
    expires_at: str | None
    message: str


class ListedKey(TypedDict):
    id: str
    name: str
    scopes: list[Literal["read", "write"]]
    createdAt: str
    lastUsedAt: str | None
    expiresAt: str | None
    createdBy: str | None


class Message(TypedDict):
    message: str


class ModelFacts(TypedDict):
    id: str
    name: str
    description: str | None
    createdAt: str
    updatedAt: str


class SavedModelAnswer(TypedDict):
    id: str
    name: str
    description: str | None
    model: dict[str, Any]
    created_at: str
    updated_at: str


class Link(TypedDict):
    model_ref: str
    open_url: str
    expires_at: str
    members: int | None
    title: str | None


class Event(TypedDict):
    at: str
    event: Literal[
        "sign_in",
        "password_changed",
        "key_created",
        "key_revoked",
        "model_saved",
        "model_changed",
        "model_deleted",
        "link_ended",
        "exported",
    ]
    subject: str | None
    keyId: str | None
    address: str


class Export(TypedDict):
    exported_at: str
    account: AccountAnswer
    keys: list[ListedKey]
    links: list[Link]
    events: list[Event]
    models: list[SavedModelAnswer]
    next: str | None
