/** Solves a model file in Node and prints processor milliseconds and peak memory of each stage as JSON. */

import { readFileSync } from "node:fs";
import { checkedInBatches } from "../../../solver/dist/checking.js";
import { openLibrary } from "../../../solver/dist/sections/whole.js";
import { analysed } from "../../../solver/dist/statics.js";
import { peakMegabytes } from "./peak.mjs";

const [file] = process.argv.slice(2);
const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const sections = openLibrary(read(new URL("../../../solver/data/sections.json", import.meta.url)));
const model = read(file);
const stages = {};
let [stage, began] = ["reading", cpu()];
const enter = (next) => {
  const now = cpu();
  const there = stages[stage] ?? { milliseconds: 0, megabytes: 0 };
  stages[stage] = { milliseconds: there.milliseconds + now - began, megabytes: peakMegabytes() };
  [stage, began] = [next, now];
};
const onProgress = ({ phase }) => void (phase !== stage && enter(phase));
const done = analysed(model, { sections, onProgress });
enter("checking");
let longest = 0;
const batches = checkedInBatches(model, done);
for (;;) {
  const before = cpu();
  if (batches.next().done) break;
  longest = Math.max(longest, cpu() - before);
}
enter("end");
console.log(JSON.stringify({ stages, longest_batch: longest, members: model.model.members.length, node: process.version }));
