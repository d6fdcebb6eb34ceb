/** The design panel: change, suggest, compare, take back; before and after side by side. Nothing is uploaded but a hand-off that is asked for. */
import "./design.css";
import type { Model } from "handoff-solver";
import { el, show } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { plainOf } from "../model/reading.ts";
import type { Draft } from "../service/draft.ts";
import type { Report } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";
import { designActions } from "./actions.ts";
import { Cancelled, DesignClient } from "./client.ts";
import { comparisonView, OTHER, type Sides } from "./comparison.ts";
import { elsewhereForm } from "./elsewhere.ts";
import { designForm, type Form, type Orders } from "./form.ts";
import { onKeys } from "./keys.ts";
import { swayWords } from "./lengths.ts";
import { suggestionView } from "./suggestions.ts";
import { letGo } from "./taking.ts";
import { stepOf, stepTaken } from "./told.ts";
import {
  anew,
  back,
  baseOf,
  isChanged,
  onward,
  type Step,
  sentOf,
  shownOf,
  sideOf,
  started,
  stepsSince,
  type Trail,
  undoneIn,
} from "./trail.ts";
import { leftBefore, type Reopen, trails } from "./trails.ts";
import { isUnsaved, keep } from "./unsaved.ts";

/** The worker of the loop, what it is at, and what came of it. */
class Desk {
  readonly outcome = el("div", { class: "outcome", role: "status", "aria-live": "polite" });
  readonly busy: HTMLElement;
  readonly client: DesignClient;
  private readonly progress = el("progress", { max: 1, value: 0, "aria-label": "Progress" });
  private readonly state = el("span", {});

  constructor() {
    this.client = new DesignClient(({ fraction, solves, sections }) => {
      this.progress.value = fraction;
      this.state.textContent = `${solves} solved; ${Object.values(sections).slice(0, 3).join(", ")}`;
    });
    const cancel = el("button", { type: "button", class: "button small", onclick: () => this.client.cancel() }, "Cancel");
    this.busy = el("div", { class: "group busy", hidden: true }, this.progress, this.state, cancel);
  }

  /** Shows what comes of some work, or why nothing does; where the reader asked for it, the page is led there. */
  async attempt(what: string, work: () => Promise<(Node | string)[]>, asked = false): Promise<void> {
    this.progress.removeAttribute("value");
    this.state.textContent = what;
    show(this.busy, true);
    if (asked) this.busy.scrollIntoView({ block: "nearest" });
    try {
      this.outcome.replaceChildren(...(await work()));
    } catch (error) {
      const said = error instanceof Cancelled ? el("p", {}, "Cancelled; nothing was changed.") : failureNote("Not done", error);
      this.outcome.replaceChildren(said);
    }
    show(this.busy, false);
    if (asked) this.outcome.scrollIntoView({ block: "start" });
  }
}

/** What was found, written anew where the reader chooses other units. */
function inUnits({ units }: Session, view: () => HTMLElement[]): HTMLElement[] {
  const place = el("div", {});
  units.watch(() => place.replaceChildren(...view()));
  return [place];
}

/** What the form asks for, done at the desk; `go` opens what a trail leads to. */
function ordersTo(desk: Desk, session: Session, trail: Trail, go: (next: Trail) => void): Orders {
  const { client } = desk;
  const take = (model: Model | Promise<Model>, stepTo: (after: Model) => Step): void =>
    void desk.attempt("changing", async () => {
      const validate = (text: string): Promise<Report> => session.solution.validate(text);
      const after = await model;
      if (JSON.stringify(after) === JSON.stringify(session.model)) return [el("p", {}, "Nothing is changed: the model has this already.")];
      go(await onward(trail, after, stepTo(after), validate));
      return [];
    });
  return {
    names: (section) => client.ask<"names">({ ask: "names", section }),
    change: (change, label, told) =>
      take(client.ask<"change">({ ask: "change", model: session.model, changes: [change] }).then(plainOf), (after) =>
        stepOf(change, label, session.model, after, told),
      ),
    suggest: (members) =>
      void desk.attempt(
        "solving",
        async () => {
          const wish = members ? { members } : {};
          const found = await client.ask<"suggest">(sideOf(session.draft).then((of) => ({ ask: "suggest", of, wish })));
          return inUnits(session, () => suggestionView(session, found, () => take(found.model, () => stepTaken(found))));
        },
        true,
      ),
  };
}

async function compared({ client }: Desk, session: Session, before: Draft | Promise<Draft>, sides?: Sides): Promise<HTMLElement[]> {
  const both = Promise.all([sideOf(before), sideOf(session.draft)]);
  const found = await client.ask<"compare">(both.then(([other, shown]) => ({ ask: "compare", before: other, after: shown })));
  const [was, is] = (await both).map(({ model }) => model.model.design_members ?? []);
  return inUnits(session, () => comparisonView(session, found, sides, [was!, is!]));
}

/** Plates have no section, grade or restraint that is changed here. */
const NOBODY: Form = {
  node: el("p", { class: "hint" }, "There are no members whose section, grade or restraints could be changed."),
  left: () => ({ id: "", members: [], unfolded: false }),
};

/** `asked`: by the reader, who is then led to it. */
export function designPanel(session: Session, place: HTMLElement, reopen: Reopen, asked: boolean): void {
  const trail = trails.get(session.draft) ?? started(session.draft, session.model);
  const desk = new Desk();
  const go = (next: Trail): void => {
    // A change that was under way when another took its place leads nowhere.
    if (session.life.signal.aborted) return;
    desk.client.cancel();
    const stop = shownOf(next);
    if (isChanged(next) || undoneIn(next).length) trails.set(stop.draft, next);
    else trails.delete(stop.draft);
    keep(next);
    const active = document.activeElement;
    leftBefore.set(stop.draft, { ...form.left(), focus: (place.contains(active) && active?.id) || "" });
    letGo();
    reopen(stop.draft, stop.model);
  };
  const heading = el("h2", { tabindex: "-1" }, "Design");
  const left = leftBefore.get(session.draft);
  const form = session.model.model.members.length ? designForm(session, ordersTo(desk, session, trail, go), left) : NOBODY;
  place.replaceChildren(
    heading,
    designActions(session, trail, go),
    form.node,
    desk.busy,
    desk.outcome,
    elsewhereForm(session, (other) => void desk.attempt("comparing", () => compared(desk, session, other(), OTHER), true)),
  );
  place.hidden = false;
  warnOfLeaving(session, trail);
  onKeys(trail, go, session.life.signal);
  if (left?.focus) (document.getElementById(left.focus) ?? heading).focus();
  if (asked) {
    heading.focus({ preventScroll: true });
    // The panel opens below what is in sight.
    place.scrollIntoView({ block: "start" });
  }
  if (!isChanged(trail)) return;
  // Above the verdict: it is read before any figure.
  const told = el("div", { class: "changed-mark", id: "changed" });
  place.parentElement?.prepend(told);
  session.kept.watch(() =>
    stepsSince(trail).length
      ? told.replaceChildren(...mark(session, trail, { anew: () => go(anew(trail)), undo: () => go(back(trail)) }))
      : told.remove(),
  );
  void desk.attempt("comparing", () => compared(desk, session, sentOf(trail).draft));
}

/** Closing the tab loses what is in no file, no link and no account. Browsers ask in words of their own. */
function warnOfLeaving({ life }: Session, trail: Trail): void {
  const ask = (event: BeforeUnloadEvent): void => {
    if (isUnsaved(trail)) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask, { signal: life.signal });
}

/** What was before the changes: to whom it was sent it is another's model, else the reader's own. */
function beforeWords({ saved, origin }: Draft): string {
  return saved ? `“${saved.name}” in your account` : origin === "link" ? "the model you were sent" : "the model as you opened it";
}

/** First thing to read of results that are not those of the model sent, opened or saved. */
function mark(session: Session, trail: Trail, go: { anew: () => void; undo: () => void }): (HTMLElement | string)[] {
  const { draft } = shownOf(trail);
  const before = beforeWords(draft);
  const steps = stepsSince(trail);
  const lengths = swayWords(
    session,
    steps.flatMap(({ changes }) => changes),
  );
  return [
    el("strong", {}, `Changed from ${before}`),
    trail.isKept
      ? el(
          "p",
          { class: "group" },
          "Your changes are kept from before the page was loaded again.",
          el("button", { type: "button", class: "button small", onclick: go.anew }, "Start anew"),
        )
      : "",
    el("ol", {}, ...steps.map(({ words, was }) => el("li", {}, was ? `${words}, was ${was}` : words))),
    el("button", { type: "button", class: "button small", onclick: go.undo }, "Undo the last"),
    lengths && el("p", {}, lengths),
    el("p", { class: "hint" }, "New fingerprint ", el("code", {}, draft.fingerprint ?? "not computed")),
    el("p", { class: "hint" }, `Of ${before} `, el("code", {}, baseOf(trail) ?? "not computed")),
  ];
}
