"""The account: who it is, its keys, links and trail, and its end."""

from description.answers.account import AccountAnswer, CreatedKey, EventList, Export, KeyList, Message, TokenAnswer
from description.answers.links import LinkList
from description.operation import AFTER, HOURS, Operation
from handoff.api import requests

KEYS = "/api/sdk/api-keys"
TOLD_ONCE = (
    (
        "Idempotency-Key",
        f"A word of your own, new for every request. Sent again within {HOURS} hours the request makes no second key: "
        "it is 409 idempotency_key_used with the first key's id, and without its secret.",
    ),
)

OPERATIONS = (
    Operation(
        "get_account",
        "get",
        "/api/sdk/me",
        "The authenticated account.",
        "account",
        AccountAnswer,
    ),
    Operation(
        "issue_token",
        "post",
        "/api/sdk/token",
        "Exchange e-mail and password for a bearer token.",
        "account",
        TokenAnswer,
        requests.TokenRequest,
        errors=(400, 401, 413, 429, 503),
        public=True,
    ),
    Operation(
        "create_api_key",
        "post",
        KEYS,
        "Create a named API key.",
        "account",
        CreatedKey,
        requests.KeyRequest,
        errors=(400, 409, 413),
        headers=TOLD_ONCE,
        scope="write",
    ),
    Operation(
        "list_api_keys",
        "get",
        KEYS,
        "The active API keys, newest first.",
        "account",
        KeyList,
        query=AFTER,
    ),
    Operation(
        "revoke_api_key",
        "delete",
        KEYS,
        "Revoke an API key at once, and with it the keys made with it.",
        "account",
        Message,
        errors=(400, 404),
        query=(("id", True, "The part of the key before the dot."),),
        scope="write",
    ),
    Operation(
        "list_events",
        "get",
        "/api/sdk/events",
        "What was done in the account's name, newest first.",
        "account",
        EventList,
    ),
    Operation(
        "list_links",
        "get",
        "/api/sdk/links",
        "The account's links that open, newest first.",
        "account",
        LinkList,
    ),
    Operation(
        "end_link",
        "delete",
        "/api/sdk/links/{id}",
        "End a link before its time; the id is what follows /open/ in it, or the model_ref.",
        "account",
        status=204,
        errors=(404,),
        scope="write",
    ),
    Operation(
        "change_password",
        "put",
        "/api/sdk/password",
        "Change the password, which ends every bearer token; API keys stay.",
        "account",
        Message,
        requests.PasswordRequest,
        errors=(400, 409, 413),
        scope="full",
    ),
    Operation(
        "export_account",
        "get",
        "/api/sdk/export",
        "Everything the account holds, in pages.",
        "account",
        Export,
        query=AFTER,
        scope="full",
    ),
    Operation(
        "delete_account",
        "delete",
        "/api/sdk/me",
        "Delete the account with everything in it: models, links, keys, events, the password. Nothing of it can be "
        "reached from then on; backups of the operator keep it for up to 35 days.",
        "account",
        request=requests.DeleteAccountRequest,
        status=204,
        errors=(400, 413),
        scope="full",
    ),
)
