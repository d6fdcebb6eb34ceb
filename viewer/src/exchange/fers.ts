/** A model file of FERS (its JSON of schema versions 1 to 3) as a model of ours; its Y is up, so its axes are turned. */

import type { ExplicitSection, LoadCombination, Material, Member, Section } from "handoff-solver";
import { turn } from "../../../solver/src/model/trigonometry.ts";
import { Unreadable } from "../base/unreadable.ts";
import { cross, minus, norm, plus, scaled, type Vec } from "../geometry/vectors.ts";
import { Account, type Conversion, document } from "./conversion.ts";
import { type FersJoint, type FersNode, hingeOf, type Id, type Json, supportsOf } from "./fers_joints.ts";
import { type FersCase, readCase } from "./fers_loads.ts";
import { ALONE, isSteel, materialNamed, otherNumbers, type Profiles, sectionNamed } from "./named.ts";
import { SAID, turnedRotation, turnedVector } from "./upright.ts";

interface FersMember extends Json {
  id: Id;
  start_node_id: Id;
  end_node_id: Id;
  section?: Id | null;
  rotation_angle?: number | null;
  member_type?: string | null;
  start_hinge?: Id | null;
  end_hinge?: Id | null;
}

interface FersSection extends Json {
  id: Id;
  name?: string | null;
  material: Id;
  area: number;
  i_y: number;
  i_z: number;
  j: number;
}

export interface FersModel {
  settings?: { unit_settings?: Record<string, string> | null } | null;
  model: {
    nodes: FersNode[];
    materials: { id: Id; name?: string | null; e_mod: number; g_mod: number; density: number; yield_stress?: number | null }[];
    sections: FersSection[];
    members: FersMember[];
    member_hinges?: FersJoint[] | null;
    nodal_supports: FersJoint[];
  } & Json;
  analysis?: ({ load_cases?: FersCase[] | null; load_combinations?: FersCombination[] | null } & Json) | null;
}

interface FersCombination {
  id: Id;
  name?: string | null;
  limit_state?: string | null;
  load_case_factors: { load_case_id: Id; factor: number }[];
}

const TYPES = new Map<string, Member["type"]>([
  ["normal", undefined],
  ["truss", "truss"],
  ["tension", "tension"],
  ["compression", "compression"],
]);
const SI = { lengthUnit: "m", forceUnit: "N", pressureUnit: "Pa", densityUnit: "kg/m3" };
const FRAMES_ALONE = "this reader takes frames alone";

/** FERS keeps members' ends as start_node_id, and supports apart as nodal_supports. */
export function isFers(json: unknown): json is FersModel {
  const inner = (json as { model?: unknown } | null)?.model;
  return typeof inner === "object" && inner !== null && "nodal_supports" in inner && "member_sets" in inner;
}

export function readFers(json: unknown, profiles: Profiles): Conversion {
  if (!isFers(json)) throw new Unreadable("no 'model' with 'member_sets' and 'nodal_supports': not a FERS model");
  const { model, settings, analysis } = json;
  const units = settings?.unit_settings ?? {};
  if (Object.entries(SI).some(([name, si]) => (units[name] ?? si) !== si))
    throw new Unreadable(`the model is not in ${Object.values(SI).join(", ")}; change its unit_settings first`);
  const account = new Account();
  account.guessed("the whole model", SAID);
  account.analysis();
  const at = new Map(model.nodes.map(({ id, X, Y, Z }): [string, Vec] => [String(id), [X, Y, Z]]));
  for (const name of at.keys()) account.taken(`node ${name}`);
  const materialOf = new Map(model.sections.map(({ id, material }) => [id, String(material)]));
  const members = model.members.flatMap((row) => memberOf(row, at, materialOf, account) ?? []);
  const names = new Set(members.map(({ id }) => id));
  const hinges = (model.member_hinges ?? []).map((hinge) => hingeOf(hinge, account));
  for (const kind of ["plate_surfaces", "plate_elements", "nodal_masses", "scissor_hinges"])
    for (const _ of (model[kind] as unknown[] | null | undefined) ?? []) account.leftOut(`one of ${kind}`, FRAMES_ALONE);
  for (const kind of ["imperfection_cases", "unity_checks"])
    for (const _ of (analysis?.[kind] as unknown[] | null | undefined) ?? [])
      account.leftOut(`one of ${kind}`, "ask for it in 'analysis' of the model");
  const structure = {
    nodes: [...at].map(([id, point]) => {
      const [x, y, z] = turnedVector(point);
      return { id, x, y, z };
    }),
    materials: model.materials.map((material) => materialFrom(material, account)),
    sections: model.sections.map((section) => sectionFrom(section, profiles, account)),
    hinges,
    members,
    supports: supportsOf(model.nodes, model.nodal_supports, account),
    load_cases: (analysis?.load_cases ?? []).map((found) => readCase(found, names, account)),
    load_combinations: (analysis?.load_combinations ?? []).flatMap((found) => combinationOf(found, account) ?? []),
  };
  return { model: document(structure, ""), report: account.entries };
}

function materialFrom(
  { id, name, e_mod, g_mod, density, yield_stress }: FersModel["model"]["materials"][number],
  account: Account,
): Material {
  const grade = materialNamed(name ?? "");
  const numbers = { e: e_mod, g: g_mod, density, ...(yield_stress ? { fy: yield_stress } : {}) };
  if (!isSteel(grade)) {
    account.guessed(`material ${id}`, `of type other, so that no check is made of it: '${name ?? ""}' is no grade of steel`);
    return { id: String(id), name: name ?? "", type: "other", ...numbers };
  }
  account.guessed(`material ${id}`, `steel of grade ${grade}, by its name`);
  return {
    id: String(id),
    name: name!,
    type: "steel",
    grade,
    ...numbers,
    ...(yield_stress ? {} : { fy_rule: "product_standard" as const }),
  };
}

function sectionFrom(section: FersSection, profiles: Profiles, account: Account): Section {
  // Their z is our y: bending in the upright plane is about it.
  const [id, name] = [String(section.id), section.name ?? ""];
  const found: ExplicitSection = { id, name, a: section.area, it: section.j, iy: section.i_z, iz: section.i_y };
  const known = sectionNamed(profiles, name, found);
  account.guessed(`section ${id}`, known === "same" ? `the library's ${name}` : known === "other" ? otherNumbers(name) : ALONE);
  if (known === "same") return { id, library: name };
  for (const [ours, theirs] of [
    ["iw", "i_w"],
    ["wel_y", "wel_z"],
    ["wel_z", "wel_y"],
    ["wpl_y", "wpl_z"],
    ["wpl_z", "wpl_y"],
  ] as const)
    if (section[theirs]) found[ours] = section[theirs] as number;
  return found;
}

function memberOf(row: FersMember, at: ReadonlyMap<string, Vec>, materialOf: ReadonlyMap<Id, string>, account: Account): Member | null {
  const source = `member ${row.id}`;
  const kind = (row.member_type ?? "Normal").toLowerCase();
  const material = materialOf.get(row.section ?? "");
  const [start, end] = [String(row.start_node_id), String(row.end_node_id)];
  if (!TYPES.has(kind) || material === undefined || !at.has(start) || !at.has(end)) {
    account.leftOut(
      source,
      !TYPES.has(kind) ? `of type '${kind}'` : material === undefined ? "it has no section" : "one of its nodes is not there",
    );
    return null;
  }
  const found: Member = { id: String(row.id), start, end, section: String(row.section), material };
  const type = TYPES.get(kind);
  if (type) found.type = type;
  const along = minus(at.get(end)!, at.get(start)!);
  const rotation = norm(along) ? turnedRotation(turnedVector(along), localY(along, row.rotation_angle ?? 0)) : 0;
  if (rotation) found.rotation = rotation;
  for (const key of ["start_hinge", "end_hinge"] as const) if (row[key]) found[key] = String(row[key]);
  const lost = ["start_offset", "end_offset", "pretension", "mirror"].filter((key) => counts(row[key]));
  account.settle(source, lost.length ? [`without its ${lost.join(", ")}`] : []);
  return found;
}

const counts = (value: unknown): boolean => (Array.isArray(value) ? value.some(counts) : Boolean(value) && value !== "None");

/** FERS' frame: z across the member and the upright, Y, or across Z for an upright member; then rolled about x. */
function localY(along: Vec, degrees: number): Vec {
  const x = scaled(along, 1 / norm(along));
  const across = cross(x, Math.abs(x[1]) > 1 - 1e-6 ? [0, 0, 1] : [0, 1, 0]);
  const z = scaled(across, 1 / norm(across));
  const { sin, cos } = turn(degrees);
  return plus(scaled(cross(z, x), cos), scaled(z, sin));
}

function combinationOf({ id, name, limit_state, load_case_factors }: FersCombination, account: Account): LoadCombination | null {
  const said = (limit_state ?? "").toUpperCase().slice(0, 3);
  const state = (["ULS", "SLS", "ALS"] as const).find((known) => known === said);
  const [first, ...others] = load_case_factors.map(({ load_case_id, factor }) => ({ load_case: String(load_case_id), factor }));
  if (!first) {
    account.leftOut(`load combination ${id}`, "it has no factors");
    return null;
  }
  account.settle(`load combination ${id}`, state ? [] : ["as an ultimate limit state"]);
  return { id: String(id), name: name ?? "", limit_state: state ?? "ULS", terms: [first, ...others] };
}
