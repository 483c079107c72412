import { expect, test } from "vitest";
import type { AnnualReport } from "../../shared/annual-report/annual-report-schemas";
import { usualQuietDays } from "../../shared/annual-report/report-year";
import { writing } from "../database/writing";
import { buildBooking } from "../demo/builders";
import { mirrorMoneyBack } from "../payments/mirror-money-back";
import { type AnyClub, onBothDatabases } from "../testing/open-on-both";
import { bookAt, logOf, outingIn } from "../testing/outing-log";
import { clubInstant, testMoment } from "../testing/test-moment";
import { getAnnualReport } from "./annual-report-queries";

// Each figure, counted by hand.

onBothDatabases((club) => {
  const at = (day: string, time: string) => club().clock.set(clubInstant(day, time));

  test("income stands in the month in which it came, and went back in the month in which it did", async () => {
    at("2026-02-28", "23:30");
    const order = await sell(club(), 2);
    at("2026-03-31", "23:30");
    const other = await sell(club(), 1);
    at("2026-04-02", "09:00");
    const { db, clock } = club();
    const lost = {
      providerRefundId: "R-1",
      pending: false,
      amountCents: 3000,
      currency: "CAD",
      requestId: null,
    };
    await writing(db, (tx) =>
      mirrorMoneyBack(tx, order, lost, "reversal", testMoment(clock.now())),
    );
    at("2026-05-01", "00:00");
    const admin = await club().signIn("admin");
    const refund = { id: order, reason: "moved away" };
    expect((await admin.post("/api/trpc/admin.refund", refund)).status).toBe(200);
    const never = { orderId: other, captureId: "C", amountCents: 500, quarters: 4, reason: "-" };
    await db.orderRefund.create({
      data: { ...never, createdAt: clock.now(), refusedAt: clock.now() },
    });
    await db.orderRefund.create({ data: { ...never, kind: "return", createdAt: clock.now() } });

    const report = await reportOf(club(), "2026-02-01", "2026-05-31");
    expect(tableOf(report, "income")).toEqual([
      "month orders net gst gross refunded reversed gstBack kept",
      "2026-02 1 250.00 12.50 262.50 0.00 0.00 0.00 262.50",
      "2026-03 1 175.00 8.75 183.75 0.00 0.00 0.00 183.75",
      "2026-04 0 0.00 0.00 0.00 0.00 30.00 1.43 -30.00",
      "2026-05 0 0.00 0.00 0.00 232.50 0.00 11.07 -232.50",
      "Total 2 425.00 21.25 446.25 232.50 30.00 12.50 183.75",
    ]);
    expect(tableOf(report, "hours").map((row) => row.split(" ").slice(0, 3).join(" "))).toEqual([
      ...["month sold takenBack", "2026-02 10 0", "2026-03 5 0", "2026-04 0 1", "2026-05 0 9"],
      "Total 15 10",
    ]);
    expect(report.headlines).toContainEqual({ term: "Income kept, CAD", value: "183.75" });
  });

  test("the days of a period end at the club's midnight, also when the clocks change", async () => {
    for (const time of ["00:00", "23:59"]) {
      at("2026-03-08", time);
      await sell(club(), 1);
    }
    const sold = async (startDate: string, endDate: string) =>
      tableOf(await reportOf(club(), startDate, endDate), "income")
        .at(-1)
        ?.split(" ")[1];
    expect(await sold("2026-03-08", "2026-03-08")).toBe("2");
    expect(await sold("2026-03-01", "2026-03-07")).toBe("0");
    expect(await sold("2026-03-09", "2026-03-31")).toBe("0");
  });

  test("bookings count by what became of them: rowed, missed, not known, cancelled late, moved", async () => {
    const { db, people, boats, signIn } = club();
    const past = (bookingDate: string, startTime: string, duration: number) =>
      writing(db, (tx) => {
        const span = { bookingDate, startTime, duration };
        const member = people.unlimited;
        return buildBooking(tx, { boat: boats.solo, member, span }, testMoment(club().clock.now()));
      });
    await past("2026-03-08", "05:00", 1.5);
    await past("2026-11-20", "12:00", 1);
    const admin = await signIn("admin");
    await admin.put("/api/admin/settings/safety", { outingLog: "on" });
    const terms = { lateCancelMinutes: 120, lateCancelReturn: 50 };
    await admin.put("/api/admin/settings/club", terms);
    const [sam, lee] = [await signIn("sam"), await signIn("lee")];
    const rowed = await bookAt(sam, boats.solo.id, "06:00");
    await bookAt(lee, boats.tango.id, "08:00");
    const cancelled = await bookAt(sam, boats.tango.id, "12:00", 1.5);
    const moved = await bookAt(lee, boats.solo.id, "09:00", 1, "2026-11-28");
    expect((await lee.put(`/api/bookings/${moved}`, { dateStr: "2026-12-02" })).status).toBe(200);
    at("2026-11-21", "06:00");
    outingIn(await logOf(sam).launch(rowed));
    at("2026-11-21", "06:50");
    outingIn(await logOf(sam).land(rowed, { kilometres: 7.5 }));
    at("2026-11-21", "10:01");
    expect((await sam.delete(`/api/bookings/${cancelled}`)).status).toBe(200);
    at("2026-12-01", "12:00");

    const report = await reportOf(club(), "2026-11-01", "2026-12-31");
    expect(tableOf(report, "hours")).toEqual([
      "month sold takenBack booked rowed charged",
      "2026-11 0 0 3 2 3.5",
      "2026-12 0 0 1 0 1",
      "Total 0 0 4 2 4.5",
    ]);
    expect(tableOf(report, "missed")).toEqual([
      "month launched missed share unknown",
      "2026-11 1 1 null 1",
      "2026-12 0 0 null 0",
      "Total 1 1 null 1",
    ]);
    expect(tableOf(report, "kilometres").at(-1)).toBe("Total 1 7.5");
    expect(tableOf(report, "fleet").slice(1)).toEqual([
      `${boats.solo.name} 2 2 0.2 7.5 0`,
      `${boats.offline.name} 0 0 0 0 0`,
      `${boats.tango.name} 0 0 0 0 1`,
      "Total 2 2 0.1 7.5 1",
    ]);
    const times = tableOf(report, "times");
    expect(times).toContain("06:00 0 0 0 0 0 1 0");
    expect(times).toContain("12:00 0 0 0 0 1 0 0");
    const known = await reportOf(club(), "2026-11-21", "2026-11-30");
    expect(tableOf(known, "missed").at(-1)).toBe("Total 1 1 50 0");
    const spring = await reportOf(club(), "2026-03-08", "2026-03-08");
    expect(tableOf(spring, "hours").at(-1)).toBe("Total 0 0 1.5 1.5 0");

    await admin.put("/api/admin/settings/safety", { outingLog: "off" });
    const off = await reportOf(club(), "2026-11-01", "2026-12-31");
    expect(tableOf(off, "missed").at(-1)).toBe("Total 1 0 null 2");
    expect(off.figures.find(({ name }) => name === "missed")?.lead).toMatch(/log is off/);
  });

  test("members count when they come and when they leave, and the quiet are named", async () => {
    const { db, people, signIn } = club();
    await bookAt(await signIn("lee"), club().boats.solo.id, "06:00");
    const admin = await signIn("admin");
    const { id } = people.sam;
    expect((await admin.delete(`/api/admin/members/${id}`)).status).toBe(200);
    at("2027-02-18", "12:00");
    const before = await reportOf(club(), "2026-11-01", "2027-02-28");
    expect(tableOf(before, "members")).toEqual([
      "month joined left",
      ...["2026-11 7 1", "2026-12 0 0", "2027-01 0 0", "2027-02 0 0"],
      "Total 7 1",
    ]);
    // Lee's outing is 89 days ago.
    const names = ["Avery", "Morgan", "Pat", "Uma", "Zia"].map((name) => `${name} Marsh`);
    const named = (report: AnnualReport) =>
      report.figures.find((one) => one.name === "quiet")?.rows.map(([name]) => name);
    expect(named(before)).toEqual(names);
    at("2027-02-19", "12:00");
    const after = await reportOf(club(), "2026-11-01", "2027-02-28");
    expect(named(after)).toEqual([...names, "Lee Marsh"]);
    await db.member.update({
      where: { id: people.zero.id },
      data: { registrationDate: clubInstant("2026-11-23", "00:00") },
    });
    expect(named(await reportOf(club(), "2026-11-01", "2027-02-28"))).not.toContain("Zia Marsh");
  });
});

/** Sells a package to Zia; gives the order's id. */
async function sell({ db, signIn, people }: AnyClub, planId: number): Promise<number> {
  const admin = await signIn("admin");
  const items = [{ planId, quantity: 1 }];
  const answer = await admin.post(`/api/admin/members/${people.zero.id}/purchase`, { items });
  expect(answer.status, answer.text).toBeLessThan(300);
  const { id } = await db.order.findFirstOrThrow({ orderBy: { id: "desc" } });
  return id;
}

const reportOf = ({ db, clock }: AnyClub, startDate: string, endDate: string) =>
  getAnnualReport(db, { startDate, endDate, quietDays: usualQuietDays }, testMoment(clock.now()));

/** A figure's columns, rows and sums, each as one line. */
function tableOf({ figures }: AnnualReport, wanted: string): string[] {
  const figure = figures.find(({ name }) => name === wanted);
  if (!figure) throw new Error(`The report has no ${wanted}.`);
  const rows = [...figure.rows, ...(figure.total ? [figure.total] : [])];
  return [figure.columns.map(({ key }) => key), ...rows].map((row) => row.map(String).join(" "));
}
