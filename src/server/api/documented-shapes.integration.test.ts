import { expect, test } from "vitest";
import { sampled } from "../../shared/testing/thoroughness";
import { elbe } from "../demo/elbe";
import { answered } from "../testing/answered";
import { type Heard, hearDocumentedCalls } from "../testing/hear-documented-calls";
import { restoreState } from "../testing/kept-state";
import { openTestClub } from "../testing/open-test-club";
import { clubClock } from "../time/club-clock";

const club = openTestClub();

/** What an answer is made of: its fields with what they hold, however many there are in a list. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
  return Object.fromEntries(Object.entries(value).map(([field, held]) => [field, shapeOf(held)]));
}

const shapes = (heard: readonly Heard[]) =>
  heard.map(({ path, who, status, body }) => ({ path, who, status, body: shapeOf(body) }));

/** Makes the test club another one by its settings alone. */
async function becomeElbe() {
  const admin = await club().signIn("admin");
  answered(await admin.put("/api/admin/settings/club", elbe.settings));
}

test.each(sampled(["2027-06-12", "2027-03-27", "2027-10-30"]))(
  "at noon of %s documented calls answer in the shapes they have at the documented club",
  async (today) => {
    const documented = shapes(await hearDocumentedCalls(club()));
    expect(documented.length).toBeGreaterThan(200);
    // With the people and boats of its first day again.
    await restoreState(club().services.db);
    club().clock.set(clubClock("Europe/Berlin").instantOf(today, "12:00"));
    await becomeElbe();
    const ten = { amount: "250.00", currency: "EUR" };
    expect(shapes(await hearDocumentedCalls(club(), { today, ten }))).toEqual(documented);
  },
);
