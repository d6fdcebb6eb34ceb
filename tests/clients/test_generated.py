"""Clients that others' generators make from the description work as they come; made where HANDOFF_PROVE asks for it."""

import os
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.local_service import LocalService

PYTHON = """\
import sys
from handoff_client import AuthenticatedClient
from handoff_client.api.beams import check_beam, create_beam
from handoff_client.api.reference import get_sections
from handoff_client.models import CheckBeamRequest, CreateBeamRequest

address, key = sys.argv[1:]
client = AuthenticatedClient(base_url=address, token=key, prefix="", auth_header_name="X-API-Key")
point = create_beam.sync_detailed(client=client, body=CreateBeamRequest(span_m=6, section="IPE300", point_load=20))
checked = check_beam.sync_detailed(client=client, body=CheckBeamRequest(span_m=6, section="IPE300", udl=10))
listed = get_sections.sync_detailed(client=client, family="IPE")
print(point.status_code.value, checked.status_code.value, listed.status_code.value, checked.parsed.status)
"""
TYPESCRIPT = """\
import createClient from "openapi-fetch";
import type { paths } from "./api.js";

const [address, key] = process.argv.slice(2) as [string, string];
const client = createClient<paths>({ baseUrl: address, headers: { "X-API-Key": key } });
const beam = await client.POST("/api/sdk/create-beam", { body: { span_m: 6, section: "IPE300", point_load: 20 } });
const report = await client.POST("/api/sdk/validate", { body: { model: beam.data!.model } });
const sections = await client.GET("/api/sdk/sections", { params: { query: { family: "IPE" } } });
const unused = report.data!.warnings.some(({ code }) => code === "unused_node");
console.log(beam.response.status, report.data!.valid, sections.response.status, unused);
"""
POSTMAN = """\
import { readFileSync } from "node:fs";
import converter from "openapi-to-postmanv2";

const [address, key] = process.argv.slice(2);
const made = await new Promise((done, fail) => {
  const input = { type: "string", data: readFileSync("openapi.json", "utf8") };
  // Bodies and queries as the description's own examples have them.
  const options = { parametersResolution: "Example", requestParametersResolution: "Example" };
  converter.convert(input, options, (error, found) => {
    if (error || !found.result) fail(error ?? found.reason);
    else done(found);
  });
});
const requests = [];
const walk = (items) => {
  for (const item of items) item.request ? requests.push(item) : walk(item.item);
};
walk(made.output[0].data.item);
const call = async (name) => {
  const { request } = requests.find(({ request: { method, url } }) => `${method} /${url.path.join("/")}` === name);
  const asked = (request.url.query ?? []).filter(({ disabled }) => !disabled);
  const query = new URLSearchParams(asked.map(({ key: of, value }) => [of, value]));
  const headers = { "X-API-Key": key, "Content-Type": "application/json" };
  const { method, body } = request;
  const answer = await fetch(`${address}/${request.url.path.join("/")}?${query}`, { method, headers, body: body?.raw });
  return answer.status;
};
const names = ["create-beam", "check-beam", "validate", "solve"].map((name) => `POST /api/sdk/${name}`);
const read = ["schema", "sections", "me"].map((name) => `GET /api/sdk/${name}`);
console.log(requests.length, ...(await Promise.all([...names, ...read].map(call))));
"""
SCALAR = """\
import { readFileSync } from "node:fs";
import { dereference, validate } from "@scalar/openapi-parser";

const [address, key] = process.argv.slice(2);
const text = readFileSync("openapi.json", "utf8");
const { valid, errors } = await validate(text);
const { schema } = await dereference(text);
// Every operation that has a body has an example of it, which is sent as it stands.
const statuses = [];
for (const [path, operations] of Object.entries(schema.paths))
  for (const [method, { requestBody }] of Object.entries(operations)) {
    const content = requestBody?.content?.["application/json"];
    if (method !== "post" || !/beam|validate|solve/.test(path) || !content) continue;
    const example = content.example ?? Object.values(content.examples ?? {})[0]?.value ?? content.schema.examples?.[0];
    const headers = { "X-API-Key": key, "Content-Type": "application/json" };
    statuses.push((await fetch(address + path, { method: "POST", headers, body: JSON.stringify(example) })).status);
  }
console.log(valid, (errors ?? []).length, ...statuses);
"""
TSC = ("--strict", "--target", "es2022", "--module", "nodenext", "--skipLibCheck")


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def described(service: LocalService, folder: Path) -> Path:
    file = folder / "openapi.json"
    with urllib.request.urlopen(service.base_url + "/api/openapi.json") as response:
        file.write_bytes(response.read())
    return file


if os.environ.get("HANDOFF_PROVE"):

    def test_openapi_python_client(service: LocalService, tmp_path: Path) -> None:
        described(service, tmp_path)
        run(sys.executable, "-m", "venv", "venv", cwd=tmp_path)
        tools = tmp_path / "venv" / "bin"
        run(tools / "pip", "install", "-q", "openapi-python-client", cwd=tmp_path)
        (tmp_path / "config.yml").write_text("package_name_override: handoff_client\npost_hooks: []\n")
        made = ("--path", "openapi.json", "--config", "config.yml", "--meta", "none", "--output-path", "handoff_client")
        run(tools / "openapi-python-client", "generate", *made, cwd=tmp_path)
        (tmp_path / "call.py").write_text(PYTHON)
        answers = run(tools / "python", "call.py", service.base_url, service.pro_key, cwd=tmp_path)
        assert answers == "200 200 200 solve_in_browser"

    def test_openapi_typescript(service: LocalService, tmp_path: Path) -> None:
        described(service, tmp_path)
        (tmp_path / "package.json").write_text('{"type": "module"}')
        packages = ("openapi-typescript", "openapi-fetch", "typescript@5", "@types/node@22")
        run("npm", "install", "--no-audit", "--no-fund", *packages, cwd=tmp_path)
        run("npx", "openapi-typescript", "openapi.json", "-o", "api.ts", cwd=tmp_path)
        (tmp_path / "call.ts").write_text(TYPESCRIPT)
        run("npx", "tsc", *TSC, "call.ts", cwd=tmp_path)
        assert run("node", "call.js", service.base_url, service.pro_key, cwd=tmp_path) == "200 true 200 false"

    def test_postman(service: LocalService, tmp_path: Path) -> None:
        described(service, tmp_path)
        (tmp_path / "package.json").write_text('{"type": "module"}')
        run("npm", "install", "--no-audit", "--no-fund", "openapi-to-postmanv2", cwd=tmp_path)
        (tmp_path / "call.mjs").write_text(POSTMAN)
        count, *statuses = run("node", "call.mjs", service.base_url, service.pro_key, cwd=tmp_path).split()
        assert int(count) > 20
        assert statuses == ["200"] * 7

    def test_scalar(service: LocalService, tmp_path: Path) -> None:
        described(service, tmp_path)
        (tmp_path / "package.json").write_text('{"type": "module"}')
        run("npm", "install", "--no-audit", "--no-fund", "@scalar/openapi-parser", cwd=tmp_path)
        (tmp_path / "call.mjs").write_text(SCALAR)
        answers = run("node", "call.mjs", service.base_url, service.pro_key, cwd=tmp_path)
        assert answers == "true 0 200 200 200 200"
