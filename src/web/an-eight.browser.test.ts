import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { DemoKey } from "../server/demo/demo-people";
import { mailsTo } from "../server/testing/mails-to";
import { openTimedDemo } from "../server/testing/open-timed-demo";
import { signInBrowser } from "../server/testing/sign-in-browser";
import { boatView } from "../shared/boats/boat-schemas";
import { bookingPath, paths, reportDamagePath } from "./paths";

// An eight's outing with everybody aboard, by way of a second eight, as the first one breaks.

const demo = openTimedDemo("2027-06-12");
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const crew = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana"];

let sam: Page;
let uma: Page;
let staff: Page;
let hammonia: number;
beforeAll(async () => {
  await demo().itIs("12:00");
  const samsPhone = await openAs("sam");
  sam = await samsPhone.newPage();
  uma = await (await openAs("unlimited")).newPage();
  staff = await (await openAs("admin", { viewport: { width: 1280, height: 800 } })).newPage();
  const boats = boatView.array().parse(await (await samsPhone.request.get("/api/boats")).json());
  hammonia = boats.find(({ name }) => name === "Hammonia")?.id ?? 0;
});

async function openAs(who: DemoKey, shape: object = phone): Promise<BrowserContext> {
  const context = await demo().open(shape);
  await signInBrowser(context, who, "elbe");
  return context;
}

test("an eight is booked as what it is, waited for, swapped for an eight alone, and rowed by nine", async () => {
  await sam.goto(paths.boats);
  const card = sam.getByRole("listitem", { name: "Hammonia" });
  await card.getByText("9 people", { exact: true }).waitFor();
  await card.getByText("6 hours of balance per hour on the water").waitFor();
  // As many heads are drawn.
  expect(await card.locator("svg circle[r='11']").count()).toBe(9);
  await sam.goto(bookingPath(hammonia, { date: demo().day }));
  await sam.getByRole("button", { name: /^14:00, available/ }).tap();
  await sam.getByText(/costs 6 hours, leaves 4/).waitFor();
  await sam.getByRole("button", { name: "Confirm Booking" }).tap();
  const pass = sam.getByRole("region", { name: "Booking Confirmed" });
  await pass.getByText("6-1-8-3").waitFor();

  await uma.goto(bookingPath(hammonia, { date: demo().day }));
  await uma.getByRole("button", { name: "14:00, booked until 15:00" }).tap();
  await uma.getByLabel("What would you row?").selectOption("Any 8+");
  await uma.getByRole("button", { name: "Put me on the waitlist" }).tap();
  await uma.getByText("You Are on the Waitlist").first().waitFor();

  await staff.goto(reportDamagePath(hammonia));
  await staff.getByRole("radio", { name: /Unusable/ }).check();
  await staff.getByLabel("What is damaged?").fill("The rudder has come off.");
  await staff.getByRole("button", { name: "Send the report" }).click();
  await staff.getByText("Thank you. The club's staff know.").waitFor();
  const mails = await mailsTo("sam", demo());
  const [offer = ""] = mails.flatMap(({ text }) => text.match(/\/booking-offers\/\S+/) ?? []);
  await sam.goto(offer);
  await sam.getByText("No other boat of this kind is free at that time.").waitFor();

  await addEight("Cosel");
  await uma.goto(paths.waitlist);
  const held = uma.getByRole("region", { name: "Held for you" });
  await held.getByRole("button", { name: "No thanks Cosel" }).tap();
  await held.waitFor({ state: "detached" });
  await sam.reload();
  await sam.getByRole("button", { name: "Row Cosel instead" }).tap();
  await sam.getByRole("heading", { name: "You row Cosel" }).waitFor();

  await demo().itIs("13:50");
  await sam.goto(paths.dashboard);
  await launchWith([...crew, "Ida"]);
  const refused = sam
    .getByRole("main")
    .getByText("This boat carries 9 people, the rower among them.");
  await refused.waitFor();
  await sam.getByRole("button", { name: "Discard" }).tap();
  await launchWith(crew);
  await sam
    .getByText(/Cosel is in the log/)
    .first()
    .waitFor();

  await demo().itIs("14:55");
  await sam.goto(paths.dashboard);
  await sam.getByRole("button", { name: "Back at the dock" }).tap();
  await sam.getByLabel("Kilometres").fill("9.5");
  await sam.getByRole("button", { name: "Save", exact: true }).tap();
  await sam
    .getByText(/Cosel is in the log/)
    .first()
    .waitFor();
  for (const page of [sam, staff]) {
    await page.goto(page === sam ? paths.logbook : paths.clubLogbook);
    const line = page.getByRole("listitem").filter({ hasText: "Cosel" });
    await line.getByText(/9\.5 km/).waitFor();
    await line.getByText(`With ${crew.join(", ")}`).waitFor();
  }
});

async function addEight(name: string) {
  await staff.goto(paths.fleet);
  await staff.getByRole("button", { name: "Add Boat" }).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Category").selectOption("8+");
  expect(await dialog.getByLabel("Capacity").inputValue()).toBe("9");
  await dialog.getByRole("button", { name: "Add Boat" }).click();
  await staff.getByText("Boat Added", { exact: true }).waitFor();
}

async function launchWith(others: readonly string[]) {
  await sam.getByText("Who is with you, and where to?").tap();
  await sam.getByLabel("Who is with you").fill(others.join(", "));
  await sam.getByRole("button", { name: "Launch" }).tap();
}
