/** What the analysis left out of the forces of a member: doubts about the model, which take no verdict away. */

import type { Doubt } from "../../results/open_points.ts";
import type { Joints } from "../../topology/joints.ts";
import { bentByWave, unbowed } from "../buckling/missing_imperfections.ts";
import type { Swayed, SwayInput, SwayState } from "../buckling/sway_state.ts";
import { turningSaid } from "./turning.ts";

export function analysisDoubts(swayed: Swayed, swaying: readonly SwayInput[], states: readonly SwayState[], joints: Joints): Doubt[] {
  const said = {
    mode_imperfection: bentByWave(swaying),
    bow_imperfection: unbowed(swaying),
    twisting_moments: turningSaid(
      swayed,
      joints,
      states.map(({ combination }) => combination),
    ),
  };
  return Object.entries(said).flatMap(([code, message]) => (message === null ? [] : [{ path: "", code, message }]));
}
