/** Solves and checks a model file as it is posted, in Node, and prints the verdict and what the analysis took as JSON. */

import { readFileSync } from "node:fs";
import { plainModel } from "../../../solver/dist/authoring.js";
import { checked } from "../../../solver/dist/checking.js";
import { openLibrary } from "../../../solver/dist/sections/whole.js";
import { analysed } from "../../../solver/dist/statics.js";

const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const sections = openLibrary(read(new URL("../../../solver/data/sections.json", import.meta.url)));
const model = plainModel(read(process.argv[2]));
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const began = cpu();
const found = analysed(model, { sections });
const analysis = cpu() - began;
const { statistics, summary, members, load_combinations } = checked(model, found);
const sizes = { members: members.ids.length, combinations: load_combinations.length };
console.log(JSON.stringify({ ...sizes, analysis, verdict: summary.verdict, statistics }));
