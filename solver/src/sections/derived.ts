/** What follows from the other properties by a line of arithmetic; the same lines as layers/core/handoff/sections/derived.py. */

export type Values = Record<string, number>;

/** Elastic moduli (where no table gives them), radii of gyration, shear areas, principal axes, perimeter; mm. */
export function derive(shape: string, size: Values, known: Values): Values {
  const found: Values = "wel_y" in known ? {} : moduli(shape, size, known);
  if (shape === "angle") Object.assign(found, principal(known), shearCentre(size, known));
  for (const axis of "yzuv") {
    const second = known[`i${axis}`] ?? found[`i${axis}`];
    if (second !== undefined) found[`radius_${axis}`] = Math.sqrt(second / get(known, "a"));
  }
  return Object.assign(found, shearAreas(shape, size, get(known, "a")), { perimeter: perimeter(shape, size) });
}

function get(values: Values, key: string): number {
  const value = values[key];
  if (value === undefined) throw new Error(`the section library lacks '${key}'`);
  return value;
}

/** About the farthest fibre. */
function moduli(shape: string, size: Values, known: Values): Values {
  let y: number;
  let z: number;
  if (shape === "chs") {
    y = z = get(size, "d") / 2;
  } else {
    y = "centroid_y" in known ? get(size, "b") - get(known, "centroid_y") : get(size, "b") / 2;
    z = "centroid_z" in known ? get(size, "h") - get(known, "centroid_z") : get(size, "h") / 2;
  }
  return { wel_y: get(known, "iy") / z, wel_z: get(known, "iz") / y };
}

/** EN 1993-1-1 6.2.6(3), η = 1.0, along y and along z. */
function shearAreas(shape: string, size: Values, a: number): Values {
  if (shape === "chs") return { avy: (2 * a) / Math.PI, avz: (2 * a) / Math.PI };
  const h = get(size, "h");
  const b = get(size, "b");
  if (shape === "rhs") return { avy: (a * b) / (b + h), avz: (a * h) / (b + h) };
  // Not in the clause: the leg along the force alone is on the safe side.
  if (shape === "angle") return { avy: b * get(size, "t"), avz: h * get(size, "t") };
  const tw = get(size, "tw");
  const tf = get(size, "tf");
  const r = size["r"] ?? 0; // without a radius no fillet counts
  const web = (h - 2 * tf) * tw;
  const fillets = shape === "i" ? 2 * r : r;
  const alongWeb = a - 2 * b * tf + (tw + fillets) * tf;
  return { avy: a - web, avz: shape === "i" ? Math.max(alongWeb, web) : alongWeb };
}

/** u is the axis of the larger moment, turned from y towards z by the angle. */
function principal(known: Values): Values {
  const [iy, iz, iyz] = [get(known, "iy"), get(known, "iz"), get(known, "iyz")];
  const mean = (iy + iz) / 2;
  const half = (iy - iz) / 2;
  const radius = Math.sqrt(half * half + iyz * iyz);
  const found: Values = { principal_angle: (Math.atan2(-iyz, half) * 90) / Math.PI };
  return "iu" in known ? found : { iu: mean + radius, iv: mean - radius, ...found };
}

/** From the centroid: the point where the mid-lines of an angle's legs cross. */
function shearCentre(size: Values, known: Values): Values {
  const middle = get(size, "t") / 2;
  return { shear_centre_y: middle - get(known, "centroid_y"), shear_centre_z: middle - get(known, "centroid_z") };
}

/** The line to paint; a fillet or a rounded corner saves (2 − π/2) of its radius. */
function perimeter(shape: string, size: Values): number {
  if (shape === "chs") return Math.PI * get(size, "d");
  const saved = 2 - Math.PI / 2;
  const h = get(size, "h");
  const b = get(size, "b");
  const r = size["r"] ?? 0;
  const r2 = size["r2"] ?? 0;
  if (shape === "rhs") return 2 * (b + h) - 4 * saved * r;
  if (shape === "angle") return 2 * (b + h) - saved * (r + 2 * r2);
  const corners = shape === "i" ? 4 * r : 2 * (r + r2);
  return 2 * h + 4 * b - 2 * get(size, "tw") - saved * corners;
}
