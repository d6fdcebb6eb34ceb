"""At each deploy and once a day: keep the page's files for pages that were opened before the next deploy."""

from typing import Any

from handoff.pages import kept_assets
from handoff.runtime import settings
from handoff.runtime.custom_resource import reported
from handoff.runtime.request_log import logged_step


def keep_assets(event: dict[str, Any], context: Any) -> dict[str, int]:
    # What is kept ends by a rule of the bucket, also when the stack goes.
    deleting = event.get("RequestType") == "Delete"
    return {"kept": 0 if deleting else kept_assets.keep(settings.viewer_dir() / "assets")}


handler = logged_step(reported(keep_assets))
