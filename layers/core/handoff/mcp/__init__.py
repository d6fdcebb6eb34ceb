"""The service as an MCP server."""
