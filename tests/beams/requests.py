"""What several beam tests send: the endpoints with the least they take, and how a refusal is read."""

import pytest
from hypothesis import settings

from handoff.beams import check_beam_model
from handoff.errors import BadRequest
from tests.seeds import AT_LENGTH

RANDOM = settings(
    max_examples=600 if AT_LENGTH else 40,
)
CREATE = {"span_m": 6}
CHECK = {"span_m": 6, "section": "IPE300"}
# One or two of every family the library has, by the names people use.
SECTIONS = (
    *("IPE300", "IPN300", "HEA200", "HEB300", "HEM300", "HEAA240", "HL920x344", "HD320x127", "UPE200", "UPN200"),
    *("PFC200x75x23", "UB457x191x67"),
    *("UC203x203x46", "L100x100x10", "L150x75x10", "RHS200x100x8", "SHS100x100x5", "CHS168.3x8", "CFRHS200x100x8"),
    *("CFSHS100x100x5", "CFCHS168.3x8", "W12X26", "W14X873", "HSS6X4X1/4", "HSS10.000X0.500", "Pipe12STD", "C15X50"),
    *("MC18X58", "L6X4X1/2", "HP12X53", "S24X121"),
)


def check_model(body):
    return check_beam_model(body)[0]


def refusal(build, body):
    with pytest.raises(BadRequest) as refused:
        build(body)
    assert refused.value.status == 400
    return str(refused.value)
