"""The answer to solve and check-beam: a draft's link, and how to get the results elsewhere."""

from typing import Any

from handoff import clock, hints, settings
from handoff.drafts import Draft


def draft_answer(draft: Draft, base_url: str, note: str) -> dict[str, Any]:
    return {
        "status": "solve_in_browser",
        "open_url": f"{base_url}/open/{draft.id}",
        "expires_at": clock.written(draft.expires_at),
        "model_ref": f"draft_{draft.id}",
        "members": draft.members,
        "tier": tier(),
        "local_server": hints.local_server(base_url),
        "python": hints.python(base_url),
        "note": note,
    }


def solve_note(members: int) -> str:
    limits = settings.limits()
    free, pro = limits["free_member_limit"], limits["pro_member_limit"]
    note = "Open open_url in a browser: the model is solved there and the results are shown there."
    if members > pro:
        return f"{note} It has {members:,} members, more than any tier solves ({pro:,})."
    if members > free:
        return f"{note} It has {members:,} members, so the account that opens it must be Pro (free: up to {free})."
    return note


def tier() -> dict[str, Any]:
    limits = settings.limits()
    return {
        "free_member_limit": limits["free_member_limit"],
        "pro_member_limit": limits["pro_member_limit"],
        "solves_at": "the tier of the account that opens the link",
        "free_use": "non-commercial use only",
        "pro_use": "commercial and non-commercial use",
    }
