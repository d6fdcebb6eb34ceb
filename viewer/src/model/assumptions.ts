/** What the analysis of a model takes for granted, in words. */
import type { Session } from "../state/session.ts";

/** What the analysis takes for granted, in words; read from the model, never assumed here. */
export function assumptions(session: Session): string[] {
  const { options, checks } = session.model.analysis;
  const weights = session.model.model.load_cases.filter((item) => item.self_weight !== 0).map((item) => `${item.id} × ${item.self_weight}`);
  const { description } = session.model.settings;
  const out = [
    ...(description ? [String(description)] : []),
    `${options?.order === "second" ? "Second" : "First"}-order analysis, shear deformation ${options?.shear_deformation === false ? "left out" : "included where the section gives shear areas"}; neither sway imperfections nor second-order effects (EN 1993-1-1 5.2, 5.3) are in it.`,
    weights.length ? `Self-weight is in: ${weights.join(", ")}.` : "Self-weight is not included in any load case.",
  ];
  for (const check of checks ?? []) {
    if (check.type === "en1993_1_1")
      out.push(
        `Check ${String(check.id)}: EN 1993-1-1:2005, γM0 = ${String(check.gamma_m0 ?? 1)}, γM1 = ${String(check.gamma_m1 ?? 1)}, loads act at the ${String(check.load_height ?? "top")} of the section, ${
          check.restrained ? "compression flange restrained (lateral-torsional buckling skipped)" : "lateral-torsional buckling checked"
        }, national annex ${session.model.settings.national_annex ?? "none"}.`,
      );
    else out.push(`Check ${String(check.id)}: deflection from the chord against length / ${String(check.limit_ratio)}.`);
  }
  return out;
}
