"""What programs read before they call anything else: the tools of MCP, and this description."""

from description.answers.rpc import RpcAnswer
from description.operation import Operation

OPERATIONS = (
    Operation(
        "mcp",
        "post",
        "/mcp",
        "The Model Context Protocol (streamable HTTP, stateless): the endpoints above as tools for agents.",
        "agents",
        RpcAnswer,
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
