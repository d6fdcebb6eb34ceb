/** The examples of the documents, each opened and solved here. */
import { el } from "../controls/element.ts";

export const EXAMPLES = {
  "portal-frame": "Portal frame",
  "roof-truss": "Roof truss",
  "braced-frame": "Braced frame",
  "building-frame": "Building frame",
  canopy: "Canopy",
  tower: "Lattice tower",
  grillage: "Grillage",
  "office-floor": "Office floor",
  "plate-on-beams": "Plate on beams",
  slab: "Slab",
  "continuous-beam": "Continuous beam",
  "simply-supported-beam": "Simply supported beam",
} as const;

export const exampleLinks = (): HTMLElement =>
  el(
    "nav",
    { class: "examples", "aria-label": "Examples" },
    el("span", { class: "hint" }, "Or an example:"),
    ...Object.entries(EXAMPLES).map(([name, title]) => el("a", { class: "link", href: `/open?example=${name}` }, title)),
  );
