/** The design panel: change, suggest, compare, take back; before and after side by side. Nothing is uploaded but a link that is asked for. */
import "./design.css";
import { effect, signal } from "../base/signal.ts";
import { el, live, show } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import type { Draft } from "../service/draft.ts";
import { anew, back, baseOf, firstOf, type History, isChanged, lastOf, stepsSince } from "../state/history.ts";
import type { Session } from "../state/session.ts";
import { designActions } from "./actions.ts";
import { goTo, make, type Order, sideOf } from "./changing.ts";
import { Cancelled, DesignClient } from "./client.ts";
import { comparisonView, OTHER } from "./comparison.ts";
import { elsewhereForm } from "./elsewhere.ts";
import { designForm, type Orders } from "./form.ts";
import { swayWords } from "./lengths.ts";
import { suggestionView } from "./suggestions.ts";
import { orderOf, suggestedOrder } from "./told.ts";

/** What came of some work, in the units that are chosen. */
type Found = () => (Node | string)[];

/** The worker of the loop, what it is at, and what came of it. */
class Desk {
  readonly outcome: HTMLElement;
  readonly busy: HTMLElement;
  readonly client: DesignClient;
  private readonly progress = el("progress", { max: 1, value: 0, "aria-label": "Progress" });
  private readonly state = el("span", {});
  private readonly found = signal<Found>(() => []);

  constructor() {
    // Written anew where the reader chooses other units.
    this.outcome = live(el("div", { class: "outcome", role: "status", "aria-live": "polite" }), () => this.found.value());
    this.client = new DesignClient(({ fraction, solves, sections }) => {
      this.progress.value = fraction;
      this.state.textContent = `${solves} solved; ${Object.values(sections).slice(0, 3).join(", ")}`;
    });
    const cancel = el("button", { type: "button", class: "button small", onclick: () => this.client.cancel() }, "Cancel");
    this.busy = el("div", { class: "group busy", hidden: true }, this.progress, this.state, cancel);
  }

  clear(): void {
    this.found.value = () => [];
  }

  /** Shows what comes of some work, or why nothing does; where the reader asked for it, the page is led there. */
  async attempt(what: string, work: () => Promise<Found>, isAsked = false): Promise<void> {
    this.progress.removeAttribute("value");
    this.state.textContent = what;
    show(this.busy, true);
    if (isAsked) this.busy.scrollIntoView({ block: "nearest" });
    try {
      this.found.value = await work();
    } catch (error) {
      this.found.value = () => [
        error instanceof Cancelled ? el("p", {}, "Cancelled; nothing was changed.") : failureNote("Not done", error),
      ];
    }
    show(this.busy, false);
    if (isAsked) this.outcome.scrollIntoView({ block: "start" });
  }
}

/** What the form asks for, done at the desk. */
function ordersTo(desk: Desk, session: Session): Orders {
  const { client } = desk;
  const take = (order: Order): void =>
    void desk.attempt("changing", async () =>
      (await make(session, order)) ? () => [] : () => [el("p", {}, "Nothing is changed: the model has this already.")],
    );
  return {
    names: (section) => client.ask<"names">({ ask: "names", section }),
    change: (change, label, words) => take(orderOf(change, label, words)),
    suggest: (members) =>
      void desk.attempt(
        "solving",
        async () => {
          const wish = members ? { members } : {};
          const found = await client.ask<"suggest">(sideOf(session.draft).then((of) => ({ ask: "suggest", of, wish })));
          return () => suggestionView(session, found, () => take(suggestedOrder(found)));
        },
        true,
      ),
  };
}

/** With the model that is shown: as it was before its changes, from what is solved already. */
async function comparedWithFirst(session: Session): Promise<Found> {
  const before = await sideOf(firstOf(session.history.value).draft);
  const found = await session.solution.compare(before);
  const after = session.model;
  return () => comparisonView(session, found, undefined, [before.model.model.design_members ?? [], after.model.design_members ?? []]);
}

/** With another model, which is solved beside it. */
async function comparedWith({ client }: Desk, session: Session, other: Promise<Draft>): Promise<Found> {
  const both = Promise.all([sideOf(other), sideOf(session.draft)]);
  const found = await client.ask<"compare">(both.then(([before, after]) => ({ ask: "compare", before, after })));
  const [was, is] = (await both).map(({ model }) => model.model.design_members ?? []);
  return () => comparisonView(session, found, OTHER, [was!, is!]);
}

/** Plates have no section, grade or restraint that is changed here. */
const nobody = (): HTMLElement => el("p", { class: "hint" }, "There are no members whose section, grade or restraints could be changed.");

/** `isAsked`: by the reader, who is then led to it. */
export function designPanel(session: Session, place: HTMLElement, isAsked: boolean): void {
  const desk = new Desk();
  const heading = el("h2", { tabindex: "-1" }, "Design");
  place.replaceChildren(
    heading,
    designActions(session),
    session.parts.members.size ? designForm(session, ordersTo(desk, session)) : nobody(),
    desk.busy,
    desk.outcome,
    elsewhereForm(session, (other) => void desk.attempt("comparing", () => comparedWith(desk, session, other()), true)),
  );
  if (isAsked) {
    heading.focus({ preventScroll: true });
    // The panel opens below what is in sight.
    place.scrollIntoView({ block: "start" });
  }
  // Above the verdict: it is read before any figure.
  const changes = live(el("div", {}), () => {
    const history = session.history.value;
    return stepsSince(history).length ? [el("div", { class: "changed-mark", id: "changed" }, ...mark(session, history))] : [];
  });
  place.parentElement?.prepend(changes);
  effect(() => {
    const isThere = session.standing === "solved" || session.standing === "failed";
    if (!isChanged(session.history.value)) desk.clear();
    else if (isThere && !session.isRenewed.value && session.model) void desk.attempt("comparing", () => comparedWithFirst(session));
  });
}

/** What was before the changes: to whom it was sent it is another's model, else the reader's own. */
function beforeWords({ saved, origin }: Draft): string {
  return saved ? `“${saved.name}” in your account` : origin === "link" ? "the model you were sent" : "the model as you opened it";
}

/** First thing to read of results that are not those of the model sent, opened or saved. */
function mark(session: Session, history: History): (HTMLElement | string)[] {
  const { draft } = lastOf(history);
  const before = beforeWords(draft);
  const steps = stepsSince(history);
  const lengths = swayWords(
    session,
    steps.flatMap(({ changes }) => changes),
  );
  return [
    el("strong", {}, `Changed from ${before}`),
    history.isRestored
      ? el(
          "p",
          { class: "group" },
          "Your changes are kept from before the page was loaded again.",
          el("button", { type: "button", class: "button small", onclick: () => goTo(session, anew(history)) }, "Start anew"),
        )
      : "",
    el("ol", {}, ...steps.map(({ words, was }) => el("li", {}, was ? `${words}, was ${was}` : words))),
    el("button", { type: "button", class: "button small", onclick: () => goTo(session, back(history)) }, "Undo the last"),
    lengths && el("p", {}, lengths),
    el("p", { class: "hint" }, "New fingerprint ", el("code", {}, draft.fingerprint ?? "not computed")),
    el("p", { class: "hint" }, `Of ${before} `, el("code", {}, baseOf(history) ?? "not computed")),
  ];
}
