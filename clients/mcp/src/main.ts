#!/usr/bin/env node
/** Start the server on standard input and output; the same file is what its thread runs. */

import { isMainThread } from "node:worker_threads";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";

import packageFile from "../package.json" with { type: "json" };
import { createServer } from "./server.js";
import { serveThread, threadedRunner } from "./thread.js";

if (isMainThread) await createServer(packageFile.version, threadedRunner(new URL(import.meta.url))).connect(new StdioServerTransport());
else serveThread();
