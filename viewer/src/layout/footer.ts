/** The strip at the foot: why the numbers may be believed, and what they assume. */
import type { HeldRotation } from "handoff-solver";
import { el } from "../controls/element.ts";
import { assumptions } from "../model/assumptions.ts";
import { balanced, digitsText, orderText } from "../model/balance.ts";
import type { Session } from "../state/session.ts";
import { watchAll } from "../state/signal.ts";
import { batched } from "../state/timing.ts";

function sums(session: Session): HTMLElement | null {
  const info = session.setInfo;
  if (!info?.sums) return null;
  const heads = ["Fx", "Fy", "Fz", "Mx", "My", "Mz"];
  const line = (label: string, values: number[]): HTMLElement =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, label),
      ...values.map((value, k) => el("td", {}, session.write(value, k < 3 ? "force" : "moment"))),
    );
  return el(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": "Equilibrium" },
    el(
      "table",
      {},
      el("caption", { class: "sr" }, "Sum of loads and reactions"),
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("th", { scope: "col" }, `Sums (${session.unit("force")}, ${session.unit("moment")} about the origin)`),
          ...heads.map((head) => el("th", { scope: "col" }, head)),
        ),
      ),
      el("tbody", {}, line("loads", info.sums.loads), line("reactions", info.sums.reactions)),
    ),
  );
}

/** What validation and the solver warn of. */
const doubtsOf = (session: Session): string[] => [
  ...session.warnings.get().map(({ path, message }) => (path ? `${path}: ${message}` : message)),
  ...(session.overview?.warnings ?? []),
];

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;
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
      items.push(el("span", { class: balanced(info) ? "good" : "bad" }, el("b", {}, "equilibrium"), words));
    }
  }
  if (overview || doubts.length)
    items.push(
      el("span", { class: doubts.length ? "bad" : "good" }, el("b", {}, doubts.length ? plural(doubts.length, "warning") : "no warnings")),
    );
  items.push(
    el(
      "span",
      { class: altered ? "bad" : "" },
      el("b", {}, "SHA-256"),
      " ",
      el("code", {}, fingerprint ? `${fingerprint.slice(0, 16)}…` : "needs a secure connection"),
      altered ? " differs from the one the service states" : "",
    ),
    el("span", {}, info ? orderText(info) : session.model.analysis?.options?.order === "second" ? "second order" : "first order"),
  );
  if (overview)
    items.push(el("span", {}, `${overview.solver.name} ${overview.solver.version}, ${duration(overview.milliseconds)} in this browser`));
  return items;
}

/** More held rotations than this are counted, not named. */
const HELD = 12;

function heldNotes(held: readonly HeldRotation[]): string[] {
  if (!held.length) return [];
  const names = held.slice(0, HELD).map(({ node, direction }) => `${node} ${direction}`);
  const rest = held.length > HELD ? ` and ${held.length - HELD} more` : "";
  return [`${plural(held.length, "rotation")} held at zero, since nothing stiffens or loads them: ${names.join(", ")}${rest}.`];
}

function details(session: Session, doubts: string[]): HTMLElement[] {
  const { conditioning } = session.overview ?? {};
  const { fingerprint } = session.draft;
  const table = sums(session);
  const notes = [
    ...doubts.map((doubt) => `Warning: ${doubt}`),
    ...(conditioning?.ill_conditioned
      ? [`The equations are ill-conditioned at node ${conditioning.node ?? "–"}, ${conditioning.direction ?? "–"}.`]
      : []),
    ...heldNotes(session.overview?.held ?? []),
    ...assumptions(session.model),
  ];
  return [
    ...(table ? [table] : []),
    el("ul", {}, ...notes.map((note) => el("li", {}, note))),
    el(
      "p",
      {},
      el("b", {}, "Fingerprint"),
      " of the bytes of model.json: ",
      el("code", { id: "fingerprint" }, fingerprint ?? "not computed: the browser offers SHA-256 on secure connections only"),
    ),
  ];
}

export function footer(session: Session): HTMLElement {
  const strip = el("summary", {});
  const more = el("div", { class: "more" });
  const draw = batched(() => {
    const doubts = doubtsOf(session);
    strip.replaceChildren(
      el("span", { class: "sr" }, "Trust: "),
      ...facts(session, doubts).flatMap((item, i) => (i ? [el("span", { "aria-hidden": "true" }, "  ·  "), item] : [item])),
    );
    more.replaceChildren(...details(session, doubts));
  });
  watchAll([session.status, session.set, session.units, session.warnings], draw);
  return el("footer", { class: "trust" }, el("details", {}, strip, more));
}
