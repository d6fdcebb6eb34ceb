/** The membrane quad, of uneven sides. */

import { shellOf } from "../../../src/numerics/shell/frame.ts";
import { quadAmounts, quadStiffness } from "../../../src/numerics/shell/membrane_quad.ts";
import { holdsEvenStrains } from "./membrane.ts";
import { STEEL } from "./mesh.ts";

holdsEvenStrains(shellOf([0, 0, 0, 3, 0.2, 0, 2.5, 1.7, 0, 0.4, 1.1, 0], STEEL), quadStiffness, quadAmounts);
