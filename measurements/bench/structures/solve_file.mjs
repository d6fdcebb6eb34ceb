/** Solves a model file in Node several times and prints processor milliseconds, displacements and peak memory as JSON. */

import { readFileSync } from "node:fs";
import { solve } from "../../../solver/dist/index.js";
import { peakMegabytes } from "./peak.mjs";

const [file, repeats = "1"] = process.argv.slice(2);
const model = JSON.parse(readFileSync(file, "utf8"));
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const runs = [];
let results;
for (let i = 0; i < Number(repeats); i++) {
  const began = cpu();
  const entered = {};
  results = solve(model, { onProgress: ({ phase }) => void (entered[phase] ??= cpu()) });
  runs.push({ total: cpu() - began, factor: entered.solving - entered.factorising });
}
const { displacements, residual, equilibrium } = results.load_cases[0];
const megabytes = peakMegabytes();
console.log(JSON.stringify({ runs, displacements, residual, equilibrium, megabytes, statistics: results.statistics }));
