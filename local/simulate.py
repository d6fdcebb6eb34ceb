"""`make simulate`: five minutes of requests against the quotas that AWS publishes, to see what gives way first.

Arrivals are those of a Poisson process, accounts have shares like 1/rank (Zipf), and one link goes viral. Each request
spends what docs/operations.md says it costs; a limit's load is its busiest second beside what it allows. The seed is
fixed: the same figures come out everywhere.
"""

import random
from dataclasses import dataclass

RATES = (100, 1_000, 10_000)
SECONDS = 300
ACCOUNTS = 1_000
# The share of all opened links that one link has.
VIRAL = 0.3
SEED = 7
MILLION = 1_000_000


@dataclass(frozen=True)
class Kind:
    """One kind of request: its share, seconds and gigabytes of a function, and what it asks of the table."""

    name: str
    share: float
    duration_s: float
    memory_gb: float
    reads: float
    writes: float
    # Of the account's own partition: counter and commit of a draft, or the rows that are listed.
    account_writes: float = 0
    account_reads: float = 0
    opens: bool = False


# Shares, times and units as in the cost tables of docs/operations.md; model.json of a 40 kB model is 5 units of body.
KINDS = (
    Kind("solve", 0.15, 0.060, 1.728, 2, 10, account_writes=2),
    Kind("validate", 0.05, 0.040, 1.728, 2, 0.1),
    Kind("create-beam", 0.05, 0.060, 0.5, 2, 0.1),
    Kind("check-beam", 0.05, 0.060, 0.5, 2, 5, account_writes=2),
    Kind("open: page", 0.071, 0.030, 1.0, 2, 0, account_reads=1, opens=True),
    Kind("open: model", 0.071, 0.030, 1.0, 7, 0, account_reads=1, opens=True),
    Kind("open: files", 0.358, 0.030, 1.0, 0, 0),
    Kind("others", 0.199, 0.040, 0.5, 3, 0.1, account_reads=1),
    Kind("sign-in", 0.001, 0.120, 1.0, 4, 4),
)


@dataclass(frozen=True)
class Limit:
    name: str
    allowed: float
    turn: str


# Published default quotas of an account and region ; docs/scale.md names the page of each.
LIMITS = {
    "sign-ins": Limit("token throttle of this template, a second", 5, "TokenThrottleRate; WAF by address"),
    "requests": Limit("throttle of this template, a second", 200, "ThrottleRate"),
    "gateway": Limit("HTTP API, requests a second", 10_000, "quota; CloudFront takes the files"),
    "concurrency": Limit("Lambda, running at once", 1_000, "quota; reserved concurrency keeps shares"),
    "table writes": Limit("DynamoDB, write units a second at first", 4_000, "warm throughput; doubles by itself"),
    "table reads": Limit("DynamoDB, read units a second at first", 12_000, "warm throughput; doubles by itself"),
    "account writes": Limit("one partition, write units a second", 1_000, "nothing: spread over accounts"),
    "account reads": Limit("one partition, read units a second", 3_000, "nothing: an account's links share it"),
    "link reads": Limit("one link's partition, read units a second", 3_000, "nothing: a copy for each reader, 304"),
}
# $ per second of a request rate: gateway, calls, GB-seconds, units; docs/operations.md has the prices.
PRICES = {"request": 1.20 / MILLION, "gb_s": 0.0000133334, "read": 0.125 / MILLION, "write": 0.625 / MILLION}


def loads(rate: float) -> tuple[dict[str, float], float]:
    """The busiest second of each limit, and dollars a month, at a mean of so many requests a second."""
    rng = random.Random(SEED)  # noqa: S311  # a simulation
    busiest = dict.fromkeys(LIMITS, 0.0)
    spent = 0.0
    shares = [1 / rank for rank in range(1, ACCOUNTS + 1)]
    largest = shares[0] / sum(shares)
    for _ in range(SECONDS):
        arrived = {kind: _poisson(rng, rate * kind.share) for kind in KINDS}
        second = dict.fromkeys(LIMITS, 0.0)
        for kind, count in arrived.items():
            second["requests"] += count
            second["gateway"] += count
            second["concurrency"] += count * kind.duration_s
            second["table reads"] += count * kind.reads
            second["table writes"] += count * kind.writes
            second["account writes"] += _poisson(rng, count * largest) * kind.account_writes
            # Opening counts the newer drafts of the account that made the link: a viral one is one account's.
            of_one = VIRAL if kind.opens else largest
            second["account reads"] += _poisson(rng, count * of_one) * kind.account_reads
            second["link reads"] += _poisson(rng, count * VIRAL) * kind.reads if kind.opens else 0
            spent += count * (PRICES["request"] + kind.duration_s * kind.memory_gb * PRICES["gb_s"])
            spent += count * (kind.reads * PRICES["read"] + kind.writes * PRICES["write"])
        second["sign-ins"] = arrived[KINDS[-1]]
        busiest = {name: max(busiest[name], load) for name, load in second.items()}
    return busiest, spent / SECONDS * 30 * 86_400


def _poisson(rng: random.Random, mean: float) -> int:
    """By the normal distribution, near enough for all but small means, which are counted out."""
    if mean > 30:
        return max(0, round(rng.gauss(mean, mean**0.5)))
    count, left = 0, rng.expovariate(1)
    while left < mean:
        count += 1
        left += rng.expovariate(1)
    return count


def table(rate: float) -> list[str]:
    """Rows of what is asked of each limit, the fullest first."""
    busiest, dollars = loads(rate)
    ordered = sorted(LIMITS, key=lambda name: busiest[name] / LIMITS[name].allowed, reverse=True)
    rows = [f"{rate:,.0f} requests a second, ${dollars:,.0f} a month beside data out, logs and snapshots"]
    for name in ordered:
        limit, load = LIMITS[name], busiest[name] / LIMITS[name].allowed
        said = "FULL" if load > 1 else "    "
        rows.append(
            f"  {said} {load:8.1%}  {busiest[name]:10,.0f} of {limit.allowed:>7,.0f}  {limit.name}: {limit.turn}"
        )
    return rows


def report() -> str:
    return "\n\n".join("\n".join(table(rate)) for rate in RATES) + "\n"


if __name__ == "__main__":
    print(report(), end="")
