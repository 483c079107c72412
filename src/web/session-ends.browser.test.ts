import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoEmail, demoPassword } from "../server/demo/demo-accounts";
import type { DemoKey } from "../server/demo/demo-people";
import { openDemoClub } from "../server/testing/open-demo-club";
import { signInBrowser } from "../server/testing/sign-in-browser";
import { paths, reportDamagePath } from "./paths";

const demo = openDemoClub();

const phone = { viewport: { width: 390, height: 844 } };
const crack = "The left rigger is cracked through";
const photo = {
  name: "rigger.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const openContext = (): Promise<BrowserContext> =>
  demo().browser.newContext({ baseURL: demo().server.origin, ...phone });

async function openAs(who: DemoKey, path: string): Promise<Page> {
  const context = await openContext();
  await signInBrowser(context, who);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Ends the session at the club; the browser keeps its cookie and hears nothing of it. */
async function endSession(page: Page) {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${demo().server.origin}/api/auth/logout`, {
    method: "POST",
    headers: { cookie },
  });
  expect(answer.status).toBe(200);
}

async function logIn(page: Page, who: DemoKey) {
  await page.getByRole("heading", { name: "Member Login" }).waitFor();
  await page.getByLabel("Email").fill(demoEmail(who));
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In" }).press("Enter");
}

const words = (page: Page) => page.getByLabel("What is damaged?");
const send = (page: Page) => page.getByRole("button", { name: "Send the report" });

/** Writes a report, whose session then ends, and comes to the log-in. */
async function sendTooLate(page: Page) {
  await page.getByRole("radio", { name: /Restricted/ }).check();
  await words(page).fill(crack);
  await page.getByLabel(/^Photo/).setInputFiles(photo);
  await page.getByAltText("What you send").waitFor();
  await endSession(page);
  await send(page).press("Enter");
  await page.getByRole("heading", { name: "Login Required" }).waitFor();
  await page.getByText("What you typed is kept here for you.").waitFor();
  await page.waitForFunction(() => scrollY === 0);
  await page.getByRole("link", { name: "Go to Login" }).press("Enter");
}

test("a report that was sent too late is there again after the log-in, and one press sends it", async () => {
  const page = await openAs("manager", reportDamagePath(2));
  await sendTooLate(page);
  await logIn(page, "manager");
  await page.getByText("What you typed is here again", { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(reportDamagePath(2));
  expect(await words(page).inputValue()).toBe(crack);
  expect(await page.getByRole("radio", { name: /Restricted/ }).isChecked()).toBe(true);
  await page.getByText("Your photo was not kept. Please choose it again.").waitFor();
  await send(page).press("Enter");
  await page.getByText("Thank you. The club's staff know.").waitFor();
  await page.getByRole("button", { name: "Add something" }).press("Enter");
  expect(await words(page).inputValue()).toBe("");
  await page.context().close();
});

test("somebody else who logs in there reads none of it", async () => {
  const page = await openAs("manager", reportDamagePath(2));
  await sendTooLate(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(crack);
  await logIn(page, "admin");
  await send(page).waitFor();
  expect(await words(page).inputValue()).toBe("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(crack);
  await page.context().close();
});

/** As another tab does that signs somebody else in; what this page asks meanwhile is still answered. */
async function becomeLee(page: Page) {
  const another = await openContext();
  await signInBrowser(another, "lee");
  await page.context().addCookies(await another.cookies());
  await another.close();
}

test("what is pressed where another tab has signed somebody else in is done for neither", async () => {
  const page = await openAs("sam", paths.account);
  const reminders = page.getByRole("checkbox", { name: /^Reminders/ });
  expect(await reminders.isChecked()).toBe(true);
  await becomeLee(page);
  await reminders.press("Space");
  await page
    .getByText(/Somebody else has signed in on this device/)
    .first()
    .waitFor();
  await page.getByText(demoEmail("lee")).waitFor();
  expect(await reminders.isChecked()).toBe(true);
  for (const who of ["lee", "sam"] as const) {
    await signInBrowser(page.context(), who);
    const { account } = await (await page.context().request.get("/api/auth/my-data")).json();
    expect(account.without).toEqual([]);
  }
  await page.context().close();
});

test("a page that is loaded anew has what was typed; one that was left has not", async () => {
  const page = await openAs("manager", reportDamagePath(2));
  await words(page).fill(crack);
  await page.reload();
  await page.getByText("What you typed is here again", { exact: true }).waitFor();
  expect(await words(page).inputValue()).toBe(crack);
  await page
    .getByRole("link", { name: /Slipway|Willows/ })
    .first()
    .press("Enter");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goto(reportDamagePath(2));
  await send(page).waitFor();
  expect(await words(page).inputValue()).toBe("");
  await page.context().close();
});

test("an edit in a dialog is there again when that is opened, without the code", async () => {
  const page = await openAs("admin", paths.fleet);
  const edit = page.getByRole("button", { name: /^Edit.*Kingfisher/ });
  await edit.press("Enter");
  await page.getByLabel(/^Description/).fill("Quick, and a little wet");
  await page.getByLabel(/^Lock code/).fill("9876");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("9876");
  await endSession(page);
  await page.getByLabel(/^Lock code/).fill("4712");
  await page.getByRole("button", { name: "Save Boat" }).press("Enter");
  await page.getByRole("link", { name: "Go to Login" }).press("Enter");
  await logIn(page, "admin");
  await page.getByText("What you typed is kept", { exact: true }).waitFor();
  await edit.press("Enter");
  await page.getByText("What you typed is here again", { exact: true }).waitFor();
  expect(await page.getByLabel(/^Description/).inputValue()).toBe("Quick, and a little wet");
  await page.getByRole("button", { name: "Save Boat" }).press("Enter");
  await page.getByText("Boat Saved", { exact: true }).waitFor();
  await edit.press("Enter");
  expect(await page.getByLabel(/^Description/).inputValue()).toBe("Quick, and a little wet");
  await page.context().close();
});

const toAccount = (page: Page) => page.goto(paths.account);
async function toSam(page: Page) {
  await page.goto(paths.memberManagement);
  await page.getByRole("link", { name: "Sam Okafor" }).first().press("Enter");
}

test.each([
  ["an account is to go", "sam", toAccount, "Ask for deletion", "Send Request", "Request sent"],
  ["a booking is cancelled", "admin", toSam, /^Cancel WRC/, "Cancel Booking", "Booking Cancelled"],
] as const)("why %s is there again, and its question open", async (_, who, go, ask, yes, done) => {
  const page = await openAs(who, paths.dashboard);
  await go(page);
  await page.getByRole("button", { name: ask }).first().press("Enter");
  const reason = page.getByRole("alertdialog").getByLabel(/^Reason/);
  await reason.fill("We move inland");
  await endSession(page);
  await page.getByRole("button", { name: yes }).press("Enter");
  await page.getByRole("link", { name: "Go to Login" }).press("Enter");
  await logIn(page, who);
  await page.getByText("What you typed is here again", { exact: true }).waitFor();
  expect(await reason.inputValue()).toBe("We move inland");
  await page.getByRole("button", { name: yes }).press("Enter");
  await page.getByText(done, { exact: true }).waitFor();
  await page.context().close();
});

test.each([
  ["sam", "/booking-history", "Booking History"],
  ["sam", "/account#security-settings", "Account"],
  ["sam", "/booking?date=2030-01-01", "Which boat?"],
] as const)("the log-in leads %s back to %s", async (who, path, heading) => {
  const context = await openContext();
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, who);
  await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).toBe(path);
  await context.close();
});

test("staff who follow a link from a mail sign in and are there", async () => {
  const context = await openContext();
  const page = await context.newPage();
  await page.goto(`${paths.damage}?open=true`);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Sign In" }).press("Enter");
  await logIn(page, "manager");
  await page.getByRole("heading", { name: "Damage", level: 1 }).waitFor();
  expect(page.url()).toContain(`${paths.damage}?open=true`);
  await context.close();
});

test("a pending member is not kept at a log-in that would not let them on", async () => {
  const context = await openContext();
  const page = await context.newPage();
  await page.goto(paths.bookingHistory);
  await logIn(page, "pending1");
  await page.waitForURL(`**${paths.dashboard}`);
  await context.close();
});

test("what a password manager fills in without an event is what logs in", async () => {
  const context = await openContext();
  const page = await context.newPage();
  await page.goto(paths.login);
  await page.getByRole("heading", { name: "Member Login" }).waitFor();
  await page.evaluate(
    ([email = "", password = ""]) => {
      for (const field of document.querySelectorAll<HTMLInputElement>("main input")) {
        field.value = field.type === "email" ? email : password;
      }
    },
    [demoEmail("sam"), demoPassword],
  );
  await page.getByRole("button", { name: "Sign In" }).press("Enter");
  await page.waitForURL(`**${paths.dashboard}`);
  await context.close();
});
