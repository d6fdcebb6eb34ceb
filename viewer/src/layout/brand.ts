/** The product's mark and name. */

import { el } from "../controls/element.ts";
import mark from "../mark.svg?url";

export const brand = (): HTMLElement =>
  el(
    "a",
    { class: "brand", href: "/open", "aria-label": "Handoff: open another model" },
    el("img", { src: mark, alt: "", width: 24, height: 24 }),
    "Handoff",
  );
