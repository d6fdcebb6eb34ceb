/** The picture as SVG: drawn to scale, small, with ids and the supports' own symbols; no text of a model is markup. */
import { type Model, solve } from "handoff-solver";
import { createBeam, library } from "handoff-solver/local";
import { expect, it } from "vitest";
import { supportKind } from "../../../viewer/src/drawing/supports.ts";
import { picture } from "../src/picture.js";
import { solvedBeam } from "./beam.js";

const { model, results } = solvedBeam();
const set = results.load_combinations[0]!;

const lines = (svg: string): [number, number][][] =>
  [...svg.matchAll(/<path class="(?:steel|shape)" d="(M[^"]+)"/g)].map(([, path]) =>
    path!
      .slice(1)
      .split("L")
      .map((pair) => pair.split(" ").map(Number) as [number, number]),
  );

it("draws the largest sag as 8 % of the span, downwards", () => {
  const [straight, bent] = lines(picture(model, results, set));
  const span = straight![1]![0] - straight![0]![0];
  const sag = Math.max(...bent!.map(([, y]) => y)) - straight![0]![1];
  expect(sag / span).toBeCloseTo(0.08, 3);
});
it("draws chords alone above the limit of members", () => {
  expect(lines(picture(model, results, set, 0))[1]).toHaveLength(2);
});
it("names nodes and members, and is small", () => {
  const svg = picture(model, results, set);
  for (const { id } of [...model.model.nodes, ...model.model.members]) expect(svg).toContain(`>${id}</text>`);
  expect(svg.length / 4).toBeLessThan(800);
});
it("escapes ids", () => {
  const evil = { ...set, id: "<b>" };
  const svg = picture(model, { ...results, load_combinations: [evil] }, evil);
  expect(svg).toContain("&lt;b&gt;: deformed shape");
  expect(svg).not.toContain("<b>");
});
it("draws a pin and a roller under a simple beam and a wall at a cantilever's root", () => {
  const used = (svg: string): string[] => [...svg.matchAll(/<path class="(\w+)" transform/g)].map(([, name]) => name!);
  expect(used(picture(model, results, null))).toEqual(["pin", "roller"]);
  const { model: arm } = createBeam({ span_m: 3, section: "IPE300", load_kn: 10, support: "cantilever" }) as { model: Model };
  expect(used(picture(arm, solve(arm, { sections: library() }), null))[0]).toBe("clamp");
});
it("draws springs and supports that only hold sideways as what they are", () => {
  const free = { id: "S", node: "N", ux: "free", uy: "free", uz: "free", rx: "free", ry: "free", rz: "free" } as const;
  expect(supportKind({ ...free, uz: 1e6 }, [0, 1])).toBe("spring");
  expect(supportKind({ ...free, ux: "fixed" }, [0, 1])).toBe("side");
  expect(supportKind({ ...free, uy: "fixed" }, [0, 1])).toBe("held");
  expect(supportKind({ ...free, ux: "fixed", uz: "fixed" }, null)).toBe("roller");
});
