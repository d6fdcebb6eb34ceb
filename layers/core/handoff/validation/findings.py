"""All that is looked for in a model, in order: what makes it invalid, what may be meant otherwise."""

from collections.abc import Iterator

from handoff.validation import (
    chains,
    combination_doubts,
    combination_rules,
    crossings,
    dimensions,
    directions,
    edges,
    forces,
    gravity,
    judgements,
    kilonewtons,
    leaning,
    load_cases,
    loaded_areas,
    members,
    missing_combinations,
    named_sections,
    neighbours,
    plates,
    references,
    repeats,
    stability,
    storeys,
    targets,
    weight,
)
from handoff.validation.document import Document
from handoff.validation.report import Finding


def errors(document: Document) -> Iterator[Iterator[Finding]]:
    yield from references.checks(document)
    yield from repeats.checks(document, "errors")
    yield from judgements.checks(document, "errors")
    yield members.errors(document)
    yield members.broken_lines(document)
    yield plates.errors(document)
    yield named_sections.unknown(document)
    yield loaded_areas.errors(document)
    yield combination_rules.errors(document)
    yield targets.needs(document)


def doubts(document: Document) -> Iterator[Iterator[Finding]]:
    """About what stands of a model, broken or not."""
    yield from judgements.checks(document, "doubts")
    yield forces.model_in_kilonewtons(document)


def advice(document: Document) -> Iterator[Iterator[Finding]]:
    """About a model without errors: while something is broken, what looks unused or unstable may come of that."""
    yield from judgements.checks(document, "advice")
    yield from repeats.checks(document, "advice")
    yield members.unused_nodes(document)
    yield members.slender(document)
    yield named_sections.pairs(document)
    yield dimensions.unusual(document)
    yield leaning.turned(document)
    yield neighbours.covered(document)
    yield neighbours.near(document)
    yield neighbours.missed(document)
    yield crossings.crossings(document)
    yield edges.hanging(document)
    yield plates.unmeshed(document)
    yield storeys.one_level(document)
    yield loaded_areas.over_beams(document)
    yield gravity.upward(document)
    yield gravity.along_y(document)
    yield gravity.askew(document)
    yield gravity.on_edge(document)
    yield kilonewtons.strays(document)
    yield forces.cases_in_kilonewtons(document)
    yield load_cases.unused(document)
    yield load_cases.idle(document)
    yield load_cases.zero_combinations(document)
    yield weight.weighed(document)
    yield directions.one_sided(document)
    yield missing_combinations.missing(document)
    yield combination_doubts.fixed_patterns(document)
    yield combination_doubts.split_action(document)
    yield combination_doubts.shared_source(document)
    yield combination_doubts.other_annex(document)
    # What holds a part may be a member that runs through its nodes: it is cut there first, if that is quick.
    if whole := chains.split(document):
        yield from stability.checks(whole)
