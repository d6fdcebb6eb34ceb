/** The shell element: flat, three or four nodes, six movements each, thin to moderately thick. */

export { setEdges } from "./edges.ts";
export { badCorner, type Plate, type Shell, shellOf } from "./frame.ts";
export { geometricForces, writeGeometricStiffness } from "./geometric.ts";
export { addPressure, addProjected, addSelfWeight, addTemperature, addTraction } from "./loads.ts";
export { writeMass } from "./mass.ts";
export { type Face, faceStress, type Principal, principal } from "./principal.ts";
export { recover } from "./recovery.ts";
export { FORCES, smoothShears } from "./shears.ts";
export { writeStiffness } from "./stiffness.ts";
