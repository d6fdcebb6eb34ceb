/** The strip at the foot: why the numbers may be believed, and what they assume. */
import { warningLines } from "../../../solver/src/checks/verdict/doubts.ts";
import { effect, owned } from "../base/signal.ts";
import { afterPaint } from "../base/timing.ts";
import { el, live } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { plural } from "../format/counts.ts";
import { digitsText, orderAwaited, orderText } from "../results/found.ts";
import type { Session } from "../state/session.ts";

type Basis = typeof import("./basis.ts");

/** What validation and the solver warn of. */
const doubtsOf = (session: Session): string[] => [...warningLines(session.warnings.value), ...(session.overview?.warnings ?? [])];

const duration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** In one line: do the numbers balance, what is doubted, which model it was, how it was solved. */
function facts(session: Session, doubts: string[]): HTMLElement[] {
  const { overview, setInfo: info } = session;
  const { fingerprint, altered } = session.draft;
  const items: HTMLElement[] = [];
  if (overview && info) {
    const { is, word } = overview.verdict;
    items.push(el("span", { class: is === "passes" ? "good" : is === "fails" ? "bad" : "" }, el("b", { id: "verdict" }, word)));
    if (info.failed) items.push(el("span", { class: "bad" }, el("b", {}, "no results"), ` (${info.id})`));
    else {
      const words = ` ${info.equilibrium.toExponential(1)}, residual ${info.residual.toExponential(1)} (${info.id}), ${digitsText(overview.conditioning.digits)}`;
      items.push(el("span", { class: info.balanced ? "good" : "bad" }, el("b", {}, "equilibrium"), words));
    }
  }
  if (overview || doubts.length) {
    // Checks that are not made yet, or were cancelled, may have warned.
    const so = session.standing === "checking" || session.standing === "stopped" ? " so far" : "";
    const words = doubts.length ? plural(doubts.length, "warning") : "no warnings";
    items.push(el("span", { class: doubts.length ? "bad" : so ? "" : "good" }, el("b", {}, words + so)));
  }
  items.push(
    el(
      "span",
      { class: altered ? "bad" : "" },
      el("b", {}, "SHA-256"),
      " ",
      el("code", {}, fingerprint ? `${fingerprint.slice(0, 16)}…` : "needs a secure connection"),
      altered ? " differs from the one the service states" : "",
    ),
    el("span", {}, info ? orderText(info) : orderAwaited(session.model)),
  );
  if (overview)
    items.push(el("span", {}, `${overview.solver.name} ${overview.solver.version}, ${duration(overview.milliseconds)} in this browser`));
  return items;
}

export function footer(session: Session): HTMLElement {
  const strip = el("summary", {});
  const more = el("div", { class: "more", tabindex: "0", role: "region", "aria-label": "What the numbers rest on" });
  let written: Promise<Basis> | null = null;
  effect(() => {
    const doubts = doubtsOf(session);
    strip.replaceChildren(
      el("span", { class: "sr" }, "Trust: "),
      ...facts(session, doubts).flatMap((item, i) => (i ? [" · ", item] : [item])),
    );
    // What is read when the strip is opened is fetched once the page stands.
    written ??= afterPaint().then(() => import("./basis.ts"));
    written.then(
      owned(({ basis }: Basis) => live(more, () => basis(session, doubts))),
      (error: unknown) => more.replaceChildren(failureNote("The assumptions could not be loaded", error)),
    );
  });
  return el("footer", { class: "trust" }, el("details", {}, strip, more));
}
