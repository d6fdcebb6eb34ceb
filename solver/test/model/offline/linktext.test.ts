/** The text of a model as the service keeps it; expected as orjson writes what it reads. */

import { expect, it } from "vitest";
import { linkText } from "../../../src/model/offline/linktext.ts";

it.each([
  ['{ "a" : [ 1 , 2.50, true, null ],\n "b": "x \\u00e9 \\" [1, 2]" }', '{"a":[1,2.5,true,null],"b":"x é \\" [1, 2]"}'],
  [
    "[0.00001, 1E-6, 15e-6, 1e16, 1e15, 210e9, 1.0, -0.0, 12e20]",
    "[0.00001,1e-6,0.000015,1e+16,1000000000000000.0,210000000000.0,1.0,-0.0,1.2e+21]",
  ],
  // The body of a request: what its link keeps is the model in it.
  ['{ "model": {"schema_version": "1.0", "model": {"a": 1.50}} }', '{"schema_version":"1.0","model":{"a":1.5}}'],
])("%s", (sent, kept) => expect(linkText(sent)).toBe(kept));
