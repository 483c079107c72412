import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { openAs } from "../server/testing/open-as";
import { openDemoClub } from "../server/testing/open-demo-club";
import type { Role } from "../shared/members/role";

// A page whose scripts do not come: it says so, and offers itself anew.

const demo = openDemoClub();
const laterScripts = /\/assets\/(?!early-).*\.js$/;

let page: Page;
afterEach(() => page.context().close());

async function openPage(role: Role) {
  const viewport = { width: 360, height: 740 };
  const phone = { viewport, hasTouch: true, isMobile: true };
  page = await (await openAs(role, demo(), phone)).newPage();
}

const line = () => page.getByRole("alert").getByText("This page did not load whole. Reload it.");

const heard = () =>
  page.waitForFunction(
    () => document.readyState === "complete" && !document.querySelector("[data-hydrating]"),
  );

test("a drawn screen says that its scripts are lost, and its link loads it whole", async () => {
  await openPage("approved");
  await page.route(laterScripts, (route) => route.abort());
  await page.goto("/dashboard#main");
  await line().waitFor();
  // What was pressed is kept for a screen that will hear; the way on does not wait for that.
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.unroute(laterScripts);
  await page.getByRole("link", { name: "Reload it." }).tap();
  await page.waitForURL((url) => url.pathname === "/dashboard" && url.hash === "");
  await heard();
  expect(await line().count()).toBe(0);
});

test("an empty page says it, too", async () => {
  await openPage("visitor");
  await page.route(laterScripts, (route) => route.abort());
  await page.goto("/faq");
  await line().waitFor();
});

test("scripts that are long on their way are told of until they have come", async () => {
  await openPage("approved");
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(laterScripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/dashboard", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await line().count()).toBe(0);
  await page.clock.fastForward(20_000);
  await line().waitFor();
  release();
  await heard();
  await line().waitFor({ state: "detached" });
});
