/** The solving worker: resolves sections, solves, keeps the results and answers questions about them. */
import sectionsUrl from '../../../solver/data/sections.json?url';
import { explain, openLibrary, type Results, type SectionLibrary, solve, SolveError } from 'handoff-solver';
import type { Model, SectionValues } from '../model/types.ts';
import { readModel } from '../model/reading.ts';
import { buffersOf, setValues } from './columns.ts';
import { curveValues, memberCurves, shapeValues } from './curves.ts';
import { overview } from './overview.ts';
import type { Failure, FromWorker, ToWorker } from './protocol.ts';

let results: Results | null = null;
let model: Model | null = null;
let library: SectionLibrary | undefined;

const say = (message: FromWorker, transfer: Transferable[] = []): void => postMessage(message, { transfer });

/** The library of named sections is fetched only for a model that names one. */
async function sectionsFor(wanted: Model): Promise<void> {
  const named = wanted.model.sections.filter((section) => section.library !== undefined);
  if (named.length && !library) {
    const response = await fetch(sectionsUrl);
    if (!response.ok) throw new Error(`the section library could not be fetched: ${response.status}`);
    library = openLibrary(await response.json());
  }
  const resolved = wanted.model.sections.map((section): [string, Partial<SectionValues> & { name?: string }] => {
    const found = section.library === undefined ? undefined : library?.find(section.library);
    return [section.id, found ? ({ ...found, name: section.library } as Partial<SectionValues>) : section];
  });
  say({ sections: resolved });
}

function failure(error: unknown): Failure {
  const { code, details } = error instanceof SolveError ? error : { code: 'error', details: {} as SolveError['details'] };
  return {
    code, message: (error as Error).message, node: details.node ?? null, direction: details.direction ?? null, mechanism: details.mechanism ?? null,
    feature: details.feature ?? null, path: details.path ?? null,
  };
}

async function run(text: string): Promise<void> {
  results = null;
  try {
    model = readModel(text);
    await sectionsFor(model);
    const started = performance.now();
    results = solve(model as never, {
      ...(library ? { sections: library } : {}),
      onProgress: ({ phase, fraction, seconds }) => say({ progress: { stage: phase, share: fraction, seconds: seconds ?? null } }),
    });
    say({ solved: overview(results, performance.now() - started) });
  } catch (error) {
    say({ failed: failure(error) });
  }
}

function answer(message: Extract<ToWorker, { call: number }>): void {
  if (!results || !model) throw new Error('nothing has been solved');
  const { call } = message;
  if (message.ask === 'set') {
    const values = setValues(results, message.key);
    say({ call, answer: values }, buffersOf(values));
  } else if (message.ask === 'shape') {
    const values = shapeValues(results, message.key, message.points);
    say({ call, answer: values }, [values.samples.buffer]);
  } else if (message.ask === 'curves') {
    const curves = curveValues(results, message.key, message.component, message.members, message.stations);
    say({ call, answer: curves }, curves.flatMap(({ x, values }) => [x.buffer as ArrayBuffer, values.buffer as ArrayBuffer]));
  } else if (message.ask === 'member') say({ call, answer: memberCurves(results, message.key, message.member, message.stations) });
  else if (message.ask === 'explain') say({ call, answer: explain(model as never, results, message.id, library ? { sections: library } : {}) });
  else say({ call, answer: new Blob([JSON.stringify(results)], { type: 'application/json' }) });
}

onmessage = (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if ('solve' in message) void run(message.solve);
  else
    try {
      answer(message);
    } catch (error) {
      say({ call: message.call, error: (error as Error).message });
    }
};
