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

function shapeBetween(diagram: LineDiagram, axis: "my" | "mz", a: number, b: number): MomentShape {
  const start = diagram.moment(a, axis, 1);
  const end = diagram.moment(b, axis, -1);
  let [span, off, size] = [0, -1, Math.max(Math.abs(start), Math.abs(end))];
  const look = (s: number): void => {
    const m = diagram.moment(s, axis, 1);
    const from = Math.abs(m - (start + ((end - start) * (s - a)) / (b - a)));
    size = Math.max(size, Math.abs(m));
    if (from > off * (1 + 1e-9)) {
      off = from;
      span = m;
    }
  };
  for (const s of diagram.positions()) if (s > a && s < b) look(s);
  for (let i = 0; i < 19; i++) look(a + ((b - a) * (i + 1)) / 20);
  const round = (m: number): number => (Math.abs(m) < 1e-9 * size ? 0 : m);
  return {
    start: round(start),
    end: round(end),
    span: round(span),
    linear: off <= 1e-3 * size,
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
