import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { pictureLimits } from "../../shared/fields/picture";

const demo = openDemoClub();

const heron = 'Solo 14 "Heron"';
const place = "GPS 48.4496 -123.3026";

async function openPage(): Promise<Page> {
  const context = await demo().browser.newContext({
    baseURL: demo().server.origin,
    viewport: { width: 1280, height: 800 },
  });
  return context.newPage();
}

/** A photo as a phone takes it: large, restless, and with the place in it. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [4000, 3000];
    const pen = canvas.getContext("2d");
    const noise = new ImageData(400, 300);
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = (at * at * 31) % 251;
    pen?.putImageData(noise, 0, 0);
    pen?.drawImage(canvas, 0, 0, 400, 300, 0, 0, 4000, 3000);
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1] ?? "";
  });
  const jpg = Buffer.from(base64, "base64");
  const words = Buffer.from(place);
  const aside = Buffer.concat([Buffer.from([0xff, 0xe1, 0, words.length + 2]), words]);
  return Buffer.concat([jpg.subarray(0, 2), aside, jpg.subarray(2)]);
}

const pictureOf = (page: Page, name: string) => page.getByRole("img", { name }).first();
const widthOf = (page: Page) =>
  pictureOf(page, heron).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth;
  });

test("an admin gives a boat a photo, everyone sees it small and without its place, and it goes again", async () => {
  const page = await openPage();
  await signInBrowser(page.context(), "admin");
  await page.goto("/fleet");
  await page.getByRole("button", { name: `Edit ${heron}` }).click();
  const dialog = page.getByRole("dialog", { name: `Edit ${heron}` });
  const file = dialog.getByLabel(/^Picture/);
  await dialog.getByLabel("Capacity").fill("1");

  const drawing = { name: "boat.svg", mimeType: "image/png", buffer: Buffer.from("<svg/>") };
  await file.setInputFiles(drawing);
  await dialog.getByText("This file could not be read as a picture").waitFor();
  expect(await dialog.getByLabel("Capacity").inputValue()).toBe("1");

  const buffer = await photo(page);
  expect(buffer.length).toBeGreaterThan(pictureLimits.maxBytes);
  await file.setInputFiles({ name: "heron.jpg", mimeType: "image/jpeg", buffer });
  await dialog.getByText("It will be shown like this once you save.").waitFor();
  await dialog.getByRole("button", { name: "Save Boat" }).click();
  await dialog.waitFor({ state: "hidden" });

  const visitor = await openPage();
  await visitor.goto("/boats");
  const width = await widthOf(visitor);
  expect(width).toBeGreaterThan(300);
  expect(width).toBeLessThanOrEqual(pictureLimits.longestSidePx);
  const address = (await pictureOf(visitor, heron).getAttribute("src")) ?? "";
  const kept = await (await visitor.request.get(address)).body();
  expect(kept.length).toBeLessThanOrEqual(pictureLimits.maxBytes);
  expect(kept.includes("GPS")).toBe(false);

  await page.getByRole("button", { name: `Edit ${heron}` }).click();
  await dialog.getByRole("button", { name: "Remove the picture" }).click();
  await dialog.getByText("The drawing will be shown once you save.").waitFor();
  await dialog.getByRole("button", { name: "Save Boat" }).click();
  await dialog.waitFor({ state: "hidden" });
  await visitor.reload();
  await visitor.getByRole("heading", { name: heron }).waitFor();
  expect(await pictureOf(visitor, heron).count()).toBe(0);
  expect((await visitor.request.get(address)).status()).toBe(404);
  await Promise.all([page.context().close(), visitor.context().close()]);
});
