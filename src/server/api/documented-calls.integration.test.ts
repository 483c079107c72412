import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { renewForecast } from "../conditions/renew-forecast";
import { Reach } from "../database/out-of-reach";
import { asIn } from "../testing/as";
import { clearancesOf } from "../testing/clearances";
import { closeGates } from "../testing/close-gates";
import { firstDocumentedPaths } from "../testing/documented-calls";
import { type ForecastStandIn, startForecast } from "../testing/forecast-stand-in";
import { type Heard, hearDocumentedCalls } from "../testing/hear-documented-calls";
import { restoreState } from "../testing/kept-state";
import { openTestClub } from "../testing/open-test-club";
import { testMoment } from "../testing/test-moment";

const club = openTestClub();
const as = asIn(club);

let service: ForecastStandIn;
beforeAll(async () => {
  service = await startForecast();
});
beforeEach(() => {
  service.mood = "fair";
});
afterAll(() => service.stop());

/** Every gate refuses, and the forecast is of the service's mood. */
async function closeAllGates() {
  await closeGates(club());
  await foresee();
}

const foresee = () => {
  const weather = { weatherUrl: service.url, reach: new Reach(() => {}) };
  return renewForecast(club().services.db, weather, testMoment(club().clock.now()));
};

/** What the water adds to documented answers where a club goes by it. */
const added = ["clearances", "requiredClearance", "conditions"];

/** Answers without these, and without what is another each time. */
const comparable = (heard: Heard[]): Heard[] => {
  const text = JSON.stringify(heard, (key, value) => {
    if (added.includes(key)) return undefined;
    return key === "tempPassword" ? typeof value : value;
  });
  return JSON.parse(text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<uuid>"));
};

test("on a bright calm noon every documented call answers the same with every gate off and on", async () => {
  const off = await hearDocumentedCalls(club());
  await restoreState(club().services.db);
  await closeAllGates();
  const on = await hearDocumentedCalls(club());
  expect(new Set(off.map(({ path }) => path))).toEqual(new Set(firstDocumentedPaths));
  expect(comparable(on)).toEqual(comparable(off));
});

// Otherwise the comparison above could hold because nothing is closed.
test("the same gates let a fair noon pass, and refuse an evening, a gale and who is not cleared", async () => {
  await closeAllGates();
  expect(await as("sam").books({ at: "12:00" })).toMatchObject({
    warnings: [],
    conditions: { verdict: "go" },
  });
  expect(await as("sam").isRefused({ at: "20:00" })).toMatchObject({
    status: 422,
    code: "OUTSIDE_DAYLIGHT",
  });
  service.mood = "gusty";
  await foresee();
  expect(await as("sam").isRefused({ at: "14:00" })).toMatchObject({
    status: 422,
    code: "CONDITIONS_TOO_ROUGH",
  });
  await clearancesOf(await club().signIn("admin"), club().people.sam.id).take("Level 1");
  expect(await as("sam").isRefused({ at: "14:00" })).toMatchObject({
    status: 422,
    code: "CLEARANCE_MISSING",
  });
});
