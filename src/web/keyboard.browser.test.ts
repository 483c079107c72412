import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { closeContexts } from "../server/testing/launch-browser";
import { enlivenClub, openAs } from "../server/testing/open-as";
import { openDemoClub } from "../server/testing/open-demo-club";
import type { Role } from "../shared/members/role";
import { untilSettled } from "./testing/go-to-screen";

const demo = openDemoClub();

beforeAll(async () => {
  await enlivenClub(demo());
});

afterEach(() => closeContexts(demo().browser));

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

async function openPage(role: Role, address: string, viewport = laptop): Promise<Page> {
  const context = await openAs(role, demo(), { viewport });
  const page = await context.newPage();
  await page.goto(address);
  await untilSettled(page);
  return page;
}

describe("whoever goes by Tab", () => {
  test.each([
    ["visitor", "/", phone],
    ["visitor", "/register", laptop],
    ["visitor", "/boats", laptop],
    ["approved", "/", laptop],
    ["approved", "/booking-simple/1", phone],
    ["admin", "/member-management", laptop],
  ] as const)("sees as %s on %s at every stop where they are", async (role, address, size) => {
    const page = await openPage(role, address, size);
    const unseen: string[] = [];
    let stops = 0;
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(lookAtFocus);
      if (!stop) break;
      // A date has a stop for each of its parts.
      if (stop.again) continue;
      stops += 1;
      if (!stop.ringed || stop.covered) unseen.push(`${stop.name}: ${JSON.stringify(stop)}`);
    }
    expect(stops).toBeGreaterThan(8);
    expect(unseen).toEqual([]);
  });

  test("skips the bar with the first stop", async () => {
    const page = await openPage("visitor", "/terms");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });
});

/** What has the focus for the first time, whether it is ringed, and whether all of it is covered. */
function lookAtFocus() {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const again = focused.dataset.passed === "yes";
  focused.dataset.passed = "yes";
  const { left, top, width, height } = focused.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
  );
  const style = getComputedStyle(focused);
  return {
    again,
    name: `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent} ${focused.id}`,
    ringed: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
    covered: !points.some((hit) => hit && (focused.contains(hit) || hit.contains(focused))),
  };
}

/** Menus move the focus after they are drawn: waits until it is there, and fails when it never is. */
async function focusReaches(page: Page, text: string) {
  await page.waitForFunction(
    (wanted) =>
      document.activeElement instanceof HTMLElement &&
      document.activeElement.innerText.trim() === wanted,
    text,
  );
}

describe("the account menu", () => {
  test("opens with Enter, moves with the arrows, and gives the focus back with Escape", async () => {
    const page = await openPage("approved", "/terms");
    const account = page.getByRole("button", { name: /^Account of Sam Okafor/ });
    await account.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menu").waitFor();
    await focusReaches(page, "Dashboard");
    await page.keyboard.press("ArrowDown");
    await focusReaches(page, "My Bookings");
    await page.keyboard.press("Escape");
    await focusReaches(page, await account.innerText());
  });
});

describe("the phone's menu", () => {
  test("gives the focus back to its button with Escape", async () => {
    const page = await openPage("visitor", "/terms", phone);
    await page.getByRole("button", { name: "Open menu" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("navigation", { name: "Menu" }).waitFor();
    await page.keyboard.press("Tab");
    await focusReaches(page, "Home");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Open menu" }).waitFor();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute("aria-label") === "Open menu",
    );
  });
});
