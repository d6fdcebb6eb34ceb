/** How near is near, from schemas/tolerances.json, which the service reads as well. */

import data from "../../../schemas/tolerances.json" with { type: "json" };

interface Tolerances {
  /** Rows of rules read some of these by name. */
  geometry: Record<
    | "touch_m"
    | "on_line_m"
    | "straight_cosine"
    | "plumb"
    | "least_plate_area_m2"
    | "least_corner_turn"
    | "longest_member_m"
    | "drawn_by_hand_members"
    | "direction_digits",
    number
  > & {
    oblique: [number, number, number];
  };
  nearest: Record<"steps" | "steps_per_entity" | "steps_respelt", number>;
}

export const TOLERANCES = data as unknown as Tolerances;
