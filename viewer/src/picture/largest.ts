/** The largest displacement, written where it is. */

import { minus, plus, scaled, type Vec, vector } from "../geometry/vectors.ts";
import { placeOf } from "../model/catalogue.ts";
import type { ShapeValues } from "../results/sets.ts";
import type { Label } from "../scene/labels.ts";
import type { Session } from "../state/session.ts";

/** Its point moves with the nearest of the member's `points` samples. */
export function largestLabel(session: Session, { largest, samples, nodes }: ShapeValues, points: number): Label | undefined {
  const words = {
    text: session.measure(largest.value, "deflection"),
    rank: 1,
    bold: true,
  };
  const moved = (by: Float32Array, place: number): Vec => vector((k) => by[3 * place + k]!);
  if (largest.node !== null) {
    const { id } = session.model.model.nodes[largest.node]!;
    return { at: placeOf(session.parts, id), shift: moved(nodes, largest.node), ...words };
  }
  const run = session.parts.runs[largest.member];
  if (!run) return undefined;
  const t = largest.x / run.length;
  const nearest = largest.member * points + Math.round(t * (points - 1));
  return { at: plus(run.from, scaled(minus(run.to, run.from), t)), shift: moved(samples, nearest), ...words };
}
