/** Storeys that the picture can be narrowed to: the model's own, or those between its floors. */
import { expect, it } from "vitest";
import { catalogue } from "../src/model/catalogue.ts";
import { storeys } from "../src/model/storeys.ts";
import { own, tower } from "./tower.ts";

it("finds them between the levels at which members lie flat", () => {
  expect(storeys(catalogue(tower()))).toEqual([
    { name: "Storey 1", low: 0, high: 3 },
    { name: "Storey 2", low: 3, high: 7 },
  ]);
});
it("takes the model's own, each up to the next, the last up to the top", () => {
  expect(storeys(catalogue(tower(own)))).toEqual([
    { name: "Ground", low: 0, high: 3 },
    { name: "First", low: 3, high: 7 },
  ]);
});
it("has none where there is one floor only", () => {
  const { model } = tower();
  expect(storeys(catalogue(tower({ members: model.members.slice(0, 3) })))).toEqual([]);
});
