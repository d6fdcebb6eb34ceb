"""Solve and check Handoff structural models in your own Python, and talk to the Handoff service."""

__version__ = "1.1.0"

from .client import Client
from .errors import HandoffError, ServiceError, SolveError
from .importing import import_model
from .local import build_frame, check, check_beam, compare, create_beam, solve, suggest_section, validate
from .model import Model
from .paper import convert, report
from .picture import Picture
from .pynite import from_pynite
from .results import Results
from .saf import read_saf, write_saf
from .session import Session

__all__ = [
    "Client",
    "HandoffError",
    "Model",
    "Picture",
    "Results",
    "ServiceError",
    "Session",
    "SolveError",
    "build_frame",
    "check",
    "check_beam",
    "compare",
    "convert",
    "create_beam",
    "from_pynite",
    "import_model",
    "read_saf",
    "report",
    "solve",
    "suggest_section",
    "validate",
    "write_saf",
]
