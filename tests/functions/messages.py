"""Messages of the Model Context Protocol, as a client sends them."""

from typing import Any

from tests.service import Answer, Service


def send(service: Service, method: str, params: Any = None, **headers: str) -> Answer:
    message = {"jsonrpc": "2.0", "id": 1, "method": method} | ({} if params is None else {"params": params})
    return service.post("/mcp", message, headers=headers)
