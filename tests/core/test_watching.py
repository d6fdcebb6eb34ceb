"""Who watches and what stands in front: alarms, the dashboard, CloudFront where asked for."""

import json
from typing import Any

from local.template import Template
from tests.service import ROOT, template

TEMPLATE = template()
ALARMS = TEMPLATE.of_type("AWS::CloudWatch::Alarm")


def test_failures_throttles_and_slowness_raise_an_alarm() -> None:
    watched = {entry["Properties"].get("MetricName") for entry in map(resolved, ALARMS)}
    assert {"5xx", "Throttles", "Latency", "Duration", "handoff-local-429"} <= watched


def resolved(name: str) -> dict[str, Any]:
    return {"Properties": TEMPLATE.properties(name)}


def test_every_alarm_reaches_whoever_the_stack_names_and_sleeps_without_traffic() -> None:
    for name, alarm in ALARMS.items():
        assert alarm["Properties"]["AlarmActions"] == [{"Ref": "Alarms"}], name
        assert alarm["Properties"]["TreatMissingData"] == "notBreaching", name


def test_the_refusals_alarm_counts_what_the_filter_writes() -> None:
    (written,) = TEMPLATE.properties("RefusedFilter")["MetricTransformations"]
    alarm = TEMPLATE.properties("RefusedAlarm")
    assert (written["MetricNamespace"], written["MetricName"]) == (alarm["Namespace"], alarm["MetricName"])
    # The access log writes the status as text, and so does the filter.
    assert '"status":"$context.status"' in TEMPLATE.properties("Api")["AccessLogSettings"]["Format"]
    assert TEMPLATE.properties("RefusedFilter")["FilterPattern"] == '{ $.status = "429" }'


def test_the_dashboard_is_json_and_shows_every_alarm() -> None:
    body = json.loads(TEMPLATE.properties("Dashboard")["DashboardBody"])
    (shown,) = [widget["properties"]["alarms"] for widget in body["widgets"] if widget["type"] == "alarm"]
    assert sorted(arn.split(":")[-1] for arn in shown) == sorted(f"{name}/Arn" for name in ALARMS)
    # A grid of 24 columns.
    assert all(widget["x"] + widget["width"] <= 24 for widget in body["widgets"])


def test_cloudfront_stands_in_front_only_where_asked_for() -> None:
    assert TEMPLATE.resources["Distribution"]["Condition"] == "HasCloudFront"
    assert TEMPLATE.document["Parameters"]["CloudFront"]["Default"] == "no"


def distribution(**parameters: str) -> dict[str, Any]:
    config: dict[str, Any] = Template(parameters=parameters).properties("Distribution")["DistributionConfig"]
    return config


def test_waf_attaches_to_cloudfront() -> None:
    acl = "arn:aws:wafv2:us-east-1:123456789012:global/webacl/name/id"
    assert distribution(CloudFront="yes", WebAclArn=acl)["WebACLId"] == acl
    assert "WebACLId" not in distribution(CloudFront="yes")


def test_a_name_of_ones_own_comes_with_its_certificate() -> None:
    own = {"DomainName": "h.example", "CertificateArn": "arn:aws:acm:us-east-1:123456789012:certificate/c"}
    named = distribution(CloudFront="yes", **own)
    assert named["Aliases"] == ["h.example"]
    assert named["ViewerCertificate"]["MinimumProtocolVersion"] == "TLSv1.2_2021"
    assert not {"Aliases", "ViewerCertificate"} & distribution(CloudFront="yes").keys()


def test_cloudfront_keeps_nothing_but_files_named_by_their_content() -> None:
    """A link must end at its time, and one caller's answer is not another's."""
    caching_disabled, but_for_host = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad", "b689b0a8-53d0-40ab-baf2-68738e2966ac"
    config = distribution(CloudFront="yes")
    assert config["DefaultCacheBehavior"]["CachePolicyId"] == caching_disabled
    assert config["DefaultCacheBehavior"]["OriginRequestPolicyId"] == but_for_host
    kept = [entry["PathPattern"] for entry in config["CacheBehaviors"] if entry["CachePolicyId"] != caching_disabled]
    assert kept == ["/assets/*"]


def test_plain_http_is_led_to_https_but_for_the_api_whose_keys_it_would_carry() -> None:
    config = distribution(CloudFront="yes")
    policies = {entry["PathPattern"]: entry["ViewerProtocolPolicy"] for entry in config["CacheBehaviors"]}
    assert policies == {"/api/*": "https-only", "/assets/*": "redirect-to-https"}
    assert config["DefaultCacheBehavior"]["ViewerProtocolPolicy"] == "redirect-to-https"


def test_the_access_log_names_the_request_as_the_function_does() -> None:
    assert '"request_id":"$context.integration.requestId"' in TEMPLATE.properties("Api")["AccessLogSettings"]["Format"]


RESERVED = {
    "SolveModel": "SolveConcurrency",
    "ValidateModel": "ValidateConcurrency",
    "OpenDraft": "OpenConcurrency",
    "IssueToken": "TokenConcurrency",
}


def test_concurrency_is_reserved_only_where_asked_for() -> None:
    for function, parameter in RESERVED.items():
        assert "ReservedConcurrentExecutions" not in TEMPLATE.properties(function)
        reserved = Template(parameters={parameter: "7"}).properties(function)
        assert reserved["ReservedConcurrentExecutions"] == "7"


def test_one_address_cannot_use_up_what_everybody_shares() -> None:
    """The token route takes 5 a second from all; one address may bring a fifteenth of that."""
    acl = Template(ROOT / "waf.yaml").properties("WebAcl")
    assert acl["Scope"] == "CLOUDFRONT"
    limits = {rule["Name"]: rule["Statement"]["RateBasedStatement"] for rule in acl["Rules"]}
    assert {rule["AggregateKeyType"] for rule in limits.values()} == {"IP"}
    shared = int(TEMPLATE.properties("Api")["RouteSettings"]["POST /api/sdk/token"]["ThrottlingRateLimit"])
    assert int(limits["token-rate"]["Limit"]) * 15 <= shared * limits["token-rate"]["EvaluationWindowSec"]
    assert limits["token-rate"]["ScopeDownStatement"]["ByteMatchStatement"]["SearchString"] == "/api/sdk/token"
    ((statement,),) = [limits["address-rate"]["ScopeDownStatement"]["NotStatement"].values()]
    # What CloudFront keeps: the first visits of some dozen readers behind one address.
    assert statement["ByteMatchStatement"]["SearchString"] == "/assets/"
