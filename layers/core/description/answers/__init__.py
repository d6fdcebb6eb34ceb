"""Answers as the OpenAPI description shows them, by what they are about."""
