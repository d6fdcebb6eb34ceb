"""The same model gives the same bytes of displacement in Node and in an embedded V8."""

import json

from py_mini_racer import MiniRacer

from tests.solver.engines import bundle, fingerprints, models


def test_every_model_has_its_own_fingerprint() -> None:
    assert len(set(fingerprints())) == len(models())


def test_embedded_v8_gives_the_same_bytes_as_node() -> None:
    with MiniRacer() as engine:
        engine.eval(bundle())
        answer = engine.eval(f"JSON.stringify(engines.fingerprints({json.dumps(models())}))")
    assert json.loads(str(answer)) == fingerprints()
