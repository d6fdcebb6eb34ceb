/** The MCP server: tools, resources and a prompt; a refusal is an answer, never a crash. */

import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";

import { refusal } from "./answer.js";
import type { Tell } from "./progress.js";
import { PROMPT, promptText } from "./prompts.js";
import { listResources, readResource } from "./resources.js";
import { runTool, TOOLS } from "./toolbox.js";

const INSTRUCTIONS =
  "Structural models in SI units (m, N, Pa, degrees), Z up, EN axes. " +
  "One beam: check_beam. A frame, truss or continuous beam: build_frame with solve, then suggest_section. A file: import_model. Anything else: get_schema, " +
  "then solve_model. Models are kept under names (m1): give the name, and change_model for changes. Tell the reader what build_frame assumed. " +
  "Report utilisations with the combination that governs, and say what was skipped or not covered: it is not a pass.";

/** How a tool is run: here, or in a thread that can be ended. */
export type Runner = (name: string, inputs: Record<string, unknown>, signal: AbortSignal, tell?: Tell) => Promise<CallToolResult>;

const runHere: Runner = (name, inputs, _, tell) => runTool(name, inputs, tell);

export function createServer(version: string, run: Runner = runHere): Server {
  const capabilities = { tools: {}, resources: {}, prompts: {} };
  const server = new Server({ name: "handoff", version }, { capabilities, instructions: INSTRUCTIONS });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(({ run: _, isLookup: __, ...listed }) => listed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, sendNotification }) => {
    if (!TOOLS.some(({ name }) => name === params.name))
      return refusal(`no tool '${params.name}'; there are: ${TOOLS.map(({ name }) => name).join(", ")}`);
    const progressToken = params._meta?.progressToken;
    // Only whoever names a token hears of progress; a client that has gone meanwhile hears nothing.
    const tell: Tell = (told) =>
      void sendNotification({ method: "notifications/progress", params: { progressToken: progressToken!, total: 1, ...told } }).catch(
        () => {},
      );
    return run(params.name, params.arguments ?? {}, signal, progressToken === undefined ? undefined : tell);
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listResources() }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => ({ contents: [readResource(params.uri)] }));
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [PROMPT] }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    const structure = params.arguments?.structure;
    if (params.name !== PROMPT.name || !structure) throw new Error(`the prompt is '${PROMPT.name}' with the argument 'structure'`);
    return { messages: [{ role: "user" as const, content: { type: "text" as const, text: promptText(structure) } }] };
  });
  return server;
}
