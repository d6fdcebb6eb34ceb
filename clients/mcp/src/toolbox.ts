/** All tools, and how one is run: what it refuses comes back as an answer. */

import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

import { refusal } from "./answer.js";
import { refuseUnknown } from "./arguments.js";
import type { Tell } from "./progress.js";
import { buildFrameTool, changeModel, createBeamTool, validateModel } from "./tools/building.js";
import { compareTool, suggestSection } from "./tools/designing.js";
import { exportModel, importModel } from "./tools/exchanging.js";
import { getSchema, getSection, listSections } from "./tools/lookup.js";
import { openInBrowser } from "./tools/opening.js";
import { checkBeamTool, solveModel } from "./tools/solving.js";
import type { Tool } from "./tools/tool.js";

export const TOOLS: Tool[] = [
  ...[buildFrameTool, solveModel, changeModel, suggestSection, checkBeamTool, importModel, exportModel],
  ...[createBeamTool, validateModel, compareTool],
  ...[getSchema, listSections, getSection, openInBrowser],
];

export async function runTool(name: string, inputs: Record<string, unknown>, tell?: Tell): Promise<CallToolResult> {
  const tool = TOOLS.find((one) => one.name === name)!;
  try {
    refuseUnknown(tool, inputs);
    return await tool.run(inputs, tell);
  } catch (error) {
    const { message, code, details } = error as { message: string; code?: string; details?: Record<string, unknown> };
    // The mechanism's shape is for pictures: a node, a direction and a count say what to mend.
    const { mechanism: _, motions: __, ...told } = details ?? {};
    return refusal(code && !message.startsWith(`${code}: `) ? `${code}: ${message}` : message, Object.keys(told).length ? told : undefined);
  }
}
