"""What both commands say stands in one file, and nowhere else."""

import json
import re
from pathlib import Path

import pytest
from handoff_solver.sentences import said

ROOT = Path(__file__).resolve().parents[2]
SENTENCES: dict[str, str] = json.loads((ROOT / "solver/cli/commands.json").read_text("utf-8"))["sentences"]
NODE = "\n".join(file.read_text("utf-8") for file in sorted((ROOT / "solver/cli").glob("*.ts")))
PYTHON = "\n".join(
    file.read_text("utf-8") for file in sorted((ROOT / "clients/python/src/handoff_solver").glob("*.py"))
)


@pytest.mark.parametrize("name", SENTENCES)
def test_a_sentence_is_named_by_both_and_written_by_neither(name: str) -> None:
    longest = max(re.split(r"\{\w+\}", SENTENCES[name]), key=len).strip()
    for text in (NODE, PYTHON):
        assert f'"{name}"' in text
        assert f'"{longest}' not in text


def test_words_take_the_place_of_their_names() -> None:
    assert said("signed_in", email="ada@example.com", file="/tmp/{x}") == (
        "signed in as ada@example.com; the key is kept in /tmp/{x}"
    )


def test_every_word_of_a_sentence_is_a_plain_name() -> None:
    """Of letters alone: Node's reader of sentences knows no others."""
    assert all(re.fullmatch(r"[a-z]+", word) for text in SENTENCES.values() for word in re.findall(r"\{(.*?)\}", text))
