"""What every beam is made of: fields, a model to fill in, named supports and sentences, from schemas/beams.json."""

from handoff.runtime.settings import schema_file

TABLES = schema_file("beams")
