/** After the tests: writes what they recorded where asked to, and fails where a kept value is recorded by no test any more. */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { KEPT, name, RECORDING, ROOT, read, type Verified } from "./verified.ts";

/** One line a row, so that a change shows as one. */
const written = (rows: Verified[]): string => `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`;

export default class VerifiedReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const recorded = new Map<string, Verified[]>();
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      // Only what ran whole can tell that something is missing.
      if (!tests.every((test) => test.result().state === "passed")) continue;
      recorded.set(
        relative(ROOT, module.moduleId),
        tests.flatMap((test) => test.meta().verified ?? []),
      );
    }
    const kept = read();
    if (RECORDING) {
      const others = kept.filter(({ by }) => !recorded.has(by));
      const rows = [...others, ...[...recorded.values()].flat()];
      writeFileSync(KEPT, written(rows.sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))));
      return;
    }
    const found = new Set([...recorded.values()].flat().map(name));
    for (const row of kept.filter((one) => recorded.has(one.by) && !found.has(name(one)))) {
      console.error(`docs/verification.json has what no test records: ${name(row)}`);
      process.exitCode = 1;
    }
  }
}
