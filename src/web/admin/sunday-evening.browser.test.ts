import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { openFlowClubs } from "../../server/testing/at-each-club";
import { closeContexts } from "../../server/testing/launch-browser";
import { openAs } from "../../server/testing/open-as";
import { untilSettled } from "../testing/go-to-screen";

const { club, atEachClub } = openFlowClubs();

atEachClub(() => {
  afterEach(() => closeContexts(club().browser));

  test("one tap approves an applicant, and who is out is read without any", async () => {
    const page = await openHome(phone);
    const taps = await countTaps(page);
    const needs = page.getByRole("region", { name: "Needs you" });
    const approvals = needs.getByRole("listitem").filter({ hasText: "Approvals" });
    await approvals.getByText("3", { exact: true }).waitFor();
    await approvals.getByRole("button", { name: "Approve Priya Nair" }).click();
    await page.getByText("Member Approved", { exact: true }).waitFor();
    await approvals.getByText("2", { exact: true }).waitFor();
    expect(await approvals.getByRole("button", { name: /Priya/ }).count()).toBe(0);
    const out = page.getByRole("region", { name: "On Water" });
    expect(await out.innerText()).toMatch(
      /^On Water\s*\(\d\).*(left|Overdue|No booking runs now)/s,
    );
    expect(await taps()).toBe(1);
  });

  test("Ctrl K finds a member, a booking and a screen without a mouse", async () => {
    const page = await openHome();
    const jump = async (words: string, option: RegExp) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").waitFor();
      await page.keyboard.type(words);
      await page.getByRole("option", { name: option }).waitFor();
      await page.keyboard.press("Enter");
    };
    await jump("okafor", /^Sam Okafor/);
    await page.getByRole("heading", { level: 1, name: "Sam Okafor" }).waitFor();
    await jump("outb", /^Outbox/);
    await page.getByRole("heading", { level: 1, name: "Outbox" }).waitFor();
    const first = `${club().profile.referencePrefix}0001`;
    await jump(first, new RegExp(`^${first}`));
    await page.getByRole("heading", { level: 1, name: "Uma Patel" }).waitFor();
  });
});

const phone = { width: 390, height: 844 };

async function openHome(viewport = { width: 1280, height: 800 }): Promise<Page> {
  const context = await openAs("admin", club(), { viewport });
  const page = await context.newPage();
  await page.goto("/admin");
  await untilSettled(page);
  return page;
}

/** How often the page was tapped since this was asked for. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.taps = "";
    addEventListener("click", () => {
      document.body.dataset.taps += "x";
    });
  });
  return () => page.evaluate(() => document.body.dataset.taps?.length ?? 0);
}
