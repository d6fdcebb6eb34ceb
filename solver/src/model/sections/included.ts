/** The section library that comes with the package, opened when it is first asked for. */

import data from "../../../data/sections.json" with { type: "json" };
import type { SectionLibrary } from "./properties.ts";
import { openLibrary } from "./whole.ts";

let opened: SectionLibrary | undefined;

export const library = (): SectionLibrary => (opened ??= openLibrary(data));
