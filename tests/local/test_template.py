"""template.yaml read as CloudFormation reads it."""

from pathlib import Path

import pytest

from local.template import Template

TEMPLATE = """
Parameters:
  Stage: {Type: String, Default: test}
  Empty: {Type: String, Default: ""}
Conditions:
  HasEmpty: !Not [!Equals [!Ref Empty, ""]]
Globals:
  Function:
    CodeUri: functions/
    Timeout: 20
    Environment:
      Variables:
        SHARED: !Sub "${Stage}-${AWS::Region}"
        DROPPED: !If [HasEmpty, !Ref Empty, !Ref "AWS::NoValue"]
Resources:
  Api:
    Type: AWS::Serverless::HttpApi
    Properties:
      CorsConfiguration: {AllowOrigins: ["*"]}
  One:
    Type: AWS::Serverless::Function
    Properties:
      Handler: one.handler
      MemorySize: 256
      Environment:
        Variables:
          OWN: !Join ["-", [a, !Ref Stage]]
          ARN: !GetAtt Api.Arn
      Events:
        Http: {Type: HttpApi, Properties: {Path: "/one/{id}", Method: get}}
        Rest: {Type: HttpApi}
        Timer: {Type: Schedule, Properties: {Schedule: rate(1 day)}}
"""


@pytest.fixture
def template(tmp_path: Path) -> Template:
    (tmp_path / "template.yaml").write_text(TEMPLATE)
    return Template(tmp_path / "template.yaml")


def test_a_function_takes_globals_and_its_own_over_them(template: Template) -> None:
    function = template.functions()["One"]
    assert function.handler == "one.handler"
    assert (function.timeout_s, function.memory_mb) == (20, 256)
    assert function.code == template.root / "functions"


def test_the_environment_is_merged_and_resolved(template: Template) -> None:
    environment = template.functions()["One"].environment
    assert environment["SHARED"] == "test-us-east-1"
    assert environment["OWN"] == "a-test"


def test_no_value_removes_the_variable(template: Template) -> None:
    assert "DROPPED" not in template.functions()["One"].environment


def test_a_parameter_can_be_given(tmp_path: Path, template: Template) -> None:
    given = Template(tmp_path / "template.yaml", {"Empty": "full", "Unknown": "ignored"})
    assert given.functions()["One"].environment["DROPPED"] == "full"


def test_routes_are_the_http_api_events(template: Template) -> None:
    assert sorted(route.key for route in template.routes()) == ["$default", "GET /one/{id}"]


def test_cors_comes_from_the_api(template: Template) -> None:
    assert template.cors() == {"AllowOrigins": ["*"]}


def test_the_one_resource_of_a_type_must_be_one(template: Template) -> None:
    with pytest.raises(ValueError, match="one AWS::S3::Bucket, not 0"):
        template.only("AWS::S3::Bucket")


def test_an_intrinsic_function_we_do_not_know_is_named(template: Template) -> None:
    with pytest.raises(ValueError, match="Fn::Cidr"):
        template.resolve({"Fn::Cidr": ["10.0.0.0/24", 6, 5]})


def test_the_projects_own_template_resolves() -> None:
    template = Template()
    variables = {name for function in template.functions().values() for name in function.environment}
    assert {"TABLE_NAME", "BUCKET_NAME", "BASE_URL", "SCHEMAS_DIR", "SECTIONS_DIR", "VIEWER_DIR"} <= variables
    assert sum(route.key == "$default" for route in template.routes()) == 1


def test_what_the_parameters_do_not_ask_for_is_not_there() -> None:
    assert Template().only("AWS::S3::Bucket") == "Bucket"
    with pytest.raises(ValueError, match="not 2: Bucket, EdgeLogs"):
        Template(parameters={"CloudFront": "yes", "EdgeLogDays": "7"}).only("AWS::S3::Bucket")
