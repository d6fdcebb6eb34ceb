/** What every beam is made of, as the service reads it: fields, a model to fill in, named supports and sentences. */

import data from "../../../../schemas/beams.json" with { type: "json" };

export const TABLES = data;
