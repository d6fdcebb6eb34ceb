// The collection that Postman's converter makes of openapi.json, run by its runner: node postman.mjs ADDRESS KEY
import { readFileSync } from "node:fs";
import newman from "newman";
import converter from "openapi-to-postmanv2";

const [baseUrl, apiKey] = process.argv.slice(2);
const CALLED = ["POST solve", "POST validate", "POST create-beam", "POST check-beam", "GET schema", "GET sections", "GET me"];
const input = { type: "string", data: readFileSync("openapi.json", "utf8") };
// Bodies and queries as the description's own examples have them.
const options = { parametersResolution: "Example", requestParametersResolution: "Example" };
const { output } = await new Promise((done, fail) => {
  converter.convert(input, options, (error, found) => (error || !found.result ? fail(error ?? found.reason) : done(found)));
});
const collection = output[0].data;
const requests = [];
const walk = (items) => {
  for (const item of items) item.request ? requests.push(item) : walk(item.item);
};
walk(collection.item);
const name = ({ request: { method, url } }) => `${method} ${url.path.slice(2).join("/")}`;
// Keys and links of others are not ended here: of all requests, those that read and compute.
collection.item = CALLED.map((called) => requests.find((item) => name(item) === called));
const envVar = Object.entries({ baseUrl, apiKey }).map(([key, value]) => ({ key, value }));
const { run } = await new Promise((done, fail) => {
  newman.run({ collection, envVar }, (error, summary) => (error ? fail(error) : done(summary)));
});
const statuses = run.executions.map(({ response }) => response?.code ?? "none");
process.stdout.write([requests.length, run.failures.length, ...statuses].join(" "));
