/** What the command writes for people and for other programs: reports and scripts. */

export { converted, type Format } from "./convert.ts";
export { reportHtml } from "./report.ts";
export type { Given } from "./session.ts";
