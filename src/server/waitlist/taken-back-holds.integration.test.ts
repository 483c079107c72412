import { describe, expect, it } from "vitest";
import { buildBoat } from "../demo/builders";
import { clearancesOf, giveClearances } from "../testing/clearances";
import { damageOf, reportIn } from "../testing/damage";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { bookAt, refusalIn, rowingDay } from "../testing/outing-log";
import type { TestAnswer, TestClient } from "../testing/test-client";
import { clubInstant } from "../testing/test-moment";
import { openWaitingClub } from "../testing/waiting";

const { club, db, waiting, cancel, everyMinute } = openWaitingClub();
const solo = () => club().boats.solo.id;
const sam = () => club().people.sam.id;
const held = () => db().booking.count({ where: { status: "held" } });
const mails = () =>
  db().outboxMessage.findMany({ where: { kind: "hold taken back" }, orderBy: { id: "asc" } });

/** What takes the boat from under a hold, and what gives it back. */
interface Loss {
  take: (admin: TestClient) => Promise<TestAnswer>;
  /** what the member hears */
  why: string;
  giveBack?: (admin: TestClient) => Promise<unknown>;
}

const edit = (admin: TestClient, change: object) =>
  admin.post("/api/trpc/admin.editBoat", { id: solo(), ...change });
const switchOn = (admin: TestClient) =>
  admin.put(`/api/admin/boats/${solo()}/toggle`, { available: true, confirm: true });

const safety = (admin: TestClient, change: object) =>
  admin.put("/api/admin/settings/safety", change);

/** Gusts of the hour that is held, beyond every limit but a generous one. */
const foreseeGusts = () =>
  db().forecastHour.create({
    data: {
      at: clubInstant(rowingDay, "07:00"),
      toldAt: club().clock.now(),
      windKmh: 10,
      gustKmh: 46,
      visibilityKm: 20,
      temperatureC: 12,
      code: 2,
    },
  });

const hours = (admin: TestClient, days: number[], opens: string, closes: string) =>
  admin.put("/api/admin/settings/club", {
    openingHours: [{ from: "01-01", to: "12-31", days, opens, closes }],
  });
const daily = [1, 2, 3, 4, 5, 6, 7];

const losses: Record<string, Loss> = {
  "the club opens later": {
    take: (admin) => hours(admin, daily, "09:00", "22:00"),
    why: "the club is not open then now",
    giveBack: (admin) => hours(admin, daily, "05:00", "22:00").then(everyMinute),
  },
  "the club closes before it is over": {
    take: (admin) => hours(admin, daily, "05:00", "07:30"),
    why: "the club closes before it would be over",
  },
  "the club rests on that day": {
    take: (admin) => hours(admin, [1, 2, 3, 4, 5], "05:00", "22:00"),
    why: "the club is not open on that day now",
  },
  "the club refuses the dark": {
    take: (admin) => safety(admin, { daylight: "refuse" }),
    why: "it would be dark",
    giveBack: (admin) => safety(admin, { daylight: "warn" }).then(everyMinute),
  },
  "the club refuses what is too rough": {
    take: async (admin) => {
      await safety(admin, { conditions: "warn" });
      await foreseeGusts();
      return safety(admin, { conditions: "refuse" });
    },
    why: "it would be too rough",
    giveBack: (admin) => safety(admin, { conditions: "warn" }).then(everyMinute),
  },
  "the club lowers its limits": {
    take: async (admin) => {
      await safety(admin, { conditions: "refuse", limits: { base: { windKmh: 25, gustKmh: 50 } } });
      await foreseeGusts();
      return safety(admin, { limits: { base: { windKmh: 25, gustKmh: 40 } } });
    },
    why: "it would be too rough",
  },
  "its boat is switched off": {
    take: (admin) => admin.put(`/api/admin/boats/${solo()}/toggle`, { available: false }),
    why: "the boat is out of service",
    giveBack: switchOn,
  },
  "its boat is retired": {
    take: (admin) => edit(admin, { managerDisabled: true }),
    why: "the boat is out of service",
  },
  "its boat is blocked": {
    take: (admin) => {
      const days = { startDate: rowingDay, endDate: rowingDay };
      return admin.post(`/api/admin/boats/${solo()}/blocks`, { ...days, reason: "Varnish" });
    },
    why: "the boat is blocked on that day",
    giveBack: async (admin) => {
      const { id } = await db().boatBlock.findFirstOrThrow();
      return admin.delete(`/api/admin/blocks/${id}`);
    },
  },
  "the club is closed": {
    take: (admin) =>
      admin.post("/api/admin/closures", {
        startDate: rowingDay,
        startTime: "06:00",
        endDate: rowingDay,
        endTime: "09:00",
        reason: "Fog",
        cancelBookings: true,
      }),
    why: "the club is closed then",
    giveBack: async (admin) => {
      const { id } = await db().closure.findFirstOrThrow();
      return admin.delete(`/api/admin/closures/${id}`);
    },
  },
  "its boat is reported unusable": {
    take: (admin) => damageOf(admin).report(solo(), { severity: "unusable", what: "A hole" }),
    why: "the boat is out of service",
    giveBack: switchOn,
  },
  "a report on its boat is made graver": {
    take: async (admin) => {
      const { id } = reportIn(await damageOf(admin).report(solo()));
      return damageOf(admin).edit(id, { severity: "unusable" });
    },
    why: "the boat is out of service",
  },
  "its boat asks for a clearance": {
    take: async (admin) => {
      await giveClearances(admin);
      return edit(admin, { requiredClearance: "Level 1" });
    },
    why: "asks for a clearance that you do not hold",
    giveBack: (admin) =>
      clearancesOf(admin, sam()).grant("Level 1", { grantedOn: "2026-11-01" }).then(everyMinute),
  },
  "a sheet makes its boat another kind of boat": {
    take: (admin) => {
      const csv = `name,category,capacity\n"${club().boats.solo.name.replaceAll('"', '""')}",double,2`;
      return admin.post("/api/admin/import", { kind: "boats", csv, dryRun: false });
    },
    why: "no longer of the kind you wait for",
  },
  "its boat becomes another kind of boat": {
    take: (admin) => edit(admin, { category: "double" }),
    why: "no longer of the kind you wait for",
  },
};

describe("what is held is taken back, and its member waits on, when", () => {
  it.each(Object.entries(losses))("%s", async (_, { take, why, giveBack }) => {
    const who = await waiting("sam");
    await cancel();
    expect(await who.status()).toBe("offered");
    const admin = await club().signIn("admin");
    const { status, text } = await take(admin);
    expect(status, text).toBeLessThan(300);
    expect([await who.status(), await held()]).toEqual(["open", 0]);
    expect(refusalIn(await who.accept())).toEqual([409, "OFFER_OVER"]);
    const [mail, second] = await mails();
    expect(mail).toMatchObject({ memberId: sam() });
    expect([mail?.text, second]).toEqual([expect.stringContaining(why), undefined]);
    await everyMinute();
    expect(await who.status()).toBe("open");
    await expectBooksAgree(db());
    if (!giveBack) return;
    await giveBack(admin);
    expect(await who.status()).toBe("offered");
  });

  it("their clearance is taken away or ends before, and the next is offered it", async () => {
    const admin = await club().signIn("admin");
    await giveClearances(admin);
    const grant = (id: number, expiresOn: string) =>
      clearancesOf(admin, id).grant("Level 1", { grantedOn: "2026-11-01", expiresOn });
    const { manager, unlimited } = club().people;
    for (const id of [sam(), manager.id, unlimited.id]) await grant(id, "2027-11-01");
    const [first, second, third] = [
      await waiting("sam"),
      await waiting("manager"),
      await waiting("unlimited"),
    ];
    await edit(admin, { requiredClearance: "Level 1" });
    await cancel();
    expect(await first.status()).toBe("offered");
    await clearancesOf(admin, sam()).take("Level 1");
    expect([await first.status(), await second.status()]).toEqual(["open", "offered"]);
    await grant(manager.id, "2026-11-20");
    expect([await second.status(), await third.status()]).toEqual(["open", "offered"]);
    expect(await mails()).toHaveLength(2);
  });
});

it("goes on as the next boat that came free meanwhile, where any of its kind was waited for", async () => {
  const { id } = await buildBoat(db());
  const manager = await club().signIn("manager");
  const other = await bookAt(manager, id, "07:00");
  const who = await waiting("sam");
  await cancel();
  expect((await manager.delete(`/api/bookings/${other}`)).status).toBe(200);
  expect((await who.entry())?.offer?.boatId).toBe(solo());
  const admin = await club().signIn("admin");
  await admin.put(`/api/admin/boats/${solo()}/toggle`, { available: false });
  await everyMinute();
  expect((await who.entry())?.offer?.boatId).toBe(id);
});

it("stays held where nothing is in its way, and where its member can mend what is", async () => {
  const who = await waiting("sam");
  await cancel();
  const admin = await club().signIn("admin");
  await admin.put(`/api/admin/boats/${club().boats.tango.id}/toggle`, { available: false });
  await admin.post(`/api/admin/boats/${solo()}/blocks`, {
    startDate: "2026-12-01",
    endDate: "2026-12-02",
    reason: "Varnish",
  });
  await edit(admin, { name: "Heron II" });
  await safety(admin, { daylight: "warn", conditions: "warn", overdueAfter: [15, 25, 35] });
  const hours = { hours: 10, reason: "Spent otherwise" };
  const members = `/api/admin/members/${sam()}`;
  expect((await admin.post(`${members}/subtract-hours`, hours)).status).toBe(200);
  expect(await who.status()).toBe("offered");
  expect(await mails()).toEqual([]);
  expect(refusalIn(await who.accept())).toEqual([422, "NOT_ENOUGH_HOURS"]);
  await admin.post(`${members}/add-hours`, hours);
  expect((await who.accept()).status).toBe(201);
});
