import { documentedProfile } from "../profile/club-profile";
import { adminStartsOf, hoursOn, startsOf } from "../profile/day-hours";

const hours = hoursOn("2026-11-21", documentedProfile);

/** The 34 half hours of every day at the documented club, from 05:00 to 21:30. */
export const slotTimes = startsOf(hours);

/** Its 16 full hours for admins, from 05:00 to 20:00. */
export const adminStarts = adminStartsOf(hours);
