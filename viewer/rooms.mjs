// The page's rooms from the ground up: a file imports from its own room and from those before it, types included, and no files import one another in a circle.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { faults, filesUnder, report } from "../solver/scripts/layers.mjs";

const GROUND = "base format geometry model results files service controls drawing exchange solving opening state tables report scene";
const VIEWS = "design answers inputs picture panel modes exports drawer sharing notices layout";
// What stands in no room starts the page; the site is built apart.
const ROOMS = [...GROUND.split(" "), ...VIEWS.split(" "), "", "site"];

export const pageFaults = () => faults(filesUnder(fileURLToPath(new URL("src", import.meta.url))), ROOMS);

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) report(pageFaults());
