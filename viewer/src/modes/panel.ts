/** Buckling and vibration modes: which one is drawn, and the table of all; fetched where a model has them. */
import { effect } from "../base/signal.ts";
import { el, show } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { massText } from "../format/counts.ts";
import { alphaText, formText, frequencyText, type ModeList, type ModeName, modeTitle } from "../results/modes.ts";
import type { Session } from "../state/session.ts";

/** The choice of each option by its place in the list; the first option draws none. */
function optionsOf(modes: ModeList): { names: ModeName[]; groups: HTMLElement[] } {
  const names: ModeName[] = [];
  const option = (name: ModeName): HTMLElement => {
    names.push(name);
    return el("option", { value: names.length }, modeTitle(modes, name));
  };
  const groups = modes.buckling.map(({ combination, modes: found }, of) =>
    el("optgroup", { label: `Buckling, ${combination}` }, ...found.map((_, mode) => option({ kind: "buckling", of, mode }))),
  );
  if (modes.modal)
    groups.push(el("optgroup", { label: "Vibration" }, ...modes.modal.modes.map((_, mode) => option({ kind: "modal", mode }))));
  return { names, groups };
}

function selector(session: Session, modes: ModeList): HTMLElement {
  const { names, groups } = optionsOf(modes);
  const select = el(
    "select",
    {
      class: "field",
      id: "mode",
      "aria-label": "Mode drawn",
      onchange: () => void (session.mode.value = names[Number(select.value) - 1] ?? null),
    },
    el("option", { value: 0 }, "No mode drawn"),
    ...groups,
  );
  effect(() => {
    const drawn = JSON.stringify(session.mode.value);
    select.value = String(names.findIndex((name) => JSON.stringify(name) === drawn) + 1);
  });
  return select;
}

/** `said` heads it, in the units that are chosen. */
function table(said: () => string, heads: string[], rows: { name: ModeName; cells: string[] }[], session: Session): HTMLElement {
  const line = ({ name, cells: [first, ...rest] }: (typeof rows)[number]): HTMLElement =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, el("button", { type: "button", class: "link", onclick: () => void (session.mode.value = name) }, first!)),
      ...rest.map((text) => el("td", {}, text)),
    );
  const caption = el("caption", {});
  const region = el(
    "div",
    { class: "scroll", tabindex: "0", role: "region" },
    el(
      "table",
      { class: "reading modes" },
      caption,
      el("thead", {}, el("tr", {}, ...heads.map((head) => el("th", { scope: "col" }, head)))),
      el("tbody", {}, ...rows.map(line)),
    ),
  );
  effect(() => {
    caption.textContent = region.ariaLabel = said();
  });
  return region;
}

function bucklingTables(session: Session, { buckling }: ModeList): HTMLElement[] {
  return buckling.map(({ combination, failed, proof, modes }, of) =>
    failed
      ? failureNote(`Buckling of ${combination} has no results`, failed)
      : table(
          () => `Buckling, ${combination}${proof}`,
          ["Mode", "α", "Form"],
          modes.map(({ alpha, sway }, mode) => ({
            name: { kind: "buckling", of, mode },
            cells: [String(mode + 1), alphaText(alpha), formText(sway)],
          })),
          session,
        ),
  );
}

function modalTable(session: Session, { modal }: ModeList): HTMLElement[] {
  if (!modal) return [];
  if (modal.failed) return [failureNote("Vibration has no results", modal.failed)];
  const share = (value: number): string => `${(value * 100).toFixed(1)}`;
  return [
    table(
      () => `Vibration, ${massText(modal.totalMass, session.units.value)} in all${modal.proof}; masses in % and summed`,
      ["Mode", "f", "T (s)", "X", "Y", "Z", "ΣX", "ΣY", "ΣZ"],
      modal.modes.map(({ frequency, period, mass, sum }, mode) => ({
        name: { kind: "modal", mode },
        cells: [
          String(mode + 1),
          frequencyText(frequency),
          period.toPrecision(3),
          ...mass.map((value) => share(value / modal.totalMass)),
          ...sum.map(share),
        ],
      })),
      session,
    ),
  ];
}

export function modesPanel(session: Session, modes: ModeList): HTMLElement {
  const stop = el("button", { type: "button", class: "button small", onclick: () => void (session.mode.value = null) }, "Draw none");
  effect(() => show(stop, session.mode.value !== null));
  return el(
    "section",
    { "aria-labelledby": "modes-title", class: "modes" },
    el("h2", { id: "modes-title" }, "Modes"),
    el("div", { class: "group" }, selector(session, modes), stop),
    ...bucklingTables(session, modes),
    ...modalTable(session, modes),
  );
}
