"""Rules that are written once, in Python, as the TypeScript that packages and pages run.

What is written: the modules of `handoff` that a file of solver/src imports from generated/rules, and those that they
import in turn. What Python's operators and functions mean of lists, sets and dictionaries is in
solver/src/model/offline/python.ts and collections.ts beside it.

Only that part of the language is written out which the rules need; whatever else stands in one of them is refused with
its file and line. Refused, as it would mean something else in TypeScript:

- `*` where a side is a text or a list, but `[0.0] * n`; `%` unless a side is a number for certain; `round`, `sum`,
  `int`, `range` with arguments that python.ts has not.
- Keywords that a function of python.ts does not know, as `sorted(reverse=True)`; `sort` by a key.
- `next` of a name: generators become lists where comprehensions make them, and would begin anew.
- `startswith` of several texts, keys of a dictionary that are no words, names that python.ts has not.
- Classes with a base of their own, and methods without an object.

- `+` of a truth and a number: int() makes a number of it.

Callers see types: signatures, fields and aliases are what annotations say (`annotations.py`), and tsc holds their
callers to them. Within a function values are `any`, since mypy has looked at them. Each file has a source map, so that
an error in a browser or in Node names the line of Python.

A function's answer is a number, a text or a truth where its annotation says so, wherever it stands; its name says
nothing. Of whatever is not known, python.ts looks at the values.
"""
