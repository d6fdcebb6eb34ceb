/** Internal forces drawn along the members: of all that are shown, or of those chosen where there are many. */

import type { Force } from "handoff-solver";
import { drawnScale } from "../geometry/scale.ts";
import { membersOf } from "../model/hit.ts";
import { type Shown, shownMembers } from "../model/part.ts";
import type { CurveValues } from "../results/sets.ts";
import type { Session } from "../state/session.ts";
import { type Choices, SINGLE_DIAGRAM_ABOVE } from "./choices.ts";

/** The largest ordinate is drawn as this share of the model's size; of normal forces less, or a chord's would lie over the other chord. */
const SHARE = { n: 0.06, others: 0.13 };
/** Stations along a member: fewer where many members share the picture. */
const stationsFor = (members: number): number => (members > 120 ? 9 : 33);

export interface Diagram {
  component: Force;
  curves: CurveValues[];
  scale: number;
}

/** What is to be drawn, and the way to it; null where the reader wants none, or it is nil everywhere: labels of zeros would only crowd the picture. */
export function diagramPlan(session: Session, choices: Choices, shown: Shown): () => Promise<Diagram | null> {
  const component = choices.diagram.value;
  if (component === "none" || !session.isSolved || session.setInfo?.failed) return async () => null;
  const { solution, parts } = session;
  const key = session.set.value;
  const drawn = shownMembers(parts, shown);
  const members = drawn.length <= SINGLE_DIAGRAM_ABOVE ? drawn : [...membersOf(session.selected.value)];
  const size = parts.bounds.size * choices.exaggeration.value;
  const share = component === "n" ? SHARE.n : SHARE.others;
  return async () => {
    const [curves, values] = await Promise.all([
      solution.curves(key, component, members, stationsFor(parts.runs.length)),
      solution.set(key),
    ]);
    const { min, max } = values.members[component];
    let largest = 0;
    for (let i = 0; i < max.length; i++) largest = Math.max(largest, Math.abs(max[i]!), Math.abs(min[i]!));
    return largest === 0 ? null : { component, curves, scale: drawnScale(largest, size, share) };
  };
}
