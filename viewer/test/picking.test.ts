/** What lies under the pointer: nodes before members, members before nothing. */
import type { Model } from "handoff-solver";
import { OrthographicCamera } from "three";
import { expect, it } from "vitest";
import { catalogue } from "../src/model/catalogue.ts";
import { ALL } from "../src/model/part.ts";
import { type Drawn, Picker } from "../src/scene/picking.ts";

const nodes = [
  { id: "A", x: -1, y: 0, z: 0 },
  { id: "B", x: 1, y: 0, z: 0 },
];
const members = [{ id: "M", start: "A", end: "B", section: "s", material: "m" }];
const model = {
  schema_version: "1.0",
  model: { nodes, members, sections: [], materials: [], supports: [], load_cases: [], load_combinations: [] },
};

/** Four metres over 400 px, looked at along z: x = −1 is at 100 px, the middle at 200. */
const camera = new OrthographicCamera(-2, 2, 2, -2, 0, 10);
camera.position.set(0, 0, 5);
camera.updateMatrixWorld();
const look = { camera, width: 400, height: 400 };
const straight: Drawn = { shape: null, points: 3, deform: 0, moved: null, plates: false };
const picker = (): Picker => new Picker(catalogue(model as Model));

it("finds a node, a member with the place along it, and nothing", () => {
  expect(picker().at(103, 201, look, straight)).toEqual({ kind: "node", index: 0 });
  expect(picker().at(250, 204, look, straight)).toEqual({ kind: "member", index: 0, along: expect.closeTo(0.75, 9) });
  expect(picker().at(250, 230, look, straight)).toBeNull();
});
it("finds a member where it is drawn when it is bent", () => {
  // The middle moves down by 0.5 m: 50 px.
  const bent = { ...straight, shape: Float32Array.from([0, 0, 0, 0, -0.5, 0, 0, 0, 0]), deform: 1 };
  expect(picker().at(200, 250, look, bent)).toMatchObject({ kind: "member", along: expect.closeTo(0.5, 9) });
  expect(picker().at(200, 200, look, bent)).toBeNull();
});
it("passes over what is not drawn", () => {
  const alone = picker();
  alone.shown = { ...ALL, members: [false], node: () => false };
  expect(alone.at(103, 201, look, straight)).toBeNull();
  expect(alone.at(250, 204, look, straight)).toBeNull();
});
