import { expect, test } from "vitest";
import { openTimedClub } from "../../server/testing/open-timed-club";
import { signInBrowserAs } from "../../server/testing/sign-in-browser";

const club = openTimedClub();

test("a link of another site ends no session; a press on the page it leads to does", async () => {
  const { browser, origin } = club();
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: "block" });
  await context.route("http://elsewhere.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<a rel="noreferrer" href="${origin}/logout-forced">A nice boat</a>`,
    }),
  );
  await signInBrowserAs(context, "sam");
  const signedIn = async () => (await context.request.get("/api/auth/me")).status();
  const page = await context.newPage();
  await page.goto("http://elsewhere.example/");
  await page.getByRole("link", { name: "A nice boat" }).click();
  await page.getByRole("heading", { name: "Log out everywhere?" }).waitFor();
  expect(await signedIn()).toBe(200);
  await page.getByRole("button", { name: "Log Out Everywhere" }).click();
  await page.getByRole("heading", { name: "You are logged out" }).waitFor();
  expect(await signedIn()).toBe(401);
});
