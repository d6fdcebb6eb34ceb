/** What is shown to hold the two ends of a design member: against twist, against sway, and by what. */

import type { Rest } from "./rest.ts";
import type { NodeSprings } from "./structureholds.ts";

/** Something along y and along z, or about them. */
export interface Both<T> {
  y: T;
  z: T;
}

export interface End {
  readonly node: string;
  /** Rotational stiffness about the member's axis behind the member's own hinge, N·m/rad; Infinity where a support fixes it. */
  readonly twist: number;
  /** A support takes part in that: what it leaves free sideways is not held by whatever keeps the end from twisting. */
  readonly twistSupported: boolean;
  /** Stiffness along y and z that the rest of the structure offers, behind the member's own hinge, N/m. */
  readonly sway: Both<number>;
  /**
   * Where a support carries My (or Mz) about a fixed axis but fixes neither twist nor turning about the other one: √(kx·kz) (or √(kx·ky)), N·m, the moment
   * at which the member swings round it. Infinity elsewhere; joints between members turn with them.
   */
  readonly swing: Both<number>;
  /** A member that goes on from here in much the same direction: it twists along with this one and holds nothing of it. Null where none does. */
  readonly continues: string | null;
  /** The line merely goes on here in another member: nothing that meets the node could hold it along y (or z), so that it may bow through. */
  readonly through: Both<boolean>;
  /** Bars apart, all that meets the node goes on within 45°, as in an arch of straight pieces: it is no end of what sways. */
  readonly onward: boolean;
  /** Nothing but the member meets the node. */
  readonly bare: boolean;
  /** In words, for the trace. */
  readonly twistBy: string;
}

export interface Ends {
  start: End;
  end: End;
  /** What the structure offers the line's nodes, against twist alone or sideways too; null where that is not known. */
  offered?: (isSideways: boolean) => readonly NodeSprings[] | null;
  /** By node, where what holds the line is the stiffness of the structure. */
  springs?: readonly NodeSprings[];
  /** Stiffness along z that the rest of the structure offers the i-th node of the line: a force met by it is a reaction, not a load. */
  carried: (i: number) => number;
  /** What the rest of the structure offers the i-th node of the line, in the line's axes. */
  restAt: (i: number) => Rest;
}
