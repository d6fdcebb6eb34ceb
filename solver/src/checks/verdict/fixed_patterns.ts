/** Imposed load that lies on neighbouring spans of a line of members at once wherever there is most of it (EN 1991-1-1 6.2.1(1)). */

import type { LoadCase, Model } from "../../generated/model.ts";
import type { Frame } from "../../model/frame.ts";
import type { Results } from "../../results/index.ts";
import type { Doubt } from "../../results/open_points.ts";
import type { CheckContext, CheckMember } from "../../topology/context.ts";
import { type ContinuousLine, continuousLines } from "../../topology/continuity.ts";
import { fixesTurn, Joints } from "../../topology/joints.ts";
import { isUpright } from "../../topology/upright.ts";
import { VerticalSupports } from "../../topology/vertical_supports.ts";

/** Of what a line carries: less is nothing that it bears on, or carries in a span. Round-off and axial shortening are below. */
const TRACE = 0.02;
/** A member that rises by more of its length than this, and is no column, is a truss's web or a brace. */
const LEVEL = 0.2;
/** Of factors: what is closer to the largest is as large. */
const ROUND_OFF = 1e-6;
/** Of the span beside it: a shorter free end is a part of that. Where w·a²/2 stays below a twelfth of the span's, or its tip does not rise. */
const OVERHANG = { strength: 0.25, sag: 0.15 };

type Purpose = keyof typeof OVERHANG;

/** A case of imposed load: its forces at the ends of members, and its factors in the combinations that are looked at. */
interface Imposed {
  forces: ArrayLike<number>;
  factors: readonly number[];
}

/** A piece of a line between two bearings or its ends, by its nodes, and what it carries of each case, N. */
interface Span {
  from: number;
  to: number;
  length: number;
  loads: readonly number[];
  /** One end is free, and nothing meets it there. */
  hangs: boolean;
}

/** One doubt at most, of the first line that has such spans; none where the rule says that patterns do not apply. */
export function fixedPatterns(context: CheckContext, model: Model, frame: Frame, results: Results): Doubt[] {
  if ((model.analysis as { x_combinations?: { patterns?: boolean } } | undefined)?.x_combinations?.patterns === false) return [];
  for (const purpose of ["strength", "sag"] as const) {
    const cases = imposedCases(model, results, purpose);
    const found = cases.length ? firstTogether(cases, new Lines(context, frame), purpose) : null;
    if (found) {
      const [from, at, to] = found.map((node) => `'${frame.nodeIds[node]}'`);
      const message = `imposed load lies on both spans beside node ${at}, from node ${from} to node ${to}, in every combination that has the most of it. EN 1991-1-1 6.2.1(1) puts it where it is worst: give each span a load case of its own, and set patterns of analysis.combinations`;
      return [{ path: "model.load_cases", code: "fixed_patterns", message }];
    }
  }
  return [];
}

/** Roofs are loaded as a whole. */
const acts = ({ nature, category }: LoadCase): boolean => nature === "imposed" && category !== "H";

function imposedCases({ model, analysis }: Model, { load_cases: sets, load_combinations }: Results, purpose: Purpose): Imposed[] {
  const asked = (analysis?.checks ?? []).filter(({ informative }) => !informative);
  const checks = asked.filter((one) =>
    purpose === "strength" ? one.type === "en1993_1_1" : one.type === "deflection" && one.measure !== "drift",
  );
  const states = new Set(checks.map(({ limit_state }) => limit_state));
  const combinations = load_combinations.filter(({ limit_state }) => states.has(limit_state));
  return model.load_cases.flatMap((one, i) => {
    const of = ({ terms }: (typeof combinations)[number]): number =>
      terms.reduce((sum, { load_case, factor }) => sum + (load_case === i ? factor : 0), 0);
    const { end_forces: forces } = sets[i]!;
    const factors = combinations.map(of);
    return acts(one) && forces.length && factors.some(Boolean) ? [{ factors, forces }] : [];
  });
}

/** The nodes at both ends of two such spans, with that between them. */
function firstTogether(cases: readonly Imposed[], lines: Lines, purpose: Purpose): [number, number, number] | null {
  for (const line of lines.all) {
    const spans = withoutStubs(lines.spans(line, cases), OVERHANG[purpose]);
    const most = Math.max(...spans.flatMap(({ loads }) => loads));
    const carried = spans.map(({ loads }) =>
      cases[0]!.factors.map((_, k) => loads.reduce((sum, load, c) => sum + load * cases[c]!.factors[k]!, 0)),
    );
    // Over a bearing that turns both at once are the worst: for strength of two spans alone nothing is worse.
    const bends = purpose === "sag" || spans.length > 2 || spans.some(({ hangs }) => hangs) || lines.isHeld(line);
    for (let j = 1; j < spans.length && bends; j++) {
      const [one, other] = [spans[j - 1]!, spans[j]!];
      const loaded = [one, other].every(({ loads }) => Math.max(...loads) > TRACE * most);
      if (loaded && !lines.isClamped(other.from) && isTogether(carried[j - 1]!, carried[j]!)) return [one.from, other.from, other.to];
    }
  }
  return null;
}

/** Whether both have the most of their load in the same combinations. */
function isTogether(one: readonly number[], other: readonly number[]): boolean {
  const full = (loads: readonly number[]): boolean[] => loads.map((load) => load >= Math.max(...loads) * (1 - ROUND_OFF));
  const there = full(other);
  return full(one).every((is, k) => is === there[k]);
}

function withoutStubs(spans: readonly Span[], share: number): Span[] {
  const last = spans.length - 1;
  const isStub = (i: number): boolean => spans[i]!.hangs && spans[i]!.length < share * spans[i ? i - 1 : 1]!.length;
  return spans.filter((_, i) => !(last > 0 && (i === 0 || i === last) && isStub(i)));
}

/** Lines of members that run on, and what they bear on. */
class Lines {
  readonly all: readonly ContinuousLine[];
  private readonly supports: VerticalSupports;
  private readonly joints: Joints;

  constructor(
    context: CheckContext,
    private readonly frame: Frame,
  ) {
    this.all = continuousLines(frame).filter(({ members }) => members.length > 1);
    this.joints = new Joints(context);
    this.supports = VerticalSupports.of(this.joints);
  }

  /** What a span carries is what holds it up at its two ends. */
  spans(line: ContinuousLine, cases: readonly Imposed[]): Span[] {
    const { members } = line;
    const { nodes, forwards } = pathOf(line, this.frame);
    const lift = (c: number, i: number, last: boolean): number =>
      liftOf(this.frame, cases[c]!.forces, members[i]!, last === forwards[i] ? 1 : 0);
    const whole = cases.map((_, c) => members.reduce((sum, _, i) => sum + Math.abs(lift(c, i, false)) + Math.abs(lift(c, i, true)), 0) / 2);
    const rises = (i: number): boolean =>
      cases.some((_, c) => lift(c, i - 1, true) + lift(c, i, false) > TRACE * whole[c]! && whole[c]! > 0);
    const firsts = members.flatMap((_, i) => (i === 0 || (rises(i) && this.isBearing(nodes[i]!)) ? [i] : []));
    return firsts.map((first, j) => {
      const last = (firsts[j + 1] ?? members.length) - 1;
      return {
        ...{ from: nodes[first]!, to: nodes[last + 1]! },
        length: members.slice(first, last + 1).reduce((sum, m) => sum + this.frame.length[m]!, 0),
        loads: cases.map((_, c) => Math.max(0, lift(c, first, false) + lift(c, last, true))),
        hangs: (first === 0 && this.isFree(nodes[0]!)) || (last === members.length - 1 && this.isFree(nodes[last + 1]!)),
      };
    });
  }

  private isFree(node: number): boolean {
    const id = this.frame.nodeIds[node]!;
    return this.supports.alone(id) && !this.supports.supported(id, [0, 0, 1]);
  }

  /** Whether some column or support at its bearings is bent with the line: about the level axis across it. */
  isHeld({ nodes, members }: ContinuousLine): boolean {
    const own = new Set(members.map((m) => this.frame.memberIds[m]!));
    const across = [1, 0].map((k) => Math.abs(this.frame.axes[9 * members[0]! + k]!));
    return nodes.some((node) => {
      const id = this.frame.nodeIds[node]!;
      const turns = this.joints.support(id)?.stiffness.slice(3, 5) ?? [];
      return (
        turns.some((stiffness, k) => stiffness > 0 && across[k]! > LEVEL) ||
        this.joints.at(id).some((one) => !own.has(one.id) && isUpright(one) && this.isRigid(one, id))
      );
    });
  }

  private isRigid(one: CheckMember, node: string): boolean {
    return one.type === "beam" && this.joints.left(one.start === node ? one.start_hinge : one.end_hinge, "ry") > 0;
  }

  /** A support lets nothing turn there: what bends one side leaves the other. */
  isClamped(node: number): boolean {
    const support = this.joints.support(this.frame.nodeIds[node]!);
    return fixesTurn(support, [1, 0, 0]) && fixesTurn(support, [0, 1, 0]);
  }

  /** A support or a column holds the node up, or beams that cross there; webs of a truss and braces do not. */
  private isBearing(node: number): boolean {
    const id = this.frame.nodeIds[node]!;
    const meeting = this.joints.at(id);
    const level = (one: CheckMember): boolean => !isUpright(one) && Math.abs(one.axes.x[2]) <= LEVEL;
    return this.supports.firm(id) || (meeting.length > 2 && meeting.every(level));
  }
}

/** Nodes in order along a line, and of each member whether it runs that way. */
function pathOf({ members }: ContinuousLine, { start, end }: Frame): { nodes: number[]; forwards: boolean[] } {
  const [first, second] = [members[0]!, members[1]!];
  const meets = (node: number): boolean => node === start[second] || node === end[second];
  const nodes = [meets(end[first]!) ? start[first]! : end[first]!];
  const forwards = members.map((m) => {
    const runs = start[m] === nodes[nodes.length - 1];
    nodes.push(runs ? end[m]! : start[m]!);
    return runs;
  });
  return { nodes, forwards };
}

/** Upward force of a node on the end of a member, N: −n, vy, vz at its start, n, −vy, −vz at its end. */
function liftOf({ axes }: Frame, forces: ArrayLike<number>, m: number, end: number): number {
  const at = 12 * m + 6 * end;
  const across = [0, 1, 2].reduce((sum, k) => sum + (k ? 1 : -1) * forces[at + k]! * axes[9 * m + 3 * k + 2]!, 0);
  return end ? -across : across;
}
