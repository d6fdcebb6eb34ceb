/** Handing a model to a person: park it as a draft and give its link. */

import { asText } from "../answer.js";
import { modelSchema } from "../schemas.js";
import { park } from "../service.js";
import { readModel, type Tool } from "./tool.js";

export const openInBrowser: Tool = {
  name: "open_in_browser",
  title: "Make a link for the browser",
  description:
    "Park a model on the configured Handoff service and return a link; whoever opens it sees the model solved. " +
    "The link is public and ends after 24 hours. Needs HANDOFF_URL and HANDOFF_API_KEY.",
  inputSchema: { type: "object", properties: { model: modelSchema }, required: ["model"] },
  run: async (inputs) => {
    const { open_url, expires_at } = await park(readModel(inputs.model));
    return asText({ open_url, expires_at });
  },
};
