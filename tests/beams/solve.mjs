// Solves the models on stdin with the built solver and prints what the beam tests compare.
import { readFileSync } from "node:fs";
import { openLibrary, solve } from "../../solver/dist/index.js";

const { library, models } = JSON.parse(readFileSync(0, "utf8"));
const sections = openLibrary(library);

const answers = models.map((model) => {
  const results = solve(model, { sections });
  const combinations = Object.fromEntries(
    results.load_combinations.map(({ id, displacements, extrema }) => [id, { displacements, extrema }]),
  );
  return { combinations, checks: results.checks, warnings: results.warnings };
});
process.stdout.write(JSON.stringify(answers));
