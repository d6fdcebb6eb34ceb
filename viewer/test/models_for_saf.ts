/** Models of what SAF has a place for, from a seed. */
import type { AuthoredModel, Member, MemberLoad, Support } from "handoff-solver";

/** Numbers from a seed, the same on every run: a linear congruential generator by Knuth, MMIX. */
function dice(seed: number): { whole(below: number): number; one<T>(from: readonly T[]): T } {
  let state = BigInt(seed);
  const next = (): number => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffff_ffff_ffff_ffffn;
    return Number(state >> 33n);
  };
  const whole = (below: number): number => next() % below;
  return { whole, one: (from) => from[whole(from.length)]! };
}

/** Numbers are in thousandths, as people write them. */
export function anyModel(seed: number): AuthoredModel {
  const { whole, one } = dice(seed);
  const force = (): number => (whole(2_000_000) - 1_000_000 || 1) / 1000;
  const count = 2 + whole(5);
  const nodes = Array.from({ length: count }, (_, i) => ({
    id: one(["N", "Ä ", "<&>"]) + i,
    x: i * 2.5,
    y: whole(9000) / 1000,
    z: whole(9000) / 1000,
  }));
  const members: Member[] = nodes.slice(1).map(({ id }, i) => ({
    ...{ id: `B${i}`, start: nodes[i]!.id, end: id, section: one(["S", "T"]), material: one(["M", "W"]) },
    ...one([{}, { type: "truss" as const }, { type: "tension" as const }]),
    ...one([{}, { rotation: 90 }, { rotation: -30.5 }]),
    ...(i === 0 ? { end_hinge: "H" } : {}),
  }));
  // SAF has a section of one material; the second material makes a row of its own, and comes back as a section.
  const first = new Map<string, string>();
  for (const member of members) {
    first.set(member.section, first.get(member.section) ?? member.material);
    member.material = first.get(member.section)!;
  }
  const spring = (): "fixed" | "free" | number => one(["fixed", "free", whole(1e6) + 1]);
  const support: Support = {
    id: "A",
    node: nodes[0]!.id,
    ux: spring(),
    uy: spring(),
    uz: one(["push", "pull", "fixed"]),
    rx: spring(),
    ry: spring(),
    rz: "free",
  };
  if (typeof support.ux === "number") support.ux_only = one(["push", "pull"]);
  const points = members.map(
    ({ id }): MemberLoad => ({ member: id, type: "point", position: one([0, 0.3, 1]), axes: "local", fy: force() }),
  );
  const lines = members.map(
    ({ id }): MemberLoad => ({
      ...{ member: id, type: "distributed" as const, fz: force() },
      ...one([{}, { axes: "local" as const }, { axes: "projected" as const }]),
      ...one([{}, { start: 0.25 }]),
      ...one([{}, { end: 0.75 }, { fz_end: 0 }]),
    }),
  );
  const used = new Set(members.map(({ section }) => section));
  return {
    schema_version: "1.0",
    settings: { title: `Model ${seed}` },
    model: {
      nodes,
      materials: [
        { id: "M", library: "S355" },
        { id: "W", type: "timber", grade: "C24", e: 11e9, g: 6.9e8, density: 420 },
      ],
      sections: [
        ...members
          .flatMap(({ section }) => (used.delete(section) ? [section] : []))
          .map((id) =>
            id === "S"
              ? { id, library: "IPE300" }
              : { id, a: 0.02, iy: 1e-4, iz: 2e-5, it: 1e-5, shape: { type: "rectangle" as const, h: 0.2, b: 0.1 } },
          ),
      ],
      hinges: [{ id: "H", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: whole(1e6) + 1, rz: "free" }],
      members,
      supports: [support],
      load_cases: [
        { id: "G", nature: "permanent", self_weight: 1 },
        { id: "Q", name: "Offices", nature: "imposed", category: "B", self_weight: 0, member_loads: [...points, ...lines] },
        { id: "W", nature: "wind", self_weight: 0, node_loads: [{ node: nodes[0]!.id, [one(["fx", "fy", "mz"])]: force() }] },
        {
          id: "T",
          nature: "temperature",
          self_weight: 0,
          member_loads: [{ member: "B0", type: "temperature", dt: 25 }],
          support_displacements: [{ support: "A", uz: -0.01 }],
        },
      ],
      load_combinations: [
        {
          id: "C1",
          limit_state: one(["ULS", "SLS", "ALS"]),
          terms: [
            { load_case: "G", factor: 1.35 },
            { load_case: "Q", factor: whole(2000) / 1000 },
          ],
        },
      ],
      storeys: [{ id: "first floor", z: 3.5 }],
    },
    analysis: {},
  };
}
