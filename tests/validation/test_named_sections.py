"""Sections by a name: pairs, whose joining no name tells."""

from operator import itemgetter

import pytest

from tests.validation.traps import Trap, assert_told, traps_of


@pytest.mark.parametrize("trap", traps_of("named_sections"), ids=itemgetter(0))
def test_a_trap_is_told_once_and_its_innocent_neighbour_is_not(trap: Trap) -> None:
    assert_told(trap)
