"""At each deploy and once a day: keep the page's files for pages that were opened before the next deploy."""

from typing import Any

from handoff import kept_assets, request_log, settings
from handoff.deploy_step import reported


@reported
def keep_assets(event: dict[str, Any], context: Any) -> dict[str, int]:
    # What is kept ends by a rule of the bucket, also when the stack goes.
    deleting = event.get("RequestType") == "Delete"
    kept = {"kept": 0 if deleting else kept_assets.keep(settings.viewer_dir() / "assets")}
    request_log.logger.info("kept assets", extra=kept)
    return kept


handler = keep_assets
