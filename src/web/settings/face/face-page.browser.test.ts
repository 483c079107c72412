import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDemoClub } from "../../../server/testing/open-demo-club";
import { plainPng } from "../../../server/testing/plain-png";
import { signInBrowser } from "../../../server/testing/sign-in-browser";
import { paletteColours } from "../../../shared/profile/palette-colours";
import { bookingPath } from "../../paths";

const demo = openDemoClub();

async function openPage() {
  const { origin: baseURL } = demo().server;
  const context = await demo().browser.newContext({ baseURL, colorScheme: "light" });
  return context.newPage();
}

test("an admin gives the club a face, and a visitor's page comes in it from its first paint", async () => {
  const standing = await openPage();
  await signInBrowser(standing.context(), "sam");
  await standing.goto(bookingPath(1));
  await standing.getByRole("heading", { level: 1 }).waitFor();
  const page = await openPage();
  await signInBrowser(page.context(), "admin");
  await page.goto("/club-settings/face");
  await page.getByRole("radio", { name: /^Regatta/ }).check();
  await page.getByLabel("Our club says it in its own words").check();
  await page.getByLabel(/^Under the club's name/).fill("Rowing since 1880.");
  await page.getByRole("button", { name: "Save Face" }).click();
  await page.getByText("Face Saved").first().waitFor();
  const logo = { name: "logo.png", mimeType: "image/png", buffer: plainPng(600) };
  await page.getByLabel("Logo").setInputFiles(logo);
  await page.getByRole("button", { name: "Use This Picture" }).click();
  await page.getByText("Picture Saved").first().waitFor();

  const [foam] = paletteColours.regatta.foam;
  const colour = `rgb(${[1, 3, 5].map((at) => Number.parseInt(foam.slice(at, at + 2), 16)).join(", ")})`;
  const colourOf = (one: Page) =>
    one.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const visitor = await openPage();
  // Without scripts it is what the server sent.
  await visitor.route("**/*.js", (route) => route.abort());
  await visitor.goto("/");
  expect(await colourOf(visitor)).toBe(colour);
  await visitor.getByText("Rowing since 1880.").waitFor();
  const home = visitor.getByRole("banner").getByRole("link", { name: "Willows Rowing Club" });
  const src = await home.locator("img").getAttribute("src");
  expect(src).toMatch(/^\/club-pictures\/[0-9a-f]{64}\.png$/);
  const installed = await visitor.request.get("/manifest.webmanifest");
  expect(await installed.json()).toMatchObject({
    name: "Willows Rowing Club",
    icons: [{ src, sizes: "600x600" }],
  });
  // A page that stood open and follows the club has it, too.
  await standing.getByRole("banner").locator(`img[src="${src}"]`).waitFor();
  await expect.poll(() => colourOf(standing)).toBe(colour);
});
