// Solves the models on stdin with the built solver and prints the first combination of each.
import { readFileSync } from "node:fs";
import { solve } from "../../solver/dist/index.js";

const answers = JSON.parse(readFileSync(0, "utf8")).map((model) => {
  const { failed, displacements, idle_members } = solve(model).load_combinations[0];
  return { failed, displacements, idle_members };
});
process.stdout.write(JSON.stringify(answers));
