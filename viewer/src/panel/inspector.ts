/** What the chosen member, node or plate is, carries and is checked for. */
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import type { Hit } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import { watchAll } from "../state/signal.ts";
import { batched } from "../state/timing.ts";

export function inspector(session: Session): HTMLElement {
  const body = el("div", { id: "inspector-body" });
  const title = el("h2", { id: "inspector-title" }, "Inspector");
  let turn = 0;
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
    if (mine === turn) body.replaceChildren(...shown);
  };
  const again = batched(() => void refresh());
  watchAll([session.selected, session.set, session.units, session.status, session.sections], again);
  return el("section", { "aria-labelledby": "inspector-title", class: "inspector" }, title, body);
}

/** What shows each kind is fetched with the first that is chosen. */
async function viewOf(session: Session, { kind, index }: Hit): Promise<HTMLElement[]> {
  if (kind === "member") return (await import("./member.ts")).memberView(session, index);
  if (kind === "node") return (await import("./node.ts")).nodeView(session, index);
  const { plateView } = await import("./plate.ts");
  return plateView(session, index);
}
