// The types that openapi-typescript makes of openapi.json, with openapi-fetch: node call.js ADDRESS KEY
import createClient from "openapi-fetch";
import type { paths } from "./api.js";

const [address, key] = process.argv.slice(2) as [string, string];
const client = createClient<paths>({ baseUrl: address, headers: { "X-API-Key": key } });
const beam = await client.POST("/api/sdk/create-beam", { body: { span_m: 6, section: "IPE300", point_load: 20 } });
const checked = await client.POST("/api/sdk/check-beam", { body: { span_m: 6, section: "IPE300", udl: 10 } });
const model = beam.data!.model;
const report = await client.POST("/api/sdk/validate", { body: { model } });
const solved = await client.POST("/api/sdk/solve", { body: { model } });
const sections = await client.GET("/api/sdk/sections", { params: { query: { family: "IPE" } } });
const me = await client.GET("/api/sdk/me");
const unused = report.data!.warnings.some(({ code }) => code === "unused_node");
const statuses = [beam, checked, report, solved, sections, me].map(({ response }) => response.status);
process.stdout.write([...statuses, report.data!.valid, unused].join(" "));
