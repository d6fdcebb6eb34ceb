/** What the chosen member, node or plate is, carries and is checked for. */
import { effect, follow, owned } from "../base/signal.ts";
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import type { Hit } from "../model/hit.ts";
import type { Session } from "../state/session.ts";

/** Reads what it depends on, and gives the work that makes it. */
type View = (session: Session, index: number) => () => Promise<HTMLElement[]>;

/** What shows each kind is fetched with the first that is chosen. */
const VIEWS: Record<Hit["kind"], { title: string; view(): Promise<View> }> = {
  member: { title: "Member", view: async () => (await import("./member.ts")).memberView },
  node: { title: "Node", view: async () => (await import("./node.ts")).nodeView },
  plate: { title: "Plate", view: async () => (await import("./plate.ts")).plateView },
};
const NOTHING = "Choose a member, node or plate in the picture or in a table to see its diagrams, data and checks.";

export function inspector(session: Session): HTMLElement {
  const body = el("div", { id: "inspector-body" });
  const title = el("h2", { id: "inspector-title" }, "Inspector");
  const told = el("p", { class: "sr", role: "status" });
  const section = el("section", { "aria-labelledby": "inspector-title", class: "inspector" }, title, told, body);
  let [sought, last]: (Hit | null)[] = [null, null];
  const shown = (hit: Hit, parts: HTMLElement[]): void => {
    body.replaceChildren(...parts);
    const isSought = sought !== session.sought.value;
    sought = session.sought.value;
    const isNew = last !== hit;
    last = hit;
    // Chosen by the reader, in a list or in the picture, and not by the page or a link.
    if (!isSought && !(isNew && document.activeElement?.localName === "canvas")) return;
    import("./arrival.ts").then(
      ({ arrive }) => arrive(session, hit, section, isSought && told),
      () => undefined,
    );
  };
  effect(() => {
    const hit = session.selected.value;
    title.textContent = hit ? VIEWS[hit.kind].title : "Inspector";
    if (!hit) return body.replaceChildren(el("p", { class: "hint" }, NOTHING));
    const failed = (error: unknown): void => shown(hit, [failureNote(`This ${hit.kind} could not be shown`, error)]);
    const take = owned((view: View) =>
      follow(
        () => {
          // Chosen anew from a list, it is gone to again.
          void session.sought.value;
          return view(session, hit.index);
        },
        (parts) => shown(hit, parts),
        failed,
      ),
    );
    VIEWS[hit.kind].view().then(take, owned(failed));
  });
  return section;
}
