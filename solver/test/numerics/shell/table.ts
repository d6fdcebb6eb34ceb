/** Prints how a value approaches its reference over finer meshes, with the observed order of convergence. */
import { compared } from "./sources.ts";

/** Values by mesh; `order` is log2 of how far the error fell since the mesh before, which was half as fine. */
export function converge(title: string, meshes: number[], reference: number, solve: (n: number) => number): number[] {
  const values = meshes.map(solve);
  const rows = values.map((value, k) => {
    const before = k === 0 ? Number.NaN : Math.abs(values[k - 1]! - reference);
    const order = Math.log2(before / Math.abs(value - reference)) / Math.log2(meshes[k]! / (meshes[k - 1] ?? 1));
    const error = 100 * (value / reference - 1);
    return `  ${String(meshes[k]).padStart(4)}  ${value.toExponential(5)}  ${error.toFixed(2).padStart(8)} %  ${k === 0 ? "" : order.toFixed(2)}`;
  });
  console.log([`${title}, reference ${reference}`, "  mesh  value        error       order", ...rows].join("\n"));
  compared(title, `mesh ${meshes.at(-1)}`, reference, values.at(-1)!);
  return values.map((value) => value / reference);
}

/** One line per variant of a problem on its published mesh. */
export function report(title: string, rows: [name: string, ratio: number, reference?: number][]): void {
  console.log([title, ...rows.map(([name, ratio]) => `  ${name.padEnd(40)} ${ratio.toFixed(4)}`)].join("\n"));
  for (const [name, ratio, reference = 1] of rows) compared(title, name, reference, ratio * reference);
}
