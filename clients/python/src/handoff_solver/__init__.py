"""Solve and check Handoff structural models in your own Python, and talk to the Handoff service."""

from .client import Client
from .converters import convert
from .errors import HandoffError, ServiceError, SolveError
from .local import check, check_beam, create_beam, solve, validate
from .pynite import from_pynite
from .results import Results
from .saf import read_saf, write_saf

__version__ = "1.0.0"
__all__ = [
    "Client",
    "HandoffError",
    "Results",
    "ServiceError",
    "SolveError",
    "check",
    "check_beam",
    "convert",
    "create_beam",
    "from_pynite",
    "read_saf",
    "solve",
    "validate",
    "write_saf",
]
