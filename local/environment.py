"""The environment variables the functions read: the template's, with local places for what AWS would provide."""

import logging
import os

from local.functions import shared_environment
from local.template import REGION, ROOT, Template

# What would lead boto3 past the embedded AWS to a real account, or fail on a machine that has one configured.
_FOREIGN = (
    "AWS_PROFILE",
    "AWS_DEFAULT_PROFILE",
    "AWS_SESSION_TOKEN",
    "AWS_ROLE_ARN",
    "AWS_WEB_IDENTITY_TOKEN_FILE",
    "AWS_ENDPOINT_URL_DYNAMODB",
    "AWS_ENDPOINT_URL_S3",
    "AWS_IGNORE_CONFIGURED_ENDPOINT_URLS",
)


def isolate() -> None:
    """Leaves this process no credentials but made-up ones. To be called before boto3 is first used."""
    for name in _FOREIGN:
        os.environ.pop(name, None)
    os.environ.update(
        {
            "AWS_ACCESS_KEY_ID": "local",
            "AWS_SECRET_ACCESS_KEY": "local",
            "AWS_REGION": REGION,
            "AWS_DEFAULT_REGION": REGION,
            "AWS_CONFIG_FILE": os.devnull,
            "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
            "AWS_EC2_METADATA_DISABLED": "true",
        }
    )


def configure(template: Template, endpoint_url: str, base_url: str) -> None:
    """What the template gives the functions, pointed at this machine."""
    os.environ.update(shared_environment(template.functions()))
    os.environ.update(
        {
            "AWS_ENDPOINT_URL": endpoint_url,
            "BASE_URL": base_url,
            # Nobody shares this machine.
            "ACCOUNT_RATE": "",
            "SCHEMAS_DIR": str(ROOT / "schemas"),
            "SECTIONS_DIR": str(ROOT / "sections"),
            "VIEWER_DIR": str(ROOT / "viewer" / "dist"),
        }
    )
    # The terminal shows one line per request; the functions' own log is for trouble.
    logging.getLogger("handoff").setLevel(os.environ.setdefault("POWERTOOLS_LOG_LEVEL", "WARNING"))
