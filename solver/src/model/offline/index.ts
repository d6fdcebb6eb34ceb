/** What the service answers, answered here: validation, beams, schemas and sections, with the library inside. */

import type { Model } from "../../generated/model.ts";
import { checkBeam as checkBeamWith, createBeam as createBeamWith } from "../beams/index.ts";
import { buildFrame as buildFrameWith } from "../frames/index.ts";
import { library } from "../sections/included.ts";
import type { SectionLibrary } from "../sections/library.ts";
import { listing, type SectionListing } from "../sections/listing.ts";
import { nearestSections as nearestSectionsIn } from "../sections/suggestions.ts";
import { type Issue, type Report, type ValidateOptions, validate as validateWith } from "../validation/index.ts";
import { judgedModel as judgedModelWith } from "./valid.ts";

export type { Model } from "../../generated/model.ts";
export { InputError } from "../beams/index.ts";
export { library } from "../sections/included.ts";
export type { SectionFamily, SectionLibrary, SectionProperties } from "../sections/library.ts";
export type { FamilyListing, SectionListing } from "../sections/listing.ts";
export type { Issue, Report, ValidateOptions } from "../validation/index.ts";
export { parseOnce } from "./repeated.ts";
export { type SchemaEntry, schemaClosure, schemaIndex } from "./schema.ts";
export { UnknownName } from "./unknown.ts";
export { documentOf, InvalidModel } from "./valid.ts";

/** `valid`, `errors` and `warnings`, as POST /api/sdk/validate answers. */
export const validate = (model: unknown, { sections = library() }: ValidateOptions = {}): Report => validateWith(model, { sections });

/** The JSON as a model that `solve` takes, with the warnings that it takes along; throws `InvalidModel`. */
export const judgedModel = (json: unknown, { sections = library() }: ValidateOptions = {}): { model: Model; warnings: Issue[] } =>
  judgedModelWith(json, { sections });

/** The same without the warnings. */
export const validModel = (json: unknown, options: ValidateOptions = {}): Model => judgedModel(json, options).model;

/** A single-span beam from simple inputs; throws `InputError`. */
export const createBeam = (inputs: unknown, sections: SectionLibrary = library()) => createBeamWith(inputs, sections);

/** A steel beam with its EN 1993-1-1 check, and the note for its reader; throws `InputError`. */
export const checkBeam = (inputs: unknown, sections: SectionLibrary = library()) => checkBeamWith(inputs, sections);

/** A portal, multi-storey frame, truss or continuous beam from a dozen numbers, and what was assumed; throws `InputError`. */
export const buildFrame = (inputs: unknown, sections: SectionLibrary = library()) => buildFrameWith(inputs, sections);

/** Families with their names: all, or those a name or a prefix stands for; throws `UnknownName`. */
export const sectionListing = (family?: string, sections: SectionLibrary = library()): SectionListing => listing(sections, family);

export const nearestSections = (name: string, limit = 3, sections: SectionLibrary = library()): string[] =>
  nearestSectionsIn(name, sections, limit);
