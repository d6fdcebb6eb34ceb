"""Who is calling: an API key or a bearer token becomes a caller, anything else one and the same 401."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from handoff.accounts import accounts, audit_log, login_throttle
from handoff.accounts.accounts import Account
from handoff.auth import api_keys, tokens
from handoff.auth.api_keys import ApiKey
from handoff.errors import ProRequired, Unauthorized
from handoff.runtime import settings

_HINT = "missing or invalid credentials; an API key goes in the header X-API-Key, not in Authorization: Bearer"


@dataclass(frozen=True)
class Caller:
    account: Account
    scopes: list[str]
    # Only where a bearer token was used.
    token_expires_at: datetime | None = None
    # Only where an API key was used.
    key: ApiKey | None = None
    # Where the request comes from.
    address: str = ""

    def note(self, event: str, subject: str | None = None) -> None:
        """A line in the account's trail."""
        audit_log.note(self.account.id, event, self.address, key_id=self.key.id if self.key else None, subject=subject)

    def require_pro(self) -> None:
        if not self.account.is_premium:
            raise ProRequired


def identify(headers: Mapping[str, str], address: str) -> Caller:
    """Header names in lower case, as payload 2.0 sends them. Where both credentials are sent the API key decides."""
    if key := headers.get("x-api-key", "").strip():
        return _by_key(key, address)
    scheme, _, token = headers.get("authorization", "").strip().partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return _by_token(token.strip(), address)
    raise Unauthorized


def _by_key(text: str, address: str) -> Caller:
    key = api_keys.find(text) if len(text) <= settings.limits()["credential_length"] else None
    account = accounts.find(key.account_id) if key else None
    if key is None or account is None:
        raise login_throttle.refusal(address, Unauthorized())
    api_keys.note_use(key)
    return Caller(account, key.scopes, key=key, address=address)


def _by_token(text: str, address: str) -> Caller:
    token = tokens.find(text)
    account = accounts.find(token.account_id) if token else None
    if token is None or account is None or token.password_id != account.password_id:
        # Said of the form alone, whatever the key: it tells nobody which keys there are.
        raise login_throttle.refusal(address, Unauthorized(_HINT) if "." in text else Unauthorized())
    return Caller(account, [], token.expires_at, address=address)
