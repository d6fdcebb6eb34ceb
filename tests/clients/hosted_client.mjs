/** Speaks to the hosted MCP server with the SDK's own client: `node hosted_client.mjs URL KEY < calls.json`, answers as JSON. */

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const [url, key] = process.argv.slice(2);
let text = "";
for await (const chunk of process.stdin) text += chunk;
const client = new Client({ name: "test", version: "1.0.0" });
const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { "X-API-Key": key } } });
await client.connect(transport);
await client.ping();
const { tools } = await client.listTools();
const answers = [];
for (const { name, inputs } of JSON.parse(text)) answers.push(await client.callTool({ name, arguments: inputs }));
await client.close();
const { sessionId, protocolVersion } = transport;
process.stdout.write(JSON.stringify({ tools, answers, sessionId, protocolVersion }));
