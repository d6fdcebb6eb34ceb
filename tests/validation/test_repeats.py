"""What stands twice, or too often."""

import pytest

from handoff.runtime.settings import limits, schemas_dir
from tests.validation.told import Model, errors, warnings


@pytest.mark.parametrize(("collection", "limit"), [("nodes", 40_000), ("load_cases", 200), ("load_combinations", 1000)])
def test_a_collection_has_a_number_that_no_model_exceeds(collection: str, limit: int) -> None:
    def fill(model: Model, count: int) -> None:
        entries = model["model"][collection]
        entries += [{**entries[0], "id": f"more {i}"} for i in range(count - len(entries))]

    words = collection.replace("_", " ")
    told = (f"model.{collection}", f"{limit + 1:,} {words}: a model has at most {limit:,}")
    assert told in errors(lambda model: fill(model, limit + 1))
    assert not errors(lambda model: fill(model, limit))


def test_the_number_of_plates_ends_at_its_limit() -> None:
    def many(model: Model) -> None:
        plate = model["model"]["plates"][0]
        model["model"]["plates"] += [{**plate, "id": f"more{i}"} for i in range(10_000)]

    assert ("model.plates", "10,016 plates: a model has at most 10,000") in errors(many, "plate-on-beams")
    assert f"at most {limits()['plate_limit']:,}" in (schemas_dir() / "plates.json").read_text("utf-8")


def test_coincident_nodes_that_are_not_joined() -> None:
    twin = {"id": "E1b", "x": 0, "y": 0, "z": 6.0000000001}
    post = {"id": "post", "start": "F1", "end": "E1b", "section": "column", "material": "S355"}

    def edit(model: Model) -> None:
        model["model"]["nodes"].append(twin)
        model["model"]["members"].append(post)

    told = (
        "node 'E1b' is at the same place as node 'E1', and not joined to it: "
        "let one stand for both, or set them as far apart as they really are"
    )
    assert ("model.nodes[7]", told) in warnings(edit)
