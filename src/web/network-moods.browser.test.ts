import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { closeContexts } from "../server/testing/launch-browser";
import { openAs } from "../server/testing/open-as";
import { openDemoClub } from "../server/testing/open-demo-club";
import type { Role } from "../shared/members/role";
import { axeViolations, bringAxe } from "./testing/axe-violations";
import { goToScreen, untilSettled } from "./testing/go-to-screen";
import { screenVisits } from "./testing/screen-visits";

const demo = openDemoClub();

/** With a query a page comes without its answers, and asks for them. */
const askingBoats = "/boats?from=mail";

afterEach(() => closeContexts(demo().browser));

async function openPage(role: Role): Promise<Page> {
  const context = await openAs(role, demo(), {
    viewport: { width: 390, height: 844 },
  });
  await bringAxe(context);
  return context.newPage();
}

/** Holds back every answer of some procedures until told otherwise. */
async function holdBack(page: Page, procedures: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(procedures, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

describe("on a slow network", () => {
  test("the app says that it is loading, and after 2 seconds that it is slow", async () => {
    const page = await openPage("visitor");
    const letGo = await holdBack(page, /api\/trpc\/.*auth\.me/);
    await page.goto(askingBoats);
    await page.getByText("Loading application...").waitFor();
    await page.getByText("Still working. The connection may be slow.").waitFor();
    letGo();
    await page.getByRole("heading", { name: "Our boats" }).waitFor();
  });

  test("boats show their shape first, and say when they are slow", async () => {
    const page = await openPage("visitor");
    const letGo = await holdBack(page, /api\/trpc\/.*boats\.list/);
    await page.goto(askingBoats);
    await page.locator("[aria-busy='true']").waitFor();
    await page.getByText("Still looking up the boats. The connection may be slow.").waitFor();
    letGo();
    await page.getByRole("heading", { name: 'Solo 14 "Heron"' }).waitFor();
  });

  test("a screen whose code is slow to come says so below the bar", async () => {
    const page = await openPage("visitor");
    await page.goto("/terms");
    await untilSettled(page);
    const letGo = await holdBack(page, /assets\/faq-page/);
    await page.getByRole("link", { name: "FAQ" }).last().click();
    await page.getByText("Still working. The connection may be slow.").waitFor();
    letGo();
    await untilSettled(page);
    await page.getByRole("heading", { name: "FAQ", level: 1 }).waitFor();
  });
});

describe("without a network", () => {
  test("a banner says what still works, and goes when the network is back", async () => {
    const page = await openPage("approved");
    await page.goto("/booking-history");
    await untilSettled(page);
    await page.context().setOffline(true);
    const banner = page.getByText("You are offline.");
    await banner.waitFor();
    await page.getByRole("link", { name: "My next outing and lock code" }).waitFor();
    await page.getByText(/stays readable; booking and cancelling need a connection/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().setOffline(false);
    await banner.waitFor({ state: "detached" });
  });

  test("boats that cannot be fetched say so and come back on a press", async () => {
    const page = await openPage("visitor");
    await page.goto("/terms");
    await untilSettled(page);
    await page.route(/api\/trpc\/.*boats\.list/, (route) => route.abort());
    await goToScreen(page, "/boats");
    const alert = page.getByRole("alert");
    expect(await alert.innerText()).toMatch(/Error Loading Boats[\s\S]+Failed to fetch boats/);
    await page.unroute(/api\/trpc\/.*boats\.list/);
    await alert.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: 'Solo 14 "Heron"' }).waitFor();
  });

  test("logging in says 'Network error. Please try again.' and keeps what was typed", async () => {
    const page = await openPage("visitor");
    await page.goto("/login");
    await page.getByLabel("Email").fill("sam@willows.example");
    await page.getByLabel("Password", { exact: true }).fill("a password");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Sign In" }).last().click();
    await page.getByText("Network error. Please try again.").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("sam@willows.example");
  });
});

describe.each([
  ["a web page", { status: 200, contentType: "text/html", body: "<!doctype html><p>Welcome" }],
  ["a gateway's error page", { status: 502, contentType: "text/html", body: "<h1>Bad Gateway" }],
])("while the API answers %s", (_, answer) => {
  test("the boats screen names the cause", async () => {
    const page = await openPage("visitor");
    await page.route("**/api/**", (route) => route.fulfill(answer));
    await page.goto(askingBoats);
    await untilSettled(page);
    const detail =
      answer.status === 200 ? "Response is not JSON" : `HTTP error! status: ${answer.status}`;
    await page.getByRole("alert").getByText(detail).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test("every screen still stands and has stopped waiting", async () => {
    const page = await openPage("approved");
    await page.route("**/api/**", (route) => route.fulfill(answer));
    await page.goto("/terms");
    await untilSettled(page);
    const fallen: string[] = [];
    for (const [name, { address }] of screenVisits) {
      await goToScreen(page, address);
      const title = await page.locator("main h1").first().innerText();
      if (title === "Loading Error") fallen.push(name);
    }
    expect(fallen).toEqual([]);
  });

  test("bookings that were kept away are not a session that ended, and come on a press", async () => {
    const page = await openPage("approved");
    await page.goto("/terms");
    await untilSettled(page);
    await page.route("**/api/**", (route) => route.fulfill(answer));
    await goToScreen(page, "/booking-history");
    const alert = page.getByRole("alert").filter({ hasText: "Your bookings did not load" });
    await alert.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute("**/api/**");
    await alert.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Past outings" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  });

  test("logging in says that the API is not there", async () => {
    const page = await openPage("visitor");
    await page.goto("/login");
    await page.getByLabel("Email").fill("sam@willows.example");
    await page.getByLabel("Password", { exact: true }).fill("a password");
    await page.route("**/api/**", (route) => route.fulfill(answer));
    await page.getByRole("button", { name: "Sign In" }).last().click();
    const sentence =
      answer.status === 200
        ? "Response is not JSON"
        : "API endpoint not available: /api/trpc/auth.login";
    await page.getByText(sentence).waitFor();
  });
});
