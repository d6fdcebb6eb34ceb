/** One value: of the right type, finite, not empty and within its bounds, which are allowed themselves. */

import { expect, test } from "vitest";
import { type Bounds, readValue } from "../../../src/model/beams/values.ts";

const SPAN: Bounds = { type: "number", minimum: 0.01, maximum: 1000 };
const FACTOR: Bounds = { type: "number", above: 0 };

test.each<[unknown, Bounds, string]>([
  [6, SPAN, ""],
  [0.01, SPAN, ""],
  [1000, SPAN, ""],
  [0.009, SPAN, "out_of_range"],
  [1001, SPAN, "out_of_range"],
  [0, FACTOR, "out_of_range"],
  [1e300, FACTOR, ""],
  [Infinity, SPAN, "not_finite"],
  [Number.NaN, SPAN, "not_finite"],
  ["6", SPAN, "wrong_type"],
  [null, SPAN, "wrong_type"],
  [true, SPAN, "wrong_type"],
  [" ", { type: "string" }, "empty"],
  ["IPE300", { type: "string" }, ""],
  [false, { type: "boolean" }, ""],
  [0, { type: "boolean" }, "wrong_type"],
])("%j as %j: %s", (raw, field, fault) => expect(readValue(field, raw)).toEqual([raw, fault]));
