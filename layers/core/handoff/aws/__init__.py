"""DynamoDB and S3 as the rest sees them."""
