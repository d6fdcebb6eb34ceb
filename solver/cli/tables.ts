/** Results as flat rows: one list of plain objects per table, for CSV files and data frames. */

import { allPlateValues, DIRECTIONS, FORCES, PLATE_FORCES, type Results } from "../src/api/index.ts";

export type Row = Record<string, unknown>;
type SetResults = Results["load_cases"][number] | Results["load_combinations"][number];

const COMPONENTS = ["fx", "fy", "fz", "mx", "my", "mz"];

export const TABLES: Record<string, (results: Results, only?: string) => Row[]> = {
  displacements,
  reactions,
  end_forces: endForces,
  extrema,
  plates,
  checks,
  stability,
  buckling,
  modal,
};

/** The rows of one table; `only` keeps one load case or combination. */
export const rows = (results: Results, table: string, only?: string): Row[] => TABLES[table]!(results, only);

/** Load cases, then combinations, those without results left out; one of them where its id is given. */
function sets(results: Results, only?: string): SetResults[] {
  const every = [...results.load_cases, ...results.load_combinations];
  const found = every.filter(({ id }) => only === undefined || id === only);
  if (!found.length)
    throw new Error(
      only === undefined
        ? "the model has no load case"
        : `no load case or combination '${only}'; there are: ${every.map(({ id }) => id).join(", ")}`,
    );
  const [failure] = found.flatMap(({ id, failed }) => (failed ? [`'${id}' has no results: ${failed.message}`] : []));
  if (only !== undefined && failure) throw new Error(failure);
  return found.filter(({ failed }) => !failed);
}

const named = (names: readonly string[], values: ArrayLike<unknown>, from: number): Row =>
  Object.fromEntries(names.map((name, place) => [name, values[from + place]]));

function displacements(results: Results, only?: string): Row[] {
  return sets(results, only).flatMap((set) =>
    results.nodes.map((node, place) => ({ set: set.id, node, ...named(DIRECTIONS, set.displacements, 6 * place) })),
  );
}

function reactions(results: Results, only?: string): Row[] {
  const { ids, nodes } = results.supports;
  return sets(results, only).flatMap((set) =>
    ids.map((support, place) => ({
      set: set.id,
      support,
      node: results.nodes[nodes[place]!],
      ...named(COMPONENTS, set.reactions, 6 * place),
    })),
  );
}

function endForces(results: Results, only?: string): Row[] {
  return sets(results, only).flatMap((set) =>
    results.members.ids.flatMap((member, place) =>
      ["start", "end"].map((end, at) => ({ set: set.id, member, end, ...named(FORCES, set.end_forces, 12 * place + 6 * at) })),
    ),
  );
}

function extrema(results: Results, only?: string): Row[] {
  return sets(results, only).flatMap((set) =>
    Object.entries(set.extrema).flatMap(([quantity, table]) =>
      results.members.ids.map((member, place) => ({
        set: set.id,
        member,
        quantity,
        ...Object.fromEntries(Object.entries(table).map(([name, column]) => [name, (column as unknown[])[place]])),
      })),
    ),
  );
}

/** Each plate at its centre and corners, its local axes, with what follows from the forces there. */
function plates(results: Results, only?: string): Row[] {
  return sets(results, only).flatMap((set) =>
    [...allPlateValues(results, set)].flatMap(({ plate, centre, corners }) =>
      [centre, ...corners].map(({ node, n, m, q, ...own }) => ({
        set: set.id,
        plate,
        node,
        ...Object.fromEntries(PLATE_FORCES.map((name) => [name, own[name]])),
        n1: n.first,
        n2: n.second,
        n_angle: n.angle,
        m1: m.first,
        m2: m.second,
        m_angle: m.angle,
        q,
        von_mises_top: own.von_mises_top,
        von_mises_bottom: own.von_mises_bottom,
      })),
    ),
  );
}

function checks(results: Results, only?: string): Row[] {
  return results.checks
    .filter(({ governing }) => only === undefined || governing?.combination === only)
    .map((result) => ({
      check: result.check,
      target: result.target.id,
      verdict: result.verdict,
      status: result.status,
      utilisation: result.utilisation ?? null,
      governing: result.governing?.title ?? null,
      clause: result.governing?.clause ?? null,
      combination: result.governing?.combination ?? null,
      informative: result.informative,
    }));
}

const nameOf = (results: Results, combination: number): string => results.load_combinations[combination]!.id;

function stability(results: Results, only?: string): Row[] {
  return results.stability
    .map(({ combination, failed, participation: _, ...row }) => ({
      set: nameOf(results, combination),
      ...row,
      failed: failed?.message ?? null,
    }))
    .filter(({ set }) => only === undefined || set === only);
}

function buckling(results: Results, only?: string): Row[] {
  return results.buckling.flatMap(({ combination, modes, proof, failed }): Row[] => {
    const set = nameOf(results, combination);
    if (only !== undefined && set !== only) return [];
    if (failed) return [{ set, mode: null, alpha_cr: null, sway: null, sway_share: null, proved: null, failed: failed.message }];
    return modes.map(({ alpha_cr, sway, sway_share }, i) => ({
      set,
      mode: i + 1,
      alpha_cr,
      sway,
      sway_share,
      proved: proof?.proved ?? null,
      failed: null,
    }));
  });
}

/** Vibration belongs to no load case: `only` chooses nothing here. */
function modal({ modal: found }: Results): Row[] {
  if (!found) return [];
  const columns = ["mass_x", "mass_y", "mass_z"];
  const sums = ["sum_x", "sum_y", "sum_z"];
  if (found.failed) return [{ mode: null, frequency: null, period: null, proved: null, failed: found.failed.message }];
  return found.modes.map(({ frequency, period, mass, mass_sum }, i) => ({
    mode: i + 1,
    frequency,
    period,
    ...named(columns, mass, 0),
    ...named(sums, mass_sum, 0),
    proved: found.proof?.proved ?? null,
    failed: null,
  }));
}
