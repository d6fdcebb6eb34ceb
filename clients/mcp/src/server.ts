/** The MCP server: lists the tools and runs them; a refusal is an answer, never a crash. */

import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

import { refusal } from "./answer.js";
import { createBeamTool, validateModel } from "./tools/building.js";
import { getSchema, getSection, listSections } from "./tools/lookup.js";
import { openInBrowser } from "./tools/opening.js";
import { checkBeamTool, solveModel } from "./tools/solving.js";

export const TOOLS = [solveModel, checkBeamTool, createBeamTool, validateModel, getSchema, listSections, getSection, openInBrowser];

const INSTRUCTIONS =
  "Structural models in SI units (m, N, Pa, degrees), Z up, EN axes. " +
  "For one beam use check_beam. For a frame: get_schema, list_sections, then validate_model, then solve_model. " +
  "Report utilisations with the combination that governs, and say what was skipped or not covered: it is not a pass.";

export function createServer(version: string): Server {
  const server = new Server({ name: "handoff", version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, title, description, inputSchema }) => ({ name, title, description, inputSchema })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (!tool) return refusal(`no tool '${params.name}'; there are: ${TOOLS.map(({ name }) => name).join(", ")}`);
    try {
      return await tool.run(params.arguments ?? {});
    } catch (error) {
      const { message, code, details } = error as { message: string; code?: string; details?: unknown };
      return refusal(code ? `${code}: ${message}` : message, details);
    }
  });
  return server;
}
