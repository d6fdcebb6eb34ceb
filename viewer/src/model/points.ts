/** How finely members are drawn when they bend. */

/** Points per member: smooth curves for a readable model, straight pieces where thousands share the picture. */
export const pointsPerMember = (members: number): number => (members <= 200 ? 33 : members <= 1000 ? 17 : 5);
