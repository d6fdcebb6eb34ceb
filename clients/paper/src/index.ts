/** What the command writes for people and for other programs: reports, pictures and scripts. */

export { type Converted, converted, type Format } from "./convert.ts";
export { type Picture, type PictureWish, picture } from "./picture.ts";
export { type Form, type Given, reportHtml } from "./report.ts";
