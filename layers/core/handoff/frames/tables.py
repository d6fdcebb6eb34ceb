"""What every frame is made of: fields, first sizes, coefficients of wind and snow, and sentences, from
schemas/frames.json."""

from handoff.runtime.settings import schema_file

TABLES = schema_file("frames")
WORDS = TABLES["words"]
