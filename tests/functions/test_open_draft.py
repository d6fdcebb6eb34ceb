"""The page behind a link, the model it opens, and the files they need."""

import gzip
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from handoff.aws import storage
from handoff.drafts import draft_body, drafts
from handoff.runtime import clock, settings
from tests.conftest import Customer
from tests.service import Service

MODEL = b'{"settings":{"title":"<b>Hall & yard</b>"},"model":{"members":[]}}'
UNKNOWN = "0" * 32


@pytest.fixture
def draft_id(free: Customer) -> str:
    return drafts.park(free.account.id, MODEL, members=7).id


def test_a_plain_page_shows_title_expiry_and_members(no_page: None, draft_id: str, anyone: Service) -> None:
    answer = anyone.get(f"/open/{draft_id}")
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    shown = answer.content.decode()
    assert "&lt;b&gt;Hall &amp; yard&lt;/b&gt;" in shown
    assert "<b>" not in shown
    assert "Members: 7" in shown
    draft = drafts.find(draft_id)
    assert draft is not None
    assert clock.written(draft.expires_at) in shown
    assert f'href="/open/{draft_id}/model.json"' in shown


def test_the_built_page_serves_every_living_link(page: Path, draft_id: str, anyone: Service) -> None:
    for path in (f"/open/{draft_id}", "/open"):
        answer = anyone.get(path)
        assert answer.status == 200
        assert answer.content.startswith(b"<head><title>page</title>")
        assert answer.headers["cache-control"] == "no-store"


def test_a_link_shows_title_and_member_count_before_it_is_opened(page: Path, free: Customer, anyone: Service) -> None:
    title = '"><script>alert(1)</script> Hall & yard'
    draft = drafts.park(free.account.id, MODEL, members=1, title=title)
    shown = anyone.get(f"/open/{draft.id}").content.decode()
    assert (
        '<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; Hall &amp; yard">' in shown
    )
    assert 'og:description" content="1 member; solved' in shown
    assert "<script>" not in shown
    assert "og:" not in anyone.get("/open").content.decode()
    unnamed = drafts.park(free.account.id, MODEL, members=7)
    shown = anyone.get(f"/open/{unnamed.id}").content.decode()
    assert 'og:title" content="Structural model"' in shown
    assert "7 members" in shown


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (
            "content-security-policy",
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
            "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ),
        ("referrer-policy", "no-referrer"),
        ("x-robots-tag", "noindex"),
        ("x-content-type-options", "nosniff"),
    ],
)
def test_every_answer_keeps_the_page_to_itself(
    page: Path, draft_id: str, anyone: Service, name: str, value: str
) -> None:
    for path in (f"/open/{draft_id}", f"/open/{draft_id}/model.json", "/assets/main-1a2b3c.js", f"/open/{UNKNOWN}"):
        assert anyone.get(path).headers[name] == value


def test_the_model_is_served_as_stored(draft_id: str, anyone: Service) -> None:
    plain = anyone.get(f"/open/{draft_id}/model.json")
    packed = anyone.get(f"/open/{draft_id}/model.json", headers={"accept-encoding": "br, gzip"})
    assert plain.content == gzip.decompress(packed.content) == MODEL
    assert packed.headers["content-encoding"] == "gzip"
    for answer in (plain, packed):
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["x-handoff-members"] == "7"
        # Nobody keeps it but the reader, who asks each time whether the link lives.
        assert answer.headers["cache-control"] == "private, no-cache"


def test_what_validation_warned_of_stays_with_the_link(free: Customer, draft_id: str, anyone: Service) -> None:
    warnings = [{"path": "model.nodes[3]", "message": "node 'N4' is used by nothing", "severity": "warning"}]
    warned = drafts.park(free.account.id, MODEL, members=7, warnings=warnings).id
    for id, kept in ((warned, warnings), (draft_id, [])):
        assert anyone.get(f"/open/{id}/model.json").headers["x-handoff-warnings"] == str(len(kept))
        answer = anyone.get(f"/open/{id}/warnings.json")
        assert (answer.status, answer.json) == (200, {"warnings": kept})
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    ("accept", "packed"),
    [
        ("", False),
        ("identity", False),
        ("gzip", True),
        ("GZip;q=0.5", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("*", True),
        ("*;q=0", False),
        ("br", False),
        ("deflate, gzip;q=1.0", True),
    ],
)
def test_gzip_goes_to_whoever_admits_it(draft_id: str, anyone: Service, accept: str, packed: bool) -> None:
    answer = anyone.get(f"/open/{draft_id}/model.json", headers={"accept-encoding": accept})
    assert answer.headers.get("content-encoding") == ("gzip" if packed else None)
    assert (answer.content == MODEL) is not packed


def test_a_large_model_comes_from_the_bucket(free: Customer, anyone: Service) -> None:
    # Letters that do not compress: digits of an irrational number would do as well.
    state, letters = 1, bytearray()
    while len(letters) < 3 * settings.limits()["draft_inline_bytes"]:
        state = state * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        letters += b"%016x" % state
    large = b'{"x":"' + bytes(letters) + b'"}'
    draft = drafts.park(free.account.id, large, members=0)
    assert anyone.get(f"/open/{draft.id}/model.json").content == large


def test_unknown_expired_and_displaced_links_answer_alike(
    page: Path, free: Customer, anyone: Service, draft_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    displaced = draft_id
    for _ in range(50):
        drafts.park(free.account.id, MODEL, members=0)
    expired = drafts.park(free.account.id, MODEL, members=0)
    monkeypatch.setattr(clock, "now", lambda: expired.expires_at)
    for suffix, headers in (
        ("", {}),
        ("/model.json", {}),
        ("/warnings.json", {}),
        ("", {"accept": "application/json"}),
    ):
        answers = [anyone.get(f"/open/{id}{suffix}", headers=headers) for id in (UNKNOWN, displaced, expired.id)]
        assert {answer.status for answer in answers} == {404}
        assert len({answer.content for answer in answers}) == 1
        if suffix or headers:
            assert answers[0].error == (404, "not_found")
        else:
            assert answers[0].content == b"<title>ended</title>"
        assert answers[0].headers["cache-control"] == "no-store"


def test_a_link_lives_to_its_last_second(draft_id: str, anyone: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    draft = drafts.find(draft_id)
    assert draft is not None
    monkeypatch.setattr(clock, "now", lambda: draft.expires_at - timedelta(seconds=1))
    assert anyone.get(f"/open/{draft_id}").status == 200
    monkeypatch.setattr(clock, "now", lambda: draft.expires_at)
    assert anyone.get(f"/open/{draft_id}").status == 404


@pytest.mark.parametrize("id", ["x", "..", UNKNOWN.upper() + "A", "x" * 3000, "é", "%00", f"{UNKNOWN}/other"])
def test_what_is_no_id_is_an_ended_link(no_page: None, anyone: Service, id: str) -> None:
    assert anyone.get(f"/open/{id}").status == 404
    assert anyone.get(f"/open/{id}/model.json").error == (404, "not_found")
    assert anyone.get(f"/open/{id}/warnings.json").error == (404, "not_found")


def test_a_slash_at_the_end_leads_to_the_link_wherever_it_was_opened(draft_id: str, anyone: Service) -> None:
    answer = anyone.get(f"/open/{draft_id}/", headers={"host": "elsewhere.example"})
    assert (answer.status, answer.headers["location"]) == (302, f"/open/{draft_id}")


def test_head_has_the_headers_alone(page: Path, draft_id: str, anyone: Service) -> None:
    answer = anyone.call("HEAD", f"/open/{draft_id}/model.json")
    assert (answer.status, answer.content) == (200, b"")
    assert answer.headers["x-handoff-members"] == "7"


def test_the_root_leads_to_the_page_where_no_site_is_built(no_page: None, anyone: Service) -> None:
    answer = anyone.get("/")
    assert answer.status == 302
    assert answer.headers["location"] == "/open"


def test_a_failure_of_ours_shows_nothing_of_its_cause(
    page: Path, draft_id: str, anyone: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: str) -> None:
        raise RuntimeError("table secret-table is on fire")

    monkeypatch.setattr(drafts, "open_body", fail)
    answer = anyone.get(f"/open/{draft_id}/model.json")
    assert answer.error == (500, "internal")
    assert b"fire" not in answer.content
    assert answer.headers["cache-control"] == "no-store"
    assert "on fire" in caplog.text


@pytest.mark.parametrize("accept", ["identity", "gzip"])
def test_a_model_the_reader_has_is_not_sent_again_while_its_link_lives(
    free: Customer, draft_id: str, anyone: Service, monkeypatch: pytest.MonkeyPatch, accept: str
) -> None:
    path, encoding = f"/open/{draft_id}/model.json", {"accept-encoding": accept}
    first = anyone.get(path, headers=encoding)
    known = {**encoding, "if-none-match": f'"other", W/{first.headers["etag"]}'}
    with monkeypatch.context() as unread:
        unread.setattr(draft_body, "body", None)
        again = anyone.get(path, headers=known)
    assert (again.status, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    other = "gzip" if accept == "identity" else "identity"
    assert anyone.get(path, headers={**known, "accept-encoding": other}).status == 200
    drafts.end(free.account.id, draft_id)
    assert anyone.get(path, headers=known).status == 404


def test_whoever_asks_about_a_link_does_not_read_its_model(
    draft_id: str, anyone: Service, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    get = storage.get

    def noted(key: storage.Key, **named: Any) -> storage.Item | None:
        read.append(key[1])
        return get(key, **named)

    monkeypatch.setattr(storage, "get", noted)
    anyone.get(f"/open/{draft_id}")
    assert read == ["META"]
    anyone.get(f"/open/{draft_id}/model.json")
    assert read == ["META", "META", "BODY"]


def test_a_link_made_before_models_had_rows_of_their_own_still_opens(draft_id: str, anyone: Service) -> None:
    row, body = (storage.get((f"DRAFT#{draft_id}", name)) for name in ("META", "BODY"))
    assert row
    assert body
    del row["inline"]
    storage.put((f"DRAFT#{draft_id}", "META"), {**row, "body": body["body"]})
    storage.delete((f"DRAFT#{draft_id}", "BODY"))
    assert anyone.get(f"/open/{draft_id}/model.json").content == MODEL


def test_a_link_ended_while_it_is_opened_has_ended(draft_id: str, anyone: Service) -> None:
    storage.delete((f"DRAFT#{draft_id}", "BODY"))
    assert anyone.get(f"/open/{draft_id}/model.json").error == (404, "not_found")
