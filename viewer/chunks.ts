/**
 * Which modules lie in one file: each with the first step that needs it, so that a step is one request and fetches nothing that only a later one uses.
 * Files import backwards alone.
 */
import type { GetManualChunk, ManualChunkMeta } from "rollup";

/** A file's name, and the modules that begin the step. */
type Step = readonly [name: string, begins: RegExp];

/** What a reader comes to, in this order; of steps in one list some are taken without the others. */
type Steps = (Step | Step[])[];

export const PAGE_STEPS: Steps = [
  ["page", /\/viewer\/src\/(main|page)\.ts$/],
  ["picture", /\/viewer\/src\/(scene\/(screen|stage)|picture\/(pointing|probe))\.ts$/],
  ["authoring", /\/solver\/dist\/authoring\.js$/],
  // All that is fetched once the page stands: what others import on use is in these folders.
  ["after", /\/viewer\/src\/(?!(design|notices|opening)\/|layout\/opening|exchange\/(?!saf_workbook)).*\.ts$/],
  ["opening", /\/viewer\/src\/(notices|layout|opening)\//],
  ["exchange", /\/viewer\/src\/exchange\//],
  ["design", /\/viewer\/src\/design\//],
];

export const WORKER_STEPS: Steps = [
  ["designing", /\/viewer\/src\/design\/designing\.ts$/],
  ["worker", /\/viewer\/src\/solving\/worker\.ts$/],
  [
    ["kernel", /\/solver\/dist\/kernel\.js$/],
    // What a model with short forms or named sections is read with.
    ["reading", /\/solver\/dist\/(authoring|sections\/whole)\.js$/],
    // With plates, modes, and the hands of large models: 2 kB, for which a request of its own is too much.
    ["checking", /\/viewer\/src\/solving\/(checking|critical|curves|fields|helping|modes)\.ts$/],
  ],
];

export function chunksOf(steps: Steps): GetManualChunk {
  // Each worker is a build of its own.
  const known = new WeakMap<ManualChunkMeta["getModuleInfo"], Map<string, string>>();
  return (id, meta) => {
    const found = known.get(meta.getModuleInfo) ?? sorted(steps, meta);
    known.set(meta.getModuleInfo, found);
    return found.get(id);
  };
}

/** The file of each module. What several steps of one list need lies with the step before them. */
function sorted(steps: Steps, meta: ManualChunkMeta): Map<string, string> {
  const files = new Map<string, string>();
  let before = "";
  for (const step of steps) {
    const beside = (typeof step[0] === "string" ? [step] : step) as Step[];
    const reached = beside.map(([, begins]) => reach(begins, files, meta));
    const shared = (id: string): boolean => reached.filter((ids) => ids.has(id)).length > 1;
    beside.forEach(([name], at) => {
      for (const id of reached[at]!) files.set(id, shared(id) ? before : name);
    });
    before = beside.at(-1)![0];
  }
  return files;
}

/** What these modules import outright, at any depth, as far as it lies in no file yet. */
function reach(begins: RegExp, files: Map<string, string>, { getModuleIds, getModuleInfo }: ManualChunkMeta): Set<string> {
  const found = new Set<string>();
  const waiting = [...getModuleIds()].filter((id) => begins.test(id));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || files.has(id)) continue;
    found.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
