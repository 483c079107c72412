import type { ReactNode } from "react";
import type { DayState } from "../../shared/bookings/day-state";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { SmallMark } from "../ui/small-mark";

/** The word for a day; its mark and colour only repeat it. */
export const dayWord = (state: DayState, { horizonMonths }: ClubProfile): string =>
  state === "too-far" ? `more than ${horizonMonths} months ahead` : words[state];

const words: Record<Exclude<DayState, "too-far">, string> = {
  free: "free",
  "partly-booked": "partly booked",
  full: "fully booked",
  blocked: "blocked",
  closed: "closed",
  past: "past",
};

const marks: Record<DayState, ReactNode> = {
  free: <circle cx="6" cy="6" r="4" fill="none" strokeWidth="2" />,
  "partly-booked": (
    <>
      <circle cx="6" cy="6" r="4" fill="none" strokeWidth="2" />
      <path d="M6 2a4 4 0 0 1 0 8Z" fill="currentColor" stroke="none" />
    </>
  ),
  full: <circle cx="6" cy="6" r="5" fill="currentColor" stroke="none" />,
  blocked: <path d="m2 2 8 8m0-8-8 8" strokeWidth="2" strokeLinecap="round" />,
  closed: <rect x="2" y="2" width="8" height="8" rx="1" fill="none" strokeWidth="1.5" />,
  past: <path d="M2 6h8" strokeWidth="1.5" strokeLinecap="round" />,
  "too-far": <path d="M2.5 6h0M6 6h0M9.5 6h0" strokeWidth="2" strokeLinecap="round" />,
};

/** A shape for each state, so that a day can be read without its colour. */
export const DayMark = ({ state }: { state: DayState }) => (
  <SmallMark data-mark={state}>{marks[state]}</SmallMark>
);
