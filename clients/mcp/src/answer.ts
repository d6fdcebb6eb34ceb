/** What a tool hands back: readable text first, the picture where there is one. */

import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

export function asText(value: unknown): CallToolResult {
  return { content: [{ type: "text", text: typeof value === "string" ? value : JSON.stringify(value, null, 1) }] };
}

export function withPicture(value: unknown, name: string, svg: string): CallToolResult {
  const answer = asText(value);
  answer.content.push({
    type: "resource",
    resource: { uri: `handoff://pictures/${encodeURIComponent(name)}.svg`, mimeType: "image/svg+xml", text: svg },
  });
  return answer;
}

/** A refusal the model can read and act on; the protocol keeps it apart from a transport failure. */
export function refusal(message: string, details?: unknown): CallToolResult {
  const text = details === undefined ? message : `${message}\n${JSON.stringify(details, null, 1)}`;
  return { isError: true, content: [{ type: "text", text }] };
}
