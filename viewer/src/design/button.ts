/** The way into the design loop: a button in the page; what is behind it is fetched on use. */
import { effect } from "../base/signal.ts";
import { el, live, show } from "../controls/element.ts";
import { isChanged } from "../state/history.ts";
import type { Session } from "../state/session.ts";
import { type Kept, keptFor } from "./kept.ts";

/** Offered once the model is solved: what may not be solved at the reader's tier may not be designed either. */
export function designBeside(session: Session): HTMLElement {
  const place = el("section", { class: "design", "aria-label": "Design" });
  const button = live(el("button", { type: "button", class: "button", onclick: () => enter(true) }), () => [
    session.parts.members.size ? "Change this design…" : "Compare this design…",
  ]);
  let isOpen = false;
  /** `isAsked`: by the reader, who is then led to it. */
  const enter = (isAsked = false): void => {
    if (isOpen) return;
    isOpen = true;
    import("./panel.ts").then(
      ({ designPanel }) => designPanel(session, place, isAsked),
      (error: unknown) => {
        isOpen = false;
        session.report("The design loop could not be opened", error);
      },
    );
  };
  place.append(button);
  effect(() => show(place, session.isSolved || (session.failure !== null && isChanged(session.history.value))));
  effect(() => {
    const { versions, undone } = session.history.value;
    if (versions.length > 1 || undone.length) enter();
  });
  restoresOnce(
    session,
    keptFor(session.draft),
    () => place.replaceChildren("Bringing back your changes …"),
    () => place.replaceChildren(button),
  );
  return place;
}

/** The checks of the model as it was loaded are let end first: they come to whoever listens. */
function restoresOnce(session: Session, kept: Kept | null, begin: () => void, failed: () => void): void {
  let isDone = kept === null;
  effect(() => {
    if (isDone || !(session.standing === "solved" || session.standing === "failed")) return;
    isDone = true;
    begin();
    import("./restoring.ts")
      .then(({ restore }) => restore(session, kept!))
      .catch((error: unknown) => {
        failed();
        session.report("Your changes from before the reload could not be made again", error);
      });
  });
}
