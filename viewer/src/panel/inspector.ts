/** What the chosen member, node or plate is, carries and is checked for. */
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { percent } from "../format/units.ts";
import type { Hit } from "../scene/stage.ts";
import type { Session } from "../state/session.ts";
import { watchAll } from "../state/signal.ts";
import { batched } from "../state/timing.ts";

/** Where it stands between the picture and the tables, and not beside both. */
const narrow = matchMedia("(max-width: 1079px)");

/** For who does not see where it is shown: "R2 selected: 72.0 %, its data are in the inspector". */
function selectedWords({ model, overview }: Session, { kind, index }: Hit): string {
  const ratio = kind === "member" ? overview?.ratios[index] : null;
  const share = ratio == null ? "" : ` ${percent(ratio, overview!.unverified[index] === null)},`;
  return `${model.model[`${kind}s`]![index]!.id} selected:${share} its data are in the inspector`;
}

export function inspector(session: Session): HTMLElement {
  const body = el("div", { id: "inspector-body" });
  const title = el("h2", { id: "inspector-title" }, "Inspector");
  const told = el("p", { class: "sr", role: "status" });
  let turn = 0;
  let sought: Hit | null = null;
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
    if (sought === session.sought.get()) return;
    sought = session.sought.get();
    told.textContent = selectedWords(session, hit);
    if (narrow.matches) section.scrollIntoView();
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
