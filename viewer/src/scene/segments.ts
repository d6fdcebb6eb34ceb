/** Straight pieces of constant pixel width that follow the deformed shape: one draw call, scales are uniforms. */
import {
  type Color,
  DoubleSide,
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  ShaderMaterial,
  type Vector2,
} from "three";

const vertexShader = /* glsl */ `
  attribute vec3 a0; attribute vec3 a1; attribute vec3 d0; attribute vec3 d1; attribute vec3 tint;
  // 0 for a whole piece, -1 for one that is not drawn; else its place in its row of pieces from 1, by thousands how the row is drawn.
  attribute float dash;
  uniform float deform; uniform float width; uniform float lift; uniform vec2 resolution; uniform vec3 flat_tint; uniform float use_flat;
  varying vec3 shade; varying float run; varying float across; varying float kind;
  void main() {
    vec4 s = modelViewMatrix * vec4(a0 + deform * d0, 1.0);
    vec4 e = modelViewMatrix * vec4(a1 + deform * d1, 1.0);
    // Perspective only: a piece that passes behind the eye is cut where the view begins.
    if (projectionMatrix[2][3] == -1.0) {
      float near = projectionMatrix[3][2] / (projectionMatrix[2][2] - 1.0);
      if (s.z > -near && e.z < -near) s = mix(s, e, (s.z + near) / (s.z - e.z));
      else if (e.z > -near && s.z < -near) e = mix(e, s, (e.z + near) / (e.z - s.z));
    }
    vec4 cs = projectionMatrix * s; vec4 ce = projectionMatrix * e;
    vec2 along = (ce.xy / ce.w - cs.xy / cs.w) * resolution;
    float span = length(along);
    along = span < 1e-6 ? vec2(1.0, 0.0) : along / span;
    vec4 clip = position.y < 0.5 ? cs : ce;
    kind = dash < 0.5 ? -1.0 : floor(dash / 1000.0);
    // Stripes and cores want room to be seen.
    float wide = kind > 0.5 && use_flat < 0.5 ? max(width * 1.7, 4.4) : width;
    vec2 push = vec2(-along.y, along.x) * position.x + along * (position.y * 2.0 - 1.0) * 0.5;
    clip.xy += push * wide / resolution * clip.w;
    across = position.x * wide * 0.5;
    clip.z -= lift * clip.w;
    gl_Position = clip;
    shade = mix(tint, flat_tint, use_flat);
    run = (mod(dash, 1000.0) - 1.0 + position.y) * span * 0.5;
    if (dash < -0.5) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
  }`;
const fragmentShader = /* glsl */ `
  varying vec3 shade; varying float run; varying float across; varying float kind; uniform float opacity; uniform vec3 pale; uniform float use_flat;
  void main() {
    bool dashed = kind > -0.5 && mod(kind + 0.5, 2.0) < 1.0;
    if (dashed && mod(run, 12.0) > 7.0) discard;
    bool light = kind > 2.5 ? abs(across) < 0.75 : kind > 0.5 && mod(run + across, 6.0) > 3.0;
    vec3 tone = use_flat < 0.5 && light ? pale : shade;
    gl_FragColor = vec4(tone, opacity);
    #include <colorspace_fragment>
  }`;

/** How a row of pieces is drawn: a thousand for each step, so that it stands beside a piece's place in the row. */
export const TEXTURE = {
  dashed: { whole: 0, striped: 2000, open: 4000 },
  solid: { whole: null, striped: 1000, open: 3000 },
} as const;

export interface SegmentStyle {
  width: number;
  colour?: Color;
  /** Between the stripes of pieces that are striped, and the core of those that are open. */
  pale?: Color;
  opacity?: number;
  lift?: number;
}

export class Segments {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  constructor(
    readonly geometry: InstancedBufferGeometry,
    style: SegmentStyle,
    resolution: Vector2,
  ) {
    const material = new ShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms: {
        deform: { value: 0 },
        width: { value: style.width },
        lift: { value: style.lift ?? 0 },
        resolution: { value: resolution },
        flat_tint: { value: style.colour ?? null },
        pale: { value: style.pale ?? { r: 1, g: 1, b: 1, isColor: true } },
        use_flat: { value: style.colour ? 1 : 0 },
        opacity: { value: style.opacity ?? 1 },
      },
      // The quad faces the eye whichever way its piece runs.
      side: DoubleSide,
      transparent: (style.opacity ?? 1) < 1,
      depthWrite: (style.opacity ?? 1) >= 1,
    });
    if (!style.colour) material.uniforms.flat_tint!.value = { r: 0, g: 0, b: 0, isColor: true };
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
  }
  set(name: "deform" | "width" | "opacity", value: number): void {
    this.mesh.material.uniforms[name]!.value = value;
  }
  dispose(): void {
    this.geometry.dispose();
    this.mesh.material.dispose();
  }
}

/** Geometry for `count` pieces; attributes are filled by the caller. */
export function segmentGeometry(count: number): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute([-1, 0, 0, 1, 0, 0, -1, 1, 0, 1, 1, 0], 3));
  geometry.setIndex([0, 1, 2, 2, 1, 3]);
  for (const name of ["a0", "a1", "d0", "d1", "tint"])
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(count * 3), 3).setUsage(DynamicDrawUsage));
  geometry.setAttribute("dash", new InstancedBufferAttribute(new Float32Array(count), 1).setUsage(DynamicDrawUsage));
  geometry.instanceCount = count;
  return geometry;
}

export const values = (geometry: InstancedBufferGeometry, name: string): Float32Array =>
  (geometry.getAttribute(name) as InstancedBufferAttribute).array as Float32Array;

export function changed(geometry: InstancedBufferGeometry, ...names: string[]): void {
  for (const name of names) geometry.getAttribute(name).needsUpdate = true;
}

/** Pieces from a flat list of points, two by two. */
export function piecesGeometry(points: number[], tints?: number[]): InstancedBufferGeometry {
  const count = points.length / 6;
  const geometry = segmentGeometry(count);
  const a0 = values(geometry, "a0");
  const a1 = values(geometry, "a1");
  for (let i = 0; i < count; i++)
    for (let k = 0; k < 3; k++) {
      a0[i * 3 + k] = points[i * 6 + k]!;
      a1[i * 3 + k] = points[i * 6 + 3 + k]!;
    }
  if (tints) values(geometry, "tint").set(tints);
  return geometry;
}
