"""A template of four functions, for tests of the gateway: one that echoes, breaks, waits, or is nobody's."""

import textwrap
from pathlib import Path

from local.template import Template

_TEMPLATE = """
Globals: {Function: {CodeUri: functions/, Timeout: 20, MemorySize: 256}}
Resources:
  Api:
    Type: AWS::Serverless::HttpApi
    Properties:
      CorsConfiguration:
        AllowOrigins: ["*"]
        AllowMethods: [GET, POST]
        AllowHeaders: [x-api-key]
        ExposeHeaders: [retry-after]
        MaxAge: 600
  Echo:
    Type: AWS::Serverless::Function
    Properties:
      Handler: echo.handler
      Events: {Post: {Type: HttpApi, Properties: {Path: "/echo/{name}", Method: POST}}}
  Broken:
    Type: AWS::Serverless::Function
    Properties: {Handler: broken.handler, Events: {Get: {Type: HttpApi, Properties: {Path: /broken, Method: GET}}}}
  Held:
    Type: AWS::Serverless::Function
    Properties: {Handler: held.handler, Events: {Post: {Type: HttpApi, Properties: {Path: /held, Method: POST}}}}
  Other:
    Type: AWS::Serverless::Function
    Properties: {Handler: other.handler, Events: {Default: {Type: HttpApi}}}
"""
_HANDLERS = {
    "echo": """
        import json
        def handler(event, context):
            seen = {**event, "remaining": context.get_remaining_time_in_millis(), "arn": context.invoked_function_arn,
                    "memory": context.memory_limit_in_mb, "id": context.aws_request_id}
            seen["length"] = len(seen.pop("body", ""))
            return {"statusCode": 200, "headers": {"access-control-allow-origin": "handler"}, "body": json.dumps(seen)}
    """,
    "broken": """
        def handler(event, context):
            raise RuntimeError("secret detail")
    """,
    "held": """
        import json, pathlib
        def handler(event, context):
            # Opening a pipe waits for whoever writes to it.
            sent = json.loads(event["body"])
            pathlib.Path(sent["ran"]).touch()
            if "wait" in sent:
                open(sent["wait"]).read()
            return {"statusCode": 200, "body": "done"}
    """,
    "other": """
        def handler(event, context):
            return {"statusCode": 404, "body": "default"}
    """,
}


def small_bundle(folder: Path) -> Template:
    (folder / "template.yaml").write_text(_TEMPLATE)
    (folder / "functions").mkdir()
    for name, source in _HANDLERS.items():
        (folder / "functions" / f"{name}.py").write_text(textwrap.dedent(source))
    return Template(folder / "template.yaml")
