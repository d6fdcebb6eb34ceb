"""What validation costs: time per byte of models grown in hostile ways, from 10 kB to the size limit."""

import random
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any

from handoff.settings import limits
from handoff.validation import validate
from tests.examples import example
from tests.proof.figures import Figure, counted, progress
from tests.validation.growth import grown

SMALLEST = 10_000
BAR = 5
Cost = Callable[[dict[str, Any], int], float]


def prove(models: int = 5000) -> Iterator[Figure]:
    yield from judged(measured(processor_time_per_byte, range(models), limits()["model_bytes"], tries=8), models)


def judged(costs: dict[int, float], models: int) -> Iterator[Figure]:
    """By seed, so that parts of a run can be put together."""
    usual = median(costs.values())
    worst = max(costs, key=lambda seed: costs[seed])
    yield counted("models", len(costs), models)
    yield Figure("median", f"{usual * 1e9:,.0f} ns a byte")
    yield Figure("worst", f"{costs[worst] / usual:.2f} × the median (model {worst})", costs[worst] <= BAR * usual)


def measured(cost: Cost, seeds: range, largest: int, tries: int = 1) -> dict[int, float]:
    """By seed; what was slow because the machine was busy is quick the second or third time."""
    validate(example("tower"))
    costs: dict[int, float] = {}
    for seed in seeds:
        rng = random.Random(f"grown {seed}")
        model, size = grown(rng, int(SMALLEST * (largest / SMALLEST) ** rng.random()))
        costs[seed] = cost(model, size)
        for _ in range(tries - 1 if costs[seed] > 3 * median(costs.values()) else 0):
            costs[seed] = min(costs[seed], cost(model, size))
        if (seed + 1) % 500 == 0:
            usual = median(costs.values())
            progress(f"{len(costs):,} of {len(seeds):,} models, worst {max(costs.values()) / usual:.2f} × the median")
    return costs


def processor_time_per_byte(model: dict[str, Any], size: int) -> float:
    start = process_time()
    validate(model)
    return (process_time() - start) / size
