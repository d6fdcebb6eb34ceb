// The snippets that Scalar shows for the operations of openapi.json, run as they stand: node scalar.mjs ADDRESS KEY
import { readFileSync } from "node:fs";
import { dereference, validate } from "@scalar/openapi-parser";
import { snippetz } from "@scalar/snippetz";

const [address, key] = process.argv.slice(2);
const CALLED = [
  ...["solve", "validate", "create-beam", "check-beam"].map((name) => ["post", `/api/sdk/${name}`]),
  ...["schema", "sections", "me"].map((name) => ["get", `/api/sdk/${name}`]),
];
const text = readFileSync("openapi.json", "utf8");
const { valid, errors } = await validate(text);
const { schema } = await dereference(text);
const statuses = [];
for (const [method, path] of CALLED) {
  const { requestBody, parameters = [] } = schema.paths[path][method];
  const content = requestBody?.content?.["application/json"];
  const example = content && (content.example ?? Object.values(content.examples ?? {})[0]?.value ?? content.schema.examples?.[0]);
  const asked = parameters.filter((one) => one.in === "query" && (one.example ?? one.schema.examples?.[0]) !== undefined);
  const request = {
    method: method.toUpperCase(),
    url: address + path,
    headers: [{ name: "X-API-Key", value: key }, ...(content ? [{ name: "Content-Type", value: "application/json" }] : [])],
    queryString: asked.map(({ name, ...one }) => ({ name, value: String(one.example ?? one.schema.examples[0]) })),
    ...(content ? { postData: { mimeType: "application/json", text: JSON.stringify(example) } } : {}),
  };
  const snippet = snippetz().print("js", "fetch", request);
  // The snippet is a call of fetch; what it answers is looked at here.
  const answer = await new Function(`return ${snippet}`)();
  statuses.push(answer.status);
}
process.stdout.write([valid, (errors ?? []).length, ...statuses].join(" "));
