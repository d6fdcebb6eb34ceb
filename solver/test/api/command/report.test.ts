/** What `handoff validate` prints. */

import { expect, it } from "vitest";
import { EXIT } from "../../../src/api/command/exit.ts";
import { reportSaid } from "../../../src/api/command/report.ts";
import type { Issue } from "../../../src/model/validation/report.ts";

const issue = (severity: Issue["severity"], path: string, message: string): Issue => ({ severity, path, message, code: "unused_node" });

it("errors, then warnings, then the verdict; hostile ids move no cursor", () => {
  const errors = [issue("error", "model.nodes[0].id", "'A\u001b[2J' stands twice")];
  const warnings = [issue("warning", "model.nodes[1]", "unused")];
  expect(reportSaid({ valid: false, errors, warnings })).toEqual({
    text: "error: model.nodes[0].id: 'A\ufffd[2J' stands twice\nwarning: model.nodes[1]: unused\nnot valid: 1 error",
    code: EXIT.invalid,
  });
});

it("a warning leaves a model valid", () => {
  const warnings = [issue("warning", "model.nodes[1]", "unused")];
  expect(reportSaid({ valid: true, errors: [], warnings })).toEqual({ text: "warning: model.nodes[1]: unused\nvalid", code: EXIT.done });
});
