/** How the solver's tests run. */
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // A slow machine is no failure: a limit of time is there for what hangs. At length, `make search` takes as long as it takes.
    testTimeout: process.env.HANDOFF_PROVE ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    reporters: ["default", "./test/verified.reporter.ts"],
    // All of them: Vitest would leave one processor idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Files share their modules, which hold no state that a result depends on: reading them anew for each took a third of the time.
    isolate: false,
    coverage: {
      provider: "v8",
      reportOnFailure: true,
      include: ["src/**/*.ts"],
      reporter: [["text", { skipFull: true }]],
      reportsDirectory: "../node_modules/.coverage/solver",
    },
  },
});
