/** Which way the global axes point, as a camera sees them. */
import { PerspectiveCamera } from "three";
import { expect, it } from "vitest";
import { axesSeen, axesWords } from "../src/scene/triad.ts";

function from(x: number, y: number, z: number): string {
  const camera = new PerspectiveCamera();
  camera.up.set(0, 0, 1);
  camera.position.set(x, y, z);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  return axesWords(axesSeen(camera));
}

it("turns with the view", () => {
  expect(from(0, -10, 0)).toBe("X right, Y away, Z up");
  expect(from(10, 0, 0)).toBe("X towards you, Y right, Z up");
  expect(from(0, -0.001, 10)).toBe("X right, Y up, Z towards you");
});
