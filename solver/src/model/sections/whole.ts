/** The section library from its static file, with what can be made of it. */

import { openLibrary as openTables } from "./library.ts";
import { withMade } from "./made.ts";
import type { SectionLibrary } from "./properties.ts";

export const openLibrary = (data: unknown): SectionLibrary => withMade(openTables(data));
