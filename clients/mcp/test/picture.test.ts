/** The deformed shape as SVG: drawn to scale, and no text of a model is markup. */
import { expect, it } from "vitest";
import { deformedShape } from "../src/picture.js";
import { solvedBeam } from "./beam.js";

type Point = [number, number, number];
const { model, results } = solvedBeam();
const positions = model.model.nodes.map(({ x, y, z }): Point => [x, y, z]);
const set = results.load_combinations[0]!;

const points = (line: string): [number, number][] => line.split(" ").map((pair) => pair.split(",").map(Number) as [number, number]);

it("draws the largest sag as 8 % of the span, downwards", () => {
  const [straight, bent] = [...deformedShape(results, positions, set).matchAll(/points="([^"]+)"/g)].map(([, line]) => points(line!));
  const span = straight![1]![0] - straight![0]![0];
  const sag = Math.max(...bent!.map(([, y]) => y)) - straight![0]![1];
  expect(sag / span).toBeCloseTo(0.08, 3);
});
it("draws chords alone above the limit of members", () => {
  const svg = deformedShape(results, positions, set, 0);
  const bent = [...svg.matchAll(/points="([^"]+)"/g)].map(([, line]) => points(line!))[1];
  expect(bent).toHaveLength(2);
});
it("escapes the id of a combination", () => {
  const evil = { ...results.load_combinations[0]!, id: "<b>" };
  const svg = deformedShape({ ...results, load_combinations: [evil] }, positions, evil);
  expect(svg).toContain("&#60;b&#62;: deformed shape");
  expect(svg).not.toContain("<b>");
});
