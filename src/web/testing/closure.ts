import type { AnnouncedClosure } from "../../shared/closures/announced-closures";

/** A morning of the day after the tests' today. */
export const regatta: AnnouncedClosure = {
  id: 1,
  words: "The club is closed 9:00 AM – 12:00 PM on Sat, Nov 21",
  reason: "Regatta",
  from: "2026-11-21 09:00",
  until: "2026-11-21 12:00",
};
