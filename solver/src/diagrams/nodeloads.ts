/** Loads that the model puts on nodes, in each combination. */

import type { Model, NodeLoad } from "../generated/model.ts";
import type { Results } from "../results/index.ts";
import type { Applied, CheckContext, Vector } from "../topology/context.ts";

/** Those of a node in all, global axes, factors included. Cases that lean the structure have none: they stand behind the model's own. */
export function nodeLoads(
  { load_cases }: Pick<Model["model"], "load_cases">,
  { load_combinations }: Pick<Results, "load_combinations">,
): NonNullable<CheckContext["applied"]> {
  const byNode = new Map<string, [load_case: number, load: NodeLoad][]>();
  load_cases.forEach(({ node_loads = [] }, i) => {
    for (const load of node_loads) {
      const own = byNode.get(load.node);
      if (own) own.push([i, load]);
      else byNode.set(load.node, [[i, load]]);
    }
  });
  return (node, { index }): Applied | null => {
    const own = byNode.get(node);
    if (!own) return null;
    const { terms } = load_combinations[index]!;
    const sum = (keys: ("fx" | "fy" | "fz" | "mx" | "my" | "mz")[]): Vector =>
      keys.map((key) =>
        terms.reduce(
          (all, { load_case, factor }) => own.reduce((sum, [i, load]) => (i === load_case ? sum + factor * (load[key] ?? 0) : sum), all),
          0,
        ),
      ) as unknown as Vector;
    return { force: sum(["fx", "fy", "fz"]), moment: sum(["mx", "my", "mz"]) };
  };
}
