"""Sentences as data: which are said, and that each can be filled in and comes up."""

import pytest

from handoff.beams import sentences
from handoff.beams.sentences import say

TOLD = {
    "plain": [["always"]],
    "cases": [["{what} of both", ["one other"]], ["either", ["one", "other"]], ["neither", ["!one !other"]]],
    "whole": [["first"], "plain", ["last", ["!one"]]],
}


@pytest.fixture(autouse=True)
def words(monkeypatch):
    monkeypatch.setattr(sentences, "WORDS", TOLD)


def test_without_cases_a_sentence_is_always_said():
    assert list(say("plain", set(), {})) == ["always"]


def test_facts_of_a_case_must_all_be_so():
    assert list(say("cases", {"one", "other"}, {"what": "sum"})) == ["sum of both", "either"]
    assert list(say("cases", {"one"}, {"what": "sum"})) == ["either"]


def test_a_mark_before_a_fact_asks_that_it_is_not_so():
    assert list(say("cases", set(), {})) == ["neither"]


def test_a_name_stands_for_the_sentences_of_its_list():
    assert list(say("whole", set(), {})) == ["first", "always", "last"]
