/** Columns of frames that bars brace in some storeys: what sways is never verified as what is held. */

import { describe, expect, test } from "vitest";
import { random } from "../building.ts";
import { part, printed, tabulated } from "../checks/fake.ts";
import { type Structure, solved } from "../checks/held.ts";

const WIDTH = 6;

/** Storeys of columns and beams in a plane under a load on each column; `diagonal`: which storeys have a brace. */
function tower(storeys: number, diagonal: (k: number) => boolean, height: number, load: number): Structure {
  const nodes: Structure["nodes"] = {};
  const members: Structure["members"] = [];
  const supports: Structure["supports"] = {};
  for (let k = 0; k <= storeys; k++) {
    nodes[`a${k}`] = [0, 0, height * k];
    nodes[`b${k}`] = [WIDTH, 0, height * k];
    supports[`a${k}`] = supports[`b${k}`] = k === 0 ? "ffffff" : "rfrrrr";
    if (k === 0) continue;
    members.push([`c${k}`, `a${k - 1}`, `a${k}`], [`d${k}`, `b${k - 1}`, `b${k}`], [`g${k}`, `a${k}`, `b${k}`]);
    if (diagonal(k)) members.push([`x${k}`, `a${k - 1}`, `b${k}`, { type: "truss" }]);
  }
  return {
    nodes,
    members,
    supports,
    loads: { node_loads: ["a", "b"].map((side) => ({ node: `${side}${storeys}`, fz: -load })) },
    designs: Array.from({ length: storeys }, (_, k) => ({ id: `D${k + 1}`, members: [`c${k + 1}`] })),
  };
}

/** Stiffness of node a of storey k along x, all storeys below braced and all joints pinned: 1/k = Σ n²·l/(E·A), n of a unit force by statics. */
function trussStiffness(k: number, height: number): number {
  const ea = 210e9 * (tabulated("IPE300").a as number);
  const diagonal = Math.hypot(WIDTH, height);
  let flexibility = WIDTH;
  for (let j = 1; j <= k; j++) {
    flexibility += (diagonal / WIDTH) ** 2 * diagonal + (j < k ? WIDTH : 0);
    flexibility += ((((k - j) * height) / WIDTH) ** 2 + (((k - j + 1) * height) / WIDTH) ** 2) * height;
  }
  return ea / flexibility;
}

describe("columns of a frame in a plane", () => {
  test.each([0.4e6, 0.9e6, 1.6e6, 2.5e6, 4e6].flatMap((load, i) => [[load, i + 1] as const, [load, i + 6] as const]))(
    "under %s N, seed %s",
    (load, seed) => {
      const next = random(seed);
      const storeys = 2 + Math.floor(3 * next());
      const missing = 1 + Math.floor(storeys * next());
      const height = 3 + next();
      const built = tower(storeys, (k) => k !== missing, height, load);
      const { stability, checks } = solved(built);
      const { alpha_sway, sway_above, swaying } = stability[0]!;
      // 5.2.1(3): from 10 on the frame is one that does not sway, braced or not.
      const still = (alpha_sway ?? sway_above!) >= 10;
      checks.forEach((check, i) => {
        const storey = i + 1;
        const says = `storey ${storey}, brace missing in ${missing}, αcr of sway ${alpha_sway}`;
        for (const axis of ["y", "z"] as const) expect(part(check, `buckling_${axis}`).status, says).not.toBe("not_covered");
        const length = printed(check, "buckling_y", "Lcr,y");
        if (still) return expect(length, says).toBeLessThanOrEqual(height);
        // 5.2.2(8): what sways is as long as the sway mode makes it, Ncr = αcr·NEd, since first order has nothing of it in the forces.
        const n = printed(check, "buckling_y", "NEd") * 1e3;
        const swayed = Math.PI * Math.sqrt((210e9 * (tabulated("IPE300").iy as number)) / (alpha_sway! * n));
        if (storey >= missing) {
          // A storey above that stays straight and upright in the mode takes no part in it.
          const sways = swaying.includes(built.members.findIndex(([id]) => id === `c${storey}`));
          if (storey === missing) expect(sways, says).toBe(true);
          if (!sways) return;
          expect(length / swayed, says).toBeGreaterThan(1 - 1e-6);
          return expect(check.verdict, says).not.toBe("pass");
        }
        // A hold of stiffness k lets the column sway at N·α = k·L, with what sways with it.
        const alpha = (trussStiffness(storey, height) * height) / load;
        if (alpha < 10) expect(length / swayed, says).toBeGreaterThan(1 - 1e-6);
      });
    },
  );
  test("what sways at first order does not pass, however little it is used", () => {
    // As stiff about z as about y and stiff in torsion, so that nothing out of the plane governs.
    const of = (diagonal: (k: number) => boolean) => {
      const built = tower(2, diagonal, 4, 0.95e6);
      return solved({ ...built, section: { iz: tabulated("IPE300").iy, it: 1e-5 } });
    };
    const open = of((k) => k !== 1);
    expect(open.stability[0]!.alpha_sway).toBeLessThan(10);
    for (const { utilisation, verdict } of open.checks) {
      expect(utilisation).toBeLessThan(1);
      expect(verdict).toBe("cannot_verify");
    }
    for (const { verdict } of of(() => true).checks) expect(verdict).toBe("pass");
  });
  test("columns and braces hold whichever of their ends is the start", () => {
    const built = tower(3, () => true, 3.5, 2e6);
    const told = (turned: (id: string) => boolean) => {
      const members = built.members.map(([id, start, end, ...more]): (typeof built.members)[number] =>
        turned(id) ? [id, end, start, ...more] : [id, start, end, ...more],
      );
      return solved({ ...built, members }).checks.map((check) =>
        (["y", "z"] as const).map((axis) => {
          const { status, utilisation } = part(check, `buckling_${axis}`);
          return [status, utilisation?.toFixed(6)];
        }),
      );
    };
    const drawn = told(() => false);
    expect(drawn.flat().map(([status]) => status)).not.toContain("not_covered");
    for (const letter of ["c", "d", "x", "g"])
      expect(
        told((id) => id.startsWith(letter)),
        letter,
      ).toEqual(drawn);
  });
  test("braced in every storey none of it sways, whatever the load", () => {
    for (const load of [0.5e6, 2e6, 3e6]) {
      const { stability, checks } = solved(tower(3, () => true, 3.5, load));
      expect(stability[0]!.swaying).toEqual([]);
      expect(part(checks[0]!, "buckling_y").status).not.toBe("not_covered");
    }
  });
});
