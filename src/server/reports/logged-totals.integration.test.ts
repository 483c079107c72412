import { expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { clockAt, keepLog, type Log, outingIn } from "../testing/outing-log";
import { listLoggedTotals } from "./logged-totals-queries";

const club = openTestClub();

async function row(log: Log, boatId: number, start: string, end: string, kilometres?: number) {
  const id = await log.book(boatId, start);
  clockAt(club(), start);
  outingIn(await log.launch(id));
  clockAt(club(), end);
  outingIn(await log.land(id, { kilometres }));
}

test("boats and months have their landed outings, minutes and kilometres, to the tenth", async () => {
  const { sam, lee, solo, tango } = await keepLog(club());
  await row(sam, solo, "06:00", "06:50", 6.1);
  await row(lee, solo, "07:00", "07:30", 0.2);
  await row(sam, tango, "08:00", "09:10");
  const out = await lee.book(solo, "09:30");
  clockAt(club(), "09:30");
  outingIn(await lee.launch(out));
  const totals = await listLoggedTotals(club().services.db, "2026-11-01", "2026-11-30");
  expect(totals).toEqual([
    { boat: 'Solo 14 "Heron"', month: "2026-11", outings: 2, minutes: 80, kilometres: 6.3 },
    { boat: 'Tango 17 "Orca"', month: "2026-11", outings: 1, minutes: 70, kilometres: 0 },
  ]);
  expect(await listLoggedTotals(club().services.db, "2026-11-22", "2026-11-30")).toEqual([]);
});

test("an outing of two bookings was on the water once", async () => {
  const { sam, solo } = await keepLog(club());
  const first = await sam.book(solo, "06:00");
  await sam.book(solo, "07:00");
  clockAt(club(), "06:00");
  outingIn(await sam.launch(first));
  clockAt(club(), "07:45");
  outingIn(await sam.land(first, { kilometres: 9 }));
  expect(await listLoggedTotals(club().services.db, "2026-11-21", "2026-11-21")).toMatchObject([
    { outings: 2, minutes: 105, kilometres: 9 },
  ]);
});
