/** The bar on top: what is open, how long it lives, who looks at it, in which units. */

import { effect, type Signal } from "../base/signal.ts";
import { el, live, show } from "../controls/element.ts";
import { radioButtons } from "../controls/radio.ts";
import { signInBeside } from "../controls/signing.ts";
import { type Theme, themeButton } from "../controls/theme.ts";
import { dateOf, timeLeft } from "../format/countdown.ts";
import { plural } from "../format/counts.ts";
import { SYSTEMS, type UnitSystem } from "../format/units.ts";
import { titleOf } from "../model/title.ts";
import type { Draft, Origin } from "../service/draft.ts";
import { answerTabs, signOut } from "../service/tabs.ts";
import type { Session } from "../state/session.ts";
import { brand, siteLinks } from "./brand.ts";

function signedIn(email: string): (HTMLElement | string)[] {
  const leave = (): void => {
    signOut();
    location.reload();
  };
  return [` (${email}) `, el("button", { type: "button", class: "link", onclick: leave }, "sign out")];
}

/** Where a model without a link came from. */
const FROM: Partial<Record<Origin, string>> = {
  file: "from your disk, nothing was uploaded",
  brought: "came with its address, nothing was uploaded",
  example: "an example of this service",
  copy: "your changed copy of a link, kept by this tab alone",
};

/** Where what is shown is, and how long; "" where it is nowhere but here. */
export function placeWords({ saved, fingerprint, expiresAt, origin, changedFrom }: Draft, now: Date): string {
  if (saved && saved.fingerprint !== fingerprint) return "unsaved changes";
  if (saved) return saved.at ? `saved ${saved.at.toTimeString().slice(0, 5)}` : "saved in your account";
  if (!expiresAt) return FROM[origin] ?? "";
  return `${changedFrom ? "changed in this tab alone; the " : ""}${timeLeft(expiresAt, now)}`;
}

/** Where the reader's own choice of units is kept; a browser may refuse to keep anything. */
const UNITS = "handoff-units";

/** What the reader chose last, whatever a link was sent with since. */
export function keptUnits(): UnitSystem {
  try {
    const said = localStorage.getItem(UNITS) as UnitSystem;
    return SYSTEMS.includes(said) ? said : "kN";
  } catch {
    return "kN";
  }
}

function keepUnits(units: UnitSystem): void {
  try {
    localStorage.setItem(UNITS, units);
  } catch {
    // The choice then holds for this visit.
  }
}

/** What it opens is fetched when somebody asks. */
function helpButton(session: Session): HTMLElement {
  const open = (): void =>
    void import("./help.ts").then(
      ({ showHelp }) => showHelp(),
      (error: unknown) => session.report("The help could not be shown", error),
    );
  return el("button", { type: "button", class: "button icon help", "aria-label": "Keys, colours and words", onclick: open }, "?");
}

export function header(session: Session, theme: Signal<Theme>, ...tools: (HTMLElement | null)[]): HTMLElement {
  const title = el("h1", {});
  effect(() => {
    title.textContent = titleOf(session);
    document.title = `${titleOf(session)} · Handoff`;
  });
  const place = el("span", {});
  const tell = (): void => {
    const { draft } = session.wanted;
    place.textContent = placeWords(draft, new Date());
    place.title = draft.expiresAt ? dateOf(draft.expiresAt) : "";
    show(place, place.textContent !== "");
  };
  effect(tell);
  setInterval(tell, 20_000);
  answerTabs((tier) => void (session.tier.value = tier));
  const tier = live(el("span", {}), () => {
    const { name, email } = session.tier.value;
    const who = email ? signedIn(email) : [session.kept.value ? " (signed out) " : " ", signInBeside("link")];
    return [name === "pro" ? "Pro, commercial use" : "free, non-commercial use", ...who];
  });
  const links = siteLinks("_blank");
  const facts = live(el("div", { class: "facts" }), () => {
    const { members, nodes, load_cases: cases, load_combinations: combinations, plates } = session.model.model;
    return [
      members.length || !plates?.length ? el("span", {}, plural(members.length, "member")) : null,
      plates?.length ? el("span", {}, plural(plates.length, "plate")) : null,
      el("span", { class: "minor" }, plural(nodes.length, "node")),
      el("span", { class: "minor" }, `${plural(cases.length, "load case")}, ${plural(combinations.length, "combination")}`),
      place,
      tier,
      links,
    ];
  });
  const units = radioButtons(
    "Units",
    [
      { value: "kN", label: "kN, m", title: "kN, m and mm" },
      { value: "SI", label: "SI", title: "SI base units; sentences of checks keep kN and m" },
      { value: "kip", label: "kip, ft", title: "kip, ft and in; sentences of checks keep kN and m" },
    ],
    session.units,
  );
  units.addEventListener("change", () => keepUnits(session.units.value));
  return el(
    "header",
    { class: "bar" },
    brand(),
    el("div", { class: "heading" }, title, facts),
    el("div", { class: "actions" }, units, helpButton(session), themeButton(theme), ...tools),
  );
}
