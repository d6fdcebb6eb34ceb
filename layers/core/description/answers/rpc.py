"""Answers of the Model Context Protocol."""

from typing import Annotated, Any, Literal

from pydantic import MISSING, BaseModel, Field


class RpcError(BaseModel):
    code: Annotated[int, Field(description="-32601: no such method; -32602: no such tool, or params of another form.")]
    message: str


class RpcAnswer(BaseModel):
    jsonrpc: Literal["2.0"]
    id: str | int
    result: Annotated[dict[str, Any], Field(description="A tool that refuses has isError in it.")] | MISSING = MISSING
    error: RpcError | MISSING = MISSING
