"""The answer to solve and check-beam: a draft's link, and how to get the results elsewhere."""

from typing import Any

from handoff.drafts import drafts, install_hints
from handoff.drafts.drafts import Draft
from handoff.http.json_io import dump
from handoff.models.submission import Accepted
from handoff.runtime import clock, settings


def solved(account_id: str, model: Accepted, base_url: str) -> dict[str, Any]:
    """A valid model, parked."""
    draft = drafts.park(account_id, model.compact, model.members, model.warnings, model.title)
    validation = {"valid": True, "warnings": model.warnings}
    return {**draft_answer(draft, base_url, solve_note(draft.members)), "validation": validation}


def still_opens(answer: dict[str, Any]) -> bool:
    """Whether the link of an answer given before lives."""
    return drafts.find(answer["model_ref"].removeprefix("draft_")) is not None


def checked(account_id: str, model: dict[str, Any], note: str, base_url: str) -> dict[str, Any]:
    """A beam with its check, parked."""
    members, title = len(model["model"]["members"]), model["settings"]["title"]
    draft = drafts.park(account_id, dump(model), members, title=title)
    return {**draft_answer(draft, base_url, note), "model": model}


def draft_answer(draft: Draft, base_url: str, note: str) -> dict[str, Any]:
    return {
        "status": "solve_in_browser",
        "open_url": f"{base_url}/open/{draft.id}",
        "expires_at": clock.written(draft.expires_at),
        "model_ref": f"draft_{draft.id}",
        "members": draft.members,
        "tier": tier(),
        "local_server": install_hints.local_server(base_url),
        "python": install_hints.python(base_url),
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
