/** How the page's tests run; apart from the build, which must not need the test tools. */
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // As the solver's: a slow machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As the solver's: on all processors, and files share their modules, which saves two thirds of the processor time.
    maxWorkers: availableParallelism(),
    isolate: false,
    // Of what these tests load; the parts that need a document are tested in a browser and counted nowhere.
    coverage: {
      provider: "v8",
      reportOnFailure: true,
      reporter: [["text", { skipFull: true }]],
      reportsDirectory: "../node_modules/.coverage/viewer",
    },
  },
});
