"""What a caller must know beyond single operations: the order of calls, what each analysis can do, and the axes."""

ORDER = """\
Lengths are metres, forces newtons, stresses pascals, angles degrees, except where a field's name carries its unit. \
The service runs no solver and returns no results: a link solves its model in the browser that opens it.

A good order for a new model:

1. `GET /api/sdk/schema` for the parts of a model, `?root=members` for one of them in full;
2. `GET /api/sdk/sections?family=IPE` for the names of sections;
3. `POST /api/sdk/validate` until `errors` is empty; read `warnings`, which name what is valid and probably not meant;
4. `POST /api/sdk/solve` for the link.

A single steel beam needs none of this: `POST /api/sdk/check-beam` takes a span, a section and loads."""

ANALYSES = """\
What the link computes. Leave `options.order` and `imperfections` out: each combination is then solved to first \
or second order by its own factor of sway, leaning by 5.3.2 where that is due, and `assumptions` says so. `order: \
first` is linear elastic: superposition holds, and α_cr says whether it is enough. `second` adds P-Δ of members \
with compression; members stay elastic. `buckling` gives elastic critical load factors of whole combinations, not \
of parts that other loads hold. `modal` gives natural frequencies of the undamped elastic structure. Members and \
supports that act one way are found by iteration in each combination, so that combinations are solved and not \
added up. Nothing yields, cracks or creeps, and there is no time history. The EN 1993-1-1 check verifies cross- \
sections everywhere and buckling of design members; connections, fatigue and fire are not covered."""

AXES = """\
Z is up. A member's local x runs from start to end, y is horizontal and z points up; of an upright member y is \
global Y. So an upright I section bends about its strong axis y-y when pushed along global X and is many times \
softer along Y, and `rotation` 90 exchanges the two."""

TAGS = {
    "models": "Whole models: validate, and hand over as a link.",
    "beams": "Single-span beams from a few numbers.",
    "reference": "What models are made of: schemas, sections, this description.",
    "account": "The account, its tokens and keys.",
    "agents": "The same for agents: tools over the Model Context Protocol.",
    "saved models": "Models kept under an account (Pro).",
}
