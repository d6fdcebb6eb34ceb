"""The table of operations: what each endpoint takes and gives, for the OpenAPI description."""

from dataclasses import dataclass

from pydantic import BaseModel

from description import answers
from description.sections import SectionsAnswer
from handoff import requests, settings
from handoff.shape import Shape


@dataclass(frozen=True)
class Operation:
    """A string names a request or an answer that openapi.py writes itself."""

    id: str
    method: str
    path: str
    summary: str
    tag: str
    answer: type[BaseModel] | str | None = None
    request: Shape | str | None = None
    status: int = 200
    # Beside 401, 403, 429, 500 and 503, which are added wherever credentials are asked for.
    errors: tuple[int, ...] = ()
    query: tuple[tuple[str, bool, str], ...] = ()
    # Headers that it reads, and those of its answer.
    headers: tuple[tuple[str, str], ...] = ()
    answer_headers: tuple[tuple[str, str], ...] = ()
    # Whether it may also answer 202, with nothing.
    accepts: bool = False
    public: bool = False
    scope: str = "read"
    pro: bool = False


MODELS = "/api/sdk/models"
TAG = (("ETag", "Of the saved model as it now stands; another after every change."),)
IF_MATCH = (("If-Match", "The ETag last read: anything else than that state answers 412 and is left alone."),)
HOURS = settings.limits()["idempotency_hours"]
ONCE = (
    (
        "Idempotency-Key",
        f"A word of your own, new for every request. Sent again within {HOURS} hours with the same body, the request "
        "has the first answer and no second effect; with another body it is 409 idempotency_key_used, and 409 "
        "under_way while the first is not answered.",
    ),
)
TOLD_ONCE = (
    (
        "Idempotency-Key",
        f"A word of your own, new for every request. Sent again within {HOURS} hours the request makes no second key: "
        "it is 409 idempotency_key_used with the first key's id, and without its secret.",
    ),
)
KEYS = "/api/sdk/api-keys"
AFTER = (("after", False, "The next of the page before."),)

OPERATIONS = (
    Operation(
        "solve_model",
        "post",
        "/api/sdk/solve",
        "Validate a model and return a link that solves it in the browser of whoever opens it.",
        "models",
        answers.SolveAnswer,
        requests.model_to_solve(),
        errors=(400, 409, 413, 422),
        headers=ONCE,
        scope="write",
    ),
    Operation(
        "validate_model",
        "post",
        "/api/sdk/validate",
        "Check a model without parking it.",
        "models",
        answers.Report,
        requests.model_to_validate(),
        errors=(400, 413),
    ),
    Operation(
        "create_beam",
        "post",
        "/api/sdk/create-beam",
        "Build a single-span beam model from simple inputs.",
        "beams",
        answers.CreateBeamAnswer,
        "CreateBeamRequest",
        errors=(400, 413),
    ),
    Operation(
        "check_beam",
        "post",
        "/api/sdk/check-beam",
        "Build a steel beam with its EN 1993-1-1 check and return a link that evaluates it.",
        "beams",
        answers.CheckBeamAnswer,
        "CheckBeamRequest",
        errors=(400, 413),
        scope="write",
    ),
    Operation(
        "get_schema",
        "get",
        "/api/sdk/schema",
        "The JSON Schema of the model: an index of its roots, or one root with everything it references.",
        "reference",
        "JsonObject",
        errors=(404,),
        query=(("root", False, "The schema to expand, a name from the index."),),
    ),
    Operation(
        "get_sections",
        "get",
        "/api/sdk/sections",
        "List named steel sections, or look one up.",
        "reference",
        SectionsAnswer,
        errors=(400, 404),
        query=(
            ("family", False, "Only this family, or those that begin with it: IPE, HEA, RHS."),
            (
                "name",
                False,
                "One section, with all its properties in SI units; also one that no table lists: T-IPE300, FL100x10.",
            ),
        ),
    ),
    Operation(
        "get_account",
        "get",
        "/api/sdk/me",
        "The authenticated account.",
        "account",
        answers.AccountAnswer,
    ),
    Operation(
        "issue_token",
        "post",
        "/api/sdk/token",
        "Exchange e-mail and password for a bearer token.",
        "account",
        answers.TokenAnswer,
        requests.new_token(),
        errors=(400, 401, 413, 429, 503),
        public=True,
    ),
    Operation(
        "create_api_key",
        "post",
        KEYS,
        "Create a named API key.",
        "account",
        answers.CreatedKey,
        requests.new_key(),
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
        answers.KeyList,
        query=AFTER,
    ),
    Operation(
        "revoke_api_key",
        "delete",
        KEYS,
        "Revoke an API key at once, and with it the keys made with it.",
        "account",
        answers.Message,
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
        answers.EventList,
    ),
    Operation(
        "list_links",
        "get",
        "/api/sdk/links",
        "The account's links that open, newest first.",
        "account",
        answers.LinkList,
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
        answers.Message,
        requests.new_password(),
        errors=(400, 413),
        scope="full",
    ),
    Operation(
        "export_account",
        "get",
        "/api/sdk/export",
        "Everything the account holds, in pages.",
        "account",
        answers.Export,
        query=AFTER,
    ),
    Operation(
        "delete_account",
        "delete",
        "/api/sdk/me",
        "Delete the account with everything in it: models, links, keys, events, the password.",
        "account",
        request=requests.account_to_delete(),
        status=204,
        errors=(400, 413),
        scope="full",
    ),
    Operation(
        "list_models",
        "get",
        MODELS,
        "The saved models, last changed first.",
        "saved models",
        answers.ModelList,
        query=AFTER,
        pro=True,
    ),
    Operation(
        "save_model",
        "post",
        MODELS,
        "Save a model, finished or not.",
        "saved models",
        answers.ModelFacts,
        requests.model_to_save(),
        answer_headers=TAG,
        status=201,
        errors=(400, 409, 413),
        headers=ONCE,
        scope="write",
        pro=True,
    ),
    Operation(
        "get_model",
        "get",
        MODELS + "/{id}",
        "Download a saved model.",
        "saved models",
        answers.SavedModelAnswer,
        errors=(404,),
        answer_headers=TAG,
        pro=True,
    ),
    Operation(
        "update_model",
        "put",
        MODELS + "/{id}",
        "Change those of name, description and model that are sent.",
        "saved models",
        answers.ModelFacts,
        requests.model_changes(),
        errors=(400, 404, 409, 412, 413),
        headers=IF_MATCH,
        answer_headers=TAG,
        scope="write",
        pro=True,
    ),
    Operation(
        "delete_model",
        "delete",
        MODELS + "/{id}",
        "Delete a saved model for good.",
        "saved models",
        status=204,
        errors=(404,),
        scope="write",
        pro=True,
    ),
    Operation(
        "mcp",
        "post",
        "/mcp",
        "The Model Context Protocol (streamable HTTP, stateless): the endpoints above as tools for agents.",
        "agents",
        answers.RpcAnswer,
        "RpcRequest",
        errors=(400, 413),
        headers=(("MCP-Protocol-Version", "The version agreed on; the oldest known where it is not sent."),),
        accepts=True,
    ),
    Operation(
        "get_openapi",
        "get",
        "/api/openapi.json",
        "This description.",
        "reference",
        "JsonObject",
        public=True,
    ),
)
