"""Accounts: the profile with the tier, and the e-mail's row with the password hash, each in a partition of its own.

No endpoint has the right to write where the tier is kept, and only the change of a password writes the hash.
"""

import uuid
from contextlib import suppress
from dataclasses import dataclass

from handoff.accounts import login_throttle, passwords
from handoff.aws import storage
from handoff.errors import Conflict, Unauthorized, WrongPassword
from handoff.runtime import clock, request_log, settings
from handoff.runtime.random_ids import digest, new_id


@dataclass(frozen=True)
class Account:
    id: str
    email: str
    is_premium: bool
    # Changes with the password, so that a new password ends the tokens issued under the old one.
    password_id: str


def profile_key(account_id: str) -> storage.Key:
    return f"PROFILE#{account_id}", "PROFILE"


def email_key(email: str) -> storage.Key:
    return f"EMAIL#{digest(normal_email(email))}", "ACCOUNT"


def normal_email(email: str) -> str:
    return email.strip().lower()


def find(account_id: str) -> Account | None:
    row = storage.get(profile_key(account_id))
    if row is None:
        return None
    return Account(id=account_id, email=row["email"], is_premium=row["is_premium"], password_id=row["password_id"])


def sign_in(email: str, password: str, address: str) -> Account:
    """The account, or a 401 after as long a wait whether the e-mail is unknown or the password wrong."""
    email = normal_email(email)
    login_throttle.visit(address, email)
    with login_throttle.password(address, email):
        row = storage.get(email_key(email))
        genuine = passwords.verify(row["password_hash"] if row else None, password)
        account = find(row["acct"]) if row and genuine else None
        if row is None or account is None or _changed_since(email, row):
            raise Unauthorized
    if passwords.is_outdated(row["password_hash"]):
        _renew_hash(email, row["password_hash"], password)
    login_throttle.welcome(address, email)
    request_log.note(account_id=account.id)
    return account


def _changed_since(email: str, row: storage.Item) -> bool:
    """Whether the password changed while it was judged: a change writes its hash before the id that tokens carry, so
    while the old hash stands, the id just read is the old one, and ends with it."""
    now = storage.get(email_key(email))
    return now is None or now["password_hash"] != row["password_hash"]


def _renew_hash(email: str, former: str, password: str) -> None:
    """The same password at today's cost; where another change came first, that one stands."""
    with suppress(storage.ConditionFailed):
        storage.change(
            email_key(email),
            "SET password_hash = :hash",
            condition="password_hash = :former",
            values={":hash": passwords.hashed(password), ":former": former},
        )


def confirm(account: Account, password: str, address: str) -> str:
    """The hash that matched, or a 403: a credential that leaked is not enough for what cannot be undone."""
    with login_throttle.password(address, account.email):
        row = storage.get(email_key(account.email))
        own_hash: str | None = row["password_hash"] if row and row["acct"] == account.id else None
        if not passwords.verify(own_hash, password) or own_hash is None:
            raise WrongPassword
    return own_hash


def is_half_deleted(account: Account) -> bool:
    """Whether a deletion stopped after it had let go of the e-mail, which may be a newer account's by now."""
    row = storage.get(email_key(account.email))
    return row is None or row["acct"] != account.id


def set_password(account_id: str, email: str, password: str, former: str) -> None:
    """Ends every token of the former password, named by its hash: of two changes at once the second is refused."""
    values = {":hash": passwords.hashed(password), ":former": former}
    hash_row = (email_key(email), "SET password_hash = :hash", "password_hash = :former", values)
    id_row = (profile_key(account_id), "SET password_id = :id", "attribute_exists(pk)", {":id": new_id()})
    try:
        storage.change_both([hash_row, id_row])
    except storage.ConditionFailed:
        raise Conflict("the password was changed meanwhile; sign in and send the change again") from None


def put(email: str, *, password: str | None = None, pro: bool | None = None) -> Account:
    """The operator's one tool: creates the account, or changes tier and password of the one that exists."""
    email = _checked_email(email)
    if password is not None:
        passwords.check_strength(password)
    row = storage.get(email_key(email))
    if row is not None:
        return _change(row, email, password=password, pro=pro)
    if password is None:
        raise ValueError(f"no account has the e-mail {email}; a new one needs a password")
    return _create(email, password=password, pro=bool(pro))


def _create(email: str, *, password: str, pro: bool) -> Account:
    account = Account(id=str(uuid.uuid4()), email=email, is_premium=pro, password_id=new_id())
    created_at = clock.written(clock.now())
    profile = {"email": email, "is_premium": pro, "password_id": account.password_id, "created_at": created_at}
    storage.put(profile_key(account.id), profile)
    # The e-mail's row comes last and only once: a crash, or a rival, leaves a profile that nothing points at.
    sign_in = {"acct": account.id, "password_hash": passwords.hashed(password)}
    storage.put(
        email_key(email),
        sign_in,
        condition="attribute_not_exists(pk) OR acct = :acct",  # a repeat of our own write passes
        values={":acct": account.id},
    )
    return account


def _change(row: storage.Item, email: str, *, password: str | None, pro: bool | None) -> Account:
    account_id = row["acct"]
    if password is not None:
        set_password(account_id, email, password, former=row["password_hash"])
    if pro is not None:
        storage.change(
            profile_key(account_id),
            "SET is_premium = :pro",
            condition="attribute_exists(pk)",
            values={":pro": pro},
        )
    account = find(account_id)
    if account is None:
        raise RuntimeError(f"the e-mail {email} points at the account {account_id}, which does not exist")
    return account


def _checked_email(email: str) -> str:
    email = normal_email(email)
    name, _, domain = email.rpartition("@")
    too_long = len(email) > settings.limits()["email_length"]
    if not name or not domain or too_long or any(character.isspace() for character in email):
        raise ValueError(f"not an e-mail address: {email!r}")
    return email
