"""Saved models."""

from description.answers.models import ModelFacts, ModelList, SavedModelAnswer
from description.operation import AFTER, ONCE, Operation
from handoff.api import requests

MODELS = "/api/sdk/models"
TAG = (("ETag", "Of the saved model as it now stands; another after every change."),)
IF_MATCH = (("If-Match", "The ETag last read: anything else than that state answers 412 and is left alone."),)

OPERATIONS = (
    Operation(
        "list_models",
        "get",
        MODELS,
        "The saved models, last changed first.",
        "saved models",
        ModelList,
        query=AFTER,
        pro=True,
    ),
    Operation(
        "save_model",
        "post",
        MODELS,
        "Save a model, finished or not.",
        "saved models",
        ModelFacts,
        requests.SaveRequest,
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
        SavedModelAnswer,
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
        ModelFacts,
        requests.UpdateRequest,
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
        errors=(404, 409, 412),
        headers=IF_MATCH,
        scope="write",
        pro=True,
    ),
)
