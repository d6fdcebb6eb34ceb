/** Moment diagrams between braced points, as Tables 6.6 and B.3 see them. */

import type { LateralRestraint } from "../../../generated/model.ts";
import type { MomentShape } from "../../clauses/annexb.ts";
import { kc } from "../../clauses/lateral.ts";
import type { MemberInput } from "../buckling/member.ts";
import type { LineDiagram } from "./linediagram.ts";
import { loadingBetween } from "./lineloads.ts";

/** Pieces between lateral restraints that hold the compressed flange: the braced points of Cmz, CmLT and kc. */
export function pieces(input: MemberInput): [number, number][] {
  const { line } = input.diagram;
  const { length } = line;
  if (!input.member.lateral_restraints?.length) return [[0, length]];
  // A flange that is in tension there gains nothing from being held.
  const holds = ({ position, flange }: LateralRestraint): boolean => {
    const my = input.diagram.moment(position * length, "my") * line.up;
    return flange === "both" || (flange === "top" ? my > 0 : my < 0);
  };
  const given = input.member.lateral_restraints.filter(holds);
  const cuts = [0, ...given.map((r) => r.position * length).sort((a, b) => a - b), length];
  return cuts
    .slice(1)
    .map((to, i): [number, number] => [cuts[i] as number, to])
    .filter(([a, b]) => b - a > 1e-6 * length);
}

/** Pieces of a length shorter than the whole, wherever they may lie: nine along it. */
export const windowsOf = (length: number, l: number): [number, number][] =>
  Array.from({ length: 9 }, (_, i): [number, number] => [((length - l) * i) / 8, ((length - l) * i) / 8 + l]);

/** The diagram between two places as Table B.3 sees it. */
export function momentShape(diagram: LineDiagram, axis: "my" | "mz", a: number, b: number): MomentShape {
  return diagram.remembered(`${axis}${a},${b}`, () => shapeBetween(diagram, axis, a, b));
}

/** From this share of the farthest point on a diagram's other side of the chord is told as well. */
const COMPARABLE = 0.5;

function shapeBetween(diagram: LineDiagram, axis: "my" | "mz", a: number, b: number): MomentShape {
  const start = diagram.moment(a, axis, 1);
  const end = diagram.moment(b, axis, -1);
  let size = Math.max(Math.abs(start), Math.abs(end));
  // Where it lies farthest above its chord, and below it.
  const above = { m: 0, off: -1 };
  const below = { m: 0, off: -1 };
  const look = (s: number, side: -1 | 1): void => {
    const m = diagram.moment(s, axis, side);
    const from = m - (start + ((end - start) * (s - a)) / (b - a));
    size = Math.max(size, Math.abs(m));
    const far = from >= 0 ? above : below;
    if (Math.abs(from) <= far.off * (1 + 1e-9)) return;
    far.off = Math.abs(from);
    far.m = m;
  };
  for (const s of diagram.positions())
    if (s > a && s < b) {
      look(s, -1);
      look(s, 1);
    }
  for (let i = 0; i < 19; i++) look(a + ((b - a) * (i + 1)) / 20, 1);
  const [most, other] = above.off >= below.off ? [above, below] : [below, above];
  const round = (m: number): number => (Math.abs(m) < 1e-9 * size ? 0 : m);
  return {
    start: round(start),
    end: round(end),
    span: round(most.m),
    ...(other.off >= COMPARABLE * most.off ? { across: round(other.m) } : {}),
    linear: most.off <= 1e-3 * size,
    loading: loadingBetween(diagram, axis, a, b),
  };
}

/** kc of Table 6.6 where the largest moment is: the least that its rows allow for this kind of load. */
export function kcTable(input: MemberInput): number {
  const shapes = pieces(input).map(([a, b]) => momentShape(input.diagram, "my", a, b));
  const size = (shape: MomentShape): number => Math.max(Math.abs(shape.start), Math.abs(shape.end), Math.abs(shape.span));
  const largest = Math.max(...shapes.map(size));
  return Math.max(...shapes.filter((shape) => size(shape) >= 0.99 * largest).map(kc));
}
