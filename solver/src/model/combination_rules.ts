/** Combinations by rule: EN 1990's expressions over the model's load cases, from schemas/combination_rules.json. */

import data from "../../../schemas/combination_rules.json" with { type: "json" };
import limits from "../../../schemas/limits.json" with { type: "json" };
import { filled } from "../counts.ts";
import type { CombinationRule, LoadCase, LoadCombination } from "../generated/model.ts";
import { invalid } from "./guard.ts";

type Factor = "gamma_g_sup" | "gamma_g_inf" | "gamma_q" | "xi" | "psi_0" | "psi_1" | "psi_2";

interface Expression {
  limit_state: LoadCombination["limit_state"];
  situation: NonNullable<LoadCombination["situation"]>;
  permanent: Factor[];
  favourable: Factor[] | null;
  leading: Factor[] | null;
  accompanying: Factor[];
}

type Annex = Record<Exclude<Factor, "xi" | `psi_${string}`>, number> & {
  /** Null where the annex does not allow the expressions that take it. */
  xi: number | null;
  /** By category; one without a row was not read. */
  psi: Record<string, [psi0: number, psi1: number, psi2: number]>;
};

interface Rules {
  expressions: Record<string, Expression>;
  rules: Record<string, string[]>;
  sls: Record<string, string>;
  /** What a source of its own relieves with; null: not at all. */
  sources: Record<Source["kind"], Factor[] | null>;
  natures: Record<string, { categories: string[]; usual: string | null; alternatives: boolean }>;
  never_together: Record<string, string[]>;
  annexes: Record<string, Annex>;
  /** Said of a rule that its annex does not allow. */
  not_allowed: string;
}

export const COMBINING = data as unknown as Rules;

/** A permanent case that is favourable or not apart from all others. */
interface Source {
  id: string;
  kind: "settlement" | "strain";
}

/** One variable action: cases of one nature, of imposed ones those of one category. */
interface Action {
  nature: string;
  cases: string[];
  /** Their rows in Table A1.1: of alternatives each has its own. */
  rows: string[];
  /** How many sets of its cases can act. */
  count: number;
}

/** A variable action with those of its cases that act. */
interface Acting {
  action: Action;
  cases: string[];
  /** Their row in Table A1.1. */
  psi: string;
}

/** Combinations that a rule gives for the model's load cases, behind those that the model lists itself. */
export function ruledCombinations(
  rule: CombinationRule,
  cases: readonly LoadCase[],
  listed: readonly LoadCombination[],
): LoadCombination[] {
  const refused = disallowed(rule);
  if (refused) throw invalid("analysis.combinations", refused);
  const actions = actionsOf(cases, rule.patterns ?? false);
  const sources = cases.flatMap(sourceOf);
  const permanent = cases.filter((one) => isPermanent(one) && sourceOf(one).length === 0).map(({ id }) => id);
  const unread = actions.flatMap(({ rows }) => rows).find((psi) => !annexOf(rule).psi[psi]);
  if (unread) throw invalid("analysis.combinations", `annex ${rule.annex} has no factors for '${unread}'`);
  const most = (limits as { load_combination_limit: number }).load_combination_limit;
  if (listed.length + mostCombinations(rule, cases) > most) {
    throw invalid("analysis.combinations", `gives more than ${most} combinations`);
  }
  const taken = new Set(listed.map(({ id }) => id));
  return expressionsOf(rule).flatMap(([number, expression]) =>
    combinationsOf(number, expression, { actions, permanent, sources }, annexOf(rule), taken),
  );
}

/** Whose factors a rule takes. */
export const annexOf = ({ annex = "recommended" }: Pick<CombinationRule, "annex">): Annex => COMBINING.annexes[annex]!;

/** What a rule asks for that its annex does not allow. */
export function disallowed(asked: CombinationRule): string | null {
  const numbers = COMBINING.rules[asked.rule]!;
  if (annexOf(asked)?.xi !== null || !numbers.some((number) => COMBINING.expressions[number]!.permanent.includes("xi"))) return null;
  return filled(COMBINING.not_allowed, { annex: asked.annex!, expressions: numbers.map((number) => `(${number})`).join(" and ") });
}

/** The expressions that a rule asks for, by their number in EN 1990. */
function expressionsOf({ rule, sls = [] }: CombinationRule): [number: string, expression: Expression][] {
  const numbers = [...COMBINING.rules[rule]!, ...sls.map((kind) => COMBINING.sls[kind]!)];
  return [...new Set(numbers)].map((number) => [number, COMBINING.expressions[number]!]);
}

/** In the order of the model; a case of a nature that the rules do not know is left to the model's own combinations. */
function actionsOf(cases: readonly LoadCase[], patterns: boolean): Action[] {
  const actions = new Map<string, Action>();
  for (const { id, nature, category } of cases) {
    const known = COMBINING.natures[nature];
    const psi = category ?? known?.usual;
    if (!known || !psi) continue;
    const key = known.alternatives ? nature : psi;
    const action = actions.get(key) ?? { nature, cases: [], rows: [], count: 0 };
    action.cases.push(id);
    action.rows.push(psi);
    action.count = known.alternatives ? action.cases.length : patterns ? 2 ** action.cases.length - 1 : 1;
    actions.set(key, action);
  }
  return [...actions.values()];
}

const isPermanent = ({ nature }: LoadCase): boolean => nature === "permanent";

/** The source that a permanent case is by itself: displacements of supports, or strains, and no force beside them. */
function sourceOf(one: LoadCase): Source[] {
  const { id, self_weight, node_loads = [], area_loads = [], member_loads = [], plate_loads = [], support_displacements = [] } = one;
  const forces = node_loads.length + area_loads.length + (self_weight ? 1 : 0);
  const strains = member_loads.length + plate_loads.length;
  if (
    !isPermanent(one) ||
    forces ||
    member_loads.some(({ type }) => type !== "temperature") ||
    plate_loads.some(({ pressure }) => pressure)
  )
    return [];
  return support_displacements.length ? [{ id, kind: "settlement" }] : strains ? [{ id, kind: "strain" }] : [];
}

/** No expression gives more than every leading set with or without every set of the others, permanent actions of each source either way. */
export function mostCombinations(rule: CombinationRule, cases: readonly LoadCase[]): number {
  const actions = actionsOf(cases, rule.patterns ?? false);
  const own = 2 ** cases.flatMap(sourceOf).length;
  const ways = cases.some((one) => isPermanent(one) && sourceOf(one).length === 0) ? 2 : 1;
  const all = actions.reduce((product, { count }) => product * (1 + count), 1);
  const led = actions.reduce((sum, { count }) => sum + (all / (1 + count)) * count, 1);
  return expressionsOf(rule).reduce((sum, [, { leading, favourable }]) => sum + own * (leading ? led : all) * (favourable ? ways : 1), 0);
}

/** What acts: variable actions, permanent cases of one source, and those that are sources of their own. */
interface Acts {
  actions: readonly Action[];
  permanent: readonly string[];
  sources: readonly Source[];
}

/** Factors of permanent cases, and what is said of them. */
interface Permanent {
  factored: [id: string, factors: readonly Factor[]][];
  words: string;
}

/** Each source unfavourable or favourable, whatever the others are. */
function permanentWays({ permanent, sources }: Acts, { permanent: own, favourable, limit_state }: Expression): Permanent[] {
  const all = (factors: readonly Factor[], words: string): Permanent => ({ factored: permanent.map((id) => [id, factors]), words });
  const first = [all(own, ""), ...(favourable ? [all(favourable, ", permanent actions favourable")] : [])];
  return sources.reduce((ways, { id, kind }) => {
    const relieving = COMBINING.sources[kind];
    const by = (factored: Permanent["factored"], words: string): Permanent[] =>
      ways.map((way) => ({ factored: [...way.factored, ...factored], words: way.words + words }));
    if (!relieving) return [...by([[id, own]], ""), ...by([], `, without ${id}`)];
    return [...by([[id, own]], ""), ...(limit_state === "ULS" ? by([[id, relieving]], `, ${id} favourable`) : [])];
  }, first);
}

function combinationsOf(number: string, expression: Expression, acts: Acts, annex: Annex, taken: Set<string>): LoadCombination[] {
  const { limit_state, situation, leading, accompanying } = expression;
  const { actions } = acts;
  const made = new Map<string, LoadCombination>();
  let place = 0;
  const add = (lead: Acting | null, others: readonly Acting[], own: Permanent["factored"], words: string): void => {
    const factored: [id: string, factor: number][] = own.map(([id, factors]) => [id, productOf(factors, annex, "")]);
    if (lead && leading) for (const id of lead.cases) factored.push([id, productOf(leading, annex, lead.psi)]);
    for (const { cases, psi } of others) for (const id of cases) factored.push([id, productOf(accompanying, annex, psi)]);
    const [first, ...rest] = factored.filter(([, factor]) => factor !== 0).map(([load_case, factor]) => ({ load_case, factor }));
    const key = JSON.stringify([first, rest]);
    if (!first || made.has(key)) return;
    do place++;
    while (taken.has(`${number}-${place}`));
    const name = `EN 1990 (${number})${lead ? `, leading ${lead.cases.join(" + ")}` : ""}${words}`.slice(0, 200);
    made.set(key, { id: `${number}-${place}`, name, limit_state, situation, terms: [first, ...rest] });
  };
  const leads: (Acting | null)[] = leading ? [null, ...actions.flatMap(actingOf)] : [null];
  for (const { factored: own, words } of permanentWays(acts, expression)) {
    for (const lead of leads) {
      // Without a leading action there is none at all, unless the expression knows no leading one.
      const rest = leading && !lead ? [] : actions.filter((action) => action !== lead?.action);
      // What accompanies with 0 does not act.
      const acting = rest.map((action) => actingOf(action).filter(({ psi }) => productOf(accompanying, annex, psi) !== 0));
      for (const others of partsOf(acting)) if (isPossible(lead ? [lead, ...others] : others)) add(lead, others, own, words);
    }
  }
  return [...made.values()];
}

/** Each way in which an action acts. */
function actingOf(action: Action): Acting[] {
  const { cases, rows, count } = action;
  if (COMBINING.natures[action.nature]!.alternatives) return cases.map((id, i) => ({ action, cases: [id], psi: rows[i]! }));
  const psi = rows[0]!;
  if (count === 1) return [{ action, cases, psi }];
  return Array.from({ length: count }, (_, bits) => ({ action, cases: cases.filter((_id, i) => ((bits + 1) >> i) & 1), psi }));
}

/** Every choice of ways for every action, none included. */
function partsOf(ways: readonly Acting[][]): Acting[][] {
  return ways.reduce<Acting[][]>((parts, own) => parts.flatMap((part) => [part, ...own.map((acting) => [...part, acting])]), [[]]);
}

const isPossible = (acting: readonly Acting[]): boolean =>
  acting.every(({ psi }) => !acting.some(({ action: { nature } }) => COMBINING.never_together[psi]?.includes(nature)));

/** To nine digits, so that 0.85 · 1.35 reads 1.1475. */
function productOf(factors: readonly Factor[], annex: Annex, psi: string): number {
  const value = (factor: Factor): number =>
    factor === "psi_0" || factor === "psi_1" || factor === "psi_2" ? annex.psi[psi]![Number(factor.slice(4))]! : annex[factor]!;
  return Math.round(factors.reduce((product, factor) => product * value(factor), 1) * 1e9) / 1e9;
}
