/** Deflection against a share of the length: from the chord, for a cantilever from the root's tangent. */

import type { Joints } from "../stability/joints.ts";
import type { CheckCombination, CheckContext, DeflectionCheck, Vector } from "./context.ts";
import { type Line, LineDiagram, lineOf, type Span } from "./line.ts";
import { computed, decided, q, statusOf } from "./quantity.ts";
import { assemble, scope, type Target, unsolved } from "./target.ts";
import type { CheckResult, Verification } from "./trace.ts";

/** A piece between supports, or one that sticks out from its root. */
interface Piece {
  a: number;
  b: number;
  root: "a" | "b" | null;
}

interface Sag {
  value: number;
  s: number;
  piece: Piece;
  combination: CheckCombination;
  limit: number;
}

export function deflectionResult(context: CheckContext, check: DeflectionCheck, joints: Joints, target: Target): CheckResult {
  const combinations = context.combinations.filter((c) => c.limit_state === check.limit_state);
  const missing = unsolved(context, check.limit_state);
  if (combinations.length === 0) {
    const none = scope(`no combination has the limit state ${check.limit_state}`);
    return assemble("deflection", check, target, missing.length ? missing : [none], [], [], true);
  }
  const line = lineOf(target.members, joints);
  // A column under the line ends a span as a support does, a beam that frames in does not, and the model says neither:
  // both ways to cut are measured and the worse one counts.
  const pieces = [...piecesOf(line, joints, check.axis ?? "z", false), ...piecesOf(line, joints, check.axis ?? "z", true)];
  let worst: Sag | null = null;
  for (const combination of combinations) {
    const diagram = new LineDiagram(line, context, combination);
    for (const piece of pieces) {
      const limit = ((piece.root ? 2 : 1) * (piece.b - piece.a)) / check.limit_ratio;
      const { value, s } = largest(diagram, piece, check.axis ?? "z");
      if (!worst || value / limit > worst.value / worst.limit) worst = { value, s, piece, combination, limit };
    }
  }
  return assemble(
    "deflection",
    check,
    target,
    [verification(worst as Sag, check, line), ...missing],
    [],
    [q("limit", `${(worst as Sag).piece.root ? "2L" : "L"}/${check.limit_ratio}`), q("axis", check.axis ?? "z")],
    true,
  );
}

/** Supports inside a design member that hold it the way it deflects end its spans; a free end sticks out from the last support. */
function piecesOf(line: Line, joints: Joints, axis: "y" | "z" | "resultant", atJoints: boolean): Piece[] {
  const cuts: number[] = [0];
  const { axes } = (line.spans[0] as Span).member;
  const ways = axis === "resultant" ? [axes.y, axes.z] : [axes[axis]];
  line.nodes.slice(1, -1).forEach((node, i) => {
    const support = joints.support(node);
    const holds = (way: Vector): boolean =>
      (["ux", "uy", "uz"] as const).reduce((sum, dof, k) => sum + (support?.[dof] === "fixed" ? (way[k] as number) ** 2 : 0), 0) > 0.5;
    if (ways.every(holds) || (atJoints && joints.held(node, 2))) cuts.push((line.spans[i + 1] as Span).from);
  });
  cuts.push(line.length);
  const last = cuts.length - 2;
  return cuts.slice(1).map((b, i): Piece => {
    const startFree = i === 0 && line.ends.start === "free";
    const endFree = i === last && line.ends.end === "free";
    return { a: cuts[i] as number, b, root: startFree === endFree ? null : endFree ? "a" : "b" };
  });
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** Where and how far the line lies from its chord or its root's tangent. */
function largest(diagram: LineDiagram, piece: Piece, axis: "y" | "z" | "resultant"): { value: number; s: number } {
  const { line } = diagram;
  const { y, z } = (line.spans[0] as Span).member.axes;
  const first = line.spans[0] as Span;
  const along: Vector = first.reversed ? [-first.member.axes.x[0], -first.member.axes.x[1], -first.member.axes.x[2]] : first.member.axes.x;
  const [from, to] = [diagram.displacement(piece.a), diagram.displacement(piece.b)];
  const rootAt = piece.root === "b" ? piece.b : piece.a;
  const turn = piece.root ? diagram.rotationAt(rootAt, piece.root === "a" ? 1 : -1) : null;
  const base = piece.root === "b" ? to : from;
  const size = (s: number): number => {
    const u = diagram.displacement(s);
    let off: Vector;
    if (turn) {
      const arm = s - rootAt;
      off = minus(minus(u, base), cross(turn, [along[0] * arm, along[1] * arm, along[2] * arm]));
    } else {
      const t = (s - piece.a) / (piece.b - piece.a);
      off = minus(u, [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1]), from[2] + t * (to[2] - from[2])]);
    }
    const [dy, dz] = [dot(off, y), dot(off, z)];
    return axis === "y" ? Math.abs(dy) : axis === "z" ? Math.abs(dz) : Math.hypot(dy, dz);
  };
  const step = (piece.b - piece.a) / 40;
  let best = { value: 0, s: piece.a };
  for (let i = 0; i <= 40; i++) {
    const s = piece.a + i * step;
    const value = size(s);
    if (value > best.value) best = { value, s };
  }
  // Golden section round the best of the samples: the curve has one hump between neighbours.
  let [lo, hi] = [Math.max(piece.a, best.s - step), Math.min(piece.b, best.s + step)];
  const golden = (Math.sqrt(5) - 1) / 2;
  for (let i = 0; i < 40; i++) {
    const [l, r] = [hi - golden * (hi - lo), lo + golden * (hi - lo)];
    if (size(l) > size(r)) hi = r;
    else lo = l;
  }
  const refined = size((lo + hi) / 2);
  return refined > best.value ? { value: refined, s: (lo + hi) / 2 } : best;
}

function verification(worst: Sag, check: DeflectionCheck, line: Line): Verification {
  const { piece, value, limit } = worst;
  const length = piece.b - piece.a;
  const span = [...line.spans].reverse().find((one) => worst.s >= one.from - 1e-12) as Span;
  const local = worst.s - span.from;
  const utilisation = value / limit;
  const whole = length > line.length - 1e-9;
  const measured = piece.root ? "from the tangent at the root" : `from the chord between ${whole ? "the ends" : "supports or joints"}`;
  return {
    key: "deflection",
    clause: "7.2",
    title: `Deflection along ${check.axis ?? "z"}`,
    status: statusOf(utilisation),
    utilisation,
    combination: worst.combination.id,
    member: span.member.id,
    position: span.reversed ? span.member.length - local : local,
    reason: null,
    steps: [
      computed(
        "7.2.1",
        "Deflection",
        measured,
        [q("combination", worst.combination.id), q("L", length, "m"), q("L/δ", value > 0 ? length / value : Infinity)],
        q("δ", value, "mm"),
      ),
      computed(
        "7.2.1",
        "Limit",
        piece.root ? "δmax = 2·L/ratio" : "δmax = L/ratio",
        [q("L", length, "m"), q("ratio", check.limit_ratio)],
        q("δmax", limit, "mm"),
        "the ratio is the model's own; EN 1993-1-1 leaves limits to the national annex",
      ),
      decided(
        "7.2.1",
        "Deflection",
        "δ/δmax ≤ 1",
        [q("δ", value, "mm"), q("δmax", limit, "mm")],
        utilisation,
        ...(check.informative ? ["informative: not counted as a failure"] : []),
      ),
    ],
  };
}
