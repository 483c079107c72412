import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openTimedClub } from "../../server/testing/open-timed-club";
import { bookAt, logOf, rowingDay } from "../../server/testing/outing-log";
import { signInBrowserAs } from "../../server/testing/sign-in-browser";
import type { TestClient } from "../../server/testing/test-client";
import { clubInstant } from "../../server/testing/test-moment";
import type { AddedDevice, DeviceView } from "../../shared/devices/device-schemas";
import { axeViolations, bringAxe } from "../testing/axe-violations";
import { readOutdoors } from "../testing/read-outdoors";

const club = openTimedClub();
const clockAt = (time: string) => club().clock.set(clubInstant(rowingDay, time));

let admin: TestClient;
beforeAll(async () => {
  admin = await club().signIn("admin");
  await admin.put("/api/admin/settings/safety", { outingLog: "on" });
});

const devices = async () => (await admin.get("/api/admin/devices")).json() as DeviceView[];

/** A tablet on the wall, before its address is opened. */
async function openTablet(): Promise<Page> {
  const { browser, origin } = club();
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: origin, viewport, hasTouch: true });
  await bringAxe(context);
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** Words of the page that nobody can read in the sun or by a head torch, by day and by night. */
async function faintWords(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await page.locator("body").evaluate(readOutdoors)));
  }
  return found;
}

async function pair(page: Page): Promise<void> {
  const answer = await admin.post("/api/admin/devices", { name: "North dock" });
  const { pairingUrl } = answer.json() as AddedDevice;
  await page.goto(new URL(pairingUrl).pathname);
  const button = page.getByRole("button", { name: "Pair this tablet" });
  await button.waitFor();
  expect((await devices())[0]).toMatchObject({ pairing: "waiting" });
  await button.click();
  await page.getByRole("heading", { name: "Out now" }).waitFor();
}

const part = (page: Page, name: string) => page.getByRole("region", { name });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const answerWith = (page: Page, name: RegExp) =>
  page.getByRole("dialog").getByRole("button", { name }).click();

test("a tablet is paired, launches and lands a boat, and the logbook has its kilometres", async () => {
  const sam = await club().signIn("sam");
  await bookAt(sam, club().boats.solo.id, "06:00");
  clockAt("05:50");
  const page = await openTablet();
  await pair(page);
  expect((await devices())[0]).toMatchObject({ pairing: "done" });

  expect(await faintWords(page)).toEqual([]);
  await press(page, /^Launch/);
  await page.getByRole("dialog").waitFor();
  expect(await faintWords(page)).toEqual([]);
  await answerWith(page, /^Launch/);
  await part(page, "Out now 1").getByText("7:00 AM").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await faintWords(page)).toEqual([]);

  await press(page, "Report damage");
  await answerWith(page, /Heron/);
  await page.getByRole("radio", { name: /Minor/ }).check();
  await page.getByLabel("What is damaged?").fill("The bow ball is loose. Sam");
  expect(await axeViolations(page)).toEqual([]);
  await answerWith(page, /^Send the report$/);
  await answerWith(page, /^Back to the board$/);
  expect((await admin.get("/api/admin/damage?open=true")).json()).toMatchObject([
    { what: "The bow ball is loose. Sam", entries: [{ by: "North dock" }] },
  ]);

  clockAt("06:55");
  await press(page, /^Back/);
  for (const key of ["6", "Point", "2"]) await answerWith(page, new RegExp(`^${key}$`));
  expect(await axeViolations(page)).toEqual([]);
  expect(await faintWords(page)).toEqual([]);
  await answerWith(page, /6\.2 km$/);
  await part(page, "Back 1").getByText("6.2 km").waitFor();
  expect(await faintWords(page)).toEqual([]);
  await page.context().close();

  const { browser, origin } = club();
  const context = await browser.newContext({ baseURL: origin });
  await signInBrowserAs(context, "sam");
  const own = await context.newPage();
  await own.goto("/logbook");
  await own.getByText("6.2 km").filter({ visible: true }).first().waitFor();
  await context.close();
});

test("a press without a network waits on the tablet and goes once, also over a reload", async () => {
  const id = await bookAt(await club().signIn("lee"), club().boats.tango.id, "08:00");
  clockAt("08:00");
  const page = await openTablet();
  await pair(page);
  await page.context().setOffline(true);
  await press(page, /^Launch/);
  await answerWith(page, /^Launch/);
  await part(page, "Out now 1").waitFor();
  await page.getByText("1 press is kept here").waitFor();

  await page.context().setOffline(false);
  await page.reload();
  await part(page, "Out now 1").waitFor();
  await page.getByText("1 press is kept here").waitFor({ state: "detached" });
  const acts = await admin.get("/api/trpc/admin.audit?input=%7B%7D");
  expect(acts.text.match(/boat launched for a member/g)).toHaveLength(2);
  await logOf(admin).land(id);
  await page.context().close();
});

test("a tablet that is ended learns it, and shows nothing any more", async () => {
  clockAt("09:00");
  const page = await openTablet();
  await pair(page);
  const [device] = await devices();
  await admin.delete(`/api/admin/devices/${device?.id}`);
  // As after any break of the network, it asks at once.
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.getByText("This tablet is not paired").waitFor();
  expect(await page.getByRole("heading", { name: "Out now" }).count()).toBe(0);
  await page.context().close();
});

test("a boat's page has Launch for its rower, and two presses that book for another", async () => {
  const { boats, browser, origin } = club();
  await bookAt(await club().signIn("sam"), boats.solo.id, "12:00");
  clockAt("11:50");
  const openAs = async (who: "sam" | "lee") => {
    const context = await browser.newContext({ baseURL: origin, serviceWorkers: "block" });
    await bringAxe(context);
    await signInBrowserAs(context, who);
    const page = await context.newPage();
    await page.goto(`/boats/${boats.solo.id}`);
    return page;
  };
  const rower = await openAs("sam");
  const dock = rower.getByRole("region", { name: "Ready to launch" });
  await dock.getByText("Who is with you, and where to?").click();
  expect(await axeViolations(rower)).toEqual([]);
  expect(await dock.evaluate(readOutdoors)).toEqual([]);

  const other = await openAs("lee");
  await press(other, /^1:00 PM – 2:00 PM$/);
  await press(other, /^Book 1:00 PM/);
  await other.getByText(/^WRC-\d{4} is yours$/).waitFor();
  expect(await axeViolations(other)).toEqual([]);
  await rower.context().close();
  await other.context().close();
});
