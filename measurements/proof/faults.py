"""Wire faults under twenty threads: what was acknowledged stands, links end when they should, nothing is half."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any
from unittest.mock import patch

from handoff.auth import api_keys
from handoff.aws import storage
from handoff.drafts import drafts
from handoff.errors import NotFound
from handoff.models import orphans, saved_models
from handoff.runtime import clock, settings
from measurements.proof.figures import Figure, chance, counted, none_of
from measurements.proof.stores import NAMES, store
from measurements.proof.wire import Wire

SHARE = 0.25
# Small bodies on both sides of it: the rule is the same as at 100 kB.
INLINE_BYTES = 150
GONE = None


def prove(faults: int = 2_500, threads: int = 20, names: tuple[str, ...] = NAMES) -> Iterator[Figure]:
    for name in names:
        with store(name) as wire, patch.dict(settings.limits(), draft_inline_bytes=INLINE_BYTES):
            workers = [Worker(number) for number in range(threads)]
            wire.share = SHARE
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(lambda worker: worker.run(wire, faults), workers))
            wire.share = 0.0
            yield counted(f"{name}: faults on the wire", wire.faults.total(), faults)
            yield from _judged(workers)


class Worker:
    """One thread: an account of its own, whose state it knows, and drafts in an account that all share."""

    def __init__(self, number: int) -> None:
        self.account = f"worker-{number}"
        self._random = chance(f"worker {number}")
        self.acknowledged = 0
        self.refused = 0
        self.parked: dict[str, tuple[str, bytes]] = {}
        self.ended: set[str] = set()
        self.maybe_ended: set[str] = set()
        # Every state that a saved model may be in: one, once a change was acknowledged.
        self.models: dict[str, set[tuple[str, bytes] | None]] = {}
        self.bodies: set[bytes] = set()
        self.keys: dict[str, set[bool]] = {}
        self.early: list[str] = []

    def run(self, wire: Wire, faults: int) -> None:
        acts: list[Callable[[], None]] = [self.park, self.park, self.look, self.end]
        acts += [self.save, self.change, self.change, self.delete, self.make_key, self.revoke]
        while wire.faults.total() < faults:
            try:
                self._random.choice(acts)()
                self.acknowledged += 1
            except Exception:
                self.refused += 1

    def park(self) -> None:
        account, body = self._random.choice((self.account, "shared")), self._body()
        self.parked[drafts.park(account, body, members=0).id] = account, body

    def look(self) -> None:
        """The newest link of one's own lives, whoever else parks and whatever fails."""
        own = [id for id, (account, _) in self.parked.items() if account == self.account]
        if own and own[-1] not in self.ended | self.maybe_ended and drafts.find(own[-1]) is None:
            self.early.append(own[-1])

    def end(self) -> None:
        own = [id for id, (account, _) in self.parked.items() if account == self.account]
        if len(own) > 1 and self._random.random() < 0.3:
            link = own[-2]
            self.maybe_ended.add(link)
            if drafts.end(self.account, link):
                self.ended.add(link)

    def save(self) -> None:
        body = self._body()
        model = saved_models.save(self.account, "first", None, body)
        self.models[model.id] = {("first", body)}

    def change(self) -> None:
        model_id = self._one_of(self.models)
        if model_id is None:
            return
        name, body = str(self._random.random()), self._body() if self._random.random() < 0.6 else None
        before = self.models[model_id]
        after: set[tuple[str, bytes] | None] = {(name, body or state[1]) for state in before if state is not None}
        self.models[model_id] = before | after
        try:
            saved_models.update(self.account, model_id, {"name": name}, body)
        except NotFound:
            self.models[model_id] = {GONE} if GONE in before else {("lost", b"")}
            return
        self.models[model_id] = after

    def delete(self) -> None:
        model_id = self._one_of(self.models)
        if model_id is None or self._random.random() < 0.5:
            return
        before = self.models[model_id]
        self.models[model_id] = before | {GONE}
        try:
            saved_models.delete(self.account, model_id)
        except NotFound:
            if GONE not in before:
                self.models[model_id] = {("lost", b"")}
                return
        self.models[model_id] = {GONE}

    def make_key(self) -> None:
        _, text = api_keys.create(self.account, "key", [], None)
        self.keys[text] = {True}

    def revoke(self) -> None:
        text = self._one_of(self.keys)
        if text is None or self._random.random() < 0.5:
            return
        self.keys[text] = self.keys[text] | {False}
        try:
            api_keys.revoke(self.account, text.partition(".")[0], [])
        except NotFound:
            return
        self.keys[text] = {False}

    def _one_of(self, things: dict[str, Any]) -> str | None:
        return self._random.choice(list(things)) if things else None

    def _body(self) -> bytes:
        body = self._random.randbytes(self._random.choice((60, 300))).hex().encode()
        self.bodies.add(body)
        return body


def _judged(workers: list[Worker]) -> Iterator[Figure]:
    """Without faults: what stands, against what was said."""
    yield counted("requests acknowledged", sum(worker.acknowledged for worker in workers))
    yield counted("refused with an error", sum(worker.refused for worker in workers))
    lost, half = _saved(workers)
    early, late, lost_links, unclaimed = _links(workers)
    lost_keys = [text[:24] for worker in workers for text, may in worker.keys.items() if _opens(text) not in may]
    yield none_of("acknowledged and lost, or undone", [*lost, *lost_links, *lost_keys])
    yield none_of("links ended early", early)
    yield none_of("links ended late", late)
    yield none_of("half-saved", half)
    yield Figure("drafts whose link nobody got", f"{unclaimed:,}")
    yield from _swept()


def _opens(text: str) -> bool:
    return api_keys.find(text) is not None


def _saved(workers: list[Worker]) -> tuple[list[str], list[str]]:
    lost, half = [], []
    for worker in workers:
        for model in saved_models.listed(worker.account):
            try:
                if saved_models.fetch(worker.account, model.id)[1] not in worker.bodies:
                    half.append(model.id)
            except RuntimeError:
                half.append(model.id)
        for model_id, states in worker.models.items():
            try:
                found, body = saved_models.fetch(worker.account, model_id)
                state: tuple[str, bytes] | None = (found.name, body)
            except NotFound:
                state = GONE
            except RuntimeError:
                continue
            if state not in states:
                lost.append(model_id)
    return lost, half


def _links(workers: list[Worker]) -> tuple[list[str], list[str], list[str], int]:
    """Early, late, lost, and how many drafts count though their creation was refused."""
    early = [id for worker in workers for id in worker.early]
    late, lost, unclaimed = [], [], 0
    newest: int = settings.limits()["newer_drafts"]
    parked = {id: kept for worker in workers for id, kept in worker.parked.items()}
    ended = set().union(*(worker.ended for worker in workers))
    uncertain = set().union(*(worker.maybe_ended for worker in workers)) - ended
    committed = set()
    for account in {"shared", *(worker.account for worker in workers)}:
        ids = [row["id"] for row in storage.query(drafts.partition(account), "DRAFT#", "DRAFT#~")]
        committed.update(ids)
        unclaimed += len(set(ids) - parked.keys())
        for place, id in enumerate(reversed(ids)):
            opened = drafts.open_body(id)
            if opened and (place >= newest or id in ended):
                late.append(id)
            if not opened and place < newest and id not in ended | uncertain:
                early.append(id)
            if opened and id in parked and opened.body != parked[id][1]:
                lost.append(id)
    return early, late, [*lost, *(parked.keys() - committed)], unclaimed


def _swept() -> Iterator[Figure]:
    """Two days later, when nothing can be under way any more."""
    orphaned = len(_unnamed())
    later = clock.now() + timedelta(days=2)
    with patch.object(clock, "now", lambda: later):
        orphans.sweep(lambda: True)
    yield counted("objects that failures had left without a row", orphaned)
    yield none_of("of them left after the sweep", _unnamed())


def _unnamed() -> list[str]:
    names = [name for name, _ in storage.list_objects(orphans.MODELS)]
    kept = saved_models.current_bodies(names)
    return [name for name in names if name not in kept]
