"""Once a day: delete objects that no saved model names, the remains of faults."""

from typing import Any

from handoff import orphans
from handoff.request_log import logged_step

# The batch under way is finished within this.
LEFT_MS = 30_000


def sweep_orphans(event: dict[str, Any], context: Any) -> dict[str, int]:
    return orphans.sweep(has_time=lambda: context.get_remaining_time_in_millis() > LEFT_MS)


handler = logged_step(sweep_orphans)
