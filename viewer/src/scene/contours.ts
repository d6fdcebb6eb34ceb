/** Plates coloured by a field of values and moved with their nodes; the colours are laid on in the shader, so contours are smooth. */
import { BufferAttribute, BufferGeometry, Color, DoubleSide, Mesh, MeshLambertMaterial } from "three";
import { middleOf } from "../geometry/vectors.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Spot } from "../model/hit.ts";
import type { PlateField } from "../results/plate_values.ts";
import { cornersOf, fan, type Moved } from "./plates.ts";

/** Dark blue to yellow, evenly lighter: also parts for colour-blind readers and in grey. */
const RISING = ["#30306e", "#365f93", "#2d8a94", "#3fae7c", "#9ccb4b", "#f4dc4d"];
/** For values of both signs: blue below zero, red above, pale at zero. */
const SIGNED = ["#2b4fa0", "#6f9bd6", "#e9e9e4", "#e79a72", "#a82a2a"];
/** Lines of equal value across the whole range. */
const LINES = 10;

export interface Ramp {
  low: number;
  high: number;
  /** CSS for a key to the colours, from low to high. */
  gradient: string;
}

/** Values of both signs get a ramp whose middle is zero. */
export function rampOf({ low, high }: PlateField): Ramp {
  const signed = low < 0 && high > 0;
  const most = Math.max(Math.abs(low), Math.abs(high));
  const stops = signed ? SIGNED : RISING;
  return { ...(signed ? { low: -most, high: most } : { low, high }), gradient: `linear-gradient(to right, ${stops.join(", ")})` };
}

export interface Surface {
  mesh: Mesh;
  scale(deform: number): void;
  valueAt(plate: number, spot: Spot): number;
}

/** A field of values, or without one the plates' own colour. */
export function plateSurface(
  parts: Catalogue,
  shown: readonly boolean[] | null,
  field: PlateField | null,
  moved: Moved,
  plain: string,
): Surface {
  const deform = { value: 0 };
  const starts: number[] = [];
  const { positions, movements, values } = attributes(parts, shown, field, moved, starts);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setAttribute("moved", new BufferAttribute(Float32Array.from(movements), 3));
  geometry.setAttribute("value", new BufferAttribute(Float32Array.from(values), 1));
  geometry.computeVertexNormals();
  const material = new MeshLambertMaterial({
    color: field ? "#ffffff" : plain,
    side: DoubleSide,
    transparent: true,
    opacity: field ? 0.92 : 0.5,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.deform = deform;
    shader.vertexShader = `attribute vec3 moved; attribute float value; uniform float deform; varying float level;\n${shader.vertexShader.replace(
      "#include <begin_vertex>",
      "vec3 transformed = position + deform * moved; level = value;",
    )}`;
    if (!field) return;
    const ramp = rampOf(field);
    const stops = (ramp.low < 0 && ramp.high > 0 ? SIGNED : RISING).map((stop) => new Color(stop));
    shader.uniforms.stops = { value: stops };
    shader.fragmentShader = `varying float level; uniform vec3 stops[${stops.length}];\n${shader.fragmentShader.replace(
      "#include <color_fragment>",
      `float place = clamp(level, 0.0, 1.0) * ${(stops.length - 1).toFixed(1)};
      vec3 ramp = stops[0];
      for (int i = 1; i < ${stops.length}; i++) ramp = mix(ramp, stops[i], clamp(place - float(i - 1), 0.0, 1.0));
      float line = level * ${LINES.toFixed(1)};
      float near = abs(fract(line - 0.5) - 0.5) / max(fwidth(line), 1e-6);
      diffuseColor.rgb = ramp * mix(0.72, 1.0, clamp(near, 0.0, 1.0));`,
    )}`;
  };
  material.customProgramCacheKey = () => (field ? `plates ${rampOf(field).gradient}` : "plates plain");
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  return {
    mesh,
    scale: (value) => {
      deform.value = value;
    },
    valueAt: (plate, spot) => {
      const own = field!.values.subarray(starts[plate]!, starts[plate + 1]!);
      const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
      return spot.corners.reduce<number>((sum, corner, i) => sum + spot.weights[i]! * (corner < 0 ? mean : own[corner]!), 0);
    },
  };
}

/** Triangle by triangle: places, movements, and values from 0 at the low end of the ramp to 1 at its high end. */
function attributes(
  parts: Catalogue,
  shown: readonly boolean[] | null,
  field: PlateField | null,
  moved: Moved,
  starts: number[],
): { positions: number[]; movements: number[]; values: number[] } {
  const out = { positions: [] as number[], movements: [] as number[], values: [] as number[] };
  const { low, high } = field ? rampOf(field) : { low: 0, high: 0 };
  const level = (value: number): number => (high > low ? (value - low) / (high - low) : 0.5);
  let start = 0;
  (parts.model.model.plates ?? []).forEach((plate, index) => {
    starts.push(start);
    const places = cornersOf(parts, index, null, 0);
    const shifts = plate.nodes.map((id): [number, number, number] => {
      const at = 3 * parts.nodeIndex.get(id)!;
      return moved ? [moved[at]!, moved[at + 1]!, moved[at + 2]!] : [0, 0, 0];
    });
    const levels = plate.nodes.map((_, i) => (field ? level(field.values[start + i]!) : 0));
    const [place, shift] = [middleOf(places), middleOf(shifts)];
    const mean = levels.reduce((sum, value) => sum + value, 0) / levels.length;
    for (const triangle of shown?.[index] === false ? [] : fan(places.length)) {
      for (const i of triangle) {
        out.positions.push(...(i < 0 ? place : places[i]!));
        out.movements.push(...(i < 0 ? shift : shifts[i]!));
        out.values.push(i < 0 ? mean : levels[i]!);
      }
    }
    start += places.length;
  });
  starts.push(start);
  return out;
}
