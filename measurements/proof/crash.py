"""The local service killed, and out of disk, under load: a start shows every answer that was given, and none undone."""

import random
import resource
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from local.journal import DamagedJournal, Journal
from measurements.proof.figures import Figure, chance, counted, none_of
from tests.examples import example
from tests.local_service import LocalService

CALLERS = 8
MODEL = example("simply-supported-beam")
GONE = "gone"


def prove(kills: int = 15, full_disks: int = 6, journals: int = 400) -> Iterator[Figure]:
    rng = chance("crash")
    wrong: list[str] = []
    answers = refused = 0
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        service = LocalService(data)
        try:
            for turn in range(kills + full_disks):
                load = Load(service, rng.randrange(10**9))
                full = turn >= kills
                load.until(rng.randint(10, 60))
                if full:
                    _fill(service, rng.randrange(4000))
                    load.until_refused(10)
                    refused += load.refused
                if full and rng.random() < 0.5:
                    _fill(service, None)
                    load.stop()
                else:
                    service.kill()
                    load.stop()
                    service = LocalService(data)
                answers += len(load.said)
                wrong += load.differences(service)
        finally:
            service.kill()
        yield counted("`kill -9`", kills)
        yield counted("full disks", full_disks)
        yield counted("requests refused by a full disk", refused, full_disks)
        yield counted("answers given before them", answers)
        yield none_of("lost or returned", wrong)
        yield Figure("starts after them", "100 %")
        yield from _journals(data / "journal.jsonl", rng, journals)


def _fill(service: LocalService, more: int | None) -> None:
    """The journal may grow by so many bytes more; None lifts the limit. It is the process's own: no root is needed."""
    _, hard = resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE)
    size = (service.data / "journal.jsonl").stat().st_size
    resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE, (hard if more is None else size + more, hard))


class Load:
    """Callers that make, change and delete things of their own, and what they were told."""

    def __init__(self, service: LocalService, seed: int) -> None:
        self.service = service
        # What a thing must be now: one state, or several where the last request about it had no answer.
        self.states: dict[str, set[str]] = {}
        self.secrets: dict[str, str] = {}
        self.said: list[str] = []
        self.refused = 0
        self._ended = threading.Event()
        self._threads = [threading.Thread(target=self._call, args=(seed + n,)) for n in range(CALLERS)]
        for thread in self._threads:
            thread.start()

    def until(self, answers: int) -> None:
        while len(self.said) < answers and any(thread.is_alive() for thread in self._threads):
            self._ended.wait(0.01)

    def until_refused(self, times: int) -> None:
        while self.refused < times and any(thread.is_alive() for thread in self._threads):
            self._ended.wait(0.01)

    def stop(self) -> None:
        self._ended.set()
        for thread in self._threads:
            thread.join()

    def _call(self, seed: int) -> None:
        rng = random.Random(seed)
        own: list[str] = []
        with _client(self.service) as client:
            while not self._ended.is_set():
                try:
                    self._step(rng, client, own)
                except httpx.HTTPError:
                    if self.service.process.poll() is not None:
                        return

    def _step(self, rng: random.Random, client: httpx.Client, own: list[str]) -> None:
        if not own or rng.random() < 0.4:
            self._make(rng.choice(("models", "models", "api-keys", "links")), client, own)
            return
        thing = rng.choice(own)
        kind, _, name = thing.partition("/")
        if kind == "models" and rng.random() < 0.6:
            state = f"{rng.random()}"
            self._change(thing, state, client, "PUT", f"/api/sdk/models/{name}", {"name": state})
        else:
            path = f"/api/sdk/api-keys?id={name}" if kind == "api-keys" else f"/api/sdk/{kind}/{name}"
            own.remove(thing)
            self._change(thing, GONE, client, "DELETE", path, None)

    def _make(self, kind: str, client: httpx.Client, own: list[str]) -> None:
        path = "/api/sdk/solve" if kind == "links" else f"/api/sdk/{kind}"
        body = {"name": "new"} if kind == "api-keys" else {"name": "new", "model": MODEL}
        answer = client.post(path, json={"model": MODEL} if kind == "links" else body)
        if self._refuses(answer):
            return
        made = answer.json()
        name = made["open_url"].rpartition("/")[2] if kind == "links" else made["id"]
        thing = f"{kind}/{name}"
        self.secrets[thing] = made.get("key", "")
        self.states[thing] = {"new"}
        own.append(thing)
        self.said.append(thing)

    def _change(self, thing: str, state: str, client: httpx.Client, method: str, path: str, body: Any) -> None:
        self.states[thing] = self.states[thing] | {state}
        if not self._refuses(client.request(method, path, json=body)):
            self.states[thing] = {state}
            self.said.append(thing)

    def _refuses(self, answer: httpx.Response) -> bool:
        if answer.status_code < 500:
            answer.raise_for_status()
            return False
        self.refused += 1
        return True

    def differences(self, service: LocalService) -> list[str]:
        """What stands otherwise than it was said; all of it is deleted afterwards."""
        wrong = []
        with _client(service) as client:
            for thing, states in self.states.items():
                found = self._found(thing, client)
                if found not in states:
                    wrong.append(f"{thing} is {found}, said {states}")
                kind, _, name = thing.partition("/")
                if found != GONE and kind != "links":
                    path = f"/api/sdk/api-keys?id={name}" if kind == "api-keys" else f"/api/sdk/{kind}/{name}"
                    client.delete(path).raise_for_status()
        return wrong

    def _found(self, thing: str, client: httpx.Client) -> str:
        kind, _, name = thing.partition("/")
        if kind == "api-keys":
            answer = client.get("/api/sdk/me", headers={"X-API-Key": self.secrets[thing]})
            return "new" if answer.status_code == 200 else GONE
        answer = client.get(f"/open/{name}/model.json" if kind == "links" else f"/api/sdk/models/{name}")
        if answer.status_code == 404:
            return GONE
        answer.raise_for_status()
        model = answer.json()
        return "new" if kind == "links" and model == MODEL else str(model.get("name"))


def _client(service: LocalService) -> httpx.Client:
    return httpx.Client(base_url=service.base_url, headers={"X-API-Key": service.pro_key}, timeout=60)


def _journals(path: Path, rng: random.Random, number: int) -> Iterator[Figure]:
    """Of the journal that all this has left."""
    whole = path.read_bytes()
    records = list(Journal(path).read())
    # Where each record ends.
    ends = [0]
    for line in whole.splitlines(keepends=True):
        ends.append(ends[-1] + len(line))
    torn, unseen = [], []
    for place in [len(whole) - 1, *(rng.randrange(len(whole)) for _ in range(number - 1))]:
        path.write_bytes(whole[:place])
        kept = max(sum(end <= place for end in ends) - 2, 0)
        try:
            if list(Journal(path).read()) != records[:kept]:
                torn.append(str(place))
        except DamagedJournal:
            torn.append(str(place))
        path.write_bytes(whole[:place] + bytes([whole[place] ^ rng.randint(1, 255)]) + whole[place + 1 :])
        try:
            list(Journal(path).read())
            unseen.append(str(place))
        except DamagedJournal:
            continue
    path.write_bytes(whole)
    yield counted("journals cut at a random byte", number)
    yield none_of("of them read otherwise than up to the last whole record", torn)
    yield counted("journals with a random byte altered", number)
    yield none_of("alterations not found", unseen)
