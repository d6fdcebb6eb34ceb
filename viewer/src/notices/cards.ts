/** What stands in for results while there are none: progress, limit and sign-in, instability, refusal. */

import { effect, owned } from "../base/signal.ts";
import { el, live, stand } from "../controls/element.ts";
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
    el(
      "div",
      { class: "row" },
      el("button", { type: "button", class: "button", onclick: () => void (session.problem.value = null) }, "Close"),
    ),
  );
}

const stoppedWords = ({ modes, verdict }: Overview): string =>
  modes.awaited.length
    ? `${verdict.sentence} Forces and movements are all there.`
    : "Checks cancelled: forces and movements are all there.";

/** Over the picture: how far the solve is, why there are no results, what else went wrong. */
export function cards(session: Session): HTMLElement {
  const standing = el("div", {});
  let progress: ReturnType<typeof progressCard> | null = null;
  effect(() => {
    const { standing: is, overview } = session;
    const isWorking = session.isRenewed.value || is === "solving" || is === "checking";
    // Forces come in the midst of the work: its card stays as it is.
    if (isWorking && progress) return;
    progress = isWorking ? progressCard(session) : null;
    if (progress) standing.replaceChildren(progress.node);
    else if (is === "cancelled") standing.replaceChildren(cancelledCard(session, "Cancelled: shown, not solved."));
    else if (is === "stopped") standing.replaceChildren(cancelledCard(session, stoppedWords(overview!)));
    else standing.replaceChildren();
  });
  effect(() => progress?.update(session.progress.value));
  const problem = live(el("div", {}), () => (session.problem.value === null ? [] : [problemCard(session, session.problem.value)]));
  return el("div", {}, standing, problem);
}

/** Beside the picture, which stays in full view: why this model is not solved, and how to have it solved; most are, and fetch nothing of it. */
export function unsolvedNotice(session: Session, side: HTMLElement, onTier: (tier: Tier) => void): void {
  const { node, put } = stand();
  side.prepend(node);
  effect(() => {
    const { failure } = session;
    put();
    if (!failure && session.standing !== "over_limit") return;
    // Another account may have another limit.
    void session.tier.value;
    import("./unsolved.ts").then(
      owned(({ failureCard, limitCard }: typeof import("./unsolved.ts")) =>
        put(failure ? failureCard(session, failure) : limitCard(session, onTier)),
      ),
      owned((error: unknown) => put(failureNote("This model was not solved, and why could not be fetched", error))),
    );
  });
}
