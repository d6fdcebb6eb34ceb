"""The JSON of saved models: an object for each version."""

from handoff.aws import storage
from handoff.aws.gzip_codec import packed, unpacked


def name(account_id: str, model_id: str, version: str) -> str:
    return f"models/{account_id}/{model_id}/{version}"


def put(account_id: str, model_id: str, version: str, body: bytes) -> None:
    storage.put_object(name(account_id, model_id, version), packed(body))


def get(account_id: str, model_id: str, version: str) -> bytes:
    return unpacked(storage.get_object(name(account_id, model_id, version)))


def drop(account_id: str, model_id: str, version: str) -> None:
    storage.delete_object(name(account_id, model_id, version))
