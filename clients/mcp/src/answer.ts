/** What a tool hands back: readable text first, the picture where there is one. */

import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

/** The same as text and as data. */
export function asText(value: object): CallToolResult {
  return {
    content: [{ type: "text", text: lines(value) }],
    structuredContent: JSON.parse(JSON.stringify(value)) as Record<string, unknown>,
  };
}

/** JSON with a line per key and per row: readable, without the blanks that full indentation would cost. */
function lines(value: unknown, depth = 0): string {
  const flat = JSON.stringify(value) ?? "null";
  if (typeof value !== "object" || value === null || depth === 3 || flat.length < 100) return flat;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const entries = Array.isArray(value)
    ? value.map((item) => lines(item, depth + 1))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${JSON.stringify(key)}: ${lines(item, depth + 1)}`);
  return `${open}\n${entries.map((entry) => " ".repeat(depth + 1) + entry).join(",\n")}\n${" ".repeat(depth)}${close}`;
}

export function withPicture(value: object, name: string, svg: string): CallToolResult {
  const answer = asText(value);
  answer.content.push({
    type: "resource",
    resource: { uri: `handoff://pictures/${encodeURIComponent(name)}.svg`, mimeType: "image/svg+xml", text: svg },
  });
  return answer;
}

/** A refusal the model can read and act on; the protocol keeps it apart from a transport failure. */
export function refusal(message: string, details?: unknown): CallToolResult {
  const text = details === undefined ? message : `${message}\n${lines(details)}`;
  return { isError: true, content: [{ type: "text", text }] };
}
