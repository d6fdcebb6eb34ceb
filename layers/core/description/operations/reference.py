"""What a model may hold, and the sections there are."""

from description.operation import Operation
from description.sections import SectionsAnswer

OPERATIONS = (
    Operation(
        "get_schema",
        "get",
        "/api/sdk/schema",
        "The JSON Schema of the model: an index of its roots, or one root with everything it references.",
        "reference",
        "JsonObject",
        errors=(404,),
        query=(("root", False, "The schema to expand, a name from the index."),),
    ),
    Operation(
        "get_sections",
        "get",
        "/api/sdk/sections",
        "List named steel sections, or look one up.",
        "reference",
        SectionsAnswer,
        errors=(400, 404),
        query=(
            ("family", False, "Only this family, or those that begin with it: IPE, HEA, RHS."),
            (
                "name",
                False,
                "One section, with all its properties in SI units; also one that no table lists: T-IPE300, FL100x10.",
            ),
        ),
    ),
)
