/** Speaks to an MCP server with the SDK's own client: `node client.mjs COMMAND… < calls.json`, answers as JSON. */

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const [command, ...args] = process.argv.slice(2);
let text = "";
for await (const chunk of process.stdin) text += chunk;
const client = new Client({ name: "test", version: "1.0.0" });
await client.connect(new StdioClientTransport({ command, args, env: process.env, stderr: "inherit" }));
const { tools } = await client.listTools();
const answers = [];
for (const { name, inputs } of JSON.parse(text)) answers.push(await client.callTool({ name, arguments: inputs }));
await client.close();
process.stdout.write(JSON.stringify({ tools, answers, instructions: client.getInstructions() }));
