import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { staffDamageView } from "../../shared/damage/damage-schemas";
import { reportDamagePath } from "../paths";

const demo = openDemoClub();

const scratch = "The hull has a long scratch";

async function openReport(): Promise<Page> {
  const context = await demo().browser.newContext({
    baseURL: demo().server.origin,
    viewport: { width: 390, height: 844 },
  });
  await signInBrowser(context, "manager");
  const page = await context.newPage();
  await page.goto(reportDamagePath(1));
  return page;
}

/** What leaves the phone, in bytes a second; -1 is as fast as it goes. */
async function upload(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

/** A bitmap of noise, which does not get small by packing. */
function restlessPhoto() {
  const [width, height] = [600, 400];
  const head = Buffer.alloc(54);
  head.write("BM");
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return {
    name: "hull.bmp",
    mimeType: "image/bmp",
    buffer: Buffer.concat([head, randomBytes(width * height * 3)]),
  };
}

/** What the club has been told in these words. */
async function arrived(page: Page, words: string) {
  const answer = await page.request.get("/api/admin/damage?open=true");
  const reports = staffDamageView.array().parse(await answer.json());
  return reports.flatMap(({ entries }) => entries).filter(({ what }) => what === words);
}

test("a photo shows how much of it has left, is stopped without a loss, and goes the second time", async () => {
  const page = await openReport();
  const words = page.getByLabel("What is damaged?");
  await page.getByRole("radio", { name: /Minor/ }).check();
  await words.fill(scratch);
  await page.getByLabel(/^Photo/).setInputFiles(restlessPhoto());
  await page.getByAltText("What you send").waitFor();

  await upload(page, 20_000);
  const send = page.getByRole("button", { name: "Send the report" });
  await send.press("Enter");
  await page.getByText(/^[1-9]\d?% sent$/).waitFor();
  await page.getByRole("button", { name: "Stop sending" }).press("Enter");
  await page.getByText("What you entered is still here.").waitFor();
  expect(await words.inputValue()).toBe(scratch);
  expect(await page.getByAltText("What you send").isVisible()).toBe(true);
  expect(await send.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await arrived(page, scratch)).toEqual([]);

  await upload(page, -1);
  await send.press("Enter");
  await page.getByText("Thank you. The club's staff know.").waitFor();
  expect(await arrived(page, scratch)).toMatchObject([{ photos: [expect.any(Number)] }]);
  await page.context().close();
});
