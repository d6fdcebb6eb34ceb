"""What the template promises: rights, protection, throttles, and layers that fit into one folder."""

from fnmatch import fnmatchcase

import pytest

from handoff.http import edge
from local.template import Template
from tests import rights
from tests.service import ROOT
from tests.service import template as cached_template

TEMPLATE = cached_template()
DOCUMENT = TEMPLATE.document
FUNCTIONS = TEMPLATE.of_type("AWS::Serverless::Function")
# What the note of a key's use may touch.
NOTED = ("pk", "sk", "last_used_at")
LAYERS = TEMPLATE.of_type("AWS::Serverless::LayerVersion")


statements = TEMPLATE.statements


@pytest.mark.parametrize("function", FUNCTIONS)
def test_rights_name_one_action_and_the_keys_it_may_touch(function: str) -> None:
    for statement in statements(function):
        assert statement["Effect"] == "Allow"
        service, action = statement["Action"].split(":")
        assert "*" not in action
        if service == "dynamodb":
            assert statement["Resource"] == {"Fn::GetAtt": ["Table", "Arn"]}
            (keys,) = statement["Condition"]["ForAllValues:StringLike"].values()
            assert all(key.endswith("#*") for key in keys)
        elif action == "ListBucket":
            assert statement["Resource"] == {"Fn::GetAtt": ["Bucket", "Arn"]}
            (prefix,) = statement["Condition"]["StringLike"]["s3:prefix"]
            assert prefix in ("assets/*", "models/*")
        else:
            assert service == "s3"
            assert statement["Resource"]["Fn::Sub"] in [
                f"${{Bucket.Arn}}/{kind}/*" for kind in ("assets", "drafts", "models")
            ]


def test_only_what_judges_a_password_reads_the_rows_of_e_mails() -> None:
    allowed = [right for right in rights.granted(TEMPLATE) if right.pattern == "EMAIL#*"]
    read = ("dynamodb:GetItem", "dynamodb:BatchGetItem", "dynamodb:Query")
    assert {right.function for right in allowed if right.action in read} == {
        *("IssueToken", "ChangePassword", "DeleteAccount")
    }
    # The sweep finishes a deletion, and takes the row away without reading it.
    others = {(right.function, right.action) for right in allowed if right.action not in read}
    assert ("SweepOrphans", "dynamodb:DeleteItem") in others


@pytest.mark.parametrize("function", ["SolveModel", "CheckBeam", "ValidateModel", "CreateBeam"])
def test_whatever_solves_touches_no_saved_model(function: str) -> None:
    patterns = {right.pattern for right in rights.granted(TEMPLATE) if right.function == function}
    assert patterns
    assert not {pattern for pattern in patterns if pattern.startswith(("MODELS", "models", "KEYS"))}


def test_agents_add_models_and_read_them_but_change_and_delete_none() -> None:
    granted = [right for right in rights.granted(TEMPLATE) if right.function == "Mcp"]
    assert {right.action for right in granted if right.pattern == "MODELS#*"} == {
        *("dynamodb:Query", "dynamodb:GetItem", "dynamodb:PutItem")
    }
    assert {right.action for right in granted if right.pattern == "models/*"} == {"s3:PutObject", "s3:GetObject"}


def writes(*prefixes: str) -> set[tuple[str, str, tuple[str, ...]]]:
    """Who may put or update rows under these prefixes: function, prefix, and the attributes it is held to."""
    found = rights.granted(TEMPLATE)
    return {
        (right.function, prefix, right.attributes)
        for right in found
        for prefix in prefixes
        if right.action in ("dynamodb:PutItem", "dynamodb:UpdateItem")
        and fnmatchcase(f"{prefix}#1", right.pattern.replace("[", "[[]"))
    }


def test_no_function_writes_the_tier_and_only_who_judges_a_password_its_hash() -> None:
    """The tier is in PROFILE#, whose e-mail it is and the hash in EMAIL#: of all this, nothing but hash and its id."""
    assert writes("PROFILE", "EMAIL") == {
        ("IssueToken", "EMAIL", ("pk", "sk", "password_hash")),
        ("ChangePassword", "EMAIL", ("pk", "sk", "password_hash")),
        ("ChangePassword", "PROFILE", ("pk", "sk", "password_id")),
    }


def test_nothing_but_making_a_key_writes_what_a_key_may_do() -> None:
    """A key that another function could point at another account, or free of its scopes, would be a tier as well."""
    wide = {(function, attributes) for function, _, attributes in writes("KEY") if attributes != NOTED}
    assert wide == {("CreateApiKey", ())}
    assert {function for function, *_ in writes("TOKEN")} == {"IssueToken"}


def test_the_trail_is_added_to_and_never_changed() -> None:
    granted = [right for right in rights.granted(TEMPLATE) if right.pattern == "EVENTS#*"]
    changing = {right.function for right in granted if right.action in ("dynamodb:UpdateItem", "dynamodb:DeleteItem")}
    # The sweep finishes what DeleteAccount began.
    assert changing == {"DeleteAccount", "SweepOrphans"}


def test_only_our_distribution_knows_the_word_that_vouches_for_an_address() -> None:
    assert DOCUMENT["Parameters"]["EdgeSecret"]["NoEcho"] is True
    (origin,) = DOCUMENT["Resources"]["Distribution"]["Properties"]["DistributionConfig"]["Origins"]
    assert origin["OriginCustomHeaders"] == [{"HeaderName": edge.HEADER, "HeaderValue": {"Ref": "EdgeSecret"}}]
    assert "EdgeSecret" in str(DOCUMENT["Rules"]["CloudFrontNeedsSecret"])


def test_public_files_and_refusals_have_no_rights_at_all() -> None:
    assert {name for name in FUNCTIONS if not statements(name)} == {"GetOpenapi", "UnknownRoute"}


@pytest.mark.parametrize("function", FUNCTIONS)
def test_a_change_in_a_layer_alone_publishes_a_version(function: str) -> None:
    assert FUNCTIONS[function]["Properties"]["AutoPublishAliasAllProperties"] is True
    assert all(layer["Properties"]["PublishLambdaVersion"] is True for layer in LAYERS.values())


# What a function's settings take of the parameters reaches its version, but for how many may run at once.
DESCRIBED = "${BaseUrl} snapshots ${SnapStart} edge ${Edge} only ${EdgeOnly} rate ${AccountRate} trace ${Tracing}"


@pytest.mark.parametrize("function", FUNCTIONS)
def test_a_version_is_described_by_what_it_contains_and_stays_when_replaced(function: str) -> None:
    text, names = FUNCTIONS[function]["Properties"]["VersionDescription"]["Fn::Sub"]
    assert text == DESCRIBED
    assert FUNCTIONS[function]["UpdateReplacePolicy"] == "Retain"
    assert "DeletionPolicy" not in FUNCTIONS[function]
    secret = {"EdgeSecret": f"0123abcd.{'w' * 32}", "BaseUrl": "https://handoff.example.com"}
    shown = Template(parameters=secret).resolve({"Fn::Sub": [text, names]})
    assert shown == "https://handoff.example.com snapshots on edge 0123abcd only yes rate 1200 trace no"


def test_the_longest_description_of_a_version_fits() -> None:
    """256 characters, says Lambda."""
    longest = DOCUMENT["Parameters"]["BaseUrl"]["MaxLength"]
    assert longest + len(" snapshots off edge 01234567 only yes rate 1000000 trace yes") <= 256


HOT = {"SolveModel", "ValidateModel", "CreateBeam", "CheckBeam", "OpenDraft", "Mcp"}


def test_functions_run_on_arm_and_the_busy_ones_from_snapshots_behind_an_alias() -> None:
    shared = DOCUMENT["Globals"]["Function"]
    assert (shared["Runtime"], shared["Architectures"]) == ("python3.13", ["arm64"])
    off = Template(parameters={"SnapStart": "off"})
    assert "SnapStart" not in shared
    for name, entry in FUNCTIONS.items():
        wanted = {"ApplyOn": "PublishedVersions"} if name in HOT else None
        assert TEMPLATE.resolve(entry["Properties"].get("SnapStart")) == wanted
        assert off.resolve(entry["Properties"].get("SnapStart")) == ({"ApplyOn": "None"} if wanted else None)
    assert shared["AutoPublishAlias"] == "live"


def test_the_table_is_protected_and_forgets() -> None:
    table = DOCUMENT["Resources"]["Table"]
    properties = table["Properties"]
    assert properties["DeletionProtectionEnabled"] is True
    assert properties["PointInTimeRecoverySpecification"] == {"PointInTimeRecoveryEnabled": True}
    assert properties["TimeToLiveSpecification"] == {"AttributeName": "ttl", "Enabled": True}
    assert table["DeletionPolicy"] == table["UpdateReplacePolicy"] == "Retain"


def test_the_bucket_is_private_encrypted_versioned_and_tidied() -> None:
    properties = DOCUMENT["Resources"]["Bucket"]["Properties"]
    assert set(properties["PublicAccessBlockConfiguration"].values()) == {True}
    assert properties["VersioningConfiguration"] == {"Status": "Enabled"}
    assert properties["BucketEncryption"]
    rules = {rule.get("Prefix"): rule for rule in properties["LifecycleConfiguration"]["Rules"]}
    assert rules["drafts/"]["ExpirationInDays"] == 2
    assert "ExpirationInDays" not in rules["models/"]
    assert "NoncurrentVersionExpiration" in rules["models/"]


def test_the_token_route_is_throttled_tighter() -> None:
    api = TEMPLATE.properties("Api")
    everywhere, token = api["DefaultRouteSettings"], api["RouteSettings"]["POST /api/sdk/token"]
    for limit in ("ThrottlingRateLimit", "ThrottlingBurstLimit"):
        assert int(token[limit]) < int(everywhere[limit])


def test_packages_have_a_throttle_of_their_own() -> None:
    """Megabytes each: 2 MB at 5 a second are 26 TB a month, and what CloudFront keeps costs none of it."""
    api = TEMPLATE.properties("Api")
    packages = api["RouteSettings"]["GET /packages/{proxy+}"]
    assert int(packages["ThrottlingRateLimit"]) * 20 <= int(api["DefaultRouteSettings"]["ThrottlingRateLimit"])


def test_no_role_reaches_beyond_the_boundary_of_the_stack() -> None:
    assert DOCUMENT["Globals"]["Function"]["PermissionsBoundary"] == {"Ref": "FunctionBoundary"}
    bounds = TEMPLATE.properties("FunctionBoundary")["PolicyDocument"]["Statement"]
    logs = [statement for statement in bounds if "logs:" in str(statement["Action"])]
    assert [statement["Resource"] for statement in logs] == [TEMPLATE.resolve({"Fn::GetAtt": ["FunctionLogs", "Arn"]})]
    assert [statement["Sid"] for statement in bounds if statement["Resource"] == "*"] == ["Trace"]


def test_what_the_clock_calls_leaves_its_failures_in_a_queue_that_rings() -> None:
    for name in TEMPLATE.scheduled():
        assert TEMPLATE.properties(name)["DeadLetterQueue"]["TargetArn"].endswith("FailedSteps/Arn")
    assert TEMPLATE.properties("FailedStepAlarm")["Dimensions"][0]["Value"].endswith("FailedSteps/QueueName")


@pytest.mark.parametrize(("canary", "alarms"), [("no", 0), ("yes", 2)])
def test_a_ringing_alarm_blocks_no_deployment_but_one_that_asked_to_be_guarded(canary: str, alarms: int) -> None:
    """Else the cure of what rings could not be deployed."""
    for name in ("SolveModel", "ValidateModel", "OpenDraft"):
        preference = Template(parameters={"Canary": canary}).properties(name)["DeploymentPreference"]
        assert len(preference["Alarms"]) == alarms


def test_a_budget_and_the_edges_logs_stand_only_where_asked_for() -> None:
    assert DOCUMENT["Resources"]["Budget"]["Condition"] == "HasBudget"
    assert DOCUMENT["Resources"]["EdgeLogs"]["Condition"] == "HasEdgeLogs"
    told = {"MonthlyBudget": "50", "AlarmEmail": "ops@example.com"}
    assert Template(parameters=told).properties("Budget")["Budget"]["BudgetLimit"]["Amount"] == "50"
    front = {"CloudFront": "yes", "EdgeLogDays": "7"}
    assert "Logging" in Template(parameters=front).properties("Distribution")["DistributionConfig"]
    assert "Logging" not in Template(parameters={"CloudFront": "yes"}).properties("Distribution")["DistributionConfig"]


def test_neither_headers_nor_bodies_reach_the_access_log() -> None:
    logged = DOCUMENT["Resources"]["Api"]["Properties"]["AccessLogSettings"]["Format"]
    for secret in ("header", "body", "path", "querystring", "authorizer"):
        assert secret not in logged.lower()


def test_no_two_layers_bring_a_file_of_the_same_name() -> None:
    """All layers unpack into one folder. `python/` is the core layer's; the page's files exist once it is built."""
    names = ["python"]
    for folder in ("schemas", "sections", "viewer/dist"):
        if (ROOT / folder).is_dir():
            names += [file.name for file in (ROOT / folder).iterdir()]
    assert len(names) == len(set(names))


def test_functions_that_need_sections_carry_them() -> None:
    carrying = {name for name, entry in FUNCTIONS.items() if "SectionsLayer" in str(entry["Properties"].get("Layers"))}
    assert carrying == {"SolveModel", "ValidateModel", "CreateBeam", "CheckBeam", "GetSections", "Mcp"}
