/** What the chosen member or node is, carries and is checked for. */
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import type { Session } from "../state/session.ts";
import { watchAll } from "../state/signal.ts";
import { batched } from "../state/timing.ts";
import { memberView } from "./member.ts";
import { nodeView } from "./node.ts";

export function inspector(session: Session): HTMLElement {
  const body = el("div", { id: "inspector-body" });
  const title = el("h2", { id: "inspector-title", tabindex: "-1" }, "Inspector");
  let turn = 0;
  const refresh = async (): Promise<void> => {
    const mine = ++turn;
    const hit = session.selected.get();
    if (!hit) {
      title.textContent = "Inspector";
      body.replaceChildren(
        el("p", { class: "hint" }, "Choose a member or node in the picture or in a table to see its diagrams, data and checks."),
      );
      return;
    }
    title.textContent = hit.kind === "member" ? "Member" : "Node";
    const view = hit.kind === "member" ? memberView(session, hit.index) : nodeView(session, hit.index);
    const shown = await view.catch((error: unknown) => [failureNote(`This ${hit.kind} could not be shown`, error)]);
    if (mine === turn) body.replaceChildren(...shown);
  };
  const again = batched(() => void refresh());
  watchAll([session.selected, session.set, session.units, session.status, session.sections], again);
  return el("section", { "aria-labelledby": "inspector-title", class: "inspector" }, title, body);
}
