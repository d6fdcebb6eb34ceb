/** The beam on the first page: a span, a section and a load to a whole model. */
import type { ExplicitSection, Model } from "handoff-solver";
import standards from "../../../../schemas/standards.json" with { type: "json" };

export interface Wish {
  span_m: number;
  load_kn_m: number;
  section: Omit<ExplicitSection, "id">;
}

const { steel: STEEL } = standards.elastic;
const SUPPORT = { uy: "fixed", uz: "fixed", rx: "fixed", ry: "free", rz: "free" } as const;

/** EN 1990 (6.10) at the ultimate limit state and the characteristic combination; S355 by its product standard. */
export function beamModel({ span_m, load_kn_m, section }: Wish): Model {
  return {
    schema_version: "1.0",
    settings: { title: `Beam over ${span_m} m` },
    model: {
      nodes: [
        { id: "A", x: 0, y: 0, z: 0 },
        { id: "B", x: span_m, y: 0, z: 0 },
      ],
      materials: [{ id: "S355", type: "steel", grade: "S355", ...STEEL, fy_rule: "product_standard" }],
      sections: [{ id: "beam", ...section }],
      members: [{ id: "beam", start: "A", end: "B", section: "beam", material: "S355" }],
      supports: [
        { id: "left", node: "A", ux: "fixed", ...SUPPORT },
        { id: "right", node: "B", ux: "free", ...SUPPORT },
      ],
      load_cases: [
        { id: "G", nature: "permanent", self_weight: 1, name: "Own weight" },
        {
          id: "Q",
          nature: "imposed",
          self_weight: 0,
          name: "Imposed",
          member_loads: [{ member: "beam", type: "distributed", fz: -1000 * load_kn_m }],
        },
      ],
      load_combinations: [
        {
          id: "ULS",
          limit_state: "ULS",
          situation: "persistent",
          terms: [
            { load_case: "G", factor: 1.35 },
            { load_case: "Q", factor: 1.5 },
          ],
        },
        {
          id: "SLS",
          limit_state: "SLS",
          situation: "characteristic",
          terms: [
            { load_case: "G", factor: 1 },
            { load_case: "Q", factor: 1 },
          ],
        },
      ],
      design_members: [{ id: "beam", members: ["beam"] }],
    },
    analysis: {
      options: { order: "first", shear_deformation: true },
      checks: [
        { id: "steel", type: "en1993_1_1", design_members: ["beam"], limit_state: "ULS" },
        { id: "sag", type: "deflection", design_members: ["beam"], limit_state: "SLS", limit_ratio: 250 },
      ],
    },
  };
}

/** As it is opened and taken away: by the section's name, which a reader can change and the library knows more of. */
export const byName = (model: Model): Model => ({
  ...model,
  model: { ...model.model, sections: model.model.sections.map((one) => ("a" in one ? { id: one.id, library: one.name! } : one)) },
});
