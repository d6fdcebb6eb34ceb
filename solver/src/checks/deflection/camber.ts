/** Pre-camber, w_c of EN 1990 A1.4.3: a member that is made with a rise deflects from there, w_max = w_tot − w_c. */

import { LineDiagram } from "../../diagrams/linediagram.ts";
import type { DeflectionCheck } from "../../generated/model.ts";
import type { CheckCombination, CheckContext, Vector } from "../../topology/context.ts";
import type { Line, Span } from "../../topology/line.ts";
import type { Measure } from "./measures.ts";

const zOf = (line: Line): Vector => (line.spans[0] as Span).member.axes.z;

/** A parabola with this rise in the middle, upwards along its own z; the movements of `without` are taken off. */
class Cambered extends LineDiagram {
  constructor(
    line: Line,
    context: CheckContext,
    combination: CheckCombination,
    private readonly rise: number,
    private readonly without: LineDiagram | null,
  ) {
    super(line, context, combination);
  }

  override displacement(s: number): Vector {
    const [moved, off, z] = [super.displacement(s), this.without?.displacement(s) ?? [0, 0, 0], zOf(this.line)];
    const t = s / this.line.length;
    const up = 4 * this.rise * t * (1 - t) * Math.sign(z[2]);
    return [moved[0] - off[0] + up * z[0], moved[1] - off[1] + up * z[1], moved[2] - off[2] + up * z[2]];
  }
}

/** Each combination with all its loads, and with the permanent ones alone: a rise for loads that are not there stands up. */
export const cambered = (line: Line, context: CheckContext, combinations: readonly CheckCombination[], rise: number): LineDiagram[] =>
  combinations.flatMap((combination) =>
    [null, new LineDiagram(line, { diagram: context.variable.bind(context) }, combination)].map(
      (without) => new Cambered(line, context, combination, rise, without),
    ),
  );

/** Why it cannot be counted in; null where it can. */
export function camberRefusal({ part, measure = "span", axis }: DeflectionCheck, line: Line, measures: readonly Measure[]): string | null {
  if (part === "variable" || measure !== "span" || axis === "y")
    return "camber is for deflections of all loads along z from the chord: leave it out of this check";
  if (Math.abs(zOf(line)[2]) < 0.5) return "camber is upwards along z: this member's z is not upright";
  const isOne = measures[0]?.whole && measures.every((one) => one.line === line && one.from === "chord");
  return isOne ? null : "camber is of one span between ends that are held: this is more than one, a part of one, or sticks out";
}
