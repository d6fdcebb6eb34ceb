/** What stands in for results while there are none: progress, limit and sign-in, instability, refusal. */

import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { counted } from "../format/counts.ts";
import type { Overview } from "../results/overview.ts";
import type { Tier } from "../service/account.ts";
import type { Progress } from "../solving/protocol.ts";
import type { Session } from "../state/session.ts";

const STAGES: Record<string, string> = {
  reading: "Reading the model",
  ordering: "Ordering the equations",
  assembling: "Assembling the stiffness",
  factorising: "Factorising",
  solving: "Solving the load cases",
  recovering: "Combinations and envelopes",
  stability: "Buckling of the structure",
  checking: "Checks",
};

/** The stage, and of stages that take one combination after the other which one it is at. */
function stageWords({ stage, step }: Progress): string {
  const words = STAGES[stage] ?? stage;
  if (!step) return words;
  if (step.of === "vibration") return "Vibration modes";
  return `${step.of === "stability" ? "Stability" : "Buckling modes"} of combination ${counted(step.at)} of ${counted(step.count)}`;
}

function progressCard(session: Session): { node: HTMLElement; update(progress: Progress | null): void } {
  const stage = el("span", { role: "status" }, "Starting the solver");
  const bar = el("progress", { max: 1, "aria-label": "Progress of the solve" });
  const node = el(
    "div",
    { class: "card low", id: "progress" },
    stage,
    bar,
    el("div", { class: "row" }, el("button", { type: "button", class: "button small", onclick: () => session.cancel() }, "Cancel")),
  );
  return {
    node,
    update: (progress) => {
      if (!progress) return;
      // Only the last stage knows what is left of the whole.
      const last = progress.stage === (session.model.analysis?.checks?.length ? "checking" : "stability");
      const estimate = last && (progress.seconds ?? 0) > 0.5 ? `, about ${Math.ceil(progress.seconds!)} s left` : "";
      stage.textContent = `${stageWords(progress)}${estimate}`;
      bar.value = progress.share;
    },
  };
}

function cancelledCard(session: Session, words: string): HTMLElement {
  return el(
    "div",
    { class: "card low" },
    el("p", {}, words),
    el("div", { class: "row" }, el("button", { type: "button", class: "button", onclick: () => session.solve() }, "Solve again")),
  );
}

function problemCard(session: Session, words: string | HTMLElement): HTMLElement {
  return el(
    "div",
    { class: "card", id: "problem", role: "alert" },
    el("p", {}, words),
    el("div", { class: "row" }, el("button", { type: "button", class: "button", onclick: () => session.problem.set(null) }, "Close")),
  );
}

const stoppedWords = ({ modes, verdict }: Overview): string =>
  modes.awaited.length
    ? `${verdict.sentence} Forces and movements are all there.`
    : "Checks cancelled: forces and movements are all there.";

/** Over the picture: how far the solve is, why there are no results, what else went wrong. */
export function cards(session: Session): HTMLElement {
  const standing = el("div", {});
  const problem = el("div", {});
  let progress: ReturnType<typeof progressCard> | null = null;
  session.progress.watch((value) => progress?.update(value));
  session.status.watch((status) => {
    const working = status.is === "solving" || (status.is === "solved" && status.checking);
    // Forces come in the midst of the work: its card stays as it is.
    progress = working ? (progress ?? progressCard(session)) : null;
    if (progress) standing.replaceChildren(progress.node);
    else if (status.is === "cancelled") standing.replaceChildren(cancelledCard(session, "Cancelled: shown, not solved."));
    else if (status.is === "solved" && status.stopped) standing.replaceChildren(cancelledCard(session, stoppedWords(status.overview)));
    else standing.replaceChildren();
  });
  session.problem.watch((words) => problem.replaceChildren(...(words === null ? [] : [problemCard(session, words)])));
  return el("div", {}, standing, problem);
}

/** Beside the picture, which stays in full view: why this model is not solved, and how to have it solved; most are, and fetch nothing of it. */
export function unsolvedNotice(session: Session, side: HTMLElement, onTier: (tier: Tier) => void): void {
  let shown: HTMLElement | null = null;
  session.status.watch((status) => {
    shown?.remove();
    if (status.is !== "over_limit" && status.is !== "failed") return;
    const place = el("div", {});
    shown = place;
    side.prepend(place);
    import("./unsolved.ts").then(
      ({ failureCard, limitCard }) => {
        const card = status.is === "failed" ? failureCard(session, status.failure) : limitCard(session, onTier);
        place.replaceWith(card);
        if (shown === place) shown = card;
        else card.remove();
      },
      (error: unknown) => place.replaceChildren(failureNote("This model was not solved, and why could not be fetched", error)),
    );
  });
}
