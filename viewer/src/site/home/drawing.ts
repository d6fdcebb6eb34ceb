/** The beam, its load, its moments and how it sags. */
import { el, svg } from "../../controls/element.ts";
import { measure } from "../../format/units.ts";
import type { Solved } from "./solving.ts";

const WIDTH = 640;
const HEIGHT = 250;
const EDGE = 60;
const BEAM = 96;
/** The lowest point of either curve below the beam, in the drawing's own units. */
const DEPTH = 112;
const ARROWS = 13;

const across = (share: number): number => EDGE + share * (WIDTH - 2 * EDGE);

function line(values: number[], depth: number): string {
  const most = values.reduce((a, b) => Math.max(a, Math.abs(b)), 0) || 1;
  return values.map((value, i) => `${across(i / (values.length - 1)).toFixed(1)} ${(BEAM + (value / most) * depth).toFixed(1)}`).join("L");
}

/** `span_m` sets the words, not the width: every beam fills the drawing. */
export function drawing(): { node: SVGElement; draw(solved: Solved, span_m: number, load_kn_m: number): void } {
  const node = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "beam", role: "img", "aria-label": "Beam under a line load" });
  const support = (x: number): SVGElement => svg("path", { class: "support", d: `M${x} ${BEAM}l-10 16h20z` });
  const arrows = Array.from({ length: ARROWS }, (_, i) => {
    const x = across(i / (ARROWS - 1));
    return svg("path", { class: "load", d: `M${x} 44V${BEAM - 8}m-3.5 -7l3.5 7l3.5 -7` });
  });
  const draw = ({ moments, sags, moment, sag }: Solved, span_m: number, load_kn_m: number): void => {
    node.setAttribute(
      "aria-label",
      `Beam over ${span_m} m under ${load_kn_m} kN/m: largest moment ${measure(moment, "moment", "kN")}, sag ${measure(sag, "deflection", "kN")}`,
    );
    node.replaceChildren(
      svg("path", { class: "moments", d: `M${across(0)} ${BEAM}L${line(moments, DEPTH)}L${across(1)} ${BEAM}Z` }),
      svg("path", { class: "sag", d: `M${line(sags, DEPTH * 0.45)}` }),
      svg("path", { class: "load", d: `M${across(0)} 44H${across(1)}` }),
      ...arrows,
      svg("path", { class: "steel", d: `M${across(0)} ${BEAM}H${across(1)}` }),
      support(across(0)),
      support(across(1)),
      svg("text", { x: WIDTH / 2, y: 34, "text-anchor": "middle" }, `${load_kn_m} kN/m and its own weight`),
      svg(
        "text",
        { x: WIDTH / 2, y: BEAM + DEPTH + 20, "text-anchor": "middle", class: "moment-word" },
        `M = ${measure(moment, "moment", "kN")}`,
      ),
      svg("text", { x: across(1) + 14, y: BEAM + 32, "text-anchor": "middle" }, `${span_m} m`),
    );
  };
  return { node, draw };
}

/** What was found, in words and numbers; `ids` serve whoever reads by program. */
export function figures(): { node: HTMLElement; say(solved: Solved): void } {
  const value = (id: string): HTMLElement => el("dd", { id });
  const [moment, sag, used, verdict, time] = [value("moment"), value("sag"), value("used"), value("verdict"), value("time")];
  const pair = (word: string, found: HTMLElement): HTMLElement => el("div", {}, el("dt", {}, word), found);
  const node = el(
    "dl",
    { class: "figures" },
    pair("Largest moment, ULS", moment),
    pair("Sag, SLS", sag),
    pair("Used, EN 1993-1-1 and L/250", used),
    pair("Verdict", verdict),
    pair("Solved in this browser in", time),
  );
  return {
    node,
    say(solved) {
      moment.textContent = measure(solved.moment, "moment", "kN");
      sag.textContent = measure(solved.sag, "deflection", "kN");
      used.textContent = solved.utilisation === null ? "–" : measure(solved.utilisation, "ratio", "kN");
      verdict.textContent = solved.verdict.word;
      verdict.dataset.is = solved.verdict.is;
      time.textContent = `${solved.milliseconds.toFixed(1)} ms`;
    },
  };
}
