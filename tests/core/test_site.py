"""The service's own site: its pages, the addresses of sections, and what search engines are told."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from handoff.pages import pages, site
from handoff.runtime import settings
from tests.service import Service

BROWSER = {"accept": "text/html,application/xhtml+xml"}


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """What the builds leave behind, as far as the site goes."""
    for name, content in {
        "index.html": "<head><title>page</title></head>",
        "home.html": "<title>home</title>curl {base_url}/api",
        "account.html": "<title>account</title>",
        "sections.html": '<title>{title}</title><link href="{base_url}{path}">',
        "missing.html": "<title>missing</title>",
        "sections.txt": "IPE300\nHEA200\nL12X12X1-3/8\nUB305x165x46\nX1.0\nX-1.0\n",
        "llms.txt": "# Handoff {version}\n{base_url}/docs/a&b\n",
        "docs/local.html": "<title>local</title>",
        "docs/schema/load_cases.html": "<title>load cases</title>{base_url}",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content)
    monkeypatch.setenv("VIEWER_DIR", str(tmp_path))
    monkeypatch.setenv("BASE_URL", "https://handoff.example")
    pages.application.cache_clear()
    site.names.cache_clear()
    site.spellings.cache_clear()
    yield tmp_path
    pages.application.cache_clear()
    site.names.cache_clear()
    site.spellings.cache_clear()


def test_the_first_page_names_this_service(anyone: Service) -> None:
    answer = anyone.get("/")
    assert answer.content == b"<title>home</title>curl https://handoff.example/api"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ["IPE300", "L12X12X1-3/8"])
def test_a_section_has_an_address_of_its_own(name: str, anyone: Service) -> None:
    answer = anyone.get(f"/sections/{name}")
    assert answer.status == 200
    assert answer.content.decode() == f'<title>{name}</title><link href="https://handoff.example/sections/{name}">'


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ipe 300", "IPE300"),
        ("he 200 a", "HEA200"),
        ("ub 305 x 165 x 46", "UB305x165x46"),
        ("L12x12x1-3/8", "L12X12X1-3/8"),
    ],
)
def test_a_sloppy_name_leads_to_the_address_it_means(typed: str, meant: str, anyone: Service) -> None:
    answer = anyone.get(f"/sections/{typed}")
    assert (answer.status, answer.headers["location"]) == (302, f"/sections/{meant}")


def test_a_name_that_could_mean_two_leads_nowhere(anyone: Service) -> None:
    assert anyone.get("/sections/x 1.0").status == 404


def test_of_no_section_the_page_is_sent_that_tells_the_nearest(anyone: Service) -> None:
    answer = anyone.get("/sections/<b>{path}")
    assert answer.status == 404
    assert answer.headers["x-robots-tag"] == "noindex"
    assert b"<title>No such section</title>" in answer.content


def test_search_engines_see_what_is_for_everybody(anyone: Service) -> None:
    for path in ("/", "/sections", "/sections/IPE300", "/docs/local", "/docs/schema/load_cases"):
        assert anyone.get(path).headers["x-robots-tag"] == "all"
    for path in ("/account", "/open", f"/open/{'0' * 32}", "/assets/none.js"):
        assert anyone.get(path).headers["x-robots-tag"] == "noindex"


def test_robots_may_read_links_or_they_would_not_see_noindex(anyone: Service) -> None:
    rules = anyone.get("/robots.txt").content.decode().splitlines()
    assert rules == ["User-agent: *", "Disallow: /api/", "Sitemap: https://handoff.example/sitemap.xml"]


def test_the_sitemap_lists_pages_documents_and_sections(anyone: Service) -> None:
    listed = anyone.get("/sitemap.xml").content.decode()
    for path in ("/", "/sections", "/docs/local", "/docs/schema/load_cases", "/sections/L12X12X1-3/8"):
        assert f"<loc>https://handoff.example{path}</loc>" in listed
    assert "/open" not in listed
    assert "/account" not in listed


def test_agents_are_told_the_address_as_plain_text(anyone: Service) -> None:
    answer = anyone.get("/llms.txt")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.content.decode() == f"# Handoff {settings.limits()['version']}\nhttps://handoff.example/docs/a&b\n"


def test_a_wrong_address_shows_a_person_a_page_and_a_program_an_error(anyone: Service) -> None:
    for path in ("/nothing", "/docs/none", "/assets/none.js"):
        answer = anyone.get(path, headers=BROWSER)
        assert (answer.status, answer.content) == (404, b"<title>missing</title>")
        assert answer.headers["x-robots-tag"] == "noindex"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
    for path in ("/api/nothing", "/api/sdk/solve/"):
        assert anyone.get(path, headers=BROWSER).error == (404, "not_found")
    assert anyone.get("/nothing", headers={"accept": "*/*"}).error == (404, "not_found")
    assert anyone.call("POST", "/nothing", headers=BROWSER).error == (404, "not_found")


def test_what_was_never_built_is_not_found(built: Path, anyone: Service) -> None:
    for name in ("account.html", "missing.html", "llms.txt"):
        (built / name).unlink()
    assert anyone.get("/account").status == 404
    assert anyone.get("/llms.txt").status == 404
    assert anyone.get("/nothing", headers=BROWSER).error == (404, "not_found")
