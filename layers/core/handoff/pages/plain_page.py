"""Pages without style or script, for a service whose page has not been built, and for refusals."""

from html import escape

from handoff.drafts.drafts import OpenDraft
from handoff.http.json_io import parse
from handoff.runtime import clock, settings


def model(draft: OpenDraft) -> bytes:
    """What the link holds: the model itself, its expiry and its member count; nothing is solved here."""
    text = draft.body.decode()
    said = parse(text).get("settings")
    title = said.get("title") if isinstance(said, dict) else None
    # Beyond this a browser's plain text helps nobody; the link to the file does.
    shown: int = settings.limits()["plain_page_length"]
    return _page(
        title if isinstance(title, str) and title else "Structural model",
        f"<p>Members: {draft.members}</p>"
        f"<p>This link ends at {clock.written(draft.expires_at)}.</p>"
        f'<p><a href="/open/{draft.id}/model.json" download>model.json</a></p>'
        f"<pre>{escape(text[:shown])}{' …' if len(text) > shown else ''}</pre>",
    )


def welcome() -> bytes:
    return _page("Handoff", "<p>Open a link made by <code>POST /api/sdk/solve</code> to see its model.</p>")


def refusal(message: str) -> bytes:
    return _page("Not here", f"<p>{escape(message[:1].upper() + message[1:])}.</p>")


def _page(heading: str, content: str) -> bytes:
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(heading)}</title></head>'
        f"<body><h1>{escape(heading)}</h1>{content}</body></html>"
    ).encode()
