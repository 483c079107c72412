import { expect, test } from "vitest";
import { asIn } from "../testing/as";
import { dataOf } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();
const as = asIn(club);
const days = { startDate: "2026-11-20", endDate: "2026-11-22" };
const diariesFor = (input: object) =>
  `/api/trpc/boats.diaries?input=${encodeURIComponent(JSON.stringify(input))}`;

test("one call gives anyone when each boat is out between two days, and nobody's name", async () => {
  const { solo, tango, offline, hidden } = club().boats;
  await as("sam").books({ boat: "tango", on: "2026-11-22", at: "06:30", hours: 1.5 });
  await as("sam").books({ boat: "solo", on: "2026-11-23", at: "06:30", hours: 1.5 });
  const answer = await club().visitor().get(diariesFor(days));
  const out = { bookingDate: "2026-11-22", startTime: "06:30", duration: 1.5, status: "confirmed" };
  const none = { bookings: [], blocks: [], closures: [] };
  expect(dataOf("boats.diaries", answer)).toEqual(
    [
      { boatId: solo.id, ...none },
      { boatId: tango.id, bookings: [out], blocks: [], closures: [] },
      { boatId: offline.id, ...none },
    ].sort((one, other) => one.boatId - other.boatId),
  );
  expect(answer.text).not.toMatch(/Sam|member|lockCode/);
  const crew = await (await club().signIn("manager")).get(diariesFor(days));
  expect(crew.text).toContain(`"boatId":${hidden.id}`);
});

test("a fleet's days are asked for in order, and at most 100 at once", async () => {
  const visitor = club().visitor();
  const backwards = await visitor.get(diariesFor({ ...days, endDate: "2026-11-19" }));
  expect(backwards.status).toBe(400);
  const all = await visitor.get(diariesFor({ ...days, endDate: "2027-02-28" }));
  expect(all.status).toBe(400);
  expect(all.text).toContain("Please ask for at most 100 days at once");
});
