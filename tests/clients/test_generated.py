"""Clients that others' generators make from the description work as they come; for `make search` alone."""

import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.local_service import LocalService
from tests.seeds import AT_LENGTH

PYTHON = """\
import sys
from handoff_client import AuthenticatedClient
from handoff_client.api.beams import check_beam, create_beam
from handoff_client.api.account import get_account
from handoff_client.api.models import solve_model, validate_model
from handoff_client.api.reference import get_sections
from handoff_client.models import CheckBeamRequest, CreateBeamRequest, ModelRequest, ValidateRequest

address, key = sys.argv[1:]
client = AuthenticatedClient(base_url=address, token=key, prefix="", auth_header_name="X-API-Key")
point = create_beam.sync_detailed(client=client, body=CreateBeamRequest(span_m=6, section="IPE300", point_load=20))
checked = check_beam.sync_detailed(client=client, body=CheckBeamRequest(span_m=6, section="IPE300", udl=10))
listed = get_sections.sync_detailed(client=client, family="IPE")
body = {"model": point.parsed.to_dict()["model"]}
report = validate_model.sync_detailed(client=client, body=ValidateRequest.from_dict(body))
solved = solve_model.sync_detailed(client=client, body=ModelRequest.from_dict(body))
account = get_account.sync_detailed(client=client)
answers = (point, checked, listed, report, solved, account)
print(*(answer.status_code.value for answer in answers), checked.parsed.status, report.parsed.valid)
"""
GENERATORS = Path(__file__).parent / "generators"
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


if AT_LENGTH:

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
        assert answers == "200 200 200 200 200 200 solve_in_browser True"

    @pytest.fixture(scope="module")
    def folder(service: LocalService, tmp_path_factory: pytest.TempPathFactory) -> Path:
        """The generators, as their lock has them, beside the description that the service answers with."""
        made = tmp_path_factory.mktemp("generators")
        shutil.copytree(GENERATORS, made, ignore=shutil.ignore_patterns("node_modules"), dirs_exist_ok=True)
        run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", cwd=made)
        described(service, made)
        return made

    def test_openapi_typescript(service: LocalService, folder: Path) -> None:
        run("npx", "openapi-typescript", "openapi.json", "-o", "api.ts", cwd=folder)
        run("npx", "tsc", *TSC, "call.ts", cwd=folder)
        answers = run("node", "call.js", service.base_url, service.pro_key, cwd=folder)
        assert answers == "200 200 200 200 200 200 true false"

    def test_postman(service: LocalService, folder: Path) -> None:
        answers = run("node", "postman.mjs", service.base_url, service.pro_key, cwd=folder)
        count, failures, *statuses = answers.split()
        assert int(count) > 20
        assert (failures, statuses) == ("0", ["200"] * 7)

    def test_scalar(service: LocalService, folder: Path) -> None:
        answers = run("node", "scalar.mjs", service.base_url, service.pro_key, cwd=folder)
        assert answers == "true 0 200 200 200 200 200 200 200"
