"""Every request and program that the documents show runs as it is printed, and answers what they show."""

import html
import json
import re
import shlex
import urllib.error
import urllib.parse
import urllib.request
from typing import Any

import pytest

from tests.clients.conftest import ROOT, Machine
from tests.local_service import LocalService

# As those of the packages, by the worker that has installed them.
pytestmark = pytest.mark.xdist_group("machine")


@pytest.fixture(scope="module")
def page(answer: dict[str, Any]) -> str:
    with urllib.request.urlopen(answer["local_server"]["docs"]) as response:
        assert response.headers["content-type"].startswith("text/html")
        text: str = response.read().decode()
    return text


def examples(page: str, kind: str) -> list[str]:
    blocks = re.findall(rf'<pre[^>]* data-run="{kind}"><code>(.*?)</code></pre>', page, re.DOTALL)
    return [html.unescape(block) for block in blocks]


def test_addresses_on_the_page_are_this_service(page: str, service: LocalService, answer: dict[str, Any]) -> None:
    assert "{base_url}" not in page
    assert "{version}" not in page
    assert answer["python"] in examples(page, "shell")
    assert examples(page, "mcp") == [answer["local_server"]["npx"]]
    assert answer["local_server"]["claude_code"] in html.unescape(page)


def test_the_python_examples_run(page: str, machine: Machine) -> None:
    checked, solved, drawn = examples(page, "python")
    assert "EC3 pass" in machine.python(checked)
    # wL/2 and wL²/8 for 10 kN/m over 6 m.
    reactions, moments = machine.python(solved).splitlines()
    assert reactions == "[30000, 30000]"
    assert moments == "[0, 33750, 45000, 33750, 0]"
    # 1.35 wL²/8.
    assert "largest 60.75 (ULS)" in machine.python(drawn)
    assert "60.75</text>" in (machine.home / "moments.svg").read_text("utf-8")


def test_the_node_example_runs(page: str, machine: Machine) -> None:
    (code,) = examples(page, "node")
    valid, *checks, moments = machine.node(code).splitlines()
    assert valid == "true"
    assert [check.split()[1] for check in checks] == ["pass", "pass"]
    assert re.findall(r"-?\d+", moments) == ["0", "33750", "45000", "33750", "0"]


def test_both_packages_commands_run_the_examples(page: str, machine: Machine) -> None:
    (commands,) = [block for block in examples(page, "shell") if block.startswith("handoff")]
    said = [machine.run(line) for line in commands.splitlines()]
    assert said[0].startswith("set,support,node,fx,fy,fz,mx,my,mz\n")
    assert [machine.run(f"node/node_modules/.bin/{line}") for line in commands.splitlines()] == said


def test_login_and_open_make_a_link(page: str, machine: Machine, service: LocalService) -> None:
    (commands,) = examples(page, "shell-key")
    login, opening = commands.splitlines()
    assert "signed in as pro@example.com" in machine.run(login)
    link = machine.run(f"env -u HANDOFF_API_KEY {opening} --no-browser").strip()
    assert link.startswith(service.base_url + "/open/")
    assert urllib.request.urlopen(link).status == 200


def test_the_client_example_runs(page: str, machine: Machine, service: LocalService) -> None:
    (code,) = examples(page, "python-key")
    assert machine.python(code).startswith(service.base_url + "/open/")


def test_the_saf_examples_run(page: str, machine: Machine) -> None:
    machine.run("handoff convert model.json --to saf -o hall.xlsx")
    (commands,) = examples(page, "convert")
    for line in commands.splitlines():
        machine.run(line)
    (code,) = examples(page, "python-saf")
    assert "0 left out" in machine.python(code)
    sent, back = (json.loads((machine.home / name).read_text()) for name in ("model.json", "hall.json"))
    assert len(back["model"]["members"]) == len(sent["model"]["members"])


def hosted_tools(command: str, key: str) -> list[str]:
    """The tools behind a printed `claude mcp add --transport http …`, asked for as that assistant would."""
    *_, address, _, header = shlex.split(command.replace("<API_KEY>", key))
    asked = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    name, _, value = header.partition(": ")
    accepted = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream", name: value}
    with urllib.request.urlopen(urllib.request.Request(address, json.dumps(asked).encode(), accepted)) as response:
        return [tool["name"] for tool in json.load(response)["result"]["tools"]]


def test_what_assistants_are_told_leads_to_tools(page: str, service: LocalService, answer: dict[str, Any]) -> None:
    lines = re.findall(r"<code>(claude mcp add [^<]*)</code></pre>", page + fetched(service, "agents"))
    told = [html.unescape(line) for line in lines]
    assert len(told) == 4
    for line in told:
        if "--transport" in line:
            assert "check_beam" in hosted_tools(line, service.pro_key)
        else:
            assert line.partition(" -- ")[2] == answer["local_server"]["npx"]


def test_the_first_page_shows_what_runs(service: LocalService, machine: Machine, answer: dict[str, Any]) -> None:
    with urllib.request.urlopen(service.base_url) as response:
        text = response.read().decode()
    (command,) = examples(text, "curl")
    assert json.loads(machine.run(command))["open_url"].startswith(f"{service.base_url}/open/")
    (code,) = examples(text, "python")
    hint, _, program = code.partition("\n\n")
    assert hint == answer["python"]
    machine.python(program)
    assert examples(text, "mcp") == [answer["local_server"]["npx"]]


def test_the_readme_shows_what_runs(service: LocalService, machine: Machine, answer: dict[str, Any]) -> None:
    text = (ROOT / "docs/service.md").read_text().replace("http://127.0.0.1:3000", service.base_url)
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    requests = [block for kind, block in blocks if not kind and block.startswith("curl ")]
    assert len(requests) == 2
    for request in requests:
        answered = machine.run(request.replace("<API_KEY>", service.pro_key), ROOT)
        assert json.loads(answered)["open_url"].startswith(f"{service.base_url}/open/")
    (program,) = (block for kind, block in blocks if kind == "python")
    assert "EC3 pass" in machine.python(program)
    (installs,) = (block for _, block in blocks if block.startswith("pip install"))
    python, npm, mcp = (line.partition(" #")[0].strip() for line in installs.splitlines())
    # Without the sum of its bytes, which changes with every build.
    assert answer["python"].startswith(python)
    assert mcp == answer["local_server"]["npx"]
    assert npm == f"npm install {mcp.split()[-1].replace('handoff-mcp-', 'handoff-solver-')}"
    (hosted,) = (block for _, block in blocks if block.startswith("claude mcp add"))
    assert "check_beam" in hosted_tools(hosted, service.pro_key)


def test_no_block_of_the_documents_is_left_unrun() -> None:
    chapters = [file.read_text("utf-8") for file in (ROOT / "clients" / "docs").glob("*.md")]
    home = (ROOT / "viewer" / "home.html").read_text("utf-8")
    blocks = [
        *re.findall(r"<pre([^>]*)><code>(.*?)</code>", home, re.DOTALL),
        *(
            block
            for text in chapters
            for block in re.findall(r"^```\w+([^\n]*)\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
        ),
    ]
    loose = [text for marks, text in blocks if "run=" not in marks and "answer=" not in marks]
    assert len(blocks) > 30
    # Run in their effect by the tests above; and the key that every request then names.
    assert [text for text in loose if not text.startswith(("claude mcp add ", "export HANDOFF_API_KEY="))] == []


CHAPTERS = ("start", "axes", "checks", "questions", "agents", "interoperability", "limits")


def fetched(service: LocalService, name: str) -> str:
    with urllib.request.urlopen(f"{service.base_url}/docs/{name}") as response:
        text: str = response.read().decode()
    return text


def holds(shown: Any, real: Any) -> bool:
    """What is shown is there: of objects the fields shown, and for "…" whatever stands in its place."""
    if isinstance(shown, dict):
        return isinstance(real, dict) and all(name in real and holds(shown[name], real[name]) for name in shown)
    if isinstance(shown, list):
        return isinstance(real, list) and len(shown) == len(real) and all(map(holds, shown, real))
    if isinstance(shown, str) and "…" in shown:
        return isinstance(real, str) and re.fullmatch(".+".join(map(re.escape, shown.split("…"))), real) is not None
    return bool(shown == real)


@pytest.mark.parametrize("name", CHAPTERS)
def test_what_a_chapter_shows_is_what_runs_and_what_answers(name: str, service: LocalService, machine: Machine) -> None:
    block = r'<pre[^>]* data-(run|answer)="([\w-]+)"><code>(.*?)</code></pre>'
    blocks = [
        (is_run, kind, html.unescape(text))
        for is_run, kind, text in re.findall(block, fetched(service, name), re.DOTALL)
    ]
    answer = ""
    for is_run, kind, text in blocks:
        if is_run == "answer":
            shown, real = (json.loads(text), json.loads(answer)) if text.startswith("{") else (text, answer.strip())
            assert holds(shown, real), answer
        elif kind.startswith("python"):
            answer = machine.python(text)
        else:
            answer = machine.run(text)
    assert {is_run for is_run, _, _ in blocks} == {"run", "answer"}


def test_every_link_of_the_documents_leads_somewhere(service: LocalService) -> None:
    index = fetched(service, "index")
    waiting, texts = ["/docs/index"], {"/docs/index": index}
    broken = []
    while waiting:
        here = waiting.pop()
        for link in set(re.findall(r'href="(/docs[^"]*|#[^"]+)"', texts[here])):
            path, _, part = urllib.parse.urljoin(here, html.unescape(link)).partition("#")
            path = "/docs/index" if path == "/docs" else path
            if path.endswith((".json", ".txt")):
                continue
            if path not in texts:
                try:
                    texts[path] = fetched(service, path.removeprefix("/docs/"))
                except urllib.error.HTTPError as error:
                    broken.append(f"{here}: {link}: {error.code}")
                    texts[path] = ""
                waiting.append(path)
            if part and texts[path] and f'id="{part}"' not in texts[path]:
                broken.append(f"{here}: {link}")
    assert broken == []
    assert len(texts) > 25
