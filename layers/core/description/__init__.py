"""What describes the service to its callers: run when it is built, and in no layer."""
