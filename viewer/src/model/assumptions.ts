/** What the analysis of a model takes for granted, in words. */
import type { Model } from "handoff-solver";
import { originWords } from "./ruled.ts";

type Options = NonNullable<Model["analysis"]>["options"];

/** Read from the model, never assumed here. */
export function assumptions(
  { settings, model, analysis }: Model,
  measure: (value: number, quantity: "length" | "moment") => string,
): string[] {
  const { options, checks } = analysis ?? {};
  const weights = model.load_cases.filter((item) => item.self_weight !== 0).map((item) => `${item.id} × ${item.self_weight}`);
  const { description, national_annex } = settings ?? {};
  const annex = national_annex && national_annex !== "none" ? national_annex : null;
  const out = [
    ...(description ? [description] : []),
    `${options?.order === "second" ? "Second" : "First"}-order analysis, shear deformation ${options?.shear_deformation === false ? "left out" : "included where the section gives shear areas"}; ${imperfect(options)}.`,
    weights.length ? `Self-weight is in: ${weights.join(", ")}.` : "Self-weight is not included in any load case.",
  ];
  if (model.load_combinations.length) out.push(originWords({ model, ...(analysis ? { analysis } : {}) }));
  if (model.plates?.length)
    out.push(
      "Plates are shells of three or four nodes, thin to moderately thick, joined to members at nodes alone; their forces are per metre in local axes: z by the right-hand rule over the nodes, x along global X projected on the plate.",
    );
  for (const check of checks ?? []) {
    if (check.type === "en1993_1_1")
      out.push(
        `Check ${String(check.id)}: EN 1993-1-1:2005, ${partial("γM0", check.gamma_m0, annex)}, ${partial("γM1", check.gamma_m1, annex)}, ${check.load_height && check.load_height !== "adverse" ? `loads act at the ${check.load_height} of the section` : "each load acts on its destabilising side of the section"}, ${
          check.restrained ? "compression flange restrained (lateral-torsional buckling skipped)" : "lateral-torsional buckling checked"
        }${check.mcr === undefined ? "" : ` with Mcr = ${measure(check.mcr, "moment")} as given`}, ${annex === null ? "no national annex" : `national annex ${annex}`}.`,
      );
    else
      out.push(
        `Check ${String(check.id)}: ${check.measure === "drift" ? "storey drift against height" : check.measure === "absolute" ? "deflection from the undeformed place" : "deflection"}${check.measure === "drift" ? "" : check.span === undefined ? " against length" : ` against a span of ${measure(check.span, "length")}`} / ${check.limit_ratio}${check.measure === "drift" ? "" : ` (of a free end 2 × ${check.span === undefined ? "length" : "span"} / ${check.limit_ratio})`}${check.part === "variable" ? ", variable loads alone" : ""}.`,
      );
  }
  return out;
}

/** A partial factor that the check does not give is its annex's, or the recommended one; the basis of each check prints it. */
const partial = (symbol: string, given: number | undefined, annex: string | null): string =>
  given === undefined ? `${symbol} ${annex === null ? "as recommended" : "of the annex"}` : `${symbol} = ${given}`;

/** Which imperfections of EN 1993-1-1 5.3.2 the analysis has in it. */
function imperfect(options: Options): string {
  const { imperfections, order } = options ?? {};
  if (!imperfections)
    return `${order === "second" ? "no imperfections" : "neither imperfections nor second-order effects"} (EN 1993-1-1 5.2, 5.3) are in it`;
  const { among_loads, bow, directions } = imperfections;
  const bows = bow ? `, and members bow by e0/L of curve ${bow}` : "";
  const leaning = among_loads ? "sway imperfections are among the loads" : "ULS combinations once more with the structure leaning";
  return `${leaning} towards ${directions.join(", ")}${bows} (EN 1993-1-1 5.3.2)`;
}
