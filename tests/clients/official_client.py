"""Speaks to an MCP server with the official Python client, over HTTP or standard input and output: answers as JSON.

python official_client.py http URL KEY < calls.json, or python official_client.py stdio COMMAND… < calls.json
"""

import json
import os
import sys
from contextlib import AsyncExitStack
from functools import partial

import anyio
import httpx2  # the mcp package's own HTTP client
from mcp import ClientSession, StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client


async def main(way: str, where: str, *more: str) -> None:
    calls = json.load(sys.stdin)
    async with AsyncExitStack() as stack:
        if way == "http":
            http = await stack.enter_async_context(httpx2.AsyncClient(headers={"X-API-Key": more[0]}, timeout=60))
            streams = await stack.enter_async_context(streamable_http_client(where, http_client=http))
        else:
            started = StdioServerParameters(command=where, args=list(more), env=dict(os.environ))
            streams = await stack.enter_async_context(stdio_client(started))
        session = await stack.enter_async_context(ClientSession(streams[0], streams[1]))
        greeted = await session.initialize()
        listed = await session.list_tools()
        answers = [await session.call_tool(call["name"], call["inputs"]) for call in calls]
    said = {
        "tools": [tool.model_dump(by_alias=True, exclude_none=True) for tool in listed.tools],
        "answers": [answer.model_dump(by_alias=True, exclude_none=True) for answer in answers],
        "protocolVersion": greeted.model_dump(by_alias=True)["protocolVersion"],
    }
    print(json.dumps(said))


anyio.run(partial(main, *sys.argv[1:]))
