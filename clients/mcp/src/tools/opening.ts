/** Handing a model to a person: park it as a draft and give its link. */

import limits from "../../../../schemas/limits.json" with { type: "json" };
import { asText } from "../answer.js";
import { answers, closed, modelSchema } from "../schemas.js";
import { park } from "../service.js";
import { readModel, type Tool } from "./tool.js";

export const openInBrowser: Tool = {
  name: "open_in_browser",
  title: "Make a link for the browser",
  description:
    `Park a model on the configured service and return a public link that ends after ${limits.draft_hours} hours; whoever opens it sees the model solved. ` +
    "Needs HANDOFF_URL and HANDOFF_API_KEY.",
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  inputSchema: closed({ model: modelSchema }, ["model"]),
  outputSchema: answers({ open_url: "string", expires_at: "string", warnings: "objects" }),
  run: async (inputs) => {
    const { open_url, expires_at, note, validation } = await park(readModel(inputs.model));
    return asText({ open_url, expires_at, note, warnings: validation?.warnings ?? [] });
  },
};
