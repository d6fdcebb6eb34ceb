/** A section with its properties: the library's where the model names one, else the model's own. */
import type { ExplicitSection, Material, SectionProperties, Shape } from "handoff-solver";

/** Every property may be missing: a name that the library does not know has none. */
export type ResolvedSection = Partial<Omit<ExplicitSection, "shape">> & {
  shape?: Shape | SectionProperties["shape"];
  mass_per_m?: number;
};

export { libraryName } from "../../../solver/src/model/section.ts";

type KeysOf<T> = T extends unknown ? keyof T : never;
/** What any shape is measured by; each has some of them. */
export type Dimensions = Partial<Record<Exclude<KeysOf<Shape>, "type">, number>>;

/** How a section was made, in words: of steel alone, so not where all that has it is of something else. */
export const madeOf = ({ fabrication }: ResolvedSection, types: readonly (Material["type"] | undefined)[]): string | undefined =>
  types.length > 0 && !types.includes("steel") ? undefined : fabrication?.replaceAll("_", " ");
