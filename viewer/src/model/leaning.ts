/** How far structures lean, in words: φ = φ0·αh·αm of EN 1993-1-1 5.3.2(3)a, of each height its own as the solver takes it. */
import type { Model } from "handoff-solver";
import { alphaH, alphaM, BASIC, phiOf } from "../../../solver/src/analysis/imperfections/phi.ts";
import type { Frame } from "../../../solver/src/model/frame.ts";
import { heightsOf } from "../../../solver/src/topology/heights.ts";
import { some } from "../format/counts.ts";

type Imperfections = NonNullable<NonNullable<NonNullable<Model["analysis"]>["options"]>["imperfections"]>;

/** More than these are counted. */
const NAMED = 4;

/** Heights of the structures that rise, each once, ascending; where none does, the one metre for which αh is 1. */
function heightsIn({ nodes, members, plates = [] }: Model["model"]): number[] {
  const place = new Map(nodes.map(({ id }, i) => [id, i]));
  const at = (id: string): number => place.get(id)!;
  const heights = heightsOf({
    position: Float64Array.from(nodes.flatMap(({ x, y, z }) => [x, y, z])),
    start: Int32Array.from(members, ({ start }) => at(start)),
    end: Int32Array.from(members, ({ end }) => at(end)),
    plates: { nodes: plates.map((plate) => plate.nodes.map(at)) },
  } as unknown as Frame);
  const risen = [...new Set([...heights].filter((own) => own > 0))].sort((a, b) => a - b);
  return risen.length ? risen : [1];
}

const short = (value: number): string => String(Number(value.toPrecision(4)));

export function leanWords(
  { model }: Model,
  { height, columns = 1 }: Imperfections,
  measure: (metres: number, of: "length") => string,
): string {
  const heights = height === undefined ? heightsIn(model) : [height];
  // All up to 4 m lean alike, and all from 9 m on.
  const alike = new Map<string, number[]>();
  for (const h of heights) {
    const part = short(1 / phiOf(h, columns));
    alike.set(part, [...(alike.get(part) ?? []), h]);
  }
  const told = [...alike].map(([part, all]) => {
    const own = [...new Set(all.map((h) => measure(h, "length")))];
    return `1/${part} (αh = ${short(alphaH(all[0]!))}, h = ${some(own, NAMED)})`;
  });
  return `φ = φ0·αh·αm = ${some(told, NAMED)}, φ0 = 1/${1 / BASIC}, αm = ${short(alphaM(columns))} (m = ${columns})`;
}
