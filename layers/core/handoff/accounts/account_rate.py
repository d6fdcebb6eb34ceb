"""How many requests one account sends a minute; beyond that they wait for the next.

The limit on concurrent functions and the stage's throttle are shared by all accounts: one that runs wild must not take
them from the others.
"""

from handoff.aws import storage
from handoff.errors import ApiError, TooManyRequests
from handoff.runtime import clock, request_log, settings

MINUTE_S = 60
# Time-to-live is days late anyway.
KEPT_S = 3600


def spend(account_id: str) -> None:
    limit = settings.account_rate()
    if limit is None:
        return
    now = clock.epoch(clock.now())
    minute = now // MINUTE_S
    try:
        row = storage.update(
            (f"RATE#{account_id}", f"MINUTE#{minute}"),
            "ADD requests :one SET #ttl = :ttl",
            values={":one": 1, ":ttl": now + KEPT_S},
            names={"#ttl": "ttl"},
        )
    except ApiError:
        raise
    except Exception:
        # Trouble of ours is no reason to refuse a request.
        request_log.logger.warning("a request was not counted", exc_info=True)
        return
    if row["requests"] > limit:
        wait = (minute + 1) * MINUTE_S - now
        raise TooManyRequests(f"more than {limit:,} requests of this account in a minute; try again in {wait} s", wait)
