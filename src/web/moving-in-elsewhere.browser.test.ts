import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeContexts, sharedBrowser } from "../server/testing/launch-browser";
import { type SpawnedServer, spawnServer } from "../server/testing/spawn-server";
import { addDays } from "../shared/time/club-dates";
import { bookingPath, paths } from "./paths";
import { logIn } from "./testing/log-in";

// A club of another country moves in: it says where, when and in what it rows, and whoever books there
// stands in its own club.

const admin = { email: "wiebke@strom.example", password: "a-long-password" };
const rower = { email: "noor@row.example", password: "oars-and-all-2026" };

let server: SpawnedServer;
let browser: Browser;
let office: Page;
beforeAll(async () => {
  const firstAdmin = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  server = await spawnServer({ DEMO: "0", ...firstAdmin });
  browser = await sharedBrowser();
  office = await open({ locale: "de", timezoneId: "Europe/Berlin" });
});
afterAll(async () => {
  await closeContexts(browser);
  await server.stop();
});

async function open(device: Parameters<Browser["newContext"]>[0]): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, ...device });
  return context.newPage();
}

test("an empty club in Hamburg takes its device's place, brings a four, and is booked by its clock", async () => {
  const street = await open({ viewport: { width: 390, height: 844 } });
  await street.goto(paths.faq);
  await street.getByRole("heading", { name: "FAQ", level: 1 }).waitFor();
  expect(await street.getByRole("contentinfo").innerText()).not.toContain("10:00 PM");

  await logIn(office, admin);
  await office.getByRole("link", { name: "Go there Place and time" }).click();
  await office.getByRole("button", { name: "Use this device's: Germany" }).click();
  await office.getByRole("button", { name: "Use this device's: Europe/Berlin" }).click();
  await office.getByLabel("Latitude").fill("53.55");
  await office.getByLabel("Longitude").fill("9.99");
  await office.getByLabel(/^Times read by the 24-hour clock/).check();
  await office.getByLabel("Opens").selectOption("06:00");
  await office.getByLabel("Closes").selectOption("21:00");
  await office.getByLabel("References begin with").fill("RVS-");
  await save("Place and Time", "Place and Time Saved");

  await office.goto(paths.clubSettings);
  await office.getByLabel("Name", { exact: true }).fill("Ruderverein Strom");
  await save("Settings", "Club Settings Saved");

  await office.goto(paths.admin);
  await office.getByText("2 of 10 done").waitFor();
  await office.getByRole("link", { name: "Go there Kinds of boats" }).click();
  await office.getByRole("button", { name: "Add kind" }).click();
  const four = office.getByRole("list", { name: "Kinds of boats" }).getByRole("listitem").last();
  for (const [label, typed] of Object.entries({
    Name: "4x",
    "People, least": "4",
    "People, most": "4",
    Rate: "3",
  }))
    await four.getByLabel(label, { exact: true }).fill(typed);
  await save("Kinds", "Kinds of Boats Saved");

  await office.goto(paths.money);
  await office.getByLabel("Currency").selectOption("EUR");
  await office.getByLabel("Name").fill("MwSt.");
  await office.getByLabel("Percent").fill("19");
  await office.getByLabel(/^The prices of the catalogue are with their taxes/).check();
  await save("Settings", "Money Settings Saved");

  await office.goto(paths.fleet);
  await office.getByRole("button", { name: "Add Boat" }).click();
  const boat = office.getByRole("dialog");
  await boat.getByLabel("Name").fill("Hansa");
  await boat.getByLabel("Category").selectOption("4x");
  await boat.getByRole("button", { name: "Add Boat" }).click();
  await office.getByText("Boat Added", { exact: true }).waitFor();
  await addRower();

  await street.goto(paths.pricing);
  await street.getByText("€175.00").first().waitFor();
  await street.getByRole("contentinfo").getByText("06:00 to 21:00").first().waitFor();
  await street.getByRole("contentinfo").getByText("Ruderverein Strom").first().waitFor();
  await logIn(street, rower);
  await street.getByText("5 hours").first().waitFor();
  await street.goto(bookingPath(1, { date: addDays(new Date().toISOString().slice(0, 10), 2) }));
  await street.getByRole("button", { name: /^20:00, available/ }).click();
  await street.getByText(/costs 3 hours, leaves 2/).waitFor();
  await street.getByRole("button", { name: "Confirm Booking" }).click();
  const pass = street.getByRole("region", { name: "Booking Confirmed" });
  await pass.getByText("RVS-0001").first().waitFor();
  await pass.getByText("20:00 – 21:00").waitFor();
});

async function save(what: string, said: string) {
  await office.getByRole("button", { name: `Save ${what}` }).click();
  await office.getByText(said, { exact: true }).waitFor();
}

/** A member with five hours, as the documented calls add one. */
async function addRower() {
  const { request } = office.context();
  const data = { ...rower, firstName: "Noor", lastName: "Haddad" };
  const added = await request.post("/api/admin/members", { data });
  expect(added.status(), await added.text()).toBe(201);
  const members: { id: number; email: string }[] = await (
    await request.get("/api/admin/members")
  ).json();
  const id = members.find(({ email }) => email === rower.email)?.id;
  const hours = { hours: 5, reason: "Opening balance" };
  const given = await request.post(`/api/admin/members/${id}/add-hours`, { data: hours });
  expect(given.status(), await given.text()).toBe(200);
}
