"""Solve and check Handoff structural models in your own Python, and talk to the Handoff service."""

from .client import Client
from .errors import HandoffError, ServiceError, SolveError
from .local import check, check_beam, create_beam, solve, validate
from .results import Results

__version__ = "1.0.0"
__all__ = [
    "Client",
    "HandoffError",
    "Results",
    "ServiceError",
    "SolveError",
    "check",
    "check_beam",
    "create_beam",
    "solve",
    "validate",
]
