import type { ClubProfile } from "./club-profile";

/** The longest outing that a club may offer, in hours. */
export const longestAnywhere = 12;

type Lengths = Pick<ClubProfile, "longestOuting">;

const halves = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, nr) => from + nr / 2);

/** How long a member's outing may be, in hours: every half from 0.5 on. */
export const memberLengths = ({ longestOuting }: Lengths): number[] => halves(0.5, longestOuting);

/** How long an outing may be that an admin books: from 1, or the longest if that is less. */
export const adminLengths = ({ longestOuting }: Lengths): number[] =>
  halves(Math.min(1, longestOuting), longestOuting);

/** What is said of a length that is not among these. */
export const lengthSentence = (lengths: readonly number[]): string =>
  `Please select a duration of ${Math.min(...lengths)} to ${Math.max(...lengths)} hours, in half-hour steps`;
