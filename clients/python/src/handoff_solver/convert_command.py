"""`handoff convert`: models for other programs, and theirs as ours."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from . import paper
from .answering import DONE, Usage, judged, written
from .importing import opened
from .local import as_object, decoded, valid_object
from .saf import write_saf
from .sentences import said


def convert(options: argparse.Namespace) -> int:
    if options.to == "saf" and options.output in (None, "-"):
        raise Usage(said("workbook_needs_file"))
    data = sys.stdin.buffer.read() if options.model == "-" else Path(options.model).read_bytes()
    found = opened(data)
    if found:
        print(found.report, file=sys.stderr)
        if options.to == "json":
            verdict, code = judged(found.model)
            # What was read is handed over even so: it can be mended there.
            if code != DONE:
                print(verdict, file=sys.stderr)
            written(found.text, options.output)
            return code
    model = found.model if found else as_object(decoded(data, options.model))
    if options.to != "saf":
        text, lost = paper.converted(model, options.to)
        if lost:
            print(lost, file=sys.stderr)
        return written(text, options.output)
    print(write_saf(valid_object(model), options.output), file=sys.stderr)
    return DONE
