// @ts-nocheck: mypy has looked at the types, in layers/core/handoff/validation/nearby.py, from which this is written.
/** Nodes round a few points, sought along that axis on which the fewest lie beside them. */
import * as py from "../../offline/python.ts";
/** `most` is how many nodes are looked at in all; searches beyond it find nothing. */
export class Nearby {
constructor(points, most) {
const self = this;
self._axes = py.range(3).map((axis) => py.sorted(py.items(points).map(([node, point]) => [py.at(point, axis), node])));
self._left = most;
}
get spent() {
const self = this;
return (self._left < 0);
}
/** Those that lie, along one axis at least, no further than `within` beyond the places. */
*round(places, within) {
const self = this;
let ranges, axis, line, low, high, first, last;
ranges = [];
for ([axis, line] of py.enumerate(self._axes)) {
[low, high] = [py.min(py.each(places).map((place) => py.at(place, axis))), py.max(py.each(places).map((place) => py.at(place, axis)))];
ranges.push([line, py.bisectLeft(line, [py.subtract(low, within)]), py.bisectRight(line, [py.add(high, within), "\udbff\udfff"])]);
}
[line, first, last] = py.min(ranges, { key: ((found) => py.subtract(found[2], found[1])) });
self._left = py.subtract(self._left, py.subtract(last, first));
if (!py.truthy(self.spent)) {
yield* py.each(line.slice(first, last)).map(([, node]) => node);
}
}
}
