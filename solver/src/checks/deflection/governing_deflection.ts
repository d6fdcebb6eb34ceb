/** The worst of a target's deflections over combinations, by the ways to measure it. */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import type { DeflectionCheck } from "../../generated/model.ts";
import type { CheckCombination } from "../../topology/context.ts";
import { type Line, type Span, spanAt } from "../../topology/line.ts";
import { LineCache } from "./line_cache.ts";
import type { Measure } from "./measures.ts";

/** The worst of a target: how far it is off, where, and what is allowed there. */
export interface Sag {
  value: number;
  /** Member of the line and how far along it. */
  span: Span;
  local: number;
  measure: Measure;
  combination: CheckCombination;
  limit: number;
}

/** δmax = L/ratio, of a beam that sticks out 2·L/ratio. */
export const delta_max = (length: number, ratio: number, twice: boolean): number => ((twice ? 2 : 1) * length) / ratio;

/** Of lines that many targets are pieces of. */
const sags = new LineCache<Sag | null>();

export function worstAmong(measures: readonly Measure[], check: DeflectionCheck, diagramsOf: (line: Line) => LineDiagram[]): Sag | null {
  let worst: Sag | null = null;
  for (const measure of measures) {
    const sag = worstOf(measure, check, diagramsOf);
    if (sag && (!worst || sag.value / sag.limit > worst.value / worst.limit)) worst = sag;
  }
  return worst;
}

/** The worst combination by one measure; of a line that others share it is found once. */
function worstOf(measure: Measure, check: DeflectionCheck, diagramsOf: (line: Line) => LineDiagram[]): Sag | null {
  const { shared, line } = measure;
  if (shared !== null) return sags.of(line, check, shared, () => worstOf({ ...measure, shared: null }, check, diagramsOf));
  let worst: { value: number; s: number; combination: CheckCombination } | null = null;
  for (const diagram of diagramsOf(line)) {
    const { value, s } = measure.largest(diagram);
    if (!worst || value > worst.value) worst = { value, s, combination: diagram.combination };
  }
  if (!worst) return null;
  const { value, s, combination } = worst;
  const span = line.spans[spanAt(line.spans, s, true, 1e-12)] as Span;
  return { value, span, local: s - span.from, measure, combination, limit: delta_max(measure.length, check.limit_ratio, measure.twice) };
}
