/** The design worker: changes, compares and suggests, apart from the worker that holds the shown results. */
import type { SectionLibrary } from "handoff-solver";
import { type Attempt, attempt, compare, editedBy, suggest } from "handoff-solver/design";
import { openLibrary } from "handoff-solver/sections";
import sectionsUrl from "../../../solver/data/sections.json?url";
import { kernelCode } from "../solving/kernel_code.ts";
import type { Errand, FromWorker, Side, Stake } from "./protocol.ts";

const say = (message: FromWorker): void => postMessage(message);

let opened: Promise<SectionLibrary> | null = null;
async function fetchLibrary(): Promise<SectionLibrary> {
  const response = await fetch(sectionsUrl);
  if (!response.ok) throw new Error(`the section library could not be fetched: ${response.status}`);
  return openLibrary(await response.json());
}

/** The model as it was sent is on one side of every comparison: it is solved once. */
let kept: { text: string; done: Attempt } | null = null;

const solved = ({ model, warnings }: Side, sections: SectionLibrary): Attempt => attempt(model, { sections, warnings });

/** Of these members, or of all where none are named. */
function stakeOf({ results, failed }: Attempt, members: readonly string[]): Stake {
  const checks = (results?.checks ?? []).filter(
    (one) => !one.informative && (!members.length || one.members.some((id) => members.includes(id))),
  );
  const figures = checks.flatMap(({ utilisation }) => utilisation ?? []);
  return {
    utilisation: figures.length ? Math.max(...figures) : null,
    fails: checks.some(({ verdict }) => verdict === "fail"),
    open: checks.some(({ verdict }) => verdict !== "pass" && verdict !== "fail"),
    failed: failed?.message ?? null,
  };
}

async function run(errand: Errand): Promise<unknown> {
  opened ??= fetchLibrary();
  const [sections] = await Promise.all([opened, kernelCode()]);
  switch (errand.ask) {
    case "stake": {
      const { model, warnings } = errand.of;
      return stakeOf(attempt(editedBy(model, errand.changes, sections), { sections, warnings }), errand.members);
    }
    case "compare": {
      const text = JSON.stringify(errand.before);
      if (kept?.text !== text) kept = { text, done: solved(errand.before, sections) };
      return compare(kept.done, solved(errand.after, sections), { sections });
    }
    case "suggest":
      return suggest(errand.of.model, errand.wish, { sections, warnings: errand.of.warnings, onTrial: (trial) => say({ trial }) });
    case "names": {
      const found = errand.section === undefined ? undefined : sections.find(errand.section);
      return sections.families().flatMap(({ family, region, names }) => (family === found?.family && region === found.region ? names : []));
    }
  }
}

self.onmessage = ({ data }: MessageEvent<{ call: number } & Errand>) => {
  run(data).then(
    (answer) => say({ call: data.call, answer }),
    (error: Error) => say({ call: data.call, error: error.message }),
  );
};
