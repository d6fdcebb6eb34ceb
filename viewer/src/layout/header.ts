/** The bar on top: what is open, how long it lives, who looks at it, in which units. */

import { el } from "../controls/element.ts";
import { radioButtons } from "../controls/radio.ts";
import { type Theme, themeButton } from "../controls/theme.ts";
import { dateOf, timeLeft } from "../format/countdown.ts";
import { plural } from "../format/counts.ts";
import { modelTitle } from "../model/title.ts";
import { answerTabs, signOut } from "../service/tabs.ts";
import type { Session } from "../state/session.ts";
import type { Signal } from "../state/signal.ts";
import { brand } from "./brand.ts";

export const titleOf = (session: Session): string => modelTitle(session.model);

function signedIn(email: string): (HTMLElement | string)[] {
  const leave = (): void => {
    signOut();
    location.reload();
  };
  return [` (${email}) `, el("button", { type: "button", class: "link", onclick: leave }, "sign out")];
}

/** Where a model without a link came from. */
const FROM = {
  file: "from your disk, nothing was uploaded",
  brought: "came with its address, nothing was uploaded",
  example: "an example of this service",
  saved: "saved in your account",
};

export function header(session: Session, theme: Signal<Theme>, ...tools: (HTMLElement | null)[]): HTMLElement {
  const { members, nodes, load_cases: cases, load_combinations: combinations, plates } = session.model.model;
  const facts = el(
    "div",
    { class: "facts" },
    members.length || !plates?.length ? el("span", {}, plural(members.length, "member")) : null,
    plates?.length ? el("span", {}, plural(plates.length, "plate")) : null,
    el("span", {}, plural(nodes.length, "node")),
    el("span", {}, `${plural(cases.length, "load case")}, ${plural(combinations.length, "combination")}`),
  );
  const { expiresAt, origin } = session.draft;
  if (expiresAt) {
    const left = el("span", {});
    const tick = (): void => {
      left.textContent = `${timeLeft(expiresAt, new Date())} (${dateOf(expiresAt)})`;
    };
    tick();
    const timer = setInterval(tick, 20_000);
    session.life.signal.addEventListener("abort", () => clearInterval(timer));
    facts.append(left);
  } else if (origin !== "link") facts.append(el("span", {}, FROM[origin]));
  const tier = el("span", {});
  answerTabs();
  session.tier.watch(({ name, email }) => {
    tier.replaceChildren(name === "pro" ? "Pro, commercial use" : "free, non-commercial use", ...(email ? signedIn(email) : []));
  });
  facts.append(tier);
  return el(
    "header",
    { class: "bar" },
    brand(),
    el("div", { class: "heading" }, el("h1", {}, titleOf(session)), facts),
    el(
      "div",
      { class: "actions" },
      radioButtons(
        "Units",
        [
          { value: "kN", label: "kN, m", title: "kN, m and mm" },
          { value: "SI", label: "SI", title: "SI base units; sentences of checks keep kN and m" },
          { value: "kip", label: "kip, ft", title: "kip, ft and in; sentences of checks keep kN and m" },
        ],
        session.units,
      ),
      themeButton(theme),
      ...tools,
    ),
  );
}
