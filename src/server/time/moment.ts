import { club } from "../../shared/club";
import type { ClubNow } from "../../shared/time/club-now";
import { type ClubClock, clubClock } from "./club-clock";

/** When something happens, made once where it comes in and handed on from there. */
export interface Moment {
  at: Date;
  /** what the club's clock shows at it */
  now: ClubNow;
  /** the clock to read other instants by */
  clock: ClubClock;
}

const documentedClock = clubClock(club.timeZone);

/** The moment of an instant, by a club's clock; by the documented one where none is said. */
export const momentAt = (at: Date, clock = documentedClock): Moment => ({
  at,
  now: clock.nowAt(at),
  clock,
});
