/** The frame on the first page: a span, a section and a load to a whole model of one storey, one bay by one. */
import type { ExplicitSection, LoadCombination, Member, Model } from "handoff-solver";
import standards from "../../../../schemas/standards.json" with { type: "json" };

export type NamedSection = Omit<ExplicitSection, "id"> & { name: string };

export interface Wish {
  span_m: number;
  load_kn_m: number;
  /** Of the beams that carry the floor. */
  beam: NamedSection;
  column: NamedSection;
  /** Of the beams between the frames. */
  tie: NamedSection;
}

const { steel: STEEL } = standards.elastic;
const DEPTH = 5;
const HEIGHT = 3.5;
/** Wind on each of the two nodes that it meets, N. */
const WIND = 4000;
const FIXED = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" } as const;

/** Imposed load of offices beside a leading wind: EN 1990 Table A1.1, category B. */
const COMBINED = 0.7;

const combination = (id: string, limit_state: "ULS" | "SLS", { G, ...others }: Record<string, number>): LoadCombination => ({
  id,
  limit_state,
  situation: limit_state === "ULS" ? "persistent" : "characteristic",
  terms: [{ load_case: "G", factor: G! }, ...Object.entries(others).map(([load_case, factor]) => ({ load_case, factor }))],
});

/** EN 1990 (6.10) and the characteristic combinations, with the wind from either side. */
const COMBINATIONS = [
  combination("ULS", "ULS", { G: 1.35, Q: 1.5 }),
  combination("SLS", "SLS", { G: 1, Q: 1 }),
  ...([1, -1] as const).flatMap((way) => {
    const side = way > 0 ? "+x" : "-x";
    return [
      combination(`ULS Q ${side}`, "ULS", { G: 1.35, Q: 1.5, W: way * 1.5 * 0.6 }),
      combination(`ULS W ${side}`, "ULS", { G: 1.35, Q: 1.5 * COMBINED, W: way * 1.5 }),
      combination(`ULS lift ${side}`, "ULS", { G: 1, W: way * 1.5 }),
      combination(`SLS W ${side}`, "SLS", { G: 1, Q: COMBINED, W: way }),
    ];
  }),
];

export function frameModel({ span_m, load_kn_m, beam, column, tie }: Wish): Model {
  const plan = { A: [0, 0], B: [span_m, 0], C: [span_m, DEPTH], D: [0, DEPTH] } as const;
  const corners = Object.keys(plan) as (keyof typeof plan)[];
  const nodes = [0, 1].flatMap((k) => corners.map((name) => ({ id: `${name}${k}`, x: plan[name][0], y: plan[name][1], z: k * HEIGHT })));
  const member = (id: string, start: string, end: string, section: string): Member => ({ id, start, end, section, material: "S355" });
  const above = (section: string, [a, b]: readonly [string, string]): Member => member(`${section} ${a}${b}`, `${a}1`, `${b}1`, section);
  const floors = [above("beam", ["A", "B"]), above("beam", ["D", "C"])] as const;
  const members = [
    ...corners.map((name) => member(`column ${name}`, `${name}0`, `${name}1`, "column")),
    ...floors,
    ...[above("tie", ["A", "D"]), above("tie", ["B", "C"])],
  ];
  return {
    schema_version: "1.0",
    settings: { title: `Frame of ${span_m} m` },
    model: {
      nodes,
      materials: [{ id: "S355", type: "steel", grade: "S355", ...STEEL, fy_rule: "product_standard" }],
      sections: Object.entries({ column, beam, tie }).map(([id, section]) => ({ ...section, id })),
      members,
      supports: corners.map((name) => ({ id: `foot ${name}`, node: `${name}0`, ...FIXED })),
      load_cases: [
        { id: "G", nature: "permanent", self_weight: 1, name: "Own weight" },
        {
          ...{ id: "Q", nature: "imposed", category: "B", self_weight: 0, name: "Floor" },
          member_loads: floors.map(({ id }) => ({ member: id, type: "distributed" as const, fz: -1000 * load_kn_m })),
        },
        {
          ...{ id: "W", nature: "wind", self_weight: 0, name: "Wind along x" },
          node_loads: ["A1", "D1"].map((node) => ({ node, fx: WIND })),
        },
      ],
      load_combinations: COMBINATIONS,
    },
    analysis: {
      checks: [
        { id: "steel", type: "en1993_1_1", all: true, limit_state: "ULS", load_height: "centre" },
        { id: "sag", type: "deflection", members: [floors[0].id, floors[1].id], limit_state: "SLS", limit_ratio: 250 },
      ],
    },
  };
}

/** As it is opened and taken away: by the sections' names, which a reader can change and the library knows more of. */
export const byName = (model: Model): Model => ({
  ...model,
  model: { ...model.model, sections: model.model.sections.map((one) => ("a" in one ? { id: one.id, library: one.name! } : one)) },
});
