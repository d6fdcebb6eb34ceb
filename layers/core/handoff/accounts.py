"""Accounts: a profile by id, and the row of its e-mail with the password hash, which no other function reads."""

import uuid
from dataclasses import dataclass

from handoff import clock, passwords, request_log, settings, storage
from handoff.errors import Unauthorized
from handoff.secret import digest, new_id


@dataclass(frozen=True)
class Account:
    id: str
    email: str
    is_premium: bool
    # Changes with the password, so that a new password ends the tokens issued under the old one.
    password_id: str


def partition(account_id: str) -> str:
    return f"ACCT#{account_id}"


def email_partition(email: str) -> str:
    return f"EMAIL#{digest(normal_email(email))}"


def normal_email(email: str) -> str:
    return email.strip().lower()


def find(account_id: str) -> Account | None:
    row = storage.get((partition(account_id), "PROFILE"))
    if row is None:
        return None
    return Account(id=account_id, email=row["email"], is_premium=row["is_premium"], password_id=row["password_id"])


def sign_in(email: str, password: str) -> Account:
    """The account, or a 401 after as long a wait whether the e-mail is unknown or the password wrong."""
    with passwords.attempt(email_partition(email)):
        row = storage.get((email_partition(email), "ACCOUNT"))
        genuine = passwords.verify(row["password_hash"] if row else None, password)
        account = find(row["acct"]) if row and genuine else None
        if row is None or account is None or _changed_since(email, row):
            raise Unauthorized
    request_log.note(account_id=account.id)
    return account


def _changed_since(email: str, row: storage.Item) -> bool:
    """Whether the password changed while it was judged: a change writes its hash before the id that tokens carry, so
    while the old hash stands, the id just read is the old one, and ends with it."""
    now = storage.get((email_partition(email), "ACCOUNT"))
    return now is None or now["password_hash"] != row["password_hash"]


def put(email: str, *, password: str | None = None, pro: bool | None = None) -> Account:
    """The operator's one tool: creates the account, or changes tier and password of the one that exists."""
    email = _checked_email(email)
    if password is not None:
        passwords.check_strength(password)
    row = storage.get((email_partition(email), "ACCOUNT"))
    if row is not None:
        return _change(row["acct"], email, password=password, pro=pro)
    if password is None:
        raise ValueError(f"no account has the e-mail {email}; a new one needs a password")
    return _create(email, password=password, pro=bool(pro))


def _create(email: str, *, password: str, pro: bool) -> Account:
    account = Account(id=str(uuid.uuid4()), email=email, is_premium=pro, password_id=new_id())
    created_at = clock.written(clock.now())
    profile = {"email": email, "is_premium": pro, "password_id": account.password_id, "created_at": created_at}
    storage.put((partition(account.id), "PROFILE"), profile)
    # The e-mail's row comes last and only once: a crash, or a rival, leaves a profile that nothing points at.
    sign_in = {"acct": account.id, "password_hash": passwords.hashed(password)}
    storage.put(
        (email_partition(email), "ACCOUNT"),
        sign_in,
        condition="attribute_not_exists(pk) OR acct = :acct",  # a repeat of our own write passes
        values={":acct": account.id},
    )
    return account


def _change(account_id: str, email: str, *, password: str | None, pro: bool | None) -> Account:
    key = (partition(account_id), "PROFILE")
    if password is not None:
        storage.update(
            (email_partition(email), "ACCOUNT"),
            "SET password_hash = :hash",
            condition="attribute_exists(pk)",
            values={":hash": passwords.hashed(password)},
        )
        storage.update(key, "SET password_id = :id", condition="attribute_exists(pk)", values={":id": new_id()})
    if pro is not None:
        storage.update(key, "SET is_premium = :pro", condition="attribute_exists(pk)", values={":pro": pro})
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
