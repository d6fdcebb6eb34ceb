"""A request and its answer: bodies, JSON, encodings, tags, pages, repeats."""
