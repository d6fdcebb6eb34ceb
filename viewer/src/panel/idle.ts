/** What takes no part in the shown set: one-way members at rest and supports that lift. */
import { el } from "../controls/element.ts";
import { counted } from "../format/counts.ts";
import type { Session } from "../state/session.ts";

const DIRECTIONS = ["ux", "uy", "uz"] as const;
/** More than this many are counted, not named. */
const NAMED = 12;

const list = (names: string[]): string =>
  `${names.slice(0, NAMED).join(", ")}${names.length > NAMED ? ` and ${counted(names.length - NAMED)} more` : ""}`;

export function idleNotes({ setInfo, model, overview }: Session): HTMLElement[] {
  if (!setInfo || !overview) return [];
  const members = setInfo.idleMembers.map((m) => model.model.members[m]?.id ?? "");
  const supports = setInfo.idleSupports.map(([at, direction]) => `${overview.supports.ids[at] ?? ""} ${DIRECTIONS[direction] ?? ""}`);
  return [
    ...(members.length ? [el("p", { class: "note", id: "idle-members" }, `Take no part in ${setInfo.id}: ${list(members)}`)] : []),
    ...(supports.length ? [el("p", { class: "note", id: "idle-supports" }, `Lifted in ${setInfo.id}: ${list(supports)}`)] : []),
  ];
}
