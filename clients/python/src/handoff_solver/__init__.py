"""Solve and check Handoff structural models in your own Python, and talk to the Handoff service."""

__version__ = "1.0.0"

from .client import Client
from .errors import HandoffError, ServiceError, SolveError
from .local import check, check_beam, compare, create_beam, solve, suggest_section, validate
from .model import Model
from .paper import convert, report
from .results import Results

__all__ = [
    "Client",
    "HandoffError",
    "Model",
    "Results",
    "ServiceError",
    "SolveError",
    "check",
    "check_beam",
    "compare",
    "convert",
    "create_beam",
    "report",
    "solve",
    "suggest_section",
    "validate",
]
