/** Internal forces drawn along the members: of all that are shown, or of those chosen where there are many. */

import { drawnScale } from "../geometry/scale.ts";
import { membersOf } from "../model/hit.ts";
import { type Shown, shownMembers } from "../model/part.ts";
import type { Stage } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import { type Choices, SINGLE_DIAGRAM_ABOVE } from "./choices.ts";

/** The largest ordinate is drawn as this share of the model's size; of normal forces less, or a chord's would lie over the other chord. */
const SHARE = { n: 0.06, others: 0.13 };
/** Stations along a member: fewer where many members share the picture. */
const stationsFor = (members: number): number => (members > 120 ? 9 : 33);

function drawnOf({ parts, selected }: Session, shown: Shown): number[] {
  const drawn = shownMembers(parts, shown);
  return drawn.length <= SINGLE_DIAGRAM_ABOVE ? drawn : [...membersOf(selected.get())];
}

export async function drawDiagram(stage: Stage, session: Session, choices: Choices, shown: Shown): Promise<void> {
  const component = choices.diagram.get();
  if (component === "none" || !session.overview || session.setInfo?.failed) return stage.marks.diagram(null, [], 0, String);
  const { runs, bounds } = session.parts;
  const key = session.set.get();
  const [curves, values] = await Promise.all([
    session.solution.curves(key, component, drawnOf(session, shown), stationsFor(runs.length)),
    session.solution.set(key),
  ]);
  if (key !== session.set.get() || component !== choices.diagram.get()) return;
  const range = values.members[component];
  let largest = 0;
  for (let i = 0; i < range.max.length; i++) largest = Math.max(largest, Math.abs(range.max[i]!), Math.abs(range.min[i]!));
  // Nil everywhere: labels of zeros would only crowd the picture.
  if (largest === 0) return stage.marks.diagram(null, [], 0, String);
  const share = component === "n" ? SHARE.n : SHARE.others;
  const quantity = component.startsWith("m") ? "moment" : "force";
  stage.marks.diagram(component, curves, drawnScale(largest, bounds.size, share) * choices.exaggeration.get(), (value) =>
    session.write(value, quantity),
  );
}
