#!/usr/bin/env node
/** Start the server on standard input and output. */

import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";

import packageFile from "../package.json" with { type: "json" };
import { createServer } from "./server.js";

await createServer(packageFile.version).connect(new StdioServerTransport());
