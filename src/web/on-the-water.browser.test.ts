import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { raiseAlarms } from "../server/incidents/raise-alarms";
import { openTimedClubs } from "../server/testing/at-each-club";
import { mailsTo } from "../server/testing/mails-to";
import { signInBrowser } from "../server/testing/sign-in-browser";
import { bookedView } from "../shared/bookings/booking-schemas";
import { addedDevice } from "../shared/devices/device-schemas";
import { formatTime } from "../shared/time/clock-times";
import { addDays } from "../shared/time/club-dates";
import { incidentPath, paths, reportDamagePath } from "./paths";
import { untilSettled } from "./testing/go-to-screen";

// One morning of the demo club, from a launch without a network to another boat for a broken one.

const { club: demo, atEachClub } = openTimedClubs("2027-06-12");
const itIs = (time: string) => demo().itIs(time);

let phone: BrowserContext;
let office: BrowserContext;
let tablet: Page;
atEachClub(() => {
  beforeAll(async () => {
    phone = await demo().open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    office = await demo().open({ viewport: { width: 1280, height: 800 } });
    await signInBrowser(phone, "sam", demo().name);
    await signInBrowser(office, "admin", demo().name);
    tablet = await hangUpTablet();
  });

  test("an outing goes from a launch offline over an alarm to the logbook, and its broken boat is swapped", async () => {
    const { single, sister } = demo();
    const outing = await book({ dateStr: demo().day, timeStr: "06:30" });
    const later = await book({ dateStr: addDays(demo().day, 3), timeStr: "11:00" });

    await itIs("06:20");
    await tablet.reload();
    await part("Ready to launch").getByText(single.name).first().waitFor();
    const page = await phone.newPage();
    await page.goto(paths.dashboard);
    await untilSettled(page);
    await phone.setOffline(true);
    await page.getByRole("button", { name: "Launch" }).tap();
    await page.getByRole("heading", { name: "You are out" }).waitFor();
    await page.getByText("Not with the club yet").waitFor();
    expect(await part("Out now").getByText(single.name).count()).toBe(0);

    await itIs("06:40");
    await phone.setOffline(false);
    await part("Out now").getByText(single.name).first().waitFor();

    await itIs("07:50");
    await raiseAlarms(demo().db, fail, demo().moment());
    await tablet.reload();
    await part("Late").getByText(single.name).first().waitFor();
    const staff = await office.newPage();
    await staff.goto(paths.adminDashboard);
    await staff
      .getByRole("link", {
        name: `Overdue: ${single.name}, due ${formatTime("07:30", demo().profile)}`,
      })
      .click();
    await staff.waitForURL(`**${incidentPath(outing.id)}`);
    await staff.getByText(formatTime("06:20", demo().profile)).first().waitFor();
    await staff.goto(paths.outbox);
    await staff
      .getByText(`OVERDUE: ${single.name}, due ${formatTime("07:30", demo().profile)}`)
      .first()
      .waitFor();
    await staff.getByText("Are you back?").first().waitFor();

    await itIs("07:55");
    await land("6.2");
    await part("Back").getByText("6.2 km").waitFor();
    await staff.goto(paths.clubLogbook);
    await staff.getByText("6.2 km").filter({ visible: true }).first().waitFor();
    await staff.getByText(`Overdue: ${single.name}`).waitFor({ state: "detached" });
    await page.goto(paths.logbook);
    await page.getByText("6.2 km").filter({ visible: true }).first().waitFor();

    await page.goto(reportDamagePath(single.id));
    await page.getByRole("radio", { name: /Unusable/ }).check();
    await page.getByLabel("What is damaged?").fill("The hull is holed below the seat.");
    await page.getByRole("button", { name: "Send the report" }).tap();
    await page.getByText("Thank you. The club's staff know.").waitFor();

    const mails = await mailsTo("sam", demo());
    expect(mails.map(({ subject }) => subject)).toContain(
      `${later.reference}: ${single.name} cannot be rowed`,
    );
    const [address = ""] = mails.flatMap(({ text }) => text.match(/\/booking-offers\/\S+/) ?? []);
    await page.goto(address);
    await page.getByRole("button", { name: `Row ${sister.name} instead` }).tap();
    await page.getByRole("heading", { name: `You row ${sister.name}` }).waitFor();
    await page.getByText(later.reference).waitFor();
  });
});

async function book(when: { dateStr: string; timeStr: string }) {
  const data = { boatId: demo().single.id, duration: 1, ...when };
  const answer = await phone.request.post("/api/bookings", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return bookedView.parse(await answer.json()).booking;
}

async function hangUpTablet(): Promise<Page> {
  const answer = await office.request.post("/api/admin/devices", { data: { name: "North dock" } });
  const { pairingUrl } = addedDevice.parse(await answer.json());
  const wall = await demo().open({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  const page = await wall.newPage();
  await page.goto(new URL(pairingUrl).pathname);
  await page.getByRole("button", { name: "Pair this tablet" }).click();
  await page.getByRole("heading", { name: "Out now" }).waitFor();
  return page;
}

/** A part of the tablet's board, whatever it counts. */
const part = (name: string) =>
  tablet.getByRole("region", { name: new RegExp(`^${name}( \\d+)?$`) });

async function land(kilometres: string) {
  await part("Late")
    .getByRole("listitem")
    .filter({ hasText: demo().single.name })
    .getByRole("button")
    .tap();
  const dialog = tablet.getByRole("dialog");
  for (const key of kilometres) {
    await dialog.getByRole("button", { name: key === "." ? "Point" : key, exact: true }).tap();
  }
  await dialog.getByRole("button", { name: `${kilometres} km` }).tap();
}

function fail(error: unknown): never {
  throw error;
}
