/** What must not matter does not: place, direction, numbering and subdivision; and linearity holds. */

import { describe, expect, test } from "vitest";
import { type Model, type Results, solve } from "../../src/api/index.ts";
import { difference, model, random, support } from "../building.ts";
import { randomFrame } from "../frames.ts";
import { seeds } from "../seeds.ts";

type Any = Record<string, any>;
const clone = (document: Model): Any => JSON.parse(JSON.stringify(document));
const SEEDS = seeds(8, 300);
const linearFrame = (seed: number): Model => randomFrame(seed, { limitState: "SLS" });

/** Quarter turn about Z: x → y, y → −x. */
const turned = ([x, y, z]: number[]): number[] => [-y!, x!, z!];
/** Six components turned likewise. */
const turnedAll = (vector: number[]): number[] => {
  const out: number[] = [];
  for (let i = 0; i < vector.length; i += 3) out.push(...turned(vector.slice(i, i + 3)));
  return out;
};

function close(a: ArrayLike<number>, b: ArrayLike<number>, what: string): void {
  expect(difference(a, b), what).toBeLessThan(1e-7);
}

test("moving a model changes nothing", () => {
  for (const seed of SEEDS) {
    const document = linearFrame(seed);
    const moved = clone(document);
    for (const node of moved.model.nodes) Object.assign(node, { x: node.x + 137, y: node.y - 59, z: node.z + 12 });
    const [a, b] = [solve(document), solve(moved as Model)];
    a.load_combinations.forEach((set, i) => {
      close(set.displacements, b.load_combinations[i]!.displacements, `seed ${seed}`);
      close(set.end_forces, b.load_combinations[i]!.end_forces, `seed ${seed}`);
    });
  }
});

test("turning a model about the vertical turns its displacements and leaves member forces alone", () => {
  for (const seed of SEEDS) {
    const document = linearFrame(seed);
    const spun = clone(document);
    // Vertical members take their y axis from global Y: turn them along.
    const at = new Map<string, Any>(document.model.nodes.map((node) => [node.id, node]));
    for (const node of spun.model.nodes) [node.x, node.y, node.z] = turned([node.x, node.y, node.z]);
    for (const member of spun.model.members) {
      for (const key of ["start_offset", "end_offset"]) if (member[key]) member[key] = turned(member[key]);
      const [p, q] = [at.get(member.start)!, at.get(member.end)!];
      const [o, e] = [member.start_offset ?? [0, 0, 0], member.end_offset ?? [0, 0, 0]];
      const plumb = Math.hypot(q.x - p.x, q.y - p.y) < 1e-6 && o.every((v: number) => v === 0) && e.every((v: number) => v === 0);
      if (plumb) member.rotation = (member.rotation ?? 0) + (q.z > p.z ? 90 : -90);
    }
    for (const one of spun.model.supports) {
      [one.ux, one.uy] = [one.uy, one.ux];
      [one.rx, one.ry] = [one.ry, one.rx];
    }
    for (const load of spun.model.load_cases) {
      for (const each of [...load.node_loads, ...load.member_loads]) {
        if (each.axes === "local" || each.type === "temperature") continue;
        for (const [x, y] of [
          ["fx", "fy"],
          ["mx", "my"],
          ["fx_end", "fy_end"],
        ] as const) {
          if (each[x] === undefined && each[y] === undefined) continue;
          [each[x], each[y]] = [-(each[y] ?? 0), each[x] ?? 0];
        }
      }
      for (const each of load.support_displacements ?? []) {
        [each.ux, each.uy] = [-(each.uy ?? 0), each.ux ?? 0];
        [each.rx, each.ry] = [-(each.ry ?? 0), each.rx ?? 0];
      }
    }
    const [a, b] = [solve(document), solve(spun as Model)];
    a.load_cases.forEach((set, i) => {
      close(turnedAll(set.displacements), b.load_cases[i]!.displacements, `seed ${seed}`);
      close(set.end_forces, b.load_cases[i]!.end_forces, `seed ${seed}`);
      close(turnedAll(set.reactions), b.load_cases[i]!.reactions, `seed ${seed}`);
    });
  }
});

test("the order of nodes, members and supports changes nothing but the order", () => {
  for (const seed of SEEDS) {
    const document = linearFrame(seed);
    const mixed = clone(document);
    const next = random(seed);
    for (const key of ["nodes", "members", "supports"]) mixed.model[key].sort(() => next() - 0.5);
    const [a, b] = [solve(document), solve(mixed as Model)];
    const byNode = (results: Results): number[] =>
      document.model.nodes.flatMap(({ id }) =>
        results.load_cases[0]!.displacements.slice(6 * results.nodes.indexOf(id), 6 * results.nodes.indexOf(id) + 6),
      );
    const byMember = (results: Results): number[] =>
      document.model.members.flatMap(({ id }) =>
        results.load_cases[0]!.end_forces.slice(12 * results.members.ids.indexOf(id), 12 * results.members.ids.indexOf(id) + 12),
      );
    close(byNode(a), byNode(b), `seed ${seed}`);
    close(byMember(a), byMember(b), `seed ${seed}`);
  }
});

describe("splitting a member", () => {
  const line = (parts: number): Results => {
    const nodes: Record<string, [number, number, number]> = {};
    for (let i = 0; i <= parts; i++) nodes[`N${i}`] = [(8 * i) / parts, 0, (3 * i) / parts];
    const members = Array.from({ length: parts }, (_, i) => ({ id: `M${i}`, start: `N${i}`, end: `N${i + 1}`, rotation: 20 }));
    return solve(
      model({
        nodes,
        members,
        supports: [support("A", "N0", "ffffff"), support("B", `N${parts}`, "fffrrr")],
        section: { avy: 3.2e-3, avz: 2.57e-3, iyz: 5e-6 },
        loads: {
          self_weight: 1,
          // The same trapezoid, cut where the member is.
          member_loads: members.map((member, i) => ({
            member: member.id,
            type: "distributed",
            fz: -10000 - (5000 * i) / parts,
            fz_end: -10000 - (5000 * (i + 1)) / parts,
            fy: 2000,
          })),
        },
      }),
    );
  };

  test("changes neither reactions nor the largest moments", () => {
    const [whole, split] = [line(1).load_cases[0]!, line(7).load_cases[0]!];
    close(whole.reactions, split.reactions, "reactions");
    for (const key of ["my", "mz", "vz", "n"] as const) {
      close(
        [Math.max(...split.extrema[key].max), Math.min(...split.extrema[key].min)],
        [whole.extrema[key].max[0]!, whole.extrema[key].min[0]!],
        key,
      );
    }
  });
});

test("a combination is the factored sum of its load cases", () => {
  for (const seed of SEEDS) {
    const document = linearFrame(seed);
    const {
      load_cases: [a, b],
      load_combinations,
    } = solve(document);
    for (const set of load_combinations) {
      const [f, g] = set.terms.map((term) => term.factor);
      for (const key of ["displacements", "reactions", "end_forces", "hinged_ends"] as const) {
        close(
          set[key],
          a![key].map((value, i) => f! * value + g! * b![key][i]!),
          `${key} of seed ${seed}`,
        );
      }
    }
  }
});

test("loads scaled by two give results scaled by two", () => {
  const document = clone(randomFrame(3));
  document.model.load_cases[0].support_displacements = [];
  const doubled = clone(document as Model);
  doubled.model.load_cases[0].self_weight *= 2;
  for (const load of [...doubled.model.load_cases[0].node_loads, ...doubled.model.load_cases[0].member_loads]) {
    for (const key of Object.keys(load)) if (/^(f|m)[xyz]|^dt$|^gradient/.test(key)) load[key] *= 2;
  }
  const [a, b] = [solve(document as Model).load_cases[0]!, solve(doubled as Model).load_cases[0]!];
  close(
    a.displacements.map((value) => 2 * value),
    b.displacements,
    "displacements",
  );
});

test("Betti: the work of one load on the other's displacements is the same both ways", () => {
  for (const seed of SEEDS) {
    const document = clone(linearFrame(seed));
    const next = random(seed);
    const free = document.model.nodes.map((node: Any) => node.id).filter((id: string) => !id.endsWith("0"));
    const loads = (): Any[] =>
      free.map((node: string) => ({
        node,
        fx: 1e4 * next(),
        fy: 1e4 * next(),
        fz: -1e4 * next(),
        mx: 1e3 * next(),
        my: 1e3 * next(),
        mz: 1e3 * next(),
      }));
    document.model.load_cases = ["A", "B"].map((id) => ({ id, nature: "other", self_weight: 0, node_loads: loads() }));
    const results = solve(document as Model);
    const work = (forces: Any[], moved: number[]): number =>
      forces.reduce(
        (sum, load) =>
          sum +
          ["fx", "fy", "fz", "mx", "my", "mz"].reduce((s, key, j) => s + load[key] * moved[6 * results.nodes.indexOf(load.node) + j]!, 0),
        0,
      );
    const [a, b] = document.model.load_cases;
    const one = work(a.node_loads, results.load_cases[1]!.displacements);
    const other = work(b.node_loads, results.load_cases[0]!.displacements);
    expect(Math.abs(one - other), `seed ${seed}`).toBeLessThan(1e-9 * Math.abs(one) + 1e-9);
  }
});
