/** Words find room: beside their point, on the other side at an edge, further off with a leader, or not at all. */
import { expect, test } from "vitest";
import { type Box, place } from "../src/scene/placing.ts";

const within = ([left, top, right, bottom]: Box): boolean => left >= 0 && top >= 0 && right <= 400 && bottom <= 300;

test("right and above in the open, flipped at the edges", () => {
  expect(place(100, 100, 50, 400, 300, [])!.box[0]).toBeGreaterThan(100);
  const right = place(390, 100, 50, 400, 300, [])!;
  expect(right.box[2]).toBeLessThan(390);
  const corner = place(395, 2, 50, 400, 300, [])!;
  expect(within(corner.box)).toBe(true);
  expect(corner.box[1]).toBeGreaterThan(2);
});

test("a toolbar is taken: the words go beyond it on a leader, or nowhere", () => {
  const bar: Box = [0, 0, 400, 60];
  const spot = place(200, 50, 50, 400, 300, [bar])!;
  expect(spot.box[1]).toBeGreaterThanOrEqual(60);
  const crowd: Box = [150, 70, 260, 130];
  const far = place(200, 100, 50, 400, 300, [crowd])!;
  expect(far.leader).not.toBeNull();
  // What is not worth a leader is left out there.
  expect(place(200, 100, 50, 400, 300, [crowd], true)).toBeNull();
  expect(place(200, 150, 50, 400, 300, [[0, 0, 400, 300]])).toBeNull();
});

test("the words of an edge stay on its open side, on a leader where its corners are taken", () => {
  const above: Box = [150, 80, 260, 99];
  const free = place(200, 100, 50, 400, 300, [above])!;
  expect([free.box[1] > 100, free.leader]).toEqual([true, null]);
  const edge = place(200, 100, 50, 400, 300, [above], false, -1)!;
  expect(edge.box[3]).toBeLessThan(80);
  expect(edge.leader).not.toBeNull();
  expect(place(200, 100, 50, 400, 300, [], false, 1)!.box[1]).toBeGreaterThan(100);
});
