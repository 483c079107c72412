import { beforeAll, expect, test } from "vitest";
import { openTimedDemo } from "../../server/testing/open-timed-demo";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { paths } from "../paths";
import { untilSettled } from "../testing/go-to-screen";

const demo = openTimedDemo();

const phone = { width: 390, height: 844 };

beforeAll(async () => {
  const { db, itIs } = demo();
  await itIs("08:00");
  const there = await db.boat.count({ where: { managerDisabled: false } });
  const more = Array.from({ length: 30 - there }, (_, nr) => ({
    name: `Skiff ${nr + 1}`,
    description: "Light and quick to turn.",
    category: "single",
    capacity: 2,
  }));
  await db.boat.createMany({ data: more });
});

test("thirty boats are under 2,500 nodes and three screens of a phone, and each unfolds to its card", async () => {
  const context = await demo().open({ viewport: phone });
  await signInBrowser(context, "sam");
  const page = await context.newPage();
  await page.goto(paths.boats);
  await untilSettled(page);
  const boats = page.getByRole("list", { name: "Boats", exact: true });
  await boats.waitFor();
  const { nodes, height } = await page.evaluate(() => ({
    nodes: document.querySelectorAll("*").length,
    height: document.documentElement.scrollHeight,
  }));
  expect(nodes).toBeLessThan(2500);
  expect(height).toBeGreaterThan(phone.height);
  expect(height).toBeLessThanOrEqual(3 * phone.height);

  await page.getByRole("button", { name: /^Show \d+ more days$/ }).click();
  await page.getByRole("button", { name: /^Show \d+ more boats$/ }).click();
  expect(await boats.getByRole("listitem").count()).toBe(30);
  const last = boats.getByRole("listitem", { name: "Skiff 26" });
  await last.getByRole("button").click();
  await last.getByRole("link", { name: "Select Boat Skiff 26" }).waitFor();
});

test("the week of thirty boats is under 2,500 nodes on a laptop", async () => {
  const context = await demo().open({ viewport: { width: 1280, height: 800 } });
  await signInBrowser(context, "sam");
  const page = await context.newPage();
  await page.goto(`${paths.boats}?show=week`);
  await untilSettled(page);
  await page.getByRole("button", { name: /^Show \d+ more boats' weeks$/ }).click();
  expect(await page.getByRole("gridcell").count()).toBe(210);
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(2500);
});
