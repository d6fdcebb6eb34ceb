/** What of the model and of the results the reader has chosen to see in the picture, and what is seen at first. */

import type { Force } from "handoff-solver";
import { effect, type Signal, signal, untracked } from "../base/signal.ts";
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
  const { members } = await solution.set(set.value);
  const lengths = parts.runs.map(({ length }) => length);
  if (areBars(members, lengths)) return "n";
  return order.find((component) => some(members[component])) ?? order[0];
}

/** Shows, once the model is solved, what a reader of such a model looks at first. */
export function chooseForReader(session: Session, { diagram, layers, layersChosen, deformed, animated, colours, contour }: Choices): void {
  let isColoured = false;
  effect(() => {
    const { overview } = session;
    if (isColoured || !overview?.checks.length) return;
    isColoured = true;
    colours.value = overview.conditioning.trusted;
  });
  // A link that names a diagram shows that one.
  const isNamed = /[#&]diagram=(none|n|v[yz]|m[xyz])(&|$)/.test(location.hash);
  let isMet = false;
  effect(() => {
    // What the reader chose while checks were made is left alone when they are there, and so it is in a changed model.
    if (!session.isSolved || isMet) return;
    isMet = true;
    untracked(() => {
      const { runs, bounds } = session.parts;
      if (session.model.model.plates?.length) contour.value = "displacement";
      // A plane or small model is read by its moments, a large one by its movement.
      const plane = [0, 1, 2].some((k) => isFlat(bounds, k));
      if (runs.length > (plane ? 60 : 12)) deformed.value = true;
      else if (runs.length && !isNamed)
        void firstDiagram(session)
          .then((first) => {
            if (diagram.value === "none") diagram.value = first;
          })
          .catch((error: unknown) => session.report("No diagram could be chosen", error));
      if (runs.length === 1) session.selected.value = { kind: "member", index: 0 };
    });
  });
  // A diagram stands on the members where they were, so it and the deformed shape are not drawn at once.
  effect(() => {
    if (diagram.value !== "none") deformed.value = false;
  });
  effect(() => {
    if (deformed.value) diagram.value = "none";
  });
  // A mode and a mechanism are movements: they are seen moving until the reader says otherwise.
  effect(() => {
    if (!session.mode.value && !session.failure?.motions.length) return;
    animated.value = true;
    diagram.value = "none";
  });
  // Loads stand in the way of most results; a model of a few members has room for both, as textbooks draw them.
  effect(() => {
    const { model } = session.model;
    const isRoomy = model.members.length + (model.plates?.length ?? 0) <= 3;
    const isBare = diagram.value === "none" && !deformed.value && contour.value === "none";
    if (!layersChosen.value) layers.get("loads")!.value = !session.isSolved || isRoomy || isBare;
  });
}
