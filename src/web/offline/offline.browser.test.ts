import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openFlowClubs } from "../../server/testing/at-each-club";
import { landOverdueBoats, openBrowser } from "../../server/testing/open-as";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { formatTimes } from "../../shared/time/clock-times";

const { club, atEachClub } = openFlowClubs();

atEachClub(() => {
  // The outing that Uma is late on would be kept before her next one.
  beforeAll(() => landOverdueBoats(club()));

  // Each has a browser of its own, and mostly waits for what a device keeps once a page is open.
  test.concurrent("without a network any address shows the next outing and its lock code, until log-out", async () => {
    const page = await openDashboard();
    await page.context().setOffline(true);
    await page.goto("/boats");
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
    const outing = page.getByRole("region", { name: "Your next outing" });
    expect(await outing.innerText()).toMatch(
      new RegExp(`${formatTimes("12:00", "15:00", club().profile)}\\s+${club().crewed.name}`),
    );
    await outing.getByText("Lock code").waitFor();
    expect(await outing.getByRole("definition").first().innerText()).toMatch(/\d-\d-\d-\d/);

    await page.context().setOffline(false);
    await page.getByRole("heading", { name: "Our boats" }).waitFor();
    await page.getByRole("button", { name: /Account of/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByRole("heading", { name: "Member Login" }).waitFor();
    await page.context().setOffline(true);
    await page.goto("/");
    await page.getByText("No outing is kept on this device.").waitFor();
  });

  test.concurrent("a session that ended elsewhere, and another member's, leave no outing behind", async () => {
    const page = await openDashboard();
    await signInBrowser(page.context(), "zero", club().name);
    await page.goto("/dashboard");
    await page.getByText("No current bookings").waitFor();
    await expectNothingKept(page);

    await signInBrowser(page.context(), "unlimited", club().name);
    await page.goto("/dashboard");
    await page.getByRole("region", { name: "Your next outing" }).waitFor();
    await keptOuting(page);
    await page.context().clearCookies();
    await page.goto("/boats");
    await page.getByRole("heading", { name: "Our boats" }).waitFor();
    await expectNothingKept(page);
  });

  test.concurrent("logging out in one tab signs the others out, and none of them keeps the outing", async () => {
    const page = await openDashboard();
    const other = await page.context().newPage();
    await other.goto("/dashboard");
    await other.getByRole("region", { name: "Your next outing" }).waitFor();
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await other.getByRole("heading", { name: "Authentication Required" }).waitFor();
    await expectNothingKept(page);
  });

  test.concurrent("the device keeps only files of the app: no page of the club, no answer of the API", async () => {
    const page = await openDashboard();
    await page.goto("/boats");
    await page.getByRole("heading", { name: "Our boats" }).waitFor();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain("/offline.html");
    expect(
      kept.filter((path) => !/^\/(?:offline\.html|theme\.js|favicon\.svg|assets\/.+)$/.test(path)),
    ).toEqual([]);
  });

  // By itself: it ends the sessions that the others use.
  test("a lost phone forgets its codes on the offline page, too, once it was logged out elsewhere", async () => {
    const page = await openDashboard();
    await page.goto("about:blank");
    const elsewhere = await openBrowser(club());
    await signInBrowser(elsewhere, "unlimited", club().name);
    const ended = await elsewhere.request.post("/api/auth/force-logout", { data: {} });
    expect(ended.status()).toBe(200);
    await page.goto("/offline.html");
    await page.getByText("No outing is kept on this device.").waitFor();
    await expectNothingKept(page);
  });
});

async function openDashboard(): Promise<Page> {
  const context = await openBrowser(club());
  await signInBrowser(context, "unlimited", club().name);
  const page = await context.newPage();
  await page.goto("/dashboard");
  await page.getByRole("region", { name: "Your next outing" }).waitFor();
  await keptOuting(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Waits until the next outing with all its codes is on the device. */
async function keptOuting(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    (localStorage.getItem("nextOuting") ?? "").includes("Lock code"),
  );
}

async function expectNothingKept(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem("nextOuting") === null);
}
