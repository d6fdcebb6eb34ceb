"""Rules that are written once, in Python, as the TypeScript that packages and pages run.

Only that part of the language is written out which the rules need; whatever else stands in one of them is refused with
its line. What Python's operators and functions mean of lists, sets and dictionaries is in
solver/src/model/offline/python.ts and collections.ts beside it.
"""
