/** What the numbers rest on: sums of loads and reactions, warnings, assumptions, the fingerprint. */
import type { HeldRotation } from "handoff-solver";
import { el } from "../controls/element.ts";
import { plural, some } from "../format/counts.ts";
import { assumptions } from "../model/assumptions.ts";
import type { Session } from "../state/session.ts";

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

/** More held rotations than this are counted, not named. */
const HELD = 12;

function heldNotes(held: readonly HeldRotation[]): string[] {
  if (!held.length) return [];
  const names = held.map(({ node, direction }) => `${node} ${direction}`);
  return [`${plural(held.length, "rotation")} held at zero, since nothing stiffens or loads them: ${some(names, HELD)}.`];
}

export function basis(session: Session, doubts: string[]): HTMLElement[] {
  const { conditioning } = session.overview ?? {};
  const { fingerprint } = session.draft;
  const table = sums(session);
  const notes = [
    ...doubts.map((doubt) => `Warning: ${doubt}`),
    ...(conditioning?.ill_conditioned
      ? [`The equations are ill-conditioned at node ${conditioning.node ?? "–"}, ${conditioning.direction ?? "–"}.`]
      : []),
    ...heldNotes(session.overview?.held ?? []),
    ...assumptions(session.model, session.measure, session.overview?.assumed),
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
