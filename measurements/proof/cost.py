"""What validation costs: time per byte of models grown in hostile ways, from 10 kB to the size limit."""

import random
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any

from handoff.runtime.settings import limits
from handoff.validation import validate
from measurements.proof import figures
from measurements.proof.figures import Figure, counted, progress
from tests.examples import example
from tests.validation.growth import grown

SMALLEST = 10_000
BAR = 5
# From here on, in medians, a model is measured so many times more.
DOUBTED = 3
TRIES = 7
Cost = Callable[[dict[str, Any], int], float]


def prove(models: int = 1500) -> Iterator[Figure]:
    largest = limits()["model_bytes"]
    first = figures.seed()
    costs = measured(processor_time_per_byte, range(first, first + models), largest)
    looked_at_again(costs, processor_time_per_byte, largest)
    yield from judged(costs, models)


def judged(costs: dict[int, float], models: int) -> Iterator[Figure]:
    """By seed, so that parts of a run can be put together."""
    usual = median(costs.values())
    worst = max(costs, key=lambda seed: costs[seed])
    yield counted("models", len(costs), models)
    yield Figure("median", f"{usual * 1e9:,.0f} ns a byte")
    yield Figure("worst", f"{costs[worst] / usual:.2f} × the median (model {worst})", costs[worst] <= BAR * usual)


def measured(cost: Cost, seeds: range, largest: int) -> dict[int, float]:
    """By seed, each once."""
    validate(example("tower"))
    costs: dict[int, float] = {}
    for seed in seeds:
        costs[seed] = cost(*_model(seed, largest))
        if len(costs) % 500 == 0:
            progress(f"{len(costs):,} of {len(seeds):,} models")
    return costs


def looked_at_again(costs: dict[int, float], cost: Cost, largest: int) -> None:
    """What was slow because the machine was busy, or the first to need something, is quick another time."""
    usual = median(costs.values())
    for seed in [seed for seed, found in costs.items() if found > DOUBTED * usual]:
        model, size = _model(seed, largest)
        costs[seed] = min(costs[seed], *(cost(model, size) for _ in range(TRIES)))


def _model(seed: int, largest: int) -> tuple[dict[str, Any], int]:
    rng = random.Random(f"grown {seed}")
    return grown(rng, int(SMALLEST * (largest / SMALLEST) ** rng.random()))


def processor_time_per_byte(model: dict[str, Any], size: int) -> float:
    start = process_time()
    validate(model)
    return (process_time() - start) / size
