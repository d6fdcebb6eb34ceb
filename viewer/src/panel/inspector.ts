/** What the chosen member, node or plate is, carries and is checked for. */

import { watchAll } from "../base/signal.ts";
import { batched } from "../base/timing.ts";
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import type { Hit } from "../model/hit.ts";
import type { Session } from "../state/session.ts";

export function inspector(session: Session): HTMLElement {
  const body = el("div", { id: "inspector-body" });
  const title = el("h2", { id: "inspector-title" }, "Inspector");
  const told = el("p", { class: "sr", role: "status" });
  let turn = 0;
  let [sought, last]: (Hit | null)[] = [null, null];
  const refresh = async (): Promise<void> => {
    const mine = ++turn;
    const hit = session.selected.get();
    if (!hit) {
      title.textContent = "Inspector";
      body.replaceChildren(
        el("p", { class: "hint" }, "Choose a member, node or plate in the picture or in a table to see its diagrams, data and checks."),
      );
      return;
    }
    title.textContent = { member: "Member", node: "Node", plate: "Plate" }[hit.kind];
    const view = viewOf(session, hit);
    const shown = await view.catch((error: unknown) => [failureNote(`This ${hit.kind} could not be shown`, error)]);
    if (mine !== turn) return;
    body.replaceChildren(...shown);
    const isSought = sought !== session.sought.get();
    sought = session.sought.get();
    const isNew = last !== hit;
    last = hit;
    // Chosen by the reader, in a list or in the picture, and not by the page or a link.
    if (!isSought && !(isNew && document.activeElement?.localName === "canvas")) return;
    import("./arrival.ts").then(
      ({ arrive }) => arrive(session, hit, section, isSought && told),
      () => undefined,
    );
  };
  const again = batched(() => void refresh());
  const section = el("section", { "aria-labelledby": "inspector-title", class: "inspector" }, title, told, body);
  watchAll([session.selected, session.sought, session.set, session.units, session.status, session.sections], again);
  return section;
}

/** What shows each kind is fetched with the first that is chosen. */
async function viewOf(session: Session, { kind, index }: Hit): Promise<HTMLElement[]> {
  if (kind === "member") return (await import("./member.ts")).memberView(session, index);
  if (kind === "node") return (await import("./node.ts")).nodeView(session, index);
  const { plateView } = await import("./plate.ts");
  return plateView(session, index);
}
