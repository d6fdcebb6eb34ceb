/** Checks a model file in Node with one thread, two and four, and prints wall and processor milliseconds of the checks as JSON. */

import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { checkedByMany, parcelOf } from "../../../solver/dist/checking.js";
import { analysed, openLibrary } from "../../../solver/dist/statics.js";

const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const sections = openLibrary(read(new URL("../../../solver/data/sections.json", import.meta.url)));
const model = read(process.argv[2]);
const done = analysed(model, { sections });
const parcel = parcelOf(model, done);
const file = new URL("../../../solver/dist/threads.js", import.meta.url);

/** A thread of the package's own, ready before the clock starts. */
async function handIn(worker) {
  worker.postMessage(parcel);
  const hand = (task) =>
    new Promise((answered) => {
      worker.once("message", answered);
      worker.postMessage(task);
    });
  await hand({ places: [0], traced: false });
  return hand;
}

const times = {};
let first;
for (const count of [1, 2, 4]) {
  const pool = Array.from({ length: count }, () => new Worker(file));
  const hands = await Promise.all(pool.map(handIn));
  const [began, spent] = [performance.now(), process.cpuUsage()];
  const { checks } = await checkedByMany(model, done, hands);
  const { user, system } = process.cpuUsage(spent);
  times[count] = { wall: performance.now() - began, processor: (user + system) / 1000 };
  await Promise.all(pool.map((worker) => worker.terminate()));
  const text = JSON.stringify(checks);
  first ??= text;
  if (text !== first) throw new Error(`${count} threads find something else than one`);
}
console.log(JSON.stringify(times));
