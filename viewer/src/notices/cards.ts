/** What stands in for results while there are none: progress, limit and sign-in, instability, refusal. */

import limits from "../../../schemas/limits.json" with { type: "json" };
import mechanisms from "../../../schemas/mechanisms.json" with { type: "json" };
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { counted, plural } from "../format/counts.ts";
import { memberLimit, type Tier } from "../service/account.ts";
import type { Issue } from "../service/draft.ts";
import type { Failure, Motion, Overview, Progress } from "../solving/protocol.ts";
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

function limitCard(session: Session, onTier: (tier: Tier) => void): HTMLElement {
  const count = session.model.model.members.length;
  const tier = session.tier.get();
  const pro = limits.pro_member_limit;
  const over = count > pro;
  const words = over
    ? `This model has ${counted(count)} members. The most this page solves is ${counted(pro)}, at Pro tier.`
    : `This model has ${counted(count)} members. ${tier.email ? `${tier.email} is a free account: ` : "Without signing in "}up to ${counted(memberLimit(tier))} members are solved, for non-commercial use. Pro solves up to ${counted(pro)}.`;
  const form = el("div", {});
  if (!over)
    import("./signin.ts").then(
      ({ signIn }) => form.replaceChildren(signIn(onTier)),
      (error: unknown) => form.replaceChildren(failureNote("Signing in is not possible now", error)),
    );
  return el("div", { class: "card", id: "limit" }, el("h2", {}, "Shown, not solved"), el("p", {}, words), form);
}

/** Warnings that are read beside a failure; the strip has them all. */
const DOUBTS = 4;

/** What validation doubts of a model that cannot stand is often why, and says what to do. */
const doubtsOf = (warnings: readonly Issue[]): HTMLElement[] =>
  warnings.length
    ? [
        el("p", {}, "Validation warns:"),
        el("ul", { class: "open-points" }, ...warnings.slice(0, DOUBTS).map(({ message }) => el("li", {}, message))),
      ]
    : [];

const moves = ({ node, direction }: Pick<Motion, "node" | "direction">): (HTMLElement | string)[] => [
  "Node ",
  el("strong", {}, node),
  ` ${(mechanisms.motions as Record<string, string>)[direction] ?? "can move"}`,
];

/** Every way in which the model can move, each drawn when it is chosen. */
function motionList(session: Session, motions: readonly Motion[]): HTMLElement {
  const draw = (i: number): HTMLElement => {
    const button = el("button", { type: "button", class: "link", onclick: () => session.motion.set(i) }, ...moves(motions[i]!));
    session.motion.watch((drawn) => button.setAttribute("aria-pressed", String(drawn === i)));
    return el("li", {}, button);
  };
  return el(
    "div",
    {},
    el("p", {}, `It can move in ${plural(motions.length, "independent way")}; ${mechanisms.unresisted}. Press one to see it:`),
    el("ol", { class: "motions" }, ...motions.map((_, i) => draw(i))),
  );
}

function failureCard(session: Session, failure: Failure, warnings: readonly Issue[]): HTMLElement {
  const unstable = failure.code === "unstable";
  return el(
    "div",
    { class: "card", id: "failure", role: "alert" },
    el(
      "h2",
      {},
      unstable ? "This model is unstable" : failure.code === "unsupported" ? "This cannot be solved here yet" : "This model was not solved",
    ),
    failure.motions.length > 1
      ? motionList(session, failure.motions)
      : unstable && failure.node
        ? el("p", {}, ...moves({ node: failure.node, direction: failure.direction ?? "" }), `: ${mechanisms.unresisted}.`)
        : el("p", {}, failure.message),
    ...(unstable ? doubtsOf(warnings) : []),
    unstable
      ? el(
          "p",
          { class: "hint" },
          `${failure.motions.length ? "The picture shows the movement. " : ""}No results are shown, because there are none.`,
        )
      : null,
  );
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

/** Beside the picture, which stays in full view: why this model is not solved, and how to have it solved. */
export function unsolvedNotice(session: Session, side: HTMLElement, onTier: (tier: Tier) => void): void {
  let shown: HTMLElement | null = null;
  session.status.watch((status) => {
    shown?.remove();
    shown =
      status.is === "over_limit"
        ? limitCard(session, onTier)
        : status.is === "failed"
          ? failureCard(session, status.failure, session.warnings.get())
          : null;
    if (shown) side.prepend(shown);
  });
}
