import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeContexts, sharedBrowser } from "../server/testing/launch-browser";
import { type MailServer, openMailServer } from "../server/testing/mail-server";
import { householdRows, membersSheetFile, sheetMembers } from "../server/testing/members-sheet";
import { type SpawnedServer, spawnServer } from "../server/testing/spawn-server";
import { addDays } from "../shared/time/club-dates";
import { bookingPath, paths } from "./paths";
import { logIn } from "./testing/log-in";

// The evening on which a club moves in, from an empty one to an invited member who books and moves.

const admin = { email: "robin@lake.example", password: "a-long-password" };
const rower = { email: "member1@row.example", password: "oars-and-all-2026" };
const brought = sheetMembers - householdRows.length;

let mail: MailServer;
let server: SpawnedServer;
let browser: Browser;
let office: Page;
beforeAll(async () => {
  mail = await openMailServer();
  const firstAdmin = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  server = await spawnServer({ DEMO: "0", SMTP_URL: mail.url, ...firstAdmin });
  browser = await sharedBrowser();
  office = await (await openAt({ viewport: { width: 1280, height: 800 } })).newPage();
});
afterAll(async () => {
  await closeContexts(browser);
  await server.stop();
  await mail.close();
});

const openAt = (shape: Parameters<Browser["newContext"]>[0]): Promise<BrowserContext> =>
  browser.newContext({ baseURL: server.origin, ...shape });

test("an empty club brings its members, boats and hours, and one it invites books on a phone", async () => {
  await logIn(office, admin);
  await done(0);
  await office.getByRole("link", { name: "Go there Club details" }).click();
  await office.getByLabel("Name", { exact: true }).fill("Lake Rowers");
  await office.getByLabel(/^Address/).fill("3 Lake Road, Elk Lake BC");
  await office.getByRole("button", { name: /^Save/ }).first().click();
  await office.getByText("Lake Rowers").first().waitFor();

  await office.goto(paths.admin);
  await done(1);
  await office.getByRole("button", { name: "The prices are right" }).click();
  await done(2);
  await office.getByRole("button", { name: "Clubhouse only" }).click();
  await done(3);
  await office.getByRole("button", { name: "Send it" }).click();
  await expect.poll(() => mail.messages.length).toBe(1);

  await office.goto(paths.imports);
  await bring("boats", Buffer.from("Name,Type,Capacity,Description\nLark,solo,1,Light\n"), 1);
  await bring("members", Buffer.from(membersSheetFile(), "base64"), brought);
  const hours = `Courriel;Heures;Échéance\n${rower.email};10,5;${new Date().getFullYear() + 1}-06-30\n`;
  await bring("hours", Buffer.from(hours, "latin1"), 1);
  await office.getByRole("button", { name: "Invite members" }).click();
  await office.getByRole("button", { name: "Send invitations" }).click();
  await office.getByText(`${brought} invited`, { exact: true }).first().waitFor();
  await expect.poll(() => mail.messages.length, { timeout: 120_000 }).toBe(1 + brought);

  const phone = await openAt({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await phone.newPage();
  await page.goto(invitationOf(rower.email));
  await page.getByLabel("New password", { exact: true }).fill(rower.password);
  await page.getByLabel("Confirm new password").fill(rower.password);
  await page.getByRole("button", { name: "Save password" }).click();
  await page.waitForURL(`**${paths.login}`);
  await logIn(page, rower);
  await page.getByText("10.5 hours").first().waitFor();

  await page.goto(paths.boats);
  await page.getByRole("link", { name: "Select Boat Lark" }).click();
  await page.goto(bookingPath(1, { date: addDays(new Date().toISOString().slice(0, 10), 2) }));
  await page.getByRole("button", { name: /^10:00 AM, .*available/ }).click();
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await page.getByText("Booking Confirmed").first().waitFor();
  await page.goto(paths.dashboard);
  await page.getByRole("link", { name: /^Move/ }).first().click();
  await page.getByRole("button", { name: /^12:00 PM, available/ }).click();
  await page.getByRole("button", { name: "Move Booking" }).click();
  await page.getByRole("heading", { name: "Booking Moved" }).waitFor();
});

const done = (steps: number) => office.getByText(`${steps} of 10 done`).waitFor();

async function bring(kind: string, buffer: Buffer, rows: number) {
  await office.getByLabel("What the file holds").selectOption(kind);
  const file = { name: `${kind}.csv`, mimeType: "text/csv", buffer };
  await office.getByLabel("Spreadsheet file").setInputFiles(file);
  await office.getByRole("button", { name: /^Check \d+ rows?/ }).click();
  await office.getByRole("button", { name: new RegExp(`^Bring in ${rows} `) }).click();
  await office.getByText("It is done.").waitFor();
}

/** Where the link in the mail to somebody leads, whose lines are folded as mails are. */
function invitationOf(email: string): string {
  const text = mail.messages.find((message) => message.includes(`To: ${email}`)) ?? "";
  const link = /http\S+/.exec(text.replaceAll("=\r\n", "").replaceAll("=3D", "="))?.[0];
  if (!link) throw new Error(`Nothing came to ${email}.`);
  return new URL(link).pathname;
}
