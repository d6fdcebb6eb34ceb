/** Angles for tests: one as published, and any from its outline with sharp corners. */

import type { AngleShape, ExplicitSection } from "../../src/generated/model.ts";

type AngleSection = ExplicitSection & { shape: AngleShape };

/** UKA 200 x 200 x 24: A, Iy, Iu, Iv and the centroid's place c = 5.84 cm as SCI P363 prints them; Iyz = −(Iu − Iv)/2; It by t³·(h + b − t)/3. */
export const UKA200: AngleSection = {
  id: "UKA200x200x24",
  name: "UKA200x200x24",
  fabrication: "hot_rolled",
  shape: { type: "angle", h: 0.2, b: 0.2, t: 0.024, r: 0.018 },
  a: 90.6e-4,
  iy: 3330e-8,
  iz: 3330e-8,
  iyz: -1950e-8,
  it: (0.024 ** 3 * 0.376) / 3,
  wel_y: 3330e-8 / (0.2 - 0.0584),
  wel_z: 3330e-8 / (0.2 - 0.0584),
};

/** Heel at the lower left, leg b along +y and leg h along +z; turned the other way up with `mirror`. */
export function sharpAngle(h: number, b: number, t: number, mirror = false): AngleSection {
  const parts = [
    { y: b / 2, z: t / 2, dy: b, dz: t },
    { y: t / 2, z: (h + t) / 2, dy: t, dz: h - t },
  ];
  const a = parts.reduce((sum, { dy, dz }) => sum + dy * dz, 0);
  const yc = parts.reduce((sum, p) => sum + p.dy * p.dz * p.y, 0) / a;
  const zc = parts.reduce((sum, p) => sum + p.dy * p.dz * p.z, 0) / a;
  const sum = (of: (p: (typeof parts)[number]) => number): number => parts.reduce((all, p) => all + of(p), 0);
  const iy = sum((p) => (p.dy * p.dz ** 3) / 12 + p.dy * p.dz * (p.z - zc) ** 2);
  const iz = sum((p) => (p.dz * p.dy ** 3) / 12 + p.dy * p.dz * (p.y - yc) ** 2);
  const iyz = sum((p) => p.dy * p.dz * (p.y - yc) * (p.z - zc));
  const shape: AngleShape = { type: "angle", h, b, t, r: 0 };
  return {
    id: `L${h}x${b}x${t}`,
    fabrication: "hot_rolled",
    shape,
    a,
    iy,
    iz,
    iyz: mirror ? -iyz : iyz,
    it: (t ** 3 * (h + b - t)) / 3,
    wel_y: iy / (h - zc),
    wel_z: iz / (b - yc),
  };
}
