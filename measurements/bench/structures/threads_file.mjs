/** Combinations of second order, stability and checks of a model file in Node by one thread, two and four: wall and processor milliseconds of each as JSON. */

import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { checkedByMany, parcelOf } from "../../../solver/dist/checking.js";
import { openLibrary } from "../../../solver/dist/sections/whole.js";
import { sharedStages, sharedStates } from "../../../solver/dist/sharing.js";
import { analysedInStages, begin } from "../../../solver/dist/statics.js";

const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const sections = openLibrary(read(new URL("../../../solver/data/sections.json", import.meta.url)));
const model = read(process.argv[2]);
const file = new URL("../../../solver/dist/threads.js", import.meta.url);
let pool = [];

/** A thread of the package's own. */
function handIn(parcel) {
  const worker = new Worker(file);
  pool.push(worker);
  worker.postMessage({ parcel });
  return (task) =>
    new Promise((answered) => {
      worker.once("message", answered);
      worker.postMessage({ task });
    });
}
async function ended() {
  await Promise.all(pool.map((worker) => worker.terminate()));
  pool = [];
}

/** Milliseconds of the clock and of processors since the first call. */
function clock() {
  const [began, spent] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(spent);
    return { wall: performance.now() - began, processor: (user + system) / 1000 };
  };
}
const known = {};
function same(what, found) {
  const text = JSON.stringify(found);
  known[what] ??= text;
  if (text !== known[what]) throw new Error(`${what} of several threads is not that of one`);
}

/** Of second order, from the solved load cases on, with all that threads take to be ready: the calling thread and `count - 1` others. */
async function states(count) {
  const second = { ...model, analysis: { options: { order: "second" } } };
  const begun = begin(second, { sections });
  const took = clock();
  const hands = Array.from({ length: count - 1 }, () => handIn(begun.solvable));
  for await (const _ of sharedStates(begun, hands)) await new Promise(setImmediate);
  const times = took();
  await ended();
  same("states", analysedInStages(second, { sections }, begun).next().value.results.load_combinations);
  return times;
}

/** From the forces on, likewise. */
async function stability(count) {
  const stages = analysedInStages(model, { sections });
  const { frame } = stages.next().value;
  const took = clock();
  const hands = Array.from({ length: count - 1 }, () => handIn(frame));
  const rest = sharedStages(stages, hands);
  for (;;) {
    const next = await rest.next();
    if (next.done) {
      const times = took();
      await ended();
      same("stability", next.value.results.stability);
      return { times, done: next.value };
    }
    await new Promise(setImmediate);
  }
}

/** By `count` threads beside the calling one, ready before the clock starts. */
async function checks(count, done) {
  const parcel = parcelOf(model, done);
  const hands = Array.from({ length: count }, () => handIn(parcel));
  await Promise.all(hands.map((hand) => hand({ places: [0], traced: false })));
  const took = clock();
  const { checks } = await checkedByMany(model, done, hands);
  const times = took();
  await ended();
  same("checks", checks);
  return times;
}

const times = { "second order": {}, stability: {}, checks: {} };
for (const count of [1, 2, 4]) {
  times["second order"][count] = await states(count);
  const { times: took, done } = await stability(count);
  times.stability[count] = took;
  times.checks[count] = await checks(count, done);
}
console.log(JSON.stringify(times));
