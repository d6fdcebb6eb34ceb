/** Moment diagrams between braced points, as Tables 6.6 and B.3 see them. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import { loadingBetween } from "../../diagrams/lineloads.ts";
import type { MomentShape } from "../../diagrams/shapes.ts";
import { kc } from "../../ec3/member_buckling/lateral.ts";
import type { LateralRestraint } from "../../generated/model.ts";
import { C1 } from "../../members/known_moments.ts";
import type { LateralBeam } from "../../members/mcr.ts";
import { cut } from "../../members/windows.ts";
import type { MemberInput } from "../buckling/member.ts";

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
  const most = above.off >= below.off ? above : below;
  const other = most === above ? below : above;
  const round = (m: number): number => (Math.abs(m) < 1e-9 * size ? 0 : m);
  return {
    start: round(start),
    end: round(end),
    span: round(most.m),
    ...(other.off >= COMPARABLE * most.off ? { across: round(other.m) } : {}),
    size,
    linear: most.off <= 1e-3 * size,
    ...loadingBetween(diagram, axis, a, b),
  };
}

/** Between braced points where the largest moment is, the largest of kc by Table 6.6 unless C1 alone decides, and of 1/√C1 of the piece by itself. */
export function kcBetween(input: MemberInput, beam: LateralBeam, table: boolean): number {
  const { diagram, known } = input;
  const between = pieces(input);
  const shapes = between.map(([a, b]) => momentShape(diagram, "my", a, b));
  const largest = Math.max(...shapes.map(({ size }) => size));
  let most = 0;
  between.forEach(([a, b], i) => {
    const shape = shapes[i] as MomentShape;
    if (shape.size < 0.99 * largest) return;
    if (table) most = Math.max(most, kc(shape));
    if (between.length > 1) most = Math.max(most, 1 / Math.sqrt(C1(cut(beam, a, b - a), shape.size, known)));
  });
  return most;
}
