import { describe, expect, it } from "vitest";
import { toDay } from "../../shared/time/club-dates";
import { openTestClub } from "../testing/open-test-club";
import { testMoment } from "../testing/test-moment";
import { cleanUp } from "./clean-up";

const club = openTestClub();
const now = () => club().clock.now();

describe("cleaning up", () => {
  it("forgets what members waited for, 90 days after that day", async () => {
    const { db } = club().services;
    const { sam } = club().people;
    const day = testMoment(now()).now.today;
    const entry = { kind: "single", from: "07:00", to: "08:00", duration: 1, place: 1 } as const;
    const row = { ...entry, memberId: sam.id, bookingDate: toDay(day), createdAt: now() };
    const { id: waitlistEntryId } = await db.waitlistEntry.create({ data: row });
    const { from: startTime, memberId, bookingDate, createdAt, duration } = row;
    const slot = { startTime, memberId, bookingDate, createdAt, duration };
    await db.waitlistOffer.create({
      data: { ...slot, waitlistEntryId, boatId: club().boats.solo.id },
    });
    club().clock.passDays(90);
    await cleanUp(db, testMoment(now()));
    expect([await db.waitlistEntry.count(), await db.waitlistOffer.count()]).toEqual([1, 1]);
    club().clock.passDays(1);
    await cleanUp(db, testMoment(now()));
    expect([await db.waitlistEntry.count(), await db.waitlistOffer.count()]).toEqual([0, 0]);
  });

  it("forgets sessions and links that have had their time, and keeps the others", async () => {
    const { db } = club().services;
    await club().signIn("sam");
    await club().visitor().post("/api/auth/reset-password", { email: "sam@row.example" });
    await cleanUp(db, testMoment(now()));
    expect([await db.session.count(), await db.oneTimeLink.count()]).toEqual([1, 1]);
    club().clock.passDays(14);
    await cleanUp(db, testMoment(now()));
    expect([await db.session.count(), await db.oneTimeLink.count()]).toEqual([0, 0]);
  });
});
