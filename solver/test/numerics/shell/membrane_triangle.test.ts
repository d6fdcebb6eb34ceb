/** The membrane triangle, of uneven sides. */

import { shellOf } from "../../../src/numerics/shell/frame.ts";
import { triangleAmounts, triangleStiffness } from "../../../src/numerics/shell/membrane_triangle.ts";
import { holdsEvenStrains } from "./membrane.ts";
import { STEEL } from "./mesh.ts";

holdsEvenStrains(shellOf([0, 0, 0, 2, 0.3, 0, 0.5, 1.5, 0], STEEL), triangleStiffness, triangleAmounts);
