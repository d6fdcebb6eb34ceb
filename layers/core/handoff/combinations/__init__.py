"""Combinations of actions by EN 1990: what a rule makes of a model's load cases."""
