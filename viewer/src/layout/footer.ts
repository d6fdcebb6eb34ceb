/** The strip at the foot: why the numbers may be believed, and what they assume. */
import { el } from "../controls/element.ts";
import { assumptions } from "../model/assumptions.ts";
import { BALANCED } from "../panel/summary.ts";
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

export function footer(session: Session): HTMLElement {
  const strip = el("summary", {});
  const more = el("div", { class: "more" });
  const draw = (): void => {
    const { fingerprint, altered } = session.draft;
    const overview = session.overview;
    const info = session.setInfo;
    const items: HTMLElement[] = [];
    if (overview && info) {
      const ok = info.equilibrium < BALANCED && info.residual < BALANCED;
      items.push(
        el(
          "span",
          { class: ok ? "good" : "bad" },
          el("b", {}, "equilibrium"),
          ` ${info.equilibrium.toExponential(1)}, residual ${info.residual.toExponential(1)} (${info.id})`,
        ),
      );
    }
    const doubts = [
      ...session.warnings.get().map(({ path, message }) => (path ? `${path}: ${message}` : message)),
      ...(overview?.warnings ?? []).map(({ message }) => message),
    ];
    if (overview || doubts.length)
      items.push(
        el(
          "span",
          { class: doubts.length ? "bad" : "good" },
          el("b", {}, doubts.length ? `${doubts.length} warning${doubts.length === 1 ? "" : "s"}` : "no warnings"),
        ),
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
    );
    items.push(el("span", {}, session.model.analysis?.options?.order === "second" ? "second order" : "first order"));
    if (overview)
      items.push(
        el(
          "span",
          {},
          `${overview.solver.name} ${overview.solver.version}, ${overview.milliseconds < 1000 ? `${overview.milliseconds.toFixed(0)} ms` : `${(overview.milliseconds / 1000).toFixed(1)} s`} in this browser`,
        ),
      );
    strip.replaceChildren(
      el("span", { class: "sr" }, "Trust: "),
      ...items.flatMap((item, i) => (i ? [el("span", { "aria-hidden": "true" }, "  ·  "), item] : [item])),
    );
    const table = sums(session);
    const notes = [
      ...doubts.map((doubt) => `Warning: ${doubt}`),
      ...(overview?.conditioning.ill_conditioned
        ? [`The equations are ill-conditioned at node ${overview.conditioning.node ?? "–"}, ${overview.conditioning.direction ?? "–"}.`]
        : []),
      ...assumptions(session.model),
    ];
    more.replaceChildren(
      ...(table ? [table] : []),
      el("ul", {}, ...notes.map((note) => el("li", {}, note))),
      el(
        "p",
        {},
        el("b", {}, "Fingerprint"),
        " of the bytes of model.json: ",
        el("code", { id: "fingerprint" }, fingerprint ?? "not computed: the browser offers SHA-256 on secure connections only"),
      ),
    );
  };
  const again = batched(draw);
  watchAll([session.status, session.set, session.units, session.warnings], again);
  return el("footer", { class: "trust" }, el("details", {}, strip, more));
}
