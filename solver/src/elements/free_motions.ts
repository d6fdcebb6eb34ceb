/** How a movement that nothing resists is told: rows of schemas/mechanisms.json, which the service and the page read as well. */

import data from "../../../schemas/mechanisms.json" with { type: "json" };
import type { Frame } from "../model/frame.ts";
import type { Direction } from "../results/index.ts";

const { motions, unresisted, y_up } = data as { motions: Record<Direction, string>; unresisted: string; y_up: string };

/** "node 'A' can move along x: nothing resists it", with what is to be said between the two. */
export const moving = (what: string, direction: Direction, more = ""): string => `${what} ${motions[direction]}${more}: ${unresisted}`;

/**
 * What is said beside a movement along z where Y was probably meant to be up: drawn in a plane of x and y, and standing at the bottom of
 * it. What holds one direction alone may be anywhere.
 */
export function upright({ position, supports }: Frame, direction: Direction): string {
  if (direction !== "uz") return "";
  const feet = supports.filter(({ stiffness }) => stiffness.subarray(0, 3).filter((each) => each > 0).length > 1);
  const heights = position.filter((_, at) => at % 3 === 1).sort();
  const middle = (heights[0]! + heights.at(-1)!) / 2;
  const flat = position.every((z, at) => at % 3 < 2 || z === position[2]);
  return flat && feet.length > 0 && feet.every(({ node }) => position[3 * node + 1]! < middle) ? y_up : "";
}

/** What is said beside a movement sideways out of the plane in which the whole structure stands. */
export function outOfPlane({ position }: Frame, direction: Direction): string {
  const axis = ["ux", "uy"].indexOf(direction);
  const flat = axis >= 0 && position.every((value, at) => at % 3 !== axis || value === position[axis]);
  return flat ? `; all nodes lie in one plane: those that floors or bracing hold need supports with '${direction}' fixed` : "";
}
