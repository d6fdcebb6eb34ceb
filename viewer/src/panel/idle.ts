/** What takes no part in the shown set: one-way members at rest and supports that lift. */
import { DIRECTIONS } from "../../../solver/src/results/sets.ts";
import { el } from "../controls/element.ts";
import { some } from "../format/counts.ts";
import type { Session } from "../state/session.ts";

/** More than this many are counted, not named. */
const NAMED = 12;

export function idleNotes({ setInfo, model, overview }: Session): HTMLElement[] {
  if (!setInfo || !overview) return [];
  const members = setInfo.idleMembers.map((m) => model.model.members[m]!.id);
  const supports = setInfo.idleSupports.map(([at, direction]) => `${overview.supports.ids[at]} ${DIRECTIONS[direction]}`);
  return [
    ...(members.length ? [el("p", { class: "note", id: "idle-members" }, `Take no part in ${setInfo.id}: ${some(members, NAMED)}`)] : []),
    ...(supports.length ? [el("p", { class: "note", id: "idle-supports" }, `Lifted in ${setInfo.id}: ${some(supports, NAMED)}`)] : []),
  ];
}
