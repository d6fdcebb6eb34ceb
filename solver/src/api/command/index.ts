/** What the `handoff` command says, the same from Node and from Python. */

export { type CheckFormat, checkSaid } from "./check.ts";
export { checksSaid, type Said } from "./checks.ts";
export { doctorSaid } from "./doctor.ts";
export { EXAMPLES } from "./examples.ts";
export { EXIT, exitOf, exitOfError } from "./exit.ts";
export { examplesSaid, schemaSaid, sectionsSaid } from "./lookup.ts";
export { parkedSaid } from "./parked.ts";
export { printable } from "./printable.ts";
export { reportSaid } from "./report.ts";
