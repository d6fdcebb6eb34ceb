"""A request that is sent again with its Idempotency-Key takes effect once, and is answered as it was the first time.

A row claims the key before anything happens, so that of two at once one is refused; the answer is kept in it.
An answer that no longer holds, a link that has ended, is made anew under the same key.
A claim without an answer, whose function has died or could not keep it, is never taken over: whether it took effect is
not known, and nothing is done twice.
"""

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import orjson
from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff.aws import storage
from handoff.errors import BadRequest, Repeated, UnderWay
from handoff.http.json_io import Json, Unreadable, dump
from handoff.runtime import clock, request_log, settings
from handoff.runtime.random_ids import digest, new_id

HEADER = "idempotency-key"
HOUR_S = 3600


@dataclass(frozen=True)
class Kept:
    """An answer that can be given again."""

    body: dict[str, Any]
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)

    def response(self) -> Response[dict[str, Any]]:
        return Response(self.status, "application/json", self.body, headers=dict(self.headers))


def partition(account_id: str) -> str:
    return f"ONCE#{account_id}"


def once(
    account_id: str,
    operation: str,
    headers: Mapping[str, str],
    sent: Json,
    make: Callable[[], Kept],
    holds: Callable[[dict[str, Any]], bool] | None = None,
) -> Kept:
    """What `make` answers, or has answered to the same request before, as long as that answer `holds`."""
    text = headers.get(HEADER)
    if text is None:
        return make()
    claim = _Claim(account_id, operation, _checked(text), _digest(sent))
    former = claim.take(holds or _always)
    if former is not None:
        return former
    try:
        answer = make()
    except BaseException:
        # Nothing was promised: what is sent again, mended or not, is judged anew.
        claim.give_back()
        raise
    claim.settle(answer)
    return answer


def _digest(sent: Json) -> str:
    try:
        return digest(sent.compact.decode())
    except Unreadable as error:
        raise BadRequest(f"the request body is {error}") from None


def _always(_: dict[str, Any]) -> bool:
    return True


def once_told(
    account_id: str,
    operation: str,
    headers: Mapping[str, str],
    sent: Json,
    make: Callable[[], tuple[str, dict[str, Any]]],
) -> dict[str, Any]:
    """As `once` of an answer that holds a secret: the id alone is kept, and a repeat is told what it made before."""
    told: dict[str, Any] = {}

    def made() -> Kept:
        made_id, answer = make()
        told.update(answer)
        return Kept({"id": made_id})

    kept = once(account_id, operation, headers, sent, made)
    if not told:
        message = "this Idempotency-Key has made the key '{}', whose secret is not shown again; revoke it if it is lost"
        raise Repeated(message.format(kept.body["id"]), made=kept.body["id"])
    return told


class _Claim:
    def __init__(self, account_id: str, operation: str, text: str, sent: str) -> None:
        self._key = (partition(account_id), digest(f"{operation} {text}"))
        self._sent = sent
        self._own = new_id()

    def take(self, holds: Callable[[dict[str, Any]], bool]) -> Kept | None:
        """The answer of the request that had the key before, or None: then the key is ours."""
        now = clock.epoch(clock.now())
        # A repeat of our own write passes, and a row that time-to-live is late to delete.
        free = "attribute_not_exists(pk) OR claim = :own OR #ttl <= :now"
        if self._claimed(now, free, {":now": now}, names={"#ttl": "ttl"}):
            return None
        row = self._former(now)
        kept = Kept(**orjson.loads(zlib.decompress(row["answer"])))
        if holds(kept.body):
            return kept
        # Of several that find so at once, one takes the key over.
        if self._claimed(now, "claim = :own OR claim = :former", {":former": row["claim"]}):
            return None
        raise _under_way()

    def _claimed(self, now: int, condition: str, values: storage.Item, names: dict[str, str] | None = None) -> bool:
        row = {"sent": self._sent, "claim": self._own, "claimed_at": now, "ttl": _end(now)}
        try:
            storage.put(self._key, row, condition=condition, names=names, values={":own": self._own, **values})
        except storage.ConditionFailed:
            return False
        return True

    def _former(self, now: int) -> storage.Item:
        row = storage.get(self._key)
        if row is not None and row["sent"] != self._sent:
            raise Repeated("this Idempotency-Key came with another request before; a new request needs a new one")
        if row is None or ("answer" not in row and row["claimed_at"] >= now - _longest()):
            raise _under_way()
        if "answer" not in row:
            raise Repeated(
                "the first request with this Idempotency-Key ended without an answer, and may have taken effect; "
                "look for what it made, and send a new request with a new key"
            )
        return row

    def settle(self, answer: Kept) -> None:
        now = clock.epoch(clock.now())
        kept = zlib.compress(dump({"body": answer.body, "status": answer.status, "headers": answer.headers}))
        row = {"sent": self._sent, "claim": self._own, "claimed_at": now, "ttl": _end(now), "answer": kept}
        try:
            storage.put(self._key, row, condition="claim = :own", values={":own": self._own})
        except Exception:
            # It has taken effect, and the caller is to know.
            request_log.logger.warning("an answer was not kept for repeats", exc_info=True)

    def give_back(self) -> None:
        try:
            storage.delete(self._key, condition="claim = :own", values={":own": self._own})
        except Exception:
            request_log.logger.warning("an Idempotency-Key was not given back", exc_info=True)


def _under_way() -> UnderWay:
    return UnderWay("the first request with this Idempotency-Key is still under way; send it again in a moment")


def _checked(text: str) -> str:
    limit: int = settings.limits()["idempotency_key_length"]
    if not text.strip() or len(text) > limit or not text.isascii() or not text.isprintable():
        raise BadRequest(f"Idempotency-Key must have 1 to {limit} visible letters of ASCII")
    return text


def _end(now: int) -> int:
    hours: int = settings.limits()["idempotency_hours"]
    return now + hours * HOUR_S


def _longest() -> int:
    """Seconds after which a function has ended, and a margin for clocks."""
    limits = settings.limits()
    seconds: int = limits["request_seconds"] + limits["idempotency_margin_seconds"]
    return seconds
