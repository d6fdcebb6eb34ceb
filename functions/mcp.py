"""POST /mcp: the Model Context Protocol over HTTP, stateless: its tools are the twins of endpoints."""

from aws_lambda_powertools.event_handler.api_gateway import Response

from handoff.api.private import BaseUrl, Caller, Headers, ModelBody, api, entry
from handoff.http.json_io import dump
from handoff.mcp import protocol, tools

app = api()


@app.post("/mcp")
def mcp(caller: Caller, body: ModelBody, headers: Headers, base_url: BaseUrl) -> Response[bytes]:
    protocol.check_origin(headers.get("origin"), base_url)
    answer = protocol.answer(body.value, headers.get("mcp-protocol-version"), tools.Tools(caller, base_url))
    # Bytes travel as base64: as text, a model full of quotes would outgrow Lambda's 6 MB when escaped.
    return Response(202) if answer is None else Response(200, "application/json", dump(answer))


handler = entry(app)
