/** What the analysis of a model takes for granted, in words. */
import type { Model } from "handoff-solver";
import { factorsOf } from "../../../solver/src/ec3/annexes.ts";
import { leanWords } from "./leaning.ts";
import { originWords } from "./ruled.ts";

type Measure = (value: number, quantity: "length" | "moment") => string;

/** Read from the model, never assumed here; `said` is what the analysis says of the order that the model leaves to it. */
export function assumptions(whole: Model, measure: Measure, said: readonly string[] = []): string[] {
  const { settings, model, analysis } = whole;
  const { options, checks } = analysis ?? {};
  const weights = model.load_cases.filter((item) => item.self_weight !== 0).map((item) => `${item.id} × ${item.self_weight}`);
  const { description, national_annex } = settings ?? {};
  const annex = national_annex && national_annex !== "none" ? national_annex : null;
  const second = options?.order === "second";
  const out = [
    ...(description ? [description] : []),
    ...said,
    `${options?.order === undefined ? "First or second order, as the factor of sway of each combination asks" : `${second ? "Second" : "First"}-order analysis`}, shear deformation ${options?.shear_deformation === false ? "left out" : "included where the section gives shear areas"}; ${imperfect(whole, measure)}.`,
    weights.length ? `Self-weight is in: ${weights.join(", ")}.` : "Self-weight is not included in any load case.",
  ];
  if (model.load_combinations.length) out.push(originWords({ model, ...(analysis ? { analysis } : {}) }));
  if (model.plates?.length)
    out.push(
      "Plates are shells of three or four nodes, thin to moderately thick, joined to members at nodes alone; their forces are per unit of length in local axes: z by the right-hand rule over the nodes, x along global X projected on the plate.",
    );
  const leans =
    options?.order === undefined
      ? !options?.imperfections?.among_loads
      : options.order === "second" && options.imperfections && !options.imperfections.among_loads;
  const own = leans
    ? ", a buckling length that is not given taken as the member's own where the structure leans both ways in its plane (5.2.2(7)b)"
    : "";
  for (const check of checks ?? []) {
    if (check.type === "en1993_1_1")
      out.push(
        `Check ${String(check.id)}: EN 1993-1-1:2005, ${partial("gamma_m0", check.gamma_m0, annex, second)}, ${partial("gamma_m1", check.gamma_m1, annex, second)}, ${check.load_height && check.load_height !== "adverse" ? `loads act at the ${check.load_height} of the section` : "each load acts on its destabilising side of the section"}, ${
          check.restrained ? "compression flange restrained (lateral-torsional buckling skipped)" : "lateral-torsional buckling checked"
        }${check.mcr === undefined ? "" : ` with Mcr = ${measure(check.mcr, "moment")} as given`}${own}, ${annex === null ? "no national annex" : `national annex ${annex}`}.`,
      );
    else
      out.push(
        `Check ${String(check.id)}: ${check.measure === "drift" ? "storey drift against height" : check.measure === "absolute" ? "deflection from the undeformed place" : "deflection"}${check.measure === "drift" ? "" : check.span === undefined ? " against length" : ` against a span of ${measure(check.span, "length")}`} / ${check.limit_ratio}${check.measure === "drift" ? "" : ` (of a free end that is not upright 2 × ${check.span === undefined ? "length" : "span"} / ${check.limit_ratio})`}${check.part === "variable" ? ", variable loads alone" : ""}.`,
      );
  }
  return out;
}

/** A partial factor that the check does not give is its annex's, or the recommended one. */
function partial(key: "gamma_m0" | "gamma_m1", given: number | undefined, annex: string | null, second: boolean): string {
  const of = (order: boolean): number => factorsOf((annex ?? "none") as Parameters<typeof factorsOf>[0], order)[key];
  const value = given ?? of(second);
  const written = Number(value.toFixed(2)) === value ? value.toFixed(2) : value;
  return `γM${key.at(-1)} = ${written}${given === undefined ? ` (${annex === null ? "recommended" : second && of(true) !== of(false) ? "of the annex by second order" : "of the annex"})` : ""}`;
}

/** Which imperfections of EN 1993-1-1 5.3.2 the analysis has in it. */
function imperfect(whole: Model, measure: Measure): string {
  const { imperfections, order } = whole.analysis?.options ?? {};
  if (!imperfections && order === undefined) return "sway imperfections are added where they are due (EN 1993-1-1 5.2, 5.3)";
  if (!imperfections)
    return `${order === "second" ? "no imperfections" : "neither imperfections nor second-order effects"} (EN 1993-1-1 5.2, 5.3) are in it`;
  const { among_loads, bow, directions } = imperfections;
  const bows = bow ? `, and members bow by e0/L of curve ${bow}` : "";
  const leaning = among_loads ? "sway imperfections are among the loads" : "ULS combinations once more with the structure leaning";
  const size = among_loads ? "" : ` by ${leanWords(whole, imperfections, measure)}`;
  return `${leaning} ${waysOf(directions)}${size}${bows} (EN 1993-1-1 5.3.2)`;
}

/** "towards +x, -x and by turning about the vertical". */
function waysOf(directions: readonly string[]): string {
  const along = directions.filter((one) => !one.endsWith("rz"));
  return [along.length && `towards ${along.join(", ")}`, along.length < directions.length && "by turning about the vertical"]
    .filter(Boolean)
    .join(" and ");
}
