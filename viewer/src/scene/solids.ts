/** Members in their true section shapes: one instanced mesh per section, bent in the shader. */
import {
  type Color,
  DoubleSide,
  ExtrudeGeometry,
  type Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Path,
  Shape,
  Vector2,
  Vector3,
} from "three";
import type { Catalogue } from "../model/catalogue.ts";
import { type Outline, sectionOutline } from "../model/outline.ts";
import type { ResolvedSection } from "../model/section.ts";
import type { Look } from "./members.ts";

/** Pieces along a member: enough for a smooth quartic. */
const STEPS = 12;
/** Wide stripes, a light hatch, or neither. */
const HATCH: Record<Look, number> = { whole: 0, striped: 1, open: 2 };
const SAMPLES = 5;

// The displacement along a member is the quartic through five samples of it.
const BEND = /* glsl */ `
  attribute vec3 u0; attribute vec3 u1; attribute vec3 u2; attribute vec3 u3; attribute vec3 u4; uniform float deform; attribute float striped; varying float stripe;
  vec3 bend(float t) {
    float a = t, b = t - 0.25, c = t - 0.5, d = t - 0.75, e = t - 1.0;
    return u0 * (b * c * d * e * 32.0 / 3.0) + u1 * (a * c * d * e * -128.0 / 3.0) + u2 * (a * b * d * e * 64.0)
      + u3 * (a * b * c * e * -128.0 / 3.0) + u4 * (a * b * c * d * 32.0 / 3.0);
  }
`;

function profile(outline: Outline): ExtrudeGeometry {
  const shape = new Shape(outline.outer.map(([y, z]) => new Vector2(y, z)));
  shape.holes = outline.holes.map((hole) => new Path(hole.map(([y, z]) => new Vector2(y, z))));
  const geometry = new ExtrudeGeometry(shape, { depth: 1, steps: STEPS, bevelEnabled: false });
  // Extruded along its own z; the member's axis is x and the outline lies in y-z.
  geometry.applyMatrix4(new Matrix4().set(0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1));
  return geometry;
}

export class Solids {
  readonly meshes: InstancedMesh[] = [];
  private readonly placesOf: number[][] = [];
  private readonly deform = { value: 0 };
  constructor(
    private readonly parts: Catalogue,
    sections: ReadonlyMap<string, ResolvedSection>,
    group: Group,
  ) {
    const bySection = new Map<string, number[]>();
    parts.model.model.members.forEach((member, i) => {
      const list = bySection.get(member.section);
      if (list) list.push(i);
      else bySection.set(member.section, [i]);
    });
    for (const [id, members] of bySection) {
      const section = sections.get(id);
      if (!section) continue;
      const mesh = this.instances(sectionOutline(section), members);
      this.meshes.push(mesh);
      this.placesOf.push(members);
      group.add(mesh);
    }
  }

  private instances(outline: Outline, members: number[]): InstancedMesh {
    const geometry = profile(outline);
    for (let k = 0; k < SAMPLES; k++) geometry.setAttribute(`u${k}`, new InstancedBufferAttribute(new Float32Array(members.length * 3), 3));
    geometry.setAttribute("striped", new InstancedBufferAttribute(new Float32Array(members.length), 1));
    const material = new MeshLambertMaterial({ side: DoubleSide });
    material.onBeforeCompile = (shader) => {
      shader.uniforms.deform = this.deform;
      shader.vertexShader =
        BEND +
        shader.vertexShader.replace(
          "#include <project_vertex>",
          "vec4 mvPosition = modelViewMatrix * (instanceMatrix * vec4(transformed, 1.0) + vec4(deform * bend(position.x), 0.0));\n" +
            "gl_Position = projectionMatrix * mvPosition; stripe = striped;",
        );
      shader.fragmentShader = `varying float stripe;\n${shader.fragmentShader.replace(
        "#include <color_fragment>",
        "#include <color_fragment>\nif (stripe > 0.5 && mod(gl_FragCoord.x + gl_FragCoord.y, 12.0) > (stripe > 1.5 ? 10.0 : 6.0)) diffuseColor.rgb = mix(diffuseColor.rgb, vec3(1.0), 0.75);",
      )}`;
    };
    const mesh = new InstancedMesh(geometry, material, members.length);
    this.place(mesh, members, null);
    mesh.frustumCulled = false;
    return mesh;
  }

  /** Puts members where they are; one that is not shown is shrunk to nothing. */
  restrict(shown: readonly boolean[] | null): void {
    this.meshes.forEach((mesh, s) => {
      this.place(mesh, this.placesOf[s]!, shown);
      mesh.instanceMatrix.needsUpdate = true;
    });
  }

  private place(mesh: InstancedMesh, members: number[], shown: readonly boolean[] | null): void {
    const matrix = new Matrix4();
    members.forEach((m, i) => {
      const { axes, from, length } = this.parts.runs[m]!;
      matrix.makeBasis(new Vector3(...axes.x).multiplyScalar(length), new Vector3(...axes.y), new Vector3(...axes.z)).setPosition(...from);
      mesh.setMatrixAt(i, shown?.[m] === false ? matrix.makeScale(0, 0, 0) : matrix);
    });
  }

  scale(value: number): void {
    this.deform.value = value;
  }

  displace(samples: Float32Array | null, points: number): void {
    const stride = (points - 1) / (SAMPLES - 1);
    this.meshes.forEach((mesh, s) => {
      for (let k = 0; k < SAMPLES; k++) {
        const attribute = mesh.geometry.getAttribute(`u${k}`);
        this.placesOf[s]!.forEach((m, i) => {
          const at = (m * points + k * stride) * 3;
          attribute.setXYZ(i, samples?.[at] ?? 0, samples?.[at + 1] ?? 0, samples?.[at + 2] ?? 0);
        });
        attribute.needsUpdate = true;
      }
    });
  }

  tint(colourOf: (member: number) => Color, look: (member: number) => Look): void {
    this.meshes.forEach((mesh, s) => {
      const stripes = mesh.geometry.getAttribute("striped");
      this.placesOf[s]!.forEach((m, i) => {
        mesh.setColorAt(i, colourOf(m));
        stripes.setX(i, HATCH[look(m)]);
      });
      stripes.needsUpdate = true;
      mesh.instanceColor!.needsUpdate = true;
    });
  }
}
