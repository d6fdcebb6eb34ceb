/** Cancelling ends the work itself: a tool that would never end is ended, and the next one is answered. */
import { expect, it } from "vitest";
import { threadedRunner } from "../src/thread.js";

/** Answers everything but "spin", in which it stays for ever; says how far it is to whoever hears. */
const STUBBORN = `const { parentPort } = require("node:worker_threads");
parentPort.on("message", ({ call, name, heard }) => {
  if (name === "spin") for (;;);
  if (heard) parentPort.postMessage({ call, told: { progress: 0.5, message: name } });
  parentPort.postMessage({ call, answer: { content: [{ type: "text", text: name }] } });
});`;
const file = new URL(
  `data:text/javascript,${encodeURIComponent(STUBBORN.replace('require("node:worker_threads")', 'await import("node:worker_threads")'))}`,
);

it("ends the thread of a cancelled call and answers the next from a new one", async () => {
  const run = threadedRunner(file);
  const patient = new AbortController().signal;
  expect(await run("first", {}, patient)).toEqual({ content: [{ type: "text", text: "first" }] });
  const impatient = new AbortController();
  const spinning = run("spin", {}, impatient.signal);
  impatient.abort();
  await expect(spinning).rejects.toThrow("cancelled");
  expect(await run("next", {}, patient)).toEqual({ content: [{ type: "text", text: "next" }] });
});
it("forgets a signal that speaks when the call is over", async () => {
  const run = threadedRunner(file);
  const late = new AbortController();
  await run("first", {}, late.signal);
  late.abort();
  expect(await run("next", {}, new AbortController().signal)).toBeDefined();
});
it("passes on how far a call is, to that call alone", async () => {
  const run = threadedRunner(file);
  const heard: unknown[] = [];
  const { signal } = new AbortController();
  await Promise.all([run("told", {}, signal, (told) => heard.push(told)), run("silent", {}, signal)]);
  expect(heard).toEqual([{ progress: 0.5, message: "told" }]);
});
