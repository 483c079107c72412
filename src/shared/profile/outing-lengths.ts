import type { ClubProfile } from "./club-profile";

type Lengths = Pick<ClubProfile, "longestOuting">;

const halves = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, nr) => from + nr / 2);

/** How long a member's outing may be, in hours: every half from 0.5 on. */
export const memberLengths = ({ longestOuting }: Lengths): number[] => halves(0.5, longestOuting);

/** How long an outing may be that an admin books: from 1, or the longest if that is less. */
export const adminLengths = ({ longestOuting }: Lengths): number[] =>
  halves(Math.min(1, longestOuting), longestOuting);
