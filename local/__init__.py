"""The whole service on one machine: API Gateway, Lambda, DynamoDB and S3 on loopback, with no AWS account."""
