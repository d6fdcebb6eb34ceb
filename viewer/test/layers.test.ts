/** Layers of the picture: drawn when they are seen, and again when colours change. */
import { Group, Scene } from "three";
import { expect, it } from "vitest";
import type { Labels } from "../src/scene/labels.ts";
import { Layers } from "../src/scene/layers.ts";

it("draws a layer once it is seen, and again as planned in other colours", () => {
  const layers = new Layers(new Scene(), { put: () => undefined } as unknown as Labels);
  const drawn: string[] = [];
  const plan = (name: string): void =>
    layers.plan(name, () => {
      drawn.push(name);
      return { group: new Group(), labels: [] };
    });
  plan("loads");
  plan("diagram");
  layers.show("diagram", true);
  layers.apply();
  layers.apply();
  expect(drawn).toEqual(["diagram"]);
  // What is not seen, or was never planned, is not drawn either.
  layers.renew("loads", "reactions", "diagram");
  layers.apply();
  expect(drawn).toEqual(["diagram", "diagram"]);
  layers.show("loads", true);
  layers.apply();
  expect(drawn).toEqual(["diagram", "diagram", "loads"]);
});
