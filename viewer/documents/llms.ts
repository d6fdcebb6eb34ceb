/** llms.txt: what an agent should know before its first request, made of the operations, the tools and the documents there are. */
import limits from "../../schemas/limits.json" with { type: "json" };
import { json, type Page } from "./page.ts";

interface Description {
  paths: Record<string, Record<string, { summary: string }>>;
}

function operations(): string[] {
  const { paths } = json("schemas/openapi.json") as Description;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => `- \`${method.toUpperCase()} ${path}\`: ${summary}`),
  );
}

function tools(): string {
  const { tools: listed } = json("schemas/mcp_tools.json") as { tools: { definition: { name: string } }[] };
  return listed.map(({ definition }) => definition.name).join(", ");
}

/** `{base_url}` and `{version}` are the service's, which fills them in. */
export function llms(documents: Page[]): string {
  const lines = [
    "# Handoff",
    "",
    "> Finite-element structural models as JSON: validated here, solved and checked to EN 1993-1-1 in the browser that opens the link. The service computes no results; the same solver runs in its packages and its local MCP server, which do.",
    "",
    `Models are in metres, newtons, pascals and degrees, Z up; check-beam and create-beam take metres, kN and mm, as their keys say. A link is public, and ends within ${limits.draft_hours} hours. Every operation takes \`X-API-Key\` or \`Authorization: Bearer\`, except the token, the OpenAPI description and links. Errors are \`{"error", "code"}\`; those of a model have a path and a code each.`,
    "",
    '- One steel beam: `POST {base_url}/api/sdk/check-beam` with `{"span_m": 6, "section": "IPE300", "udl": 10}`',
    "- Any model: schema (`?root=members` for one part), sections (`?family=IPE`), validate until there are no errors, read the warnings, solve",
    "- Results and verdicts in the conversation: the local MCP server, `npx -y {base_url}/packages/handoff-mcp-{version}.tgz`, or `handoff check model.json` of the packages",
    `- Links without installing anything: the MCP server at {base_url}/mcp (streamable HTTP, with the key); tools ${tools()}`,
    "- [OpenAPI]({base_url}/api/openapi.json): every operation with its fields, answers and codes",
    "",
    "## Operations",
    "",
    ...operations(),
    "",
    "## Documents",
    "",
    ...documents.map(({ name, title, summary }) => `- [${title}]({base_url}/docs/${name}): ${summary}`),
  ];
  return `${lines.join("\n")}\n`;
}
