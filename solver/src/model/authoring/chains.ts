/** Chains: a member that connects to the nodes it passes through is split there, and all that names it names its pieces. */

import type { Analysis, DesignMember, DistributedLoad, LoadCase, Member, MemberLoad, Structure } from "../../generated/model.ts";
import { NodesOn, type Point } from "../nodes_on.ts";

/** A piece of a member that was split; `x_chain` is the id of the member. */
export interface ChainPiece extends Member {
  x_chain?: string;
}

/** A piece with the part of the member that it is, 0 to 1. */
interface Piece {
  member: ChainPiece;
  from: number;
  to: number;
}

type Pieces = ReadonlyMap<string, Piece[]>;

export function splitChains<S extends Structure>(structure: S, checks: Analysis["checks"]): { structure: S; checks: Analysis["checks"] } {
  if (!structure.members.some(({ connect }) => connect)) return { structure, checks };
  const pieces = piecesOf(structure);
  const names = (id: string): string[] => pieces.get(id)?.map(({ member }) => member.id) ?? [id];
  const designs = designsOf(structure, pieces);
  const own = new Set(designs.map(({ id }) => id));
  const { groups, load_cases, members } = structure;
  return {
    structure: {
      ...structure,
      members: members.flatMap((member): Member[] => pieces.get(member.id)?.map((piece) => piece.member) ?? [bare(member)]),
      load_cases: load_cases.map((loadCase) => splitLoads(loadCase, pieces)),
      design_members: designs,
      ...(groups ? { groups: groups.map((group) => ({ ...group, members: group.members.flatMap(names) as typeof group.members })) } : {}),
    },
    checks: checks?.map((check) => {
      if (!check.members?.some((id) => pieces.has(id))) return check;
      // A member by itself is checked as the whole it is, not piece by piece.
      const whole = check.members.filter((id) => pieces.has(id) && own.has(id));
      const rest = check.members.filter((id) => !whole.includes(id)).flatMap(names);
      return { ...check, design_members: [...(check.design_members ?? []), ...whole], members: rest } as typeof check;
    }),
  };
}

const bare = ({ connect: _connect, ...member }: Member): Member => member;

/** The pieces of every member that asks for it and passes through a node. */
function piecesOf({ nodes, members }: Structure): Pieces {
  const pieces = new Map<string, Piece[]>();
  const points = new Map(nodes.map(({ id, x, y, z }): [string, Point] => [id, [x, y, z]]));
  const search = new NodesOn(nodes);
  const taken = new Set(members.map(({ id }) => id));
  for (const member of members) {
    const [from, to] = [points.get(member.start), points.get(member.end)];
    if (!member.connect || !from || !to) continue;
    const between = search.between(from, to);
    if (between.length)
      pieces.set(
        member.id,
        cut(
          member,
          between.map(({ node, at }) => [node.id, at]),
          taken,
        ),
      );
  }
  return pieces;
}

function cut(member: Member, between: [node: string, at: number][], taken: Set<string>): Piece[] {
  const { start_hinge, end_hinge, ...rest } = bare(member);
  const ends: [string, number][] = [[member.start, 0], ...between, [member.end, 1]];
  return ends.slice(1).map(([end, to], i): Piece => {
    const [start, from] = ends[i]!;
    let id = `${member.id}/${i + 1}`;
    while (taken.has(id)) id += "'";
    taken.add(id);
    const name = `${member.name ?? member.id}, part ${i + 1} of ${ends.length - 1}`;
    const piece: ChainPiece = { ...rest, id, name, start, end, x_chain: member.id };
    if (i === 0 && start_hinge !== undefined) piece.start_hinge = start_hinge;
    if (i === ends.length - 2 && end_hinge !== undefined) piece.end_hinge = end_hinge;
    return { member: piece, from, to };
  });
}

/** Design members over the pieces, in the order of their line; a chain that is in none is one by itself, under its own name. */
function designsOf({ design_members: designs = [], members }: Structure, pieces: Pieces): DesignMember[] {
  const byId = new Map(members.map((member) => [member.id, member]));
  const inside = new Set(designs.flatMap((design) => design.members));
  const names = new Set(designs.map(({ id }) => id));
  const written = designs.map((design): DesignMember => {
    const parts = design.members.flatMap((id, i) => {
      const own = pieces.get(id)?.map(({ member }) => member.id) ?? [id];
      return isBackwards(byId, design.members, i) ? own.reverse() : own;
    });
    return { ...design, members: parts as DesignMember["members"] };
  });
  const alone = [...pieces.keys()].filter((id) => !inside.has(id) && !names.has(id));
  const made = alone.map(
    (id): DesignMember => ({ id, members: pieces.get(id)!.map(({ member }) => member.id) as DesignMember["members"] }),
  );
  return [...written, ...made];
}

/** Whether a member of a line points against it: it ends where it meets the one before, or starts where it meets the one after. */
function isBackwards(byId: ReadonlyMap<string, Member>, line: readonly string[], i: number): boolean {
  const [member, before, after] = [byId.get(line[i]!), byId.get(line[i - 1] ?? ""), byId.get(line[i + 1] ?? "")];
  if (!member) return false;
  if (before) return member.end === before.start || member.end === before.end;
  return after !== undefined && (member.start === after.start || member.start === after.end);
}

function splitLoads(loadCase: LoadCase, pieces: Pieces): LoadCase {
  const { member_loads: loads } = loadCase;
  if (!loads?.some(({ member }) => pieces.has(member))) return loadCase;
  return {
    ...loadCase,
    member_loads: loads.flatMap((load) => (pieces.has(load.member) ? shared(load, pieces.get(load.member)!) : [load])),
  };
}

function shared(load: MemberLoad, pieces: readonly Piece[]): MemberLoad[] {
  if (load.type === "temperature") return pieces.map(({ member }) => ({ ...load, member: member.id }));
  if (load.type === "distributed") return pieces.flatMap((piece) => stretch(load, piece));
  // At a joint the piece that begins there carries it.
  const { member, from, to } = pieces.find((piece) => load.position < piece.to) ?? pieces.at(-1)!;
  return [{ ...load, member: member.id, position: Math.min(1, Math.max(0, (load.position - from) / (to - from))) }];
}

/** What a distributed load puts on one piece. */
function stretch(load: DistributedLoad, { member, from, to }: Piece): DistributedLoad[] {
  const { start = 0, end = 1 } = load;
  const [a, b] = [Math.max(start, from), Math.min(end, to)];
  if (b <= a) return [];
  const part: DistributedLoad = { ...load, member: member.id, start: (a - from) / (to - from), end: (b - from) / (to - from) };
  for (const key of ["fx", "fy", "fz"] as const) {
    const first = load[key];
    if (first === undefined) continue;
    const last = load[`${key}_end`] ?? first;
    const at = (t: number): number => first + ((last - first) * (t - start)) / (end - start);
    part[key] = at(a);
    part[`${key}_end`] = at(b);
  }
  return [part];
}
