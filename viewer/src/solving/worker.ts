/** The solving worker: resolves sections, solves, keeps the results and answers questions about them. */

import type { Model, Results, SectionLibrary } from "handoff-solver";
import { type Analysed, FIRST_ORDER, SolveError, type SolveOptions } from "handoff-solver/statics";
import sectionsUrl from "../../../solver/data/sections.json?url";
import { reasonOf } from "../base/reason.ts";
import { readModel, unwrapped } from "../model/reading.ts";
import { libraryName, type ResolvedSection } from "../model/section.ts";
import { listModes } from "../results/modes.ts";
import type { Failure, Motion } from "../results/overview.ts";
import { analysisKey, analysisOf } from "./analysing.ts";
import { buffersOf, setValues } from "./columns.ts";
import { gathered } from "./gathering.ts";
import { checking, hearAsHand } from "./hand.ts";
import { kernelCode } from "./kernel_code.ts";
import { remember } from "./outcomes.ts";
import { early, listed, overview, partial } from "./overview.ts";
import type { ToHand } from "./pool.ts";
import type { FromWorker, Report, ToWorker } from "./protocol.ts";
import { EARLY } from "./stages.ts";

let results: Results | null = null;
/** Stability and checks are in them. */
let whole = false;
let model: Model | null = null;
/** The analysis that was made last, and what it depends on. */
let last: { key: string; done: Analysed } | null = null;
/** That loads may be missing, as every check says it. */
let library: SectionLibrary | undefined;

/** Checks in one message: the page takes them in a few milliseconds. */
const BATCH = 1000;
/** The solve under way; another one ends it, and so does the reader who wants no more of it. */
let current = new AbortController();
/** What the page has asked for is answered. */
let answered: Promise<unknown> = Promise.resolve();
/** The page has asked for what it shows first. */
let wentOn = (): void => undefined;

/** Lets the page ask for what it shows of the forces, and have it, before anything takes long; the end of the solve ends that too. */
async function shown(signal: AbortSignal): Promise<void> {
  await new Promise<void>((done) => {
    wentOn = done;
    if (signal.aborted) done();
    signal.addEventListener("abort", () => done());
  });
  await answered;
}

/** Lets the worker hear what the page asks meanwhile, and answer it. */
async function breath(): Promise<void> {
  await new Promise<void>((done) => setTimeout(done));
  await answered;
}

const say = (message: FromWorker, transfer: Transferable[] = []): void => postMessage(message, { transfer });

/** Shapes and diagrams are asked for once there are results. */
const curves = (): Promise<typeof import("./curves.ts")> => import("./curves.ts");

/** The library of named sections, and what reads it, are fetched only for a model that names one. */
async function libraryFor(text: string): Promise<void> {
  if (text.includes('"library"')) await openedLibrary();
}

async function openedLibrary(): Promise<SectionLibrary> {
  if (library) return library;
  const [response, { openLibrary }] = await Promise.all([fetch(sectionsUrl), import("handoff-solver/sections")]);
  if (!response.ok) throw new Error(`the section library could not be fetched: ${response.status}`);
  library = openLibrary(await response.json());
  return library;
}

function resolveSections(wanted: Model, turn: number): void {
  const resolved = wanted.model.sections.map((section): [string, ResolvedSection] => {
    const name = libraryName(section);
    const found = name === undefined ? undefined : library?.find(name);
    return [section.id, found ? { ...found, name } : section];
  });
  say({ turn, sections: resolved });
}

/** A stiffness that vanishes beside the others has no form to draw. */
function motionsOf({ motions, mechanism, node = "", direction = "ux" }: SolveError["details"]): Motion[] {
  if (motions?.length) return motions;
  return mechanism?.length ? [{ node, direction, shape: mechanism }] : [];
}

function failure(error: unknown): Failure {
  const { code, details } = error instanceof SolveError ? error : { code: "error", details: {} as SolveError["details"] };
  return {
    code,
    message: reasonOf(error),
    node: details.node ?? null,
    direction: details.direction ?? null,
    motions: motionsOf(details),
    path: details.path ?? null,
  };
}

/** What is asked meanwhile is answered from the results before. */
async function run({ solve: text, turn, warnings, hands }: Extract<ToWorker, { solve: string }>): Promise<void> {
  current.abort();
  current = new AbortController();
  const { signal } = current;
  let wanted: Model | null = null;
  try {
    const fetched = libraryFor(text);
    const read = await readModel(text);
    wanted = read;
    await fetched;
    resolveSections(read, turn);
    await kernelCode();
    const started = performance.now();
    const milliseconds = (): number => performance.now() - started;
    const take = (found: Results): void => {
      [results, model, whole] = [found, read, false];
    };
    const analysed = (found: Results): void => {
      take(found);
      say({ turn, analysed: early(found, read, milliseconds()) });
    };
    const options: SolveOptions = {
      signal,
      warnings,
      ...(library ? { sections: library } : {}),
      onProgress: ({ phase, fraction, seconds, step }) =>
        say({ turn, progress: { stage: phase, share: fraction, seconds: seconds ?? null, step: step ?? null } }),
    };
    const hearers = {
      forces: (found: Analysed): Promise<void> => {
        analysed(found.results);
        return shown(signal);
      },
      stability: (found: Analysed) => say({ turn, modes: listModes(found.results, FIRST_ORDER, read.analysis ?? null) }),
      breath,
    };
    const hasChecks = Boolean(read.analysis?.checks?.length);
    const key = analysisKey(read);
    const again = hasChecks && last?.key === key ? (await checking()).reused(last.done, options) : null;
    if (again && read.model.members.length >= EARLY) await hearers.forces(again);
    const done = again ?? (await analysisOf(read, options, { hands, signal }, hearers));
    last = { key, done };
    if (hasChecks) {
      const { checksOf } = await checking();
      await checksOf(read, done, hands, signal, {
        again: () => analysed(done.results),
        arrived: gathered((made) => say({ turn, arrived: made.map(listed) })),
      });
    }
    take(done.results);
    whole = true;
    remember(text, read, warnings, done.results, null);
    const { checks, ...rest } = overview(done.results, milliseconds());
    for (let i = 0; i < checks.length; i += BATCH) say({ turn, checks: checks.slice(i, i + BATCH) });
    say({ turn, solved: { ...rest, checks: [] } });
  } catch (error) {
    if (signal.aborted) return;
    results = null;
    const failed = failure(error);
    if (wanted) remember(text, wanted, warnings, null, failed);
    say({ turn, failed });
  }
}

/** A file from disk has been through nothing; what validates it is fetched only here. */
async function validateFile(text: string): Promise<Report> {
  const [{ parseOnce, validate }] = await Promise.all([import("handoff-solver/validate"), libraryFor(text)]);
  const found = unwrapped(text);
  parseOnce(text);
  return validate(found, library ? { sections: library } : {});
}

/** What changes a model, and tells what that did, is fetched for whoever changes one. */
const editing = (): Promise<typeof import("./editing.ts")> => import("./editing.ts");

async function answerTo(message: Extract<ToWorker, { call: number }>): Promise<void> {
  if (message.ask === "validate") return say({ call: message.call, answer: await validateFile(message.text) });
  if (message.ask === "change") {
    const [{ edited }, sections] = await Promise.all([editing(), openedLibrary()]);
    return say({ call: message.call, answer: edited(message.text, message.changes, sections) });
  }
  if (message.ask === "compare") {
    const [{ compared }, sections] = await Promise.all([editing(), openedLibrary()]);
    return say({ call: message.call, answer: compared(message.before, sections) });
  }
  if (!results || !model) throw new Error("nothing has been solved");
  const { call } = message;
  if (message.ask === "set") {
    const values = setValues(results, message.key);
    say({ call, answer: values }, buffersOf(values));
  } else if (message.ask === "shape") {
    const { barsOf, shapeValues } = await curves();
    const values = shapeValues(results, message.key, message.points, barsOf(model));
    say({ call, answer: values }, [values.samples.buffer, values.nodes.buffer]);
  } else if (message.ask === "curves") {
    const found = (await curves()).curveValues(results, message.key, message.component, message.members, message.stations);
    say(
      { call, answer: found },
      found.flatMap(({ x, values }) => [x.buffer as ArrayBuffer, values.buffer as ArrayBuffer]),
    );
  } else if (message.ask === "member") {
    const { memberCurves } = await curves();
    say({ call, answer: memberCurves(results, message.key, message.member, message.stations) });
  } else if (message.ask === "plates") {
    const { plateField } = await import("./fields.ts");
    const field = plateField(results, message.key, message.quantity);
    say({ call, answer: field }, [field.values.buffer as ArrayBuffer]);
  } else if (message.ask === "plate") {
    const { plateRange } = await import("./fields.ts");
    say({ call, answer: plateRange(results, message.key, message.plate) });
  } else if (message.ask === "mode") {
    const { modeSamples } = await import("./modes.ts");
    const samples = modeSamples(results, message.mode, message.points);
    say({ call, answer: samples }, [samples.buffer]);
  } else if (message.ask === "critical") {
    const { withCriticalModes } = await import("./critical.ts");
    results = withCriticalModes(results, model, library ? { sections: library } : {});
    say({ call, answer: listModes(results, FIRST_ORDER) });
  } else if (message.ask === "explain") {
    const known = results.checks.find(({ id, traced }) => traced && id === message.id);
    const found = known ?? (await checking()).explain(model, results, message.id, library ? { sections: library } : {});
    say({ call, answer: found });
  } else say({ call, answer: new Blob([JSON.stringify(whole ? results : partial(results, model))], { type: "application/json" }) });
}

self.onmessage = (event: MessageEvent<ToWorker | ToHand>) => {
  const message = event.data;
  if ("solve" in message) void run(message);
  else if ("go_on" in message) wentOn();
  else if ("stop" in message) current.abort();
  else if ("parcel" in message || "task" in message) hearAsHand(message);
  else {
    const answer = answerTo(message).catch((error: Error) => say({ call: message.call, error: error.message }));
    answered = answered.then(() => answer);
  }
};
