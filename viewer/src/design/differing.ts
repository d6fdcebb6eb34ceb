/** What differs between two models, in a reader's words: entry by entry, points that hold a member as the set they are. */
import type { Difference } from "handoff-solver/design";
import { el } from "../controls/element.ts";
import { counted } from "../format/counts.ts";
import { CALLED, type DesignMember, flanges } from "./restraints.ts";

/** More rows than anyone reads beside a picture, and more fields in one; how many are left out is said. */
export const MOST = 20;
const FIELDS = 3;

/** Design members of the two models. */
export type Pair = readonly [before: readonly DesignMember[], after: readonly DesignMember[]];

const HELD = "lateral_restraints";
const text = (value: unknown): string => (value === undefined ? "nothing" : typeof value === "string" ? value : JSON.stringify(value));

/** "top flange at 0.25, 0.5 added": points are matched by what they hold and where, whatever their places in the list. */
function heldWords([before, after]: Pair, id: string | null): string[] {
  const pointsOf = (of: readonly DesignMember[]) => of.find((one) => one.id === id)?.[HELD] ?? [];
  const apart = (these: ReturnType<typeof pointsOf>, those: ReturnType<typeof pointsOf>, how: string): string[] =>
    flanges.flatMap((flange) => {
      const of = (points: typeof these) => points.filter((one) => one.flange === flange).map(({ position }) => position);
      const places = of(these).filter((position) => !of(those).includes(position));
      return places.length ? [`${CALLED[flange]} at ${places.sort((a, b) => a - b).join(", ")} ${how}`] : [];
    });
  const [was, is] = [pointsOf(before), pointsOf(after)];
  return [...apart(is, was, "added"), ...apart(was, is, "taken away")];
}

export function differenceWords({ part, id, change, fields }: Difference, pair: Pair = [[], []]): string {
  const what = `${part}${id === null ? "" : ` ${id}`}`;
  if (change !== "changed") return `${what} ${change}`;
  const held = part === "design_members" && fields.some(({ field }) => field.startsWith(HELD)) ? heldWords(pair, id) : [];
  const others = held.length ? fields.filter(({ field }) => !field.startsWith(HELD)) : fields;
  const told = [
    ...(held.length ? [`lateral restraints: ${held.join(", ")}`] : []),
    ...others.slice(0, FIELDS).map(({ field, before, after }) => `${field} ${text(before)} → ${text(after)}`),
  ];
  return `${what}: ${told.join("; ")}${others.length > FIELDS ? `; ${counted(others.length - FIELDS)} more` : ""}`;
}

export function differencesList(model: readonly Difference[], pair?: Pair): HTMLElement {
  if (!model.length) return el("p", { class: "hint" }, "The two models are the same.");
  const more = model.length > MOST ? [el("li", {}, `${counted(model.length - MOST)} more`)] : [];
  return el("ul", { class: "differences" }, ...model.slice(0, MOST).map((one) => el("li", {}, differenceWords(one, pair))), ...more);
}
