"""Models sent, and beams built from a few numbers."""

from description.answers.links import CheckBeamAnswer, SolveAnswer
from description.answers.models import CreateBeamAnswer
from description.answers.reports import Report
from description.operation import ONCE, Operation
from handoff.api import requests

LINK_ONCE = tuple(
    (name, f"{about} Where the link of the first answer has ended, a new one is made.") for name, about in ONCE
)

OPERATIONS = (
    Operation(
        "solve_model",
        "post",
        "/api/sdk/solve",
        "Validate a model and return a link that solves it in the browser of whoever opens it.",
        "models",
        SolveAnswer,
        requests.ModelRequest,
        errors=(400, 409, 413, 422),
        headers=LINK_ONCE,
        scope="write",
    ),
    Operation(
        "validate_model",
        "post",
        "/api/sdk/validate",
        "Check a model without parking it.",
        "models",
        Report,
        requests.ValidateRequest,
        errors=(400, 413),
    ),
    Operation(
        "create_beam",
        "post",
        "/api/sdk/create-beam",
        "Build a single-span beam model from simple inputs.",
        "beams",
        CreateBeamAnswer,
        "CreateBeamRequest",
        errors=(400, 413),
    ),
    Operation(
        "check_beam",
        "post",
        "/api/sdk/check-beam",
        "Build a steel beam with its EN 1993-1-1 check and return a link that evaluates it.",
        "beams",
        CheckBeamAnswer,
        "CheckBeamRequest",
        errors=(400, 413),
        scope="write",
    ),
)
