/** Words find room: beside their point, on the other side at an edge, further off with a leader, or not at all. */
import { expect, test } from "vitest";
import { type Box, crosses, isTold, type Line, place, type Room } from "../src/geometry/placing.ts";

const room = (taken: Box[], lines: Line[] = []): Room => ({ width: 400, height: 300, taken, lines });
const within = ([left, top, right, bottom]: Box): boolean => left >= 0 && top >= 0 && right <= 400 && bottom <= 300;

test("right and above in the open, flipped at the edges", () => {
  expect(place(100, 100, 50, room([]))!.box[0]).toBeGreaterThan(100);
  const right = place(390, 100, 50, room([]))!;
  expect(right.box[2]).toBeLessThan(390);
  const corner = place(395, 2, 50, room([]))!;
  expect(within(corner.box)).toBe(true);
  expect(corner.box[1]).toBeGreaterThan(2);
});

test("a toolbar is taken: the words go beyond it on a leader, or nowhere", () => {
  const bar: Box = [0, 0, 400, 60];
  const spot = place(200, 50, 50, room([bar]))!;
  expect(spot.box[1]).toBeGreaterThanOrEqual(60);
  const crowd: Box = [150, 70, 260, 130];
  const far = place(200, 100, 50, room([crowd]))!;
  expect(far.leader).not.toBeNull();
  // What is not worth a leader is left out there.
  expect(place(200, 100, 50, room([crowd]), true)).toBeNull();
  expect(place(200, 150, 50, room([[0, 0, 400, 300]]))).toBeNull();
});

test("the words of an edge stay on its open side, on a leader where its corners are taken", () => {
  const above: Box = [150, 80, 260, 99];
  const free = place(200, 100, 50, room([above]))!;
  expect([free.box[1] > 100, free.leader]).toEqual([true, null]);
  const edge = place(200, 100, 50, room([above]), false, -1)!;
  expect(edge.box[3]).toBeLessThan(80);
  expect(edge.leader).not.toBeNull();
  expect(place(200, 100, 50, room([]), false, 1)!.box[1]).toBeGreaterThan(100);
});

test("words keep off lines where a corner is clear of them, and say where none is", () => {
  const rising: Line = [100, 200, 300, 0];
  const clear = place(200, 100, 50, room([], [rising]))!;
  expect([crosses(clear.box, rising), clear.crossed, clear.leader]).toEqual([false, false, null]);
  // To the left of a line that rises to the right.
  expect(clear.box[2]).toBeLessThan(200);
  const level = (y: number): Line => [0, y, 400, y];
  expect(place(200, 100, 50, room([], [level(91), level(109)]))).toMatchObject({ crossed: true, leader: null });
});

test("a line runs through a box that it enters, and not through one that it passes or ends before", () => {
  const box: Box = [10, 10, 20, 20];
  expect(crosses(box, [0, 15, 30, 15])).toBe(true);
  expect(crosses(box, [12, 12, 13, 13])).toBe(true);
  expect(crosses(box, [0, 15, 9, 15])).toBe(false);
  expect(crosses(box, [0, 0, 30, 5])).toBe(false);
  expect(crosses(box, [25, 0, 25, 30])).toBe(false);
  expect(crosses(box, [0, 30, 14, 21])).toBe(false);
});

test("words that would read on from others stand elsewhere", () => {
  const said: Box = [40, 80, 95, 96];
  const beside = place(96, 97, 50, room([said]))!;
  expect(beside.box[0] - said[2] >= 8 || beside.box[1] >= said[3] || beside.box[3] <= said[1]).toBe(true);
});

test("a value that both sides of a joint have is told once, whichever way their diagrams point", () => {
  const foot = [200, 100] as const;
  // A ridge of 20°: the tips of 40 px stand 27 px apart.
  const [left, right] = [[214, 138] as const, [186, 138] as const];
  const told = [{ at: left, foot, value: 152.64e3 }];
  expect(isTold(told, { at: right, foot, value: 152.6e3 })).toBe(true);
  expect(isTold(told, { at: right, foot: [212, 104], value: 152.64e3 })).toBe(true);
  // Another value, the other face, another joint, and a knee whose diagrams lie far apart.
  expect(isTold(told, { at: right, foot, value: 150e3 })).toBe(false);
  expect(isTold(told, { at: right, foot, value: -152.64e3 })).toBe(false);
  expect(isTold(told, { at: right, foot: [179, 100], value: 152.64e3 })).toBe(false);
  expect(isTold(told, { at: [140, 100], foot, value: 152.64e3 })).toBe(false);
});
