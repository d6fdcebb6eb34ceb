"""Once a day: delete objects that no saved model names, and what deleted accounts have left."""

from typing import Any

from handoff.api import account_deletion
from handoff.models import orphans
from handoff.runtime.request_log import logged_step

# The batch under way is finished within this.
LEFT_MS = 30_000


def sweep_orphans(event: dict[str, Any], context: Any) -> dict[str, int]:
    def has_time() -> bool:
        return bool(context.get_remaining_time_in_millis() > LEFT_MS)

    return {"accounts": account_deletion.sweep(has_time), **orphans.sweep(has_time)}


handler = logged_step(sweep_orphans)
