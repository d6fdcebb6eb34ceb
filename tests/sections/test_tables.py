"""One table at a time: rows by their own names, names by what they read as."""

from handoff.sections import tables
from handoff.sections.catalogue import catalogue
from handoff.sections.names import read

BY_FILE = {family["file"]: family for family in catalogue()["tables"]}


def test_a_row_is_found_by_the_whole_name_alone():
    ipe = BY_FILE["eu/ipe.csv"]
    assert tables.has(ipe, "IPE300")
    assert not tables.has(ipe, "IPE30")
    row = tables.row(ipe, "IPE300")
    assert (row["name"], float(row["h"]), float(row["tf"])) == ("IPE300", 300.0, 10.7)


def test_every_name_reads_as_something_of_its_own():
    for file, family in BY_FILE.items():
        assert len(tables.by_spelling(file)) == len(tables.names(family)), file


def test_a_tube_in_inches_has_the_metric_label_of_its_table():
    # AISC shapes database v16: HSS6X4X1/4 is HSS152.4X101.6X6.4.
    label = read("HSS152.4X101.6X6.4")
    assert label is not None
    assert tables.by_metric_label(BY_FILE["us/hss_rect.csv"])[label.numbers] == "HSS6X4X1/4"


def test_a_label_against_the_rule_is_listed():
    label = read("HSS3.5X3.5X188")
    assert label is not None
    assert tables.by_metric_label(BY_FILE["us/hss_rect.csv"])[label.numbers] == "HSS3-1/2X3-1/2X3/16"
