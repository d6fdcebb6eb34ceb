/** The analysis as the checks see it. */

import { flexibilityOf, type Share } from "../analysis/flexibility.ts";
import { MemberDiagram } from "../diagrams/memberdiagram.ts";
import { nodeLoads } from "../diagrams/nodeloads.ts";
import { curveOf } from "../diagrams/stations.ts";
import { isTie, raisedBy, TieDiagram } from "../diagrams/tie.ts";
import { TransverseLoads } from "../diagrams/transverseloads.ts";
import { buildElements, type Elements, writeStiffness } from "../elements/members.ts";
import type { DesignMember, Member, Model } from "../generated/model.ts";
import { leansByTurning } from "../members/bothways.ts";
import type { Frame } from "../model/frame.ts";
import { gather } from "../results/gather.ts";
import type { CombinationResults, Results, SetResults } from "../results/index.ts";
import type { CheckCombination, CheckContext, CheckMember, Diagram, MemberLoads, Vector } from "../topology/context.ts";
import { swayAssumptions } from "../topology/sway_assumptions.ts";
import { designsOf } from "../topology/target.ts";
import { endsHeld } from "./buckling/restrained_bows.ts";
import { criticalFactors } from "./forces/critical.ts";
import { modesOf } from "./forces/modes.ts";
import { type Lacking, lackingMoments } from "./verdict/turning.ts";

const NO_LOADS: MemberLoads = { points: [], distributed: [] };

export function checkContext(model: Model, frame: Frame, results: Results): CheckContext {
  const cache = new Map<string, CheckMember>();
  let elements: Elements | undefined;
  let supported: Map<string, number[]> | undefined;
  let lacking: (Lacking | null)[] | undefined;
  const flexible = new Map<Share, ReturnType<typeof flexibilityOf>>();
  let nodal: CheckContext["applied"];
  const loads = new TransverseLoads(results, frame.length);
  const assumed = swayAssumptions(model, results.assumptions);
  return {
    model,
    assumed,
    stability: modesOf(
      results.stability,
      frame,
      model.model.design_members,
      { turns: leansByTurning(assumed), waves: assumed.automatic },
      verifiedMembers(model, frame, results),
    ),
    trusted: results.conditioning.trusted,
    combinations: results.load_combinations.flatMap((set, index) => {
      const { id, limit_state, failed, idle_members: idle, terms } = set;
      return failed ? [] : [{ index, id, limit_state, nonlinear: isNonlinear(set, results), order: set.order, idle, terms }];
    }),
    unsolved: results.load_combinations.flatMap(({ id, limit_state, failed }, index) =>
      failed ? [{ index, id, limit_state, reason: failed.message, load_ratio: failed.load_ratio }] : [],
    ),
    member(id) {
      const index = frame.memberIndex.get(id);
      if (index === undefined) return undefined;
      let member = cache.get(id);
      if (!member) {
        member = memberFor(index, model.model.members[index]!, frame);
        cache.set(id, member);
      }
      return member;
    },
    diagram(member, combination) {
      const set = results.load_combinations[combination.index] as CombinationResults;
      const own = new MemberDiagram(curveOf(results, member.index, set), member, () => loads.of(combination, member));
      return isTie(member) ? new TieDiagram(own) : own;
    },
    extremes(member, combination, out) {
      const { n, vy, vz, mx, my, mz } = (results.load_combinations[combination.index] as CombinationResults).extrema;
      const m = member.index;
      const raised = isTie(member) ? raisedBy(n.min[m]!, n.max[m]!) : 0;
      const { min, max } = out;
      min.n = n.min[m]! + raised;
      max.n = n.max[m]! + raised;
      min.vy = vy.min[m]!;
      max.vy = vy.max[m]!;
      min.vz = vz.min[m]!;
      max.vz = vz.max[m]!;
      min.mx = mx.min[m]!;
      max.mx = mx.max[m]!;
      min.my = my.min[m]!;
      max.my = my.max[m]!;
      min.mz = mz.min[m]!;
      max.mz = mz.max[m]!;
      return out;
    },
    caseLoads: (member, loadCase) => loads.ofCase(member, loadCase),
    variable(member, combination) {
      return variablePart(results, this.diagram(member, combination), member, combination);
    },
    ends({ index }, combination) {
      return (results.load_combinations[combination.index] as CombinationResults).end_forces.slice(12 * index, 12 * index + 12);
    },
    reaction(node, combination) {
      supported ??= supportsByNode(model);
      const own = supported.get(node);
      const { reactions } = results.load_combinations[combination.index] as CombinationResults;
      return own ? ([0, 1, 2].map((k) => own.reduce((sum, s) => sum + reactions[6 * s + k]!, 0)) as [number, number, number]) : null;
    },
    applied: (node, combination) => (nodal ??= nodeLoads(model.model, results))(node, combination),
    lacking: ({ index }) => (lacking ??= lackingMoments(frame, results))[index] ?? null,
    hurry: (member) => roughStress(results, member),
    critical: criticalFactors(frame, results),
    flexibility(nodes, share) {
      let found = flexible.get(share);
      if (found === undefined) flexible.set(share, (found = flexibilityOf(frame, linesOf(this, frame), share, declaredHeld(model, frame))));
      return found?.among(nodes.map((node) => frame.nodeIndex.get(node)!)) ?? null;
    },
    stiffness(member, out) {
      writeStiffness(frame, (elements ??= buildElements(frame)), member.index, out);
    },
  };
}

/** Nodes of every design member, and of each member that is checked by itself. */
const linesOf = (context: CheckContext, { memberIndex, start, end }: Frame): number[][] =>
  designsOf(context).map(({ members }) => [
    ...new Set(members.flatMap((id) => memberIndex.get(id) ?? []).flatMap((m) => [start[m]!, end[m]!])),
  ]);

/** Members of design members of which both flanges are declared to be held at both ends. */
function declaredHeld({ model: { design_members = [] } }: Model, { memberIndex }: Frame): Set<number> {
  const isHeld = ({ lateral_restraints = [] }: DesignMember): boolean => endsHeld(lateral_restraints);
  return new Set(design_members.filter(isHeld).flatMap(({ members }) => members.flatMap((id) => memberIndex.get(id) ?? [])));
}

/** By combination the members that a check of steel looks at. */
function verifiedMembers(
  { model, analysis }: Model,
  { memberIndex }: Frame,
  { load_combinations }: Results,
): (combination: number) => number[] {
  const byState = new Map<string, number[]>();
  const of = (limitState: string): number[] => {
    const checks = (analysis?.checks ?? []).filter((one) => one.type === "en1993_1_1" && one.limit_state === limitState);
    if (checks.some(({ all }) => all)) return [...memberIndex.values()];
    const designs = new Set(checks.flatMap(({ design_members = [] }) => design_members));
    const bare = checks.flatMap(({ members = [] }) => members);
    const named = (model.design_members ?? []).filter(({ id }) => designs.has(id)).flatMap(({ members }) => members);
    return [...bare, ...named].map((id) => memberIndex.get(id)).filter((m) => m !== undefined);
  };
  return (combination) => {
    const { limit_state } = load_combinations[combination]!;
    let found = byState.get(limit_state);
    if (!found) byState.set(limit_state, (found = of(limit_state)));
    return found;
  };
}

/** The diagram of what varies in a combination: displacements of its permanent load cases are left out. */
function variablePart(results: Results, whole: Diagram, member: CheckMember, { index }: CheckCombination): Diagram {
  const { terms } = results.load_combinations[index] as CombinationResults;
  const parts = terms.flatMap(({ load_case, factor }) => {
    const set = results.load_cases[load_case]!;
    return set.nature === "permanent"
      ? []
      : [{ factor, own: new MemberDiagram(curveOf(results, member.index, set), member, () => NO_LOADS) }];
  });
  const sum = (of: (part: Diagram) => Vector): Vector =>
    parts.reduce<Vector>(
      (all, { factor, own }) => {
        const [x, y, z] = of(own);
        return [all[0] + factor * x, all[1] + factor * y, all[2] + factor * z];
      },
      [0, 0, 0],
    );
  return {
    positions: whole.positions,
    forces: (x, side, out) => whole.forces(x, side, out),
    get loads() {
      return whole.loads;
    },
    displacement: (x) => sum((part) => part.displacement(x)),
    rotation: (end) => sum((part) => part.rotation(end)),
  };
}

/** The largest stress of any combination, roughly: √(A·I) stands for the modulus, within a fifth of it for common shapes. */
function roughStress({ load_combinations }: Results, { index, section: { a, iy, iz } }: CheckMember): number {
  let most = 0;
  for (const { extrema, failed } of load_combinations) {
    if (failed) continue;
    const size = (of: "n" | "my" | "mz"): number => Math.max(-extrema[of].min[index]!, extrema[of].max[index]!);
    most = Math.max(most, size("n") / a + size("my") / Math.sqrt(a * iy) + size("mz") / Math.sqrt(a * iz));
  }
  return most;
}

/** Indices of supports by the node they hold. */
function supportsByNode({ model: { supports } }: Model): Map<string, number[]> {
  const out = new Map<string, number[]>();
  supports.forEach(({ node }, s) => gather(out, node, s));
  return out;
}

function isNonlinear(set: CombinationResults, { load_cases }: Results): boolean {
  const bound = ({ failed, idle_members, idle_supports }: SetResults): boolean =>
    failed === null && idle_members.length + idle_supports.length === 0;
  return set.order === 2 || !bound(set) || set.terms.some(({ load_case }) => !bound(load_cases[load_case]!));
}

function memberFor(index: number, item: Member, frame: Frame): CheckMember {
  const row = (r: number): Vector => [frame.axes[9 * index + r]!, frame.axes[9 * index + r + 1]!, frame.axes[9 * index + r + 2]!];
  const place = (node: number, at: number): Vector => {
    const coordinate = (c: number): number => frame.position[3 * node + c]! + frame.offset[6 * index + at + c]!;
    return [coordinate(0), coordinate(1), coordinate(2)];
  };
  const along = (at: number): number =>
    [0, 1, 2].reduce((sum, c) => sum + frame.offset[6 * index + at + c]! * frame.axes[9 * index + c]!, 0);
  const offset = (at: number): Vector => [0, 1, 2].map((c) => frame.offset[6 * index + at + c]!) as unknown as Vector;
  const beyond = Math.max(0, along(0)) + Math.max(0, -along(3));
  return {
    index,
    ...(beyond > 0 ? { beyond } : {}),
    ...(item.start_offset || item.end_offset ? { offsets: { start: offset(0), end: offset(3) } } : {}),
    id: frame.memberIds[index]!,
    type: item.type ?? "beam",
    start: item.start,
    end: item.end,
    start_hinge: item.start_hinge,
    end_hinge: item.end_hinge,
    length: frame.length[index]!,
    from: place(frame.start[index]!, 0),
    to: place(frame.end[index]!, 3),
    axes: { x: row(0), y: row(3), z: row(6) },
    section: frame.sections[frame.sectionOf[index]!]!,
    material: frame.materials[frame.materialOf[index]!]!,
  };
}
