/** Small random structures in which everything the schemas offer may meet everything else. */

import { random } from "../building.ts";
import { type Any, Filler } from "./filler.ts";

const SECTIONS: Any[] = [
  { id: "IPE", library: "IPE300" },
  { id: "HEB", library: "HEB200" },
  { id: "RHS", library: "RHS200x100x8" },
  { id: "L", library: "L100x100x10" },
  { id: "own", a: 0.00538, iy: 8.356e-5, iz: 6.04e-6, it: 2.01e-7, avy: 3.2e-3, avz: 2.57e-3 },
  {
    id: "welded",
    a: 0.0232,
    iy: 0.0019886,
    iz: 9.0085e-5,
    it: 2.4107e-6,
    iw: 2.1746e-5,
    wel_y: 0.0049715,
    wel_z: 0.0006006,
    wpl_y: 0.005597,
    wpl_z: 0.0009198,
    shape: { type: "i", h: 0.8, b: 0.3, tw: 0.012, tf: 0.022, r: 0 },
    fabrication: "welded",
  },
  { id: "skew", a: 0.00194, iy: 1.77e-6, iz: 1.77e-6, it: 7e-8, iyz: -1.04e-6 },
];

const FREE = { ux: "free", uy: "free", uz: "free", rx: "free", ry: "free", rz: "free" };
const FIXED = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" };

/** A node halfway between two others. */
function halfway(nodes: readonly Any[], a: string, b: string): Any {
  const [from, to] = [a, b].map((id) => nodes.find((node) => node.id === id)!);
  return { id: "half", x: (from!.x + to!.x) / 2, y: (from!.y + to!.y) / 2, z: (from!.z + to!.z) / 2 };
}

/** A check with one of the targets it was given, as it must have, or with all. */
function aimed(check: Any, pick: (from: readonly string[]) => string): Any {
  const targets = ["design_members", "members", "groups", "all"].filter((key) => key in check);
  const one = targets.length ? pick(targets) : "all";
  for (const other of targets) if (other !== one) delete check[other];
  return one === "all" ? { ...check, all: true } : check;
}

export function randomModel(seed: number): Any {
  const ids: Record<string, string[]> = {};
  const next = random(seed);
  const wild = next() < 0.2 ? 0.2 : 0;
  const fill = new Filler(next, ids, 0.1 + 0.4 * next(), 1, wild);
  const { chance, between, pick } = { chance: fill.chance.bind(fill), between: fill.between.bind(fill), pick: fill.pick.bind(fill) };
  const named = (collection: string, items: Any[]): Any[] => {
    ids[collection] = items.map(({ id }) => id);
    return items;
  };

  // What seldom suits a random neighbour would have most models refused.
  const rare = (...keys: string[]): string[] => (chance(0.96) ? keys : []);
  const [nx, ny, nz] = [1 + Math.floor(2 * next()), Math.floor(2 * next()), 1 + Math.floor(2 * next())];
  const skew = chance(0.5) ? 0.4 : 0;
  // Areas must be flat: floors lie level in most models, and a single frame in one plane.
  const flat = chance(0.7);
  const at = (i: number, j: number, k: number): string => `${i}.${j}.${k}`;
  const nodes: Any[] = [];
  for (let k = 0; k <= nz; k++)
    for (let j = 0; j <= ny; j++)
      for (let i = 0; i <= nx; i++)
        nodes.push({
          id: at(i, j, k),
          x: 5 * i + between(-skew, skew),
          y: 4 * j + (flat && !ny ? 0 : between(-skew, skew)),
          z: 3 * k + (flat && ny ? 0 : between(-skew, skew)),
        });
  const corners = ny ? [at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)] : [at(0, 0, 1), at(1, 0, 1), at(1, 0, 2), at(0, 0, 2)];
  const area = flat && nz >= (ny ? 1 : 2) && chance(0.7) ? corners : [];
  // A node halfway along a beam that only connecting joins to it.
  const joined = chance(0.3);
  if (joined) nodes.push(halfway(nodes, at(0, 0, 1), at(1, 0, 1)));
  named("nodes", nodes);
  const materials = named("materials", [
    fill.make("material", { id: "S", type: "steel", e: 2.1e11, g: 8.1e10, density: 7850, thermal_expansion: 1.2e-5, fy: 3.55e8 }, ["nu"]),
    fill.make("material", { id: "C", type: "concrete", e: 3.3e10, g: 1.375e10, nu: 0.2, density: 2500, thermal_expansion: 1e-5 }, [
      "fy_rule",
    ]),
  ]);
  const made = fill.make("explicit_section", { id: "made", a: 0.005, iy: 8e-5, iz: 6e-6, it: 2e-7 });
  const sections = named("sections", [...SECTIONS, made]);
  const hinges = named("hinges", [
    { id: "pin", ...Object.fromEntries(Object.keys(FREE).map((d) => [d, d === "ry" || d === "rz" ? "free" : "rigid"])) },
    ...Array.from({ length: 3 }, (_, h) => fill.make("hinge", { id: `h${h}`, ux: "rigid", uy: pick(["rigid", 1e7]) })),
  ]);

  const members: Any[] = [];
  const add = (start: string, end: string, loose: boolean): void => {
    const given: Any = { id: `M${members.length}`, start, end, section: pick(sections).id, material: chance(0.9) ? "S" : "C" };
    const bounds = area.includes(start) && area.includes(end);
    const connects = joined && start === at(0, 0, 1) && end === at(1, 0, 1);
    if (connects) {
      members.push(fill.make("member", { ...given, type: "beam", connect: true }, ["start_offset", "end_offset"]));
      return;
    }
    if (!loose || chance(0.5)) given.type = loose ? pick(["truss", "tension", "compression"]) : "beam";
    if (!bounds && chance(0.2)) given.start_offset = [between(-0.2, 0.2), between(-0.2, 0.2), between(-0.2, 0.2)];
    if (!bounds && chance(0.2)) given.end_offset = [0, 0, between(-0.2, 0.2)];
    const kept = chance(0.6) ? ["start_hinge", "end_hinge"] : [];
    members.push(fill.make("member", given, ["start_offset", "end_offset", ...kept, ...rare("connect")]));
  };
  const plates: Any[] = [];
  const plate = (ring: string[]): void => {
    const given = (own: string[]): Any => ({ id: `P${plates.length}`, nodes: own, thickness: between(0.02, 0.3), material: "C" });
    if (chance(0.6)) plates.push(fill.make("plate", given(ring)));
    else for (const own of [[0, 1, 2] as const, [0, 2, 3] as const]) plates.push(fill.make("plate", given(own.map((i) => ring[i]!))));
  };
  const onlyPlates = chance(0.05);
  for (let k = 1; k <= nz; k++) {
    for (let j = 0; j <= ny; j++) {
      for (let i = 0; i <= nx; i++) {
        if (!onlyPlates) {
          add(at(i, j, k - 1), at(i, j, k), false);
          if (i < nx) add(at(i, j, k), at(i + 1, j, k), false);
          if (j < ny) add(at(i, j, k), at(i, j + 1, k), false);
          if (i < nx && chance(0.3)) add(at(i, j, k - 1), at(i + 1, j, k), true);
          if (i < nx && chance(0.3)) add(at(i + 1, j, k - 1), at(i, j, k), true);
        }
        if (i < nx && j < ny && chance(0.4)) plate([at(i, j, k), at(i + 1, j, k), at(i + 1, j + 1, k), at(i, j + 1, k)]);
        if (i < nx && (onlyPlates || chance(0.2))) plate([at(i, j, k - 1), at(i + 1, j, k - 1), at(i + 1, j, k), at(i, j, k)]);
      }
    }
  }
  if (joined && !onlyPlates) add("half", at(0, 0, 0), true);
  named("members", members);
  named("plates", plates);
  const held = nodes.filter(({ id }) => id.endsWith(".0") || chance(0.05));
  const supports = named(
    "supports",
    held.map(({ id: node }, s) => {
      const id = `S${s}`;
      if (chance(0.5)) return { id, node, ...FIXED };
      if (chance(0.5)) return { id, node, ...FIXED, rx: "free", ry: "free" };
      return fill.make("support", { id, node, ...(chance(0.7) ? { ux: "fixed", uy: "fixed" } : {}) });
    }),
  );
  // Some loads so heavy that structures give way.
  const loaded = new Filler(next, ids, 0.6, chance(0.2) ? 10 ** between(0, 4) : 1, wild);
  const load_cases = named(
    "load_cases",
    ["A", "B", "C"].slice(0, 1 + Math.floor(3 * next())).map((id) => {
      const nature = pick(["permanent", "imposed", "wind", "temperature", "accidental"]);
      const kind = nature === "imposed" ? { nature, category: pick(["A", "B", "C", "D", "E", "F", "G", "H"]) } : { nature };
      return loaded.make("load_case", { id, ...kind }, rare("category", "area_loads"));
    }),
  );
  if (area.length && !onlyPlates) {
    // One-way spans need a direction in the area's plane.
    const way = chance(0.4) ? { spread: "one_way", direction: [1, 0, 0] } : {};
    const nodes = chance(0.5) ? area : [...area].reverse();
    pick(load_cases).area_loads = [loaded.make("area_load", { nodes, ...way }, ["spread", "direction"])];
  }
  const load_combinations = named(
    "load_combinations",
    Array.from({ length: 1 + Math.floor(3 * next()) }, (_, c) =>
      fill.make("load_combination", { id: `K${c}`, ...(c ? {} : { limit_state: "ULS" }) }),
    ),
  );
  const design_members = named(
    "design_members",
    members.filter(() => chance(0.3)).map(({ id }, d) => fill.make("design_member", { id: `D${d}`, members: [id] })),
  );
  const model = fill.make("structure", {
    nodes,
    materials,
    sections,
    hinges,
    members,
    plates,
    supports,
    load_cases,
    load_combinations,
    design_members,
  });
  for (const { support_displacements = [] } of load_cases) {
    for (const moved of support_displacements) {
      const held = supports.find(({ id }) => id === moved.support)!;
      for (const direction of Object.keys(FREE)) if (held[direction] === "free") delete moved[direction];
      if (Object.keys(FREE).some((direction) => direction in moved)) continue;
      held.ux = "fixed";
      moved.ux = 0.001;
    }
  }
  const options = chance(0.8) ? { options: fill.make("options", chance(0.5) ? { order: pick(["first", "second"]) } : {}) } : {};
  const combined = chance(0.3) ? { combinations: fill.make("combination_rule") } : {};
  const checks = chance(0.5) ? [aimed(fill.make("check", { limit_state: pick(load_combinations).limit_state }), pick)] : [];
  return fill.make("model", { schema_version: "1.0", model, analysis: fill.make("analysis", { ...options, ...combined, checks }) }, [
    "results",
  ]);
}
