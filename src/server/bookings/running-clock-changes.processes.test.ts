import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { memberAnswer } from "../testing/answer-shapes";
import { answered } from "../testing/answered";
import { act, ask } from "../testing/ask-procedure";
import { startServer } from "../testing/start-server";
import { fetching, TestClient } from "../testing/test-client";

// Instants are written out: nothing here reads a zone but the running processes.

const longestMs = 120_000;
const admin = { email: "avery@row.example", password: "rowing-at-dawn" };
const sam = { email: "sam@row.example", password: "rowing-at-dusk" };
const clock = new URL("../testing/clock-ahead.mjs", import.meta.url).href;

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

/** A process of this club, from an instant on. */
async function startAt(DATA_DIR: string, instant: string) {
  const server = await startServer({
    DATA_DIR,
    DEMO: "0",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SESSION_SECRET: "s".repeat(32),
    NODE_OPTIONS: `--import ${clock}`,
    CLOCK_BEGINS_AT: instant,
  });
  cleaning.push(server.kill);
  const signIn = async (person: typeof sam) => {
    const client = new TestClient(fetching(server.origin));
    answered(await client.post("/api/auth/login", person));
    return client;
  };
  return { stop: server.stop, signIn };
}

const minutesAfter = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** Each with noon of the day before, and six in the morning of the day on which clocks change. */
test.each([
  ["Europe/Berlin", "2027-03-28", "2027-03-27T11:00:00Z", "2027-03-28T04:00:00Z"],
  ["Europe/Berlin", "2027-10-31", "2027-10-30T10:00:00Z", "2027-10-31T05:00:00Z"],
  ["Pacific/Auckland", "2027-04-04", "2027-04-02T23:00:00Z", "2027-04-03T18:00:00Z"],
  ["Pacific/Auckland", "2027-09-26", "2027-09-25T00:00:00Z", "2027-09-25T17:00:00Z"],
  ["Australia/Adelaide", "2027-04-04", "2027-04-03T01:30:00Z", "2027-04-03T20:30:00Z"],
  ["Australia/Adelaide", "2027-10-03", "2027-10-02T02:30:00Z", "2027-10-02T19:30:00Z"],
])(
  "in %s on %s running processes book, remind, launch and report",
  {
    timeout: longestMs,
  },
  async (timeZone, day, noonBefore, six) => {
    const folder = await mkdtemp(path.join(tmpdir(), "slipway-clocks-"));
    cleaning.push(() => rm(folder, { recursive: true, force: true }));

    const dayBefore = await startAt(folder, minutesAfter(noonBefore, -24 * 60));
    const settings = { timeZone, emergency: { number: "112", radio: "", rescueCentre: null } };
    answered(await (await dayBefore.signIn(admin)).put("/api/admin/settings/club", settings));
    expect(await dayBefore.stop()).toBe(0);

    const noon = await startAt(folder, noonBefore);
    const office = await noon.signIn(admin);
    await act(office, "admin.editSafetySettings", { outingLog: "on" });
    const boat = { name: "Alster", description: "", category: "single", capacity: 1 };
    const { boat: added } = await act(office, "admin.addBoat", {
      ...boat,
      lockCode: "4712",
      requiredClearance: null,
      lights: false,
    });
    const person = { firstName: "Sam", lastName: "Okafor", approvalStatus: "approved", ...sam };
    const { member } = answered(await office.post("/api/admin/members", person), 201).read(
      memberAnswer,
    );
    answered(
      await office.post(`/api/admin/members/${member.id}/add-hours`, {
        hours: 5,
        reason: "Opening",
      }),
    );
    const slot = { boatId: added.id, dateStr: day, timeStr: "06:00", duration: 1 };
    const rower = await noon.signIn(sam);
    const { booking } = answered(await rower.post("/api/bookings", slot), 201).read(bookedView);
    expect(await noon.stop()).toBe(0);

    const evening = await startAt(folder, minutesAfter(noonBefore, 6 * 60 + 1));
    await expect
      .poll(() => mailIn(folder), { timeout: 30_000 })
      .toMatch(/Subject: Rowing Sun, .* 6:00 AM/);
    expect(await evening.stop()).toBe(0);

    const morning = await startAt(folder, minutesAfter(six, -14));
    const atDock = await morning.signIn(sam);
    answered(await atDock.post(`/api/bookings/${booking.id}/launch`, {}));
    answered(await atDock.post(`/api/bookings/${booking.id}/land`, { kilometres: 6.2 }));
    const secretary = await morning.signIn(admin);
    const report = await ask(secretary, "admin.usageReport", { startDate: day, endDate: day });
    expect(report).toMatchObject({
      weeks: [{ hours: 1, outings: 1 }],
      busiest: [{ weekday: 6, hour: 6, halfHours: 2 }],
    });
    expect(await morning.stop()).toBe(0);
  },
);

/** What has left so far, kept as files where no mail server is set. */
async function mailIn(folder: string): Promise<string> {
  const outbox = path.join(folder, "outbox");
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), "utf8")));
  return mails.join("\n");
}
