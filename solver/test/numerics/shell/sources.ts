/** Where the references of these tests are published, by how their titles begin; what is not here follows from first principles. */
import { type Verified, verified } from "../../verified.ts";

type About = Pick<Verified, "group" | "source" | "unit" | "note">;

const TIMOSHENKO = "Timoshenko and Woinowsky-Krieger, Theory of Plates and Shells";
const OBSTACLES = "MacNeal and Harder, Finite Elements in Analysis and Design 1, 1985; Belytschko et al., 1985";
const plate = (source: string, unit: string, note?: string): About => ({ group: "Plates and shells", source, unit, note });

const SOURCES: [title: RegExp, about: About][] = [
  [/^Square, simply supported/, plate(`${TIMOSHENKO}, table 8`, "qa⁴/D")],
  [/^Square, clamped/, plate(`${TIMOSHENKO}, table 35`, "qa⁴/D")],
  [/^Morley/, plate("Morley, Skew Plates and Structures, 1963: 30°, simply supported", "qL⁴/D")],
  [/^Razzaque/, plate("Razzaque, Int. J. Num. Meth. Eng. 6, 1973: 60°, two edges free", "qL⁴/D")],
  [/^Moment at the centre/, plate(`${TIMOSHENKO}, table 8`, "qa²")],
  [/^Moment at the clamped edge/, plate(`${TIMOSHENKO}, table 35`, "qa²")],
  [/^Shear at the edge/, plate(`${TIMOSHENKO}, table 8`, "qa")],
  [/^LE1/, plate("NAFEMS LE1, elliptic membrane: stress at the inner edge", "MPa")],
  [/^Cook/, plate("Cook, J. Struct. Div. ASCE 100, 1974; limit of fine meshes", "")],
  [/^Scordelis–Lo|^Pinched cylinder|^Hemisphere/, plate(OBSTACLES, "")],
  [
    /^(Straight|Curved|Twisted) beam/,
    {
      group: "Elements on difficult meshes",
      source: "MacNeal and Harder, Finite Elements in Analysis and Design 1, 1985",
      unit: "of the reference",
    },
  ],
  [/^Simply supported square, mode/, { group: "Vibration", source: "Leissa, Vibration of Plates, 1969; NAFEMS", unit: "Hz" }],
  [/^FV1[26]/, { group: "Vibration", source: "NAFEMS, Selected Benchmarks for Natural Frequency Analysis, 1987", unit: "Hz" }],
];

/** `title` is the problem and its variant, parted by commas. */
export function compared(title: string, variant: string, expected: number, ours: number): void {
  const about = SOURCES.find(([start]) => start.test(title))?.[1];
  if (!about) return;
  const [name = "", ...rest] = title.split(", ");
  verified({ ...about, case: name, quantity: [...rest, variant].join(", "), expected, ours });
}
