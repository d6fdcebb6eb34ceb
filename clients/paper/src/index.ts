/** What the command writes for people and for other programs: reports and scripts. */

export { converted, type Format } from "./convert.ts";
export { type Form, type Given, reportHtml } from "./report.ts";
