/** The product's mark and name, and the ways to the rest of the site. */

import { el } from "../controls/element.ts";
import mark from "../mark.svg?inline";

export const brand = (): HTMLElement =>
  el(
    "a",
    { class: "brand", href: "/open", "aria-label": "Handoff: open another model" },
    el("img", { src: mark, alt: "", width: 24, height: 24 }),
    "Handoff",
  );

/** `target`: a tab of its own, where a model is open here. */
export const siteLinks = (target?: "_blank"): HTMLElement =>
  el(
    "nav",
    { "aria-label": "Site" },
    target ? null : el("a", { class: "link", href: "/sections" }, "Sections"),
    el("a", { class: "link", href: "/docs", target }, "Docs"),
    el("a", { class: "link", href: "/account", target }, "Account"),
  );
