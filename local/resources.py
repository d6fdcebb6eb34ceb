"""The table and the bucket of template.yaml, created in whatever AWS the environment points at."""

from typing import Any

import boto3

from local.template import REGION, Template

# What CreateTable takes of a table's properties; the rest (recovery, protection, tags) has no meaning on one machine.
_TABLE_KEYS = ("AttributeDefinitions", "KeySchema", "BillingMode", "GlobalSecondaryIndexes", "LocalSecondaryIndexes")


def client(service: str, endpoint_url: str) -> Any:
    """A boto3 client of the embedded AWS."""
    return boto3.client(
        service,  # type: ignore[call-overload]  # a name, not one of the stubs' literals
        endpoint_url=endpoint_url,
        region_name=REGION,
        aws_access_key_id="local",
        aws_secret_access_key="local",  # noqa: S106 (the embedded AWS checks none)
    )


def table_of(template: Template) -> tuple[str, dict[str, Any]]:
    """The table's local name and its resolved properties."""
    logical_id = template.only("AWS::DynamoDB::Table")
    return template.physical_name(logical_id), template.properties(logical_id)


def bucket_of(template: Template) -> tuple[str, dict[str, Any]]:
    """The bucket's local name and its resolved properties."""
    logical_id = template.only("AWS::S3::Bucket")
    return template.physical_name(logical_id), template.properties(logical_id)


def create_resources(template: Template, endpoint_url: str) -> None:
    table, properties = table_of(template)
    dynamodb = client("dynamodb", endpoint_url)
    dynamodb.create_table(TableName=table, **{key: properties[key] for key in _TABLE_KEYS if key in properties})
    if ttl := properties.get("TimeToLiveSpecification"):
        dynamodb.update_time_to_live(TableName=table, TimeToLiveSpecification=ttl)
    bucket, properties = bucket_of(template)
    s3 = client("s3", endpoint_url)
    s3.create_bucket(Bucket=bucket)
    if versioning := properties.get("VersioningConfiguration"):
        s3.put_bucket_versioning(Bucket=bucket, VersioningConfiguration={"Status": versioning["Status"]})
