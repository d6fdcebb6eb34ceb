"""Limits on guessing: passwords by address and e-mail together, spraying and guessed keys by address.

A stranger's guesses count at the stranger's own address, so that no number of them shuts the owner out. Where many
addresses guess at one e-mail, each that the account does not know waits before every try, the longer the more guesses
there were: never beyond the longest wait, and not at all where the owner signed in from lately.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from handoff.aws import storage
from handoff.errors import ApiError, TooManyAttempts, Unauthorized, WrongPassword
from handoff.http import client_address
from handoff.runtime import clock, request_log, settings
from handoff.runtime.random_ids import digest, new_id

DAY_S = 86_400


def visit(address: str, email: str) -> None:
    """Each exchange of a password, right or wrong, since each costs a slow hash: one address has its share of them."""
    now = clock.epoch(clock.now())
    if _count(_window(address, "SIGNINS", now), _window_end(now)) <= settings.limits()["address_sign_ins"]:
        return
    if not _is_known(address, email):
        _let_wait(_window_end(now) - now, "too many sign-ins from your address")


@contextmanager
def password(address: str, email: str) -> Iterator[None]:
    """Counts a try before it is judged, so that parallel ones are all counted; only a wrong password stays counted.

    Tries are members of sets and no sum: repeated by boto3 after a lost answer, each still counts once.
    """
    now = clock.epoch(clock.now())
    key = (_pair(address, email), f"DAY#{now // DAY_S}")
    this = f"{now}#{new_id()}"
    ends = {":ttl": (now // DAY_S + 2) * DAY_S}
    change = "ADD pending :this SET #ttl = :ttl, came_at = if_not_exists(came_at, :now)"
    row = _move(key, change, this, names={"#ttl": "ttl"}, **ends, **{":now": now})
    try:
        _let_wait(_wait(row, now), "too many wrong passwords for this e-mail from your address")
        sprayed, besieged = _sprayed(address, now), _besieged(email, row, now)
        if (sprayed or besieged > 0) and not _is_known(address, email):
            _let_wait(sprayed, "too many wrong passwords from your address")
            _let_wait(besieged, "too many wrong passwords for this e-mail, and no sign-in from your address so far")
        yield
    except (Unauthorized, WrongPassword):
        _move(key, "ADD wrong :this DELETE pending :this", this)
        _count(_window(address, "PASSWORDS", now), _window_end(now))
        _count(_everywhere(email, now), ends[":ttl"])
        raise
    except BaseException:
        _take_back(key, "DELETE pending :this", this)
        raise
    _take_back(key, "DELETE pending :this REMOVE wrong", this)


def welcome(address: str, email: str) -> None:
    """A sign-in succeeded from here: what others spray from the same address does not stop the next one."""
    key = (_pair(address, email), "KNOWN")
    known: int = settings.limits()["known_address_days"] * DAY_S
    storage.put(key, {"ttl": clock.epoch(clock.now()) + known})


def refusal(address: str, unauthorized: Unauthorized) -> ApiError:
    """Of a key or token that opens nothing: that 401, and 429 once an address has brought too many of them.

    Keys that open something are never refused for it: nobody guesses 256 bits, and colleagues may share an address.
    """
    now = clock.epoch(clock.now())
    try:
        found = _count(_window(address, "KEYS", now), _window_end(now))
    except Exception:
        request_log.logger.warning("a guessed credential was not counted", exc_info=True)
        return unauthorized
    if found <= settings.limits()["address_guesses"]:
        return unauthorized
    return _too_many(_window_end(now) - now, "too many invalid credentials from your address")


def _wait(row: storage.Item, now: int) -> int:
    """Seconds until this try may be judged: none for the first few, then twice as long after each wrong one."""
    limits = settings.limits()
    wrong = [int(other.partition("#")[0]) for other in row.get("wrong", ())]
    # One that ended in trouble, and could not be taken back either, stops counting when its function must have ended.
    judging = [other for other in row["pending"] if int(other.partition("#")[0]) > now - limits["request_seconds"]]
    beyond = len(wrong) - limits["password_attempts"]
    if beyond < 0:
        return 0 if beyond + len(judging) <= 0 else limits["password_wait_seconds"]
    # Capped before it is raised: nobody needs 2 to the thousandth.
    wait = min(limits["password_wait_seconds"] * 2 ** min(beyond, 16), limits["password_longest_wait_seconds"])
    left = max(wrong) + wait - now
    return left if left > 0 else limits["password_wait_seconds"] if len(judging) > 1 else 0


def _sprayed(address: str, now: int) -> int:
    row = storage.get(_window(address, "PASSWORDS", now))
    return _window_end(now) - now if row and row["wrong"] >= settings.limits()["address_passwords"] else 0


def _besieged(email: str, row: storage.Item, now: int) -> int:
    """Seconds until an address that the account does not know may try: counted from when it came, or was last wrong."""
    limits = settings.limits()
    tried = storage.get(_everywhere(email, now))
    beyond = (tried["wrong"] if tried else 0) // limits["email_passwords"] - 1
    if beyond < 0:
        return 0
    wait = min(limits["password_wait_seconds"] * 2 ** min(beyond, 16), limits["password_longest_wait_seconds"])
    last = max((int(other.partition("#")[0]) for other in row.get("wrong", ())), default=row["came_at"])
    left: int = last + wait - now
    return left


def _is_known(address: str, email: str) -> bool:
    row = storage.get((_pair(address, email), "KNOWN"))
    return row is not None and row["ttl"] > clock.epoch(clock.now())


def _let_wait(seconds: int, reason: str) -> None:
    if seconds > 0:
        raise _too_many(seconds, reason)


def _too_many(seconds: int, reason: str) -> TooManyAttempts:
    return TooManyAttempts(f"{reason}; try again in {seconds} s", retry_after=seconds)


def _take_back(key: storage.Key, change: str, this: str) -> None:
    """A script that fetches a token for each run must not lock itself out, nor trouble of ours lock anyone out."""
    try:
        _move(key, change, this)
    except Exception:
        request_log.logger.warning("an attempt to sign in was not taken back", exc_info=True)


def _move(key: storage.Key, change: str, this: str, names: dict[str, str] | None = None, **values: int) -> storage.Item:
    return storage.update(key, change, values={":this": frozenset([this]), **values}, names=names)


def _count(key: storage.Key, ttl: int) -> int:
    row = storage.update(key, "ADD wrong :one SET #ttl = :ttl", values={":one": 1, ":ttl": ttl}, names={"#ttl": "ttl"})
    wrong: int = row["wrong"]
    return wrong


def _window(address: str, kind: str, now: int) -> storage.Key:
    window: int = settings.limits()["address_window_seconds"]
    return f"TRIES#{digest(client_address.network(address))}", f"{kind}#{now // window}"


def _window_end(now: int) -> int:
    window: int = settings.limits()["address_window_seconds"]
    return (now // window + 1) * window


def _everywhere(email: str, now: int) -> storage.Key:
    return f"TRIES#{digest(email)}", f"EVERYWHERE#{now // DAY_S}"


def _pair(address: str, email: str) -> str:
    return f"TRIES#{digest(f'{client_address.network(address)} {email}')}"
