/** What a tool is called with and does not take is refused by name, with what would be right. */
import { expect, it } from "vitest";
import { refuseUnknown } from "../src/arguments.js";
import type { Tool } from "../src/tools/tool.js";

const tool = {
  name: "compare",
  inputSchema: {
    type: "object",
    properties: {
      before: { type: "object" },
      table: { type: "string", enum: ["reactions", "checks"] },
      members: { type: "array", items: { type: "string" } },
    },
    required: ["before"],
    additionalProperties: false,
  },
} as unknown as Tool;

const refused = (inputs: Record<string, unknown>): (() => void) => {
  return () => refuseUnknown(tool, inputs);
};

it("takes what the schema asks for, and a model as text", () => {
  expect(refused({ before: {}, table: "checks", members: ["M1"] })).not.toThrow();
  expect(refused({ before: "{}" })).not.toThrow();
  expect(refused({ before: {}, table: undefined })).not.toThrow();
});

it("leaves what is not closed to its reader", () => {
  expect(() => refuseUnknown({ ...tool, inputSchema: { type: "object" } }, { befor: 7 })).not.toThrow();
});

it("names an unknown argument before a missing one, which it often is", () => {
  expect(refused({ befor: {} })).toThrow("compare takes no argument 'befor'; it takes: before, table, members");
  expect(refused({})).toThrow("compare needs the argument 'before'");
  expect(refused({ before: {}, toString: 1 })).toThrow("takes no argument 'toString'");
});

it("names a wrong kind, in a list too, and the choices there are", () => {
  expect(refused({ before: 7 })).toThrow("'before' must be an object, not number");
  expect(refused({ before: null })).toThrow("'before' must be an object, not null");
  expect(refused({ before: {}, members: [1] })).toThrow("'members' must be a string, not number");
  expect(refused({ before: {}, table: "nodes" })).toThrow("'table' cannot be 'nodes'; there are: reactions, checks");
});
