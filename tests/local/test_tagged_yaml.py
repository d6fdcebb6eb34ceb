"""CloudFormation's short tags in their long form, as its user guide writes both."""

import pytest

from local.tagged_yaml import read


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("!Ref Table", {"Ref": "Table"}),
        ("!Condition HasDomain", {"Condition": "HasDomain"}),
        ("!GetAtt Table.Arn", {"Fn::GetAtt": ["Table", "Arn"]}),
        ("!GetAtt Nested.Outputs.Name", {"Fn::GetAtt": ["Nested", "Outputs.Name"]}),
        ('!Sub "${Bucket.Arn}/*"', {"Fn::Sub": "${Bucket.Arn}/*"}),
        ("!If [Has, !Ref A, 1]", {"Fn::If": ["Has", {"Ref": "A"}, 1]}),
        ("!Transform {Name: include}", {"Fn::Transform": {"Name": "include"}}),
    ],
)
def test_a_short_tag_is_its_long_form(short: str, long: object) -> None:
    assert read(f"value: {short}") == {"value": long}


def test_nothing_but_data_is_made_of_it() -> None:
    """`!!python/…` would run code."""
    with pytest.raises(Exception, match="could not determine a constructor"):
        read("value: !!python/object/apply:os.getcwd []")
