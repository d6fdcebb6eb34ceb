/** A model of PyNite as a model of ours, from the facts that the Python package finds in the object; its Y is up, so its axes are turned. */

import type { Hinge, LoadCase, LoadCombination, Material, Member, Section, Support } from "handoff-solver";
import { NodesOn } from "../../../solver/src/model/nodes_on.ts";
import { DIRECTIONS } from "../../../solver/src/results/sets.ts";
import { minus, type Vec } from "../geometry/vectors.ts";
import { Account, type Conversion, document } from "./conversion.ts";
import { ALONE, isSteel, materialNamed, otherNumbers, type Profiles, sectionNamed } from "./named.ts";
import { type Degrees, SAID, TURNED, turnedDegrees, turnedRotation, turnedVector, type Way } from "./upright.ts";

type Axis = "x" | "y" | "z";
const LETTERS = ["DX", "DY", "DZ", "RX", "RY", "RZ"] as const;

export interface PyniteFacts {
  nodes: {
    name: string;
    at: Vec;
    supported: boolean[];
    /** Stiffness, nought for none, and the way that it resists: "+", "-" or neither. */
    springs: [stiffness: number, way: string | null][];
    enforced: boolean[];
    loads: [direction: string, size: number, loadCase: string][];
  }[];
  materials: { name: string; e: number; g: number; nu: number; density: number }[];
  sections: { name: string; a: number; iy: number; iz: number; j: number }[];
  members: {
    name: string;
    start: string;
    end: string;
    section: string;
    material: string;
    only: "tension" | "compression" | null;
    /** Local y in their axes. */
    y: Vec;
    released: boolean[];
    length: number;
    points: [direction: string, size: number, place: number, loadCase: string][];
    lines: [direction: string, first: number, last: number, start: number, end: number, loadCase: string][];
  }[];
  combinations: { name: string; factors: Record<string, number> }[];
  others: [kind: string, name: string][];
}

export function readPynite(facts: PyniteFacts, profiles: Profiles): Conversion {
  const account = new Account();
  account.guessed("the whole model", `${SAID}; units are taken for metres, newtons and kilograms`);
  account.analysis();
  const nodes = facts.nodes.map(({ name, at }) => {
    const [x, y, z] = turnedVector(at);
    account.taken(`node '${name}'`);
    return { id: name, x, y, z };
  });
  const at = new Map(nodes.map(({ id, x, y, z }): [string, Vec] => [id, [x, y, z]]));
  const hinges = new Map<string, Hinge>();
  const members = facts.members.map((member) => memberOf(member, at, hinges, account));
  const on = new NodesOn(nodes);
  for (const member of members) if (on.between(at.get(member.start)!, at.get(member.end)!).length) member.connect = true;
  const cases = new Cases();
  for (const { name, loads } of facts.nodes)
    for (const [direction, size, loadCase] of loads) {
      (cases.of(loadCase).node_loads ??= []).push({ node: name, ...component(direction, size) });
      account.taken(`${direction} on node '${name}' in '${loadCase}'`);
    }
  for (const member of facts.members) memberLoads(member, cases, account);
  const combinations = facts.combinations.flatMap((found) => combinationOf(found, cases, account) ?? []);
  for (const [kind, name] of facts.others) account.leftOut(`${kind} '${name}'`, "this reader takes frames alone");
  const structure = {
    nodes,
    materials: facts.materials.map((material) => materialOf(material, account)),
    sections: facts.sections.map((section) => sectionOf(section, profiles, account)),
    hinges: [...hinges.values()],
    members,
    supports: supportsOf(facts, account),
    load_cases: cases.all(),
    load_combinations: combinations,
  };
  return { model: document(structure, ""), report: account.entries };
}

function materialOf({ name, ...numbers }: PyniteFacts["materials"][number], account: Account): Material {
  const grade = materialNamed(name);
  const kind = isSteel(grade) ? `steel of grade ${grade}, by its name` : "of type other, so that no check is made of it";
  account.guessed(`material '${name}'`, `${kind}, and rho as a mass density`);
  if (!isSteel(grade)) return { id: name, type: "other", ...numbers };
  return { id: name, type: "steel", grade, ...numbers, fy_rule: "product_standard" };
}

function sectionOf({ name, a, iy, iz, j }: PyniteFacts["sections"][number], profiles: Profiles, account: Account): Section {
  // Their z is our y: bending in the upright plane is about it.
  const found = { id: name, a, iy: iz, iz: iy, it: j };
  const known = sectionNamed(profiles, name, found);
  account.guessed(
    `section '${name}'`,
    known === "same" ? "the library's section of its name" : known === "other" ? otherNumbers(name) : ALONE,
  );
  return known === "same" ? { id: name, library: name } : found;
}

class Cases {
  private readonly found = new Map<string, LoadCase>();

  of(id: string): LoadCase {
    const known = this.found.get(id) ?? { id, nature: "other", self_weight: 0 };
    this.found.set(id, known);
    return known;
  }

  has = (id: string): boolean => this.found.has(id);
  all = (): LoadCase[] => [...this.found.values()];
}

function memberOf(
  { name, start, end, section, material, only, y, released }: PyniteFacts["members"][number],
  at: ReadonlyMap<string, Vec>,
  hinges: Map<string, Hinge>,
  account: Account,
): Member {
  const found: Member = { id: name, start, end, section, material, ...(only ? { type: only } : {}) };
  const rotation = turnedRotation(minus(at.get(end)!, at.get(start)!), y);
  if (rotation) found.rotation = rotation;
  for (const [key, free] of [
    ["start_hinge", released.slice(0, 6)],
    ["end_hinge", released.slice(6)],
  ] as const) {
    if (only || !free.some(Boolean)) continue;
    const kind = free.join();
    const theirs = Object.fromEntries(DIRECTIONS.map((degree, i): [string, Way] => [degree, free[i] ? "free" : "rigid"])) as Degrees;
    const hinge = hinges.get(kind) ?? ({ id: `hinge ${hinges.size + 1}`, ...turnedDegrees(theirs) } as Hinge);
    hinges.set(kind, hinge);
    found[key] = hinge.id;
  }
  account.taken(`member '${name}'`);
  return found;
}

function supportsOf({ nodes }: PyniteFacts, account: Account): Support[] {
  return nodes.flatMap(({ name, supported, springs, enforced }) => {
    const theirs: Partial<Degrees> = {};
    DIRECTIONS.forEach((degree, i) => {
      const [stiffness, way] = springs[i]!;
      theirs[degree] = supported[i] ? "fixed" : stiffness || "free";
      // A spring of '-' resists movement against the axis, so that it pushes along it.
      if (stiffness && i < 3 && (way === "+" || way === "-")) theirs[`${degree as "ux"}_only`] = way === "-" ? "push" : "pull";
      if (enforced[i]) account.leftOut(`the enforced ${LETTERS[i]} of node '${name}'`, "give it as a support displacement");
    });
    if (DIRECTIONS.every((degree) => theirs[degree] === "free")) return [];
    account.taken(`support of node '${name}'`);
    return [{ id: name, node: name, ...turnedDegrees(theirs as Degrees) } as Support];
  });
}

/** Fx and FX alike: local and global axes turn by the same quarter. */
function component(direction: string, size: number, end = ""): Record<string, number> {
  const { axis, sign } = TURNED[direction[1]!.toLowerCase() as Axis];
  return { [`${direction[0]!.toLowerCase()}${axis}${end}`]: sign * size };
}

const axesOf = (direction: string): { axes?: "local" } => (direction === direction.toUpperCase() ? {} : { axes: "local" });

function memberLoads({ name, length, points, lines }: PyniteFacts["members"][number], cases: Cases, account: Account): void {
  const loads = (id: string) => (cases.of(id).member_loads ??= []);
  for (const [direction, size, place, loadCase] of points) {
    const position = Math.min(1, place / length);
    const type = direction[0] === "M" ? "moment" : "point";
    loads(loadCase).push({ member: name, type, position, ...axesOf(direction), ...component(direction, size) });
    account.taken(`${direction} on member '${name}' in '${loadCase}'`);
  }
  for (const [direction, first, last, start, end, loadCase] of lines) {
    loads(loadCase).push({
      ...{ member: name, type: "distributed", ...axesOf(direction), ...component(direction, first) },
      ...(last === first ? {} : component(direction, last, "_end")),
      ...(start ? { start: start / length } : {}),
      ...(end < length ? { end: end / length } : {}),
    });
    account.taken(`${direction} along member '${name}' in '${loadCase}'`);
  }
}

function combinationOf({ name, factors }: PyniteFacts["combinations"][number], cases: Cases, account: Account): LoadCombination | null {
  const [first, ...others] = Object.entries(factors).flatMap(([load_case, factor]) =>
    cases.has(load_case) ? [{ load_case, factor }] : [],
  );
  if (!first) {
    account.leftOut(`load combination '${name}'`, "none of its load cases has a load");
    return null;
  }
  account.guessed(`load combination '${name}'`, "as an ultimate limit state");
  return { id: name, limit_state: "ULS", terms: [first, ...others] };
}
