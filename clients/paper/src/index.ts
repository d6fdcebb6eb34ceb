/** What the command writes for people and for other programs: reports and scripts. */

export { type Converted, converted, type Format } from "./convert.ts";
export { type Form, type Given, reportHtml } from "./report.ts";
