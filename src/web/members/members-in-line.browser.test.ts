import { expect, test } from "vitest";
import { openAs } from "../../server/testing/open-as";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { paths } from "../paths";
import { untilSettled } from "../testing/go-to-screen";

const demo = openDemoClub();

test("on a laptop the members' telephone numbers stand under one another", async () => {
  const context = await openAs("admin", demo(), { viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(paths.memberManagement);
  await untilSettled(page);
  const list = page.getByRole("region", { name: "Approved Members" });
  const lefts = await list
    .getByText("250-555-0100", { exact: true })
    .evaluateAll((numbers) => numbers.map((number) => number.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(5);
  expect(new Set(lefts).size).toBe(1);
  const mail = list.getByText("unlimited@willows.example", { exact: true });
  expect(await mail.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
  await context.close();
});
