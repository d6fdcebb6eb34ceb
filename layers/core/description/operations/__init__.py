"""The table of operations, in the order in which the OpenAPI description shows them."""

from description.operation import Operation
from description.operations import account, models, programs, reference, saved_models

OPERATIONS: tuple[Operation, ...] = (
    *models.OPERATIONS,
    *reference.OPERATIONS,
    *account.OPERATIONS,
    *saved_models.OPERATIONS,
    *programs.OPERATIONS,
)
