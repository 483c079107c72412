import { expect, test } from "vitest";
import { documentedProfile } from "../../shared/profile/club-profile";
import { clubClock } from "./club-clock";
import { momentAt } from "./moment";

const at = new Date("2026-11-21T06:30:00Z");

test("a moment is an instant and what the club's clock shows at it", () => {
  const clock = clubClock("America/Vancouver");
  expect(momentAt(at, documentedProfile)).toEqual({
    at,
    now: clock.nowAt(at),
    clock,
    club: documentedProfile,
  });
  expect(momentAt(at, documentedProfile).now).toMatchObject({ today: "2026-11-20", minutes: 1410 });
});

test("a club elsewhere reads the same instant by its own clock", () => {
  const club = { ...documentedProfile, timeZone: "America/Toronto" };
  const moment = momentAt(at, club);
  expect(moment.clock).toBe(clubClock("America/Toronto"));
  expect(moment.club).toBe(club);
  expect(moment.now).toMatchObject({ today: "2026-11-21", minutes: 90 });
});
