/** What of the model and of the results the reader has chosen to see in the picture, and what is seen at first. */

import type { Force } from "handoff-solver";
import { type Signal, signal, watchAll } from "../base/signal.ts";
import { homeView, isFlat } from "../geometry/bounds.ts";
import { CONTOURS, type ContourName } from "../results/plate_values.ts";
import type { Range } from "../results/sets.ts";
import type { Layer, Projection } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";

export const LAYERS: { layer: Layer; label: string; on: boolean }[] = [
  { layer: "solids", label: "True section shapes", on: false },
  { layer: "plates", label: "Plates", on: true },
  { layer: "supports", label: "Supports", on: true },
  { layer: "hinges", label: "Hinges", on: true },
  { layer: "loads", label: "Loads", on: true },
  { layer: "axes", label: "Local axes", on: false },
  { layer: "ids", label: "Ids", on: false },
];

/** Above this many members only the chosen one carries its diagram: all at once is unreadable. */
export const SINGLE_DIAGRAM_ABOVE = 400;

export interface Choices {
  diagram: Signal<Force | "none">;
  layers: Map<Layer, Signal<boolean>>;
  /** The reader has switched layers, so the page no longer does. */
  layersChosen: Signal<boolean>;
  deformed: Signal<boolean>;
  animated: Signal<boolean>;
  /** Times the scale that the page finds for the deformed shape. */
  exaggeration: Signal<number>;
  reactions: Signal<boolean>;
  colours: Signal<boolean>;
  /** What colours the plates. */
  contour: Signal<ContourName | "none">;
  contours: readonly string[];
  projection: Signal<Projection>;
}

export const defaultChoices = ({ parts }: Session): Choices => ({
  diagram: signal<Force | "none">("none"),
  layers: new Map(LAYERS.map(({ layer, on }) => [layer, signal(on)])),
  layersChosen: signal(false),
  deformed: signal(false),
  animated: signal(false),
  exaggeration: signal(1),
  reactions: signal(false),
  colours: signal(false),
  contour: signal<ContourName | "none">("none"),
  contours: ["none", ...Object.keys(CONTOURS)],
  projection: signal<Projection>(homeView(parts.bounds) === "iso" ? "perspective" : "orthographic"),
});

/** A normal force that is off its axis by this share of the length bends nothing worth a look; idle bars are measured by a share of the largest force. */
const STRAIGHT = 0.01;
const IDLE = 0.3;

/** Whether every member acts as a bar: those of a truss are bent by their own weight alone. */
export function areBars({ n, my, mz }: Record<"n" | "my" | "mz", Range>, lengths: readonly number[]): boolean {
  const most = ({ min, max }: Range, i: number): number => Math.max(Math.abs(min[i]!), Math.abs(max[i]!));
  const largest = lengths.reduce((sum, _, i) => Math.max(sum, most(n, i)), 0);
  return lengths.every((length, i) => Math.max(most(my, i), most(mz, i)) <= STRAIGHT * length * Math.max(most(n, i), IDLE * largest));
}

/** Moments, or the first forces that are not nil: bars have no moments to show. */
async function firstDiagram({ solution, set, setInfo, parts }: Session): Promise<Force> {
  const order = ["my", "n", "mz", "vz", "vy", "mx"] as const;
  // A set without numbers says why itself, and another may have moments.
  if (setInfo?.failed) return order[0];
  const some = ({ min, max }: Range): boolean => max.some((value) => value !== 0) || min.some((value) => value !== 0);
  const { members } = await solution.set(set.get());
  const lengths = parts.runs.map(({ length }) => length);
  if (areBars(members, lengths)) return "n";
  return order.find((component) => some(members[component])) ?? order[0];
}

/** Shows, once the model is solved, what a reader of such a model looks at first. */
export function chooseForReader(session: Session, { diagram, layers, layersChosen, deformed, animated, colours, contour }: Choices): void {
  const { runs, bounds } = session.parts;
  let coloured = false;
  watchAll([session.status, session.arrived], () => {
    if (coloured || !session.overview?.checks.length) return;
    coloured = true;
    colours.set(session.overview.conditioning.trusted);
  });
  // A link that names a diagram shows that one.
  const asked = /[#&]diagram=(none|n|v[yz]|m[xyz])(&|$)/.test(location.hash);
  let met = false;
  session.status.watch(({ is }) => {
    // What the reader chose while checks were made is left alone when they are there.
    if (is !== "solved" || met) return;
    met = true;
    if (session.model.model.plates?.length) contour.set("displacement");
    // A plane or small model is read by its moments, a large one by its movement.
    const plane = [0, 1, 2].some((k) => isFlat(bounds, k));
    if (runs.length > (plane ? 60 : 12)) deformed.set(true);
    else if (runs.length)
      void firstDiagram(session)
        .then((first) => diagram.get() === "none" && !asked && diagram.set(first))
        .catch((error: unknown) => session.report("No diagram could be chosen", error));
    if (runs.length === 1) session.selected.set({ kind: "member", index: 0 });
  });
  // A diagram stands on the members where they were, so it and the deformed shape are not drawn at once.
  diagram.watch((value) => {
    if (value !== "none") deformed.set(false);
  });
  deformed.watch((on) => {
    if (on) diagram.set("none");
  });
  // A mode is a movement: it is seen moving until the reader says otherwise.
  session.mode.watch((mode) => {
    if (mode) {
      animated.set(true);
      diagram.set("none");
    }
  });
  // Loads stand in the way of most results; a model of a few members has room for both, as textbooks draw them.
  const roomy = runs.length + (session.model.model.plates?.length ?? 0) <= 3;
  watchAll([diagram, deformed, contour, session.status], () => {
    if (!layersChosen.get())
      layers
        .get("loads")!
        .set(session.overview === null || roomy || (diagram.get() === "none" && !deformed.get() && contour.get() === "none"));
  });
}
