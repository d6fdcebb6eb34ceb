"""The template's functions, loaded once and called as Lambda calls them."""

import asyncio
import importlib.util
import sys
import time
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from local.template import ACCOUNT_ID, REGION, Function

Handler = Callable[[dict[str, Any], "LambdaContext"], Any]


@dataclass
class LambdaContext:
    """What the Lambda runtime passes beside the event."""

    function_name: str
    memory_limit_in_mb: int
    timeout_s: float
    function_version: str = "$LATEST"
    aws_request_id: str = field(default_factory=lambda: str(uuid.uuid4()))
    identity: None = None
    client_context: None = None
    _start: float = field(default_factory=time.monotonic)

    @property
    def invoked_function_arn(self) -> str:
        return f"arn:aws:lambda:{REGION}:{ACCOUNT_ID}:function:{self.function_name}"

    @property
    def log_group_name(self) -> str:
        return f"/aws/lambda/{self.function_name}"

    @property
    def log_stream_name(self) -> str:
        return f"local/[{self.function_version}]{self.aws_request_id}"

    def get_remaining_time_in_millis(self) -> int:
        return max(0, int(1000 * (self._start + self.timeout_s - time.monotonic())))


class Functions:
    """All handlers in one process, one call at a time.

    Powertools keeps the current event on a class shared by every resolver, since a Lambda sandbox serves one request
    at a time; a second thread here would answer one caller with another's account.
    """

    def __init__(self, functions: dict[str, Function]) -> None:
        self._functions = functions
        self._handlers = {name: load_handler(function) for name, function in functions.items()}
        self._sandbox = ThreadPoolExecutor(max_workers=1, thread_name_prefix="lambda")

    async def invoke(self, name: str, event: dict[str, Any]) -> Any:
        function = self._functions[name]

        def call() -> Any:
            return self._handlers[name](event, LambdaContext(name, function.memory_mb, function.timeout_s))

        return await asyncio.get_running_loop().run_in_executor(self._sandbox, call)

    def close(self) -> None:
        self._sandbox.shutdown()


def shared_environment(functions: dict[str, Function]) -> dict[str, str]:
    """One environment for all functions: they share a process here, so they must agree."""
    merged: dict[str, str] = {}
    for function in functions.values():
        for name, value in function.environment.items():
            if merged.setdefault(name, value) != value:
                raise ValueError(
                    f"functions differ in {name} ({merged[name]!r}, {value!r}): one process cannot hold both"
                )
    return merged


def load_handler(function: Function) -> Handler:
    module_name, attribute = function.handler.rsplit(".", 1)
    module = _load(function.code / f"{module_name.replace('.', '/')}.py")
    handler: Handler = getattr(module, attribute)
    return handler


def _load(path: Path) -> ModuleType:
    # From its file, not by name: a handler is top-level in Lambda, and its name here may be taken by a package.
    spec = importlib.util.spec_from_file_location(f"functions.{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise FileNotFoundError(f"template.yaml names a handler in {path}, which does not exist")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
