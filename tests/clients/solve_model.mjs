/** Solves the model on standard input and prints the displacements of its first load case as JSON. */

import { readFileSync } from "node:fs";
import { plainModel } from "../../solver/dist/authoring.js";
import { solve } from "../../solver/dist/index.js";

const model = plainModel(JSON.parse(readFileSync(0, "utf8")));
console.log(JSON.stringify(Array.from(solve(model).load_cases[0].displacements)));
