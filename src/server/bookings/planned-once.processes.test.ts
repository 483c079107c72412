import { expect, test } from "vitest";
import { getBookingState } from "../slots/booking-facts-queries";
import { lockForBooking } from "../slots/booking-locks";
import { openTwoProcesses } from "../testing/open-two-processes";
import { testMoment } from "../testing/test-moment";

const club = openTwoProcesses();

test("what a booking looks at is planned once for a connection, and not for each booking anew", async () => {
  const { db } = club();
  const place = {
    boatId: club().boats.solo.id,
    bookingDate: "2026-11-28",
    startTime: "10:00",
    duration: 1,
  };
  const memberId = club().people.sam.id;
  const plans = await db.plain.transaction(async (tx) => {
    await lockForBooking(tx, place.boatId, memberId);
    for (let nr = 0; nr < 3; nr++) await getBookingState(tx, memberId, place, testMoment());
    return tx.$queryRaw`
      SELECT "generic_plans"::int AS "once", "custom_plans"::int AS "anew" FROM pg_prepared_statements
       WHERE "statement" LIKE '%boat_blocks%' AND "statement" NOT LIKE '%pg_prepared%' AND ${true}`;
  });
  expect(plans).toEqual([{ once: 3, anew: 0 }]);
});
