"""An empty table and bucket in an AWS of this process, made from the template so that the two cannot drift apart."""

from handoff.aws import storage
from handoff.runtime import settings
from local.resources import table_of
from tests.service import template


def create() -> None:
    """Under the names that the environment gives."""
    _, properties = table_of(template())
    storage.dynamodb().create_table(
        TableName=settings.table_name(),
        KeySchema=properties["KeySchema"],
        AttributeDefinitions=properties["AttributeDefinitions"],
        BillingMode=properties["BillingMode"],
    )
    storage.s3().create_bucket(
        Bucket=settings.bucket_name(), CreateBucketConfiguration={"LocationConstraint": "eu-central-1"}
    )
