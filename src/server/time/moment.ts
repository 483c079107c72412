import type { ClubProfile } from "../../shared/profile/club-profile";
import type { ClubNow } from "../../shared/time/club-now";
import { type ClubClock, clubClock } from "./club-clock";

/** When and at which club something happens, made once where it comes in and handed on from there. */
export interface Moment {
  at: Date;
  /** what the club's clock shows at it */
  now: ClubNow;
  /** the clock to read other instants by */
  clock: ClubClock;
  /** what is so at the club that asks */
  club: ClubProfile;
  /** the revision of the club's settings that it was read at; undefined where it is not kept */
  clubRevision?: string | null | undefined;
}

/** The moment of an instant at a club. */
export function momentAt(at: Date, club: ClubProfile): Moment {
  const clock = clubClock(club.timeZone);
  return { at, now: clock.nowAt(at), clock, club };
}

/** A moment at the club as a change of its settings, made at that moment, leaves it. */
export const atChangedClub = ({ at }: Moment, club: ClubProfile): Moment => momentAt(at, club);
