"""Which tables letters point to, and in which order they are tried."""

from handoff.sections.catalogue import catalogue, made_rules, pointers


def test_the_table_whose_own_name_it_is_comes_first():
    assert [pointer.family["family"] for pointer in pointers()["RHS"]] == ["RHS", "SHS"]
    assert [pointer.family["region"] for pointer in pointers()["HP"]] == ["EU", "US"]


def test_letters_of_another_country_lead_to_the_tables_own():
    (pointer,) = pointers()["UKB"]
    assert (pointer.family["family"], pointer.letters) == ("UB", "UB")


def test_every_table_is_of_a_region_that_has_a_name():
    assert {table["region"] for table in catalogue()["tables"]} == set(catalogue()["regions"])


def test_what_is_made_of_a_row_says_how_and_of_which_shape():
    shapes = {table["shape"] for table in catalogue()["tables"]}
    for kind in made_rules()["families"]:
        if "sizes" not in kind:
            assert kind["by"] in ("cut", "double")
            assert kind["of"] in shapes
