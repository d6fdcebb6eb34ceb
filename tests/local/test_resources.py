"""The table and the bucket, made as template.yaml says."""

import json
from pathlib import Path

from local.resources import bucket_of, table_of
from local.template import Template
from tests.local.steps import step


def test_one_table_and_one_bucket_with_the_properties_of_the_template() -> None:
    template = Template()
    name, table = table_of(template)
    assert [key["AttributeName"] for key in table["KeySchema"]] == ["pk", "sk"]
    assert name != bucket_of(template)[0]
    assert bucket_of(template)[1]["VersioningConfiguration"] == {"Status": "Enabled"}


def test_what_is_created_is_what_the_template_says(tmp_path: Path) -> None:
    said = step(
        tmp_path,
        """
import json
made = dynamodb.describe_table(TableName=table)["Table"]
ttl = dynamodb.describe_time_to_live(TableName=table)["TimeToLiveDescription"]
versions = s3.get_bucket_versioning(Bucket=bucket)["Status"]
print(json.dumps([made["KeySchema"], made["AttributeDefinitions"], ttl["AttributeName"], versions]))
""",
    )
    keys, attributes, ttl, versions = json.loads(said)
    _, properties = table_of(Template())
    assert keys == properties["KeySchema"]
    assert attributes == properties["AttributeDefinitions"]
    assert ttl == properties["TimeToLiveSpecification"]["AttributeName"]
    assert versions == "Enabled"
